import { closedAfterAll } from '@dehesa/testing';
import { users } from '@dehesa/db/schema';
import { AccountListInput } from '@dehesa/domain/users';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listAccounts } from './list-accounts';
import { readAccount } from './read-account';
import { createTariff } from './tariffs/create-tariff';
import { createUserWorld, refusal } from './users.test-support';

const world = await closedAfterAll(createUserWorld());
await world.mode('gimnasio');
const superAdmin = world.as(world.actors.super);
const month = await createTariff(superAdmin, { name: 'Mes', days: 30, priceCents: 3500 });
const free = await createTariff(superAdmin, { name: 'Libre', days: -1, priceCents: 0 });
const member = (
  firstName: string,
  reference: string,
  membership: { tariffId: number; paidOn: string; expiresOn?: string },
) =>
  world.create({
    role: 3,
    firstName,
    reference,
    birthDate: '1990-01-01',
    membership: { expiresOn: null, ...membership },
  });
await member('Álvaro', '9', { tariffId: month.id, paidOn: '2026-03-02', expiresOn: '2030-01-01' });
await member('blanca', '10', { tariffId: month.id, paidOn: '2026-04-05' });
await member('Carmen', '100', { tariffId: free.id, paidOn: '2026-04-20', expiresOn: '2027-01-31' });
const company = (companyName: string, territoryId: 1 | 2 | null) =>
  world.create({ role: 2, companyName, birthDate: '1980-01-01', territoryId, phone: '927 45 50 60' });
await company('Ánsar Rutas', null);
const paying = await company('Berrea', 1);
// Of when it was a member.
await world.db.update(users).set({ tariffId: month.id, feeExpiresOn: '2026-04-01' }).where(eq(users.id, paying));

const list = (input: Partial<AccountListInput> = {}, actor = world.actors.super) =>
  listAccounts(world.as(actor), AccountListInput.parse(input));
const names = async (input: Partial<AccountListInput> = {}) =>
  (await list({ search: 'nogales', ...input })).rows.map(({ firstName, companyName }) => companyName || firstName);

describe('what is listed', () => {
  it('users are roles 1 and 3, in general mode 0 to 3, and 50 to a page', async () => {
    const roles = async () => new Set((await list()).rows.map(({ role }) => role));
    expect(await roles()).toEqual(new Set([1, 3]));
    await world.mode('general');
    expect(await roles()).toEqual(new Set([0, 1, 2, 3]));
    await world.mode('gimnasio');
    expect(AccountListInput.parse({})).toMatchObject({ pageSize: 50, pageIndex: 0 });
    expect((await list({ roles: [0] })).rows).toMatchObject([{ role: 0, email: 'super@example.org' }]);
  });

  it('companies and monitors are role 2, for admins too; the others for super admins alone', async () => {
    expect((await list({ roles: [2] }, world.actors.admin)).rows.map(({ displayName }) => displayName)).toEqual([
      'Ana Durán',
      'Ánsar Rutas',
      'Berrea',
    ]);
    for (const roles of [[], [1], [2, 3]] as const) {
      await expect(list({ roles: [...roles] }, world.actors.admin)).rejects.toMatchObject(refusal('access.forbidden'));
    }
    for (const name of ['tajo', 'member', 'collaborator'] as const) {
      await expect(list({ roles: [2] }, world.actors[name])).rejects.toMatchObject(refusal('access.forbidden'));
    }
  });

  it('pages, with the total of all', async () => {
    const page = await list({ roles: [3], search: 'nogales', pageSize: 2, pageIndex: 1 });
    expect([page.total, page.rows.map(({ firstName }) => firstName)]).toEqual([3, ['Carmen']]);
  });
});

describe('search (B34)', () => {
  it.each([
    ['ALVARO', ['Álvaro']],
    ['ansar', ['Ánsar Rutas']],
    ['927455060', ['Ánsar Rutas', 'Berrea']],
    ['45 50', ['Ánsar Rutas', 'Berrea']],
    // Letters mean no phone.
    ['MON-455XKQVK', []],
    ['%', []],
    ['nadie', []],
  ])('%s', async (search, expected) => {
    expect(await names({ roles: [2, 3], search })).toEqual(expected);
  });
});

describe('order', () => {
  it.each<[AccountListInput['order'], string[]]>([
    ['name', ['Álvaro', 'blanca', 'Carmen']],
    ['reference', ['Álvaro', 'blanca', 'Carmen']],
    ['feeExpiresOn', ['Álvaro', 'blanca', 'Carmen']],
    ['createdAt', ['Álvaro', 'blanca', 'Carmen']],
  ])('by %s, both ways', async (order, expected) => {
    expect(await names({ roles: [3], order })).toEqual(expected);
    expect(await names({ roles: [3], order, direction: 'desc' })).toEqual(expected.toReversed());
  });

  it.each(['role', 'locality', 'phone', 'email', 'hasAccess'] as const)('by %s', async (order) => {
    expect(await names({ roles: [2, 3], order })).toHaveLength(5);
  });
});

describe('fees in gym mode (U13)', () => {
  it('each member tells its own, by the rule of its tariff', async () => {
    const { rows } = await list({ roles: [3], search: 'nogales' });
    expect(rows.map(({ membership }) => membership)).toEqual([
      { tariffId: 1, tariff: 'Mes', paidOn: '2026-03-02', expiresOn: '2026-04-01', state: 'expired' },
      { tariffId: 1, tariff: 'Mes', paidOn: '2026-04-05', expiresOn: '2026-05-05', state: 'expiringSoon' },
      { tariffId: 2, tariff: 'Libre', paidOn: '2026-04-20', expiresOn: '2027-01-31', state: 'paid' },
    ]);
  });

  it('Caducados, Proximo a caducar, Todo', async () => {
    const members = { roles: [3] } satisfies Partial<AccountListInput>;
    expect(await names({ ...members, fee: 'expired' })).toEqual(['Álvaro']);
    expect(await names({ roles: [2, 3], fee: 'expired' })).toEqual(['Álvaro']);
    expect(await names({ ...members, fee: 'expiringSoon' })).toEqual(['blanca']);
    expect(await names({ ...members, fee: 'all' })).toHaveLength(3);
    expect(await names({ fee: 'expired' })).toEqual(['Álvaro']);
  });

  it('a month of payment, of expiry, of sign-up', async () => {
    expect(await names({ roles: [3], dateField: 'feePaidOn', month: '2026-04' })).toEqual(['blanca', 'Carmen']);
    expect(await names({ roles: [3], dateField: 'feeExpiresOn', month: '2026-04' })).toEqual(['Álvaro']);
    expect(await names({ roles: [3], dateField: 'createdAt', month: '2026-05' })).toHaveLength(3);
    expect(await names({ roles: [3], dateField: 'createdAt', month: '2026-04' })).toEqual([]);
    expect(await names({ roles: [3], month: '2026-04' })).toHaveLength(3);
  });

  it('who signed up in the last night of April in Madrid did so in May (B48)', async () => {
    const id = await world.create({ role: 3, firstName: 'Noche', lastName: 'Tardía', birthDate: '1990-01-01' });
    await world.db
      .update(users)
      .set({ createdAt: new Date('2026-03-31T22:30:00Z') })
      .where(eq(users.id, id));
    const found = await names({ roles: [3], search: 'tardia', dateField: 'createdAt', month: '2026-04' });
    expect(found).toEqual(['Noche']);
  });

  it('in another mode there are no fees, neither shown nor filtered by (B44), and none is lost', async () => {
    await world.mode('actividades');
    const { rows } = await list({ roles: [3], search: 'nogales', fee: 'expired' });
    expect(rows.map(({ membership }) => membership)).toEqual([null, null, null]);
    await world.mode('gimnasio');
    const [first] = (await list({ roles: [3], search: 'alvaro' })).rows;
    expect(await readAccount(world.as(world.actors.super), { id: first?.id ?? 0 })).toMatchObject({
      membership: { tariff: 'Mes', expiresOn: '2026-04-01' },
    });
  });
});
