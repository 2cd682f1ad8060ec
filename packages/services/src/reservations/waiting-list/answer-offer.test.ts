import { closedAfterAll } from '@dehesa/testing';
import { BookingInput } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { hideActivity } from '../../activities/index';
import { bookPlaces } from '../booking/book-places';
import { promoteWaiting } from './promote-waiting';
import { refusal } from '../staff/staff-world.test-support';
import { answerOffer } from './answer-offer';
import { expireOffer } from '../expiries';
import { createOfferWorld } from './offer-world.test-support';
import { readOffer } from './read-offer';
import { readOpenOffer, readWaitingPosition } from './waiting-position';

const world = await closedAfterAll(createOfferWorld());
afterEach(() => world.assertBooks());

describe('the answer', () => {
  it('accepted: pending, with the places that were held, and told', async () => {
    const { activityId, ids, free } = await world.full(2, [2]);
    const [id = 0] = ids;
    await free();
    await world.walk(activityId);
    await world.answer(id, 'accept');
    expect([await world.status(id), await world.states(id), await world.held(activityId)]).toEqual([
      1,
      ['accepted'],
      [2],
    ]);
    expect((await world.sent(id)).at(-1)).toBe('reserva-pendiente');
    // Twice, by two clicks: once.
    await world.answer(id, 'accept');
    expect(await world.sent(id)).toEqual(['lista-espera-oferta', 'reserva-pendiente']);
    expect(await refusal(world.answer(id, 'decline'))).toBe('reservations.offerClosed');
    expect(await world.preview(id)).toMatchObject({ state: 'accepted', waiting: null });
  });

  it('accepted where the activity confirms at once: confirmed, and told so (B67)', async () => {
    const { activityId, ids, free } = await world.full(2, [2], { confirmsAtOnce: true });
    const [id = 0] = ids;
    await free();
    await world.walk(activityId);
    expect(await world.preview(id)).toMatchObject({ state: 'open', confirmsAtOnce: true });
    await world.answer(id, 'accept');
    expect([await world.status(id), await world.states(id), await world.held(activityId)]).toEqual([
      2,
      ['accepted'],
      [2],
    ]);
    expect(await world.sent(id)).toEqual(['lista-espera-oferta', 'reserva-confirmada']);
    expect(await world.lastAudit(id)).toMatchObject({ details: { from: 3, to: 2, atOnce: true } });
    expect(await world.preview(id)).toMatchObject({ state: 'confirmed' });
    await world.answer(id, 'accept');
    expect(await world.sent(id)).toHaveLength(2);
  });

  it('is for staff to confirm where somebody is moved by itself, whatever the activity confirms (B19, B67)', async () => {
    const { activityId, ids, free } = await world.full(1, [1], { confirmsAtOnce: true, waitingListMode: 'automatic' });
    await free();
    await world.walk(activityId);
    expect(await world.status(ids[0] ?? 0)).toBe(1);
  });

  it('declined: behind all others, and the places go on', async () => {
    const { activityId, ids, free } = await world.full(1, [1, 1, 1]);
    const [first = 0, second = 0] = ids;
    await free();
    await world.walk(activityId);
    world.passMinutes(1);
    await world.answer(first, 'decline');
    expect(await world.lastPromotion()).toEqual({ activityId, exceptReservationId: first });
    expect(await world.held(activityId)).toEqual([0]);
    await promoteWaiting(world.visitor(), { activityId, exceptReservationId: first });
    expect([await world.states(first), await world.states(second)]).toEqual([['declined'], ['open']]);
    expect(await readWaitingPosition(world.visitor(), first)).toEqual({ position: 3, waiting: 3 });
    expect(await world.preview(first)).toMatchObject({ state: 'declined', waiting: { position: 3 } });
  });

  it('left: cancelled and told, and the places go on', async () => {
    const { activityId, ids, free } = await world.full(1, [1]);
    const [id = 0] = ids;
    await free();
    await world.walk(activityId);
    await world.answer(id, 'leave');
    expect([await world.status(id), await world.states(id), await world.held(activityId)]).toEqual([
      4,
      ['declined'],
      [0],
    ]);
    expect((await world.sent(id)).at(-1)).toBe('reserva-cancelada');
    expect(await world.preview(id)).toMatchObject({ state: 'left' });
    expect(await refusal(world.answer(id, 'accept'))).toBe('reservations.offerClosed');
  });

  it('after the deadline is no answer, before the queue has ended the offer too', async () => {
    const { activityId, ids, free } = await world.full(1, [1]);
    const [id = 0] = ids;
    await free();
    await world.walk(activityId);
    expect(await expireOffer(world.visitor(), await world.lastOffer(id))).toBe(false);
    world.passMinutes(24 * 60);
    expect(await world.preview(id)).toMatchObject({ state: 'expired' });
    expect(await readOpenOffer(world.visitor(), id, null)).toBeNull();
    expect(await refusal(world.answer(id, 'accept'))).toBe('reservations.offerClosed');
    expect([await world.status(id), await world.states(id)]).toEqual([3, ['open']]);
  });

  it.each(['hidden', 'begun'])('of an activity that is %s meanwhile is refused', async (what) => {
    const { activityId, ids, free } = await world.full(1, [1]);
    const [id = 0] = ids;
    await free();
    await world.walk(activityId);
    if (what === 'hidden') await hideActivity(world.admin(), { id: activityId });
    else
      await world.db.execute(
        sql`update activities set date = '2026-05-01', start_time = '01:00' where id = ${activityId}`,
      );
    expect(await world.preview(id)).toMatchObject({ state: 'unavailable' });
    expect(await refusal(world.answer(id, 'accept'))).toBe('reservations.notBookable');
    await world.answer(id, 'decline');
    expect(await world.held(activityId)).toEqual([0]);
  });

  it.each(['x', 'MQ.AAAA', `${'a'.repeat(10)}.${'b'.repeat(43)}`])('%j is nobody’s link', async (token) => {
    expect(await readOffer(world.visitor(), { token, language: 'es' })).toBeNull();
    expect(await refusal(answerOffer(world.visitor(), { token, language: 'es', answer: 'accept' }))).toBe(
      'record.notFound',
    );
  });
});

describe('a booking for the waiting list', () => {
  const book = (activityId: number, change = {}) =>
    bookPlaces(
      world.visitor(),
      BookingInput.parse({
        activityId,
        booker: world.person(),
        photoConsent: true,
        privacyAccepted: true,
        waitingList: true,
        ...change,
      }),
    );

  it('tells its position, also when it is sent again, and looks for places that came free meanwhile', async () => {
    const { activityId } = await world.full(1, [1]);
    const booker = world.person();
    const first = await book(activityId, { booker, idempotencyKey: 'once' });
    expect(first).toMatchObject({ status: 3, waiting: { position: 2, waiting: 2 } });
    expect(await world.lastPromotion()).toEqual({ activityId, exceptReservationId: null });
    await book(activityId);
    expect(await book(activityId, { booker, idempotencyKey: 'once' })).toEqual({
      ...first,
      waiting: { position: 2, waiting: 3 },
    });
  });

  it('waits where its party does not fit, though a place is free; who fits does not wait', async () => {
    const activityId = await world.activity({ capacity: 2, waitingListMode: 'offer' });
    await world.reserve(activityId, 1);
    const companions = [{ kind: 'child', firstName: 'Eva', lastName: 'Gil', birthDate: '2015-01-01' }];
    expect(await book(activityId, { companions })).toMatchObject({ status: 3, waiting: { position: 1, waiting: 1 } });
    expect(await book(activityId)).toMatchObject({ status: 1, waiting: null });
  });

  it('finds an activity full whose free places are offered', async () => {
    const { activityId, free } = await world.full(1, [1]);
    await free();
    await world.walk(activityId);
    expect(await refusal(book(activityId, { waitingList: false }))).toBe('reservations.capacityExceeded');
  });
});
