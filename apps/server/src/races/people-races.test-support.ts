import type { Race } from './places-races.test-support';
import { allAtOnce, bookingOf, tally } from './race-world.test-support';

const range = (count: number, from = 1) => Array.from({ length: count }, (_, index) => from + index);
const day = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);

/** Races of one person, email or key with itself (B13, B14). */
export const peopleRaces: readonly Race[] = [
  {
    name: 'the same document 50 times in one activity',
    async run(world) {
      const id = await world.publish({ capacity: 100 });
      const calls = range(50).map(
        (person) => () =>
          world.visitor.public.book.mutate(
            bookingOf(id, 1_000, 0, {
              booker: { ...bookingOf(id, 1_000).booker, email: `otra${person}@example.test` },
            }),
          ),
      );
      return tally(await allAtOnce(calls));
    },
    expected: { ok: 1, 'reservations.identityRepeated': 49 },
    noticed: 'a document twice in an activity',
  },
  {
    name: 'the same email 50 times in one activity, in other cases and with spaces',
    async run(world) {
      const id = await world.publish({ capacity: 100 });
      const email = (person: number) => (person % 2 === 0 ? 'Misma@Example.TEST' : 'misma@example.test');
      const calls = range(50, 1_100).map(
        (person) => () =>
          world.visitor.public.book.mutate(
            bookingOf(id, person, 0, { booker: { ...bookingOf(id, person).booker, email: email(person) } }),
          ),
      );
      return tally(await allAtOnce(calls));
    },
    expected: { ok: 1, 'reservations.emailRepeated': 49 },
    noticed: 'an email twice in an activity',
  },
  {
    name: 'the same booking 50 times with one idempotency key: stored once, answered alike',
    async run(world) {
      const id = await world.publish({ capacity: 100 });
      const booking = bookingOf(id, 1_200, 1, { idempotencyKey: 'una-sola-vez' });
      const outcomes = await allAtOnce(range(50).map(() => () => world.visitor.public.book.mutate(booking)));
      const references = new Set(
        outcomes.map((outcome) => ('answer' in outcome ? outcome.answer.reference : outcome.refused)),
      );
      return { ...tally(outcomes), references: references.size };
    },
    expected: { ok: 50, references: 1 },
    noticed: 'an idempotency key twice',
  },
  {
    name: 'one booker 50 times in two activities of the same date',
    async run(world) {
      const ids = [
        await world.publish({ capacity: 100, date: day(20) }),
        await world.publish({ capacity: 100, date: day(20) }),
      ];
      const calls = range(50).map(
        (call) => () => world.visitor.public.book.mutate(bookingOf(ids[call % 3 === 0 ? 0 : 1] ?? 0, 1_300)),
      );
      const { ok } = tally(await allAtOnce(calls));
      return { ok: ok ?? 0 };
    },
    expected: { ok: 1 },
    noticed: 'a booker twice on a date',
  },
  {
    name: 'one booker in 10 activities at once, 5 of which the configuration allows',
    async run(world) {
      const ids = await Promise.all(range(10, 30).map((days) => world.publish({ capacity: 10, date: day(days) })));
      return tally(await allAtOnce(ids.map((id) => () => world.visitor.public.book.mutate(bookingOf(id, 1_400)))));
    },
    expected: { ok: 5, 'reservations.tooMany': 5 },
    noticed: 'too many reservations of one booker',
  },
];
