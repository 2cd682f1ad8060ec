import { configuration } from '@dehesa/db/schema';
import type { ServiceContext } from '../../context';

/** The last day of the licence, null for none (B28): whoever runs the installation sets it, no screen and no call. */
export async function saveLicence(ctx: Pick<ServiceContext, 'db'>, licenceEndsOn: string | null): Promise<void> {
  await ctx.db.update(configuration).set({ licenceEndsOn });
}
