import { DomainError } from '@dehesa/domain/errors';
import { BookingInput, EditReservationInput, readReference } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookPlaces } from './book-places';
import { cancelReservation } from './cancel-reservation';
import { confirmReservation } from './confirm-reservation';
import { createReservation } from './create-reservation';
import { editReservation } from './edit-reservation';
import { moveToWaiting } from './move-to-waiting';
import { promoteWaiting } from './promote-waiting';
import { reconcilePlaces } from './reconcile-places';
import { createStaffWorld, type StaffWorld } from './staff-world.test-support';

let world: StaffWorld;
beforeAll(async () => {
  world = await createStaffWorld();
});
afterAll(() => world.close());

const shifts = ['Mañana', 'Tarde'];
const luis = { kind: 'adult', firstName: 'Luis', lastName: 'Gil' } as const;
const step = fc.record({
  verb: fc.constantFrom('book', 'book', 'create', 'confirm', 'wait', 'cancel', 'edit', 'edit', 'promote', 'capacity'),
  which: fc.nat(7),
  people: fc.integer({ min: 1, max: 4 }),
  shift: fc.constantFrom(...shifts),
  status: fc.constantFrom(1 as const, 2 as const, 3 as const),
  force: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Made {
  id: number;
  booker: ReturnType<StaffWorld['person']>;
}

/** One step; a refusal by a rule is as good as doing it. */
async function take(
  activityId: number,
  made: Made[],
  { verb, which, people, shift, status, force }: Step,
): Promise<void> {
  const ctx = world.as(world.actors.admin);
  const companions = Array.from({ length: people - 1 }, () => luis);
  const known = made[which % Math.max(1, made.length)];
  const change = { id: known?.id ?? 1, notify: false, force };
  try {
    if (verb === 'create') {
      const booker = world.person();
      const { id } = await createReservation(
        ctx,
        world.party(activityId, people, { booker, shift, status, force, notify: false }),
      );
      made.push({ id, booker });
    } else if (verb === 'book') made.push(await book(activityId, people, shift));
    else if (verb === 'capacity') await world.setCapacity(activityId, which);
    else if (verb === 'promote') await promoteWaiting(world.as(null), { activityId });
    else if (known === undefined) return;
    else if (verb === 'confirm') await confirmReservation(ctx, change);
    else if (verb === 'wait') await moveToWaiting(ctx, change);
    else if (verb === 'cancel') await cancelReservation(ctx, change);
    else
      await editReservation(
        ctx,
        EditReservationInput.parse({ ...change, activityId, booker: known.booker, companions, shift, status }),
      );
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

/** As a visitor, who waits where there is no place; companions are children. */
async function book(activityId: number, people: number, shift: string): Promise<Made> {
  const booker = world.person();
  const { reference } = await bookPlaces(
    world.as(null),
    BookingInput.parse({
      activityId,
      booker,
      companions: Array.from({ length: people - 1 }, () => ({ ...luis, kind: 'child', birthDate: '2015-01-01' })),
      shift,
      photoConsent: true,
      privacyAccepted: true,
      waitingList: people > 2,
    }),
  );
  const [row] = await world.db.execute<{ id: number }>(
    sql`select id from reservations where reference = ${readReference(reference)}`,
  );
  return { id: row?.id ?? 0, booker };
}

async function assertBooks(activityId: number, made: readonly Made[], forced: boolean): Promise<void> {
  expect(await reconcilePlaces(world.as(null))).toEqual({ places: [], people: [] });
  const places = await world.places(activityId);
  for (const { held, capacity, over } of places) {
    expect(held).toBeLessThanOrEqual(capacity + over);
    if (!forced) expect(over).toBe(0);
  }
  const [count] = await world.db.execute(
    sql`select count(*)::int as reservations from reservations where activity_id = ${activityId}`,
  );
  expect(count).toEqual({ reservations: made.length });
}

it('any walk over the states, several steps at once, keeps held ≤ places and the sum of the states (B2, B4)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { maxLength: 4 }), { minLength: 2, maxLength: 6 }),
      fc.boolean(),
      async (rounds, forced) => {
        const activityId = await world.activity({ capacity: 5, shifts, waitingListMode: 'automatic' });
        const made: Made[] = [];
        for (const round of rounds) {
          await Promise.all(round.map((one) => take(activityId, made, { ...one, force: forced && one.force })));
          await assertBooks(activityId, made, forced);
        }
      },
    ),
    { numRuns: 40 },
  );
}, 120_000);
