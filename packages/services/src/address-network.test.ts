import { expect, it } from 'vitest';
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
