import { type Day, portugueseShift } from './portuguese-hours';
import { shiftLabel, shiftTimes } from './shift-times';

/** A shift as visitors are told of it. */
export interface ToldShift {
  /** Its name with its end, where that is known (B70). */
  label: string;
  /** The same in Portuguese hours where that helps (B48). */
  portugueseLabel: string | null;
  /** There only where its name tells no time: it has the activity's hours (B70). */
  untimed?: true;
}

/** `minutes` is how long shifts last; null where nobody has said. */
export function toldShift(name: string, minutes: number | null, day: Day): ToldShift {
  const label = shiftLabel(name, minutes);
  const untimed = shiftTimes(name, null) === null;
  return { label, portugueseLabel: portugueseShift(label, day), ...(untimed && { untimed }) };
}
