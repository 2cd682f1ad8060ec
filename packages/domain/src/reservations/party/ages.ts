import { addDays, isIsoDate, yearsBetween } from '../../dates';

/** Who books is an adult, whatever the activity's band (D15). */
export const minimumBookerAge = 18;

function born(birthDate: string, today: string): boolean {
  return isIsoDate(birthDate) && birthDate <= today;
}

/** Whether the birth date is a real one and not in the future. `today` is the date in Madrid. */
export function isBirthDate(birthDate: string, today: string): boolean {
  return born(birthDate, today);
}

/** The age in years that the booker needs: 18, or the activity's minimum where that is higher. */
export function bookerAgeFor(minimumAge: number): number {
  return Math.max(minimumBookerAge, minimumAge);
}

/** Of age on the birthday itself; `age` in completed years. */
export function hasAge(birthDate: string, age: number, today: string): boolean {
  return born(birthDate, today) && yearsBetween(birthDate, today) >= age;
}

/** A child must be *more than* the band's years old: not yet on the birthday, from the day after (D15). */
export function exceedsAge(birthDate: string, age: number, today: string): boolean {
  if (!born(birthDate, today)) return false;
  return age === 0 || yearsBetween(birthDate, addDays(today, -1)) >= age;
}
