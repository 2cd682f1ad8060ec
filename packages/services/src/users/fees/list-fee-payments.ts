import { feePayments, users } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { AccountHistoryInput, historyPageSize } from '@dehesa/domain/users';
import { and, desc, eq, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ServiceContext } from '../../context';
import { readAccount } from '../read-account';
import { actorName } from '../read/names';
import { isAsItLeft, readLastPayment } from './take-back-fee';

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
  /** Recorded by mistake: when it was taken back, and by whom. */
  takenBack: { at: Date; by: string | null } | null;
}

export interface FeePayments {
  /** Newest first. */
  payments: FeePayment[];
  /** Where the next page begins; null at the end. */
  nextCursor: number | null;
  /** The one that can be taken back now, and how the fee stands then. */
  last: { id: number; expiresOnBefore: string | null } | null;
}

/**
 * A page of what a member has paid by renewing (B99); one outside the actor's reach does not exist (B22), and neither does
 * what is paid where no fee is.
 */
export async function listFeePayments(ctx: ServiceContext, raw: AccountHistoryInput): Promise<FeePayments> {
  const { id, cursor } = AccountHistoryInput.parse(raw);
  const { membership } = await readAccount(ctx, { id });
  if (membership === null) throw DomainError.of('record.notFound');
  const [last, rows] = await Promise.all([readLastPayment(ctx.db, id), readRows(ctx, id, cursor ?? null)]);
  const payments = rows.slice(0, historyPageSize);
  return {
    payments,
    nextCursor: rows.length > historyPageSize ? (payments.at(-1)?.id ?? null) : null,
    last: last && isAsItLeft(last, membership) ? { id: last.id, expiresOnBefore: last.expiresOnBefore } : null,
  };
}

const takenBackBy = alias(users, 'taken_back_by');

/** One more than a page has. */
async function readRows({ db }: ServiceContext, id: number, below: number | null): Promise<FeePayment[]> {
  const rows = await db
    .select({
      id: feePayments.id,
      tariff: feePayments.tariff,
      amountCents: feePayments.amountCents,
      paidOn: feePayments.paidOn,
      startsOn: feePayments.startsOn,
      endsOn: feePayments.endsOn,
      recordedAt: feePayments.recordedAt,
      recordedBy: actorName(users),
      takenBackAt: feePayments.takenBackAt,
      takenBackBy: actorName(takenBackBy),
    })
    .from(feePayments)
    .leftJoin(users, eq(users.id, feePayments.recordedBy))
    .leftJoin(takenBackBy, eq(takenBackBy.id, feePayments.takenBackBy))
    .where(and(eq(feePayments.userId, id), below === null ? undefined : lt(feePayments.id, below)))
    .orderBy(desc(feePayments.id))
    .limit(historyPageSize + 1);
  return rows.map(({ takenBackAt, takenBackBy: by, ...payment }) => ({
    ...payment,
    takenBack: takenBackAt === null ? null : { at: takenBackAt, by },
  }));
}
