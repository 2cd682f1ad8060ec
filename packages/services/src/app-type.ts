import { configuration } from '@dehesa/db/schema';
import { AppType } from '@dehesa/domain/configuration';
import type { ServiceContext } from './context';

/** Which variant of the product runs (B44). */
export async function readAppType(db: ServiceContext['db']): Promise<AppType> {
  const [row] = await db.select({ appType: configuration.appType }).from(configuration);
  return AppType.catch('actividades').parse(row?.appType);
}
