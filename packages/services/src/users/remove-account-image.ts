import { users } from '@dehesa/db/schema';
import { AccountRef } from '@dehesa/domain/users';
import { eq } from 'drizzle-orm';
import { readAppType } from '../app-type';
import { audit } from '../audit';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { lockAccount } from './account-rows';

/** Takes the image off a user within the actor's reach; without one nothing changes. */
export async function removeAccountImage(ctx: ServiceContext, raw: AccountRef): Promise<void> {
  const actor = authorize(ctx, 'companies.manage');
  const { id } = AccountRef.parse(raw);
  await inTransaction(ctx, async (tx) => {
    await lockAccount({ ...ctx, db: tx }, actor, await readAppType(tx), id);
    await tx.update(users).set({ imageId: null, updatedAt: ctx.clock.now() }).where(eq(users.id, id));
    await audit(ctx, tx, { action: 'users.removeImage', entity: 'user', entityId: id });
  });
}
