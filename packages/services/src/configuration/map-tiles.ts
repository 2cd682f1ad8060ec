import { createHash } from 'node:crypto';
import { configuration } from '@dehesa/db/schema';
import type { Settings } from '@dehesa/domain/configuration';
import { sql } from 'drizzle-orm';
import type { MapTiles, ServiceContext } from '../context';

type MapSettings = Pick<Settings, 'mapSource' | 'mapTilesUrl' | 'mapCredit'>;
type Extra = typeof configuration.$inferSelect.extra;

/** What is stored of it among the settings without columns of their own; the installation's where nothing is. */
export function mapSettingsIn({ mapSource, mapTilesUrl, mapCredit }: Extra): MapSettings {
  return {
    mapSource: mapSource === 'none' || mapSource === 'own' ? mapSource : 'installation',
    mapTilesUrl: typeof mapTilesUrl === 'string' ? mapTilesUrl : '',
    mapCredit: typeof mapCredit === 'string' ? mapCredit : '',
  };
}

/** Stores those that are named, beside the others. */
export async function saveMapSettings(
  tx: ServiceContext['db'],
  settings: { readonly [Name in keyof MapSettings]?: MapSettings[Name] | undefined },
): Promise<void> {
  const named = Object.entries(settings).filter(([, value]) => value !== undefined);
  if (named.length === 0) return;
  await tx
    .update(configuration)
    .set({ extra: sql`${configuration.extra} || ${JSON.stringify(Object.fromEntries(named))}::text::jsonb` });
}

/** The service that maps are made of, for the server that asks it; null draws the outlines that the product brings. */
export async function readTileService({
  db,
  installation,
}: Pick<ServiceContext, 'db' | 'installation'>): Promise<MapTiles | null> {
  const [row] = await db.select({ extra: configuration.extra }).from(configuration);
  const { mapSource, mapTilesUrl, mapCredit } = mapSettingsIn(row?.extra ?? {});
  if (mapSource === 'installation') return installation.mapTiles ?? null;
  return mapSource === 'none' || mapTilesUrl === '' ? null : { url: mapTilesUrl, attribution: mapCredit };
}

/** The same for screens, which ask us for the tiles (B63): another service has other addresses, for what browsers keep. */
export async function readMapTiles(ctx: Pick<ServiceContext, 'db' | 'installation'>): Promise<MapTiles | null> {
  const service = await readTileService(ctx);
  if (service === null) return null;
  const mark = createHash('sha256').update(service.url).digest('hex').slice(0, 8);
  return { url: `/api/tiles/{z}/{x}/{y}?of=${mark}`, attribution: service.attribution };
}
