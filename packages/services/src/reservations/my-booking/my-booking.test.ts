import { people } from '@dehesa/db/schema';
import { rewriteAudit } from '@dehesa/testing';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { cancellationToken } from '../../keys/index';
import { cancelReservation } from '../status/change-status';
import { reconcilePlaces } from '../places/reconcile-places';
import { refusal } from '../staff/staff-world.test-support';
import { offerPlaces } from '../waiting-list/offer-places';
import { cancelMyBooking } from './cancel-my-booking';
import { changeShift } from './change-shift';
import { correctName } from './correct-name';
import { createMyBookingWorld } from './my-booking-world.test-support';
import { readMyBooking } from './read-my-booking';
import { removeCompanion } from './remove-companion';
import { resendMessage } from './resend-message';
import { switchWhatsapp } from './switch-whatsapp';

const my = await createMyBookingWorld();
afterAll(() => my.world.close());

describe('readMyBooking', () => {
  it('tells names and no document, birth date, phone or whole address', async () => {
    const { id, shown } = await my.booked(await my.world.activity(), 3, { status: 2 });
    const booking = await shown();
    expect(booking).toMatchObject({ state: 'confirmed', begun: false, shift: null, shifts: [], waiting: null });
    expect(booking.people.map(({ kind }) => kind)).toEqual(['booker', 'adult', 'adult']);
    const [booker] = await my.world.db
      .select()
      .from(people)
      .where(eq(people.reservationId, id))
      .orderBy(people.position);
    const told = JSON.stringify(booking);
    for (const secret of [booker?.identity, booker?.birthDate, booker?.phone, booker?.email, booker?.postalCode]) {
      expect(secret).toBeTruthy();
      expect(told).not.toContain(secret);
    }
    expect(booking.email).toBe('a•••@example.org');
  });

  it('gives the Portuguese hour in territory 2 and not in territory 1 (B48)', async () => {
    const there = await my.booked(await my.withShifts({ territoryId: 2 }), 1, { shift: '16:30' });
    expect(await there.shown()).toMatchObject({
      reference: expect.stringMatching(/^TAJ-/),
      shift: { name: '16:30', portugueseLabel: '15:30' },
      activity: { times: { start: '09:00', portugueseStart: '08:00' } },
    });
    const here = await my.booked(await my.withShifts(), 1, { shift: '16:30' });
    expect(await here.shown()).toMatchObject({
      shift: { portugueseLabel: null },
      activity: { times: { portugueseStart: null } },
    });
  });

  it('says of a shift that tells no time that it has the hours of the activity (B70)', async () => {
    const { shown } = await my.booked(await my.withShifts({ shifts: ['Mañana', '16:30'] }), 1, { shift: 'Mañana' });
    const { shift, shifts } = await shown();
    expect(shift).toMatchObject({ label: 'Mañana', untimed: true });
    expect(shifts.map(({ untimed }) => untimed)).toEqual([true, undefined]);
  });

  it('says which texts are in another language than the page', async () => {
    const { token } = await my.booked(await my.world.activity(), 1);
    expect((await my.shownBy(token)).activity.foreign).toBeUndefined();
    expect((await my.shownBy(token, 'en')).activity.foreign).toEqual({ title: 'es' });
  });

  it('shows the QR of a confirmed one only', async () => {
    const activityId = await my.world.activity();
    expect((await (await my.booked(activityId, 1, { status: 2 })).shown()).qr?.path).toMatch(/^M0 0h7v1h-7z/);
    expect((await (await my.booked(activityId, 1, { status: 1 })).shown()).qr).toBeNull();
  });

  it('tells who waits its position', async () => {
    const activityId = await my.world.activity({ capacity: 1 });
    await my.world.reserve(activityId);
    await my.booked(activityId, 2, { status: 3 });
    my.world.passMinutes(1);
    const second = await my.booked(activityId, 1, { status: 3 });
    expect(await second.shown()).toMatchObject({ state: 'waiting', waiting: { position: 2, waiting: 2 }, offer: null });
  });

  it('opens nothing for a link that is not ours or whose address is not the booker’s any more', async () => {
    const { id, token } = await my.booked(await my.world.activity());
    const other = cancellationToken(
      { ...my.visitor().installation, secretKey: Buffer.alloc(32, 9) },
      { reservationId: id, address: 'ana@example.org' },
    );
    for (const wrong of [
      'x',
      other,
      cancellationToken(my.visitor().installation, { reservationId: 2e9, address: 'a@b.es' }),
    ])
      expect(await readMyBooking(my.visitor(), { token: wrong, language: 'es' })).toBeNull();
    await my.world.db.update(people).set({ email: null, emailKey: null }).where(eq(people.reservationId, id));
    expect(await readMyBooking(my.visitor(), { token, language: 'es' })).toBeNull();
    expect(await refusal(resendMessage(my.visitor(), { token, language: 'es' }))).toBe('record.notFound');
    expect(await refusal(cancelMyBooking(my.visitor(), { token, language: 'es' }))).toBe('record.notFound');
  });
});

describe('a party to which places are offered', () => {
  it('sees the offer, answers it before it drops anybody, and may correct a name', async () => {
    const activityId = await my.world.activity({ capacity: 2, territoryId: 2 });
    const first = await my.world.reserve(activityId);
    const { id, token, shown } = await my.booked(activityId, 2, { status: 3 });
    await cancelReservation(my.world.as(my.world.actors.admin), { id: first, notify: false, force: false });
    await offerPlaces(my.world.as(my.world.actors.admin), { id });
    const { offer } = await shown();
    expect(offer).toMatchObject({
      places: 2,
      until: expect.stringMatching(/^el .* de mayo de 2026, a las? \d+:\d\d \(\d+:\d\d, hora portuguesa\)$/),
    });
    expect(await refusal(my.drop(token))).toBe('reservations.offerOpen');
    expect(await my.world.held(activityId)).toEqual([2]);
    const { version, people: party } = await shown();
    const corrected = { token, language: 'es' as const, version, personId: party[1]?.id ?? 0 };
    await correctName(my.visitor(), { ...corrected, firstName: 'Luís', lastName: 'Gil' });
    await cancelMyBooking(my.visitor(), { token, language: 'es' });
    expect(await my.world.held(activityId)).toEqual([0]);
    expect(await shown()).toMatchObject({ state: 'cancelled', offer: null, waiting: null });
  });
});

describe('resendMessage', () => {
  it('sends the message of the state again, with a pause and a few times a day', async () => {
    const { id, token } = await my.booked(await my.world.activity(), 1, { status: 2, notify: false });
    const resend = () => refusal(resendMessage(my.visitor(), { token, language: 'es' }));
    const pass = (interval: string) =>
      rewriteAudit(my.world.db, sql`update audit_log set at = at - ${interval}::interval where entity_id = ${id}`);
    await resend();
    expect(await my.world.sent(id)).toEqual(['reserva-confirmada']);
    expect(await resend()).toBe('request.tooMany');
    await pass('11 minutes');
    await resend();
    await pass('11 minutes');
    await resend();
    await pass('11 minutes');
    expect(await resend()).toBe('request.tooMany');
    expect(await my.world.sent(id)).toHaveLength(3);
    await pass('24 hours');
    await resend();
    expect(await my.world.sent(id)).toHaveLength(4);
    expect(await my.world.lastAudit(id)).toMatchObject({ action: 'reservations.resend', actorId: null });
  });
});

describe('the end of all changes', () => {
  it('is being cancelled (B18); the page still tells so', async () => {
    const activityId = await my.withShifts();
    const { token, shown } = await my.booked(activityId, 2, { shift: '09:30' });
    const { version, people: before } = await shown();
    expect(await cancelMyBooking(my.visitor(), { token, language: 'es' })).toMatchObject({
      state: 'cancelled',
      shifts: [],
      qr: null,
    });
    expect(await my.world.held(activityId)).toEqual([0, 0]);
    const link = { token, language: 'es' as const, version };
    const personId = before[1]?.id ?? 0;
    for (const call of [
      () => removeCompanion(my.visitor(), { ...link, personId }),
      () => correctName(my.visitor(), { ...link, personId, firstName: 'Luís', lastName: 'Gil' }),
      async () => changeShift(my.visitor(), { ...link, shiftId: await my.shiftId(activityId, '16:30') }),
      () => switchWhatsapp(my.visitor(), { ...link, wanted: true }),
      () => resendMessage(my.visitor(), link),
      () => cancelMyBooking(my.visitor(), link),
    ])
      expect(await refusal(call())).toBe('reservations.alreadyCancelled');
  });

  it('is when the shift begins: not a minute before', async () => {
    // 1 May 2026, the day of the world's clock, which stands a little after 12:00 in Madrid.
    const activityId = await my.withShifts({ date: '2026-05-01', endTime: '20:00', startTime: '12:30' });
    const { token, shown, id } = await my.booked(activityId, 2, { shift: '16:30' });
    expect(await shown()).toMatchObject({ begun: false });
    expect((await shown()).shifts).toMatchObject([{ name: '09:30', room: false }, { name: '16:30' }]);
    my.world.passMinutes(270);
    const { begun, version, people: party } = await shown();
    expect(begun).toBe(true);
    const link = { token, language: 'es' as const, version };
    const personId = party[1]?.id ?? 0;
    for (const call of [
      () => removeCompanion(my.visitor(), { ...link, personId }),
      () => correctName(my.visitor(), { ...link, personId, firstName: 'Luís', lastName: 'Gil' }),
      async () => changeShift(my.visitor(), { ...link, shiftId: await my.shiftId(activityId, '09:30') }),
      () => switchWhatsapp(my.visitor(), { ...link, wanted: true }),
      () => resendMessage(my.visitor(), link),
      () => cancelMyBooking(my.visitor(), link),
    ])
      expect(await refusal(call())).toBe('reservations.alreadyBegun');
    expect(await my.world.sent(id)).toEqual(['reserva-pendiente']);
  });

  it('is that the outing is suspended: its other date has a link of its own', async () => {
    const activityId = await my.withShifts();
    const { token, shown, id } = await my.booked(activityId, 2, { shift: '16:30' });
    const { version, people: party, suspended } = await shown();
    await my.world.db.execute(sql`update activities set suspended_at = now() where id = ${activityId}`);
    expect(suspended).toBe(false);
    expect(await shown()).toMatchObject({ suspended: true, qr: null, shifts: [] });
    const link = { token, language: 'es' as const, version };
    const personId = party[1]?.id ?? 0;
    for (const call of [
      () => removeCompanion(my.visitor(), { ...link, personId }),
      () => correctName(my.visitor(), { ...link, personId, firstName: 'Luís', lastName: 'Gil' }),
      async () => changeShift(my.visitor(), { ...link, shiftId: await my.shiftId(activityId, '09:30') }),
      () => switchWhatsapp(my.visitor(), { ...link, wanted: true }),
      () => resendMessage(my.visitor(), link),
    ])
      expect(await refusal(call())).toBe('activities.suspended');
    expect(await my.world.sent(id)).toEqual(['reserva-pendiente']);
  });

  it('leaves places and people as the reservations say', async () => {
    expect(await reconcilePlaces(my.world.as(my.world.actors.admin))).toEqual({ places: [], people: [] });
  });
});
