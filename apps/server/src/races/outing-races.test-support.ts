import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Race } from './places-races.test-support';
import { allAtOnce, bookingOf, inDays, type RaceWorld, staffInputOf, tally } from './race-world.test-support';

const range = (count: number, from: number) => Array.from({ length: count }, (_, index) => from + index);

/** Suspends an outing as an administrator does. */
export function suspend(world: RaceWorld, activityId: number, dates: number[] = []) {
  const input = { activityId, reason: 'rain' as const, dates, key: randomUUID() };
  return world.staff.activities.suspension.suspend.mutate(input);
}

/** Races of an outing that is suspended with who books it. */
export const suspensionRaces: readonly Race[] = [
  {
    name: '50 bookings while the outing is being suspended',
    async run(world) {
      const id = await world.publish({ capacity: 100 });
      const suspended = suspend(world, id);
      await suspending(world);
      const bookings = range(50, 3_010).map((person) => () => world.visitor.public.book.mutate(bookingOf(id, person)));
      const outcomes = tally(await allAtOnce(bookings));
      expect(await suspended).toMatchObject({ cancelled: 0, messages: 0 });
      return outcomes;
    },
    expected: { 'reservations.notBookable': 50 },
    noticed: 'live in a suspended outing, and untold',
  },
];

/** The suspension holds the outing, which nobody else sees yet. */
async function suspending(world: RaceWorld): Promise<void> {
  await expect
    .poll(
      () =>
        world.sql(`select 1 from pg_stat_activity where datname = current_database()
          and query like '%insert into "outing_suspensions"%' and wait_event = 'PgSleep'`),
      { timeout: 5_000, interval: 10 },
    )
    .toHaveLength(1);
}

/** Races for the places of another date, by the links of the messages. */
export const otherDateRaces: readonly Race[] = [
  {
    name: 'two parties take the last place of another date by their links',
    async run(world) {
      const id = await world.publish({ capacity: 10 });
      const other = await world.publish({ capacity: 1, date: inDays(21) });
      const holder = await world.staff.reservations.create.mutate(staffInputOf(other, 3_100, 2));
      for (const person of [3_101, 3_102]) await world.visitor.public.book.mutate(bookingOf(id, person));
      await suspend(world, id, [other]);
      await world.staff.reservations.cancel.mutate({ id: holder.id, notify: false });
      const links = await world.sql(`select fields->>'suspension.enlace' as link from messages
        where slug = 'actividad-otra-fecha' and channel = 'email' order by id`);
      const answers = await Promise.all(
        links.map(({ link }) =>
          world.sendForm(new URL(String(link)).pathname, { respuesta: 'cambiar', fecha: String(other) }),
        ),
      );
      return Object.fromEntries([303, 409].map((status) => [status, answers.filter((one) => one === status).length]));
    },
    expected: { 303: 1, 409: 1 },
    noticed: 'overbooked',
  },
];

/** Bookings that come in as the outing is suspended, before and after: whoever is in it is told once, with places elsewhere. */
export async function bookAndSuspend(world: RaceWorld): Promise<void> {
  const id = await world.publish({ capacity: 100 });
  const other = await world.publish({ capacity: 100, date: inDays(22) });
  const bookings = range(40, 3_200).map((person, index) => async () => {
    await sleep(index * 15);
    return world.visitor.public.book.mutate(bookingOf(id, person));
  });
  const suspended = sleep(200).then(() => suspend(world, id, [other]));
  const { ok = 0, 'reservations.notBookable': refused = 0 } = tally(await allAtOnce<unknown>(bookings));
  expect(ok + refused).toBe(40);
  expect(ok).toBeGreaterThan(0);
  expect(await suspended).toMatchObject({ held: ok, messages: ok });
  const told = await world.sql(`select count(*)::int as messages, count(distinct reservation_id)::int as parties
    from messages where slug = 'actividad-otra-fecha'`);
  expect(told).toEqual([{ messages: ok, parties: ok }]);
  expect(await world.sql(`select held from shift_places where activity_id in (${id}, ${other})`)).toEqual([
    { held: ok },
    { held: ok },
  ]);
}
