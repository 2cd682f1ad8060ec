import { DomainError } from '@dehesa/domain/errors';
import { type BulkMessageKind, bulkMessages } from '@dehesa/domain/reservations';
import { type SQL, sql } from 'drizzle-orm';
import { reachableActivities } from '../../activity-scope';
import type { ServiceContext } from '../../context';
import { idArray } from '../../id-array';
import { bookerWhatsapp } from '../booker-messages';

/** An activity that everybody is to be written to about. */
export interface BulkActivity {
  id: number;
  territoryId: number;
  past: boolean;
  /** Its schedule in force is not the first one (B10). */
  scheduleChanged: boolean;
}

interface Row extends Record<string, unknown> {
  id: number;
  territory_id: number;
  past: boolean;
  schedule_changed: boolean;
}

/**
 * The activity of a message to all, in the actor's reach (B21, B22). With `lock` no other message to all of it is sent
 * meanwhile; bookings, whose rows only refer to it, go on.
 */
export async function readBulkActivity(
  ctx: ServiceContext,
  db: ServiceContext['db'],
  activityId: number,
  { lock }: { lock: boolean },
): Promise<BulkActivity> {
  const [row] = await db.execute<Row>(sql`
    select activities.id, activities.territory_id,
      activities.ends_at <= ${ctx.clock.now().toISOString()}::timestamptz as past,
      (activities.date, activities.start_time, activities.end_time) is distinct from
        (activities.first_date, activities.first_start_time, activities.first_end_time) as schedule_changed
    from activities
    where activities.id = ${activityId} and ${reachableActivities(ctx.actor)}
    ${lock ? sql`for no key update` : sql``}`);
  if (!row) throw DomainError.of('record.notFound');
  return {
    id: row.id,
    territoryId: row.territory_id,
    past: row.past,
    scheduleChanged: row.schedule_changed,
  };
}

/** A message about a change needs one (B10). */
export function assertSomethingToTell(kind: BulkMessageKind, { scheduleChanged }: BulkActivity): void {
  if (kind === 'scheduleChange' && !scheduleChanged) throw DomainError.of('reservations.scheduleUnchanged');
}

/**
 * Who gets a message to all: reservations `r` with their bookers `p`, once for each channel `told` that reaches them;
 * whose data was erased has no address (B46). Who waits and has been offered places would only be confused: that message
 * says that there are none.
 */
export function bulkRecipients(activityId: number, kind: BulkMessageKind): SQL {
  return sql`reservations r
    join people p on p.reservation_id = r.id and p.position = 0
    join lateral (values ('email', nullif(p.email, '')), ('whatsapp', ${bookerWhatsapp})) as told (channel, address)
      on told.address is not null
    where r.activity_id = ${activityId} and r.status = any(${idArray(bulkMessages[kind].statuses)})
      and r.offered_places = 0`;
}
