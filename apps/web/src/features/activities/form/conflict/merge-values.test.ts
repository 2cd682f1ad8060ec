import { noActivityTexts } from '@dehesa/domain/activities';
import { describe, expect, it } from 'vitest';
import { type ActivityFormValues, emptyValues } from '../form-values';
import { changedFields, type FormField, formFields } from './form-fields';
import { mergeValues } from './merge-values';

const texts = {
  ...noActivityTexts,
  title: 'Buitres',
  description: '<p>Uno</p>',
};
const base: ActivityFormValues = {
  ...emptyValues,
  texts: { es: texts, pt: { ...texts, title: 'Abutres' } },
  companyId: '3',
  date: '2026-06-20',
  startTime: '09:00',
  capacity: 10,
  shifts: ['Mañana'],
};
const inSpanish = (change: Partial<typeof texts>): Partial<ActivityFormValues> => ({
  texts: { ...base.texts, es: { ...texts, ...change } },
});

interface Case {
  name: string;
  mine?: Partial<ActivityFormValues>;
  theirs?: Partial<ActivityFormValues>;
  merged?: Partial<ActivityFormValues>;
  takenOver?: FormField[];
  kept?: FormField[];
  both?: FormField[];
}

const cases: Case[] = [
  { name: 'nothing changed anywhere' },
  {
    name: 'what only they changed is taken over',
    theirs: { capacity: 12, municipality: 'Serradilla' },
    merged: { capacity: 12, municipality: 'Serradilla' },
    takenOver: ['municipality', 'capacity'],
  },
  {
    name: 'what was only typed stays',
    mine: { phone: '927', shifts: ['Mañana', 'Tarde'] },
    merged: { phone: '927', shifts: ['Mañana', 'Tarde'] },
    kept: ['phone', 'shifts'],
  },
  {
    name: 'different fields come together',
    mine: { phone: '927' },
    theirs: { capacity: 12 },
    merged: { phone: '927', capacity: 12 },
    takenOver: ['capacity'],
    kept: ['phone'],
  },
  {
    name: 'the same field to something else is to be chosen, and what was typed is what the form shows',
    mine: { capacity: 15 },
    theirs: { capacity: 12 },
    merged: { capacity: 15 },
    both: ['capacity'],
  },
  {
    name: 'the same field to the same value is no conflict',
    mine: { capacity: 12, shifts: ['Tarde'] },
    theirs: { capacity: 12, shifts: ['Tarde'] },
    merged: { capacity: 12, shifts: ['Tarde'] },
  },
  {
    name: 'an emptied field is a change too',
    mine: { startTime: '' },
    theirs: { startTime: '10:00', date: null },
    merged: { startTime: '', date: null },
    takenOver: ['date'],
    both: ['startTime'],
  },
  {
    name: 'texts are merged one by one',
    mine: inSpanish({ title: 'Águilas' }),
    theirs: { texts: { es: { ...texts, description: '<p>Dos</p>' }, pt: { ...base.texts.pt, subtitle: 'Ao nascer' } } },
    merged: {
      texts: {
        es: { ...texts, title: 'Águilas', description: '<p>Dos</p>' },
        pt: { ...base.texts.pt, subtitle: 'Ao nascer' },
      },
    },
    takenOver: ['texts.es.description', 'texts.pt.subtitle'],
    kept: ['texts.es.title'],
  },
  {
    name: 'a text that both changed',
    mine: inSpanish({ description: '<p>Mío</p>' }),
    theirs: inSpanish({ description: '<p>Suyo</p>' }),
    merged: inSpanish({ description: '<p>Mío</p>' }),
    both: ['texts.es.description'],
  },
  {
    name: 'a schedule change that was typed stays over a date that they corrected',
    mine: { change: { date: '2026-06-28', startTime: '', endTime: '', week: '' } },
    theirs: { date: '2026-06-27' },
    merged: { change: { date: '2026-06-28', startTime: '', endTime: '', week: '' }, date: '2026-06-27' },
    takenOver: ['date'],
    kept: ['change'],
  },
];

describe('mergeValues', () => {
  it.each(cases)('$name', ({ mine, theirs, merged, takenOver = [], kept = [], both = [] }) => {
    expect(mergeValues(base, { ...base, ...mine }, { ...base, ...theirs })).toEqual({
      values: { ...base, ...merged },
      takenOver,
      kept,
      both,
    });
  });

  it('changes nothing that it was given', () => {
    const [mine, theirs] = [structuredClone(base), structuredClone(base)];
    mine.texts.es.title = 'Águilas';
    theirs.capacity = 5;
    const before = structuredClone([base, mine, theirs]);
    mergeValues(base, mine, theirs);
    expect([base, mine, theirs]).toEqual(before);
  });
});

it('every field of the form can be changed and is noticed', () => {
  const other: Record<string, unknown> = { ...emptyValues, media: emptyValues['media' as keyof ActivityFormValues] };
  for (const key of Object.keys(emptyValues)) {
    if (key !== 'media' && key !== 'texts') other[key] = 'another value';
  }
  const otherTexts = Object.fromEntries(Object.keys(texts).map((name) => [name, 'another text']));
  other['texts'] = { es: otherTexts, pt: otherTexts };
  // Only compared, never read: values of any type are other ones.
  expect(changedFields(emptyValues, other as unknown as ActivityFormValues)).toEqual(formFields);
});
