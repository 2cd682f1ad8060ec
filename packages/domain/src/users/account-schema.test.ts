import { describe, expect, it } from 'vitest';
import { refusals } from '../refusals.test-support';
import {
  AccountAccessInput,
  AccountInput,
  AccountListInput,
  CreateAccountInput,
  EditAccountInput,
  SetPasswordInput,
} from './account-schema';
import { EditProfileInput, ProfileInput } from './profile-schema';
import { Password } from './schema';
import { EditTariffInput, TariffInput } from './tariff-schema';

const person = { firstName: 'Ana', lastName: 'Durán', email: 'ana@example.test' };
const member = { ...person, role: 3 };
const imageId = '3f0c7a52-6a53-4c7e-9d51-0b1f6a1f2b11';

const lengths: [string, number][] = [
  ['alias', 50],
  ['firstName', 80],
  ['lastName', 80],
  ['companyName', 80],
  ['taxId', 80],
  ['postalCode', 10],
  ['address', 200],
  ['locality', 80],
  ['province', 80],
  ['phone', 20],
  ['email', 80],
];

describe('a user as a form holds it', () => {
  const empty = {
    alias: '',
    companyName: '',
    taxId: '',
    postalCode: '',
    address: '',
    locality: '',
    province: '',
    phone: '',
    birthDate: null,
    imageId: null,
    language: null,
  };

  it('has nothing that was not said but its number (D3)', () => {
    expect(AccountInput.parse(member)).toEqual({ ...empty, ...member, reference: '000', territoryId: null });
    expect(ProfileInput.parse(person)).toEqual({ ...empty, ...person, website: '', services: '' });
    expect(EditProfileInput.parse(person)).toMatchObject({ currentPassword: '' });
    expect(EditAccountInput.parse({ ...member, id: 7 })).toMatchObject({ id: 7, currentPassword: '' });
  });

  it.each([...lengths, ['reference', 20]] as [string, number][])(
    '%s has at most %i characters, trimmed',
    (field, max) => {
      expect(AccountInput.parse({ ...member, [field]: ' a ' })).toHaveProperty(field, 'a');
      expect(refusals(AccountInput, { ...member, [field]: 'a'.repeat(max) })).toEqual([]);
      expect(refusals(AccountInput, { ...member, [field]: 'a'.repeat(max + 1) })).toEqual([`${field}: too_big`]);
    },
  );

  it.each([...lengths, ['website', 400], ['services', 2000]] as [string, number][])(
    '%s of the own data has at most %i',
    (field, max) => {
      const text = (length: number) => (field === 'website' ? 'https://a.es/'.padEnd(length, 'x') : 'a'.repeat(length));
      expect(refusals(ProfileInput, { ...person, [field]: text(max) })).toEqual([]);
      expect(refusals(ProfileInput, { ...person, [field]: text(max + 1) })).toEqual([`${field}: too_big`]);
    },
  );

  it.each([
    [{ birthDate: '1990-01-01' }, []],
    [{ birthDate: '1990-02-30' }, ['birthDate: date']],
    [{ imageId }, []],
    [{ imageId: 'foto.jpg' }, ['imageId: invalid_format']],
    [{ language: 'pt' }, []],
    [{ language: 'en' }, ['language: invalid_value']],
    [{ territoryId: 2 }, []],
    [{ territoryId: 3 }, ['territoryId: invalid_union']],
    [{ role: 0 }, []],
    [{ role: 4 }, ['role: invalid_value']],
    [{ membership: null }, []],
    [{ membership: { tariffId: null, paidOn: '2026-05-01' } }, []],
    [{ membership: { tariffId: 0, paidOn: '2026-05-01' } }, ['membership.tariffId: too_small']],
    [{ membership: { tariffId: 3 } }, ['membership.paidOn: invalid_type']],
    [{ membership: { tariffId: 3, paidOn: '2026-05-01', expiresOn: 'x' } }, ['membership.expiresOn: date']],
  ])('with %j: %j', (change, why) => expect(refusals(AccountInput, { ...member, ...change })).toEqual(why));

  it('keeps a fee that is not sent (B44), and one of no day ends when it may', () => {
    expect(AccountInput.parse(member)).not.toHaveProperty('membership');
    const membership = { tariffId: 3, paidOn: '2026-05-01' };
    expect(AccountInput.parse({ ...member, membership }).membership).toEqual({ ...membership, expiresOn: null });
  });
});

describe('a password', () => {
  it.each([
    ['of a new user', CreateAccountInput, member],
    ['that staff give', SetPasswordInput, { id: 7 }],
  ] as const)('%s has at most 50 characters, as it was typed', (_whose, schema, rest) => {
    expect(schema.parse({ ...rest, password: ' a ' })).toMatchObject({ password: ' a ' });
    expect(refusals(schema, { ...rest, password: 'a'.repeat(50) })).toEqual([]);
    expect(refusals(schema, { ...rest, password: 'a'.repeat(51) })).toEqual(['password: too_big']);
  });

  it.each([
    [7, ['too_small']],
    [8, []],
    [200, []],
    [201, ['too_big']],
  ])('of %i characters (B27): %j', (length, codes) => {
    expect(refusals(Password, 'a'.repeat(length))).toEqual(codes.map((code) => `: ${code}`));
  });

  it('is proven with the one that is in force', () => {
    for (const [schema, rest] of [
      [EditAccountInput, { ...member, id: 7 }],
      [EditProfileInput, person],
    ] as const) {
      expect(refusals(schema, { ...rest, currentPassword: 'a'.repeat(200) })).toEqual([]);
      expect(refusals(schema, { ...rest, currentPassword: 'a'.repeat(201) })).toEqual(['currentPassword: too_big']);
    }
  });
});

it('a new user has access unless it is to have none; an access is said', () => {
  expect(CreateAccountInput.parse({ ...member, password: 'x' }).hasAccess).toBe(true);
  expect(CreateAccountInput.parse({ ...member, password: 'x', hasAccess: false }).hasAccess).toBe(false);
  expect(AccountAccessInput.parse({ id: 7, hasAccess: false })).toEqual({ id: 7, hasAccess: false });
  expect(refusals(AccountAccessInput, { id: 7 })).toEqual(['hasAccess: invalid_type']);
});

describe('a list of users', () => {
  it('is of all, by name, fifty a page, unless asked otherwise (B34)', () => {
    expect(AccountListInput.parse({})).toEqual({
      pageIndex: 0,
      pageSize: 50,
      roles: [],
      search: '',
      order: 'name',
      direction: 'asc',
      fee: 'all',
      dateField: null,
      month: null,
    });
  });

  it.each([
    [{ pageSize: 1 }, []],
    [{ pageSize: 200 }, []],
    [{ pageSize: 0 }, ['pageSize: too_small']],
    [{ pageSize: 201 }, ['pageSize: too_big']],
    [{ roles: [0, 1, 2, 3] }, []],
    [{ roles: [4] }, ['roles.0: invalid_value']],
    [{ roles: [0, 1, 2, 3, 0] }, ['roles: too_big']],
    [{ search: 'a'.repeat(101) }, ['search: too_big']],
    [{ order: 'hasAccess', direction: 'desc' }, []],
    [{ order: 'alias' }, ['order: invalid_value']],
    [{ fee: 'expired' }, []],
    [{ fee: 'expiringSoon' }, []],
    [{ fee: 'paid' }, ['fee: invalid_value']],
    [{ dateField: 'feePaidOn', month: '2026-05' }, []],
    [{ dateField: 'birthDate' }, ['dateField: invalid_value']],
    [{ month: '1900-01' }, []],
    [{ month: '2099-12' }, []],
    [{ month: '1899-12' }, ['month: month']],
    [{ month: '2100-01' }, ['month: month']],
    [{ month: '2026-00' }, ['month: month']],
    [{ month: '2026-13' }, ['month: month']],
  ])('asked for with %j: %j', (asked, why) => expect(refusals(AccountListInput, asked)).toEqual(why));
});

describe('a tariff', () => {
  const tariff = { name: 'Mes', days: 30 };

  it('costs nothing unless said otherwise, and is trimmed', () => {
    expect(TariffInput.parse({ ...tariff, name: ' Mes ' })).toEqual({ ...tariff, priceCents: 0 });
    expect(EditTariffInput.parse({ ...tariff, id: 7, priceCents: 2500 })).toEqual({
      ...tariff,
      id: 7,
      priceCents: 2500,
    });
  });

  it.each([
    [{ days: -1 }, []],
    [{ days: 1 }, []],
    [{ days: 3660 }, []],
    [{ days: 0 }, ['days: days']],
    [{ days: -2 }, ['days: days']],
    [{ days: 3661 }, ['days: too_big']],
    [{ priceCents: 0 }, []],
    [{ priceCents: -1 }, ['priceCents: too_small']],
    [{ priceCents: 10_000_000 }, []],
    [{ priceCents: 10_000_001 }, ['priceCents: too_big']],
    [{ priceCents: 0.5 }, ['priceCents: invalid_type']],
    [{ name: 'a'.repeat(80) }, []],
    [{ name: 'a'.repeat(81) }, ['name: too_big']],
  ])('with %j: %j', (change, why) => expect(refusals(TariffInput, { ...tariff, ...change })).toEqual(why));
});
