import ipaddr from 'ipaddr.js';

/**
 * What tries, bookings and calls are counted by (B25, B47). What one connection has: an IPv4 address, or of IPv6 the /64
 * within which its holder takes addresses at will.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${Buffer.from(parsed.toByteArray().slice(0, 8)).toString('hex')}/64`;
}
