import { closedAfterAll } from '@dehesa/testing';
import { DomainError } from '@dehesa/domain/errors';
import { BookingInput, EditReservationInput, nobody, readReference } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cancellationToken } from '../../keys/index';
import { bookPlaces } from '../booking/book-places';
import { cancelReservation, confirmReservation, moveToWaiting } from '../status/change-status';
import { createReservation } from '../staff/create-reservation';
import { editReservation } from '../staff/edit-reservation';
import { addCompanion } from '../my-booking/add-companion';
import { changeShift } from '../my-booking/change-shift';
import { readMyBooking } from '../my-booking/read-my-booking';
import { removeCompanion } from '../my-booking/remove-companion';
import { promoteWaiting } from '../waiting-list/promote-waiting';
import { reconcilePlaces } from './reconcile-places';
import { createStaffWorld, type StaffWorld } from '../staff/staff-world.test-support';
import { answerOffer } from '../waiting-list/answer-offer';
import { expireOffer } from '../expiries';
import { offerToken } from '../party-links';
import { offerPlaces, withdrawOffer } from '../waiting-list/offer-places';

const world = await closedAfterAll(createStaffWorld());

const shifts = ['Mañana', 'Tarde'];
const luis = { kind: 'adult', firstName: 'Luis', lastName: 'Gil' } as const;
const child = { ...nobody, kind: 'child', firstName: 'Eva', lastName: 'Gil', birthDate: '2015-02-01' } as const;
const step = fc.record({
  verb: fc.constantFrom(
    ...([
      'book',
      'book',
      'create',
      'confirm',
      'wait',
      'cancel',
      'edit',
      'edit',
      'promote',
      'promote',
      'capacity',
    ] as const),
    ...(['offer', 'withdraw', 'accept', 'accept', 'decline', 'leave', 'expire'] as const),
    ...(['drop', 'join', 'move'] as const),
  ),
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
    else if (verb === 'offer') await offerPlaces(ctx, { id: known.id });
    else if (verb === 'withdraw') await withdrawOffer(ctx, { id: known.id });
    else if (verb === 'expire') await expireLate(await lastOffer(known.id));
    else if (verb === 'drop' || verb === 'join' || verb === 'move') await changeOwn(known, verb, people);
    else if (verb === 'accept' || verb === 'decline' || verb === 'leave')
      await answerOffer(world.as(null), {
        token: offerToken(ctx.installation, {
          offerId: await lastOffer(known.id),
          reservationId: known.id,
          address: known.booker.email,
        }),
        language: 'es',
        answer: verb,
      });
    else
      await editReservation(
        ctx,
        EditReservationInput.parse({ ...change, activityId, booker: known.booker, companions, shift, status }),
      );
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

/** The newest offer of a reservation; 0 where it never had one. */
async function lastOffer(reservationId: number): Promise<number> {
  const [row] = await world.db.execute<{ id: number | null }>(
    sql`select max(id) as id from waiting_list_offers where reservation_id = ${reservationId}`,
  );
  return row?.id ?? 0;
}

/** As the booker by the link of the mail: drops the last companion, brings a child, or goes to another shift. */
async function changeOwn({ id, booker }: Made, verb: 'drop' | 'join' | 'move', people: number): Promise<void> {
  const ctx = world.as(null);
  const token = cancellationToken(ctx.installation, { reservationId: id, address: booker.email });
  const shown = await readMyBooking(ctx, { token, language: 'es' });
  if (shown === null) return;
  const link = { token, language: 'es' as const, version: shown.version };
  if (verb === 'drop') await removeCompanion(ctx, { ...link, personId: shown.people.at(-1)?.id ?? 1 });
  else if (verb === 'join')
    await addCompanion(ctx, { ...link, companion: child, photoConsent: true, privacyAccepted: true });
  else await changeShift(ctx, { ...link, shiftId: shown.shifts[people % 2]?.id ?? 1 });
}

/** As its job does when its time has come. */
async function expireLate(offerId: number): Promise<void> {
  const ctx = world.as(null);
  const later = new Date(ctx.clock.now().getTime() + 48 * 3_600_000);
  await expireOffer({ ...ctx, clock: { now: () => later } }, offerId);
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
  const open = await world.db.execute(sql`
    select r.id from reservations r
    left join waiting_list_offers o on o.reservation_id = r.id and o.status = 'open'
    where r.offered_places <> coalesce(o.places, 0)`);
  expect([...open]).toEqual([]);
  const [count] = await world.db.execute(
    sql`select count(*)::int as reservations from reservations where activity_id = ${activityId}`,
  );
  expect(count).toEqual({ reservations: made.length });
}

it('any walk over the states, several steps at once, keeps held ≤ places and the sum of the states and offers (B2, B4)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { maxLength: 4 }), { minLength: 2, maxLength: 6 }),
      fc.boolean(),
      fc.constantFrom('offer' as const, 'offer' as const, 'automatic' as const),
      async (rounds, forced, waitingListMode) => {
        const activityId = await world.activity({ capacity: 5, shifts, waitingListMode });
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
