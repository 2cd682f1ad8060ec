import { users } from '@dehesa/db/schema';
import { eq } from 'drizzle-orm';
import { audit } from '../audit';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';

/** Takes one's own image off; without one nothing changes. */
export async function removeProfileImage(ctx: ServiceContext): Promise<void> {
  const { userId } = authorize(ctx, 'account.manageOwn');
  await inTransaction(ctx, async (tx) => {
    await tx.update(users).set({ imageId: null, updatedAt: ctx.clock.now() }).where(eq(users.id, userId));
    await audit(ctx, tx, { action: 'users.removeProfileImage', entity: 'user', entityId: userId });
  });
}
