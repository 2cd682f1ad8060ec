import { createHash } from 'node:crypto';
import { emailKey, phoneDigits } from '@dehesa/domain/identity';
import type { Language } from '@dehesa/domain/languages';
import type { Installation } from '../../context';
import { readSignedToken, signToken } from '../../signed-token';

/** How the party of a reservation is written to. */
export interface BookerContact {
  email: string | null;
  phonePrefix: string | null;
  phone: string | null;
}

/** What the link of a reminder stands for: a reservation, and who it was sent to, as a hash. */
export interface AttendanceClaim {
  reservationId: number;
  contact: string;
}

/** Where a party says whether it comes; empty where there is nobody to send it to. */
export function attendanceUrl(
  installation: Installation,
  { id, language, ...contact }: { id: number; language: Language } & BookerContact,
): string {
  const [first] = contactHashes(id, contact);
  if (first === undefined) return '';
  return `${installation.publicUrl}/asistencia/${signToken(installation, 'attendance-link', `${id}:${first}`)}?lang=${language}`;
}

/** The claim of a token that this installation signed; `undefined` for anything else. */
export function readAttendanceToken(installation: Installation, token: string): AttendanceClaim | undefined {
  const match = /^([1-9]\d{0,9}):([\w-]{16})$/.exec(readSignedToken(installation, 'attendance-link', token) ?? '');
  return match?.[1] && match[2] ? { reservationId: Number(match[1]), contact: match[2] } : undefined;
}

/** Whether it was sent to whoever is the booker now: staff may have handed the reservation on, or it was erased (B46). */
export function isClaimOf({ reservationId, contact }: AttendanceClaim, booker: BookerContact): boolean {
  return contactHashes(reservationId, booker).includes(contact);
}

function contactHashes(reservationId: number, { email, phonePrefix, phone }: BookerContact): string[] {
  const contacts = [
    ...(email ? [emailKey(email)] : []),
    ...(phone ? [phoneDigits(`${phonePrefix ?? ''}${phone}`)] : []),
  ];
  return contacts.map((contact) =>
    createHash('sha256').update(`${reservationId}:${contact}`).digest('base64url').slice(0, 16),
  );
}
