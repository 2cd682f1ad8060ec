import type { Installation } from '../context';
import { contactHash } from './contact-link';
import { readSignedToken, signToken } from './signed-token';

/** For so long after a booking may its address be corrected where it was made (B79). */
const minutes = 30;

/** Who has just booked: the reservation, the address that it named, and until when that may be corrected. */
export interface CorrectionRight {
  reservationId: number;
  /** As links name it (B52): once it is another one, the right has been used. */
  contact: string;
  /** In milliseconds. */
  until: number;
}

/** The right that the answer to a booking made at `madeAt` carries. */
export function correctionRight(
  installation: Installation,
  { reservationId, address, madeAt }: { reservationId: number; address: string; madeAt: Date },
): string {
  const contact = contactHash(installation, reservationId, address);
  return signRight(installation, { reservationId, contact, until: madeAt.getTime() + minutes * 60_000 });
}

/** The same for another address, for no longer. */
export function renewedRight(installation: Installation, { reservationId, until }: CorrectionRight, address: string) {
  return signRight(installation, { reservationId, contact: contactHash(installation, reservationId, address), until });
}

/** The right of a token that this installation signed and whose time has not passed; `undefined` for anything else. */
export function readCorrectionRight(installation: Installation, token: string, now: Date): CorrectionRight | undefined {
  const payload = readSignedToken(installation, 'booking-correction', token) ?? '';
  const match = /^([1-9]\d{0,9}):([\w-]{16}):(\d{1,15})$/.exec(payload);
  if (!match?.[1] || !match[2] || !match[3]) return undefined;
  const right = { reservationId: Number(match[1]), contact: match[2], until: Number(match[3]) };
  return now.getTime() < right.until ? right : undefined;
}

/** Whether a reservation made then may still have its address corrected, as far as its age goes. */
export function isCorrectable(madeAt: Date, now: Date): boolean {
  return now.getTime() - madeAt.getTime() < minutes * 60_000;
}

function signRight(installation: Installation, { reservationId, contact, until }: CorrectionRight): string {
  return signToken(installation, 'booking-correction', `${reservationId}:${contact}:${until}`);
}
