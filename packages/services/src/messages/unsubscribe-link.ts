import type { Installation } from '../context';
import { readSignedToken, signToken } from '../signed-token';

/** Where the booker of a reservation ends its reminders: a page for people, one click for mail programs (RFC 8058). */
export function reminderUnsubscribeUrl(installation: Installation, reservationId: number): string {
  const token = signToken(installation, 'reminder-unsubscribe', String(reservationId));
  return `${installation.publicUrl}/baja-recordatorios/${token}`;
}

/** The reservation of a token that this installation signed; `undefined` for anything else. */
export function readUnsubscribeToken(installation: Installation, token: string): number | undefined {
  const payload = readSignedToken(installation, 'reminder-unsubscribe', token);
  return payload !== undefined && /^[1-9]\d{0,9}$/.test(payload) ? Number(payload) : undefined;
}
