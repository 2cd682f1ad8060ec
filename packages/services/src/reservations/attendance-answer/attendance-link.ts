import type { Language } from '@dehesa/domain/languages';
import { contactHash, linkToken, readLinkToken } from '../../contact-link';
import type { Installation } from '../../context';

/** What the link of a reminder stands for: a reservation, and whom it was sent to as a hash (B52). */
export interface AttendanceClaim {
  reservationId: number;
  contact: string;
}

/** Where a party says whether it comes, for the address or number that the link is sent to. */
export function attendanceUrl(
  installation: Installation,
  { id, language, address }: { id: number; language: Language; address: string },
): string {
  const contact = contactHash(installation, id, address);
  const token = linkToken(installation, 'attendance-link', { id, contact });
  return `${installation.publicUrl}/asistencia/${token}?lang=${language}`;
}

/** The claim of a token that this installation signed; `undefined` for anything else. */
export function readAttendanceToken(installation: Installation, token: string): AttendanceClaim | undefined {
  const { id: reservationId, contact } = readLinkToken(installation, 'attendance-link', token) ?? { contact: null };
  return reservationId === undefined || contact === null ? undefined : { reservationId, contact };
}
