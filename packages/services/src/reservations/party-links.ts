import type { Language } from '@dehesa/domain/languages';
import {
  type LinkClaim,
  type LinkRecipient,
  linkToken,
  openedByLink,
  readLinkToken,
  recipientToken,
  type ReservationClaim,
} from '../keys/index';
import type { Installation, ServiceContext } from '../context';
import { findMove, type StoredMove } from './moves/move-rows';
import { findOffer, type StoredOffer } from './waiting-list/offer-rows';

/** Where a party says whether it comes, for the address or number that the link is sent to. */
export function attendanceUrl(
  installation: Installation,
  { id, language, address }: { id: number; language: Language; address: string },
): string {
  const token = recipientToken(installation, 'attendance-link', { id, reservationId: id, address });
  return `${installation.publicUrl}/asistencia/${token}?lang=${language}`;
}

/** The claim of such a token that this installation signed; `undefined` for anything else. */
export function readAttendanceToken(installation: Installation, token: string): ReservationClaim | undefined {
  const { id: reservationId, contact } = readLinkToken(installation, 'attendance-link', token) ?? { contact: null };
  return reservationId === undefined || contact === null ? undefined : { reservationId, contact };
}

/** The `{data}` of `/oferta/{data}`: an offer of the waiting list and the address that it is sent to. */
export function offerToken(
  installation: Installation,
  { offerId, ...recipient }: Omit<LinkRecipient, 'id'> & { offerId: number },
): string {
  return recipientToken(installation, 'waiting-list-offer', { id: offerId, ...recipient });
}

/** The same for who opened another link of the reservation, by the contact of that one. */
export function offerTokenFor(installation: Installation, id: number, contact: LinkClaim['contact']): string {
  return linkToken(installation, 'waiting-list-offer', { id, contact });
}

/** The offer of a link as it stands; `undefined` where it opens nothing (`openedByLink`). */
export async function openedOffer(
  ctx: ServiceContext,
  db: ServiceContext['db'],
  token: string,
): Promise<StoredOffer | undefined> {
  return openedByLink(ctx, db, { purpose: 'waiting-list-offer', token }, findOffer);
}

/** A reservation of a suspended outing, and the address or number that the link to it is sent to. */
export interface MoveRecipient extends Omit<LinkRecipient, 'id'> {
  moveId: number;
}

/** The `{data}` of `/otra-fecha/{data}`, where another date is taken or declined. */
export function moveToken(installation: Installation, { moveId, ...recipient }: MoveRecipient): string {
  return recipientToken(installation, 'other-date', { id: moveId, ...recipient });
}

/** The same for who opened another link of the reservation, by the contact of that one. */
export function moveTokenFor(installation: Installation, id: number, contact: LinkClaim['contact']): string {
  return linkToken(installation, 'other-date', { id, contact });
}

/** The page of such a token. */
export function moveUrl(installation: Installation, recipient: MoveRecipient, language: Language): string {
  return `${installation.publicUrl}/otra-fecha/${moveToken(installation, recipient)}?lang=${language}`;
}

export type OpenedMove = StoredMove & Pick<LinkClaim, 'contact'>;

/** The move of a link as it stands; `undefined` where it opens nothing (`openedByLink`). */
export async function openedMove(
  ctx: ServiceContext,
  db: ServiceContext['db'],
  token: string,
): Promise<OpenedMove | undefined> {
  return openedByLink(ctx, db, { purpose: 'other-date', token }, findMove);
}
