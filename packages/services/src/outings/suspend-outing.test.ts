import { closedAfterAll } from '@dehesa/testing';
import { BookingInput } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { toggleRegistrations } from '../activities/index';
import {
  bookPlaces,
  cancelReservation,
  confirmReservation,
  createReservation,
  moveToWaiting,
  offerPlaces,
  promoteWaiting,
} from '../reservations/index';
import { refusal } from '../reservations/staff/staff-world.test-support';
import { createOutingWorld } from './outing-world.test-support';
import { listOtherDates, previewSuspension } from './preview-suspension';
import { suspendOuting } from './suspend-outing';
import { SuspendOutingInput, SuspensionPreviewInput } from '@dehesa/domain/outings';

const world = await closedAfterAll(createOutingWorld());
afterEach(() => world.assertBooks());

const later = { date: '2026-06-27' };

describe('without another date', () => {
  it('closes the activity, cancels everybody and tells them once', async () => {
    const activityId = await world.activity({ capacity: 3, waitingListMode: 'automatic' });
    const pending = await world.reserve(activityId, 2, { notify: false });
    const confirmed = await world.reserve(activityId, 1, { status: 2, notify: false });
    const waiting = await world.reserve(activityId, 1, { status: 3, notify: false });
    const gone = await world.reserve(activityId, 1, { status: 3, notify: false });
    await cancelReservation(world.admin(), { id: gone, notify: false, force: false });
    expect(await world.suspend(activityId)).toMatchObject({
      held: 0,
      offered: 0,
      cancelled: 3,
      messages: 3,
      createdActivityId: null,
      repeated: false,
    });
    for (const id of [pending, confirmed, waiting]) {
      expect(await world.at(id)).toEqual([4, activityId, null]);
      expect(await world.sent(id)).toEqual(['actividad-suspendida']);
      expect(await world.moves(id)).toMatchObject([{ status: 'none', held: 0 }]);
    }
    expect(await world.sent(gone)).toEqual([]);
    expect(await world.held(activityId)).toEqual([0]);
    expect(await promoteWaiting(world.visitor(), { activityId })).toBe(0);
  });

  it('takes back what was offered to those who wait', async () => {
    const activityId = await world.activity({ capacity: 2, waitingListMode: 'offer' });
    const waiting = await world.reserve(activityId, 2, { status: 3, notify: false });
    await offerPlaces(world.admin(), { id: waiting });
    expect(await world.held(activityId)).toEqual([2]);
    await world.suspend(activityId);
    expect(await world.held(activityId)).toEqual([0]);
    const offers = await world.db.execute(
      sql`select status from waiting_list_offers where reservation_id = ${waiting}`,
    );
    expect([...offers]).toEqual([{ status: 'withdrawn' }]);
  });
});

describe('afterwards', () => {
  it('nobody books it, by the web or by staff, and its registrations stay closed', async () => {
    const activityId = await world.activity();
    await world.suspend(activityId);
    const booking = BookingInput.parse({
      activityId,
      booker: world.person(),
      photoConsent: true,
      privacyAccepted: true,
    });
    expect(await refusal(bookPlaces(world.visitor(), booking))).toBe('reservations.notBookable');
    expect(await refusal(createReservation(world.admin(), world.party(activityId)))).toBe('activities.suspended');
    expect(await refusal(toggleRegistrations(world.admin(), { id: activityId }))).toBe('activities.suspended');
  });

  it('the same request again changes nothing; another one is told that it was done', async () => {
    const activityId = await world.activity();
    const id = await world.reserve(activityId, 1, { notify: false });
    const done = await world.suspend(activityId, {
      key: 'once',
      newDate: { date: '2026-07-04', startTime: null, endTime: null },
    });
    expect(await world.suspend(activityId, { key: 'once' })).toEqual({ ...done, repeated: true });
    expect(await refusal(world.suspend(activityId))).toBe('activities.alreadySuspended');
    const other = SuspendOutingInput.parse({ activityId, reason: 'rain', key: 'once' });
    expect(await refusal(suspendOuting(world.as(world.actors.super), other))).toBe('activities.alreadySuspended');
    expect(await world.sent(id)).toEqual(['actividad-otra-fecha']);
  });
});

describe('what is refused', () => {
  it('is an activity out of reach, one that is over, and dates that cannot be offered', async () => {
    const activityId = await world.activity();
    const own = await world.activity({ companyId: world.actors.company.userId });
    const input = SuspendOutingInput.parse({ activityId: own, reason: 'wind', key: 'x' });
    for (const actor of [world.actors.tajo, world.actors.other])
      expect(await refusal(suspendOuting(world.as(actor), input))).toBe('record.notFound');
    expect(await refusal(suspendOuting(world.visitor(), input))).toBe('access.unauthenticated');
    expect(await refusal(suspendOuting(world.as(world.actors.member), input))).toBe('access.forbidden');
    const hidden = await world.activity({ ...later, hidden: true });
    const past = await world.activity({ date: '2026-04-01' });
    const suspended = await world.activity(later);
    await world.suspend(suspended);
    for (const dates of [[hidden], [past], [suspended], [activityId]])
      expect(await refusal(world.suspend(activityId, { dates }))).toBe('activities.dateUnavailable');
    expect(await refusal(world.suspend(activityId, { dates: [999_999] }))).toBe('record.notFound');
    expect(await refusal(world.suspend(past))).toBe('activities.past');
    const tajo = await world.activity({ ...later, territoryId: 2 });
    const foreign = { ...SuspendOutingInput.parse({ activityId, reason: 'rain', key: 'y' }), dates: [tajo] };
    expect(await refusal(suspendOuting(world.as(world.actors.monfrague), foreign))).toBe('activities.dateUnavailable');
    // Nothing of a refused one stays.
    const [row] = await world.db.execute(
      sql`select registrations_closed, suspended_at from activities where id = ${activityId}`,
    );
    expect(row).toEqual({ registrations_closed: false, suspended_at: null });
  });
});

describe('with other dates', () => {
  it('are suggested where they are neither closed nor full, and refused once they are closed (B65)', async () => {
    const activityId = await world.activity({}, 'Nutrias');
    const open = await world.activity({ date: '2026-06-27', registrationOpensOn: '2026-06-01' }, 'Nutrias abiertas');
    const closed = await world.activity({ date: '2026-06-28' }, 'Nutrias cerradas');
    await world.activity({ date: '2026-06-29', registrationClosesOn: '2026-04-30' }, 'Nutrias pasadas de plazo');
    const full = await world.activity({ date: '2026-06-30', capacity: 1 }, 'Nutrias completas');
    await world.reserve(full);
    await world.db.execute(sql`update activities set registrations_closed = true where id = ${closed}`);
    const suggested = await listOtherDates(world.admin(), { activityId, search: 'nutrias' });
    expect(suggested.map((date) => date.activityId)).toEqual([open]);
    expect(await refusal(world.suspend(activityId, { dates: [closed] }))).toBe('activities.dateUnavailable');
  });

  it('holds places in order of booking as far as they go, and tells everybody which', async () => {
    const activityId = await world.activity({ capacity: 10 });
    const other = await world.activity({ ...later, capacity: 5 });
    await world.reserve(other, 1, { notify: false });
    const first = await world.reserve(activityId, 3, { status: 2, notify: false });
    const second = await world.reserve(activityId, 2, { notify: false });
    const third = await world.reserve(activityId, 1, { notify: false });
    const waiting = await world.reserve(activityId, 1, { status: 3, notify: false });
    expect(await world.suspend(activityId, { dates: [other] })).toMatchObject({
      held: 2,
      offered: 1,
      cancelled: 1,
      messages: 4,
    });
    expect(await world.moves(first)).toMatchObject([{ status: 'open', held: 3, activity: other }]);
    expect(await world.moves(second)).toMatchObject([{ status: 'open', held: 0, activity: null }]);
    expect(await world.moves(third)).toMatchObject([{ status: 'open', held: 1, activity: other }]);
    // Held on both dates until they answer.
    expect([await world.held(activityId), await world.held(other)]).toEqual([[6], [5]]);
    expect(await world.at(first)).toEqual([2, activityId, null]);
    expect(await world.sent(waiting)).toEqual(['actividad-suspendida']);
    const [message] = await world.db.execute<{ fields: Record<string, string> }>(
      sql`select fields from messages where reservation_id = ${first}`,
    );
    expect(message?.fields).toMatchObject({
      'suspension.fecha_nueva': 'sábado, 27 de junio de 2026',
      'suspension.plazo': expect.stringContaining('8 de mayo'),
      'suspension.enlace': expect.stringContaining('/otra-fecha/'),
    });
    // Neither lowered below what is held, nor can a shift with held places go (B6).
    expect(await refusal(world.setCapacity(other, 4))).toBe('activities.capacityBelowHeld');
  });

  it('keeps the shift by its name, and a shift with held places stays', async () => {
    const shifts = ['10:00', '12:00'];
    const activityId = await world.activity({ capacity: 5, shifts });
    const other = await world.activity({ ...later, capacity: 5, shifts });
    const id = await world.reserve(activityId, 2, { shift: '12:00', notify: false });
    await world.suspend(activityId, { dates: [other] });
    expect(await world.held(other)).toEqual([0, 2]);
    const [, second] = await world.shiftIds(other);
    expect(await world.moves(id)).toMatchObject([{ shift: second, held: 2 }]);
    expect(await refusal(world.setShifts(other, ['10:00']))).toBe('activities.shiftHasReservations');
  });

  it('makes a new date with the same places, and holds there first', async () => {
    const activityId = await world.activity({ capacity: 2, shifts: ['Mañana', 'Tarde'] });
    const id = await world.reserve(activityId, 2, { shift: 'Tarde', notify: false });
    const done = await world.suspend(activityId, {
      newDate: { date: '2026-07-11', startTime: '09:00', endTime: null },
    });
    const created = done.createdActivityId ?? 0;
    expect(await world.held(created)).toEqual([0, 2]);
    const [row] = await world.db.execute(
      sql`select date::text as date, registrations_closed, suspended_at from activities where id = ${created}`,
    );
    expect(row).toEqual({ date: '2026-07-11', registrations_closed: false, suspended_at: null });
    await world.accept(id);
    expect(await world.at(id)).toEqual([1, created, (await world.shiftIds(created))[1]]);
  });

  it('holds nothing for who is booked on the other date already', async () => {
    const activityId = await world.activity();
    const other = await world.activity({ ...later });
    const booker = world.person();
    const id = await world.reserve(activityId, 1, { booker, notify: false });
    await world.reserve(other, 1, { booker, notify: false });
    await world.suspend(activityId, { dates: [other] });
    expect(await world.moves(id)).toMatchObject([{ status: 'open', held: 0 }]);
    expect(await refusal(world.take(id, other))).toBe('reservations.emailRepeated');
  });

  it('holds nothing on a day on which the booker has places in another activity, nor shows it before (B13)', async () => {
    const activityId = await world.activity();
    const other = await world.activity({ ...later });
    const sameDay = await world.activity({ ...later });
    const booker = world.person();
    const id = await world.reserve(activityId, 1, { booker, notify: false });
    const beside = await world.reserve(sameDay, 1, { booker, notify: false });
    const held = async (input: { dates?: number[]; newDate?: { date: string; startTime: null; endTime: null } }) => {
      const preview = SuspensionPreviewInput.parse({ activityId, reason: 'rain', ...input });
      return (await previewSuspension(world.admin(), preview)).held.reservations;
    };
    const newDate = { ...later, startTime: null, endTime: null };
    expect([await held({ dates: [other] }), await held({ newDate })]).toEqual([0, 0]);
    // Who waits there has no places, nor who cancelled.
    await moveToWaiting(world.admin(), { id: beside, notify: false, force: false });
    expect(await held({ dates: [other] })).toBe(1);
    await confirmReservation(world.admin(), { id: beside, notify: false, force: false });
    await world.suspend(activityId, { dates: [other] });
    expect(await world.moves(id)).toMatchObject([{ status: 'open', held: 0, activity: null }]);
    expect(await world.held(other)).toEqual([0]);
    expect(await refusal(world.take(id, other))).toBe('reservations.sameDate');
  });
});

it('the preview tells how many of whom, and reads in both languages, without changing anything', async () => {
  const activityId = await world.activity({ capacity: 10, territoryId: 2 });
  const other = await world.activity({ ...later, capacity: 2, territoryId: 2 });
  await world.reserve(activityId, 2, { notify: false });
  const alone = await world.reserve(activityId, 2, { notify: false });
  await world.db.execute(sql`update people set email = null, email_key = null where reservation_id = ${alone}`);
  await world.reserve(activityId, 1, { status: 3, notify: false });
  const words = { es: 'Vuelva pronto.', pt: 'Volte em breve.' };
  const input = SuspensionPreviewInput.parse({ activityId, reason: 'fire', words, dates: [other] });
  const preview = await previewSuspension(world.admin(), input);
  expect(preview).toMatchObject({
    reservations: 3,
    people: 5,
    waiting: 1,
    emails: 2,
    unreached: 1,
    held: { reservations: 1, people: 2 },
    notHeld: [{ reservationId: alone, people: 2 }],
  });
  const [es, pt] = preview.samples;
  expect(es?.html).toContain('por riesgo de incendio');
  expect(es?.html).toContain('Vuelva pronto.');
  expect(es?.html).toContain('hora portuguesa');
  expect(pt?.html).toContain('devido ao risco de incêndio');
  expect(pt?.html).toContain('sábado, 27 de junho de 2026');
  expect(await world.held(other)).toEqual([0]);
  const newDate = { date: '2026-08-01', startTime: '10:00', endTime: '12:00' };
  expect(await previewSuspension(world.admin(), { ...input, dates: [], newDate })).toMatchObject({
    held: { reservations: 2, people: 4 },
    notHeld: [],
  });
});

it('suspends three hundred reservations in a moment', async () => {
  const activityId = await world.activity({ capacity: 400 });
  const other = await world.activity({ ...later, capacity: 150 });
  const none = await world.activity({ capacity: 400 });
  for (const id of [activityId, none])
    await Promise.all(Array.from({ length: 300 }, () => world.reserve(id, 1, { notify: false })));
  const started = performance.now();
  expect(await world.suspend(activityId, { dates: [other] })).toMatchObject({ held: 150, offered: 150 });
  expect(await world.suspend(none)).toMatchObject({ cancelled: 300, messages: 300 });
  const ended = performance.now();
  expect(ended - started).toBeLessThan(20_000);
}, 120_000);
