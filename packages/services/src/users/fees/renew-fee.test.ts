import { feePayments, tariffs } from '@dehesa/db/schema';
import { historyPageSize } from '@dehesa/domain/users';
import { closedAfterAll } from '@dehesa/testing';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { editAccount } from '../edit-account';
import { readAccount } from '../read-account';
import { removeAccount } from '../remove-account';
import { createUserWorld, refusal } from '../users.test-support';
import { listFeePayments } from './list-fee-payments';
import { renewFee } from './renew-fee';

// It is 1 May 2026 there.
const world = await closedAfterAll(createUserWorld());
const asSuper = world.as(world.actors.super);
const addTariff = async (name: string, days: number, priceCents: number) =>
  (await world.db.insert(tariffs).values({ name, days, priceCents }).returning({ id: tariffs.id }))[0]?.id ?? 0;
let monthly: number;
let free: number;
beforeAll(async () => {
  await world.mode('gimnasio');
  monthly = await addTariff('Mensual', 30, 2500);
  free = await addTariff('Libre', -1, 0);
});

const member = (paidOn: string, tariffId: number | null = monthly, expiresOn: string | null = null) =>
  world.create({ role: 3, birthDate: '1990-01-01', membership: { tariffId, paidOn, expiresOn } });
const feeOf = async (id: number) => (await readAccount(asSuper, { id })).membership;
const paymentsOf = async (id: number) => (await listFeePayments(asSuper, { id })).payments;

/** What its form would send. */
async function formOf(id: number) {
  const { membership, ...account } = await readAccount(asSuper, { id });
  const { tariffId = null, paidOn, expiresOn = null } = membership ?? {};
  return { ...account, membership: { tariffId, paidOn: paidOn ?? '', expiresOn } };
}

describe('a renewed fee (B99)', () => {
  it('goes on from its end, and what was paid is kept as it was then', async () => {
    // Paid until 6 May.
    const id = await member('2026-04-06');
    expect(await renewFee(asSuper, { id, expiresOn: '2026-05-06' })).toEqual({ expiresOn: '2026-06-05' });
    expect(await feeOf(id)).toMatchObject({ paidOn: '2026-05-01', expiresOn: '2026-06-05', state: 'paid' });
    await world.db.update(tariffs).set({ priceCents: 9900, name: 'Otra' }).where(eq(tariffs.id, monthly));
    expect(await paymentsOf(id)).toEqual([
      {
        id: expect.any(Number),
        tariff: 'Mensual',
        amountCents: 2500,
        paidOn: '2026-05-01',
        startsOn: '2026-05-06',
        endsOn: '2026-06-05',
        recordedAt: world.now,
        recordedBy: 'Ana Durán',
        takenBack: null,
      },
    ]);
    await world.db.update(tariffs).set({ priceCents: 2500, name: 'Mensual' }).where(eq(tariffs.id, monthly));
    expect((await world.audited(id)).at(-1)).toEqual({
      action: 'users.renewFee',
      actorId: world.actors.super.userId,
      details: {},
    });
  });

  it.each<[string, () => Promise<number>, string | null, string, number]>([
    ['it has ended', () => member('2026-01-01'), '2026-01-31', '2026-05-31', 2500],
    ['it ends today', () => member('2026-04-01'), '2026-05-01', '2026-05-31', 2500],
    [
      'none is known',
      () => world.create({ role: 3, birthDate: '1990-01-01', membership: null }),
      null,
      '2026-05-31',
      0,
    ],
    ['it has ended without a tariff', () => member('2026-01-01', null), '2026-01-31', '2026-05-31', 0],
    ['it has ended with a free tariff', () => member('2026-01-01', free, '2026-04-30'), '2026-04-30', '2026-05-31', 0],
  ])('begins today where %s', async (_case, make, expiresOn, until, amountCents) => {
    const id = await make();
    expect(await renewFee(asSuper, { id, expiresOn })).toEqual({ expiresOn: until });
    expect(await paymentsOf(id)).toMatchObject([{ startsOn: '2026-05-01', endsOn: until, amountCents }]);
  });

  it('goes on for 30 days with a free tariff that has not ended', async () => {
    const id = await member('2026-04-01', free, '2026-12-31');
    expect(await renewFee(asSuper, { id, expiresOn: '2026-12-31' })).toEqual({ expiresOn: '2027-01-30' });
  });

  it('is paid on the day that it is in Madrid, at the end of a month and of February', async () => {
    const at = (instant: string) => ({ ...asSuper, clock: { now: () => new Date(instant) } });
    const id = await member('2026-01-01');
    await renewFee(at('2026-01-30T22:59:00Z'), { id, expiresOn: '2026-01-31' });
    expect(await feeOf(id)).toMatchObject({ paidOn: '2026-01-30', expiresOn: '2026-03-02' });
    const late = await member('2026-01-01');
    await renewFee(at('2026-02-28T23:30:00Z'), { id: late, expiresOn: '2026-01-31' });
    expect(await feeOf(late)).toMatchObject({ paidOn: '2026-03-01', expiresOn: '2026-03-31' });
  });

  it('is renewed once by several presses, at once or one after the other', async () => {
    const id = await member('2026-04-06');
    const press = () => renewFee(asSuper, { id, expiresOn: '2026-05-06' });
    const both = await Promise.allSettled([press(), press(), press()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    await expect(press()).rejects.toMatchObject(refusal('users.feeChanged'));
    expect(await feeOf(id)).toMatchObject({ expiresOn: '2026-06-05' });
    expect(await world.db.$count(feePayments, eq(feePayments.userId, id))).toBe(1);
  });

  it('is paid for again once the form has set it back', async () => {
    const id = await member('2026-04-06');
    await renewFee(asSuper, { id, expiresOn: '2026-05-06' });
    const sent = await formOf(id);
    await editAccount(asSuper, { ...sent, membership: { ...sent.membership, paidOn: '2026-04-06' } });
    await renewFee(asSuper, { id, expiresOn: '2026-05-06' });
    expect(await feeOf(id)).toMatchObject({ expiresOn: '2026-06-05' });
    expect(await paymentsOf(id)).toHaveLength(2);
  });

  it('is not shortened by saving the form, and with another payment it is what D6 says', async () => {
    const id = await member('2026-04-06');
    await renewFee(asSuper, { id, expiresOn: '2026-05-06' });
    await editAccount(asSuper, { ...(await formOf(id)), phone: '600 11 22 33' });
    expect(await feeOf(id)).toMatchObject({ paidOn: '2026-05-01', expiresOn: '2026-06-05' });
    // What is sent besides does not lengthen it either.
    const sent = await formOf(id);
    await editAccount(asSuper, { ...sent, membership: { ...sent.membership, expiresOn: '2030-01-01' } });
    expect(await feeOf(id)).toMatchObject({ expiresOn: '2026-06-05' });
    await editAccount(asSuper, { ...sent, membership: { ...sent.membership, paidOn: '2026-04-20' } });
    expect(await feeOf(id)).toMatchObject({ paidOn: '2026-04-20', expiresOn: '2026-05-20' });
  });
});

describe('what was paid (B99)', () => {
  it('comes in pages, the newest first, that neither repeat nor leave out', async () => {
    const id = await member('2026-04-06');
    const rows = Array.from({ length: historyPageSize + 3 }, (_, n) => ({
      userId: id,
      amountCents: n,
      paidOn: '2026-04-01',
      startsOn: '2026-04-01',
      endsOn: '2026-05-01',
    }));
    await world.db.insert(feePayments).values(rows);
    const first = await listFeePayments(asSuper, { id });
    const second = await listFeePayments(asSuper, { id, cursor: first.nextCursor });
    expect(second.nextCursor).toBeNull();
    expect([...first.payments, ...second.payments].map(({ amountCents }) => amountCents)).toEqual(
      rows.map(({ amountCents }) => amountCents).toReversed(),
    );
    expect(second.payments).toHaveLength(3);
    // Nobody is named where who took it down is gone.
    expect(second.payments[0]?.recordedBy).toBeNull();
  });

  it('goes with the account', async () => {
    const id = await member('2026-04-06');
    await renewFee(asSuper, { id, expiresOn: '2026-05-06' });
    await removeAccount(asSuper, { id });
    expect(await world.db.$count(feePayments, eq(feePayments.userId, id))).toBe(0);
  });

  it('stays, without a name, once who took it down is gone', async () => {
    const clerk = await world.add(0, 'saliente');
    const id = await member('2026-04-06');
    await renewFee(world.as(clerk), { id, expiresOn: '2026-05-06' });
    await removeAccount(asSuper, { id: clerk.userId });
    expect(await paymentsOf(id)).toMatchObject([{ endsOn: '2026-06-05', recordedBy: null }]);
  });
});

describe('fees are renewed and read', () => {
  const verbs = [
    ['renewed', renewFee],
    ['read', listFeePayments],
  ] as const;

  it.each(verbs)('%s by who manages members alone (B22, B53)', async (_name, verb) => {
    const id = await member('2026-04-06');
    const input = { id, expiresOn: '2026-05-06' };
    const missing = refusal('record.notFound');
    // Administrators manage companies and monitors.
    await expect(verb(world.as(world.actors.admin), input)).rejects.toMatchObject(missing);
    for (const foreign of [world.actors.tajo, world.actors.member, world.actors.collaborator])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(verb(world.as(foreign), input)).rejects.toMatchObject(refusal('access.forbidden'));
    await expect(verb(world.as({ userId: id, role: 3, territoryId: null }), input)).rejects.toMatchObject(
      refusal('access.forbidden'),
    );
    await expect(verb(world.as(null), input)).rejects.toMatchObject(refusal('access.unauthenticated'));
    expect(await feeOf(id)).toMatchObject({ expiresOn: '2026-05-06' });
    expect(await paymentsOf(id)).toEqual([]);
  });

  it.each(verbs)('%s of members of a gym alone (B44)', async (_name, verb) => {
    const missing = refusal('record.notFound');
    const monitor = await world.create({ role: 2, birthDate: '1990-01-01' });
    await expect(verb(asSuper, { id: monitor, expiresOn: null })).rejects.toMatchObject(missing);
    const { userId } = world.actors.collaborator;
    await expect(verb(asSuper, { id: userId, expiresOn: null })).rejects.toMatchObject(missing);
    await expect(verb(asSuper, { id: 999_999, expiresOn: null })).rejects.toMatchObject(missing);
    const id = await member('2026-04-06');
    await world.mode('actividades');
    await expect(verb(asSuper, { id, expiresOn: '2026-05-06' })).rejects.toMatchObject(missing);
    await world.mode('gimnasio');
    expect(await paymentsOf(id)).toEqual([]);
  });
});
