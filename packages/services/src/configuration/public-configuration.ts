import { configuration, territories } from '@dehesa/db/schema';
import { isTerritoryId, type TerritoryId } from '@dehesa/domain/access';
import { AppType } from '@dehesa/domain/configuration';
import { asc } from 'drizzle-orm';
import type { ServiceContext } from '../context';

/** What every screen may know of the installation. */
export interface PublicConfiguration {
  appName: string;
  appType: AppType;
  territories: { id: TerritoryId; names: { es: string; pt: string }; referencePrefix: string }[];
}

/** The installation's name, variant and territories: for everybody. */
export async function readPublicConfiguration(ctx: Pick<ServiceContext, 'db'>): Promise<PublicConfiguration> {
  const [[settings], rows] = await Promise.all([
    ctx.db.select({ appName: configuration.appName, appType: configuration.appType }).from(configuration),
    ctx.db.select().from(territories).orderBy(asc(territories.id)),
  ]);
  if (!settings) throw new Error('the configuration has no row: migrations did not run');
  return {
    appName: settings.appName,
    appType: AppType.parse(settings.appType),
    territories: rows.flatMap(({ id, nameEs, namePt, referencePrefix }) =>
      isTerritoryId(id) ? [{ id, names: { es: nameEs, pt: namePt }, referencePrefix }] : [],
    ),
  };
}
