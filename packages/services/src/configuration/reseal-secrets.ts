import { configuration, configurationSecrets } from '@dehesa/db/schema';
import type { ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import type { SecretName } from './secret-name';
import { resealSecret } from './secrets';

/** What came of sealing anew: `lost` names what no known key opens for its place, and which is asked for again. */
export interface Resealed {
  resealed: number;
  lost: string[];
}

/** Seals every secret of the configuration under the current key for its place, where it is not (B42). For the system. */
export function resealSecrets(ctx: ServiceContext): Promise<Resealed> {
  return inTransaction(ctx, async (tx) => {
    // Nobody saves meanwhile: what is sealed anew is what is stored.
    await tx.select({ id: configuration.id }).from(configuration).for('update');
    const outcome: Resealed = { resealed: 0, lost: [] };
    for (const { name, sealed } of await tx.select().from(configurationSecrets)) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- rows are written by saveSecret alone
      const came = await resealSecret(ctx, tx, { name: name as SecretName, sealed });
      if (came === 'resealed') outcome.resealed += 1;
      if (came === 'lost') outcome.lost.push(name);
    }
    return outcome;
  });
}
