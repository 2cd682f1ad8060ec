import { describe, expect, it } from 'vitest';
import { ExpectedError } from '../../expected-error';
import { bareHost, isNamed, isPublic, isWithin, parseAllowedHosts } from './allowed-hosts';

it.each([
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.0.9'],
  ['loopback', '::1'],
  ['private', '10.1.2.3'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['private', 'fc00::1'],
  ['private', 'fd00:ec2::254'],
  ['private, as it once was', 'fec0::1'],
  ['of the link: metadata of clouds', '169.254.169.254'],
  ['of the link', 'fe80::1'],
  ['of the carrier: metadata too', '100.100.100.200'],
  ['of the carrier', '100.64.0.1'],
  ['metadata of a cloud among public ones', '168.63.129.16'],
  ['metadata of a cloud among reserved ones', '192.0.0.192'],
  ['of a group', '224.0.0.1'],
  ['of a group', 'ff02::1'],
  ['of everybody', '255.255.255.255'],
  ['none', '0.0.0.0'],
  ['none', '::'],
  ['an IPv4 one in an IPv6 one', '::ffff:127.0.0.1'],
  ['an IPv4 one in an IPv6 one', '::ffff:8.8.8.8'],
  ['behind NAT64', '64:ff9b::7f00:1'],
  ['behind NAT64 of a house', '64:ff9b:1::a00:1'],
  ['behind 6to4', '2002:7f00:1::'],
  ['behind Teredo', '2001:0:7f00:1::'],
  ['of documents', '203.0.113.7'],
  ['of documents', '2001:db8::1'],
  ['of the future', '240.0.0.1'],
])('%s is not public: %s', (_what, address) => {
  expect(isPublic(address)).toBe(false);
});

it.each(['8.8.8.8', '93.184.215.14', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a02:26f0::1'])(
  '%s is public',
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);

describe('what OUTGOING_ALLOW lists', () => {
  const allowed = parseAllowedHosts(' Correo.Interno, .internal.example.org,10.1.0.0/16, 127.0.0.1 ,fd00::/8,, ::1');

  it('are names, also of all hosts under one', () => {
    expect(['correo.interno', 'a.internal.example.org'].map((host) => isNamed(allowed, host))).toEqual([true, true]);
    const others = ['otro.interno', 'x.correo.interno', 'internal.example.org', 'xinternal.example.org', '10.1.0.1'];
    expect(others.map((host) => isNamed(allowed, host))).toEqual(others.map(() => false));
  });

  it('are addresses and networks', () => {
    expect(['10.1.255.1', '127.0.0.1', 'fd12::7', '::1'].map((one) => isWithin(allowed, one))).not.toContain(false);
    const others = ['10.2.0.1', '127.0.0.2', 'fc00::1', '::2', '::ffff:127.0.0.1', '::ffff:10.1.0.1'];
    expect(others.map((one) => isWithin(allowed, one))).not.toContain(true);
  });

  it.each(['http://a.example', 'a b', '10.0.0.0/99', '*', 'a..b', 'a:25'])('is not %j', (list) => {
    expect(() => parseAllowedHosts(list)).toThrow(ExpectedError);
  });
});

it.each([
  ['[::1]', '::1'],
  ['LOCALHOST.', 'localhost'],
  ['mail.example.org', 'mail.example.org'],
])('%s is the host %s', (host, bare) => {
  expect(bareHost(host)).toBe(bare);
});
