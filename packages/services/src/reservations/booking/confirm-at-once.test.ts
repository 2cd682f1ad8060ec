import { bookingNotices, reservations } from '@dehesa/db/schema';
import { BookingInput } from '@dehesa/domain/reservations';
import { closedAfterAll } from '@dehesa/testing';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createStaffWorld, refusal } from '../staff/staff-world.test-support';
import { readReservation } from '../staff/read-reservation';
import { reconcilePlaces } from '../places/reconcile-places';
import { bookPlaces } from './book-places';

const world = await closedAfterAll(createStaffWorld());

const atOnce = (change: object = {}) => world.activity({ confirmsAtOnce: true, ...change });
const inputOf = (activityId: number, change: object = {}) =>
  BookingInput.parse({ activityId, booker: world.person(), photoConsent: true, privacyAccepted: true, ...change });
const book = (input: BookingInput) => bookPlaces(world.as(null), input);
const storedIn = (activityId: number) =>
  world.db.select().from(reservations).where(eq(reservations.activityId, activityId)).orderBy(reservations.id);

describe('an activity that confirms at once (B67)', () => {
  it('stores a booking as confirmed, with the message, the notice and the trail of that', async () => {
    const activityId = await atOnce({ capacity: 5 });
    const input = inputOf(activityId, { idempotencyKey: 'at once' });
    const answer = await book(input);
    expect(answer).toMatchObject({ status: 2, waiting: null });
    const [stored] = await storedIn(activityId);
    const id = stored?.id ?? 0;
    expect(stored).toMatchObject({ status: 2, source: 'public', confirmedAt: stored?.createdAt });
    expect(await world.sent(id)).toEqual(['reserva-confirmada']);
    expect(await world.db.$count(bookingNotices, eq(bookingNotices.reservationId, id))).toBe(1);
    expect(await world.lastAudit(id)).toMatchObject({
      action: 'reservations.book',
      details: { to: 2, people: 1, atOnce: true },
    });
    const { history } = await readReservation(world.as(world.actors.admin), { id, includeCancelled: false });
    expect(history).toMatchObject([{ to: 2, atOnce: true, forced: false }]);
    expect(await world.held(activityId)).toEqual([1]);
    // Sent again it is answered alike (B14).
    expect(await book(input)).toEqual(answer);
    expect(await storedIn(activityId)).toHaveLength(1);
  });

  it('confirms as many as have places when many book at once; who asks for the list waits', async () => {
    const activityId = await atOnce({ capacity: 5, waitingListMode: 'manual' });
    const inputs = Array.from({ length: 12 }, (_, index) => inputOf(activityId, { waitingList: index % 2 === 0 }));
    const outcomes = await Promise.allSettled(inputs.map(book));
    const rows = await storedIn(activityId);
    expect(rows.filter(({ status }) => status === 2)).toHaveLength(5);
    expect(rows.filter(({ status }) => status === 1)).toEqual([]);
    const waiting = rows.filter(({ status }) => status === 3);
    expect(rows).toHaveLength(outcomes.filter(({ status }) => status === 'fulfilled').length);
    for (const { id, confirmedAt } of waiting) {
      expect(confirmedAt).toBeNull();
      expect(await world.sent(id)).toEqual(['reserva-en-espera']);
    }
    expect(await world.held(activityId)).toEqual([5]);
    expect((await reconcilePlaces(world.as(null))).places).toEqual([]);
  });

  it('refuses what any other refuses, and leaves nothing behind (B12)', async () => {
    const activityId = await atOnce({ capacity: 1 });
    const twin = world.person();
    await book(inputOf(activityId, { booker: twin }));
    expect(await refusal(book(inputOf(activityId)))).toBe('reservations.capacityExceeded');
    expect(await refusal(book(inputOf(activityId, { booker: twin })))).toBe('reservations.emailRepeated');
    expect(await storedIn(activityId)).toHaveLength(1);
  });

  it('leaves what staff book, and what is booked elsewhere, to staff', async () => {
    const activityId = await atOnce();
    await world.reserve(activityId);
    expect(await storedIn(activityId)).toMatchObject([{ status: 1, confirmedAt: null }]);
    const other = await world.activity();
    expect(await book(inputOf(other, { idempotencyKey: 'pending' }))).toMatchObject({ status: 1 });
    expect(await storedIn(other)).toMatchObject([{ status: 1, confirmedAt: null }]);
  });
});
