import { allAtOnce, bookingOf, companionOf, type RaceWorld, staffInputOf, tally } from './race-world.test-support';

export interface Race {
  name: string;
  /** Answers how often each outcome came. */
  run(world: RaceWorld): Promise<Record<string, number>>;
  /** What must come with the check on. */
  expected: Record<string, number>;
  /** Which broken rule shows with the check off. */
  noticed: string;
}

const range = (count: number, from = 1) => Array.from({ length: count }, (_, index) => from + index);

/** Stored by staff one after the other, before the race: answers the ids. */
async function prepare(
  world: RaceWorld,
  activityId: number,
  persons: readonly number[],
  status: 1 | 2 | 3,
  companions = 0,
): Promise<number[]> {
  const created = await Promise.all(
    persons.map((person) =>
      world.staff.reservations.create.mutate(staffInputOf(activityId, person, status, companions)),
    ),
  );
  return created.map(({ id }) => id);
}

/** Races for places (B4): more is asked for at once than there is. */
export const placesRaces: readonly Race[] = [
  {
    name: '50 bookings for the last place',
    async run(world) {
      const id = await world.publish({ capacity: 1 });
      return tally(
        await allAtOnce(range(50).map((person) => () => world.visitor.public.book.mutate(bookingOf(id, person)))),
      );
    },
    expected: { ok: 1, 'reservations.capacityExceeded': 49 },
    noticed: 'overbooked',
  },
  {
    name: 'two groups of 3 for 5 places',
    async run(world) {
      const id = await world.publish({ capacity: 5 });
      return tally(
        await allAtOnce(
          range(2, 100).map((person) => () => world.visitor.public.book.mutate(bookingOf(id, person, 2))),
        ),
      );
    },
    expected: { ok: 1, 'reservations.capacityExceeded': 1 },
    noticed: 'overbooked',
  },
  {
    name: '50 bookings for the last place of one shift, the other shift untouched',
    async run(world) {
      const id = await world.publish({ capacity: 2, shifts: ['10:00', '12:00'] });
      await prepareShift(world, id);
      const bookings = range(50, 200).map(
        (person) => () => world.visitor.public.book.mutate(bookingOf(id, person, 0, { shift: '10:00' })),
      );
      return tally(await allAtOnce(bookings));
    },
    expected: { ok: 1, 'reservations.capacityExceeded': 49 },
    noticed: 'overbooked',
  },
  {
    name: 'one confirmation from the waiting list against 49 bookings',
    async run(world) {
      const id = await world.publish({ capacity: 1 });
      const [waiting = 0] = await prepare(world, id, [300], 3);
      const bookings = range(49, 301).map((person) => () => world.visitor.public.book.mutate(bookingOf(id, person)));
      return tally(
        await allAtOnce<unknown>([...bookings, () => world.staff.reservations.confirm.mutate({ id: waiting })]),
      );
    },
    expected: { ok: 1, 'reservations.capacityExceeded': 49 },
    noticed: 'overbooked',
  },
  {
    name: '50 confirmations from the waiting list for one place',
    async run(world) {
      const id = await world.publish({ capacity: 1 });
      const waiting = await prepare(world, id, range(50, 400), 3);
      return tally(
        await allAtOnce(
          waiting.map((reservation) => () => world.staff.reservations.confirm.mutate({ id: reservation })),
        ),
      );
    },
    expected: { ok: 1, 'reservations.capacityExceeded': 49 },
    noticed: 'overbooked',
  },
  {
    name: 'two waiting groups of 3 confirmed for 5 places',
    async run(world) {
      const id = await world.publish({ capacity: 5 });
      const waiting = await prepare(world, id, [500, 501], 3, 2);
      return tally(
        await allAtOnce(
          waiting.map((reservation) => () => world.staff.reservations.confirm.mutate({ id: reservation })),
        ),
      );
    },
    expected: { ok: 1, 'reservations.capacityExceeded': 1 },
    noticed: 'overbooked',
  },
  {
    name: '50 offers of one place to those who wait',
    async run(world) {
      const id = await world.publish({ capacity: 1 });
      const waiting = await prepare(world, id, range(50, 700), 3);
      return tally(
        await allAtOnce(
          waiting.map((reservation) => () => world.staff.reservations.waitingList.offer.mutate({ id: reservation })),
        ),
      );
    },
    expected: { ok: 1, 'reservations.capacityExceeded': 49 },
    noticed: 'overbooked',
  },
  {
    name: 'one offer from the waiting list against 49 bookings',
    async run(world) {
      const id = await world.publish({ capacity: 1 });
      const [waiting = 0] = await prepare(world, id, [760], 3);
      const bookings = range(49, 761).map((person) => () => world.visitor.public.book.mutate(bookingOf(id, person)));
      return tally(
        await allAtOnce<unknown>([
          ...bookings,
          () => world.staff.reservations.waitingList.offer.mutate({ id: waiting }),
        ]),
      );
    },
    expected: { ok: 1, 'reservations.capacityExceeded': 49 },
    noticed: 'overbooked',
  },
  {
    name: '25 edits that add a companion and 25 bookings for one place',
    async run(world) {
      const id = await world.publish({ capacity: 26 });
      const persons = range(25, 600);
      const ids = await prepare(world, id, persons, 2);
      const edits = persons.map(
        (person, index) => () =>
          world.staff.reservations.edit.mutate({
            ...staffInputOf(id, person, 2),
            id: ids[index] ?? 0,
            status: null,
            companions: [companionOf(person, 1)],
          }),
      );
      const bookings = range(25, 650).map((person) => () => world.visitor.public.book.mutate(bookingOf(id, person)));
      return tally(await allAtOnce<unknown>([...edits, ...bookings]));
    },
    expected: { ok: 1, 'reservations.capacityExceeded': 49 },
    noticed: 'overbooked',
  },
];

async function prepareShift(world: RaceWorld, activityId: number): Promise<void> {
  for (const [person, shift] of [
    [198, '10:00'],
    [199, '12:00'],
  ] as const) {
    await world.staff.reservations.create.mutate({ ...staffInputOf(activityId, person, 1), shift });
  }
}
