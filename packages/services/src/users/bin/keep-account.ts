import { deletedAccounts, users } from '@dehesa/db/schema';
import type { DeletedAccountContent, StoredRow } from '@dehesa/domain/bin';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { ServiceContext } from '../../context';
import { keyOf, leftBehind, removedWith } from './account-references';

/**
 * Deletes an account and keeps it in the bin (B100), with what goes with it and what named it, in the transaction of a verb
 * that holds its row: whoever is about to refer to it waits, and finds nobody. What it was signed in with is closed for good.
 */
export async function deleteIntoBin(ctx: ServiceContext, tx: ServiceContext['db'], id: number): Promise<void> {
  const [stored] = await tx.select().from(users).where(eq(users.id, id));
  const [account] = await rowsOf(tx, users, eq(users.id, id));
  if (!stored || !account) throw new Error(`there is no account ${id}`);
  const content: DeletedAccountContent = { account: withoutOneTimePassword(account), rows: [], named: [] };
  await gather(tx, content, users, [id]);
  await tx.delete(users).where(eq(users.id, id));
  await tx.insert(deletedAccounts).values({
    userId: id,
    role: stored.role,
    territoryId: stored.territoryId,
    imageId: stored.imageId,
    content,
    deletedAt: ctx.clock.now(),
    deletedBy: ctx.actor?.userId ?? null,
  });
}

/** It is good for an hour (B26). */
function withoutOneTimePassword(account: StoredRow): StoredRow {
  return { ...account, [users.oneTimePasswordHash.name]: null, [users.oneTimePasswordExpiresAt.name]: null };
}

/** What hangs on rows of a table, and what hangs on that. */
async function gather(
  tx: ServiceContext['db'],
  content: DeletedAccountContent,
  target: PgTable,
  ids: unknown[],
): Promise<void> {
  for (const { table, name, column } of leftBehind(target)) {
    const keys = await keysOf(tx, table, inArray(column, ids));
    if (keys.length > 0) content.named.push({ table: name, column: column.name, keys });
  }
  for (const { table, name, column } of removedWith(target)) {
    const rows = await rowsOf(tx, table, inArray(column, ids));
    if (rows.length === 0) continue;
    content.rows.push({ table: name, rows });
    const [key, ...others] = keyOf(table);
    if (key && others.length === 0)
      await gather(
        tx,
        content,
        table,
        rows.map((row) => row[key.name]),
      );
  }
}

/** Rows as the database writes them: they come back as they were, whatever their columns hold. */
async function rowsOf(tx: ServiceContext['db'], table: PgTable, which: SQL): Promise<StoredRow[]> {
  const { name } = getTableConfig(table);
  const rows = await tx
    .select({ row: sql<StoredRow>`to_jsonb(${sql.identifier(name)})` })
    .from(table)
    .where(which);
  return rows.map(({ row }) => row);
}

async function keysOf(tx: ServiceContext['db'], table: PgTable, which: SQL): Promise<StoredRow[]> {
  const pairs = keyOf(table).map((column: PgColumn) => sql`${sql.raw(`'${column.name}'`)}, ${column}`);
  const rows = await tx
    .select({ key: sql<StoredRow>`jsonb_build_object(${sql.join(pairs, sql`, `)})` })
    .from(table)
    .where(which);
  return rows.map(({ key }) => key);
}
