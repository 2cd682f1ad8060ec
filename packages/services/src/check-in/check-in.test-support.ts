import { randomUUID } from 'node:crypto';
import type { Actor } from '@dehesa/domain/access';
import { SendTicksInput, type Mark } from '@dehesa/domain/check-in';
import { sql } from 'drizzle-orm';
import { createStaffWorld } from '../reservations/staff/staff-world.test-support';
import { sendTicks } from './send-ticks';

/** A tick as a test writes it. */
export interface TestTick {
  personId: number;
  mark?: Mark;
  nonce?: string;
  at?: number;
  replaces?: string[];
  unnamed?: number;
}

/** For tests: the staff's world with devices that tick people. */
export async function createCheckInWorld() {
  const world = await createStaffWorld();
  const now = () => world.as(null).clock.now().getTime();

  return {
    ...world,
    now,
    tick: (personId: number, mark: Mark = 'present', ...replaces: string[]) => ({
      personId,
      mark,
      nonce: randomUUID(),
      at: now(),
      replaces,
    }),
    /** Sends ticks as one device; its clock is `skew` milliseconds fast. */
    send: (actor: Actor | null, ticks: readonly TestTick[], { device = 'Android', skew = 0 } = {}) =>
      sendTicks(
        world.as(actor),
        SendTicksInput.parse({
          device,
          sentAt: now() + skew,
          ticks: ticks.map((tick) => ({
            mark: 'present',
            ...tick,
            nonce: tick.nonce ?? randomUUID(),
            at: (tick.at ?? now()) + skew,
          })),
        }),
      ),
    /** Ids of the people of a reservation, the booker first. */
    people: async (reservationId: number) =>
      (
        await world.db.execute<{ id: number }>(
          sql`select id from people where reservation_id = ${reservationId} order by position`,
        )
      ).map(({ id }) => id),
    /** The attendance that stands, by person. */
    attendance: async (reservationId: number) => [
      ...(await world.db.execute<{ person: number; nonce: string; by: number; at: number }>(sql`
          select person_id as person, nonce, checked_in_by as by, (extract(epoch from checked_in_at) * 1000)::float8 as at
          from attendance where reservation_id = ${reservationId} and undone_at is null order by person_id`)),
    ],
  };
}

export type CheckInWorld = Awaited<ReturnType<typeof createCheckInWorld>>;
