import type { ActivityScope } from '@dehesa/domain/access';
import type { StatisticsScope } from '@dehesa/domain/statistics';
import { type SQL, sql } from 'drizzle-orm';
import { placesOf } from './roll-up-places';

/**
 * Rows of `statistics_places` within a reach (B21) and a view. A company's own activities are few: theirs are summed up
 * while it waits, by the same query that fills the table.
 */
export function reachablePlaces(reach: ActivityScope, view: StatisticsScope = 'general'): SQL {
  const inView = view === 'general' ? sql`true` : sql`territory_id = ${view}`;
  switch (reach.kind) {
    case 'all':
      return sql`select * from statistics_places where ${inView}`;
    case 'territory':
      return sql`select * from statistics_places where territory_id = ${reach.territoryId} and ${inView}`;
    case 'company':
      return placesOf(sql`activities.company_id = ${reach.companyId} and ${inView}`, sql`activities.territory_id`);
    case 'none':
      return sql`select * from statistics_places where false`;
  }
}
