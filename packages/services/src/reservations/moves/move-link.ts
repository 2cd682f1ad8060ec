import type { Language } from '@dehesa/domain/languages';
import { contactHash, type LinkClaim, linkOpens, linkToken, readLinkToken } from '../../contact-link';
import type { Installation, ServiceContext } from '../../context';
import { isAnswerable } from '../answerable';
import { findMove, type StoredMove } from './move-rows';

/** A reservation of a suspended outing, and the address or number that the link to it is sent to. */
export interface MoveRecipient {
  moveId: number;
  reservationId: number;
  address: string;
}

/** The `{data}` of `/otra-fecha/{data}`, URL-safe and signed (B52). */
export function moveToken(installation: Installation, { moveId, reservationId, address }: MoveRecipient): string {
  return moveTokenFor(installation, moveId, contactHash(installation, reservationId, address));
}

/** The same for who opened another link of the reservation, by the contact of that one. */
export function moveTokenFor(installation: Installation, id: number, contact: LinkClaim['contact']): string {
  return linkToken(installation, 'other-date', { id, contact });
}

/** Where another date is taken or declined. */
export function moveUrl(installation: Installation, recipient: MoveRecipient, language: Language): string {
  return `${installation.publicUrl}/otra-fecha/${moveToken(installation, recipient)}?lang=${language}`;
}

export type OpenedMove = StoredMove & Pick<LinkClaim, 'contact'>;

/** The move of a link as it stands; `undefined` where the link opens nothing, or not for this booker any more (B22, B52). */
export async function openedMove(
  ctx: ServiceContext,
  db: ServiceContext['db'],
  token: string,
): Promise<OpenedMove | undefined> {
  const claim = readLinkToken(ctx.installation, 'other-date', token);
  const move = claim && (await findMove(db, claim.id));
  if (claim === undefined || move === undefined) return undefined;
  const { contact } = claim;
  const { reservationId, expiresAt } = move;
  const opens = contact === null ? isAnswerable(ctx, expiresAt) : await linkOpens(ctx, db, { reservationId, contact });
  return opens ? { ...move, contact } : undefined;
}
