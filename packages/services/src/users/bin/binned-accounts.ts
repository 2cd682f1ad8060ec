import { deletedAccounts, feePayments, users } from '@dehesa/db/schema';
import { type Actor, isBound, may, Role } from '@dehesa/domain/access';
import { binBegins } from '@dehesa/domain/bin';
import { DomainError } from '@dehesa/domain/errors';
import { assignableRoles } from '@dehesa/domain/users';
import { and, type Column, eq, type GetColumnData, getTableName, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';

/** Whose bin: of collaborators, or of all other accounts. */
export type AccountBin = 'accounts' | 'collaborators';

/** What lies in the bin and may be brought back by who may delete it: by its role, a collaborator by its territory (B22, B55). */
export function binnedAccounts({ clock }: ServiceContext, actor: Actor, bin: AccountBin): SQL | undefined {
  const inTime = gt(deletedAccounts.deletedAt, binBegins(clock.now()));
  if (bin === 'accounts') return and(inTime, inArray(deletedAccounts.role, assignableRoles(actor)));
  if (!may(actor, 'collaborators.manage')) return sql`false`;
  const own = actor.territoryId === null ? sql`false` : eq(deletedAccounts.territoryId, actor.territoryId);
  return and(inTime, eq(deletedAccounts.role, Role.collaborator), isBound(actor) ? own : undefined);
}

/** An entry in the actor's reach, held until the transaction ends: of two who bring it back the second finds none. */
export async function lockBinned(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  { actor, bin, id }: { actor: Actor; bin: AccountBin; id: number },
): Promise<typeof deletedAccounts.$inferSelect> {
  const [entry] = await tx
    .select()
    .from(deletedAccounts)
    .where(and(eq(deletedAccounts.userId, id), binnedAccounts(ctx, actor, bin)))
    .for('update');
  if (!entry) throw DomainError.of('record.notInBin');
  return entry;
}

/**
 * Accounts of everybody, those of the bin among them, under the name of the table: for who asks what is held of a person
 * (B46). `inBin` says which they are.
 */
export const everyAccount = sql`(
  select *, false as in_bin from ${users}
  union all
  select kept.*, true from ${deletedAccounts}
    cross join lateral jsonb_populate_record(null::${users}, ${deletedAccounts.content} -> 'account') kept
) as users`;
export const inBin = sql<boolean>`users.in_bin`;

/** What those accounts have paid by renewing (B99), in the bin as it was kept; under the name of the table as well. */
export const everyFeePayment = sql`(
  select * from ${feePayments}
  union all
  select kept.* from ${deletedAccounts}
    cross join lateral jsonb_array_elements(${deletedAccounts.content} -> 'rows') gone
    cross join lateral jsonb_populate_recordset(null::${feePayments}, gone -> 'rows') kept
  where gone ->> 'table' = ${sql.raw(`'${getTableName(feePayments)}'`)}
) as fee_payments`;

/** A column of `users` in a query of `everyAccount`, of which Drizzle does not know that it has them. */
export function told<C extends Column>(column: C): SQL<GetColumnData<C>> {
  return sql<GetColumnData<C>>`${column}`;
}
