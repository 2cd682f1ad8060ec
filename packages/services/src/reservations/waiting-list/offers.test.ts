import { closedAfterAll } from '@dehesa/testing';
import { ActivityReservationsInput } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { cancelReservation, moveToWaiting } from '../status/change-status';
import { promoteWaiting } from './promote-waiting';
import { readActivityReservations } from '../staff/read-activity-reservations';
import { refusal } from '../staff/staff-world.test-support';
import { expireOffer, expireOverdueOffers } from '../expiries';
import { offerPlaces } from './offer-places';
import { createOfferWorld } from './offer-world.test-support';
import { readOffer } from './read-offer';
import { readWaitingList } from './read-waiting-list';
import { readWaitingPosition } from './waiting-position';

const world = await closedAfterAll(createOfferWorld());
afterEach(() => world.assertBooks());

describe('places that come free are offered in order of turn', () => {
  it('to whoever fits: who does not keeps the turn; offered places are held', async () => {
    const { activityId, ids, free } = await world.full(4, [3, 2, 2, 1]);
    await free();
    expect(await world.walk(activityId)).toBe(2);
    expect(await Promise.all(ids.map(world.states))).toEqual([['open'], [], [], ['open']]);
    expect(await world.held(activityId)).toEqual([4]);
    expect(await Promise.all(ids.map(world.status))).toEqual([3, 3, 3, 3]);
    expect(await world.sent(ids[0] ?? 0)).toEqual(['lista-espera-oferta']);
    expect(await world.lastAudit(ids[0] ?? 0)).toMatchObject({
      action: 'reservations.offerPlaces',
      actorId: null,
      details: { people: 3 },
    });
    // 12 hours of the day from 12:00: 10 until the night, 2 in the morning.
    expect((await world.offers(ids[0] ?? 0))[0]).toMatchObject({ places: 3, hours: 22 });
    expect(await world.walk(activityId)).toBe(0);
    expect(await readWaitingPosition(world.visitor(), ids[1] ?? 0)).toEqual({ position: 2, waiting: 4 });
  });

  it.each([
    [1, 'es', 'el sábado, 2 de mayo de 2026, a las 10:00'],
    [2, 'pt', 'sábado, 2 de maio de 2026, às 10:00 (9:00, hora portuguesa)'],
  ] as const)(
    'with the deadline in words, in territory %i with both hours (B48)',
    async (territoryId, language, deadline) => {
      const activityId = await world.activity({ capacity: 1, territoryId, waitingListMode: 'offer' });
      const holder = await world.reserve(activityId);
      const id = await world.reserve(activityId, 1, { status: 3, notify: false });
      await world.db.execute(sql`update reservations set language = ${language} where id = ${id}`);
      await cancelReservation(world.admin(), { id: holder, notify: false, force: false });
      const noon = { ...world.visitor(), clock: { now: () => new Date('2026-05-01T10:00:00Z') } };
      await promoteWaiting(noon, { activityId });
      const [message] = await world.db.execute<{ fields: Record<string, string> }>(
        sql`select fields from messages where reservation_id = ${id}`,
      );
      const { 'oferta.plazo': until = '', 'oferta.enlace': link = '', 'oferta.plazas': places } = message?.fields ?? {};
      expect(until).toBe(deadline);
      expect(places).toBe('1');
      const token = /^http:\/\/localhost\/oferta\/([\w.-]+)\?lang=(es|pt)$/.exec(link);
      expect(token?.[2]).toBe(language);
      expect(await readOffer(noon, { token: token?.[1] ?? '', language })).toMatchObject({
        state: 'open',
        deadline: until,
      });
    },
  );

  it('each shift on its own', async () => {
    const shifts = ['Mañana', 'Tarde'];
    const activityId = await world.activity({ capacity: 1, shifts, waitingListMode: 'offer' });
    await world.reserve(activityId, 1, { shift: 'Tarde' });
    const [evening, morning] = [await world.wait(activityId, 1, 'Tarde'), await world.wait(activityId, 1, 'Mañana')];
    expect(await world.walk(activityId)).toBe(1);
    expect([await world.states(evening), await world.states(morning)]).toEqual([[], ['open']]);
    expect(await readWaitingPosition(world.visitor(), morning)).toEqual({ position: 1, waiting: 1 });
  });

  it.each([null, '09:00'])(
    'by the hours of the shift: begun it is not offered, to come it is (%s)',
    async (startTime) => {
      const day = { date: '2026-05-01', startTime, endTime: null, shifts: ['09:30', '16:30'] };
      const activityId = await world.activity({ capacity: 1, waitingListMode: 'offer', ...day });
      const [begun, coming] = [await world.wait(activityId, 1, '09:30'), await world.wait(activityId, 1, '16:30')];
      expect(await world.walk(activityId)).toBe(1);
      expect([await world.states(begun), await world.states(coming)]).toEqual([[], ['open']]);
      expect(await refusal(offerPlaces(world.admin(), { id: begun }))).toBe('reservations.notBookable');
      expect((await world.offers(coming))[0]?.hours).toBeLessThan(4.5);
      expect(await world.preview(coming)).toMatchObject({ state: 'open' });
      await world.answer(coming, 'accept');
      expect(await world.status(coming)).toBe(1);
    },
  );

  it.each([
    ['by hand', { waitingListMode: 'manual' as const }],
    ['hidden', { hidden: true }],
    ['begun', { date: '2026-05-01', startTime: '08:00', endTime: '23:00' }],
  ])('not where the activity is %s', async (_name, change) => {
    const { activityId, ids, free } = await world.full(2, [1], change);
    await free();
    expect(await world.walk(activityId)).toBe(0);
    expect(await world.states(ids[0] ?? 0)).toEqual([]);
  });
});

describe('the turn', () => {
  it('counts from when somebody began to wait, not from when they booked, wherever the list is read', async () => {
    const activityId = await world.activity({ capacity: 2, waitingListMode: 'offer' });
    const early = await world.reserve(activityId, 1, { notify: false });
    await world.reserve(activityId, 1, { status: 2, notify: false });
    const [second, third] = [await world.wait(activityId), await world.wait(activityId)];
    world.passMinutes(1);
    await moveToWaiting(world.admin(), { id: early, notify: false, force: false });
    const turns = [second, third, early];
    expect(await Promise.all(turns.map((id) => readWaitingPosition(world.visitor(), id)))).toEqual(
      [1, 2, 3].map((position) => ({ position, waiting: 3 })),
    );
    const { parties } = await readWaitingList(world.admin(), { activityId, limit: 50 });
    expect(parties.map(({ reservationId, position }) => [reservationId, position])).toEqual([
      [second, 1],
      [third, 2],
      [early, 3],
    ]);
    const { waiting } = await readActivityReservations(world.admin(), ActivityReservationsInput.parse({ activityId }));
    expect(waiting.rows.map(({ id, offered }) => [id, offered])).toEqual([
      [second, true],
      [third, false],
      [early, false],
    ]);
    expect(await world.walk(activityId)).toBe(1);
    expect(await Promise.all(turns.map(world.states))).toEqual([['open'], [], []]);
  });
});

describe('an offer that runs out', () => {
  it('ends at its time, by its job or found overdue; who had it waits on behind all others', async () => {
    const { activityId, ids, free } = await world.full(1, [1, 1]);
    const [first = 0, second = 0] = ids;
    await free();
    await world.walk(activityId);
    const [job] = await world.db.execute<{ payload: unknown; late: boolean; beforeMails: boolean }>(sql`
      select j.payload, j.run_at < o.expires_at as late, j.priority < 0 as "beforeMails" from graphile_worker._private_jobs j
      join waiting_list_offers o on o.id = (j.payload->>'offerId')::int where o.reservation_id = ${first}`);
    expect(job).toEqual({ payload: { offerId: await world.lastOffer(first) }, late: false, beforeMails: true });
    world.passMinutes(24 * 60);
    expect(await expireOverdueOffers(world.visitor())).toBeGreaterThan(0);
    expect(await expireOffer(world.visitor(), await world.lastOffer(first))).toBe(false);
    expect([await world.states(first), await world.held(activityId)]).toEqual([['expired'], [0]]);
    expect(await readWaitingPosition(world.visitor(), first)).toEqual({ position: 2, waiting: 2 });
    expect(await world.lastPromotion()).toEqual({ activityId, exceptReservationId: first });
    const [promotion] = await world.db.execute(
      sql`select priority < 0 as "beforeMails" from graphile_worker._private_jobs order by id desc limit 1`,
    );
    expect(promotion).toEqual({ beforeMails: true });
    await promoteWaiting(world.visitor(), { activityId, exceptReservationId: first });
    expect(await world.states(second)).toEqual(['open']);
  });

  it('twice without an answer: the list passes over it, staff may still offer', async () => {
    const { activityId, ids, free } = await world.full(1, [1]);
    const [id = 0] = ids;
    await free();
    for (let times = 0; times < 2; times += 1) {
      expect(await world.walk(activityId)).toBe(1);
      world.passMinutes(24 * 60);
      await expireOverdueOffers(world.visitor());
    }
    expect(await world.walk(activityId)).toBe(0);
    const { parties } = await readWaitingList(world.admin(), { activityId, limit: 50 });
    expect(parties).toMatchObject([{ reservationId: id, unanswered: 2, passedOver: true, fits: true, offer: null }]);
    await offerPlaces(world.admin(), { id });
    expect(await world.states(id)).toEqual(['expired', 'expired', 'open']);
  });
});
