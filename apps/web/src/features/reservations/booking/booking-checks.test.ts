import { BookingInput } from '@dehesa/domain/reservations';
import { describe, expect, it } from 'vitest';
import { checkForm, doubtAbout } from './booking-checks';

function input(language: 'es' | 'pt', identity: string, companion = ''): BookingInput {
  return BookingInput.parse({
    activityId: 1,
    language,
    booker: { identity },
    companions: [{ kind: 'adult', identity: companion }],
  });
}

describe('a document whose check letter does not fit', () => {
  it.each([
    ['es', '12345678A', '¿Es correcta la letra?'],
    ['pt', '123456780', 'O número está correto?'],
    ['es', '12345678 9 ZZ0', '¿Es correcto el número?'],
    ['pt', '12345678A', 'A letra está correta?'],
  ] as const)('is asked about in %s, and refused by no rule', (language, identity, words) => {
    const draft = input(language, identity, identity);
    for (const field of ['booker.identity', 'companions.0.identity']) {
      expect(doubtAbout(draft, field)).toContain(words);
      const rules = { minimumAge: 0, childrenAllowed: true, today: '2026-05-01', questions: [] };
      expect(checkForm(draft, rules, false).filter((issue) => issue.field === field)).toEqual([]);
    }
  });

  it('is nothing that is said of one that fits, is none, or of another field', () => {
    expect(doubtAbout(input('es', '12345678Z'), 'booker.identity')).toBeNull();
    expect(doubtAbout(input('es', '123'), 'booker.identity')).toBeNull();
    expect(doubtAbout(input('es', '12345678A'), 'booker.email')).toBeNull();
    expect(doubtAbout(input('es', '12345678A', '12345678Z'), 'companions.0.identity')).toBeNull();
  });
});
