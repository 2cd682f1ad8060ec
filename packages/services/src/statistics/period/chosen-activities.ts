import type { Period, StatisticsScope } from '@dehesa/domain/statistics';
import { type SQL, sql } from 'drizzle-orm';
import { reachableActivities } from '../../activity-scope';
import type { ServiceContext } from '../../context';

/** A period, and the one that it is compared with. */
export interface Spans {
  now: Period;
  before: Period | null;
}

/** Activities within the actor's reach (B21) and a view, hidden ones left out (B11). */
export function shownIn(ctx: ServiceContext, scope: StatisticsScope): SQL {
  const inScope = scope === 'general' ? sql`true` : sql`activities.territory_id = ${scope}`;
  return sql`not activities.hidden and ${reachableActivities(ctx.actor)} and ${inScope}`;
}

/** Those of them that take place in each period, as `which` and `id`: where a period is longer than a year one may be in both. */
export function chosenActivities(ctx: ServiceContext, scope: StatisticsScope, { now, before }: Spans): SQL {
  const chosen = (which: string, { from, to }: Period) => sql`
    select ${sql.raw(`'${which}'`)}::text as which, activities.id from activities
    where activities.date between ${from}::date and ${to}::date and ${shownIn(ctx, scope)}`;
  return before === null ? chosen('now', now) : sql`${chosen('now', now)} union all ${chosen('before', before)}`;
}
