import { closedAfterAll } from '@dehesa/testing';
import { people, users } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import { OwnReservationsInput } from '@dehesa/domain/reservations';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cancelReservation } from '../status/change-status';
import { readMyBooking } from '../my-booking/read-my-booking';
import { createStaffWorld, refusal } from '../staff/staff-world.test-support';
import { listOwnReservations } from './list-own-reservations';

const world = await closedAfterAll(createStaffWorld());
const mine = (email = 'member@example.org') => ({ booker: { ...world.person(), email } });
const on = (date: string, change = {}) => world.activity({ date, ...change }, `Salida del ${date}`);
const ids: Record<'later' | 'sooner' | 'border' | 'past' | 'cancelled', number> = {
  later: await world.reserve(await on('2026-07-20'), 2, { ...mine(' MEMBER@example.org '), status: 2 }),
  sooner: await world.reserve(await on('2026-06-20'), 1, mine()),
  border: await world.reserve(await on('2026-06-25', { territoryId: 2, shifts: ['10:00'] }), 1, {
    ...mine(),
    shift: '10:00',
  }),
  past: await world.reserve(await on('2026-05-02'), 1, { ...mine(), status: 2 }),
  cancelled: await world.reserve(await on('2026-06-21'), 1, mine()),
};
await world.reserve(await on('2026-06-22'), 1);
await cancelReservation(world.as(world.actors.admin), { id: ids.cancelled, notify: false, force: false });
// As a companion the member has booked nothing.
const foreign = await world.reserve(await on('2026-06-23'), 2);
const [, companion] = await world.db.select().from(people).where(eq(people.reservationId, foreign));
await world.db
  .update(people)
  .set({ email: 'member@example.org', emailKey: 'member@example.org' })
  .where(eq(people.id, companion?.id ?? 0));
world.passMinutes(5 * 24 * 60);

const verify = (emailVerifiedAt: Date | null) =>
  world.db.update(users).set({ emailVerifiedAt }).where(eq(users.id, world.actors.member.userId));
const own = (input: Partial<OwnReservationsInput> = {}, actor: Actor | null = world.actors.member) =>
  listOwnReservations(world.as(actor), OwnReservationsInput.parse(input));

it('lists nothing before the address is proven', async () => {
  await verify(null);
  expect(await own()).toEqual({
    email: 'member@example.org',
    verified: false,
    totals: { coming: 0, past: 0 },
    time: 'coming',
    rows: [],
  });
});

it('lists what was booked with the address: the nearest first, nothing cancelled (B18), nothing of others', async () => {
  await verify(new Date());
  const { rows, totals } = await own();
  expect(totals).toEqual({ coming: 3, past: 1 });
  expect(rows.map(({ id }) => id)).toEqual([ids.sooner, ids.border, ids.later]);
  expect(rows[2]).toMatchObject({
    reference: expect.stringMatching(/^MON-[A-Z2-9]{8}$/),
    status: 2,
    partySize: 2,
    people: ['Ana', 'Luis'],
    activity: { title: 'Salida del 2026-07-20', date: '2026-07-20', municipality: 'Torrejón el Rubio', shift: '' },
    offered: false,
  });
  expect((await own({ time: 'past' })).rows.map(({ id, qrAddress }) => [id, qrAddress])).toEqual([[ids.past, null]]);
  const second = await own({ pageIndex: 1, pageSize: 2 });
  expect(second.rows.map(({ id }) => id)).toEqual([ids.later]);
});

it('leads to the page of the reservation, and to its QR once it is confirmed (B37)', async () => {
  const [sooner, , later] = (await own()).rows;
  expect(sooner?.qrAddress).toBeNull();
  expect(later?.qrAddress).toMatch(/^\/mi-reserva\/[\w.-]+\/qr\.png$/);
  const token = /^\/mi-reserva\/([\w.-]+)\?lang=es$/.exec(later?.address ?? '')?.[1] ?? '';
  const booking = await readMyBooking(world.as(null), { token, language: 'es' });
  expect(booking?.reference).toBe(later?.reference);
});

it('says of a suspended outing that it is, and has no QR of it, as its page has none', async () => {
  const suspend = (since: string | null) =>
    world.db.execute(sql`
      update activities set suspended_at = ${since}::timestamptz
      where id = (select activity_id from reservations where id = ${ids.later})`);
  const shown = async () =>
    (await own()).rows.map(({ activity, qrAddress }) => [activity.suspended, qrAddress !== null]);
  await suspend('2026-06-01');
  expect(await shown()).toEqual([
    [false, false],
    [false, false],
    [true, false],
  ]);
  await suspend(null);
  expect((await shown())[2]).toEqual([false, true]);
});

it('says the hours of territory 2 by both clocks (B48)', async () => {
  const [, border] = (await own({ language: 'pt' })).rows;
  expect(border?.activity.hours).toContain('8');
  expect(border?.activity.shift).not.toBe('10:00');
  expect(border?.reference).toMatch(/^TAJ-/);
});

it.each([
  ['super', 'access.forbidden'],
  ['admin', 'access.forbidden'],
  ['monfrague', 'access.forbidden'],
] as const)('is not for %s', async (who, code) => {
  expect(await refusal(own({}, world.actors[who]))).toBe(code);
});

it('is not for nobody', async () => {
  expect(await refusal(own({}, null))).toBe('access.unauthenticated');
});

it('shows an outing of long ago without a way to its page, which has ended (B52)', async () => {
  await verify(new Date());
  const address = async () => (await own({ time: 'past' })).rows.find(({ id }) => id === ids.past)?.address;
  expect(await address()).toMatch(/^\/mi-reserva\//);
  const endedDaysAgo = (days: number) =>
    world.db.execute(sql`
      update activities set ends_at = ${world.as(null).clock.now().toISOString()}::timestamptz - ${days} * interval '1 day'
      where id = (select activity_id from reservations where id = ${ids.past})`);
  await endedDaysAgo(89);
  expect(await address()).not.toBeNull();
  await endedDaysAgo(91);
  expect(await address()).toBeNull();
});
