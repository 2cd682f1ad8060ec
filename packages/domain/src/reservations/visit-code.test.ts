import { describe, expect, it } from 'vitest';
import { readVisitCode } from './visit-code';

describe('readVisitCode', () => {
  it.each([
    ['MON-ABCD2345', { kind: 'reference', reference: 'MON-ABCD2345' }],
    ['  abcd2345 ', { kind: 'reference', reference: 'abcd2345' }],
    ['https://reservas.example/mi-reserva/MTI6YQ.sig_-1?lang=pt', { kind: 'link', token: 'MTI6YQ.sig_-1' }],
    ['HTTP://reservas.example/cancelacion/MTI6YQ.sig/', { kind: 'link', token: 'MTI6YQ.sig' }],
    ['http://localhost:3000/mi-reserva/MTI6YQ.sig#qr', { kind: 'link', token: 'MTI6YQ.sig' }],
  ])('reads %j', (text, code) => {
    expect(readVisitCode(text)).toEqual(code);
  });

  it.each([
    '',
    '   ',
    'x'.repeat(21),
    'https://',
    'https://reservas.example/',
    'https://reservas.example/mi-reserva/',
    `https://reservas.example/mi-reserva/${'x'.repeat(601)}`,
    'https://reservas.example/mi-reserva/a/b',
    'ftp://reservas.example/mi-reserva/abc',
    'WIFI:S:hotel;T:WPA;P:secreto123;;',
  ])('finds nothing in %j', (text) => {
    expect(readVisitCode(text)).toBeNull();
  });
});
