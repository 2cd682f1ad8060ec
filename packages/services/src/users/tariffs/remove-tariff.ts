import { tariffs, users } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { TariffRef } from '@dehesa/domain/users';
import { count, eq } from 'drizzle-orm';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';

/** Erases a tariff that nobody has: `users.tariffInUse` otherwise. */
export async function removeTariff(ctx: ServiceContext, raw: TariffRef): Promise<void> {
  authorize(ctx, 'users.manage');
  const { id } = TariffRef.parse(raw);
  await inTransaction(ctx, async (tx) => {
    // Whoever gives it to a user meanwhile waits for this lock, and finds it gone.
    const [stored] = await tx
      .select({ name: tariffs.name, days: tariffs.days })
      .from(tariffs)
      .where(eq(tariffs.id, id))
      .for('update');
    if (!stored) throw DomainError.of('record.notFound');
    const [used] = await tx.select({ members: count() }).from(users).where(eq(users.tariffId, id));
    if (used && used.members > 0) throw DomainError.of('users.tariffInUse', { members: used.members });
    await tx.delete(tariffs).where(eq(tariffs.id, id));
    await audit(ctx, tx, { action: 'tariffs.remove', entity: 'tariff', entityId: id, details: stored });
  });
}
