import { describe, expect, it } from 'vitest';
import { refusals } from '../refusals.test-support';
import {
  CollaboratorAccessInput,
  CollaboratorListInput,
  CollaboratorRecordsInput,
  CollaboratorRef,
  CreateCollaboratorInput,
  EarlyAccessInput,
  EditCollaboratorInput,
} from './schema';
import { signUpFields, SignUpInput } from './sign-up';

const hotel = {
  companyName: 'Hotel del Río',
  postalCode: '10700',
  locality: 'Alcántara',
  province: 'Cáceres',
  phone: '927390000',
  email: 'hola@hoteldelrio.test',
};

describe('a list of collaborators', () => {
  it('is of all, by name, unless asked otherwise (B34)', () => {
    expect(CollaboratorListInput.parse({})).toEqual({
      pageIndex: 0,
      pageSize: 25,
      search: '',
      territoryId: null,
      hasAccess: null,
      order: 'name',
      direction: 'asc',
    });
    const asked = {
      pageIndex: 2,
      pageSize: 9,
      search: 'río',
      territoryId: 2,
      hasAccess: false,
      order: 'createdAt',
      direction: 'desc',
    };
    expect(CollaboratorListInput.parse({ ...asked, search: ' río ' })).toEqual(asked);
  });

  it.each([
    [{ search: 'a'.repeat(100) }, []],
    [{ search: 'a'.repeat(101) }, ['search: too_big']],
    [{ territoryId: 0 }, ['territoryId: invalid_union']],
    [{ hasAccess: 'yes' }, ['hasAccess: invalid_type']],
    [{ order: 'website' }, ['order: invalid_value']],
    [{ direction: 'up' }, ['direction: invalid_value']],
  ])('asked for with %#', (asked, why) => expect(refusals(CollaboratorListInput, asked)).toEqual(why));

  it.each(['name', 'locality', 'province', 'email', 'phone', 'createdAt', 'hasAccess'])('is sorted by %s', (order) =>
    expect(refusals(CollaboratorListInput, { order })).toEqual([]),
  );
});

it('one that staff make waits for its confirmation unless it is confirmed at once', () => {
  expect(CreateCollaboratorInput.parse(hotel)).toMatchObject({ confirm: false });
  expect(CreateCollaboratorInput.parse({ ...hotel, confirm: true })).toMatchObject({ confirm: true });
});

it.each([
  ['an edit', EditCollaboratorInput, hotel],
  ['a reference', CollaboratorRef, {}],
  ['an access', CollaboratorAccessInput, { hasAccess: false }],
  ['a page of its records', CollaboratorRecordsInput, {}],
] as const)('%s names its collaborator', (_what, schema, rest) => {
  expect(schema.parse({ ...rest, id: 7 })).toMatchObject({ ...rest, id: 7 });
  expect(refusals(schema, rest)).toEqual(['id: invalid_type']);
  expect(refusals(schema, { ...rest, id: 0 })).toEqual(['id: too_small']);
});

it('an access is given or taken, and said', () => {
  expect(refusals(CollaboratorAccessInput, { id: 7 })).toEqual(['hasAccess: invalid_type']);
});

it.each([
  [{ opensOn: '2026-05-01', closesOn: null }, []],
  [{ opensOn: null, closesOn: '2026-05-31' }, []],
  [{ opensOn: null }, ['closesOn: invalid_type']],
  [{ opensOn: '2026-02-30', closesOn: null }, ['opensOn: date']],
])('the days of early access %j (B9): %j', (range, why) => expect(refusals(EarlyAccessInput, range)).toEqual(why));

describe('the public sign-up', () => {
  it('has no picture yet, and is in Spanish unless its page was not', () => {
    const image = '3f0c7a52-6a53-4c7e-9d51-0b1f6a1f2b11';
    const read = SignUpInput.parse({ ...hotel, key: ' k ', imageId: image });
    expect(read).toMatchObject({ ...hotel, key: ' k ', language: 'es', territoryId: null });
    expect(read).not.toHaveProperty('imageId');
    expect(SignUpInput.parse({ ...hotel, key: 'k', language: 'en' }).language).toBe('en');
  });

  it.each([
    ['the longest key', { key: 'a'.repeat(200) }, []],
    ['a longer one', { key: 'a'.repeat(201) }, ['key: too_big']],
    ['no key', {}, ['key: invalid_type']],
    ['another language', { key: 'k', language: 'fr' }, ['language: invalid_value']],
  ])('comes with %s', (_what, change, why) => expect(refusals(SignUpInput, { ...hotel, ...change })).toEqual(why));

  it('is sent under the names that are read, each once', () => {
    const { key: _, ...read } = SignUpInput.parse({ ...hotel, key: 'k' });
    expect(signUpFields.toSorted()).toEqual(Object.keys(read).toSorted());
  });
});
