import { describe, expect, it } from 'vitest';
import type { Actor } from '../access';
import { failure } from '../errors';
import {
  AccountInput,
  AccountListInput,
  assignableRoles,
  checkAccount,
  checkProfile,
  defaultRole,
  feeExpiry,
  feeState,
  fixesExpiry,
  generatePassword,
  isAccountRole,
  listedRoles,
  manageableRoles,
  missingAccountFields,
  missingProfileFields,
  ProfileInput,
  renewedFee,
  TariffInput,
} from './index';

const actor = (role: Actor['role']): Actor => ({ userId: 1, role, territoryId: null });
const person = { firstName: 'Ana', lastName: 'Durán', email: 'ana@example.test' };
const account = (change: object = {}) => AccountInput.parse({ ...person, role: 3, ...change });

describe('roles', () => {
  it.each<[Actor['role'], Actor['role'][]]>([
    [0, [0, 1, 2, 3, 4]],
    [1, [2, 4]],
    [2, [4]],
    [3, []],
    [4, []],
  ])('role %i manages %j', (role, managed) => {
    expect(manageableRoles(actor(role))).toEqual(managed);
    expect(assignableRoles(actor(role))).toEqual(managed.filter((other) => other !== 4));
  });

  it('nobody manages nobody', () => {
    expect(manageableRoles(null)).toEqual([]);
  });

  it('a new one begins with its role, number and birth date (D3)', () => {
    expect(defaultRole('company', 'actividades')).toBe(2);
    expect(defaultRole('monitor', 'gimnasio')).toBe(2);
    expect(defaultRole('user', 'actividades')).toBe(3);
    expect(defaultRole('user', 'gimnasio')).toBe(3);
    expect(defaultRole('user', 'general')).toBe(1);
    expect(defaultRole('company', 'general')).toBe(2);
    expect([0, 1, 2, 3, 4, '0', null].filter(isAccountRole)).toEqual([0, 1, 2, 3]);
    expect(listedRoles('gimnasio')).toEqual([1, 3]);
    expect(listedRoles('actividades')).toEqual([1, 3]);
    expect(listedRoles('general')).toEqual([0, 1, 2, 3]);
  });
});

const today = '2026-05-01';

describe('what is required', () => {
  it('name, surname and email; the birth date in gym mode, the password of a new one', () => {
    const nobody = { firstName: ' ', lastName: '', email: '', birthDate: null };
    expect(missingAccountFields(nobody, { appType: 'actividades' })).toEqual(['firstName', 'lastName', 'email']);
    expect(missingAccountFields(account(), { appType: 'gimnasio', creating: true })).toEqual(['birthDate', 'password']);
    expect(checkAccount(account(), { today, appType: 'actividades' })).toBeNull();
    expect(checkAccount(account({ firstName: '' }), { today, appType: 'actividades' })).toEqual(
      failure('users.incomplete'),
    );
    expect(checkAccount(account({ email: 'ana@' }), { today, appType: 'general' })).toEqual(
      failure('users.emailInvalid'),
    );
    const created = { today, appType: 'actividades', creating: true } as const;
    expect(checkAccount({ ...account(), password: '1234567' }, created)).toEqual(failure('auth.passwordTooShort'));
    expect(checkAccount({ ...account(), password: '12345678' }, created)).toBeNull();
    // Where nobody is created a password is no matter.
    expect(checkAccount({ ...account(), password: '1' }, { today, appType: 'actividades' })).toBeNull();
  });

  it.each(['firstName', 'lastName', 'email'] as const)('%s is not made of spaces', (field) => {
    const draft = { ...account(), [field]: ' ' };
    expect(missingAccountFields(draft, { appType: 'actividades' })).toEqual([field]);
    expect(checkAccount(draft, { today, appType: 'actividades' })).toEqual(failure('users.incomplete'));
  });

  it.each([
    [undefined, ['password']],
    ['', ['password']],
    ['x', []],
  ])('a new one with the password %j misses %j', (password, missing) => {
    expect(missingAccountFields({ ...account(), password }, { appType: 'general', creating: true })).toEqual(missing);
    expect(missingAccountFields({ ...account(), password }, { appType: 'general', creating: false })).toEqual([]);
  });

  it('nobody is born tomorrow', () => {
    const bornOn = (birthDate: string) => ({ ...account({ birthDate }) });
    const mode = { today, appType: 'gimnasio' } as const;
    expect(checkAccount(bornOn(today), mode)).toBeNull();
    expect(checkAccount(bornOn('2026-05-02'), mode)).toEqual(failure('users.birthDateInvalid'));
    const own = ProfileInput.parse({ ...person, birthDate: '2026-05-02' });
    expect(checkProfile(own, { ...mode, role: 3 })).toEqual(failure('users.birthDateInvalid'));
    expect(checkProfile({ ...own, birthDate: today }, { ...mode, role: 3 })).toBeNull();
    expect(checkProfile({ ...own, birthDate: null }, { today, appType: 'general', role: 3 })).toBeNull();
  });

  it("a collaborator's own data stay complete", () => {
    const own = ProfileInput.parse(person);
    expect(missingProfileFields(own, { appType: 'actividades', role: 3 })).toEqual([]);
    expect(missingProfileFields({ ...own, email: '' }, { appType: 'actividades', role: 4 })).toEqual([
      'email',
      'companyName',
      'postalCode',
      'locality',
      'province',
      'phone',
    ]);
    expect(checkProfile(own, { today, appType: 'actividades', role: 4 })).toEqual(failure('users.incomplete'));
    expect(checkProfile(own, { today, appType: 'gimnasio', role: 3 })).toEqual(failure('users.incomplete'));
    expect(checkProfile({ ...own, email: 'x' }, { today, appType: 'actividades', role: 0 })).toEqual(
      failure('users.emailInvalid'),
    );
  });
});

describe('what a form may say', () => {
  it('texts have a greatest length (D1)', () => {
    for (const [field, max] of Object.entries({ reference: 20, alias: 50, firstName: 80, address: 200, phone: 20 })) {
      expect(AccountInput.safeParse(account({ [field]: 'a'.repeat(max) })).success).toBe(true);
      expect(AccountInput.safeParse({ ...account(), [field]: 'a'.repeat(max + 1) }).success).toBe(false);
    }
  });

  it.each([4, 5, -1, '1', null])('no role %j', (role) => {
    expect(AccountInput.safeParse({ ...person, role }).success).toBe(false);
  });

  it.each(['2026-13', '26-01', '2026-1', '2026-01-01', ''])('no month %j', (month) => {
    expect(AccountListInput.safeParse({ month }).success).toBe(false);
  });

  it.each([0, -2, 1.5, 4000])('no tariff of %j days', (days) => {
    expect(TariffInput.safeParse({ name: 'Mes', days }).success).toBe(false);
  });
});

describe('fees (D6)', () => {
  it('a tariff with fixed days sets the expiry, −1 leaves it free', () => {
    expect(feeExpiry({ days: 30 }, '2026-01-31', '2030-01-01')).toBe('2026-03-02');
    expect(feeExpiry({ days: -1 }, '2026-01-31', '2030-01-01')).toBe('2030-01-01');
    expect(feeExpiry({ days: -1 }, '2026-01-01', null)).toBe('2026-01-31');
    expect(feeExpiry(null, '2026-01-01', null)).toBe('2026-01-31');
    expect([fixesExpiry({ days: 1 }), fixesExpiry({ days: -1 }), fixesExpiry(null)]).toEqual([true, false, false]);
  });

  it.each([
    ['its end, while it holds', { days: 30 }, '2026-05-06', ['2026-05-06', '2026-06-05']],
    ['today, on its last day', { days: 30 }, '2026-05-01', ['2026-05-01', '2026-05-31']],
    ['today, once it has ended', { days: 365 }, '2026-02-01', ['2026-05-01', '2027-05-01']],
    ['today, where none is known', { days: 30 }, null, ['2026-05-01', '2026-05-31']],
    ['its end, for 30 days where the tariff says none', { days: -1 }, '2026-05-06', ['2026-05-06', '2026-06-05']],
    ['its end, for 30 days without a tariff', null, '2026-05-06', ['2026-05-06', '2026-06-05']],
  ] as const)('renewed on 1 May goes on from %s (B99)', (_from, tariff, expiresOn, period) => {
    expect(Object.values(renewedFee(tariff, '2026-05-01', expiresOn))).toEqual(period);
  });

  it.each([
    [null, 'none'],
    ['2026-04-30', 'expired'],
    ['2026-05-01', 'expiringSoon'],
    ['2026-05-08', 'expiringSoon'],
    ['2026-05-09', 'paid'],
  ])('on 1 May one that ends on %s is %s', (expiresOn, state) => {
    expect(feeState(expiresOn, '2026-05-01')).toBe(state);
  });
});

describe('a generated password (D5)', () => {
  it('has 8 letters and digits, each picked by itself', () => {
    let at = 0;
    expect(generatePassword(() => at++)).toBe('ABCDEFGH');
    expect(generatePassword((limit) => limit - 1)).toBe('99999999');
  });

  it('has no look-alikes among 55 characters', () => {
    const limits = new Set<number>();
    let at = 0;
    const characters = Array.from({ length: 7 }, () =>
      generatePassword((limit) => {
        limits.add(limit);
        return at++ % limit;
      }),
    ).join('');
    expect([...limits]).toEqual([55]);
    expect(new Set(characters).size).toBe(55);
    expect(characters).not.toMatch(/[01IOlL\W]/);
  });
});
