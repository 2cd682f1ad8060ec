import { postalImports } from '@dehesa/db/schema';
import type { Queryable } from '@dehesa/db';
import { type PostalImportFailure, postalImportFailure, postalRowFaults } from '@dehesa/domain/places';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { PostalReport, RejectedLine } from './copy-postal-rows';
import type { PostalSource } from './postal-rank';

/** A running import that is not heard of for so long died with its server. */
const silenceMs = 60_000;

export interface PostalImport {
  id: number;
  fileName: string;
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

/** That an import holds the lock and runs: whatever else says so died, or is about to be refused and will say so itself. */
export async function writeBeginning(db: Queryable, id: number, now: Date): Promise<void> {
  await db
    .update(postalImports)
    .set({ status: 'failed', error: 'interrupted', finishedAt: now })
    .where(and(eq(postalImports.status, 'running'), ne(postalImports.id, id)));
  await db
    .update(postalImports)
    .set({ ...running, heardAt: now })
    .where(eq(postalImports.id, id));
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
    .set({ ...running, rowsRead, rowsKept, rowsRejected, countries, bytesRead, heardAt: now })
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
