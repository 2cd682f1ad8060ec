import { activityScope } from '@dehesa/domain/access';
import { LocalitiesInput, type LocalityTotal } from '@dehesa/domain/statistics';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../context';
import { sumOf } from '../reservations/read/counts';
import { freshStatistics } from './fresh-statistics';
import { place, reachablePlaces } from './reachable-places';

/**
 * Reservations that are not cancelled by the locality of the booker, the most frequent first, of all activities or of
 * those of a period (B92), within the actor's reach (B21): another territory than its own has none. Localities of one name in two provinces are two.
 */
export async function listLocalities(ctx: ServiceContext, input: LocalitiesInput): Promise<LocalityTotal[]> {
  authorize(ctx, 'activities.manage');
  const { scope, country, period } = LocalitiesInput.parse(input);
  await freshStatistics(ctx);
  const { name, country: ofCountry, provinceCode, latitude, longitude } = place;
  const total = sumOf(place.total);
  return ctx.db
    .select({
      locality: name,
      total,
      lat: sql<number | null>`max(${latitude})`,
      lon: sql<number | null>`max(${longitude})`,
    })
    .from(reachablePlaces(activityScope(ctx.actor), scope, period))
    .where(and(eq(ofCountry, country), ne(name, '')))
    .groupBy(provinceCode, name)
    .orderBy(desc(total), name, provinceCode);
}
