import { partyBegins } from '@dehesa/domain/activities';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';

/** Whether the activity has begun for a reservation: by its shift's time where that tells one. */
export async function hasBegun(ctx: ServiceContext, tx: ServiceContext['db'], reservationId: number): Promise<boolean> {
  const [row] = await tx.execute<{
    shift: string | null;
    date: string;
    start_time: string | null;
    end_time: string | null;
  }>(sql`
    select s.name as shift, a.date::text as date, to_char(a.start_time, 'HH24:MI') as start_time,
      to_char(a.end_time, 'HH24:MI') as end_time
    from reservations r
    join activities a on a.id = r.activity_id
    left join shifts s on s.id = r.shift_id
    where r.id = ${reservationId}`);
  if (!row) return false;
  const { date, start_time: startTime, end_time: endTime } = row;
  return partyBegins({ date, startTime, endTime }, row.shift).getTime() <= ctx.clock.now().getTime();
}
