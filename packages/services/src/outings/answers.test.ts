import { configuration, messages, reservations } from '@dehesa/db/schema';
import { closedAfterAll } from '@dehesa/testing';
import { EditReservationInput } from '@dehesa/domain/reservations';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import {
  cancelForErasure,
  cancelReservation,
  confirmReservation,
  editReservation,
  expireOverdueMoves,
  moveToWaiting,
  readMove,
} from '../reservations/index';
import { reserveGroup } from '../reservations/staff/group-world.test-support';
import { refusal } from '../reservations/staff/staff-world.test-support';
import { confirmAttendanceAnyDay } from '../reservations/status/confirm-attendance';
import { stands } from '../check-in/store-ticks';
import { listMoves } from './list-moves';
import { createOutingWorld, type OutingWorld } from './outing-world.test-support';
import { writeAgain } from './write-again';

const world = await closedAfterAll(createOutingWorld());
afterEach(() => world.assertBooks());

/** An outing that is suspended with a party of two, another date of `capacity` places that were offered. */
async function suspended(capacity = 4, change: Parameters<OutingWorld['activity']>[0] = {}) {
  const activityId = await world.activity({ capacity: 10, ...change });
  const other = await world.activity({ capacity, ...change, date: '2026-06-27' });
  const id = await world.reserve(activityId, 2, { status: 2, notify: false });
  await world.suspend(activityId, { dates: [other] });
  return { activityId, other, id };
}

describe('the answer', () => {
  it('yes: the party comes on the other date, as it was, and is told; twice is once', async () => {
    const { activityId, other, id } = await suspended();
    const [before] = await world.db.execute(sql`select reference from reservations where id = ${id}`);
    expect(await world.page(id)).toMatchObject({
      state: 'open',
      people: 2,
      choices: [{ activityId: other, held: true }],
    });
    await world.accept(id);
    await world.accept(id);
    await world.take(id, other);
    expect(await world.at(id)).toEqual([2, other, null]);
    expect([await world.held(activityId), await world.held(other)]).toEqual([[0], [2]]);
    expect(await world.sent(id)).toEqual(['actividad-otra-fecha', 'reserva-modificada']);
    const [after] = await world.db.execute(sql`select reference from reservations where id = ${id}`);
    expect(after).toEqual(before);
    const people = await world.db.execute(sql`select distinct activity_id from people where reservation_id = ${id}`);
    expect([...people]).toEqual([{ activity_id: other }]);
    expect(await world.lastAudit(id)).toMatchObject({
      action: 'reservations.takeOtherDate',
      details: { fromActivityId: activityId, activityId: other },
    });
    expect(await world.page(id)).toMatchObject({ state: 'accepted', date: '2026-06-27', choices: [] });
    expect(await refusal(world.decline(id))).toBe('reservations.moveClosed');
  });

  it('yes of a group: all of it has places held on the other date, and goes there (B83)', async () => {
    const activityId = await world.activity({ capacity: 40 });
    const other = await world.activity({ capacity: 30, date: '2026-06-27' });
    const id = await reserveGroup(world, activityId, { adults: 2, minors: 24 });
    await world.suspend(activityId, { dates: [other] });
    expect(await world.held(other)).toEqual([27]);
    expect(await world.page(id)).toMatchObject({ people: 27 });
    await world.accept(id);
    expect([await world.held(activityId), await world.held(other)]).toEqual([[0], [27]]);
  });

  it('is told from which date to which (B10)', async () => {
    const { id } = await suspended();
    await world.accept(id);
    const [message] = await world.db.execute<{ fields: Record<string, string> }>(
      sql`select fields from messages where reservation_id = ${id} and slug = 'reserva-modificada'`,
    );
    expect(message?.fields['reserva.cambio']).toMatch(/^Cambio de fecha: antes, .*20 de junio.*; ahora, .*27 de junio/);
  });

  it('another date than the held one: the held places come free in the same step, and are offered on', async () => {
    const activityId = await world.activity();
    const held = await world.activity({ date: '2026-06-27', capacity: 2, waitingListMode: 'automatic' });
    const free = await world.activity({ date: '2026-06-28', capacity: 2 });
    const id = await world.reserve(activityId, 2, { notify: false });
    await world.suspend(activityId, { dates: [held, free] });
    expect((await world.page(id))?.choices.map(({ activityId: date, held: kept }) => [date, kept])).toEqual([
      [held, true],
      [free, false],
    ]);
    const promotions = (await world.promotions()) ?? 0;
    await world.take(id, free);
    expect(await world.at(id)).toEqual([1, free, null]);
    expect([await world.held(activityId), await world.held(held), await world.held(free)]).toEqual([[0], [0], [2]]);
    expect(await world.promotions()).toBe(promotions + 1);
  });

  it('no: cancelled and told, and the places go on', async () => {
    const { activityId, other, id } = await suspended();
    await world.decline(id);
    await world.decline(id);
    expect(await world.at(id)).toEqual([4, activityId, null]);
    expect([await world.held(activityId), await world.held(other)]).toEqual([[0], [0]]);
    expect(await world.sent(id)).toEqual(['actividad-otra-fecha', 'reserva-cancelada']);
    expect(await world.page(id)).toMatchObject({ state: 'declined' });
    expect(await refusal(world.accept(id))).toBe('reservations.moveClosed');
  });

  it('none in time: the places go on and the reservation is cancelled without another message', async () => {
    const { activityId, other, id } = await suspended();
    expect(await world.expire(id)).toBe(false);
    world.passMinutes(7 * 24 * 60);
    expect(await world.page(id)).toMatchObject({ state: 'expired' });
    expect(await refusal(world.accept(id))).toBe('reservations.moveClosed');
    expect(await world.held(other)).toEqual([2]);
    expect(await expireOverdueMoves(world.visitor())).toBe(1);
    expect(await world.expire(id)).toBe(false);
    expect(await world.at(id)).toEqual([4, activityId, null]);
    expect(await world.held(other)).toEqual([0]);
    expect(await world.sent(id)).toEqual(['actividad-otra-fecha']);
  });

  it('to a date that was not offered, is full or hidden meanwhile is refused', async () => {
    const { id, other } = await suspended(2);
    const foreign = await world.activity({ date: '2026-06-29' });
    expect(await refusal(world.take(id, foreign))).toBe('record.notFound');
    expect(await refusal(world.take(id, 999_999))).toBe('record.notFound');
    await world.db.execute(sql`update activities set hidden = true where id = ${other}`);
    expect(await world.page(id)).toMatchObject({ state: 'open', heldGone: true, choices: [] });
    expect(await refusal(world.accept(id))).toBe('reservations.notBookable');
    const late = await suspended(1);
    expect(await world.page(late.id)).toMatchObject({ state: 'open', heldGone: false, choices: [] });
    expect(await refusal(world.accept(late.id))).toBe('reservations.capacityExceeded');
    expect(await refusal(world.take(late.id, late.other))).toBe('reservations.capacityExceeded');
  });

  it('to a date whose registrations were closed meanwhile only where places are held there (B65)', async () => {
    const activityId = await world.activity();
    const held = await world.activity({ date: '2026-06-27' });
    const free = await world.activity({ date: '2026-06-28' });
    const id = await world.reserve(activityId, 2, { notify: false });
    await world.suspend(activityId, { dates: [held, free] });
    await world.db.execute(sql`update activities set registrations_closed = true where id in (${held}, ${free})`);
    expect((await world.page(id))?.choices).toMatchObject([{ activityId: held, held: true }]);
    expect(await refusal(world.take(id, free))).toBe('reservations.notBookable');
    await world.accept(id);
    expect(await world.at(id)).toEqual([1, held, null]);
  });

  it('is refused where the booker has booked for the same day meanwhile', async () => {
    const activityId = await world.activity();
    const other = await world.activity({ date: '2026-07-20' });
    const sameDay = await world.activity({ date: '2026-07-20' });
    const booker = world.person();
    const id = await world.reserve(activityId, 1, { booker, notify: false });
    await world.suspend(activityId, { dates: [other] });
    await world.reserve(sameDay, 1, { booker, notify: false });
    expect(await refusal(world.accept(id))).toBe('reservations.sameDate');
    await world.decline(id);
  });

  it.each(['x', 'MQ.AAAA', `${'a'.repeat(10)}.${'b'.repeat(43)}`])('%j is nobody’s link', async (token) => {
    expect(await readMove(world.visitor(), { token, language: 'es' })).toBeNull();
  });

  it('who was checked in on the first date is not on the other', async () => {
    const { id } = await suspended();
    await confirmAttendanceAnyDay(world.admin(), { id });
    const ticked = await world.db.execute(sql`select mark from check_in_ticks where reservation_id = ${id}`);
    expect([...ticked]).toEqual([{ mark: 'present' }, { mark: 'present' }]);
    await world.accept(id);
    const rows = await world.db.execute(
      sql`select undone_at is null as there from attendance where reservation_id = ${id}`,
    );
    expect([...rows]).toEqual([{ there: false }, { there: false }]);
    // Nor does the guide's list say so on that day.
    const standing = await world.db.execute(
      sql`select mark from check_in_ticks where reservation_id = ${id} and ${stands}`,
    );
    expect([...standing]).toEqual([{ mark: 'open' }, { mark: 'open' }]);
  });
});

describe('staff meanwhile', () => {
  it('confirm it: the move stays open', async () => {
    const activityId = await world.activity();
    const other = await world.activity({ date: '2026-06-27' });
    const id = await world.reserve(activityId, 1, { notify: false });
    await world.suspend(activityId, { dates: [other] });
    world.passMinutes(1);
    await confirmReservation(world.admin(), { id, notify: true, force: false });
    // Its confirmation would have the date on which nobody goes.
    expect(await world.sent(id)).toEqual(['actividad-otra-fecha']);
    expect(await world.lastAudit(id)).toMatchObject({ details: { from: 1, to: 2, notify: false } });
    // Once more there is nothing to send it with.
    const again = confirmReservation(world.admin(), { id, notify: true, force: false });
    expect(await refusal(again)).toBe('activities.suspended');
    await world.accept(id);
    expect(await world.at(id)).toEqual([2, other, null]);
    // With its code, for the date on which they go.
    expect(await world.sent(id)).toEqual(['actividad-otra-fecha', 'reserva-confirmada']);
  });

  it('a confirmation that had to wait until then, and was not sent, comes with the other date', async () => {
    const { other, id } = await suspended();
    const note = (status: 'failed', lastError: string) =>
      world.db.insert(messages).values({
        slug: 'reserva-confirmada',
        language: 'es',
        recipient: 'a@example.org',
        reservationId: id,
        status,
        lastError,
      });
    await note('failed', 'messages.notDue');
    await world.accept(id);
    expect(await world.at(id)).toEqual([2, other, null]);
    expect((await world.sent(id)).filter((slug) => slug !== 'actividad-otra-fecha')).toEqual([
      'reserva-confirmada',
      'reserva-confirmada',
    ]);
  });

  it('edit it: a new state is told once it is moved elsewhere, and a cancelling always', async () => {
    const [activityId, other] = [await world.activity(), await world.activity({ date: '2026-06-27' })];
    const [id, gone] = [await world.reserve(activityId, 1, { notify: false }), await world.reserve(activityId, 1)];
    await world.suspend(activityId, { dates: [other] });
    const edit = (change: { activityId: number; status: 1 | 2 }) =>
      editReservation(
        world.admin(),
        EditReservationInput.parse({ ...world.party(other), ...change, id, notify: true }),
      );
    await edit({ activityId, status: 2 });
    expect(await world.sent(id)).toEqual(['actividad-otra-fecha']);
    expect(await world.lastAudit(id)).toMatchObject({ action: 'reservations.edit', details: { to: 2, notify: false } });
    await edit({ activityId: other, status: 2 });
    expect(await world.sent(id)).toEqual(['actividad-otra-fecha', 'reserva-confirmada']);
    await cancelReservation(world.admin(), { id: gone, notify: true, force: false });
    expect((await world.sent(gone)).at(-1)).toBe('reserva-cancelada');
  });

  it.each([
    ['cancel it', (id: number) => cancelReservation(world.admin(), { id, notify: false, force: false })],
    ['move it to the waiting list', (id: number) => moveToWaiting(world.admin(), { id, notify: false, force: false })],
    ['erase its booker', (id: number) => cancelForErasure(world.visitor(), world.db, id)],
  ])('%s: the held places come back', async (_what, change) => {
    const { other, id } = await suspended();
    await change(id);
    expect(await world.moves(id)).toMatchObject([{ status: 'withdrawn', held: 0 }]);
    expect(await world.held(other)).toEqual([0]);
    expect(await refusal(world.accept(id))).toBe('reservations.moveClosed');
  });

  it('make the party smaller or move it themselves: the same; nobody is moved into a suspended one', async () => {
    const { activityId, other, id } = await suspended();
    const edit = (to: number, people: number) =>
      editReservation(
        world.admin(),
        EditReservationInput.parse({ ...world.party(to, people), id, notify: false, status: 2 }),
      );
    await edit(activityId, 1);
    expect(await world.moves(id)).toMatchObject([{ status: 'withdrawn', held: 0 }]);
    await edit(other, 1);
    expect(await world.held(other)).toEqual([1]);
    expect(await refusal(edit(activityId, 1))).toBe('activities.suspended');
  });
});

describe('the follow-up', () => {
  it('tells of each what was answered and how far the message came, within the reach of the actor', async () => {
    const activityId = await world.activity({ capacity: 20 });
    const other = await world.activity({ date: '2026-06-27' });
    const ids: number[] = [];
    for (let index = 0; index < 4; index += 1) ids.push(await world.reserve(activityId, 1, { notify: false }));
    const [accepted = 0, declined = 0, silent = 0, unreached = 0] = ids;
    await world.db.execute(sql`update people set email = null, email_key = null where reservation_id = ${unreached}`);
    const waiting = await world.reserve(activityId, 1, { status: 3, notify: false });
    await world.suspend(activityId, { dates: [other] });
    await world.db.execute(sql`update messages set status = 'sent' where reservation_id = ${accepted}`);
    await world.db.execute(sql`update messages set status = 'failed' where reservation_id = ${silent}`);
    await world.accept(accepted);
    await world.decline(declined);
    const read = (change = {}) =>
      listMoves(world.admin(), { activityId, filter: 'all', pageIndex: 0, pageSize: 25, ...change });
    const list = await read();
    expect(list).toMatchObject({ reason: 'rain', total: 5, dates: [{ activityId: other, date: '2026-06-27' }] });
    expect(list.counts).toEqual({ all: 5, open: 2, accepted: 1, cancelled: 2, notReached: 2 });
    expect(list.rows.map(({ reservationId, status, reach }) => [reservationId, status, reach])).toEqual([
      [silent, 'open', 'notReached'],
      [unreached, 'open', 'notReached'],
      [accepted, 'accepted', 'sent'],
      [declined, 'declined', 'onItsWay'],
      [waiting, 'none', 'onItsWay'],
    ]);
    expect(list.rows[0]?.phone).toMatch(/^\+34 600/);
    expect((await read({ filter: 'notReached', pageSize: 1, pageIndex: 1 })).rows).toMatchObject([
      { reservationId: unreached, messages: [] },
    ]);
    const input = { activityId, filter: 'all' as const, pageIndex: 0, pageSize: 25 };
    expect(await refusal(listMoves(world.as(world.actors.tajo), input))).toBe('record.notFound');
    expect(await refusal(listMoves(world.admin(), { ...input, activityId: other }))).toBe('record.notFound');

    const again = (id: number, ctx = world.admin()) => world.lastMove(id).then((move) => writeAgain(ctx, { id: move }));
    expect(await again(silent)).toEqual({ messages: 1 });
    expect(await again(silent)).toEqual({ messages: 0 });
    expect(await again(waiting)).toEqual({ messages: 1 });
    expect(await again(unreached)).toEqual({ messages: 0 });
    expect(await world.sent(silent)).toEqual(['actividad-otra-fecha', 'actividad-otra-fecha']);
    expect(await refusal(again(accepted))).toBe('reservations.moveClosed');
    expect(await refusal(again(silent, world.as(world.actors.tajo)))).toBe('record.notFound');
    expect((await read()).rows.find(({ reservationId }) => reservationId === silent)?.reach).toBe('onItsWay');
  });

  it('tells of who comes on a date out of reach the reference alone, and of each date its title in both languages', async () => {
    const activityId = await world.activity({ capacity: 20 });
    const other = await world.activity({ date: '2026-06-27' });
    const there = await world.reserve(activityId, 1, { notify: false });
    const here = await world.reserve(activityId, 1, { notify: false });
    await world.suspend(activityId, { dates: [other] });
    await world.accept(there);
    await world.db.execute(sql`update activities set territory_id = 2 where id = ${other}`);
    await world.db.execute(sql`update activity_texts set title = case language when 'es' then 'Grullas' else 'Grous' end
      where activity_id = ${other}`);
    const read = (ctx = world.admin()) => listMoves(ctx, { activityId, filter: 'all', pageIndex: 0, pageSize: 25 });
    const rowOf = async (id: number, ctx = world.admin()) =>
      (await read(ctx)).rows.find(({ reservationId }) => reservationId === id);
    const manager = world.as(world.actors.monfrague);

    const told = await rowOf(there, manager);
    expect(told).toMatchObject({ elsewhere: true, name: '', phone: '' });
    expect(told?.reference).toMatch(/^TAJ-|^MON-/);
    expect(await rowOf(here, manager)).toMatchObject({ elsewhere: false, phone: expect.stringMatching(/^\+34 600/) });
    expect(await rowOf(there)).toMatchObject({ elsewhere: false, phone: expect.stringMatching(/^\+34 600/) });
    expect((await read()).dates).toMatchObject([{ title: { es: 'Grullas', pt: 'Grous' } }]);
  });
});

describe('where English is offered no more (B108)', () => {
  afterAll(() => world.db.update(configuration).set({ visitorLanguages: ['es', 'pt', 'en'] }));

  it('its readers are written to again, and told of their new date, in the first language alone', async () => {
    const activityId = await world.activity();
    const other = await world.activity({ date: '2026-06-27' });
    const id = await world.reserve(activityId, 1, { language: 'en', notify: false });
    await world.suspend(activityId, { dates: [other] });
    await world.db.update(configuration).set({ visitorLanguages: ['es', 'pt'] });
    await writeAgain(world.admin(), { id: await world.lastMove(id) });
    await world.accept(id);
    const told = await world.db.execute<{ language: string; fields: Record<string, string> }>(
      sql`select language, fields from messages where reservation_id = ${id} order by id`,
    );
    expect(told.map(({ language }) => language)).toEqual(['en', 'es', 'es']);
    expect(told[1]?.fields['suspension.motivo']).toBe('por la previsión de lluvia o tormenta');
    expect(told[1]?.fields['suspension.enlace']).toMatch(/lang=es$/);
    expect(told[2]?.fields['reserva.cambio']).toMatch(/^Cambio de fecha: antes, .*20 de junio.*; ahora, .*27 de junio/);
    const stored = world.db
      .select({ language: reservations.language })
      .from(reservations)
      .where(eq(reservations.id, id));
    expect(await stored).toEqual([{ language: 'en' }]);
  });
});
