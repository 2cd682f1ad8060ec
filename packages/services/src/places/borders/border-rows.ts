import { municipalBorders } from '@dehesa/db/schema';
import type { Queryable } from '@dehesa/db';
import { DomainError } from '@dehesa/domain/errors';
import type { BorderFetchFailure } from '@dehesa/domain/places';
import { and, eq, lt, ne, or, sql } from 'drizzle-orm';
import type { BorderProgress, DrawnBorders } from './border-source';

/** A running fetch that is not heard of for so long died with its server. */
const silenceMs = 60_000;

export const heardLately = (heardAt: Date, now: Date) => now.getTime() - heardAt.getTime() <= silenceMs;

const begun = { status: 'running', error: null, finishedAt: null, found: 0, announced: 0 } as const;
const ofAttempt = (attempt: number) => and(eq(municipalBorders.id, 1), eq(municipalBorders.attempt, attempt));

/** Begins a fetch and answers its number; refused while one is under way that was heard of lately. */
export async function beginAttempt(db: Queryable, startedBy: number | null, now: Date): Promise<number> {
  const start = { ...begun, stage: 'queued', startedBy, startedAt: now, heardAt: now } as const;
  // In one statement: two who press at once meet at the row.
  const [row] = await db
    .insert(municipalBorders)
    .values(start)
    .onConflictDoUpdate({
      target: municipalBorders.id,
      set: { ...start, attempt: sql`${municipalBorders.attempt} + 1` },
      setWhere: or(
        ne(municipalBorders.status, 'running'),
        lt(municipalBorders.heardAt, new Date(now.getTime() - silenceMs)),
      ),
    })
    .returning({ attempt: municipalBorders.attempt });
  if (row === undefined) throw DomainError.of('places.bordersRunning');
  return row.attempt;
}

/** That the queue has begun it, or begins it anew; false where another fetch has taken its place. */
export async function writeBorderStart(db: Queryable, attempt: number, now: Date): Promise<boolean> {
  return write(db, attempt, { ...begun, stage: 'fetching', heardAt: now });
}

/** How far it is; without `progress`, only that it lives. */
export async function writeBorderProgress(
  db: Queryable,
  attempt: number,
  progress: BorderProgress | undefined,
  now: Date,
): Promise<boolean> {
  return write(db, attempt, { ...progress, heardAt: now });
}

/** Ends an attempt with what it drew; false where another attempt has begun since. */
export async function writeDrawnBorders(
  db: Queryable,
  attempt: number,
  { lines, municipalities }: DrawnBorders,
  now: Date,
): Promise<boolean> {
  const end = { status: 'done', error: null, finishedAt: now, heardAt: now, fetchedAt: now } as const;
  return write(db, attempt, { ...end, lines, municipalities });
}

/** That it failed, and why: the lines stay as they are. */
export async function writeBorderFailure(
  db: Queryable,
  attempt: number,
  error: BorderFetchFailure,
  now: Date,
): Promise<boolean> {
  return write(db, attempt, { status: 'failed', error, finishedAt: now, heardAt: now });
}

async function write(
  db: Queryable,
  attempt: number,
  change: Partial<typeof municipalBorders.$inferInsert>,
): Promise<boolean> {
  const rows = await db
    .update(municipalBorders)
    .set(change)
    .where(ofAttempt(attempt))
    .returning({ id: municipalBorders.id });
  return rows.length === 1;
}
