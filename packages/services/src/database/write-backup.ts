import { files } from '@dehesa/db/schema';
import { sql } from 'drizzle-orm';
import { isAlone } from '../advisory-locks';
import { audit } from '../audit';
import type { ServiceContext } from '../context';
import { uploadedKeysOf } from '../files/index';
import { wholeDump } from './dump/whole-dump';

// Raw: how far the database was migrated stands in a table that the schema does not know.

/** What a backup says of itself first. */
export interface BackupAbout {
  /** The moment that it holds, as ISO. */
  madeAt: string;
  /** When the newest migration of the database was written, in milliseconds: an older product cannot read it. */
  migratedTo: number;
}

/** What it says last: without it, it is not whole. */
export interface BackupEnd {
  statements: number;
  files: number;
  bytes: number;
  /** Uploads of which the store had nothing any more. */
  missing: number;
}

/** The parts of a backup in their order: about, the database's statements, each file with its bytes, the end. */
export type BackupPart =
  | { kind: 'about'; about: BackupAbout }
  | { kind: 'statement'; text: string }
  | { kind: 'file'; key: string }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'end'; end: BackupEnd };

/** Takes a part; the next one is made when it has it. */
export type BackupSink = (part: BackupPart) => Promise<void>;

type Transaction = ServiceContext['db'];

/**
 * The database of one moment, and the uploads that it names, whoever asks (B85): for jobs and commands, no door leads here.
 * One runs at a time in an installation, however many processes it has: null where another one does.
 */
export async function writeBackup(
  ctx: ServiceContext,
  take: BackupSink,
  { signal }: { signal?: AbortSignal } = {},
): Promise<BackupEnd | null> {
  // A transaction that only holds the lock: that of the dump ends before the files, for it keeps old rows alive.
  return ctx.db.transaction(async (holder) => {
    if (!(await isAlone(holder, 'backup'))) return null;
    await audit(ctx, ctx.db, { action: 'database.backup', entity: 'database', entityId: null });
    const end: BackupEnd = { statements: 0, files: 0, bytes: 0, missing: 0 };
    const keys = await writeDatabase(ctx, take, end, signal);
    for (const key of keys) {
      signal?.throwIfAborted();
      await writeFile(ctx, key, take, end);
    }
    await take({ kind: 'end', end });
    return end;
  });
}

/** Answers the keys of the uploads of that moment. */
function writeDatabase(
  ctx: ServiceContext,
  take: BackupSink,
  end: BackupEnd,
  signal: AbortSignal | undefined,
): Promise<string[]> {
  return ctx.db.transaction(
    async (tx) => {
      await take({ kind: 'about', about: { madeAt: ctx.clock.now().toISOString(), migratedTo: await migratedTo(tx) } });
      const stored = await tx.select({ key: files.storageKey }).from(files).orderBy(files.storageKey);
      for await (const text of wholeDump(tx)) {
        signal?.throwIfAborted();
        await take({ kind: 'statement', text });
        end.statements += 1;
      }
      return stored.flatMap(({ key }) => uploadedKeysOf(key));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function migratedTo(tx: Transaction): Promise<number> {
  const [row] = await tx.execute<{ newest: string }>(
    sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
  );
  return Number(row?.newest);
}

async function writeFile(ctx: ServiceContext, key: string, take: BackupSink, end: BackupEnd): Promise<void> {
  const opened = await ctx.files.open(key);
  if (opened === undefined) {
    end.missing += 1;
    return;
  }
  await take({ kind: 'file', key });
  let bytes = 0;
  const parts: AsyncIterable<Uint8Array> = opened.stream;
  for await (const part of parts) {
    await take({ kind: 'bytes', bytes: part });
    bytes += part.length;
  }
  if (bytes !== opened.size) throw new Error('an upload could not be read to its end');
  end.files += 1;
  end.bytes += bytes;
}
