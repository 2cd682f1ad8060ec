import { activities, people, reservations } from '@dehesa/db/schema';
import type { TerritoryId } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import { type BulkMessageKind, bulkMessages } from '@dehesa/domain/reservations';
import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { activityHead } from '../../activities/read/head';
import { reachableActivities } from '../../activity-scope';
import type { ServiceContext } from '../../context';
import { booker, ofBooker } from '../read/booker';
import { bookerWhatsapp } from '../read/people';
import { toldOtherwise } from '../read/told-schedule';

/** An activity that everybody is to be written to about. */
export interface BulkActivity {
  id: number;
  territoryId: TerritoryId;
  past: boolean;
  suspended: boolean;
  /** Its schedule in force is not the first one, or not the one that somebody knows (B10). */
  scheduleChanged: boolean;
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
  const wanted = db
    .select({
      id: activities.id,
      territoryId: activities.territoryId,
      past: sql<boolean>`${lte(activities.endsAt, ctx.clock.now())}`,
      suspended: activityHead.suspended,
      scheduleChanged: sql<boolean>`(${activities.date}, ${activities.startTime}, ${activities.endTime}) is distinct from
        (${activities.firstDate}, ${activities.firstStartTime}, ${activities.firstEndTime})
        or exists (select from ${reservations} where ${and(eq(reservations.activityId, activities.id), toldOtherwise)})`,
    })
    .from(activities)
    .where(and(eq(activities.id, activityId), reachableActivities(ctx.actor)));
  const [activity] = await (lock ? wanted.for('no key update') : wanted);
  if (!activity) throw DomainError.of('record.notFound');
  return activity;
}

/** A message about a change needs one (B10); how they stand for a date on which nobody goes is told to nobody (B17). */
export function assertSomethingToTell(kind: BulkMessageKind, { scheduleChanged, suspended }: BulkActivity): void {
  if (suspended) throw DomainError.of('activities.suspended');
  if (kind === 'scheduleChange' && !scheduleChanged) throw DomainError.of('reservations.scheduleUnchanged');
}

/**
 * Who gets a message to all: `reservations` with their `booker`, once for each channel `told` that reaches them;
 * whose data was erased has no address (B46). Who waits and has been offered places would only be confused: that message
 * says that there are none. Of a change of the schedule only those learn who were told another one (B10).
 */
export function bulkRecipients(activityId: number, kind: BulkMessageKind): SQL {
  const wanted = and(
    eq(reservations.activityId, activityId),
    inArray(reservations.status, [...bulkMessages[kind].statuses]),
    eq(reservations.offeredPlaces, 0),
    kind === 'scheduleChange' ? toldOtherwise : undefined,
  );
  return sql`${reservations}
    join ${people} ${booker} on ${ofBooker}
    join lateral (values ('email', nullif(${booker.email}, '')), ('whatsapp', ${bookerWhatsapp})) as told (channel, address)
      on told.address is not null
    where ${wanted}`;
}
