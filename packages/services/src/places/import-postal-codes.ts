import { postalImports } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { type PostalImportFailure, postalImportFailure } from '@dehesa/domain/places';
import { eq, sql } from 'drizzle-orm';
import { isAlone } from '../advisory-locks';
import { audit } from '../audit';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { copyPostalRows, type PostalReport } from './copy-postal-rows';
import type { PostalFile } from './postal-file';
import { writeBeginning, writeFailure, writeProgress } from './postal-import-rows';
import { sourceOfFile } from './postal-rank';

/** Progress is written at most so often. */
const progressEveryMs = 250;

export interface PostalImportOptions {
  /** The server stops: what was written is undone. */
  signal?: AbortSignal;
  onProgress?: (report: Readonly<PostalReport>, file: PostalFile) => void;
}

/** An import that was accepted: `done` ends when it does. */
export interface StartedPostalImport {
  id: number;
  done: Promise<PostalReport>;
}

/** Imports a postal file for a super admin; refused while another import runs. */
export async function startPostalImport(
  ctx: ServiceContext,
  file: PostalFile,
  options: PostalImportOptions = {},
): Promise<StartedPostalImport> {
  authorize(ctx, 'configuration.manage');
  return beginPostalImport(ctx, file, options);
}

/** The same for the command line, where whoever can start it has the database's password. */
export async function beginPostalImport(
  ctx: ServiceContext,
  file: PostalFile,
  options: PostalImportOptions = {},
): Promise<StartedPostalImport> {
  const id = await insertImport(ctx, file);
  const done = runPostalImport(ctx, id, file, options);
  // It may fail before whoever began it comes to wait for it; without this, that would end the process.
  done.catch(() => undefined);
  return { id, done };
}

async function insertImport(ctx: ServiceContext, file: PostalFile): Promise<number> {
  const now = ctx.clock.now();
  return inTransaction(ctx, async (tx) => {
    await assertAlone(tx);
    const [row] = await tx
      .insert(postalImports)
      .values({
        fileName: file.name,
        source: sourceOfFile(file.name),
        startedBy: ctx.actor?.userId ?? null,
        startedAt: now,
        heardAt: now,
        bytesTotal: file.bytes,
        downloaded: file.downloadedFor !== undefined,
      })
      .returning({ id: postalImports.id });
    if (!row) throw new Error('insert into postal_imports returned no row');
    return row.id;
  });
}

/** Held while rows are written, until the commit: who gets it knows that no other import lives. */
export async function assertAlone(tx: ServiceContext['db']): Promise<void> {
  if (!(await isAlone(tx, 'import-postal-codes'))) throw DomainError.of('places.importRunning');
}

/** Everything or nothing, in one transaction; the import's own row tells others how far it is. */
export async function runPostalImport(
  ctx: ServiceContext,
  id: number,
  file: PostalFile,
  { signal, onProgress }: PostalImportOptions,
): Promise<PostalReport> {
  let toldAt = 0;
  let soFar: Readonly<PostalReport> | undefined;
  const onBatch = async (report: Readonly<PostalReport>) => {
    soFar = report;
    signal?.throwIfAborted();
    onProgress?.(report, file);
    const now = ctx.clock.now();
    if (now.getTime() - toldAt < progressEveryMs) return;
    toldAt = now.getTime();
    await writeProgress(ctx.db, id, report, file.bytesRead(), now);
  };
  try {
    return await inTransaction(ctx, async (tx) => {
      await assertAlone(tx);
      await writeBeginning(ctx.db, id, file.bytes, ctx.clock.now());
      const source = sourceOfFile(file.name);
      const report = await copyPostalRows(tx, file.lines(), source, onBatch);
      const missing = file.downloadedFor?.some((country) => !report.countries[country]) ?? false;
      if (report.rowsKept === 0 || missing) throw DomainError.of('places.fileNotPostal');
      // Raw: a table is made known to the planner.
      await tx.execute(sql`analyze postal_codes`);
      const { rejected, ...counts } = report;
      const now = ctx.clock.now();
      await tx
        .update(postalImports)
        .set({
          ...counts,
          rejected,
          bytesRead: file.bytes,
          status: 'done',
          error: null,
          finishedAt: now,
          heardAt: now,
        })
        .where(eq(postalImports.id, id));
      await audit(ctx, tx, {
        action: 'places.importPostalCodes',
        entity: 'place',
        entityId: id,
        details: { file: file.name, source, ...counts },
      });
      return report;
    });
  } catch (error) {
    await writeFailure(ctx.db, id, failureOf(error, signal), soFar, ctx.clock.now());
    throw error;
  }
}

/** What an import that broke off is said to have failed of: `interrupted` where the process ended it. */
export function failureOf(error: unknown, signal: AbortSignal | undefined): PostalImportFailure {
  if (signal?.aborted === true) return 'interrupted';
  return error instanceof DomainError ? postalImportFailure(error.code) : 'fault';
}
