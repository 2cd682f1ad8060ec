import { feePayments, users } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { AccountHistoryInput, historyPageSize } from '@dehesa/domain/users';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { readAccount } from '../read-account';
import { actorName } from '../read/names';

export interface FeePayment {
  id: number;
  /** The tariff's name; empty where there was none. */
  tariff: string;
  amountCents: number;
  paidOn: string;
  startsOn: string;
  endsOn: string;
  recordedAt: Date;
  /** Who took it down; null once that account is gone. */
  recordedBy: string | null;
}

export interface FeePayments {
  /** Newest first. */
  payments: FeePayment[];
  /** Where the next page begins; null at the end. */
  nextCursor: number | null;
}

/**
 * A page of what a member has paid by renewing (B99); one outside the actor's reach does not exist (B22), and neither does
 * what is paid where no fee is.
 */
export async function listFeePayments(ctx: ServiceContext, raw: AccountHistoryInput): Promise<FeePayments> {
  const { id, cursor } = AccountHistoryInput.parse(raw);
  const { membership } = await readAccount(ctx, { id });
  if (membership === null) throw DomainError.of('record.notFound');
  const rows = await ctx.db
    .select({
      id: feePayments.id,
      tariff: feePayments.tariff,
      amountCents: feePayments.amountCents,
      paidOn: feePayments.paidOn,
      startsOn: feePayments.startsOn,
      endsOn: feePayments.endsOn,
      recordedAt: feePayments.recordedAt,
      recordedBy: actorName(users),
    })
    .from(feePayments)
    .leftJoin(users, eq(users.id, feePayments.recordedBy))
    .where(and(eq(feePayments.userId, id), typeof cursor === 'number' ? lt(feePayments.id, cursor) : undefined))
    .orderBy(desc(feePayments.id))
    .limit(historyPageSize + 1);
  const payments = rows.slice(0, historyPageSize);
  return { payments, nextCursor: rows.length > historyPageSize ? (payments.at(-1)?.id ?? null) : null };
}
