import { SuspendOutingInput } from '@dehesa/domain/outings';
import { sql } from 'drizzle-orm';
import { answerMove, expireMove, moveToken, readMove, readReservation, reconcilePlaces } from '../reservations/index';
import { createStaffWorld } from '../reservations/staff/staff-world.test-support';
import { suspendOuting } from './suspend-outing';

/** What a caller writes of a suspension, with what has a default left out. */
export type SuspensionChange = Partial<SuspendOutingInput>;

/** For tests: outings that are suspended, and what their visitors answer. */
export async function createOutingWorld() {
  const world = await createStaffWorld();
  const visitor = () => world.as(null);
  const admin = () => world.as(world.actors.admin);
  let keys = 0;
  const moves = (reservationId: number) =>
    world.db.execute<{ id: number; status: string; held: number; activity: number | null; shift: number | null }>(sql`
      select id, status, held_places as held, held_activity_id as activity, held_shift_id as shift
      from outing_moves where reservation_id = ${reservationId} order by id`);
  const lastMove = async (reservationId: number) => (await moves(reservationId)).at(-1)?.id ?? 0;
  const link = async (reservationId: number) => ({
    token: moveToken(visitor().installation, {
      moveId: await lastMove(reservationId),
      reservationId,
      address: await world.addressOf(reservationId),
    }),
    language: 'es' as const,
  });
  return {
    ...world,
    visitor,
    admin,
    moves,
    lastMove,
    link,
    suspend: (activityId: number, change: SuspensionChange = {}) => {
      keys += 1;
      const input = SuspendOutingInput.parse({ activityId, reason: 'rain', key: `key-${keys}`, ...change });
      return suspendOuting(admin(), input);
    },
    accept: async (id: number) => answerMove(visitor(), { ...(await link(id)), answer: 'accept' }),
    take: async (id: number, activityId: number, shiftId: number | null = null) =>
      answerMove(visitor(), { ...(await link(id)), answer: 'take', activityId, shiftId }),
    decline: async (id: number) => answerMove(visitor(), { ...(await link(id)), answer: 'cancel' }),
    page: async (id: number) => readMove(visitor(), await link(id)),
    expire: async (id: number) => expireMove(visitor(), await lastMove(id)),
    at: async (id: number) => {
      const { status, activityId, shiftId } = await readReservation(admin(), { id, includeCancelled: true }).then(
        async ({ status: state }) => {
          const [row] = await world.db.execute<{ activity: number; shift: number | null }>(
            sql`select activity_id as activity, shift_id as shift from reservations where id = ${id}`,
          );
          return { status: state, activityId: row?.activity, shiftId: row?.shift };
        },
      );
      return [status, activityId, shiftId];
    },
    shiftIds: async (activityId: number) =>
      (
        await world.db.execute<{ id: number }>(
          sql`select id from shifts where activity_id = ${activityId} order by position`,
        )
      ).map(({ id }) => id),
    /** Fails where the books and what holds places tell the held places differently. */
    async assertBooks() {
      const { places, people } = await reconcilePlaces(visitor());
      if (places.length + people.length > 0)
        throw new Error(`held places and reservations differ: ${JSON.stringify({ places, people })}`);
    },
  };
}

export type OutingWorld = Awaited<ReturnType<typeof createOutingWorld>>;
