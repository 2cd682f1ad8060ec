import { closedAfterAll } from '@dehesa/testing';
import { reservations } from '@dehesa/db/schema';
import { BookingInput } from '@dehesa/domain/reservations';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { bookPlaces } from '../reservations';
import { createActivityWorld } from './activities.test-support';
import { createActivity } from './create-activity';
import { editActivity } from './edit-activity';

const world = await closedAfterAll(createActivityWorld());

let visitors = 0;
function book(activityId: number, shift: string) {
  visitors += 1;
  const booker = {
    firstName: 'Eva',
    lastName: 'Gil',
    identity: `${String(10_000_000 + visitors)}A`,
    sex: 'F',
    postalCode: '10001',
    province: 'Cáceres',
    locality: 'Cáceres',
    phone: '600000000',
    email: `eva${visitors}@example.test`,
    birthDate: '1990-01-01',
  };
  const input = BookingInput.parse({ activityId, booker, shift, photoConsent: true, privacyAccepted: true });
  return bookPlaces(world.as(null), input);
}

it.each([
  ['a shift is removed', ['Mañana', 'Tarde'], ['Mañana'], 'Tarde'],
  ['all shifts are removed', ['Tarde'], [], 'Tarde'],
  ['the first shifts are added', [], ['Tarde'], ''],
])(
  'while %s, each booking is either in a shift that there is, or refused by a rule',
  async (_case, before, after, shift) => {
    const admin = world.as(world.actors.admin);
    for (let round = 0; round < 4; round += 1) {
      const { id } = await createActivity(admin, world.activity({ shifts: before, capacity: 20 }));
      const edit = () => editActivity(admin, { ...world.activity({ shifts: after, capacity: 20 }), id });
      const bookings = Array.from({ length: 6 }, () => book(id, shift));
      const outcomes = await Promise.allSettled([...bookings.slice(0, round), edit(), ...bookings.slice(round)]);
      const refusals = outcomes.flatMap((outcome) =>
        outcome.status === 'rejected' ? [String(outcome.reason.code)] : [],
      );
      const rules = [
        'activities.shiftHasReservations',
        'activities.hasReservationsWithoutShift',
        'reservations.shiftMissing',
        'reservations.notBookable',
        'reservations.capacityExceeded',
      ];
      expect(refusals.filter((code) => !rules.includes(code))).toEqual([]);
      const rows = await world.db.select().from(reservations).where(eq(reservations.activityId, id));
      const held = Object.values(await world.places(id)).reduce((sum, places) => sum + places.held, 0);
      expect(held).toBe(rows.length);
    }
  },
);
