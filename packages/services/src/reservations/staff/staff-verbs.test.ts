import { closedAfterAll } from '@dehesa/testing';
import { people } from '@dehesa/db/schema';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cancelReservation, confirmReservation, moveToWaiting } from '../status/change-status';
import { confirmAttendance, confirmAttendanceAnyDay, undoAttendance } from '../status/confirm-attendance';
import { createStaffWorld, refusal } from './staff-world.test-support';

const world = await closedAfterAll(createStaffWorld());

const admin = () => world.as(world.actors.admin);
const change = (id: number, more: { notify?: boolean; force?: boolean } = {}) => ({
  id,
  notify: true,
  force: false,
  ...more,
});
const verbs = { confirm: confirmReservation, wait: moveToWaiting, cancel: cancelReservation };

describe('changes of state by staff (B17, B18)', () => {
  it.each([
    [1, 'confirm', 'done', 2, 'reserva-confirmada'],
    [2, 'confirm', 'done', 2, 'reserva-confirmada'],
    [3, 'confirm', 'done', 2, 'reserva-confirmada'],
    [1, 'wait', 'done', 0, 'reserva-en-espera'],
    [2, 'wait', 'done', 0, 'reserva-en-espera'],
    [3, 'wait', 'reservations.transitionNotAllowed', 0, undefined],
    [1, 'cancel', 'done', 0, 'reserva-cancelada'],
    [2, 'cancel', 'done', 0, 'reserva-cancelada'],
    [3, 'cancel', 'done', 0, 'reserva-cancelada'],
  ] as const)('from %i: %s → %s, holds %i, sends %s', async (status, verb, expected, held, message) => {
    const activityId = await world.activity();
    const id = await world.reserve(activityId, 2, { status, notify: false });
    expect(await refusal(verbs[verb](admin(), change(id)))).toBe(expected);
    expect(await world.held(activityId)).toEqual([held]);
    expect((await world.sent(id)).at(-1)).toBe(message);
  });

  it('cancelling frees email and DNI and keeps the row; again it is cancelled already', async () => {
    const activityId = await world.activity();
    const booker = world.person();
    const id = await world.reserve(activityId, 2, { booker });
    await cancelReservation(admin(), change(id, { notify: false }));
    expect(
      (await world.db.select().from(people).where(eq(people.reservationId, id))).map((person) => person.live),
    ).toEqual([false, false]);
    expect(await world.sent(id)).toEqual(['reserva-pendiente']);
    expect(await refusal(cancelReservation(admin(), change(id)))).toBe('reservations.alreadyCancelled');
    await world.reserve(activityId, 1, { booker });
  });

  it('confirming a waiting one beyond capacity needs force, which is not for a role 2 (B15)', async () => {
    const activityId = await world.activity({ capacity: 1 });
    await world.reserve(activityId);
    const id = await world.reserve(activityId, 2, { status: 3 });
    expect(await refusal(confirmReservation(admin(), change(id)))).toBe('reservations.capacityExceeded');
    expect(await refusal(confirmReservation(world.as(world.actors.company), change(id, { force: true })))).toBe(
      'access.forbidden',
    );
    await confirmReservation(admin(), change(id, { force: true }));
    expect(await world.places(activityId)).toEqual([{ capacity: 1, held: 3, over: 2 }]);
    expect(await world.lastAudit(id)).toMatchObject({ details: { from: 3, to: 2, force: true } });
  });

  it.each(['confirm', 'wait', 'cancel'] as const)(
    '%s: a foreign or missing one does not exist, a member may not (B21, B22)',
    async (verb) => {
      const id = await world.reserve(await world.activity());
      expect(await refusal(verbs[verb](world.as(world.actors.tajo), change(id)))).toBe('record.notFound');
      expect(await refusal(verbs[verb](world.as(world.actors.other), change(id)))).toBe('record.notFound');
      expect(await refusal(verbs[verb](admin(), change(2_000_000)))).toBe('record.notFound');
      expect(await refusal(verbs[verb](world.as(world.actors.member), change(id)))).toBe('access.forbidden');
      expect(await refusal(verbs[verb](world.as(null), change(id)))).toBe('access.unauthenticated');
    },
  );
});

/** The day of the tests. */
const today = '2026-05-01';

describe('confirmAttendance (B20, B64)', () => {
  it.each([
    ['today', today, '23:00', 'done'],
    ['tomorrow', '2026-05-02', '09:00', 'reservations.attendanceTooEarly'],
    ['tonight', '2026-05-02', '02:00', 'done'],
  ])('of an outing %s', async (_when, date, startTime, expected) => {
    const id = await world.reserve(await world.activity({ date, startTime, endTime: null }), 1, { status: 2 });
    expect(await refusal(confirmAttendance(admin(), { id }))).toBe(expected);
  });

  it('the documented call knows no day', async () => {
    const id = await world.reserve(await world.activity(), 2, { status: 2 });
    expect(await confirmAttendanceAnyDay(admin(), { id })).toEqual({ people: 2 });
    expect(await refusal(confirmAttendanceAnyDay(admin(), { id }))).toBe('reservations.attendanceAlreadySet');
  });

  it('is taken back by whoever may set it, on any day, and set again', async () => {
    const id = await world.reserve(await world.activity(), 3, { status: 2 });
    expect(await refusal(undoAttendance(admin(), { id }))).toBe('reservations.attendanceNotSet');
    await confirmAttendanceAnyDay(admin(), { id });
    expect(await refusal(undoAttendance(world.as(world.actors.tajo), { id }))).toBe('record.notFound');
    expect(await refusal(undoAttendance(world.as(world.actors.member), { id }))).toBe('access.forbidden');
    expect(await undoAttendance(world.as(world.actors.company), { id })).toEqual({ people: 3 });
    expect(await world.lastAudit(id)).toMatchObject({
      action: 'reservations.undoAttendance',
      actorId: world.actors.company.userId,
      details: { people: 3 },
    });
    expect(await refusal(undoAttendance(admin(), { id }))).toBe('reservations.attendanceNotSet');
    expect(await confirmAttendanceAnyDay(admin(), { id })).toEqual({ people: 3 });
  });

  it('checks in everybody of a confirmed reservation, once', async () => {
    const id = await world.reserve(await world.activity({ date: today }), 3, { status: 2 });
    expect(await confirmAttendance(world.as(world.actors.company), { id })).toEqual({ people: 3 });
    expect(await refusal(confirmAttendance(admin(), { id }))).toBe('reservations.attendanceAlreadySet');
    expect(await world.lastAudit(id)).toMatchObject({
      action: 'reservations.confirmAttendance',
      actorId: world.actors.company.userId,
    });
  });

  it('of five at once exactly one does it', async () => {
    const id = await world.reserve(await world.activity({ date: today }), 2, { status: 2 });
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => refusal(confirmAttendance(admin(), { id }))));
    expect(outcomes.map(String).toSorted()).toEqual([
      'done',
      ...Array<string>(4).fill('reservations.attendanceAlreadySet'),
    ]);
  });

  it.each([1, 3] as const)('not in state %i', async (status) => {
    const id = await world.reserve(await world.activity({ date: today }), 1, { status });
    expect(await refusal(confirmAttendance(admin(), { id }))).toBe('reservations.notConfirmed');
  });

  it('a foreign one does not exist (B22)', async () => {
    const id = await world.reserve(await world.activity({ date: today }), 1, { status: 2 });
    expect(await refusal(confirmAttendance(world.as(world.actors.tajo), { id }))).toBe('record.notFound');
  });
});
