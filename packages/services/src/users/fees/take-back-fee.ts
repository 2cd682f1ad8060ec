import { feePayments, users } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { TakeBackFeeInput } from '@dehesa/domain/users';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { readAppType } from '../../app-type';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { lockAccount } from '../account-rows';

/**
 * Takes back a member's last payment, which was recorded by mistake: the fee is again as it was before, and the payment is
 * kept as taken back (B99). `users.feeChanged` where it is not the last one, was taken back already, or the fee is not as it left it.
 */
export async function takeBackFee(ctx: ServiceContext, raw: TakeBackFeeInput): Promise<{ expiresOn: string | null }> {
  const actor = authorize(ctx, 'companies.manage');
  const { id, paymentId } = TakeBackFeeInput.parse(raw);
  return inTransaction(ctx, async (tx) => {
    const { membership } = await lockAccount({ ...ctx, db: tx }, actor, await readAppType(tx), id);
    if (membership === null) throw DomainError.of('record.notFound');
    const last = await readLastPayment(tx, id);
    if (last === undefined || last.id !== paymentId || !isAsItLeft(last, membership))
      throw DomainError.of('users.feeChanged');
    const now = ctx.clock.now();
    await tx
      .update(users)
      .set({ feePaidOn: last.paidOnBefore, feeExpiresOn: last.expiresOnBefore, updatedAt: now })
      .where(eq(users.id, id));
    await tx
      .update(feePayments)
      .set({ takenBackAt: now, takenBackBy: actor.userId })
      .where(eq(feePayments.id, paymentId));
    await audit(ctx, tx, { action: 'users.takeBackFee', entity: 'user', entityId: id });
    return { expiresOn: last.expiresOnBefore };
  });
}

/** The newest payment of an account that was not taken back. */
export async function readLastPayment(db: ServiceContext['db'], userId: number) {
  const [last] = await db
    .select()
    .from(feePayments)
    .where(and(eq(feePayments.userId, userId), isNull(feePayments.takenBackAt)))
    .orderBy(desc(feePayments.id))
    .limit(1);
  return last;
}

/** Whether the fee is as a payment left it, and it is known how it was before. */
export function isAsItLeft(
  payment: typeof feePayments.$inferSelect,
  membership: { paidOn: string | null; expiresOn: string | null },
): boolean {
  const { knowsBefore, paidOn, endsOn } = payment;
  return knowsBefore && paidOn === membership.paidOn && endsOn === membership.expiresOn;
}
