import { closedAfterAll } from '@dehesa/testing';
import { auditLog, messages, reservations } from '@dehesa/db/schema';
import { and, desc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ChangeManyInput } from '@dehesa/domain/reservations';
import { eraseMessages } from '../../personal-data/erase-rows';
import { renderMessage } from '../../messages/index';
import { readReservation } from '../staff/read-reservation';
import { createStaffWorld, refusal } from '../staff/staff-world.test-support';
import { offerPlaces } from '../waiting-list/offer-places';
import { changeMany } from './change-many';
import { cancelReservation } from './change-status';
import { listRequests } from './list-requests';

const world = await closedAfterAll(createStaffWorld());

const admin = () => world.as(world.actors.admin);
const many = (action: 'confirm' | 'wait' | 'cancel', ids: number[], more: Partial<ChangeManyInput> = {}) =>
  changeMany(admin(), ChangeManyInput.parse({ action, ids, ...more }));
const statusOf = async (id: number) =>
  (await world.db.select({ status: reservations.status }).from(reservations).where(eq(reservations.id, id)))[0]?.status;
const quiet = { notify: false };

describe('many at once (B89)', () => {
  it('confirms in order of arrival, the requests before who waits, each whole or not at all, and never beyond the places', async () => {
    const activityId = await world.activity({ capacity: 6 });
    const first = await world.reserve(activityId, 2, { status: 3, ...quiet });
    world.passMinutes(1);
    const large = await world.reserve(activityId, 3, { status: 3, ...quiet });
    world.passMinutes(1);
    const small = await world.reserve(activityId, 1, { status: 3, ...quiet });
    const pending = await world.reserve(activityId, 2, quiet);
    const { changed, unchanged, refused } = await many('confirm', [small, large, first, pending]);
    expect(changed).toEqual([pending, first, small]);
    expect(unchanged).toEqual([]);
    expect(refused).toMatchObject([{ id: large, failure: { code: 'reservations.capacityExceeded' } }]);
    expect(refused[0]?.reference).toMatch(/^MON-/);
    expect(refused[0]?.name).toMatch(/^Ana Peña/);
    expect(await world.held(activityId)).toEqual([5]);
    expect([await statusOf(large), await world.sent(large)]).toEqual([3, []]);
    for (const id of changed) expect(await world.sent(id)).toEqual(['reserva-confirmada']);
    expect(await world.lastAudit(pending)).toMatchObject({
      action: 'reservations.changeStatus',
      actorId: world.actors.admin.userId,
      details: { from: 1, to: 2, notify: true },
    });
  });

  it('sent again, by a double click or another clerk, it writes to nobody a second time', async () => {
    const activityId = await world.activity();
    const ids = [await world.reserve(activityId, 1, quiet), await world.reserve(activityId, 1, quiet)];
    const both = await Promise.all([many('confirm', ids), many('confirm', ids)]);
    expect(both.flatMap(({ changed }) => changed).toSorted((a, b) => a - b)).toEqual(ids);
    expect(both.flatMap(({ refused }) => refused)).toEqual([]);
    expect(await many('confirm', ids)).toEqual({ changed: [], unchanged: ids, refused: [] });
    for (const id of ids) expect(await world.sent(id)).toEqual(['reserva-confirmada']);
  });

  it('leaves the messages out where it is told to, and says what a state does not allow', async () => {
    const activityId = await world.activity();
    const pending = await world.reserve(activityId, 1, quiet);
    const gone = await world.reserve(activityId, 1, quiet);
    await cancelReservation(admin(), { id: gone, notify: false, force: false });
    expect(await many('wait', [pending, gone], quiet)).toMatchObject({
      changed: [pending],
      refused: [{ id: gone, failure: { code: 'reservations.alreadyCancelled' } }],
    });
    expect(await world.sent(pending)).toEqual([]);
    expect(await world.held(activityId)).toEqual([0]);
  });

  it('does not know what the actor does not reach, nor tells whose it is (B21, B22)', async () => {
    const foreign = await world.reserve(await world.activity({ territoryId: 2 }), 1, quiet);
    const own = await world.reserve(await world.activity(), 1, quiet);
    const manager = world.as(world.actors.monfrague);
    const input = ChangeManyInput.parse({ ids: [foreign, own, 999_999], action: 'confirm' });
    const missing = { reference: '', name: '', failure: { code: 'record.notFound' } };
    expect(await changeMany(manager, input)).toEqual({
      changed: [own],
      unchanged: [],
      refused: [
        { id: foreign, ...missing },
        { id: 999_999, ...missing },
      ],
    });
    expect(await statusOf(foreign)).toBe(1);
    expect(await refusal(changeMany(world.as(null), input))).toBe('access.unauthenticated');
    expect(await refusal(changeMany(world.as(world.actors.member), input))).toBe('access.forbidden');
  });

  it('a fault in the middle keeps what was done before it, and the same call again does the rest', async () => {
    const activityId = await world.activity();
    const first = await world.reserve(activityId, 1, quiet);
    world.passMinutes(1);
    const second = await world.reserve(activityId, 1, quiet);
    await world.db.execute(sql`create function break_second() returns trigger language plpgsql as
      $$ begin raise exception 'torn away'; end $$`);
    await world.db.execute(
      sql.raw(`create trigger break_second before update on reservations for each row
        when (new.id = ${second}) execute function break_second()`),
    );
    await expect(many('confirm', [first, second])).rejects.toMatchObject({ cause: { message: 'torn away' } });
    await world.db.execute(sql`drop trigger break_second on reservations`);
    expect([await statusOf(first), await statusOf(second), await world.sent(second)]).toEqual([2, 1, []]);
    expect(await many('confirm', [first, second])).toEqual({ changed: [second], unchanged: [first], refused: [] });
    expect(await world.sent(first)).toEqual(['reserva-confirmada']);
    expect(await world.held(activityId)).toEqual([2]);
  });

  it('cancels who waits first: what was offered to them comes back once, and the places of all', async () => {
    const activityId = await world.activity({ capacity: 3, waitingListMode: 'automatic' });
    const confirmed = await world.reserve(activityId, 2, { status: 2, ...quiet });
    const waiting = await world.reserve(activityId, 1, { status: 3, ...quiet });
    await offerPlaces(admin(), { id: waiting });
    expect(await many('cancel', [confirmed, waiting])).toMatchObject({ changed: [waiting, confirmed], refused: [] });
    expect(await world.held(activityId)).toEqual([0]);
  });
});

describe('listRequests', () => {
  it('are the pending ones of an activity or of a shift, in order of arrival, for who reaches it', async () => {
    const activityId = await world.activity({ shifts: ['10:00', '12:00'] });
    const late = await world.reserve(activityId, 2, { shift: '12:00', ...quiet });
    world.passMinutes(1);
    const early = await world.reserve(activityId, 1, { shift: '10:00', ...quiet });
    await world.reserve(activityId, 1, { shift: '10:00', status: 2, ...quiet });
    expect(await listRequests(admin(), { activityId, shift: '' })).toEqual({ ids: [late, early], people: 3 });
    expect(await listRequests(admin(), { activityId, shift: '10:00' })).toEqual({ ids: [early], people: 1 });
    expect(await refusal(listRequests(world.as(world.actors.tajo), { activityId, shift: '' }))).toBe('record.notFound');
  });
});

describe('the reason of a cancelling (B91)', () => {
  const cancelled = async (id: number) => {
    const [message] = await world.db
      .select()
      .from(messages)
      .where(and(eq(messages.reservationId, id), eq(messages.slug, 'reserva-cancelada')))
      .orderBy(desc(messages.id));
    if (message === undefined) throw new Error('no message');
    return (await renderMessage(admin(), message)).log.text;
  };
  const history = async (id: number) =>
    (await readReservation(admin(), { id, includeCancelled: true })).history.find(({ to }) => to === 4);

  it('is told in the language of the message, only where it is asked for', async () => {
    const activityId = await world.activity();
    const told = await world.reserve(activityId, 1, { language: 'es', ...quiet });
    const english = await world.reserve(activityId, 1, { language: 'en', ...quiet });
    const untold = await world.reserve(activityId, 1, quiet);
    await many('cancel', [told, english], { reason: { code: 'weather', text: '', tell: true } });
    await many('cancel', [untold], { reason: { code: 'duplicate', text: '', tell: false } });
    expect(await cancelled(told)).toContain('Motivo: el mal tiempo previsto');
    expect(await cancelled(english)).toContain('Reason: the weather forecast');
    expect(await cancelled(untold)).not.toContain('Motivo');
    expect(await history(untold)).toMatchObject({ reason: { code: 'duplicate', text: '' } });
  });

  it('in words of its own is escaped, stays out of the audit log, and is erased', async () => {
    const id = await world.reserve(await world.activity(), 1, quiet);
    const text = 'Camino <b>cortado</b>';
    await cancelReservation(admin(), { id, notify: true, force: false, reason: { code: 'other', text, tell: true } });
    expect(await cancelled(id)).toContain(`Motivo: ${text}`);
    expect(await history(id)).toMatchObject({ reason: { code: 'other', text } });
    const logged = await world.db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(JSON.stringify(logged)).not.toContain('cortado');
    await world.db.update(reservations).set({ cancelNote: '' }).where(eq(reservations.id, id));
    await eraseMessages(world.db, eq(messages.reservationId, id));
    expect(await history(id)).toMatchObject({ reason: { code: 'other', text: '' } });
  });
});
