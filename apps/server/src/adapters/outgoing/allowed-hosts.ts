import ipaddr from 'ipaddr.js';
import { ExpectedError } from '../../expected-error';

type Network = ReturnType<typeof ipaddr.parseCIDR>;

/** What an installation may connect to beside public addresses, and what it may speak to unencrypted. */
export interface AllowedHosts {
  /** Names and addresses, lower-case; one that begins with a dot stands for all names that end so. */
  readonly names: ReadonlySet<string>;
  readonly networks: readonly Network[];
}

export const publicHosts: AllowedHosts = { names: new Set(), networks: [] };

/** Addresses that clouds answer with what only the machine itself may know, where the ranges do not tell. */
const machinesOwn = new Set(['168.63.129.16']);

/** Reads a list such as `localhost, 10.1.0.0/16, .internal.example.org`; an `ExpectedError` names what is none of these. */
export function parseAllowedHosts(list: string): AllowedHosts {
  const names = new Set<string>();
  const networks: Network[] = [];
  for (const entry of list.split(',').map((text) => text.trim().toLowerCase())) {
    if (entry === '') continue;
    if (ipaddr.isValidCIDR(entry)) networks.push(ipaddr.parseCIDR(entry));
    else if (ipaddr.isValid(entry)) networks.push(wholeAddress(entry));
    else if (/^\.?[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(entry)) names.add(entry);
    else throw new ExpectedError(`OUTGOING_ALLOW holds "${entry}": use names, addresses and networks as 10.1.0.0/16`);
  }
  return { names, networks };
}

/** The host of an address or a setting as it is compared: without brackets, and without the dot that ends a full name. */
export function bareHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');
}

/** Whether a host is allowed by its name, whatever address it has. */
export function isNamed({ names }: AllowedHosts, host: string): boolean {
  return names.has(host) || [...names].some((name) => name.startsWith('.') && host.endsWith(name));
}

/** Whether an address lies in one of the networks that are allowed. */
export function isWithin({ networks }: AllowedHosts, address: string): boolean {
  const parsed = ipaddr.parse(address);
  return networks.some((network) => network[0].kind() === parsed.kind() && parsed.match(network));
}

/** Whether everybody may connect to an address: none of a house, of a machine, of a group, nor one that wraps such a one. */
export function isPublic(address: string): boolean {
  return ipaddr.parse(address).range() === 'unicast' && !machinesOwn.has(address);
}

function wholeAddress(address: string): Network {
  const parsed = ipaddr.parse(address);
  return [parsed, parsed.kind() === 'ipv4' ? 32 : 128];
}
