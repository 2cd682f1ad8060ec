import { expect, it } from 'vitest';
import { wantedAddress } from './wanted-address';

it.each([
  [undefined, '/dashboard'],
  ['', '/dashboard'],
  ['/actividades/ver/reserva?id=4', '/actividades/ver/reserva?id=4'],
  ['/login?to=/login', '/dashboard'],
  ['https://example.org', '/dashboard'],
  ['//example.org', '/dashboard'],
  ['/\\example.org', '/dashboard'],
  ['/\t/example.org', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
])('%j leads to %s', (to, address) => {
  expect(wantedAddress(to)).toBe(address);
});
