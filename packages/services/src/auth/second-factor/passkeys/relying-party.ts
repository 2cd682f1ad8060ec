import { isIP } from 'node:net';
import { DomainError } from '@dehesa/domain/errors';
import type { Installation } from '../../../context';

/** Whom passkeys belong to: the domain of the installation, and the one address that they are used from. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * From the installation's public address. Browsers have passkeys for domains alone, and over an encrypted connection or on
 * this very machine; `undefined` for others.
 */
export function relyingParty({ publicUrl }: Installation): RelyingParty | undefined {
  const { hostname, origin, protocol } = new URL(publicUrl);
  const local = hostname === 'localhost' || hostname.endsWith('.localhost');
  const bare = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return bare || (protocol !== 'https:' && !local) ? undefined : { id: hostname, origin };
}

/** The same, refusing with `auth.passkeysUnavailable` where there is none. */
export function requireRelyingParty(installation: Installation): RelyingParty {
  const party = relyingParty(installation);
  if (party === undefined) throw DomainError.of('auth.passkeysUnavailable');
  return party;
}
