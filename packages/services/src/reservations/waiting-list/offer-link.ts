import { contactHash, type LinkClaim, linkOpens, linkToken, readLinkToken } from '../../contact-link';
import type { Installation, ServiceContext } from '../../context';
import { isAnswerable } from '../answerable';
import { findOffer, type StoredOffer } from './offer-rows';

/** The `{data}` of `/oferta/{data}`: an offer and the address that it is sent to, URL-safe and signed (B52). */
export function offerToken(
  installation: Installation,
  { offerId, reservationId, address }: { offerId: number; reservationId: number; address: string },
): string {
  return offerTokenFor(installation, offerId, contactHash(installation, reservationId, address));
}

/** The same for who opened another link of the reservation, by the contact of that one. */
export function offerTokenFor(installation: Installation, id: number, contact: LinkClaim['contact']): string {
  return linkToken(installation, 'waiting-list-offer', { id, contact });
}

/** The offer of a link as it stands; `undefined` where the link opens nothing, or not for this booker any more (B22, B52). */
export async function openedOffer(
  ctx: ServiceContext,
  db: ServiceContext['db'],
  token: string,
): Promise<StoredOffer | undefined> {
  const claim = readLinkToken(ctx.installation, 'waiting-list-offer', token);
  const offer = claim && (await findOffer(db, claim.id));
  if (claim === undefined || offer === undefined) return undefined;
  const { reservationId, expiresAt } = offer;
  const opens =
    claim.contact === null
      ? isAnswerable(ctx, expiresAt)
      : await linkOpens(ctx, db, { reservationId, contact: claim.contact });
  return opens ? offer : undefined;
}
