import { describe, expect, it } from 'vitest';
import { addressToReturn, routerAddress, shownAddress } from './shown-address';

const inBrowser = (shown: string) => {
  const { pathname, search, hash } = new URL(shown, 'https://reservas.example.org');
  return routerAddress({ pathname, search, hash });
};

const screens = [
  [
    '/usuarios?page=2&q=Pe%C3%B1a+%C3%8D%C3%B1iguez&order=name',
    '/usuarios?page=2&order=name#q=Pe%C3%B1a+%C3%8D%C3%B1iguez',
  ],
  ['/actividades/ver/reserva?id=7&search=%2212345678Z%22', '/actividades/ver/reserva?id=7#search=%2212345678Z%22'],
  ['/usuarios?q=ana', '/usuarios#q=ana'],
];

it.each(screens)('what was typed into %s is not sent to a server', (address, shown) => {
  expect(shownAddress(address)).toBe(shown);
  expect(shown.split('#')[0]).not.toMatch(/ana|12345678Z|iguez/);
  const said = (text: string) => (text.split('?')[1] ?? '').split('&').toSorted((a, b) => a.localeCompare(b));
  expect(said(inBrowser(shown))).toEqual(said(address));
});

describe('every other address', () => {
  it.each([
    '/',
    '/dashboard',
    '/usuarios?page=2&quality=1',
    '/verificar-email#q1.token',
    '/actividades/ver/reserva?id=7',
  ])('%s is as it was', (address) => {
    expect(shownAddress(address)).toBe(address);
    expect(inBrowser(address)).toBe(address);
  });
});

it('a link of before is understood, and what stands behind the # counts', () => {
  expect(inBrowser('/usuarios?q=ana&page=2')).toBe('/usuarios?q=ana&page=2');
  expect(inBrowser('/usuarios?q=ana&page=2#q=eva')).toBe('/usuarios?page=2&q=eva');
});

it('who has to sign in first comes back to the screen, and nobody is named on the way', () => {
  expect(addressToReturn('/usuarios?page=2&q=ana')).toBe('/usuarios?page=2');
  expect(addressToReturn('/usuarios?page=2')).toBe('/usuarios?page=2');
});
