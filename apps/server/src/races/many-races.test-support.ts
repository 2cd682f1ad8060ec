import type { Race } from './places-races.test-support';
import { allAtOnce, bookingOf, type RaceWorld, staffInputOf } from './race-world.test-support';

const range = (count: number, from: number) => Array.from({ length: count }, (_, index) => from + index);

/** What two clerks who confirm the same people, and visitors, got of the last places (B89). */
async function confirmTwice(world: RaceWorld, ids: readonly number[], activityId: number, person: number) {
  const confirmAll = () => world.staff.reservations.changeMany.mutate({ ids: [...ids], action: 'confirm' });
  const bookings = range(20, person).map(
    (visitor) => () => world.visitor.public.book.mutate(bookingOf(activityId, visitor)),
  );
  const outcomes = await allAtOnce<unknown>([...bookings.slice(0, 10), confirmAll, confirmAll, ...bookings.slice(10)]);
  const failed = outcomes.filter(
    (outcome) => 'refused' in outcome && outcome.refused !== 'reservations.capacityExceeded',
  );
  const [row] = await world.sql(`select coalesce(sum(party_size) filter (where status in (1, 2)), 0)::int as places,
    count(*) filter (where status = 2)::int as confirmed from reservations where activity_id = ${activityId}`);
  const [messages] = await world.sql(`select count(*)::int as told, count(distinct reservation_id)::int as parties
    from messages where slug = 'reserva-confirmada'`);
  return {
    failed: failed.length,
    places: Number(row?.['places']),
    toldTwice: Number(messages?.['told']) - Number(messages?.['parties']),
    untold: Number(row?.['confirmed']) - Number(messages?.['parties']),
  };
}

/** Races of bulk changes: the last places are had once, and each is told once. */
export const manyRaces: readonly Race[] = [
  {
    name: 'two clerks confirm the same eight from the waiting list for three places, among 20 bookings',
    async run(world) {
      const id = await world.publish({ capacity: 3 });
      const waiting = await Promise.all(
        range(8, 900).map((person) => world.staff.reservations.create.mutate(staffInputOf(id, person, 3))),
      );
      return confirmTwice(
        world,
        waiting.map(({ id: reservation }) => reservation),
        id,
        920,
      );
    },
    expected: { failed: 0, places: 3, toldTwice: 0, untold: 0 },
    noticed: 'overbooked',
  },
  {
    name: 'two clerks confirm six requests and two who wait for the last place, among 20 bookings',
    async run(world) {
      const id = await world.publish({ capacity: 7 });
      const parties = [...range(6, 950).map((person) => [person, 1] as const), [956, 3] as const, [957, 3] as const];
      const made = await Promise.all(
        parties.map(([person, status]) => world.staff.reservations.create.mutate(staffInputOf(id, person, status))),
      );
      return confirmTwice(
        world,
        made.map(({ id: reservation }) => reservation),
        id,
        960,
      );
    },
    expected: { failed: 0, places: 7, toldTwice: 0, untold: 0 },
    noticed: 'overbooked',
  },
];
