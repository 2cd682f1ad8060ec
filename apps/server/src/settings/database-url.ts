import { ExpectedError } from '../expected-error';

/**
 * Refuses, in production, a database elsewhere without TLS and a verified certificate. On this machine it needs none;
 * `allowsPlain` is for a network that somebody answers for.
 */
export function assertEncryptedDatabase(url: string, allowsPlain: boolean, variable = 'DATABASE_URL'): void {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  // What is no address is told by whoever connects.
  if (address === undefined || allowsPlain || isHere(address)) return;
  if (address.searchParams.get('sslmode') === 'verify-full') return;
  throw new ExpectedError(
    `${variable} leads to ${address.hostname} without verified TLS: add ?sslmode=verify-full (NODE_EXTRA_CA_CERTS names an ` +
      'authority of your own); DATABASE_PLAIN=on goes without',
  );
}

/** A socket's folder stands in place of the host, or in the query. */
function isHere({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return host === '' || host.startsWith('/') || /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host);
}
