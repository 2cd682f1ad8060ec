import { describe, expect, it } from 'vitest';
import { agendaTexts } from './index';

const paths = (value: unknown, at = ''): string[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => paths(inner, `${at}.${key}`))
    : [at];

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
