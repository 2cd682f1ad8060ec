import { describe, expect, it } from 'vitest';
import { refusals } from '../refusals.test-support';
import { ErasePersonInput, ExportPersonInput, PersonQuery, RetentionInput } from './schema';

describe.each([
  ['looked for', PersonQuery, {}],
  ['exported', ExportPersonInput, { format: 'pdf', language: 'pt' }],
  ['erased', ErasePersonInput, { people: [7] }],
] as const)('a person who is %s', (_what, schema, rest) => {
  it.each([
    [{ email: ' Ana @Example.ORG ' }, { email: 'ana@example.org', identity: '' }],
    [{ identity: ' 12.345.678-z ' }, { email: '', identity: '12345678Z' }],
    [
      { email: 'Luis@example.org', identity: 'x1234567l' },
      { email: 'luis@example.org', identity: 'X1234567L' },
    ],
  ])('is known by %j whatever its case, spaces and signs (B13)', (typed, read) => {
    expect(schema.parse({ ...rest, ...typed })).toMatchObject({ ...rest, ...read });
  });

  it.each([
    [{}, ['email: required']],
    [{ email: '  ', identity: ' . - ' }, ['email: required']],
    [{ email: 'ana@example' }, ['email: email']],
    [{ email: 'ana@example', identity: '12345678Z' }, ['email: email']],
  ])('is refused with %j', (typed, why) => {
    expect(refusals(schema, { ...rest, ...typed })).toEqual(why);
  });

  it('has an address of 80 characters and a document of 20 at most', () => {
    const email = (length: number) => `${'a'.repeat(length - 12)}@example.org`;
    expect(refusals(schema, { ...rest, email: email(80), identity: '1'.repeat(20) })).toEqual([]);
    expect(refusals(schema, { ...rest, email: email(81) })).toContain('email: too_big');
    expect(refusals(schema, { ...rest, identity: '1'.repeat(21) })).toContain('identity: too_big');
  });
});

const email = 'ana@example.org';

it.each([
  ['json', 'es', []],
  ['pdf', 'pt', []],
  ['csv', 'es', ['format: invalid_value']],
  ['json', 'en', ['language: invalid_value']],
  [undefined, 'es', ['format: invalid_value']],
  ['json', undefined, ['language: invalid_value']],
])("a person's file as %s in %s", (format, language, why) => {
  expect(refusals(ExportPersonInput, { email, format, language })).toEqual(why);
});

describe('erasing', () => {
  const people = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  it('leaves account and coming reservations alone unless they are named', () => {
    const rows = { email, identity: '', people: [4, 9] };
    expect(ErasePersonInput.parse({ email, people: [4, 9] })).toEqual({ ...rows, account: false, cancelComing: false });
    expect(ErasePersonInput.parse({ email, people: [4, 9], account: true })).toEqual({
      ...rows,
      account: true,
      cancelComing: false,
    });
    expect(ErasePersonInput.parse({ email, people: [4, 9], cancelComing: true })).toEqual({
      ...rows,
      account: false,
      cancelComing: true,
    });
  });

  it.each([
    ['no row', [], []],
    ['as many rows as may be', people(2000), []],
    ['a row more', people(2001), ['people: too_big']],
    ['what is no row', [3, 0], ['people.1: too_small']],
    ['nothing named', undefined, ['people: invalid_type']],
  ])('takes or refuses %s', (_what, rows, why) => {
    expect(refusals(ErasePersonInput, { email, people: rows })).toEqual(why);
  });
});

describe('what a retention would erase', () => {
  it.each([
    [{}, { months: null }],
    [{ months: null }, { months: null }],
    [{ months: 0 }, { months: 0 }],
    [{ months: 600 }, { months: 600 }],
  ])('is asked for with %j', (typed, read) => expect(RetentionInput.parse(typed)).toEqual(read));

  it.each([
    [-1, 'too_small'],
    [601, 'too_big'],
    [1.5, 'invalid_type'],
    ['12', 'invalid_type'],
  ])('is not asked for with %j months', (months, code) => {
    expect(refusals(RetentionInput, { months })).toEqual([`months: ${code}`]);
  });
});
