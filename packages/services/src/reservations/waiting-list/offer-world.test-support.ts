import { sql } from 'drizzle-orm';
import { cancelReservation } from '../status/change-status';
import { promoteWaiting } from './promote-waiting';
import { readReservation } from '../staff/read-reservation';
import { reconcilePlaces } from '../places/reconcile-places';
import { createStaffWorld } from '../staff/staff-world.test-support';
import { answerOffer } from './answer-offer';
import { offerToken } from '../party-links';
import { readOffer } from './read-offer';

/** For tests: activities that are full, who waits for them, and what visitors and the queue do. */
export async function createOfferWorld() {
  const world = await createStaffWorld();
  const visitor = () => world.as(null);
  const admin = () => world.as(world.actors.admin);
  const offers = (id: number) =>
    world.db.execute<{ id: number; status: string; places: number; hours: number }>(sql`
      select id, status, places, (extract(epoch from expires_at - created_at) / 3600)::float8 as hours
      from waiting_list_offers where reservation_id = ${id} order by id`);
  const lastOffer = async (id: number) => (await offers(id)).at(-1)?.id ?? 0;
  const linkOf = async (id: number) => ({
    token: offerToken(visitor().installation, {
      offerId: await lastOffer(id),
      reservationId: id,
      address: await world.addressOf(id),
    }),
    language: 'es' as const,
  });
  /** Waiting since a minute after the one before. */
  async function wait(activityId: number, people = 1, shift = '') {
    world.passMinutes(1);
    return world.reserve(activityId, people, { status: 3, shift, notify: false });
  }
  return {
    ...world,
    visitor,
    admin,
    offers,
    lastOffer,
    linkOf,
    wait,
    walk: (activityId: number) => promoteWaiting(visitor(), { activityId }),
    status: async (id: number) => (await readReservation(admin(), { id, includeCancelled: true })).status,
    states: async (id: number) => (await offers(id)).map((offer) => offer.status),
    answer: async (id: number, given: 'accept' | 'decline' | 'leave') =>
      answerOffer(visitor(), { ...(await linkOf(id)), answer: given }),
    preview: async (id: number) => readOffer(visitor(), await linkOf(id)),
    /** An activity that is full, and the parties that wait for it; `free` gives all its places back. */
    async full(capacity: number, waiting: readonly number[], change = {}) {
      const activityId = await world.activity({ capacity, waitingListMode: 'offer', ...change });
      const holder = await world.reserve(activityId, capacity);
      const ids: number[] = [];
      for (const people of waiting) ids.push(await wait(activityId, people));
      const free = () => cancelReservation(admin(), { id: holder, notify: false, force: false });
      return { activityId, ids, free };
    },
    /** Fails where the books and the reservations tell the held places differently. */
    async assertBooks() {
      const { places } = await reconcilePlaces(visitor());
      if (places.length > 0) throw new Error(`held places and reservations differ: ${JSON.stringify(places)}`);
    },
  };
}
