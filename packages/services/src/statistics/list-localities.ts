import { activityScope } from '@dehesa/domain/access';
import { LocalitiesInput, type LocalityTotal } from '@dehesa/domain/statistics';
import { sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../context';
import { freshStatistics } from './fresh-statistics';
import { reachablePlaces } from './reachable-places';

/**
 * Reservations that are not cancelled by the locality of the booker, the most frequent first, within the actor's reach
 * (B21): another territory than its own has none. Localities of one name in two provinces are two.
 */
export async function listLocalities(ctx: ServiceContext, input: LocalitiesInput): Promise<LocalityTotal[]> {
  authorize(ctx, 'activities.manage');
  const { scope, country } = LocalitiesInput.parse(input);
  await freshStatistics(ctx);
  const rows = await ctx.db.execute<{ name: string; total: number; latitude: number | null; longitude: number | null }>(
    sql`
      select name, sum(total)::int as total, max(latitude) as latitude, max(longitude) as longitude
      from (${reachablePlaces(activityScope(ctx.actor), scope)}) place
      where country = ${country} and name <> ''
      group by province_code, name
      order by 2 desc, name, province_code`,
  );
  return rows.map(({ name, total, latitude, longitude }) => ({ locality: name, total, lat: latitude, lon: longitude }));
}
