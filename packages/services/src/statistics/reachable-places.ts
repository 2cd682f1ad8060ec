import type { ActivityScope } from '@dehesa/domain/access';
import type { Period, StatisticsScope } from '@dehesa/domain/statistics';
import { type SQL, sql } from 'drizzle-orm';
import { activitiesWithin } from '../activity-scope';
import { placesOfFew } from './roll-up-places';
import { takesPlaceIn } from './takes-place-in';

/** A row of `reachablePlaces`. */
export const place = {
  /** Null in a period, whose places nobody reads by territory. */
  territoryId: sql<number | null>`place.territory_id`,
  country: sql<'ES' | 'PT'>`place.country`,
  provinceCode: sql<string>`place.province_code`,
  name: sql<string>`place.name`,
  total: sql<number>`place.total`,
  latitude: sql<number | null>`place.latitude`,
  longitude: sql<number | null>`place.longitude`,
};

/**
 * What to read places from: rows of `statistics_places` within a reach (B21) and a view. A company's own activities are few, and
 * so are those of a period: theirs are summed up while it waits, and a place may have several rows.
 */
export function reachablePlaces(reach: ActivityScope, view: StatisticsScope = 'general', period?: Period): SQL {
  return sql`(${period === undefined ? placesWithin(reach, view) : placesIn(period, reach, view)}) place`;
}

const ofView = (view: StatisticsScope) => (view === 'general' ? sql`true` : sql`territory_id = ${view}`);

function placesWithin(reach: ActivityScope, view: StatisticsScope): SQL {
  const inView = ofView(view);
  switch (reach.kind) {
    case 'all':
      return sql`select * from statistics_places where ${inView}`;
    case 'territory':
      return sql`select * from statistics_places where territory_id = ${reach.territoryId} and ${inView}`;
    case 'company':
      return placesOfFew(sql`${activitiesWithin(reach)} and ${inView}`, true);
    case 'none':
      return sql`select * from statistics_places where false`;
  }
}

function placesIn(period: Period, reach: ActivityScope, view: StatisticsScope): SQL {
  const where = sql`${takesPlaceIn(period)} and ${activitiesWithin(reach)} and ${ofView(view)}`;
  return placesOfFew(where, false);
}
