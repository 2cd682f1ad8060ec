import { type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';

/**
 * Reservations by place, of the activities that `where` leaves where they are few: each one's origins are read from the index,
 * and spellings summed up before they are given their names. A place has a row for each of its spellings, whoever reads them
 * sums them up; and for each territory where `byTerritory`, which takes half as long again. `offset 0` keeps it from reading the
 * origins of all activities.
 */
export function placesOfFew(where: SQL, byTerritory: boolean): SQL {
  return sql`
    select kept.territory_id, kept.country, kept.province_code, coalesce(l.name, kept.locality) as name,
      kept.total, l.latitude, l.longitude
    from (
      select ${byTerritory ? sql`activities.territory_id` : sql`null::smallint`} as territory_id, o.country, o.province_code,
        o.locality, sum(o.total)::int as total
      from activities cross join lateral (
        select country, province_code, locality, total from statistics_origins where activity_id = activities.id offset 0
      ) o
      where not activities.hidden and ${where}
      group by 1, 2, 3, 4
    ) kept
    left join statistics_localities l
      on (l.country, l.province_code, l.spelling) = (kept.country, kept.province_code, kept.locality)`;
}

/** Sums the origins of all activities up by territory and writes the places that differ. */
export async function rollUpPlaces(tx: ServiceContext['db']): Promise<void> {
  // Raw: a roll-up, whose plan was measured.
  await tx.execute(sql`
    with place as (
      select activities.territory_id, o.country, o.province_code, coalesce(l.name, o.locality) as name,
        sum(o.total)::int as total, max(l.latitude) as latitude, max(l.longitude) as longitude
      from statistics_origins o
      join activities on activities.id = o.activity_id
      left join statistics_localities l
        on (l.country, l.province_code, l.spelling) = (o.country, o.province_code, o.locality)
      where not activities.hidden
      group by 1, 2, 3, 4
    ),
    changed as materialized (
      select territory_id, country, province_code, name, p.total, p.latitude, p.longitude
      from place p full join statistics_places s using (territory_id, country, province_code, name)
      where (p.total, p.latitude, p.longitude) is distinct from (s.total, s.latitude, s.longitude)
    ),
    gone as (
      delete from statistics_places s using changed c
      where c.total is null and s.territory_id = c.territory_id and s.country = c.country
        and s.province_code = c.province_code and s.name = c.name
    )
    insert into statistics_places (territory_id, country, province_code, name, total, latitude, longitude)
    select * from changed where total is not null
    on conflict (territory_id, country, province_code, name)
      do update set total = excluded.total, latitude = excluded.latitude, longitude = excluded.longitude`);
}
