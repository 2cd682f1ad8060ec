import { feePayments, tariffs, users } from '@dehesa/db/schema';
import { closedAfterAll } from '@dehesa/testing';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { readAccount } from '../read-account';
import { createUserWorld, refusal } from '../users.test-support';
import { listFeePayments } from './list-fee-payments';
import { renewFee } from './renew-fee';
import { takeBackFee } from './take-back-fee';

// It is 1 May 2026 there.
const world = await closedAfterAll(createUserWorld());
const asSuper = world.as(world.actors.super);
const changed = refusal('users.feeChanged');
let monthly: number;
beforeAll(async () => {
  await world.mode('gimnasio');
  const [tariff] = await world.db.insert(tariffs).values({ name: 'Mensual', days: 30, priceCents: 2500 }).returning();
  monthly = tariff?.id ?? 0;
});

const feeOf = async (id: number) => {
  const { membership } = await readAccount(asSuper, { id });
  return { paidOn: membership?.paidOn, expiresOn: membership?.expiresOn };
};
const renew = async (id: number) => {
  await renewFee(asSuper, { id, expiresOn: (await feeOf(id)).expiresOn ?? null });
  return (await listFeePayments(asSuper, { id })).payments[0]?.id ?? 0;
};
/** Paid until 6 May. */
const member = (membership: { tariffId: number; paidOn: string; expiresOn: null } | null = null) =>
  world.create({ role: 3, birthDate: '1990-01-01', membership });
const paid = () => member({ tariffId: monthly, paidOn: '2026-04-06', expiresOn: null });

describe('a payment that was recorded by mistake (B99)', () => {
  it('gives the period back as it was, one after the other from the last, and stays as taken back', async () => {
    const id = await paid();
    const [first, second] = [await renew(id), await renew(id)];
    expect(await feeOf(id)).toEqual({ paidOn: '2026-05-01', expiresOn: '2026-07-05' });
    await expect(takeBackFee(asSuper, { id, paymentId: first })).rejects.toMatchObject(changed);
    expect((await listFeePayments(asSuper, { id })).last).toEqual({ id: second, expiresOnBefore: '2026-06-05' });
    expect(await takeBackFee(asSuper, { id, paymentId: second })).toEqual({ expiresOn: '2026-06-05' });
    expect(await takeBackFee(asSuper, { id, paymentId: first })).toEqual({ expiresOn: '2026-05-06' });
    expect(await feeOf(id)).toEqual({ paidOn: '2026-04-06', expiresOn: '2026-05-06' });
    const { payments, last } = await listFeePayments(asSuper, { id });
    expect(last).toBeNull();
    const takenBack = { at: world.now, by: 'Ana Durán' };
    expect(payments).toMatchObject([
      { id: second, takenBack },
      { id: first, takenBack },
    ]);
    expect((await world.audited(id)).slice(-2).map(({ action }) => action)).toEqual([
      'users.takeBackFee',
      'users.takeBackFee',
    ]);
    // Paid after all.
    await renew(id);
    expect(await feeOf(id)).toEqual({ paidOn: '2026-05-01', expiresOn: '2026-06-05' });
  });

  it('where none was known before, none is known again', async () => {
    const id = await member();
    const paymentId = await renew(id);
    expect(await takeBackFee(asSuper, { id, paymentId })).toEqual({ expiresOn: null });
    expect(await feeOf(id)).toEqual({ paidOn: null, expiresOn: null });
  });

  it('of two clerks at once one takes it back, and nothing more than that', async () => {
    const id = await paid();
    await renew(id);
    const paymentId = await renew(id);
    const both = await Promise.allSettled([
      takeBackFee(asSuper, { id, paymentId }),
      takeBackFee(asSuper, { id, paymentId }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: changed });
    expect(await feeOf(id)).toEqual({ paidOn: '2026-05-01', expiresOn: '2026-06-05' });
  });

  it('of one who renews and one who takes back, whoever is second finds it changed, or takes it up from there', async () => {
    const id = await paid();
    const paymentId = await renew(id);
    await Promise.allSettled([
      takeBackFee(asSuper, { id, paymentId }),
      renewFee(asSuper, { id, expiresOn: '2026-06-05' }),
    ]);
    expect(['2026-05-06', '2026-07-05']).toContain((await feeOf(id)).expiresOn);
  });

  it('not once the form has set something else, nor where it is not known how it was', async () => {
    const id = await paid();
    const paymentId = await renew(id);
    await world.db.update(users).set({ feeExpiresOn: '2026-09-01' }).where(eq(users.id, id));
    await expect(takeBackFee(asSuper, { id, paymentId })).rejects.toMatchObject(changed);
    const old = await paid();
    const before = await renew(old);
    await world.db.update(feePayments).set({ knowsBefore: false }).where(eq(feePayments.id, before));
    await expect(takeBackFee(asSuper, { id: old, paymentId: before })).rejects.toMatchObject(changed);
    expect((await listFeePayments(asSuper, { id: old })).last).toBeNull();
  });

  it('torn away in its midst nothing has happened', async () => {
    const id = await paid();
    const paymentId = await renew(id);
    await world.db.execute(sql`create function torn_away() returns trigger language plpgsql as
      $$ begin raise exception 'torn away'; end $$`);
    await world.db.execute(
      sql`create trigger torn before update on fee_payments for each row execute function torn_away()`,
    );
    await expect(takeBackFee(asSuper, { id, paymentId })).rejects.toMatchObject({ cause: { message: 'torn away' } });
    await world.db.execute(sql`drop trigger torn on fee_payments`);
    expect(await feeOf(id)).toEqual({ paidOn: '2026-05-01', expiresOn: '2026-06-05' });
  });

  it('is for who reaches the member; another account’s payment is none of this one', async () => {
    const [id, other] = [await paid(), await paid()];
    const [paymentId] = [await renew(id), await renew(other)];
    await expect(takeBackFee(world.as(world.actors.admin), { id, paymentId })).rejects.toMatchObject(
      refusal('record.notFound'),
    );
    await expect(takeBackFee(world.as(world.actors.tajo), { id, paymentId })).rejects.toMatchObject(
      refusal('access.forbidden'),
    );
    await expect(takeBackFee(asSuper, { id: other, paymentId })).rejects.toMatchObject(changed);
  });
});
