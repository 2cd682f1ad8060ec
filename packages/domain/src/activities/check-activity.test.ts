import { describe, expect, it } from 'vitest';
import { checkActivity, hasText, missingActivityFields } from './check-activity';
import { activityTextFields } from './fields';
import { ActivityInput } from './schema';
import { tidyShifts } from './schedule/shift-names';

const complete = ActivityInput.parse({
  texts: { es: { title: 'Buitres', description: '<p>Al amanecer</p>' }, pt: { title: '', description: '' } },
  companyId: 3,
  territoryId: 1,
  categoryId: 1,
  date: '2026-06-20',
  municipality: 'Torrejón el Rubio',
  capacity: 20,
});

it.each(['es', 'pt'] as const)('refuses a description that is too long in %s, by its language', (language) => {
  const described = (length: number) => {
    const text = { ...complete.texts[language], description: 'a'.repeat(length) };
    return checkActivity({ ...complete, texts: { ...complete.texts, [language]: text } });
  };
  const max = activityTextFields.description.max;
  expect(described(max)).toBeNull();
  expect(described(max + 1)).toEqual({ code: 'activities.descriptionTooLong', params: { language, max } });
});

describe('required fields (D8)', () => {
  it('asks for nothing more than these', () => expect(checkActivity(complete)).toBeNull());
  it.each([
    ['title', { ...complete, texts: { ...complete.texts, es: { ...complete.texts.es, title: ' ' } } }],
    [
      'description',
      { ...complete, texts: { ...complete.texts, es: { ...complete.texts.es, description: '<p>&nbsp;</p>' } } },
    ],
    ['companyId', { ...complete, companyId: null }],
    ['date', { ...complete, date: '' }],
    ['municipality', { ...complete, municipality: '  ' }],
    ['municipality', { ...complete, municipality: '' }],
  ])('refuses one without %s', (field, input) => {
    expect(missingActivityFields(input)).toEqual([field]);
    expect(checkActivity(input)).toEqual({ code: 'activities.incomplete' });
  });
  it('names all of an empty form, in its order', () => {
    const empty = {
      texts: { es: { title: '', description: '' } },
      companyId: null,
      territoryId: null,
      categoryId: null,
      date: null,
      municipality: '',
    };
    expect(missingActivityFields(empty)).toEqual([
      'companyId',
      'territoryId',
      'categoryId',
      'date',
      'municipality',
      'title',
      'description',
    ]);
  });
});

it.each([
  ['2026-06-02', '2026-06-01', 'activities.datesOutOfOrder'],
  ['2026-06-01', '2026-06-01', undefined],
  [null, '2026-06-01', undefined],
  ['2026-06-01', null, undefined],
])('registrations from %s to %s: %s', (registrationOpensOn, registrationClosesOn, code) => {
  expect(checkActivity({ ...complete, registrationOpensOn, registrationClosesOn })?.code).toBe(code);
});

it.each([
  [20, undefined],
  [21, { code: 'input.invalid', params: { path: 'minimumPeople' } }],
  [null, undefined],
])('%s people needed of 20 that fit (B59): %j', (minimumPeople, refused) => {
  expect(checkActivity({ ...complete, minimumPeople }) ?? undefined).toEqual(refused);
});

it.each([
  ['<p>&nbsp;\u00a0</p>', false],
  ['<p\nclass="x"> </p>', false],
  ['1 < 2', true],
  ['<p></p>', false],
  ['<p>a</p>', true],
  ['  ', false],
  ['<br>', false],
  ['texto', true],
])('%j says something: %s', (html, expected) => expect(hasText(html)).toBe(expected));

it('keeps the first spelling of repeated shifts, in order', () => {
  expect(tidyShifts([' Mañana ', 'Tarde', 'MAÑANA', '', 'tarde'])).toEqual(['Mañana', 'Tarde']);
});

it.each([
  ['a comma in a shift', { shifts: ['10,30'] }],
  ['an address that is no web page', { externalBookingUrl: 'javascript:alert(1)' }],
  ['a title of 81 characters', { texts: { ...complete.texts, es: { ...complete.texts.es, title: 'a'.repeat(81) } } }],
  ['an age that is no band', { minimumAge: 14 }],
  ['a capacity below zero', { capacity: -1 }],
  ['a day that is not', { date: '2026-02-30' }],
])('refuses %s', (_case, change) => expect(ActivityInput.safeParse({ ...complete, ...change }).success).toBe(false));
