import { postalImports } from '@dehesa/db/schema';
import { quarterStart } from '@dehesa/domain/dates';
import { DomainError } from '@dehesa/domain/errors';
import type { PostalImportFailure } from '@dehesa/domain/places';
import { and, eq, gte, isNull, ne, or, type SQL } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { queueJob } from '../queue-job';
import type { PostalReport } from './copy-postal-rows';
import { assertAlone, failureOf, runPostalImport } from './import-postal-codes';
import type { FetchedPostalFile, PostalDownload } from './postal-file';
import { isImportUnderWay, writeDownloaded, writeFailure } from './postal-import-rows';

export const downloadPostalCodesTask = 'downloadPostalCodes';

/** As the files are called at their address, and in the list of imports. */
const fileNames = 'ES.zip, PT.zip';

/** Progress is written at most so often, and at least so often that nobody takes the import for dead. */
const progressEveryMs = 500;

/** Has GeoNames' files fetched and imported by the queue, for a super admin; refused while an import is under way (B62). */
export async function startPostalDownload(ctx: ServiceContext): Promise<{ id: number }> {
  authorize(ctx, 'configuration.manage');
  if (ctx.installation.postalCodesUrl === null) throw DomainError.of('places.downloadOff');
  return inTransaction(ctx, async (tx) => {
    const id = await insertDownload(ctx, tx);
    await queueDownload(tx, id);
    return { id };
  });
}

function queueDownload(tx: ServiceContext['db'], id: number): Promise<void> {
  return queueJob(tx, downloadPostalCodesTask, { id }, { tries: 3 });
}

async function insertDownload(ctx: ServiceContext, tx: ServiceContext['db']): Promise<number> {
  const now = ctx.clock.now();
  await assertAlone(tx);
  if (await isImportUnderWay(tx, now)) throw DomainError.of('places.importRunning');
  const [row] = await tx
    .insert(postalImports)
    .values({
      fileName: fileNames,
      source: 'geonames',
      downloaded: true,
      stage: 'queued',
      startedBy: ctx.actor?.userId ?? null,
      startedAt: now,
      heardAt: now,
      bytesTotal: 0,
    })
    .returning({ id: postalImports.id });
  if (!row) throw new Error('insert into postal_imports returned no row');
  return row.id;
}

/**
 * What came of a download: its rows, why there are none, that nobody ever asked for one or the quarter has had its own, or that
 * it is queued anew since the process ends.
 */
export type PostalDownloadOutcome =
  | { id: number; report: PostalReport }
  | { id: number; failed: PostalImportFailure; cause: unknown }
  | 'notWanted'
  | 'interrupted';

/**
 * The work of the queue: fetches the files and imports them, all or nothing. Without an id it is the quarter's own turn,
 * for which somebody must have had it done once, and nobody in this quarter (B62). Where the process ends it is queued anew,
 * as often as that be.
 */
export async function downloadPostalCodes(
  ctx: ServiceContext,
  source: PostalDownload,
  { id: given, signal }: { id?: number | undefined; signal?: AbortSignal | undefined } = {},
): Promise<PostalDownloadOutcome> {
  if (given === undefined && !(await isQuartersTurn(ctx))) return 'notWanted';
  const id = given ?? (await inTransaction(ctx, (tx) => insertDownload(ctx, tx)));
  try {
    const fetched = await fetchFiles(ctx, source, id, signal);
    try {
      return { id, report: await runPostalImport(ctx, id, fetched.file, signal === undefined ? {} : { signal }) };
    } finally {
      await fetched.remove();
    }
  } catch (error) {
    const failed = failureOf(error, signal);
    if (failed !== 'interrupted') return { id, failed, cause: error };
    await queueDownload(ctx.db, id);
    return 'interrupted';
  }
}

async function fetchFiles(
  ctx: ServiceContext,
  source: PostalDownload,
  id: number,
  signal: AbortSignal | undefined,
): Promise<FetchedPostalFile> {
  let toldAt = 0;
  const tell = async (bytesRead: number, bytesTotal: number) => {
    const now = ctx.clock.now();
    if (now.getTime() - toldAt < progressEveryMs) return;
    toldAt = now.getTime();
    await writeDownloaded(ctx.db, id, { bytesRead, bytesTotal }, now);
  };
  try {
    await tell(0, 0);
    return await source.fetch({ signal, onBytes: tell });
  } catch (error) {
    await writeFailure(ctx.db, id, failureOf(error, signal), undefined, ctx.clock.now());
    throw error;
  }
}

/** It was done, not in this quarter, and its own turn has not failed: one that was cut off died with its server. */
async function isQuartersTurn({ db, clock }: ServiceContext): Promise<boolean> {
  const { downloaded, error, startedAt, startedBy, status } = postalImports;
  const of = (...further: (SQL | undefined)[]) => db.$count(postalImports, and(eq(downloaded, true), ...further));
  const isDone = eq(status, 'done');
  const wasTurn = or(isDone, and(isNull(startedBy), eq(status, 'failed'), ne(error, 'interrupted')));
  return (await of(isDone)) > 0 && (await of(gte(startedAt, quarterStart(clock.now())), wasTurn)) === 0;
}
