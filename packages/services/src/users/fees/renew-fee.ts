import { feePayments, tariffs, users } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { madridDate } from '@dehesa/domain/madrid-time';
import { RenewFeeInput, renewedFee } from '@dehesa/domain/users';
import { eq } from 'drizzle-orm';
import { readAppType } from '../../app-type';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { lockAccount } from '../account-rows';

/**
 * Takes a member's fee for one more period of its tariff, paid today, and keeps the payment (B99). The caller says until
 * when it believes it to be paid: of two presses, and of two clerks, the second is answered `users.feeChanged`. Who pays no
 * fee has none to renew: `record.notFound`.
 */
export async function renewFee(ctx: ServiceContext, raw: RenewFeeInput): Promise<{ expiresOn: string }> {
  const actor = authorize(ctx, 'companies.manage');
  const { id, expiresOn } = RenewFeeInput.parse(raw);
  return inTransaction(ctx, async (tx) => {
    const { membership } = await lockAccount({ ...ctx, db: tx }, actor, await readAppType(tx), id);
    if (membership === null) throw DomainError.of('record.notFound');
    if (membership.expiresOn !== expiresOn) throw DomainError.of('users.feeChanged');
    const tariff = await readTariff(tx, membership.tariffId);
    const now = ctx.clock.now();
    const today = madridDate(now);
    const { startsOn, endsOn } = renewedFee(tariff, today, expiresOn);
    await tx.update(users).set({ feePaidOn: today, feeExpiresOn: endsOn, updatedAt: now }).where(eq(users.id, id));
    await tx.insert(feePayments).values({
      userId: id,
      tariff: tariff?.name ?? '',
      amountCents: tariff?.priceCents ?? 0,
      paidOn: today,
      startsOn,
      endsOn,
      recordedBy: actor.userId,
      recordedAt: now,
      knowsBefore: true,
      paidOnBefore: membership.paidOn,
      expiresOnBefore: expiresOn,
    });
    await audit(ctx, tx, {
      action: 'users.renewFee',
      entity: 'user',
      entityId: id,
    });
    return { expiresOn: endsOn };
  });
}

/** As it is now, and so until the commit. */
async function readTariff(tx: ServiceContext['db'], id: number | null) {
  if (id === null) return null;
  const [tariff] = await tx.select().from(tariffs).where(eq(tariffs.id, id)).for('share');
  return tariff ?? null;
}
