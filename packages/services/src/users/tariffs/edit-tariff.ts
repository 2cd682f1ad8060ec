import { tariffs } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { EditTariffInput } from '@dehesa/domain/users';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';

/** Saves a tariff. Fees that were paid keep the expiry that they had: other days count from the next payment on. */
export async function editTariff(ctx: ServiceContext, raw: EditTariffInput): Promise<{ id: number }> {
  authorize(ctx, 'users.manage');
  const { id, ...input } = EditTariffInput.parse(raw);
  if (input.name === '') throw DomainError.of('users.incomplete');
  return inTransaction(ctx, async (tx) => {
    const [stored] = await tx.update(tariffs).set(input).where(eq(tariffs.id, id)).returning({ id: tariffs.id });
    if (!stored) throw DomainError.of('record.notFound');
    await audit(ctx, tx, { action: 'tariffs.edit', entity: 'tariff', entityId: id, details: { ...input } });
    return stored;
  });
}
