import { shiftKey } from '../activities';

/** A party of the suspended outing, in order of booking. */
export interface MovingParty {
  reservationId: number;
  people: number;
  /** The name of its shift; null where the outing has none. */
  shift: string | null;
  /** Dates that it could not take: somebody of it is booked there already, or not of the age. */
  barredFrom: readonly number[];
}

/** A shift of another date, or the whole of one that has none (`shiftId` null). */
export interface OtherShift {
  shiftId: number | null;
  name: string | null;
  free: number;
}

export interface OtherDate {
  activityId: number;
  shifts: readonly OtherShift[];
}

export interface HeldPlaces {
  activityId: number;
  shiftId: number | null;
}

/**
 * Which places are held for whom: in the given order of parties and dates, as far as they go. A party gets the first date
 * with a shift that takes all of it, its own by name before the others; who does not fit anywhere gets none.
 */
export function holdPlaces(parties: readonly MovingParty[], dates: readonly OtherDate[]): Map<number, HeldPlaces> {
  const left = dates.map(({ activityId, shifts }) => ({ activityId, shifts: shifts.map((shift) => ({ ...shift })) }));
  const held = new Map<number, HeldPlaces>();
  for (const party of parties) {
    for (const { activityId, shifts } of left) {
      if (party.barredFrom.includes(activityId)) continue;
      const shift = shiftFor(party, shifts);
      if (shift === undefined) continue;
      shift.free -= party.people;
      held.set(party.reservationId, { activityId, shiftId: shift.shiftId });
      break;
    }
  }
  return held;
}

function shiftFor<T extends OtherShift>({ people, shift }: MovingParty, shifts: readonly T[]): T | undefined {
  const fitting = shifts.filter(({ free }) => free >= people);
  const same = (name: string | null) => shift !== null && name !== null && shiftKey(name) === shiftKey(shift);
  return fitting.find(({ name }) => same(name)) ?? fitting[0];
}
