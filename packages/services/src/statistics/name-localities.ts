import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { idArray } from '../id-array';

// Raw: part of the roll-up, whose plans were measured.

type Tx = ServiceContext['db'];

interface UnplacedRow extends Record<string, unknown> {
  country: string;
  province_code: string;
  key: string;
}

/** As the reference places fold their names (`search_name`). */
const folded = (name: ReturnType<typeof sql>) =>
  sql`btrim(regexp_replace(search_fold(${name}), '[^[:alnum:]]+', ' ', 'g'))`;

/**
 * Gives the localities that visitors of these activities (null: of all) typed for the first time their name and point:
 * those of the municipality or locality that is called so, else the first spelling. Only what is new is folded and
 * looked up.
 */
export async function nameLocalities(tx: Tx, activityIds: readonly number[] | null): Promise<void> {
  const among = activityIds === null ? sql`` : sql`and activity_id in (select unnest(${idArray(activityIds)}))`;
  const spellings = await tx.execute(sql`
    select country, province_code, locality as spelling from statistics_origins where locality <> '' ${among}
    except select country, province_code, spelling from statistics_localities`);
  if (spellings.length === 0) return;
  const unplaced = await tx.execute<UnplacedRow>(sql`
    with new as materialized (
      select country, province_code, spelling, ${folded(sql`spelling`)} as key
      from json_to_recordset(${JSON.stringify(spellings)}::text::json)
        as typed (country text, province_code text, spelling text)
    ),
    place as (
      select distinct on (country, province_code, key) country, province_code, key, name, latitude, longitude
      from (
        select country, province_code, key, name, latitude, longitude, 0 as rank from statistics_localities
        union all
        select country, province_code, btrim(search_name), name, latitude, longitude, 1 from municipalities
        union all
        select country, province_code, btrim(search_name), name, latitude, longitude, 2 from localities
      ) known
      order by country, province_code, key, rank, latitude is null
    ),
    saved as (
      insert into statistics_localities (country, province_code, spelling, key, name, latitude, longitude)
      select country, province_code, n.spelling, key,
        coalesce(p.name, min(n.spelling) over (partition by country, province_code, key)), p.latitude, p.longitude
      from new n left join place p using (country, province_code, key)
      returning country, province_code, key, latitude
    )
    select distinct country, province_code, key from saved where latitude is null and province_code <> ''`);
  if (unplaced.length > 0) await placeByPostalCodes(tx, unplaced);
}

/** Villages and streets that are only known from the imported postal codes; their names are folded for these alone. */
async function placeByPostalCodes(tx: Tx, unplaced: readonly UnplacedRow[]): Promise<void> {
  await tx.execute(sql`
    with wanted as materialized (
      select * from json_to_recordset(${JSON.stringify(unplaced)}::text::json) as w (country text, province_code text, key text)
    ),
    postal as materialized (
      select country, province_code, ${folded(sql`place`)} as key, latitude, longitude
      from postal_codes
      where latitude is not null and (country, province_code) in (select country, province_code from wanted)
    ),
    point as (
      select country, province_code, key, avg(latitude) as latitude, avg(longitude) as longitude
      from postal join wanted using (country, province_code, key) group by 1, 2, 3
    )
    update statistics_localities l set latitude = point.latitude, longitude = point.longitude
    from point where (l.country, l.province_code, l.key) = (point.country, point.province_code, point.key)`);
}
