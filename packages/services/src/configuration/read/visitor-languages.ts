import { configuration } from '@dehesa/db/schema';
import { offeredIn, type OfferedLanguages } from '@dehesa/domain/languages';
import type { ServiceContext } from '../../context';

/** What visitors of the installation may read (B108). */
export async function readVisitorLanguages({ db }: Pick<ServiceContext, 'db'>): Promise<OfferedLanguages> {
  const [row] = await db.select({ languages: configuration.visitorLanguages }).from(configuration);
  return offeredIn(row?.languages ?? []);
}
