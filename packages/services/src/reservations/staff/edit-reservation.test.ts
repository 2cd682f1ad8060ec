import { closedAfterAll } from '@dehesa/testing';
import { activities, attendance, checkInTicks, people, reservations, scheduleChanges } from '@dehesa/db/schema';
import { EditReservationInput } from '@dehesa/domain/reservations';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { stands } from '../../check-in/store-ticks';
import { toldOtherwise } from '../read/told-schedule';
import { cancelReservation, confirmReservation } from '../status/change-status';
import { confirmAttendanceAnyDay } from '../status/confirm-attendance';
import { editReservation } from './edit-reservation';
import { readReservation } from './read-reservation';
import { reconcilePlaces } from '../places/reconcile-places';
import { createStaffWorld, refusal, type StaffChange } from './staff-world.test-support';

const world = await closedAfterAll(createStaffWorld());

const admin = () => world.as(world.actors.admin);
const luis = { kind: 'adult', firstName: 'Luis', lastName: 'Gil' } as const;

/** A reservation with what can be changed of it. */
async function reserved(activityId: number, change: StaffChange = {}) {
  const typed = { booker: world.person(), ...change };
  const id = await world.reserve(activityId, 1, typed);
  const edit = (more: StaffChange = {}, actor = world.actors.admin, stamp?: string) => {
    const { status: _status, ...kept } = typed;
    return editReservation(
      world.as(actor),
      EditReservationInput.parse({ activityId, ...kept, ...more, id, stamp, notify: more.notify ?? false }),
    );
  };
  const party = () => world.db.select().from(people).where(eq(people.reservationId, id)).orderBy(asc(people.position));
  return { id, edit, party, typed };
}

describe('somebody else was faster', () => {
  it('refuses what was filled in from an older state, stores nothing of it, and takes it once told to', async () => {
    const { id, edit, typed } = await reserved(await world.activity());
    const stamp = async () => (await readReservation(admin(), { id, includeCancelled: false })).stamp;
    const read = await stamp();
    await edit({ ...typed, notes: 'Silla de ruedas' });
    expect(await refusal(edit({ notes: 'Sin gluten' }, undefined, read))).toBe('reservations.changedMeanwhile');
    expect(await readReservation(admin(), { id, includeCancelled: false })).toMatchObject({ notes: 'Silla de ruedas' });
    await edit({ notes: 'Sin gluten' }, undefined, await stamp());
    await edit({ notes: 'Con perro' });
    expect(await readReservation(admin(), { id, includeCancelled: false })).toMatchObject({ notes: 'Con perro' });
  });

  it('a check-in in between is no reason to refuse, a change of state is', async () => {
    const { id, edit } = await reserved(await world.activity());
    const stamp = async () => (await readReservation(admin(), { id, includeCancelled: false })).stamp;
    const pending = await stamp();
    await confirmReservation(admin(), { id, notify: false, force: false });
    expect(await refusal(edit({}, undefined, pending))).toBe('reservations.changedMeanwhile');
    const confirmed = await stamp();
    await confirmAttendanceAnyDay(admin(), { id });
    expect(await stamp()).toBe(confirmed);
    await edit({ notes: 'ha venido' }, undefined, confirmed);
  });
});

describe('people', () => {
  it('added ones take places, removed ones give them back', async () => {
    const activityId = await world.activity({ capacity: 3 });
    const { edit, party } = await reserved(activityId, { companions: [luis] });
    await edit({ companions: [luis, {}, luis] });
    expect(await world.held(activityId)).toEqual([3]);
    expect((await party()).map((person) => person.position)).toEqual([0, 1, 3]);
    await edit({ companions: [] });
    expect(await world.held(activityId)).toEqual([1]);
  });

  it('adding beyond capacity is refused and changes nothing; role 1 may force it (B15)', async () => {
    const activityId = await world.activity({ capacity: 1 });
    const { id, edit, party } = await reserved(activityId);
    expect(await refusal(edit({ companions: [luis] }))).toBe('reservations.capacityExceeded');
    expect(await party()).toHaveLength(1);
    await edit({ companions: [luis], force: true });
    expect(await world.places(activityId)).toEqual([{ capacity: 1, held: 2, over: 1 }]);
    expect(await world.lastAudit(id)).toMatchObject({
      action: 'reservations.edit',
      details: { force: true, people: 2 },
    });
    // Beyond capacity already: correcting a name needs no place, and what was allowed goes with who leaves.
    await edit({ companions: [{ ...luis, firstName: 'Lluís' }] });
    await edit({ companions: [] });
    expect(await world.places(activityId)).toEqual([{ capacity: 1, held: 1, over: 0 }]);
  });

  it('force is not for a role 2', async () => {
    const { edit } = await reserved(await world.activity());
    expect(await refusal(edit({ force: true }, world.actors.company))).toBe('access.forbidden');
  });

  it('keep their own documents, may exchange them, and may not take another party’s (B13)', async () => {
    const activityId = await world.activity();
    const other = world.person();
    await world.reserve(activityId, 1, { booker: other });
    const [one, two] = [world.person(), world.person()];
    const { edit, party } = await reserved(activityId, { booker: one, companions: [{ ...two, kind: 'adult' }] });
    await edit();
    await edit({ booker: two, companions: [{ ...one, kind: 'adult' }] });
    expect((await party()).map((person) => [person.identity, person.live])).toEqual([
      [two.identity, true],
      [one.identity, true],
    ]);
    expect(await refusal(edit({ booker: { ...two, email: other.email } }))).toBe('reservations.emailRepeated');
    expect(await refusal(edit({ booker: two, companions: [{ ...one, kind: 'adult', identity: two.identity }] }))).toBe(
      'reservations.companionIdentityRepeated',
    );
    expect((await party()).every((person) => person.live)).toBe(true);
  });

  it('who stays in a slot stays checked in; who is new is not', async () => {
    const activityId = await world.activity();
    const { id, edit } = await reserved(activityId, { status: 2, companions: [luis] });
    expect(await confirmAttendanceAnyDay(admin(), { id })).toEqual({ people: 2 });
    await edit({ companions: [luis, luis] });
    expect(await confirmAttendanceAnyDay(admin(), { id })).toEqual({ people: 1 });
    expect(await refusal(confirmAttendanceAnyDay(admin(), { id }))).toBe('reservations.attendanceAlreadySet');
  });
});

it('since when messages by WhatsApp are wanted stays until they are not', async () => {
  const { id, edit } = await reserved(await world.activity(), { whatsapp: true });
  const since = async () => (await readReservation(admin(), { id, includeCancelled: false })).consents.whatsappAt;
  const booked = admin().clock.now();
  world.passMinutes(10);
  await edit({ notes: 'Con perro' });
  expect(await since()).toEqual(booked);
  await edit({ whatsapp: false });
  expect(await since()).toBeNull();
  await edit({ whatsapp: true });
  expect(await since()).toEqual(admin().clock.now());
});

describe('shift and activity', () => {
  it('moves the places to another shift, if there is room', async () => {
    const activityId = await world.activity({ capacity: 2, shifts: ['Mañana', 'Tarde'] });
    await world.reserve(activityId, 1, { shift: 'Tarde' });
    const { id, edit } = await reserved(activityId, { shift: 'Mañana', companions: [luis] });
    expect(await refusal(edit({ shift: 'Tarde' }))).toBe('reservations.capacityExceeded');
    await edit({ shift: 'tarde', companions: [], notify: true });
    expect(await world.held(activityId)).toEqual([0, 2]);
    // Told when it was booked, and of the move; not of a note.
    await edit({ shift: 'tarde', companions: [], notes: 'Con perro', notify: true });
    expect(await world.sent(id)).toEqual(['reserva-pendiente', 'reserva-pendiente']);
  });

  it('who was checked in comes to another activity without it, knowing its schedule as it is (B10, B20)', async () => {
    const [activityId, other] = [await world.activity(), await world.activity()];
    const { id, edit, party } = await reserved(activityId, { companions: [luis] });
    await confirmReservation(admin(), { id, notify: false, force: false });
    await confirmAttendanceAnyDay(admin(), { id });
    world.passMinutes(5);
    await world.db.insert(scheduleChanges).values({
      activityId: other,
      fromDate: '2026-06-01',
      toDate: '2026-06-02',
      createdAt: world.as(null).clock.now(),
    });
    world.passMinutes(5);
    const comesTo = async () => {
      const [row] = await world.db
        .select({ activityId: reservations.activityId, toldOtherwise })
        .from(reservations)
        .where(eq(reservations.id, id));
      const there = await world.db.$count(
        attendance,
        and(eq(attendance.reservationId, id), isNull(attendance.undoneAt)),
      );
      const standing = await world.db
        .select({ mark: checkInTicks.mark })
        .from(checkInTicks)
        .where(and(eq(checkInTicks.reservationId, id), stands));
      return { ...row, there, marks: standing.map(({ mark }) => mark) };
    };
    expect(await comesTo()).toMatchObject({ activityId, there: 2, marks: ['present', 'present'] });
    await edit({ activityId: other, companions: [luis] });
    expect(await comesTo()).toEqual({
      activityId: other,
      toldOtherwise: false,
      there: 0,
      marks: ['open', 'open'],
    });
    expect((await party()).map((person) => person.activityId)).toEqual([other, other]);
  });

  it('moves people and places to another activity, and looks for duplicates there', async () => {
    const [from, to] = [await world.activity(), await world.activity({ date: '2026-06-21', shifts: ['Único'] })];
    const there = world.person();
    await world.reserve(to, 1, { shift: 'Único', booker: there });
    const { edit, party } = await reserved(from, { companions: [luis] });
    expect(await refusal(edit({ activityId: to }))).toBe('reservations.shiftMissing');
    expect(await refusal(edit({ activityId: to, shift: 'Único', booker: there }))).toBe('reservations.emailRepeated');
    await edit({ activityId: to, shift: 'Único' });
    expect([await world.held(from), await world.held(to)]).toEqual([[0], [3]]);
    expect((await party()).map((person) => person.activityId)).toEqual([to, to]);
  });

  it('is within reach on both sides (B21, B22)', async () => {
    const [mine, foreign] = [
      await world.activity(),
      await world.activity({ territoryId: 2, companyId: world.actors.other.userId }),
    ];
    const { edit } = await reserved(mine);
    expect(await refusal(edit({}, world.actors.other))).toBe('record.notFound');
    expect(await refusal(edit({ activityId: foreign }, world.actors.company))).toBe('record.notFound');
    expect(await refusal(edit({}, world.actors.company))).toBe('done');
    expect(await refusal(edit({}, world.actors.member))).toBe('access.forbidden');
  });
});

describe('state (B17)', () => {
  it.each([
    [1, 2, 'done', ['reserva-confirmada']],
    [1, 3, 'done', ['reserva-en-espera']],
    [2, 3, 'done', ['reserva-en-espera']],
    [3, 2, 'done', ['reserva-confirmada']],
    [3, 1, 'done', ['reserva-pendiente']],
    [2, 1, 'reservations.transitionNotAllowed', []],
    [1, 1, 'done', []],
    [2, 2, 'done', []],
  ] as const)('%i → %i: %s, sends %j', async (from, to, expected, messages) => {
    const activityId = await world.activity();
    const { id, edit } = await reserved(activityId, { status: from, notify: false });
    expect(await refusal(edit({ status: to, notify: true }))).toBe(expected);
    expect(await world.sent(id)).toEqual(messages);
    const now = expected === 'done' ? to : from;
    expect(await world.held(activityId)).toEqual([now === 3 ? 0 : 1]);
    if (expected === 'done' && from !== to) expect(await world.lastAudit(id)).toMatchObject({ details: { from, to } });
  });

  it('from waiting needs a place; changing everything at once needs what it comes to', async () => {
    const activityId = await world.activity({ capacity: 2, shifts: ['Mañana', 'Tarde'] });
    await world.reserve(activityId, 1, { shift: 'Tarde' });
    const { edit } = await reserved(activityId, { shift: 'Mañana', status: 3, companions: [luis] });
    expect(await refusal(edit({ status: 2, shift: 'Tarde' }))).toBe('reservations.capacityExceeded');
    await edit({ status: 2, shift: 'Tarde', companions: [] });
    expect(await world.held(activityId)).toEqual([0, 2]);
  });

  it('a cancelled reservation stays as it is (B18)', async () => {
    const { id, edit } = await reserved(await world.activity());
    await cancelReservation(admin(), { id, notify: false, force: false });
    expect(await refusal(edit())).toBe('reservations.alreadyCancelled');
  });

  it('places that come free are offered to an automatic waiting list (B19)', async () => {
    const activityId = await world.activity({ waitingListMode: 'automatic' });
    const { edit } = await reserved(activityId, { companions: [luis] });
    const before = (await world.promotions()) ?? 0;
    await edit({ companions: [luis] });
    expect(await world.promotions()).toBe(before);
    await edit({ companions: [] });
    expect(await world.promotions()).toBe(before + 1);
  });

  it('who waits already is called where staff move it to; who is put to wait is not called back (B19)', async () => {
    const fields = { waitingListMode: 'automatic' as const, shifts: ['Mañana', 'Tarde'] };
    const [activityId, other] = [await world.activity(fields), await world.activity(fields)];
    const { id, edit } = await reserved(activityId, { status: 3, shift: 'Mañana' });
    await edit({ shift: 'Tarde' });
    expect(await world.lastPromotion()).toEqual({ activityId, exceptReservationId: null });
    const before = (await world.promotions()) ?? 0;
    await edit({ activityId: other, shift: 'Mañana' });
    expect(await world.lastPromotion()).toEqual({ activityId: other, exceptReservationId: null });
    // The list that it left has no more room than before.
    expect(await world.promotions()).toBe(before + 1);
    await edit({ activityId: other, shift: 'Mañana', status: 2 });
    await edit({ activityId: other, shift: 'Tarde', status: 3 });
    expect(await world.lastPromotion()).toEqual({ activityId: other, exceptReservationId: id });
  });
});

it('nobody is put beside a place that they hold on that date; what stood so already can be edited (B13, B15)', async () => {
  const [here, there] = [await world.activity(), await world.activity()];
  const later = await world.activity({ date: '2026-06-21' });
  const booker = world.person();
  const waiting = await reserved(here, { booker, status: 3 });
  await world.reserve(there, 1, { booker });
  await waiting.edit({ notes: 'Con perro' });
  // As by confirming it on the board.
  await waiting.edit({ status: 2 });
  const other = await reserved(later, { booker });
  const third = await world.activity();
  expect(await refusal(other.edit({ activityId: third }))).toBe('reservations.sameDate');
  const stranger = await reserved(third);
  const identity = { ...stranger.typed.booker, identity: booker.identity };
  expect(await refusal(stranger.edit({ booker: identity }))).toBe('reservations.sameDate');
  await world.db.update(activities).set({ date: '2026-06-20' }).where(eq(activities.id, later));
  await other.edit({ notes: 'Sin gluten' });
});

it('two edits of one reservation at once: one after the other, the books right', async () => {
  const activityId = await world.activity({ capacity: 4 });
  const { edit, party } = await reserved(activityId);
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, (_edit, index) =>
      refusal(edit({ companions: index % 2 === 0 ? [luis, luis, luis] : [] })),
    ),
  );
  expect(new Set(outcomes)).toEqual(new Set(['done']));
  expect(await world.held(activityId)).toEqual([(await party()).length]);
});

it('whatever the tests above did, the books are right (B4)', async () => {
  expect(await reconcilePlaces(world.as(null))).toEqual({ places: [], people: [] });
});
