import { type Database, openDatabase } from '@dehesa/db';
import { DomainError } from '@dehesa/domain/errors';
import { BookingInput } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ServiceContext } from '../../context';
import { bookPlaces } from '../booking/book-places';
import { cancelAsVisitor, confirmReservation } from '../status/change-status';
import { promoteWaiting } from './promote-waiting';
import { reconcilePlaces } from '../places/reconcile-places';
import { createStaffWorld, refusal, type StaffWorld } from '../staff/staff-world.test-support';
import { answerOffer } from './answer-offer';
import { expireOffer } from '../expiries';
import { offerToken } from '../party-links';
import { offerPlaces, withdrawOffer } from './offer-places';

const workers = 10;
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A world in which an offer cannot end its transaction before others have looked, with a connection for each worker. */
async function createSlowWorld(testing: ServiceContext['testing'], seconds: number) {
  const world = await createStaffWorld();
  const crowd: Database = openDatabase(world.url, { max: workers + 2 });
  await world.db.execute(
    sql.raw(`
    create function slow_offer() returns trigger language plpgsql as
      $$ begin perform pg_sleep(${seconds}); return null; end $$;
    create trigger slow_offer after insert or update on waiting_list_offers for each statement execute function slow_offer()`),
  );
  const as = (actor: Parameters<StaffWorld['as']>[0]): ServiceContext => ({
    ...world.as(actor),
    db: crowd,
    ...(testing && { testing }),
  });
  return {
    ...world,
    as,
    /** `free` places, and `waiting` parties of one in their order. */
    async list(free: number, waiting: number, waitingListMode: 'offer' | 'manual' = 'offer') {
      const activityId = await world.activity({ capacity: free, waitingListMode: 'manual' });
      const ids: number[] = [];
      for (let number = 0; number < waiting; number += 1) {
        world.passMinutes(1);
        ids.push(await world.reserve(activityId, 1, { status: 3, notify: false }));
      }
      await world.db.execute(
        sql`update activities set waiting_list_mode = ${waitingListMode} where id = ${activityId}`,
      );
      return { activityId, ids };
    },
    /** Places offered and held beyond those there are, and reservations with two open offers. */
    async broken(activityId: number): Promise<string[]> {
      const rows = await world.db.execute<{ rule: string }>(sql`
        select 'overbooked' as rule from shift_places p where p.activity_id = ${activityId} and p.capacity < (
          select count(*) from reservations r where r.activity_id = p.activity_id and r.status in (1, 2)
        ) + (select coalesce(sum(o.places), 0) from waiting_list_offers o join reservations r on r.id = o.reservation_id
          where r.activity_id = p.activity_id and o.status = 'open')
        union select 'offered twice' from waiting_list_offers o where o.status = 'open'
          group by o.reservation_id having count(*) > 1
        order by 1`);
      return rows.map(({ rule }) => rule);
    },
    async offeredTo(activityId: number): Promise<number[]> {
      const rows = await world.db.execute<{ id: number }>(sql`
        select o.reservation_id as id from waiting_list_offers o join reservations r on r.id = o.reservation_id
        where r.activity_id = ${activityId} and o.status = 'open' order by 1`);
      return rows.map(({ id }) => id);
    },
    async close() {
      await crowd.close();
      await world.close();
    },
  };
}

type SlowWorld = Awaited<ReturnType<typeof createSlowWorld>>;

/** How often each outcome came: `done`, or the code of the refusal. */
async function tally(calls: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const outcome of await Promise.all(calls.map(refusal)))
    counts[String(outcome)] = (counts[String(outcome)] ?? 0) + 1;
  return counts;
}

/** Ten workers walk one list; one that had to wait too long is begun again, as the queue does. */
async function walkAtOnce(world: SlowWorld, activityId: number): Promise<number> {
  const walk = async (): Promise<number> => {
    try {
      return await promoteWaiting(world.as(null), { activityId });
    } catch (error) {
      if (error instanceof DomainError && error.code === 'service.busy') return walk();
      throw error;
    }
  };
  const moved = await Promise.all(times(workers, walk));
  return moved.reduce((sum, one) => sum + one, 0);
}

const offerAtOnce = (world: SlowWorld, ids: readonly number[]) =>
  tally(ids.map((id) => offerPlaces(world.as(world.actors.admin), { id })));

describe(`${workers} at once`, () => {
  let world: SlowWorld;
  beforeAll(async () => {
    world = await createSlowWorld(undefined, 0.05);
  });
  afterAll(() => world.close());
  afterEach(async () => {
    const { places } = await reconcilePlaces(world.as(null));
    if (places.length > 0) throw new Error(`held places and reservations differ: ${JSON.stringify(places)}`);
  });

  it('workers offer each place once, in order of turn', async () => {
    const { activityId, ids } = await world.list(4, 12);
    expect(await walkAtOnce(world, activityId)).toBe(4);
    expect(await world.offeredTo(activityId)).toEqual(ids.slice(0, 4));
    expect(await world.broken(activityId)).toEqual([]);
  });

  it('staff offer one place to ten parties: one has it', async () => {
    const { activityId, ids } = await world.list(1, workers, 'manual');
    expect(await offerAtOnce(world, ids)).toEqual({ done: 1, 'reservations.capacityExceeded': workers - 1 });
    expect(await world.broken(activityId)).toEqual([]);
  });

  it('staff offer ten places to one party: it has one offer', async () => {
    const { activityId, ids } = await world.list(workers, 1, 'manual');
    const same = times(workers, () => ids[0] ?? 0);
    expect(await offerAtOnce(world, same)).toEqual({ done: 1, 'reservations.alreadyOffered': workers - 1 });
    expect([await world.broken(activityId), await world.held(activityId)]).toEqual([[], [1]]);
  });

  it('workers, staff and visitors who book: what is there is given once', async () => {
    const { activityId, ids } = await world.list(5, workers);
    const book = () =>
      bookPlaces(
        world.as(null),
        BookingInput.parse({ activityId, booker: world.person(), photoConsent: true, privacyAccepted: true }),
      );
    await Promise.all([
      walkAtOnce(world, activityId),
      offerAtOnce(world, ids.toReversed().slice(0, 5)),
      tally(times(5, book)),
    ]);
    expect([await world.broken(activityId), await world.held(activityId)]).toEqual([[], [5]]);
  });

  it('accepting ten times gives one pending reservation and one message', async () => {
    const { activityId, ids } = await world.list(1, 1, 'manual');
    const [id = 0] = ids;
    await offerPlaces(world.as(world.actors.admin), { id });
    const token = await tokenOf(world, id);
    const accept = () => answerOffer(world.as(null), { token, language: 'es', answer: 'accept' });
    expect(await tally(times(workers, accept))).toEqual({ done: workers });
    expect(await world.sent(id)).toEqual(['lista-espera-oferta', 'reserva-pendiente']);
    expect(await world.held(activityId)).toEqual([1]);
  });

  it('answered, run out, taken back, confirmed and cancelled at once: it ends once, and the places agree', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { activityId, ids } = await world.list(1, 1, 'manual');
      const [id = 0] = ids;
      await offerPlaces(world.as(world.actors.admin), { id });
      const token = await tokenOf(world, id);
      const late = { ...world.as(null), clock: { now: () => new Date('2026-06-19T00:00:00Z') } };
      const answer = (given: 'accept' | 'decline' | 'leave') =>
        answerOffer(world.as(null), { token, language: 'es', answer: given });
      const calls = [
        () => answer('accept'),
        () => answer('decline'),
        () => answer('leave'),
        async () => expireOffer(late, await offerIdOf(world, id)),
        () => withdrawOffer(world.as(world.actors.admin), { id }),
        () => confirmReservation(world.as(world.actors.admin), { id, notify: false, force: false }),
        () => cancelAsVisitor(world.as(null), id),
      ];
      const turned = [...calls.slice(round * 2), ...calls.slice(0, round * 2)];
      const outcomes = await tally(turned.map((call) => call()));
      const codes = [
        'done',
        'reservations.offerClosed',
        'reservations.alreadyCancelled',
        'reservations.transitionNotAllowed',
      ];
      expect(Object.keys(outcomes).filter((code) => !codes.includes(code))).toEqual([]);
      const ends = await world.db.execute<{ status: string }>(
        sql`select status from waiting_list_offers where reservation_id = ${id}`,
      );
      expect(ends.map(({ status }) => status === 'open')).toEqual([false]);
      expect(await world.broken(activityId)).toEqual([]);
      expect(await reconcilePlaces(world.as(null))).toEqual({ places: [], people: [] });
    }
  });
});

// The same with the checks off: each must show, or the tests above would prove nothing.
describe('without the locks of the list, the unique index and the check of places', () => {
  let world: SlowWorld;
  beforeAll(async () => {
    world = await createSlowWorld({ skipPlacesCheck: true, skipQueueLock: true }, 0.3);
    await world.db.execute(sql`drop index waiting_list_offers_open`);
  });
  afterAll(() => world.close());

  it('workers offer more than there is', async () => {
    const { activityId } = await world.list(1, 12);
    await walkAtOnce(world, activityId);
    expect(await world.broken(activityId)).toEqual(['offered twice', 'overbooked']);
  });

  it('staff offer one place to ten parties', async () => {
    const { activityId, ids } = await world.list(1, workers, 'manual');
    expect(await offerAtOnce(world, ids)).toEqual({ done: workers });
    expect(await world.broken(activityId)).toContain('overbooked');
  });
});

async function offerIdOf(world: SlowWorld, reservationId: number): Promise<number> {
  const [row] = await world.db.execute<{ id: number }>(
    sql`select max(id) as id from waiting_list_offers where reservation_id = ${reservationId}`,
  );
  return row?.id ?? 0;
}

async function tokenOf(world: SlowWorld, reservationId: number): Promise<string> {
  const offerId = await offerIdOf(world, reservationId);
  const address = await world.addressOf(reservationId);
  return offerToken(world.as(null).installation, { offerId, reservationId, address });
}
