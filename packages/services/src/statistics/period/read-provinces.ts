import type { StatisticsScope } from '@dehesa/domain/statistics';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { chosenActivities, type Spans } from './chosen-activities';

export interface ProvinceRow extends Record<string, unknown> {
  country: 'ES' | 'PT';
  provinceCode: string;
  total: number;
  before: number;
}

/** Living reservations of both periods by where the booker lives. */
export function readProvinces(ctx: ServiceContext, scope: StatisticsScope, spans: Spans): Promise<ProvinceRow[]> {
  // Raw: statistics, whose plan was measured. `offset 0` keeps it from reading the origins of all activities for those of a
  // year, which the index alone tells.
  return ctx.db.execute<ProvinceRow>(sql`
    with chosen as materialized (${chosenActivities(ctx, scope, spans)})
    select o.country, o.province_code as "provinceCode",
      (coalesce(sum(o.total) filter (where which = 'now'), 0))::int as total,
      (coalesce(sum(o.total) filter (where which = 'before'), 0))::int as before
    from chosen cross join lateral (
      select country, province_code, total from statistics_origins kept
      where kept.activity_id = chosen.id and kept.province_code <> '' offset 0
    ) o
    group by 1, 2`);
}
