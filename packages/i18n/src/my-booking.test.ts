import { failure } from '@dehesa/domain/errors';
import { describe, expect, it } from 'vitest';
import { myBookingFailureText, myBookingTexts } from './my-booking';
import { myBookingFailureCodes } from './visitor-failures';

const paths = (value: unknown, at = ''): string[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => paths(inner, `${at}.${key}`))
    : [at];

describe('texts of one’s own reservation', () => {
  it('has the same keys in both languages', () => {
    expect(paths(myBookingTexts('pt'))).toEqual(paths(myBookingTexts('es')));
  });

  it.each(['es', 'pt'] as const)('explains every refusal in %s', (language) => {
    for (const code of [...myBookingFailureCodes, 'unknown'] as const) {
      const { title, message } = myBookingTexts(language).failures[code];
      expect(title).not.toBe('');
      expect(message(5)).not.toMatch(/undefined|^$/);
    }
  });

  it('says how long to wait, in minutes or hours', () => {
    const wait = (seconds: number) =>
      myBookingFailureText(myBookingTexts('es'), failure('request.tooMany', { retryAfterSeconds: seconds })).message;
    expect(wait(20)).toContain('dentro de 1 minuto.');
    expect(wait(540)).toContain('dentro de 9 minutos.');
    expect(wait(80_000)).toContain('dentro de 22 horas.');
  });

  it('reads as a lost connection where nothing was answered, or no rule of these changes is meant', () => {
    expect(myBookingFailureText(myBookingTexts('pt'), undefined).title).toBe('Não foi possível concluir');
    expect(myBookingFailureText(myBookingTexts('es'), failure('access.forbidden')).title).toBe(
      'No se ha podido completar',
    );
  });

  it('counts one and many', () => {
    expect([1, 3].map(myBookingTexts('pt').people.count)).toEqual(['1 pessoa', '3 pessoas']);
    expect(myBookingTexts('es').position(1, 1)).toBe('Es la única reserva en espera.');
    expect(myBookingTexts('es').position(2, 5)).toBe('Está en el puesto 2 de 5.');
  });
});
