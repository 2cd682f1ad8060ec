import { activities, deletedReservations, people, reservations } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import { binDays } from '@dehesa/domain/bin';
import { CancelInput, ChangeManyInput } from '@dehesa/domain/reservations';
import { closedAfterAll } from '@dehesa/testing';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { forgetExpired } from '../../configuration/forget-expired';
import { createReservation } from '../staff/create-reservation';
import { createStaffWorld, refusal } from '../staff/staff-world.test-support';
import { reconcilePlaces } from '../places/reconcile-places';
import { changeMany } from '../status/change-many';
import { cancelAsVisitor, cancelReservation } from '../status/change-status';
import { listDeletedReservations } from './list-deleted-reservations';
import { restoreReservation } from './restore-reservation';

const world = await closedAfterAll(createStaffWorld());
const { db, actors, as } = world;
const cancel = (id: number, change: Partial<CancelInput> = {}) =>
  cancelReservation(as(actors.admin), CancelInput.parse({ id, notify: false, ...change }));
const restore = (id: number, actor: Actor = actors.admin) => restoreReservation(as(actor), { id });
const stored = async (id: number) => (await db.select().from(reservations).where(eq(reservations.id, id)))[0];
const live = (id: number) => db.$count(people, sql`${people.reservationId} = ${id} and ${people.live}`);
const binned = async (actor: Actor = actors.admin) =>
  (await listDeletedReservations(as(actor), { pageSize: 200 })).rows.map(({ id }) => id);
/** Nothing but the bin has changed. */
const isCancelled = async (id: number) => {
  expect((await stored(id))?.status).toBe(4);
  expect(await live(id)).toBe(0);
  expect(await binned()).toContain(id);
};

describe('what staff cancel can be taken back for 30 days (B100)', () => {
  it.each([
    ['pending', 1, [3]],
    ['confirmed', 2, [3]],
    ['waiting', 3, [0]],
  ] as const)('%s, with its people and its places', async (_, status, held) => {
    const activityId = await world.activity();
    const id = await world.reserve(activityId, 3, { status });
    const before = await stored(id);
    await cancel(id, { reason: { code: 'other', text: 'Se equivocó de día', tell: false } });
    expect(await world.held(activityId)).toEqual([0]);
    world.passMinutes(1);
    await restore(id);
    expect(await stored(id)).toEqual({ ...before, updatedAt: expect.any(Date) });
    expect(await live(id)).toBe(3);
    expect(await world.held(activityId)).toEqual(held);
    expect(await binned()).not.toContain(id);
    expect(await world.lastAudit(id)).toMatchObject({
      action: 'reservations.changeStatus',
      actorId: actors.admin.userId,
      details: { from: 4, to: status, notify: false, restored: true },
    });
  });

  it('who waits again is called to what has come free meanwhile, where that goes by itself (B19)', async () => {
    for (const [waitingListMode, jobs] of [
      ['automatic', 1],
      ['manual', 0],
    ] as const) {
      const activityId = await world.activity({ waitingListMode });
      const id = await world.reserve(activityId, 1, { status: 3 });
      await cancel(id);
      const before = (await world.promotions()) ?? 0;
      await restore(id);
      expect(await world.promotions()).toBe(before + jobs);
    }
  });

  it('is listed with who cancelled it and what it was, the last one first', async () => {
    const activityId = await world.activity({}, 'Grullas');
    const [first, second] = [await world.reserve(activityId, 2, { status: 2 }), await world.reserve(activityId)];
    await cancel(first);
    world.passMinutes(1);
    await changeMany(as(actors.monfrague), ChangeManyInput.parse({ ids: [second], action: 'cancel', notify: false }));
    const { rows } = await listDeletedReservations(as(actors.admin), { pageSize: 2 });
    expect(rows).toMatchObject([
      { id: second, status: 1, people: 1, deletedBy: 'Ana Durán', title: { es: 'Grullas' } },
      { id: first, status: 2, people: 2, reference: expect.stringMatching(/^MON-/) },
    ]);
    await restore(second);
    await restore(first);
  });

  it('what its booker cancelled is not there, and neither is what was never cancelled', async () => {
    const activityId = await world.activity();
    const [own, kept] = [await world.reserve(activityId), await world.reserve(activityId)];
    await cancelAsVisitor(as(null), own);
    for (const id of [own, kept]) expect(await refusal(restore(id))).toBe('record.notInBin');
    expect(await binned()).not.toEqual(expect.arrayContaining([own]));
    expect(await world.held(activityId)).toEqual([1]);
  });

  it('who was told of the cancelling is told of the state, unless nothing of it has left yet', async () => {
    const activityId = await world.activity();
    const id = await world.reserve(activityId, 1, { status: 2, notify: false });
    await cancel(id, { notify: true });
    await restore(id);
    expect(await world.sent(id)).toEqual([]);
    await cancel(id, { notify: true });
    await db.execute(sql`update messages set status = 'sent', attempts = 1 where reservation_id = ${id}`);
    await restore(id);
    expect(await world.sent(id)).toEqual(['reserva-cancelada', 'reserva-confirmada']);
  });

  it('a confirmation that waited until a cancelling without a word, and was not sent then, is sent after the undo', async () => {
    const id = await world.reserve(await world.activity(), 1, { status: 2 });
    const pass = () =>
      db.execute(
        sql`update messages set status = 'failed', last_error = 'messages.notDue' where reservation_id = ${id}`,
      );
    await cancel(id);
    await pass();
    await restore(id);
    expect(await world.sent(id)).toEqual(['reserva-confirmada', 'reserva-confirmada']);
    await cancel(id);
    await restore(id);
    expect(await world.sent(id)).toEqual(['reserva-confirmada', 'reserva-confirmada']);
  });

  it('a message of the cancelling that failed once is not sent after the undo', async () => {
    const id = await world.reserve(await world.activity(), 1, { status: 2, notify: false });
    await cancel(id, { notify: true });
    await db.execute(sql`update messages set attempts = 1 where reservation_id = ${id}`);
    await restore(id);
    expect(await world.sent(id)).toEqual(['reserva-confirmada']);
  });
});

describe('a restore is checked like a new one, and changes nothing where it is refused', () => {
  it('no room', async () => {
    const activityId = await world.activity({ capacity: 3 });
    const id = await world.reserve(activityId, 3, { status: 2 });
    await cancel(id);
    const other = await world.reserve(activityId);
    expect(await refusal(restore(id))).toBe('reservations.capacityExceeded');
    await isCancelled(id);
    expect(await world.held(activityId)).toEqual([1]);
    await cancel(other);
    await restore(id);
    expect(await world.held(activityId)).toEqual([3]);
  });

  it('an address or a document that somebody else booked with meanwhile', async () => {
    const activityId = await world.activity();
    const booker = world.person();
    const id = await world.reserve(activityId, 1, { booker });
    await cancel(id);
    const other = world.person();
    const again = await world.reserve(activityId, 1, { booker: { ...other, email: booker.email.toUpperCase() } });
    expect(await refusal(restore(id))).toBe('reservations.emailRepeated');
    await cancel(again);
    await createReservation(
      as(actors.admin),
      world.party(activityId, 1, { booker: { ...other, identity: booker.identity } }),
    );
    expect(await refusal(restore(id))).toBe('reservations.identityRepeated');
    await isCancelled(id);
  });

  it('a place on the same date that its booker took meanwhile', async () => {
    const booker = world.person();
    const id = await world.reserve(await world.activity(), 1, { booker });
    await cancel(id);
    await world.reserve(await world.activity(), 1, { booker });
    expect(await refusal(restore(id))).toBe('reservations.sameDate');
    await isCancelled(id);
  });

  it('a suspended outing, and a shift that is gone', async () => {
    const suspended = await world.activity();
    const one = await world.reserve(suspended);
    await cancel(one);
    await db.update(activities).set({ suspendedAt: new Date() }).where(eq(activities.id, suspended));
    expect(await refusal(restore(one))).toBe('activities.suspended');
    await isCancelled(one);
    const shifted = await world.activity({ shifts: ['10:00', '12:00'] });
    const two = await world.reserve(shifted, 1, { shift: '12:00' });
    await cancel(two);
    await world.setShifts(shifted, ['10:00']);
    expect(await refusal(restore(two))).toBe('reservations.shiftMissing');
    await isCancelled(two);
  });

  it('out of reach it does not exist, and others have no bin', async () => {
    const id = await world.reserve(await world.activity());
    await cancel(id);
    for (const actor of [actors.tajo, actors.other]) {
      expect(await refusal(restore(id, actor))).toBe('record.notFound');
      expect(await binned(actor)).not.toContain(id);
    }
    for (const [actor, code] of [
      [actors.member, 'access.forbidden'],
      [null, 'access.unauthenticated'],
    ] as const) {
      expect(await refusal(restoreReservation(as(actor), { id }))).toBe(code);
      expect(await refusal(listDeletedReservations(as(actor), {}))).toBe(code);
    }
    await isCancelled(id);
    await restore(id, actors.company);
  });
});

describe('at the same moment, and afterwards', () => {
  it('of two who restore it one does; of many that want the last places none too many come back', async () => {
    const activityId = await world.activity({ capacity: 4 });
    const id = await world.reserve(activityId, 2);
    await cancel(id);
    const both = await Promise.all([refusal(restore(id)), refusal(restore(id))]);
    expect(both.map(String).toSorted()).toEqual(['done', 'record.notInBin']);
    expect(await world.held(activityId)).toEqual([2]);
    await cancel(id);
    const many: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      const made = await world.reserve(activityId, 2, { status: 2 });
      await cancel(made);
      many.push(made);
    }
    const outcomes = await Promise.all(many.map(async (one) => String(await refusal(restore(one)))));
    expect(outcomes.toSorted()).toEqual([
      'done',
      'done',
      'reservations.capacityExceeded',
      'reservations.capacityExceeded',
    ]);
    expect(await world.held(activityId)).toEqual([4]);
    expect(await reconcilePlaces(as(null))).toEqual({ places: [], people: [] });
  });

  it('torn away in its midst nothing has happened', async () => {
    const activityId = await world.activity();
    const id = await world.reserve(activityId, 2, { status: 2 });
    await cancel(id);
    await db.execute(sql`create function torn_away() returns trigger language plpgsql as
      $$ begin raise exception 'torn away'; end $$`);
    await db.execute(
      sql.raw(`create trigger torn before update on shift_places for each row
      when (new.activity_id = ${activityId} and new.held > 0) execute function torn_away()`),
    );
    await expect(restore(id)).rejects.toMatchObject({ cause: { message: 'torn away' } });
    await db.execute(sql`drop trigger torn on shift_places`);
    await isCancelled(id);
    await restore(id);
    expect(await world.held(activityId)).toEqual([2]);
  });

  it('after 30 days it stays cancelled, as without a bin', async () => {
    const id = await world.reserve(await world.activity());
    await cancel(id);
    world.passMinutes(binDays * 24 * 60 - 1);
    await forgetExpired(as(null));
    expect(await binned()).toContain(id);
    world.passMinutes(1);
    expect(await refusal(restore(id))).toBe('record.notInBin');
    expect(await binned()).not.toContain(id);
    await forgetExpired(as(null));
    expect(await db.$count(deletedReservations)).toBe(0);
    expect((await stored(id))?.status).toBe(4);
  });
});
