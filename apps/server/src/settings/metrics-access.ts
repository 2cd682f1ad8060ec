import ipaddr from 'ipaddr.js';
import { ExpectedError } from '../expected-error';

/** Who may read the metrics (B49): from one of these networks, or whoever has the token. */
export interface MetricsAccess {
  networks: readonly [ipaddr.IPv4 | ipaddr.IPv6, number][];
  token: string | null;
}

const shortestToken = 24;

/** What METRICS_ALLOW and METRICS_TOKEN say; null where neither does: then there are no metrics to read. */
export function parseMetricsAccess(allow: string | undefined, token: string | undefined): MetricsAccess | null {
  const networks = (allow ?? '')
    .split(/[\s,]+/)
    .filter((text) => text !== '')
    .map((text) => networkIn(text));
  const given = token === undefined || token === '' ? null : token;
  if (given !== null && given.length < shortestToken)
    throw new ExpectedError(`METRICS_TOKEN is too short: ${shortestToken} characters or more are needed`);
  return networks.length === 0 && given === null ? null : { networks, token: given };
}

function networkIn(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (ipaddr.isValid(text)) {
    const address = ipaddr.process(text);
    return [address, address.kind() === 'ipv4' ? 32 : 128];
  }
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  throw new ExpectedError(`METRICS_ALLOW has "${text}": addresses and networks as 10.1.0.0/16 are needed`);
}
