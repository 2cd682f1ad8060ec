import { expect, it } from 'vitest';
import { HeldSlots } from './held-slots';

it('holds so many for an address and so many in all, and each is given back once', () => {
  const slots = new HeldSlots({ fromOneAddress: 2, inAll: 3 });
  const first = slots.take('a');
  slots.take('a');
  expect(() => slots.take('a')).toThrow('request.tooMany');
  slots.take('b');
  expect(() => slots.take('c')).toThrow('request.tooMany');
  first();
  first();
  slots.take('c');
  expect(() => slots.take('d')).toThrow('request.tooMany');
});

it('counts what lies in one /64 together', () => {
  const slots = new HeldSlots({ fromOneAddress: 1, inAll: 9 });
  const held = slots.take('2001:db8:1:2::1');
  expect(() => slots.take('2001:db8:1:2:ffff::9')).toThrow('request.tooMany');
  slots.take('2001:db8:1:3::1');
  held();
  slots.take('2001:db8:1:2:ffff::9');
});
