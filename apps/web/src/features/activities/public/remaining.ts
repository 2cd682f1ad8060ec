export interface Remaining {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Milliseconds in whole days, hours, minutes and seconds; nothing below zero. */
export function remaining(milliseconds: number): Remaining {
  const total = Math.max(0, Math.ceil(milliseconds / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}
