import { configuration } from '@dehesa/db/schema';
import type { EarlyAccessRange } from '@dehesa/domain/activities';
import type { ServiceContext } from '../../context';

/** The days on which collaborators' links may book ahead (B9). */
export async function earlyAccessRange(db: ServiceContext['db']): Promise<EarlyAccessRange> {
  const [row] = await db
    .select({ opensOn: configuration.earlyAccessOpensOn, closesOn: configuration.earlyAccessClosesOn })
    .from(configuration);
  return row ?? { opensOn: null, closesOn: null };
}
