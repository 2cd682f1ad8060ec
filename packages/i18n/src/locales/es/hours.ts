import type { HourTexts } from '../../text-shapes';

/** Only one o'clock is singular: la 1:00, las 9:00. */
export const theHour = (time: string) => `${Number.parseInt(time, 10) === 1 ? 'la' : 'las'} ${time}`;

export const hours: HourTexts = {
  at: (time) => `a ${theHour(time)}`,
  range: (start, end) => `de ${start} a ${end}`,
  until: (end) => `hasta ${theHour(end)}`,
  spanish: (time) => `${time} hora española`,
  portuguese: (time) => `${time} hora portuguesa`,
};
