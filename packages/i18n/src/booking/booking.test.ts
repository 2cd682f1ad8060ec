import { failure } from '@dehesa/domain/errors';
import { describe, expect, it } from 'vitest';
import { agendaTexts } from '../agenda';
import { bookingFailureCodes } from '../visitor-failures';
import { bookingFailureText } from './booking-failures';
import { failures as es } from '../locales/es/booking-failures';
import { failures as pt } from '../locales/pt/booking-failures';
import { longDate } from './booking';
import { bookingTexts } from './booking-texts';

const paths = (value: unknown, at = ''): string[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => paths(inner, `${at}.${key}`))
    : [at];

describe('texts of the public pages', () => {
  it('has the same keys in both languages, lists included', () => {
    expect(paths(bookingTexts('pt'))).toEqual(paths(bookingTexts('es')));
  });

  it.each([
    ['es', es],
    ['pt', pt],
  ] as const)('explains every refusal in %s, none with an empty text', (_language, failures) => {
    for (const code of bookingFailureCodes) {
      const { title, message } = failures[code];
      expect(title).not.toBe('');
      expect(message({ person: 2, age: 12 })).not.toMatch(/undefined|^$/);
    }
  });

  it('names the companion and the age that the rule names', () => {
    expect(
      bookingFailureText('es', failure('reservations.companionIdentityRepeated', { person: 2 }))?.message,
    ).toContain('acompañante 2');
    expect(bookingFailureText('es', failure('reservations.childTooYoung', { person: 1, age: 12 }))?.message).toBe(
      'Solo puede ir de acompañante si tiene más de 12 años',
    );
  });

  it('has nothing to say where no rule of booking is meant, or nothing was answered', () => {
    expect(bookingFailureText('es', failure('record.notFound'))).toBeNull();
    expect(bookingFailureText('pt', undefined)).toBeNull();
  });

  it('writes dates in words', () => {
    expect(longDate(bookingTexts('es'), '2026-12-12')).toBe('sábado, 12 de diciembre de 2026');
    expect(longDate(bookingTexts('pt'), '2027-03-01')).toBe('segunda-feira, 1 de março de 2027');
    expect(longDate(bookingTexts('en'), '2027-03-01')).toBe('Monday 1 March 2027');
  });
});

describe('texts of the agenda', () => {
  it('has the same keys in both languages', () => {
    expect(paths(agendaTexts('pt'))).toEqual(paths(agendaTexts('es')));
  });

  it.each(['es', 'pt'] as const)('has a word for every state of the places in %s', (language) => {
    const said = (['free', 'last', 'waiting', 'full'] as const).map((state) => agendaTexts(language).places(state, 2));
    expect(new Set(said).size).toBe(4);
    expect(said.join()).not.toMatch(/undefined/);
  });

  it('counts one and many', () => {
    expect([0, 1, 2].map(agendaTexts('es').found)).toEqual(['0 actividades', '1 actividad', '2 actividades']);
    expect(agendaTexts('pt').places('last', 1)).toBe('Resta 1 lugar');
  });
});
