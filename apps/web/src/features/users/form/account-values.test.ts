import { describe, expect, it } from 'vitest';
import type { AccountDetail } from '../row';
import {
  accountCheck,
  type AccountValues,
  feeAfter,
  type FormWorld,
  newValues,
  pays,
  toInput,
  valuesOf,
} from './account-values';

const tariffs = [
  { id: 7, name: 'Mensual', days: 30, priceCents: 2500, members: 0 },
  { id: 8, name: 'Libre', days: -1, priceCents: 0, members: 0 },
];
const gym: FormWorld = { appType: 'gimnasio', today: '2026-03-10', tariffs };
const activities: FormWorld = { appType: 'actividades', today: '2026-03-10', tariffs: [] };

const complete = (values: AccountValues): AccountValues => ({
  ...values,
  firstName: 'Nieves',
  lastName: 'Prado Soto',
  email: 'nieves@example.org',
  entry: 'password',
  password: 'abcd2345',
});
const member = complete(newValues('user', gym, 'es'));

describe('a new one', () => {
  it('of a gym is a member with the first tariff from today (D3)', () => {
    expect(newValues('user', gym, 'es')).toMatchObject({
      role: 3,
      reference: '000',
      birthDate: '1990-01-01',
      tariff: '7',
      feePaidOn: '2026-03-10',
      feeExpiresOn: '2026-04-09',
    });
  });

  it('has no gym fields in another mode (B44)', () => {
    const values = newValues('user', activities, 'pt');
    expect(values).toMatchObject({ role: 3, birthDate: null, tariff: '', feePaidOn: null, country: 'pt' });
    expect(toInput(values, activities)).not.toHaveProperty('membership');
  });

  it('is role 2 as a monitor or a company', () => {
    expect(newValues('monitor', gym, 'es')).toMatchObject({ role: 2, tariff: '' });
    expect(newValues('company', activities, 'es').role).toBe(2);
  });
});

describe('a fee (D6)', () => {
  const fee = (tariff: string, feePaidOn: string | null, feeExpiresOn: string | null) =>
    feeAfter({ tariff, feePaidOn, feeExpiresOn }, gym);

  it.each([
    ['fixed days decide the expiry', fee('7', '2026-03-01', '2026-12-31'), ['2026-03-01', '2026-03-31']],
    ['a free expiry stays as it was chosen', fee('8', '2026-03-01', '2026-12-31'), ['2026-03-01', '2026-12-31']],
    ['a first one begins today', fee('8', null, null), ['2026-03-10', '2026-04-09']],
    ['without a tariff the expiry is free, too', fee('none', null, null), ['2026-03-10', '2026-04-09']],
    ['none at all has no dates', fee('', '2026-03-01', '2026-12-31'), [null, null]],
  ])('%s', (_what, { feePaidOn, feeExpiresOn }, dates) => expect([feePaidOn, feeExpiresOn]).toEqual(dates));

  it('is of members of a gym alone, and goes away by its own choice', () => {
    expect(pays({ role: 3 }, gym)).toBe(true);
    expect(pays({ role: 1 }, gym)).toBe(false);
    expect(pays({ role: 3 }, activities)).toBe(false);
    expect(toInput(member, gym).membership).toEqual({
      tariffId: 7,
      paidOn: '2026-03-10',
      expiresOn: '2026-04-09',
    });
    expect(toInput({ ...member, tariff: 'none' }, gym).membership).toMatchObject({ tariffId: null });
    expect(toInput({ ...member, tariff: '' }, gym).membership).toBeNull();
  });
});

it('a territory is of role 2 alone', () => {
  const manager = { ...newValues('company', activities, 'es'), territoryId: 2 as const };
  expect(toInput(manager, activities).territoryId).toBe(2);
  expect(toInput({ ...manager, role: 1 }, activities).territoryId).toBeNull();
});

describe('what is wrong', () => {
  const problems = (change: Partial<AccountValues>, world = gym, creating = true) =>
    accountCheck({ world, creating, language: 'es' })({ ...member, ...change });

  it('nothing of a complete one', () => {
    expect(problems({})).toEqual({});
    expect(problems({ password: '' }, gym, false)).toEqual({});
    expect(problems({ birthDate: null }, activities)).toEqual({});
  });

  it('names every field that is missing', () => {
    const empty = { ...newValues('user', gym, 'pt'), birthDate: null, entry: 'password' as const };
    expect(accountCheck({ world: gym, creating: true, language: 'pt' })(empty)).toEqual({
      firstName: 'Campo obrigatório',
      lastName: 'Campo obrigatório',
      email: 'Campo obrigatório',
      birthDate: 'Campo obrigatório',
      password: 'Campo obrigatório',
    });
  });

  it('asks no password for who is invited, which is how a new one begins (B97)', () => {
    expect(newValues('company', activities, 'es').entry).toBe('mail');
    expect(problems({ entry: 'mail', password: '' })).toEqual({});
    expect(problems({ entry: 'mail', password: 'corta' })).toEqual({});
    expect(toInput({ ...member, entry: 'mail' }, gym)).not.toHaveProperty('password');
  });

  it.each([
    [{ email: 'nieves@example' }, { email: 'Email no válido' }],
    [{ password: 'abc' }, { password: 'Al menos 8 caracteres' }],
    [{ role: null }, { role: 'Campo obligatorio' }],
    [{ alias: 'a'.repeat(51) }, { alias: 'Como máximo 50 caracteres' }],
    [{ feePaidOn: null }, { feePaidOn: 'Campo obligatorio' }],
  ])('%o: %o', (change, expected) => expect(problems(change)).toEqual(expected));
});

describe('a stored one', () => {
  const stored: AccountDetail = {
    ...toInput(member, activities),
    id: 4,
    displayName: 'Nieves Prado Soto',
    age: 36,
    territory: null,
    imageUrl: null,
    hasAccess: false,
    invitation: null,
    createdAt: new Date('2026-01-01'),
    ownedActivities: 0,
    membership: null,
  };
  const membership = { tariffId: null, tariff: null, paidOn: null, expiresOn: null, state: 'none' as const };

  it('begins the form as it is', () => {
    expect(valuesOf({ ...stored, postalCode: '6000-001' })).toMatchObject({
      firstName: 'Nieves',
      hasAccess: false,
      country: 'pt',
      tariff: '',
    });
    expect(valuesOf({ ...stored, membership }).tariff).toBe('');
    expect(valuesOf({ ...stored, membership: { ...membership, expiresOn: '2026-05-01' } })).toMatchObject({
      tariff: 'none',
      feeExpiresOn: '2026-05-01',
    });
    expect(valuesOf({ ...stored, membership: { ...membership, tariffId: 7 } }).tariff).toBe('7');
  });
});
