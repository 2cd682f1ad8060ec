import { sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../context';
import { type PostalImport, readPostalImports } from './postal-import-rows';

/** Imports that the screen lists. */
const shown = 10;

/** The last imports, the newest first; one that runs with its progress. */
export async function listPostalImports(ctx: ServiceContext): Promise<PostalImport[]> {
  authorize(ctx, 'configuration.manage');
  return readPostalImports(ctx.db, ctx.clock.now(), shown);
}

export interface PostalCoverage {
  country: 'ES' | 'PT';
  codes: number;
  places: number;
  /** Whether INE is to be credited. */
  ine: boolean;
}

/** How many postal codes and places of each country there are; a country without any is missing. */
export async function readPostalCoverage(ctx: ServiceContext): Promise<PostalCoverage[]> {
  authorize(ctx, 'configuration.manage');
  const rows = await ctx.db.execute<PostalCoverage & Record<string, unknown>>(sql`
    select country, count(distinct code)::int as codes, count(*)::int as places, bool_or(source = 'ine') as ine
    from postal_codes group by country order by country`);
  return rows.map(({ country, codes, places, ine }) => ({ country, codes, places, ine }));
}
