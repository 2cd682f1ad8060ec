import { postalCodes } from '@dehesa/db/schema';
import { count, countDistinct, sql } from 'drizzle-orm';
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
  return ctx.db
    .select({
      country: postalCodes.country,
      codes: countDistinct(postalCodes.code),
      places: count(),
      ine: sql<boolean>`bool_or(${postalCodes.source} = 'ine')`,
    })
    .from(postalCodes)
    .groupBy(postalCodes.country)
    .orderBy(postalCodes.country);
}
