import { describe, expect, it } from 'vitest';
import { refusals } from '../refusals.test-support';
import { exportAddress } from './export-address';
import {
  AttendeeExportInput,
  AttendeeList,
  GeneralExportInput,
  LocalitiesExportInput,
  LocalitiesInput,
  StatisticsScope,
} from './schema';

describe('a view of the dashboard', () => {
  it.each(['general', 1, 2])('is %j', (scope) => expect(StatisticsScope.parse(scope)).toBe(scope));
  it.each([0, 3, '1', 'tajo', null])('is not %j', (scope) =>
    expect(StatisticsScope.safeParse(scope).success).toBe(false),
  );

  it.each([
    ['ES', []],
    ['PT', []],
    ['FR', ['country: invalid_value']],
    ['es', ['country: invalid_value']],
  ])('tells the localities of %s: %j', (country, why) => {
    expect(refusals(LocalitiesInput, { scope: 2, country })).toEqual(why);
  });
});

describe('a spreadsheet', () => {
  it('lists those who are confirmed, or with them those who wait (U37)', () => {
    for (const list of ['confirmed', 'total']) expect(AttendeeList.parse(list)).toBe(list);
    expect(AttendeeList.safeParse('waiting').success).toBe(false);
  });

  it.each([
    ['of attendees', AttendeeExportInput, { list: 'total' }],
    ['of all', GeneralExportInput, {}],
    ['of localities', LocalitiesExportInput, { scope: 'general', country: 'PT' }],
  ] as const)('%s is in Spanish unless asked otherwise, and in a language of staff', (_what, schema, rest) => {
    expect(schema.parse(rest)).toEqual({ ...rest, language: 'es' });
    expect(schema.parse({ ...rest, language: 'pt' })).toEqual({ ...rest, language: 'pt' });
    expect(refusals(schema, { ...rest, language: 'en' })).toEqual(['language: invalid_value']);
  });

  it.each([
    ['asistentes.xlsx?lang=es', () => exportAddress.attendees('confirmed', 'es', null)],
    ['total.xlsx?lang=pt', () => exportAddress.attendees('total', 'pt', null)],
    ['datos-generales.xlsx?lang=pt', () => exportAddress.general('pt', null)],
    [
      'localidades.xlsx?scope=general&country=PT&lang=es',
      () => exportAddress.localities({ scope: 'general', country: 'PT', period: null }, 'es'),
    ],
    [
      'localidades.xlsx?scope=2&country=ES&lang=pt',
      () => exportAddress.localities({ scope: 2, country: 'ES', period: null }, 'pt'),
    ],
  ])('has its address: %s', (name, address) => expect(address()).toBe(`/api/exports/${name}`));
});
