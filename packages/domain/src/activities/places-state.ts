/** How a visitor should read the places of an activity: some, hardly any, none but a waiting list, or none at all. */
export type PlacesState = 'free' | 'last' | 'waiting' | 'full';

/** As few free places as this, and no more than a quarter of all, are the last ones. */
const lastPlaces = 5;

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
