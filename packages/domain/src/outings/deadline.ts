/** For how long places on another date are held. */
export const heldHours = 24;

/** Until when they are: never longer than until the other outing begins. */
export function moveDeadline(from: Date, begins: Date): Date {
  return new Date(Math.min(from.getTime() + heldHours * 3_600_000, begins.getTime()));
}
