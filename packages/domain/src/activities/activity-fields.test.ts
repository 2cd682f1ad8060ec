import { describe, expect, it } from 'vitest';
import {
  type ActivityField,
  type ActivityState,
  activityFields,
  changedActivityFields,
  isSameValue,
  withFieldsOf,
} from './activity-fields';
import { activityState } from './activity-state.test-support';

const texts = activityState().texts;

it('names every field of an activity once, in the order of the form', () => {
  const { texts: _, ...plain } = activityState();
  const ofTexts = (['es', 'pt'] as const).flatMap((language) =>
    Object.keys(texts[language]).map((name) => `texts.${language}.${name}`),
  );
  expect(activityFields.toSorted()).toEqual([...Object.keys(plain), ...ofTexts].toSorted());
  expect(activityFields.filter((field) => field.startsWith('texts.es'))).toEqual([
    'texts.es.title',
    'texts.es.subtitle',
    'texts.es.description',
    'texts.es.necessaryMaterial',
    'texts.es.recommendedMaterial',
    'texts.es.includes',
    'texts.es.meetingPoint',
    'texts.es.price',
    'texts.es.guideLanguages',
    'texts.es.accessibility',
    'texts.es.badWeather',
  ]);
});

describe('changedActivityFields', () => {
  it.each<[string, Partial<ActivityState>, ActivityField[]]>([
    ['nothing', {}, []],
    ['a number', { capacity: 12 }, ['capacity']],
    ['a date with its week', { date: '2026-06-27', week: 26 }, ['date', 'week']],
    ['a time that is gone', { endTime: null }, ['endTime']],
    ['the order of the shifts', { shifts: ['Tarde', 'Mañana'] }, ['shifts']],
    ['the same shifts in another list', { shifts: ['Mañana', 'Tarde'] }, []],
    ['a position that moved', { position: { lat: 39.8, lng: -5.9 } }, ['position']],
    ['the same position in other words', { position: { lng: -6, lat: 39.8 } }, []],
    ['a position that is gone', { position: null }, ['position']],
    [
      'a text of one language',
      { texts: { ...texts, pt: { ...texts.pt, description: '<p>Olá</p>' } } },
      ['texts.pt.description'],
    ],
    [
      'several, in the order of the form',
      { imageId: null, texts: { ...texts, es: { ...texts.es, title: 'Otro' } }, companyId: 9 },
      ['companyId', 'texts.es.title', 'imageId'],
    ],
  ])('%s', (_case, change, fields) => {
    const before = activityState();
    expect(changedActivityFields(before, { ...before, ...change })).toEqual(fields);
  });
});

describe('withFieldsOf', () => {
  it('takes these fields and no others, texts one by one', () => {
    const from = activityState({
      capacity: 30,
      phone: '600',
      shifts: ['Noche'],
      texts: { es: { ...texts.es, title: 'Nuevo', subtitle: 'Otro' }, pt: { ...texts.pt, title: 'Novo' } },
    });
    const fields = new Set<ActivityField>(['capacity', 'shifts', 'texts.es.title']);
    expect(withFieldsOf(activityState(), from, fields)).toEqual(
      activityState({
        capacity: 30,
        shifts: ['Noche'],
        texts: { es: { ...texts.es, title: 'Nuevo' }, pt: texts.pt },
      }),
    );
  });

  it('of no field leaves all as it was', () => {
    const to = activityState();
    expect(withFieldsOf(to, activityState({ capacity: 1, hidden: true }), new Set())).toEqual(to);
  });
});

it.each([
  ['', null, false],
  [0, false, false],
  [null, null, true],
  [['a'], ['a', 'b'], false],
  [['a', 'b'], ['b', 'a'], false],
  [[], [], true],
  [{ a: [1] }, { a: [1] }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [['a'], { 0: 'a' }, false],
])('isSameValue(%j, %j) is %s', (one, other, same) => {
  expect(isSameValue(one, other)).toBe(same);
});
