import { tariffs } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { TariffInput } from '@dehesa/domain/users';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';

/** Stores a tariff; answers its id. `users.incomplete` without a name. */
export async function createTariff(ctx: ServiceContext, raw: TariffInput): Promise<{ id: number }> {
  authorize(ctx, 'users.manage');
  const input = TariffInput.parse(raw);
  if (input.name === '') throw DomainError.of('users.incomplete');
  return inTransaction(ctx, async (tx) => {
    const [stored] = await tx.insert(tariffs).values(input).returning({ id: tariffs.id });
    if (!stored) throw new Error('the insert answered no tariff');
    await audit(ctx, tx, { action: 'tariffs.create', entity: 'tariff', entityId: stored.id, details: { ...input } });
    return stored;
  });
}
