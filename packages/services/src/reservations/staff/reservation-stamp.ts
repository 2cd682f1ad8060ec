import { createHash } from 'node:crypto';
import type { ReservationRow } from '../reservation-rows';

/**
 * Stands for what a form shows of a reservation: another one means that somebody has changed it. Whoever is checked in at
 * the door changes nothing of it.
 */
export function reservationStamp(row: ReservationRow): string {
  const { activity, shift, status, language, notes, whatsapp } = row;
  const people = row.people.map(({ checkedIn: _checkedIn, ...person }) => person);
  const content = JSON.stringify([activity.id, shift?.id ?? null, status, language, notes, whatsapp, people]);
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
