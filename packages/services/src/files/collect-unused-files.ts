import { files } from '@dehesa/db/schema';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { fileIdOfKey } from './file-names';
import { removeBytes } from './record-file';

export interface CollectedFiles {
  /** Rows that nothing referred to, gone with their bytes. */
  unused: number;
  /** Bytes without a row, left by a process that died between the two. */
  strays: number;
  /** What killed processes had half written. */
  drafts: number;
  /** Whether the store holds more bytes of others than of this database: then none of those was touched. */
  foreignStore: boolean;
}

const batch = 100;

/**
 * Removes stored files that nothing refers to and that nobody is about to use: of more than 24 hours ago. Safe beside
 * verbs that attach files: what is locked is left for the next night, and a file that is taken is locked before it is
 * looked at again. The row goes first, then the bytes.
 */
export async function collectUnusedFiles(ctx: ServiceContext): Promise<CollectedFiles> {
  const unreferenced = await unreferencedCondition(ctx);
  let unused = 0;
  for (;;) {
    const removed = await removeBatch(ctx, unreferenced);
    for (const storageKey of removed) await removeBytes(ctx, storageKey);
    unused += removed.length;
    if (removed.length < batch) break;
  }
  const drafts = await ctx.files.removeDrafts(yesterday(ctx));
  return { unused, drafts, ...(await collectStrays(ctx)) };
}

/** Somebody may still be filling in the form that an upload belongs to. */
function yesterday({ clock }: ServiceContext): Date {
  return new Date(clock.now().getTime() - 24 * 3_600_000);
}

/** That no foreign key of the database points to a file: those that later tables bring are known without being told. */
async function unreferencedCondition({ db }: ServiceContext): Promise<SQL> {
  // Raw: of the server's own tables.
  const references = await db.execute<{ table_name: string; column_name: string }>(sql`
    select c.conrelid::regclass::text as table_name, quote_ident(a.attname) as column_name
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'files'::regclass
    order by 1, 2`);
  const conditions = references.map(
    ({ table_name: table, column_name: column }) =>
      sql`not exists (select from ${sql.raw(table)} where ${sql.raw(`${table}.${column}`)} = ${files.id})`,
  );
  return sql.join([sql`true`, ...conditions], sql` and `);
}

/**
 * Two statements, for the second sees what was committed before the lock was had: with one alone, a picture that is
 * attached at this very moment would be deleted and its `on delete set null` would take it off the activity.
 */
function removeBatch(ctx: ServiceContext, unreferenced: SQL): Promise<string[]> {
  const before = yesterday(ctx).toISOString();
  return inTransaction(ctx, async (tx) => {
    const candidates = await tx
      .select({ id: files.id })
      .from(files)
      .where(sql`${files.createdAt} < ${before}::timestamptz and ${unreferenced}`)
      .orderBy(files.createdAt)
      .limit(batch)
      .for('update', { skipLocked: true });
    if (candidates.length === 0) return [];
    const ids = candidates.map(({ id }) => id);
    const removed = await tx
      .delete(files)
      .where(sql`${inArray(files.id, ids)} and ${unreferenced}`)
      .returning({ storageKey: files.storageKey });
    return removed.map(({ storageKey }) => storageKey);
  });
}

/** Old enough that no upload and no restored backup is still coming to its row. */
const strayAgeMs = 7 * 24 * 3_600_000;

/** Bytes without a row, where the store can tell what it holds. */
async function collectStrays(ctx: ServiceContext): Promise<Pick<CollectedFiles, 'strays' | 'foreignStore'>> {
  const strays: string[] = [];
  let known = 0;
  const before = ctx.clock.now().getTime() - strayAgeMs;
  for await (const keys of batchesOf(ctx.files.list?.() ?? nothing(), before)) {
    const rows = await ctx.db
      .select({ id: files.id })
      .from(files)
      .where(inArray(files.id, [...new Set(keys.values())]));
    const ids = new Set(rows.map(({ id }) => id));
    for (const [key, id] of keys) {
      if (ids.has(id)) known += 1;
      else strays.push(key);
    }
  }
  // A folder that another database filled, or the same after an old backup came back: not for a job to decide.
  const foreignStore = strays.length > known;
  if (!foreignStore) for (const key of strays) await ctx.files.remove(key);
  return { strays: foreignStore ? 0 : strays.length, foreignStore };
}

/** Keys of ours from before a moment, each with its file's id. */
async function* batchesOf(listed: AsyncIterable<{ key: string; writtenAt: Date }>, before: number) {
  let keys = new Map<string, string>();
  for await (const { key, writtenAt } of listed) {
    const id = fileIdOfKey(key);
    if (id === null || writtenAt.getTime() >= before) continue;
    keys.set(key, id);
    if (keys.size < batch) continue;
    yield keys;
    keys = new Map();
  }
  if (keys.size > 0) yield keys;
}

async function* nothing(): AsyncGenerator<never> {}
