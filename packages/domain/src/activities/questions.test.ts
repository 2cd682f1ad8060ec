import { describe, expect, it } from 'vitest';
import { asked } from './question-limits';
import { ActivityQuestion, ActivityQuestions, keepAnswered } from './questions';

const id = (number: number) => String(number).padStart(32, '0');
const question = (number: number, change: object = {}) =>
  ActivityQuestion.parse({ id: id(number), kind: 'text', of: 'party', label: { es: `Pregunta ${number}` }, ...change });
const choice = (...words: string[]) => ({ kind: 'choice', options: words.map((es) => ({ es })) });

describe('a question of an activity’s own (B73)', () => {
  it('keeps answers for a month unless it says otherwise, and has no Portuguese words of its own', () => {
    expect(question(1)).toMatchObject({ days: 30, required: false, retired: false, label: { pt: '' }, options: [] });
  });

  it.each<[string, object]>([
    ['no Spanish words', { label: { es: ' ', pt: 'Alergias?' } }],
    ['a choice of one', choice('Coche')],
    ['a choice between the same', choice('Coche', 'Coche ')],
    ['answers for ever', { days: 366 }],
    ['answers for no day', { days: 0 }],
    ['too many options', choice(...Array.from({ length: 11 }, (_, index) => `Opción ${index}`))],
    ['an id of its own making', { id: 'alergias' }],
    ['another kind', { kind: 'file' }],
  ])('is refused with %s', (_what, change) => {
    const input = { id: id(1), kind: 'text', of: 'party', label: { es: 'Pregunta' }, ...change };
    expect(ActivityQuestion.safeParse(input).success).toBe(false);
  });

  it('stands at most six times, each once', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => question(index));
    expect(ActivityQuestions.safeParse(many(6)).success).toBe(true);
    expect(ActivityQuestions.safeParse(many(7)).success).toBe(false);
    expect(ActivityQuestions.safeParse([question(1), question(1)]).success).toBe(false);
  });
});

describe('keepAnswered', () => {
  it('retires what is left out, and keeps kind and addressee of what stays', () => {
    const stored = [question(1), question(2, { of: 'person' })];
    const renamed = question(2, { ...choice('a', 'b'), of: 'party', label: { es: '¿Alergias?' } });
    const kept = keepAnswered(stored, [question(3), renamed]);
    expect(kept.map(({ id: own, retired }) => [Number(own), retired])).toEqual([
      [3, false],
      [2, false],
      [1, true],
    ]);
    expect(kept[1]).toMatchObject({ kind: 'text', of: 'person', label: { es: '¿Alergias?' } });
  });

  it('leaves a choice with something to choose from, whatever it was to become', () => {
    const stored = [question(1, choice('Coche', 'Tren'))];
    const [kept] = keepAnswered(stored, [question(1, { label: { es: '¿Cómo viene?' } })]);
    expect(kept).toMatchObject({
      kind: 'choice',
      options: [{ es: 'Coche' }, { es: 'Tren' }],
      label: { es: '¿Cómo viene?' },
    });
    const [changed] = keepAnswered(stored, [question(1, choice('Coche', 'A pie'))]);
    expect(changed?.options.map(({ es }) => es)).toEqual(['Coche', 'A pie']);
  });

  it('asks a retired one again, and holds no more than it may', () => {
    const stored = Array.from({ length: 40 }, (_, index) => question(index, { retired: index > 0 }));
    const kept = keepAnswered(stored, [question(50), question(39)]);
    expect(kept).toHaveLength(40);
    expect(asked(kept).map(({ id: own }) => Number(own))).toEqual([50, 39]);
    // The one that was retired first gave way, not the one that was asked until now.
    expect(kept.map(({ id: own }) => Number(own))).not.toContain(1);
    expect(kept.at(-1)).toMatchObject({ id: id(0), retired: true });
  });
});
