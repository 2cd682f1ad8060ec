import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brokenRules } from './broken-rules.test-support';
import { conversionRaces, groupRaces } from './group-races.test-support';
import { manyRaces } from './many-races.test-support';
import { bookAndSuspend, otherDateRaces, suspensionRaces } from './outing-races.test-support';
import { peopleRaces } from './people-races.test-support';
import { placesRaces } from './places-races.test-support';
import { allAtOnce, bookingOf, createRaceWorld, type RaceWorld, staffInputOf, tally } from './race-world.test-support';

let world: RaceWorld;
afterAll(() => world.close());

describe('with the checks on', () => {
  beforeAll(async () => {
    world = await createRaceWorld();
  });
  beforeEach(() => world.forget());

  it.each([
    ...placesRaces,
    ...manyRaces,
    ...peopleRaces,
    ...suspensionRaces,
    ...otherDateRaces,
    ...conversionRaces,
    ...groupRaces,
  ])('$name', async ({ run, expected }) => {
    expect(await run(world)).toEqual(expected);
    expect(await brokenRules(world)).toEqual([]);
  });

  it('bookings before and while an outing is suspended are told once, with places on the other date, or refused', async () => {
    await bookAndSuspend(world);
    expect(await brokenRules(world)).toEqual([]);
  });

  it('a capacity lowered among 49 bookings is refused or holds', async () => {
    const id = await world.publish({ capacity: 5 });
    const bookings = Array.from(
      { length: 49 },
      (_, index) => () => world.visitor.public.book.mutate(bookingOf(id, 2_000 + index)),
    );
    const outcomes = await allAtOnce<unknown>([
      ...bookings.slice(0, 2),
      () => world.setCapacity(id, 2),
      ...bookings.slice(2),
    ]);
    const lowered = 'answer' in (outcomes[2] ?? { refused: '' });
    const [places] = await world.sql(`select capacity, held from shift_places where activity_id = ${id}`);
    expect(places).toEqual(lowered ? { capacity: 2, held: 2 } : { capacity: 5, held: 5 });
    expect(tally(outcomes)['ok']).toBe(lowered ? 3 : 5);
    expect(await brokenRules(world)).toEqual([]);
  });

  it('one reservation confirmed, moved to waiting and cancelled 50 times at once ends in one state with its places', async () => {
    const id = await world.publish({ capacity: 3 });
    const { id: reservation } = await world.staff.reservations.create.mutate(staffInputOf(id, 2_100, 1, 2));
    const { confirm, moveToWaiting, cancel } = world.staff.reservations;
    const calls = Array.from(
      { length: 50 },
      (_, index) => () =>
        [confirm, moveToWaiting, cancel][index % 3]?.mutate({ id: reservation, notify: false }) ??
        Promise.reject(new Error('no call')),
    );
    const outcomes = tally(await allAtOnce(calls));
    const [{ status } = { status: 0 }] = await world.sql(`select status from reservations where id = ${reservation}`);
    expect(status).toBe(4);
    expect(outcomes['reservations.alreadyCancelled']).toBeGreaterThan(0);
    expect(await world.sql(`select held from shift_places where activity_id = ${id}`)).toEqual([{ held: 0 }]);
    expect(await brokenRules(world)).toEqual([]);
  });

  it('a lock that is not had within 3 s answers "try again" and stores nothing', async () => {
    const id = await world.publish({ capacity: 5 });
    const held = world.sql(
      `do $$ begin perform 1 from shift_places where activity_id = ${id} for update; perform pg_sleep(4.5); end $$`,
    );
    await expect
      .poll(() =>
        world.sql(
          `select 1 from pg_stat_activity where query like 'do $$ begin perform 1 from shift_places%' and wait_event = 'PgSleep'`,
        ),
      )
      .toHaveLength(1);
    expect(tally(await allAtOnce([() => world.visitor.public.book.mutate(bookingOf(id, 2_200))]))).toEqual({
      'service.busy': 1,
    });
    await held;
    expect(await world.sql('select 1 from reservations')).toEqual([]);
    expect(tally(await allAtOnce([() => world.visitor.public.book.mutate(bookingOf(id, 2_200))]))).toEqual({ ok: 1 });
  });

  it('a whole table that somebody holds is no fault: who books and who asks are told to try again', async () => {
    const id = await world.publish({ capacity: 5 });
    const held = world.sql(`do $$ begin lock table reservations in access exclusive mode; perform pg_sleep(7); end $$`);
    await expect
      .poll(() =>
        world.sql(`select 1 from pg_locks where mode = 'AccessExclusiveLock' and relation = 'reservations'::regclass`),
      )
      .toHaveLength(1);
    const booking = bookingOf(id, 2_300, 0, { idempotencyKey: 'mientras-tanto' });
    const outcomes = await allAtOnce<unknown>([
      () => world.visitor.public.book.mutate(booking),
      () => world.staff.reservations.list.query({}),
    ]);
    expect(tally(outcomes)).toEqual({ 'service.busy': 2 });
    await held;
    expect(tally(await allAtOnce([() => world.visitor.public.book.mutate(booking)]))).toEqual({ ok: 1 });
  });

  it('the database itself refuses what a bug would take beyond capacity', async () => {
    const id = await world.publish({ capacity: 2 });
    await expect(world.sql(`update shift_places set held = 3 where activity_id = ${id}`)).rejects.toMatchObject({
      cause: { constraint_name: 'shift_places_held' },
    });
  });
});
