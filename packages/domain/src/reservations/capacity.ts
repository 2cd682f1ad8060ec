export interface ShiftPlaces {
  capacity: number;
  held: number;
}

/** Free places of a shift, never below zero (B5). */
export function placesLeft({ capacity, held }: ShiftPlaces): number {
  return Math.max(0, capacity - held);
}

/** An activity is full when no shift has a free place (B5). */
export function isFull(shifts: readonly ShiftPlaces[]): boolean {
  return shifts.every((shift) => placesLeft(shift) === 0);
}
