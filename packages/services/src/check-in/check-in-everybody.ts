import { randomUUID } from 'node:crypto';
import { checkInTicks, people } from '@dehesa/db/schema';
import { and, eq, not, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { jsonList } from '../json-sql';
import { checkedIn } from '../reservations/read/people';
import { stands, storeTicks } from './store-ticks';

/** Ticks everybody of a confirmed reservation who is not there yet, whatever was said before; answers how many (B20). */
export async function checkInEverybody(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  reservationId: number,
): Promise<number> {
  const replaces = sql<string[]>`(
    select ${jsonList(sql<string>`${checkInTicks.nonce}`)} from ${checkInTicks}
    where ${eq(checkInTicks.personId, people.id)} and ${stands})`;
  const missing = await tx
    .select({ id: people.id, replaces })
    .from(people)
    .where(and(eq(people.reservationId, reservationId), not(checkedIn)))
    .orderBy(people.position);
  const ticks = missing.map(({ id, replaces }) => ({
    nonce: randomUUID(),
    reservationId,
    personId: id,
    mark: 'present' as const,
    replaces,
    tickedAt: ctx.clock.now(),
  }));
  return storeTicks(ctx, tx, ticks, {
    action: 'reservations.confirmAttendance',
    device: '',
    details: ({ present }) => ({ people: present }),
  });
}
