import { messages, reservations } from '@dehesa/db/schema';
import { rewriteAudit } from '@dehesa/testing';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { confirmAttendanceAnyDay } from '../status/confirm-attendance';
import { editReservation } from '../staff/edit-reservation';
import { reconcilePlaces } from '../places/reconcile-places';
import { refusal } from '../staff/staff-world.test-support';
import { changeShift } from './change-shift';
import { correctName } from './correct-name';
import { createMyBookingWorld } from './my-booking-world.test-support';
import { removeCompanion } from './remove-companion';

const my = await createMyBookingWorld();
afterAll(() => my.world.close());

describe('removeCompanion', () => {
  it('gives the place back, tells the booker whom it was and writes the audit log without a name', async () => {
    const activityId = await my.world.activity();
    const { id, token } = await my.booked(activityId, 3);
    const after = await my.drop(token, 2);
    expect(after.people).toHaveLength(2);
    expect(await my.world.held(activityId)).toEqual([2]);
    const [message] = await my.world.db
      .select()
      .from(messages)
      .where(sql`${messages.reservationId} = ${id} and ${messages.slug} = 'reserva-modificada'`);
    expect(message?.fields).toEqual({ 'reserva.cambio': 'Ya no viene: Luis Gil.' });
    expect(await my.world.lastAudit(id)).toMatchObject({
      action: 'reservations.removeCompanion',
      actorId: null,
      details: { position: 2, people: 2, notify: true },
    });
  });

  it('lets staff check in everybody who is left (B20)', async () => {
    const { id, token } = await my.booked(await my.world.activity(), 3, { status: 2 });
    await my.drop(token, 1);
    expect(await confirmAttendanceAnyDay(my.world.as(my.world.actors.admin), { id })).toEqual({ people: 2 });
  });

  it.each(['automatic', 'offer', 'manual', 'none'] as const)(
    'wakes the waiting list only where it moves by itself: %s (B19)',
    async (waitingListMode) => {
      const { token } = await my.booked(await my.world.activity({ waitingListMode }), 2);
      const before = (await my.world.promotions()) ?? 0;
      await my.drop(token);
      const moves = waitingListMode === 'automatic' || waitingListMode === 'offer';
      expect(await my.world.promotions()).toBe(before + (moves ? 1 : 0));
    },
  );

  it('makes a waiting party smaller without touching places', async () => {
    const activityId = await my.world.activity({ capacity: 1 });
    await my.world.reserve(activityId);
    const { id, token } = await my.booked(activityId, 2, { status: 3 });
    await my.drop(token);
    expect(await my.world.held(activityId)).toEqual([1]);
    const [row] = await my.world.db.select().from(reservations).where(eq(reservations.id, id));
    expect([row?.partySize, row?.status]).toEqual([1, 3]);
  });

  it('refuses the booker, somebody else’s companion and one who was checked in', async () => {
    const activityId = await my.world.activity();
    const { id, token } = await my.booked(activityId, 2, { status: 2 });
    const stranger = await my.booked(activityId, 2);
    const strange = (await stranger.shown()).people[1]?.id ?? 0;
    const { version, people: shown } = await my.shownBy(token);
    const remove = (personId: number) =>
      refusal(removeCompanion(my.visitor(), { token, language: 'es', version, personId }));
    expect(await remove(shown[0]?.id ?? 0)).toBe('record.notFound');
    expect(await remove(strange)).toBe('record.notFound');
    await confirmAttendanceAnyDay(my.world.as(my.world.actors.admin), { id });
    expect(await remove(shown[1]?.id ?? 0)).toBe('reservations.companionCheckedIn');
    expect(await my.world.held(activityId)).toEqual([4]);
  });

  it('of five tabs at once one drops a companion, the others are told that it changed', async () => {
    const activityId = await my.world.activity();
    const { token } = await my.booked(activityId, 4);
    const { version, people: shown } = await my.shownBy(token);
    const outcomes = await Promise.all(
      [1, 2, 3, 1, 2].map((slot) =>
        refusal(removeCompanion(my.visitor(), { token, language: 'es', version, personId: shown[slot]?.id ?? 0 })),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'reservations.changedMeanwhile')).toHaveLength(4);
    expect(await my.world.held(activityId)).toEqual([3]);
  });

  it('does not drop another person whom staff put into the slot meanwhile', async () => {
    const activityId = await my.world.activity();
    const booker = my.world.person();
    const { id, token } = await my.booked(activityId, 2, { booker });
    const { version, people: shown } = await my.shownBy(token);
    await editReservation(my.world.as(my.world.actors.admin), {
      ...my.world.party(activityId, 2, { booker, companions: [{ kind: 'adult', firstName: 'Eva', lastName: 'Sanz' }] }),
      id,
      status: null,
    });
    expect((await my.shownBy(token)).people[1]?.id).toBe(shown[1]?.id);
    const dropped = removeCompanion(my.visitor(), { token, language: 'es', version, personId: shown[1]?.id ?? 0 });
    expect(await refusal(dropped)).toBe('reservations.changedMeanwhile');
  });
});

describe('correctName', () => {
  async function correct(token: string, slot: number, firstName: string, lastName: string) {
    const { version, people: shown } = await my.shownBy(token);
    return correctName(my.visitor(), {
      token,
      language: 'es',
      version,
      personId: shown[slot]?.id ?? 0,
      firstName,
      lastName,
    });
  }

  it('corrects, tells and logs; the booker is addressed by the new name', async () => {
    const { id, token } = await my.booked(await my.world.activity(), 1, {
      booker: { ...my.world.person(), lastName: 'Penha' },
    });
    const after = await correct(token, 0, 'Ana', 'Peña');
    expect(after.people[0]).toMatchObject({ firstName: 'Ana', lastName: 'Peña' });
    const [message] = await my.world.db
      .select()
      .from(messages)
      .where(sql`${messages.reservationId} = ${id} and ${messages.slug} = 'reserva-modificada'`);
    expect(message).toMatchObject({
      recipientName: 'Ana Peña',
      fields: { 'reserva.cambio': 'Nombre corregido: Ana Peña.' },
    });
    expect(await my.world.lastAudit(id)).toMatchObject({
      action: 'reservations.correctName',
      details: { position: 0, notify: true },
    });
    expect(JSON.stringify((await my.world.lastAudit(id))?.details)).not.toContain('Peña');
  });

  it('becomes no way to write a link to the booker', async () => {
    const { id, token } = await my.booked(await my.world.activity(), 1);
    const { people: shown } = await my.shownBy(token);
    const { firstName = '', lastName = '' } = shown[0] ?? {};
    for (const name of [`${firstName} malo.com`, `${firstName} www.malo`, `${firstName}\u202E`, `${firstName}\nmalo`])
      expect(await refusal(correct(token, 0, name, lastName))).toBe('reservations.notASpelling');
    expect(await my.world.sent(id)).not.toContain('reserva-modificada');
  });

  it('never becomes another person, not even little by little', async () => {
    const { token } = await my.booked(await my.world.activity(), 2);
    expect(await refusal(correct(token, 1, 'Eva', 'Sanz'))).toBe('reservations.notASpelling');
    await correct(token, 1, 'Luiz', 'Gil');
    expect(await refusal(correct(token, 1, 'Paz', 'Gil'))).toBe('reservations.notASpelling');
    expect(await refusal(correct(token, 1, 'Liz', 'Gel'))).toBe('reservations.notASpelling');
    await correct(token, 1, 'Luis', 'Gil');
  });

  it('does nothing where the name is already so', async () => {
    const { id, token } = await my.booked(await my.world.activity(), 2);
    const told = (await my.world.sent(id)).length;
    await correct(token, 1, ' Luis ', 'Gil');
    expect(await my.world.sent(id)).toHaveLength(told);
    expect(await my.world.lastAudit(id)).toMatchObject({ action: 'reservations.create' });
  });

  it('after ten changes within a day waits; the next day it goes on', async () => {
    const { id, token } = await my.booked(await my.world.activity(), 2);
    for (let time = 0; time < 5; time += 1) {
      await correct(token, 1, 'Luís', 'Gil');
      await correct(token, 1, 'Luis', 'Gil');
    }
    expect(await refusal(correct(token, 1, 'Luís', 'Gil'))).toBe('request.tooMany');
    expect((await my.shownBy(token)).people[1]?.firstName).toBe('Luis');
    await rewriteAudit(my.world.db, sql`update audit_log set at = at - interval '25 hours' where entity_id = ${id}`);
    await correct(token, 1, 'Luís', 'Gil');
  });
});

describe('changeShift', () => {
  async function change(token: string, wanted: number) {
    const { version } = await my.shownBy(token);
    return changeShift(my.visitor(), { token, language: 'es', version, shiftId: wanted });
  }

  it('moves the party’s places from one shift to the other and tells both shifts', async () => {
    const activityId = await my.withShifts({ territoryId: 2 });
    const { id, token } = await my.booked(activityId, 2, { shift: '09:30', status: 2 });
    const after = await change(token, await my.shiftId(activityId, '16:30'));
    expect(after).toMatchObject({ shift: { name: '16:30' }, state: 'confirmed' });
    expect(await my.world.held(activityId)).toEqual([0, 2]);
    const [message] = await my.world.db
      .select()
      .from(messages)
      .where(sql`${messages.reservationId} = ${id} and ${messages.slug} = 'reserva-modificada'`);
    expect(message?.fields['reserva.cambio']).toBe(
      'Cambio de turno: antes 09:30 hora española · 8:30 hora portuguesa, ahora 16:30 hora española · 15:30 hora portuguesa.',
    );
    expect(await my.world.lastAudit(id)).toMatchObject({ action: 'reservations.changeShift', details: { people: 2 } });
  });

  it('shows where there is room for the whole party, and refuses where there is not: nothing changes', async () => {
    const activityId = await my.withShifts();
    await my.world.reserve(activityId, 2, { shift: '16:30' });
    const { token, shown } = await my.booked(activityId, 2, { shift: '09:30' });
    expect((await shown()).shifts.map(({ name, room }) => [name, room])).toEqual([
      ['09:30', false],
      ['16:30', false],
    ]);
    expect(await refusal(change(token, await my.shiftId(activityId, '16:30')))).toBe('reservations.capacityExceeded');
    expect(await my.world.held(activityId)).toEqual([2, 2]);
    expect((await shown()).shift?.name).toBe('09:30');
  });

  it('of six parties that want the last two places of a shift one gets them', async () => {
    const activityId = await my.world.activity({ shifts: ['09:30', '16:30'], capacity: 20 });
    await my.world.reserve(activityId, 2, { shift: '16:30' });
    const parties = [];
    for (let count = 0; count < 6; count += 1) parties.push(await my.booked(activityId, 2, { shift: '09:30' }));
    await my.world.db.execute(sql`update shift_places set capacity = 4 where activity_id = ${activityId} and held = 2`);
    const wanted = await my.shiftId(activityId, '16:30');
    const outcomes = await Promise.all(parties.map(({ token }) => refusal(change(token, wanted))));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(await my.world.held(activityId)).toEqual([10, 4]);
  });

  it('two parties that exchange shifts both stay somewhere, however they meet', async () => {
    const activityId = await my.world.activity({ shifts: ['09:30', '16:30'], capacity: 4 });
    const [morning, evening] = [
      await my.booked(activityId, 2, { shift: '09:30' }),
      await my.booked(activityId, 2, { shift: '16:30' }),
    ];
    const [early, late] = [await my.shiftId(activityId, '09:30'), await my.shiftId(activityId, '16:30')];
    await Promise.all([change(morning.token, late), change(evening.token, early)]);
    expect(await my.world.held(activityId)).toEqual([2, 2]);
    expect([(await morning.shown()).shift?.name, (await evening.shown()).shift?.name]).toEqual(['16:30', '09:30']);
  });

  it('is not for who waits, nor to a shift of another activity', async () => {
    const activityId = await my.withShifts();
    const waiting = await my.booked(activityId, 1, { shift: '09:30', status: 3 });
    expect((await waiting.shown()).shifts).toEqual([]);
    expect(await refusal(change(waiting.token, await my.shiftId(activityId, '16:30')))).toBe(
      'reservations.transitionNotAllowed',
    );
    const { token } = await my.booked(activityId, 1, { shift: '09:30' });
    expect(await refusal(change(token, await my.shiftId(await my.withShifts(), '16:30')))).toBe(
      'reservations.shiftMissing',
    );
  });
});

it('after all of this places and people are as the reservations say (B2, B4)', async () => {
  expect(await reconcilePlaces(my.world.as(my.world.actors.admin))).toEqual({ places: [], people: [] });
});
