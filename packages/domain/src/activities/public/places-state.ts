/** How a visitor should read the places of an activity: some, hardly any, none but a waiting list, or none at all. */
export type PlacesState = 'free' | 'last' | 'waiting' | 'full';

/** As few free places as this, and no more than a quarter of all, are the last ones. */
const lastPlaces = 5;

/** The places of one shift, or of an activity that has none. */
export interface ShiftPlaces {
  shift: string | null;
  capacity: number;
  held: number;
  /** How many people it needs, where fewer places are held yet (B59). */
  unreached: number | null;
}

/** What visitors are told of the places of an activity, over all its shifts. */
export interface PublicPlaces {
  state: PlacesState;
  free: number;
  total: number;
  uncertain: UncertainOuting | null;
}

/** An outing that still lacks people to take place, and what of it does (B59). */
interface UncertainOuting {
  minimum: number;
  lacking: 'outing' | 'someShifts' | 'everyShift';
}

/** The places of an activity as visitors are told of them; free ones are never below zero (B5). */
export function publicPlaces(shifts: readonly ShiftPlaces[], waitingList: boolean): PublicPlaces {
  const free = shifts.reduce((sum, { capacity, held }) => sum + Math.max(0, capacity - held), 0);
  const total = shifts.reduce((sum, { capacity }) => sum + capacity, 0);
  return { state: placesState({ free, total, waitingList }), free, total, uncertain: uncertainOuting(shifts) };
}

function uncertainOuting(shifts: readonly ShiftPlaces[]): UncertainOuting | null {
  const lacking = shifts.filter((shift) => shift.unreached !== null);
  const minimum = lacking[0]?.unreached;
  if (minimum === undefined || minimum === null) return null;
  if (lacking.length < shifts.length) return { minimum, lacking: 'someShifts' };
  return { minimum, lacking: lacking[0]?.shift === null ? 'outing' : 'everyShift' };
}

/** The state of the free places among all shifts (B3, B5, B14). */
export function placesState({
  free,
  total,
  waitingList,
}: {
  free: number;
  total: number;
  waitingList: boolean;
}): PlacesState {
  if (free <= 0) return waitingList ? 'waiting' : 'full';
  return free <= lastPlaces && free * 4 <= total ? 'last' : 'free';
}
