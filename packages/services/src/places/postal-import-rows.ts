import { postalImports } from '@dehesa/db/schema';
import type { Queryable } from '@dehesa/db';
import {
  type PostalImportFailure,
  postalImportFailure,
  type PostalImportStage,
  postalImportStages,
  postalRowFaults,
} from '@dehesa/domain/places';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { PostalReport, RejectedLine } from './copy-postal-rows';
import type { PostalSource } from './postal-rank';

/** A running import that is not heard of for so long died with its server. */
const silenceMs = 60_000;

export interface PostalImport {
  id: number;
  fileName: string;
  /** Fetched from its address, not given by somebody. */
  downloaded: boolean;
  stage: PostalImportStage;
  source: PostalSource;
  status: 'running' | 'done' | 'failed';
  startedAt: Date;
  finishedAt: Date | null;
  /** From 0 to 1, of the file's bytes. */
  progress: number;
  rowsRead: number;
  rowsKept: number;
  rowsRejected: number;
  countries: Record<string, number>;
  /** The first ones. */
  rejected: RejectedLine[];
  error: PostalImportFailure | null;
}

/** The last imports, the newest first. */
export async function readPostalImports(db: Queryable, now: Date, limit: number): Promise<PostalImport[]> {
  const rows = await db.select().from(postalImports).orderBy(desc(postalImports.id)).limit(limit);
  return rows.map(({ heardAt, startedBy: _by, bytesTotal, bytesRead, ...row }) => {
    const silent = row.status === 'running' && now.getTime() - heardAt.getTime() > silenceMs;
    const { status, error } = silent ? { status: 'failed', error: 'interrupted' } : row;
    return {
      ...row,
      source: row.source === 'ine' ? 'ine' : 'geonames',
      stage: postalImportStages.find((stage) => stage === row.stage) ?? 'importing',
      status: status === 'running' || status === 'done' ? status : 'failed',
      error: error === null ? null : postalImportFailure(error),
      progress: status === 'done' ? 1 : Math.min(bytesRead / Math.max(bytesTotal, 1), 1),
      rejected: row.rejected.flatMap(({ line, reason: told, text }) => {
        const reason = postalRowFaults.find((fault) => fault === told);
        return reason === undefined ? [] : [{ line, reason, text }];
      }),
    };
  });
}

const running = { status: 'running', error: null, finishedAt: null } as const;
const importing = { ...running, stage: 'importing' } as const;

/** That an import holds the lock and runs: whatever else says so died, or is about to be refused and will say so itself. */
export async function writeBeginning(db: Queryable, id: number, bytesTotal: number, now: Date): Promise<void> {
  await db
    .update(postalImports)
    .set({ status: 'failed', error: 'interrupted', finishedAt: now })
    .where(and(eq(postalImports.status, 'running'), ne(postalImports.id, id)));
  await db
    .update(postalImports)
    .set({ ...importing, bytesTotal, bytesRead: 0, heardAt: now })
    .where(eq(postalImports.id, id));
}

/** How much of its files has come; also of one that another import wrote off meanwhile. */
export async function writeDownloaded(
  db: Queryable,
  id: number,
  { bytesRead, bytesTotal }: { bytesRead: number; bytesTotal: number },
  now: Date,
): Promise<void> {
  await db
    .update(postalImports)
    .set({ ...running, stage: 'downloading', bytesRead, bytesTotal, heardAt: now })
    .where(eq(postalImports.id, id));
}

/** Whether an import is under way that was heard of lately, one that still fetches its files too. */
export async function isImportUnderWay(db: Queryable, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: postalImports.id })
    .from(postalImports)
    .where(and(eq(postalImports.status, 'running'), gt(postalImports.heardAt, new Date(now.getTime() - silenceMs))))
    .limit(1);
  return row !== undefined;
}

/** What a running import has done so far. Not in its own transaction: others are to see it. */
export async function writeProgress(
  db: Queryable,
  id: number,
  report: Readonly<PostalReport>,
  bytesRead: number,
  now: Date,
): Promise<void> {
  const { rowsRead, rowsKept, rowsRejected, countries } = report;
  await db
    .update(postalImports)
    .set({ ...importing, rowsRead, rowsKept, rowsRejected, countries, bytesRead, heardAt: now })
    .where(eq(postalImports.id, id));
}

/** That an import failed, and why; what it had done is undone. */
export async function writeFailure(
  db: Queryable,
  id: number,
  error: PostalImportFailure,
  report: Readonly<PostalReport> | undefined,
  now: Date,
): Promise<void> {
  const { rowsRead = 0, rowsRejected = 0, rejected = [] } = report ?? {};
  await db
    .update(postalImports)
    .set({
      status: 'failed',
      error,
      rowsRead,
      rowsKept: 0,
      rowsRejected,
      countries: {},
      rejected,
      finishedAt: now,
      heardAt: now,
    })
    .where(eq(postalImports.id, id));
}
