import { describe, expect, it } from 'vitest';
import { earlyAccessAddress } from './early-access';
import { earlyAccessState } from './early-access-state';

const today = '2026-05-10';

describe('earlyAccessState (B9)', () => {
  it.each([
    [null, null, 'off'],
    ['2026-05-10', null, 'open'],
    ['2026-05-11', null, 'upcoming'],
    ['2026-05-11', '2026-05-20', 'upcoming'],
    [null, '2026-05-10', 'open'],
    [null, '2026-05-09', 'off'],
    ['2026-05-01', '2026-05-31', 'open'],
    ['2026-05-10', '2026-05-10', 'open'],
    ['2026-05-01', '2026-05-09', 'off'],
    ['2026-05-09', null, 'open'],
    [null, '2026-05-11', 'open'],
  ] as const)('from %s to %s: %s', (opensOn, closesOn, state) => {
    expect(earlyAccessState({ opensOn, closesOn }, today)).toBe(state);
  });
});

describe('earlyAccessAddress', () => {
  it('leaves out what is not asked for', () => {
    expect(earlyAccessAddress(null)).toBe('/seleccion-actividad');
    expect(earlyAccessAddress(7)).toBe('/seleccion-actividad?c=7');
    expect(earlyAccessAddress(7, { language: 'es', pageIndex: 0 })).toBe('/seleccion-actividad?c=7');
    expect(earlyAccessAddress(null, { pageIndex: 1 })).toBe('/seleccion-actividad?pagina=2');
    expect(earlyAccessAddress(null, { language: 'en' })).toBe('/seleccion-actividad?lang=en');
    expect(earlyAccessAddress(7, { language: 'pt', pageIndex: 2 })).toBe('/seleccion-actividad?c=7&pagina=3&lang=pt');
  });
});
