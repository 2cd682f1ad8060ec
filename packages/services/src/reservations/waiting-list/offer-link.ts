import type { Installation } from '../../context';
import { readSignedToken, signToken } from '../../signed-token';

/** The `{data}` of `/oferta/{data}`: an offer, URL-safe and signed. Who has it may answer. */
export function offerToken(installation: Installation, offerId: number): string {
  return signToken(installation, 'waiting-list-offer', String(offerId));
}

/** The offer of a token that this installation signed; `undefined` for anything else. */
export function readOfferToken(installation: Installation, token: string): number | undefined {
  const payload = readSignedToken(installation, 'waiting-list-offer', token);
  return payload !== undefined && /^[1-9]\d{0,9}$/.test(payload) ? Number(payload) : undefined;
}
