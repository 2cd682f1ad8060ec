import { activities } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import { reachableActivities } from '../../activity-scope';
import type { ServiceContext } from '../../context';

type Row = typeof activities.$inferSelect;

export interface LockedSeries {
  stored: Row;
  /** The members of its series on later days, or later ones of the same day, in the actor's reach, in order. */
  following: Row[];
}

/**
 * An activity and the members of its series, as `lockActivity` locks one (B21, B22): all in the order of their ids, so
 * that two people who save different members wait for each other rather than meet head-on.
 */
export async function lockSeries(ctx: ServiceContext, tx: ServiceContext['db'], id: number): Promise<LockedSeries> {
  const rows = await tx
    .select()
    .from(activities)
    .where(
      and(
        or(
          eq(activities.id, id),
          sql`${activities.seriesId} = (select own.series_id from activities own where own.id = ${id}::int)`,
        ),
        reachableActivities(ctx.actor),
      ),
    )
    .orderBy(asc(activities.id))
    .for('no key update');
  const stored = rows.find((row) => row.id === id);
  if (!stored) throw DomainError.of('record.notFound');
  const following = rows.filter((row) => isAfter(row, stored)).toSorted((one, other) => (isAfter(one, other) ? 1 : -1));
  return { stored, following };
}

function isAfter(row: Row, other: Row): boolean {
  return row.date === other.date ? row.id > other.id : row.date > other.date;
}
