/** How a visitor should read the places of an activity: some, hardly any, none but a waiting list, or none at all. */
export type PlacesState = 'free' | 'last' | 'waiting' | 'full';

/** As few free places as this, and no more than a quarter of all, are the last ones. */
const lastPlaces = 5;

/** The places of one shift, or of an activity that has none. */
export interface ShiftPlaces {
  shift: string | null;
  capacity: number;
  held: number;
}

/** What visitors are told of the places of an activity, over all its shifts. */
export interface PublicPlaces {
  state: PlacesState;
  free: number;
  total: number;
}

/** The places of an activity as visitors are told of them; free ones are never below zero (B5). */
export function publicPlaces(shifts: readonly ShiftPlaces[], waitingList: boolean): PublicPlaces {
  const free = shifts.reduce((sum, { capacity, held }) => sum + Math.max(0, capacity - held), 0);
  const total = shifts.reduce((sum, { capacity }) => sum + capacity, 0);
  return { state: placesState({ free, total, waitingList }), free, total };
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
