import { GroupRequestInput } from '@dehesa/domain/inbox';
import type { Race } from './places-races.test-support';
import { allAtOnce, bookingOf, type RaceWorld, tally } from './race-world.test-support';

let requests = 0;

/** A group's request about an activity; answers its conversation. */
async function requestOf(world: RaceWorld, activityId: number): Promise<number> {
  requests += 1;
  await world.visitor.public.requestGroup.mutate(
    GroupRequestInput.parse({
      activityId,
      firstName: 'Sol',
      lastName: 'Rey',
      email: `grupo${requests}@example.test`,
      phone: '600000000',
      adults: 2,
      minors: 8,
      privacyAccepted: true,
      idempotencyKey: `grupo-${requests}`,
    }),
  );
  const [row] = await world.sql(`select max(id) as id from conversations`);
  return Number(row?.['id']);
}

/** Two dates of one outing. */
async function twoDates(world: RaceWorld, capacity: number): Promise<[number, number]> {
  const one = await world.publish({ capacity });
  const other = await world.publish({ capacity });
  await world.sql(`with series as (insert into activity_series (rule) values ('[]') returning id)
    update activities set series_id = (select id from series) where id in (${one}, ${other})`);
  return [one, other];
}

const convert = (world: RaceWorld, id: number, activityId: number) => () =>
  world.staff.config.inbox.convertGroup.mutate({ id, activityId, adults: 2, minors: 8, notify: false });

/** Races for one request: two clerks make a reservation of it, each on another date (B83). */
export const conversionRaces: readonly Race[] = [
  {
    name: 'one request of a group converted twice at once, for two dates',
    async run(world) {
      const [one, other] = await twoDates(world, 10);
      const id = await requestOf(world, one);
      return tally(await allAtOnce([convert(world, id, one), convert(world, id, other)]));
    },
    expected: { ok: 1, 'inbox.alreadyConverted': 1 },
    noticed: 'a request of a group converted twice',
  },
];

/** Races of groups for places (B4). */
export const groupRaces: readonly Race[] = [
  {
    name: 'two groups of 10 for 15 places',
    async run(world) {
      const id = await world.publish({ capacity: 15 });
      const ids = [await requestOf(world, id), await requestOf(world, id)];
      return tally(await allAtOnce(ids.map((request) => convert(world, request, id))));
    },
    expected: { ok: 1, 'reservations.capacityExceeded': 1 },
    noticed: 'overbooked',
  },
  {
    name: 'a group of 10 and a visitor for 10 places',
    async run(world) {
      const id = await world.publish({ capacity: 10 });
      const request = await requestOf(world, id);
      return tally(
        await allAtOnce<unknown>([
          convert(world, request, id),
          () => world.visitor.public.book.mutate(bookingOf(id, 5_000)),
        ]),
      );
    },
    expected: { ok: 1, 'reservations.capacityExceeded': 1 },
    noticed: 'overbooked',
  },
];
