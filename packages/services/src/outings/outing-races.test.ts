import { closedAfterAll } from '@dehesa/testing';
import { DomainError } from '@dehesa/domain/errors';
import { BookingInput, EditReservationInput } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bookPlaces,
  cancelReservation,
  confirmReservation,
  createReservation,
  editReservation,
  expireMove,
  moveToWaiting,
} from '../reservations/index';
import { refusal } from '../reservations/staff/staff-world.test-support';
import type { ServiceContext } from '../context';
import { createOutingWorld, type OutingWorld } from './outing-world.test-support';

const world = await closedAfterAll(createOutingWorld());

describe('at the same moment', () => {
  it('two take the last place of another date: one of them does', async () => {
    for (let round = 0; round < 5; round += 1) {
      const activityId = await world.activity({ capacity: 10 });
      const other = await world.activity({ date: '2026-06-27', capacity: 1 });
      const holder = await world.reserve(other, 1, { notify: false });
      const ids = [
        await world.reserve(activityId, 1, { notify: false }),
        await world.reserve(activityId, 1, { notify: false }),
      ];
      await world.suspend(activityId, { dates: [other] });
      await cancelReservation(world.admin(), { id: holder, notify: false, force: false });
      const answers = await Promise.all(ids.map((id) => refusal(world.take(id, other))));
      expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
      expect(answers).toContain('reservations.capacityExceeded');
      expect(await world.held(other)).toEqual([1]);
      await world.assertBooks();
    }
  });

  it('an answer and the end of its time: one of them holds', async () => {
    for (let round = 0; round < 8; round += 1) {
      const activityId = await world.activity();
      const other = await world.activity({ date: '2026-06-27', capacity: 3 });
      const id = await world.reserve(activityId, 2, { notify: false });
      await world.suspend(activityId, { dates: [other] });
      const move = await world.lastMove(id);
      const late = { ...world.visitor(), clock: { now: () => new Date('2026-05-03T10:00:00Z') } };
      const [answered, expired] = await Promise.all([refusal(world.accept(id)), expireMove(late, move)]);
      expect([answered, expired]).toEqual(expired ? ['reservations.moveClosed', true] : ['done', false]);
      expect(await world.held(other)).toEqual([expired ? 0 : 2]);
      await world.assertBooks();
    }
  });

  it('two suspend it: one does, nobody is told twice', async () => {
    const activityId = await world.activity();
    const id = await world.reserve(activityId, 1, { notify: false });
    const answers = await Promise.all([1, 2, 3].map(() => refusal(world.suspend(activityId).then(() => 'done'))));
    expect(answers.filter((answer) => answer === 'activities.alreadySuspended')).toHaveLength(2);
    expect(await world.sent(id)).toEqual(['actividad-suspendida']);
  });

  it('two suspend each other’s dates: both get through, or one is told', async () => {
    const one = await world.activity();
    const two = await world.activity({ date: '2026-06-27' });
    await world.reserve(one, 1, { notify: false });
    await world.reserve(two, 1, { notify: false });
    const answers = await Promise.all([
      refusal(world.suspend(one, { dates: [two] })),
      refusal(world.suspend(two, { dates: [one] })),
    ]);
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
    expect(answers).toContain('activities.dateUnavailable');
    await world.assertBooks();
  });
});

/** Bookings that come in while the outing is suspended; answers those that are live in it and were not told. */
async function bookWhileSuspending(ctx: ServiceContext): Promise<number> {
  const activityId = await world.activity({ capacity: 200 });
  const other = await world.activity({ date: '2026-06-27', capacity: 200 });
  const booking = (waitingList = false) =>
    bookPlaces(
      ctx,
      BookingInput.parse({
        activityId,
        booker: world.person(),
        photoConsent: true,
        privacyAccepted: true,
        waitingList,
      }),
    ).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
    });
  await booking();
  const bookings = Array.from({ length: 24 }, async (_none, index) => {
    await new Promise((resolve) => setTimeout(resolve, index * 3));
    await booking();
  });
  const suspended = new Promise((resolve) => setTimeout(resolve, 25)).then(() =>
    world.suspend(activityId, { dates: [other] }),
  );
  await Promise.all([...bookings, suspended]);
  const [row] = await world.db.execute<{ untold: number }>(sql`
    select count(*)::int as untold from reservations r
    where r.activity_id = ${activityId} and not exists (select from outing_moves m where m.reservation_id = r.id)`);
  await world.assertBooks();
  return row?.untold ?? -1;
}

describe('a booking that comes while its outing is suspended', () => {
  it('is told too, or refused', async () => {
    for (let round = 0; round < 6; round += 1) expect(await bookWhileSuspending(world.visitor())).toBe(0);
  });

  it('control: without the lock on the activity it would stay untold', async () => {
    const activityId = await world.activity();
    const visitor = { ...world.visitor(), testing: { skipSuspensionLock: true } };
    const booking = BookingInput.parse({
      activityId,
      booker: world.person(),
      photoConsent: true,
      privacyAccepted: true,
    });
    // Read as bookable, then suspended, then stored: the order that the lock forbids.
    const untold = (ctx: ServiceContext) =>
      refusal(
        bookPlaces(
          {
            ...ctx,
            db: new Proxy(ctx.db, {
              get: (db, name) =>
                name === 'transaction'
                  ? async (...given: Parameters<typeof db.transaction>) => {
                      await world.suspend(activityId).catch(() => undefined);
                      return db.transaction(...given);
                    }
                  : Reflect.get(db, name, db),
            }),
          },
          booking,
        ),
      );
    expect(await untold(world.visitor())).toBe('reservations.notBookable');
    const again = await world.activity();
    const late = BookingInput.parse({ ...booking, activityId: again });
    const stored = await bookPlaces(
      {
        ...visitor,
        db: new Proxy(visitor.db, {
          get: (db, name) =>
            name === 'transaction'
              ? async (...given: Parameters<typeof db.transaction>) => {
                  await world.suspend(again);
                  return db.transaction(...given);
                }
              : Reflect.get(db, name, db),
        }),
      },
      late,
    );
    expect(stored.status).toBe(1);
  });
});

const step = fc.record({
  verb: fc.constantFrom(
    ...(['book', 'book', 'create', 'confirm', 'wait', 'cancel', 'edit', 'capacity'] as const),
    ...(['suspend', 'accept', 'accept', 'take', 'take', 'decline', 'expire'] as const),
  ),
  which: fc.nat(9),
  people: fc.integer({ min: 1, max: 3 }),
  where: fc.nat(2),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Made {
  id: number;
  booker: ReturnType<OutingWorld['person']>;
}

/** One step; a refusal by a rule is as good as doing it. */
async function take(outings: number[], made: Made[], { verb, which, people, where }: Step): Promise<void> {
  const ctx = world.admin();
  const activityId = outings[where] ?? 0;
  const known = made[which % Math.max(1, made.length)];
  const change = { id: known?.id ?? 1, notify: false, force: false };
  try {
    if (verb === 'create' || verb === 'book') {
      const booker = world.person();
      const party = world.party(activityId, people, { booker, notify: false, status: people === 3 ? 3 : 1 });
      made.push({ id: (await createReservation(ctx, party)).id, booker });
    } else if (verb === 'capacity') await world.setCapacity(activityId, which);
    else if (verb === 'suspend') await world.suspend(activityId, { dates: outings.filter((id) => id !== activityId) });
    else if (known === undefined) return;
    else if (verb === 'confirm') await confirmReservation(ctx, change);
    else if (verb === 'wait') await moveToWaiting(ctx, change);
    else if (verb === 'cancel') await cancelReservation(ctx, change);
    else if (verb === 'accept') await world.accept(known.id);
    else if (verb === 'take') await world.take(known.id, activityId);
    else if (verb === 'decline') await world.decline(known.id);
    else if (verb === 'expire') {
      const late = { ...world.visitor(), clock: { now: () => new Date('2026-05-03T10:00:00Z') } };
      await expireMove(late, await world.lastMove(known.id));
    } else
      await editReservation(
        ctx,
        EditReservationInput.parse({ ...world.party(activityId, people, { booker: known.booker }), ...change }),
      );
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

it('any walk with suspensions, several steps at once, keeps held ≤ places and the sum of states, offers and holds (B4)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { maxLength: 4 }), { minLength: 2, maxLength: 7 }), async (rounds) => {
      const outings = [
        await world.activity({ capacity: 5, date: '2026-06-20' }),
        await world.activity({ capacity: 4, date: '2026-06-21' }),
        await world.activity({ capacity: 3, date: '2026-06-22' }),
      ];
      const made: Made[] = [];
      for (const activityId of outings.slice(0, 2)) {
        const booker = world.person();
        made.push({ id: await world.reserve(activityId, 2, { booker, notify: false }), booker });
      }
      for (const round of rounds) {
        await Promise.all(round.map((one) => take(outings, made, one)));
        await world.assertBooks();
        for (const id of outings)
          for (const { held, capacity, over } of await world.places(id)) {
            expect(held).toBeLessThanOrEqual(capacity);
            expect(over).toBe(0);
          }
        const untold = await world.db.execute(sql`
          select r.id from reservations r join activities a on a.id = r.activity_id and a.suspended_at is not null
          where r.status <> 4 and a.id = any(${`{${outings.join(',')}}`}::text::int[])
            and not exists (select from outing_moves m where m.reservation_id = r.id)`);
        expect([...untold]).toEqual([]);
        // Nobody is left with places on a date that is suspended too.
        const lost = await world.db.execute(sql`
          select m.id from outing_moves m join activities a on a.id = m.held_activity_id
          where m.status = 'open' and a.suspended_at is not null`);
        expect([...lost]).toEqual([]);
      }
      const [count] = await world.db.execute<{ count: number }>(
        sql`select count(*)::int as count from reservations where activity_id = any(${`{${outings.join(',')}}`}::text::int[])`,
      );
      expect(count?.count).toBe(made.length);
    }),
    { numRuns: 25 },
  );
}, 180_000);
