import { closedAfterAll } from '@dehesa/testing';
import { configuration } from '@dehesa/db/schema';
import { BookingInput } from '@dehesa/domain/reservations';
import { describe, expect, it } from 'vitest';
import { bookPlaces } from './book-places';
import { cancelReservation } from '../status/change-status';
import { createStaffWorld, refusal, type StaffWorld } from '../staff/staff-world.test-support';

const world = await closedAfterAll(createStaffWorld());

type Person = ReturnType<StaffWorld['person']>;
const book = (activityId: number, booker: Person) =>
  refusal(
    bookPlaces(world.as(null), BookingInput.parse({ activityId, booker, photoConsent: true, privacyAccepted: true })),
  );
const limit = (maxReservations: number) => world.db.update(configuration).set({ maxReservations });

describe('another activity of the same day (B13)', () => {
  it.each([
    ['pending', 1, 'reservations.sameDate'],
    ['confirmed', 2, 'reservations.sameDate'],
    // Who waits holds no place that could not be come to.
    ['waiting', 3, 'done'],
  ] as const)('%s there: %s', async (_name, status, outcome) => {
    const [there, here] = [await world.activity(), await world.activity()];
    const booker = world.person();
    await world.reserve(there, 1, { booker, status });
    expect(await book(here, booker)).toBe(outcome);
  });

  it('is none once it is cancelled, nor is one of another day', async () => {
    const booker = world.person();
    const id = await world.reserve(await world.activity(), 1, { booker });
    expect(await book(await world.activity({ date: '2026-06-21' }), booker)).toBe('done');
    await cancelReservation(world.as(world.actors.admin), { id, notify: false, force: false });
    expect(await book(await world.activity(), booker)).toBe('done');
  });
});

describe('no more coming reservations than the configuration says (B13)', () => {
  it('what lies behind is none of them, what waits is one; 0 is any number', async () => {
    const booker = world.person();
    const days = ['2026-07-01', '2026-07-02', '2026-07-03'];
    const [first = 0, second = 0, third = 0] = await Promise.all(days.map((date) => world.activity({ date })));
    await world.reserve(await world.activity({ date: '2026-04-01' }), 1, { booker });
    await limit(2);
    await world.reserve(first, 1, { booker, status: 3 });
    expect(await book(second, booker)).toBe('done');
    expect(await book(third, booker)).toBe('reservations.tooMany');
    await limit(0);
    expect(await book(third, booker)).toBe('done');
  });

  it('for an adult companion as well', async () => {
    await limit(1);
    const taken = world.person();
    await world.reserve(await world.activity({ date: '2026-07-04' }), 1, { booker: taken });
    const companion = { ...world.person(), kind: 'adult', identity: taken.identity } as const;
    const activityId = await world.activity({ date: '2026-07-05' });
    const input = { activityId, booker: world.person(), photoConsent: true, privacyAccepted: true };
    const both = BookingInput.parse({ ...input, companions: [companion] });
    expect(await refusal(bookPlaces(world.as(null), both))).toBe('reservations.tooManyForCompanion');
    await limit(0);
  });
});
