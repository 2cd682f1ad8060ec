import { expect, it } from 'vitest';
import { addressHash, hourOf, secondsLeft } from './address-hash';
import { networkOf } from './address-network';

it.each([
  ['192.0.2.7', '192.0.2.7', true],
  ['192.0.2.7', '192.0.2.8', false],
  ['::ffff:192.0.2.7', '192.0.2.7', true],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
  ['2001:db8:1:2::1', '2001:DB8:0001:0002:0:0:0:9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['fe80::1%eth0', 'fe80::2', true],
  ['::1', '127.0.0.1', false],
])('%s and %s are one connection: %s', (one, other, same) => {
  expect(networkOf(one) === networkOf(other)).toBe(same);
});

it('keeps what is no address as it is', () => {
  expect(networkOf('a socket')).toBe('a socket');
});

it('is kept as another hash for each hour, thing and installation', () => {
  const installation = { publicUrl: '', secretKey: Buffer.alloc(32, 1) };
  const hour = hourOf(new Date('2026-05-01T10:59:59.999Z'));
  const hashes = [
    addressHash(installation, 'booking', '192.0.2.7', hour),
    addressHash(installation, 'signUp', '192.0.2.7', hour),
    addressHash(installation, 'booking', '192.0.2.7', hourOf(new Date('2026-05-01T11:00:00Z'))),
    addressHash({ ...installation, secretKey: Buffer.alloc(32, 2) }, 'booking', '192.0.2.7', hour),
  ];
  expect(new Set(hashes).size).toBe(4);
  expect(hashes.join()).not.toContain('192');
});

it('an hour has seconds left until the next one', () => {
  expect(secondsLeft(new Date('2026-05-01T10:00:00Z'))).toBe(3600);
  expect(secondsLeft(new Date('2026-05-01T10:59:59.900Z'))).toBe(1);
});
