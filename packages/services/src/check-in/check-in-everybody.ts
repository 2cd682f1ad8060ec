import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { isLive, storeTicks } from './store-ticks';

/** Ticks everybody of a confirmed reservation who is not there yet, whatever was said before; answers how many (B20). */
export async function checkInEverybody(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  reservationId: number,
): Promise<number> {
  const missing = await tx.execute<{ id: number; replaces: string[] }>(sql`
    select p.id, coalesce((
      select json_agg(t.nonce) from check_in_ticks t where t.person_id = p.id and ${isLive}), '[]') as replaces
    from people p
    where p.reservation_id = ${reservationId}
      and not exists (select from attendance a where a.person_id = p.id and a.undone_at is null)
    order by p.position`);
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
