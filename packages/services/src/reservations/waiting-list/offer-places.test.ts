import { closedAfterAll } from '@dehesa/testing';
import { EditReservationInput } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { cancelAsVisitor, confirmReservation } from '../status/change-status';
import { editReservation } from '../staff/edit-reservation';
import { refusal } from '../staff/staff-world.test-support';
import { offerPlaces, withdrawOffer } from './offer-places';
import { createOfferWorld } from './offer-world.test-support';
import { readWaitingList } from './read-waiting-list';
import { readWaitingPosition } from './waiting-position';

const world = await closedAfterAll(createOfferWorld());
afterEach(() => world.assertBooks());

const edit = (id: number, activityId: number, people: number, change: object = {}) =>
  editReservation(
    world.admin(),
    EditReservationInput.parse({ ...world.party(activityId, people), status: null, id, notify: false, ...change }),
  );

describe('staff', () => {
  it('offer by hand to anybody who fits, whatever the turn', async () => {
    const { activityId, ids, free } = await world.full(2, [2, 1], { waitingListMode: 'manual', offerHours: 1 });
    const [first = 0, second = 0] = ids;
    await free();
    await offerPlaces(world.as(world.actors.monfrague), { id: second });
    expect(await world.states(second)).toEqual(['open']);
    expect(await world.lastAudit(second)).toMatchObject({ actorId: world.actors.monfrague.userId });
    expect(await refusal(offerPlaces(world.admin(), { id: second }))).toBe('reservations.alreadyOffered');
    expect(await refusal(offerPlaces(world.admin(), { id: first }))).toBe('reservations.capacityExceeded');
    expect(await refusal(offerPlaces(world.as(world.actors.tajo), { id: first }))).toBe('record.notFound');
    expect(await refusal(offerPlaces(world.as(world.actors.member), { id: first }))).toBe('access.forbidden');
    expect(await refusal(offerPlaces(world.visitor(), { id: first }))).toBe('access.unauthenticated');
    const list = await readWaitingList(world.admin(), { activityId, limit: 50 });
    expect(list).toMatchObject({ mode: 'manual', offerHours: 1, offeredPlaces: 1, canOffer: true, total: 2 });
    expect(list.parties.map(({ fits, position, offer }) => [position, fits, offer?.places])).toEqual([
      [1, false, undefined],
      [2, false, 1],
    ]);
    expect(await refusal(readWaitingList(world.as(world.actors.tajo), { activityId, limit: 50 }))).toBe(
      'record.notFound',
    );
  });

  it('take an offer back: the turn stays, the places are free', async () => {
    const { activityId, ids, free } = await world.full(1, [1, 1], { waitingListMode: 'manual' });
    const [first = 0] = ids;
    await free();
    await offerPlaces(world.admin(), { id: first });
    await withdrawOffer(world.admin(), { id: first });
    expect([await world.states(first), await world.held(activityId)]).toEqual([['withdrawn'], [0]]);
    expect(await readWaitingPosition(world.visitor(), first)).toEqual({ position: 1, waiting: 2 });
    expect(await refusal(withdrawOffer(world.admin(), { id: first }))).toBe('reservations.offerClosed');
    expect(await refusal(world.answer(first, 'accept'))).toBe('reservations.offerClosed');
  });

  it('lower the capacity not below what is offered (B6)', async () => {
    const { activityId, ids, free } = await world.full(3, [2], { waitingListMode: 'manual' });
    await free();
    await offerPlaces(world.admin(), { id: ids[0] ?? 0 });
    expect(await refusal(world.setCapacity(activityId, 1))).toBe('activities.capacityBelowHeld');
    await world.setCapacity(activityId, 2);
  });
});

describe('a reservation with an open offer', () => {
  async function offered(people = 2, capacity = 3) {
    const { activityId, ids, free } = await world.full(capacity, [people], { waitingListMode: 'manual' });
    const [id = 0] = ids;
    await free();
    await offerPlaces(world.admin(), { id });
    return { activityId, id };
  }

  it('confirmed by staff takes the held places, no more', async () => {
    const { activityId, id } = await offered(3);
    await confirmReservation(world.admin(), { id, notify: false, force: false });
    expect([await world.status(id), await world.states(id), await world.held(activityId)]).toEqual([
      2,
      ['withdrawn'],
      [3],
    ]);
  });

  it('cancelled by the visitor gives them back', async () => {
    const { activityId, id } = await offered();
    await cancelAsVisitor(world.visitor(), id);
    expect([await world.states(id), await world.held(activityId)]).toEqual([['withdrawn'], [0]]);
  });

  it('keeps its offer where only names change', async () => {
    const { activityId, id } = await offered();
    await edit(id, activityId, 2);
    expect([await world.states(id), await world.held(activityId)]).toEqual([['open'], [2]]);
  });

  it('loses it where the party grows, and the places with it', async () => {
    const { activityId, id } = await offered();
    await edit(id, activityId, 3);
    expect([await world.states(id), await world.held(activityId)]).toEqual([['withdrawn'], [0]]);
  });

  it('loses it where it moves to another activity, confirmed there', async () => {
    const { activityId, id } = await offered();
    const other = await world.activity({ capacity: 2, date: '2026-07-01' });
    await edit(id, other, 2, { status: 2 });
    expect([await world.states(id), await world.held(activityId), await world.held(other)]).toEqual([
      ['withdrawn'],
      [0],
      [2],
    ]);
  });

  it('cannot leave the waiting list with its offer open, whatever verb forgets about it', async () => {
    const { id } = await offered();
    await expect(world.db.execute(sql`update reservations set status = 2 where id = ${id}`)).rejects.toMatchObject({
      cause: { constraint_name: 'reservations_offered' },
    });
  });
});

it('a waiting party that shrinks may fit: its list is walked again', async () => {
  const { activityId, ids, free } = await world.full(2, [3]);
  const [id = 0] = ids;
  await free();
  expect(await world.walk(activityId)).toBe(0);
  await edit(id, activityId, 2);
  expect(await world.lastPromotion()).toEqual({ activityId, exceptReservationId: null });
  expect(await world.walk(activityId)).toBe(1);
  expect(await world.states(id)).toEqual(['open']);
});
