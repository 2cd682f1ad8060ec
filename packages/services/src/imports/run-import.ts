import { importedRecords, importRows, imports, reservations } from '@dehesa/db/schema';
import { type ImportState, type RowFault, workingStates } from '@dehesa/domain/imports';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq, inArray, isNull, not, type SQL, sql } from 'drizzle-orm';
import { oneAtATime } from '../advisory-locks';
import { audit } from '../audit';
import type { ServiceContext } from '../context';
import { brokenConstraint } from '../database-errors';
import { inTransaction } from '../in-transaction';
import { insertRows } from '../json-sql';
import { refreshStatistics } from '../statistics/index';
import { readActorOf } from './actor-of-import';
import { rowBatches } from './import-row';
import { type ImportRow, runImportTask, writeProgress } from './import-steps';
import { importers } from './importers/importers';
import { type LookedAtRow, lookAtRows } from './look-at-rows';

export interface RunOptions {
  /** The process ends: the step is begun anew by the next one. */
  signal?: AbortSignal | undefined;
  /** Who asked for the step; a job that does not say so is done as whoever brought the file. */
  by?: number | undefined;
}

/**
 * The queue's work on an import: the step that its state asks for. Begun anew after a crash it comes to the same: looking
 * changes no record, storing and taking back are one transaction each. Answers what it did; null where nothing was to do.
 */
export async function runImport(
  ctx: ServiceContext,
  id: number,
  options: RunOptions = {},
): Promise<ImportState | null> {
  const [row] = await ctx.db.select().from(imports).where(eq(imports.id, id));
  if (row === undefined) return null;
  const steps: Partial<Record<ImportState, typeof look>> = { checking: look, storing: store, undoing: undo };
  const step = steps[row.state];
  if (step === undefined) return null;
  try {
    const actor = await readActorOf(ctx, options.by ?? row.createdBy);
    await step({ ...ctx, actor }, row, options);
  } catch (error) {
    options.signal?.throwIfAborted();
    if (!(error instanceof DomainError) || error.code === 'service.busy') throw error;
    await giveUp(ctx, id, error.code);
  }
  return row.state;
}

/** Back to where it was asked for, with the reason; a step that could not be done has changed nothing. */
export async function giveUp(ctx: ServiceContext, id: number, why: string): Promise<void> {
  await putBack(ctx, eq(imports.id, id), why);
}

/**
 * Gives up the steps that no job runs or will run: the process of the last try died, which no one was left to tell.
 * Answers how many.
 */
export async function giveUpLostImports(ctx: ServiceContext): Promise<number> {
  // Raw: the queue's tables are its own. A job counts its try when it begins: the last one may run still.
  const hasJob = sql`exists (
    select from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = ${runImportTask} and j.payload ->> 'id' = ${imports.id}::text
      and (j.attempts < j.max_attempts or j.locked_at is not null))`;
  return putBack(ctx, not(hasJob), 'fault');
}

async function putBack(ctx: ServiceContext, which: SQL, why: string): Promise<number> {
  const back = Object.entries({ checking: 'matching', storing: 'checked', undoing: 'stored' } as const);
  const state = sql.join(
    [
      sql`case ${imports.state}`,
      ...back.map(([from, to]) => sql`when ${from}::text then ${to}::text`),
      sql`else ${imports.state} end`,
    ],
    sql` `,
  );
  const { count } = await ctx.db
    .update(imports)
    .set({ state, failure: why, rowsDone: 0 })
    .where(and(which, inArray(imports.state, [...workingStates])));
  return count;
}

/** Two processes that were given the same step: the second waits, and finds it done. */
async function holdStep(tx: ServiceContext['db'], { id, state }: ImportRow): Promise<boolean> {
  await oneAtATime(tx, 'import', { of: id, patience: '120s' });
  const [now] = await tx.select({ state: imports.state }).from(imports).where(eq(imports.id, id));
  return now?.state === state;
}

async function look(ctx: ServiceContext, row: ImportRow, { signal }: RunOptions): Promise<void> {
  const pass = await importers[row.kind].begin(ctx, ctx.db);
  let [done, faulty] = [0, 0];
  await ctx.db.update(importRows).set({ faults: null }).where(hasFaults(row.id));
  for await (const rows of rowBatches(ctx.db, row.id)) {
    signal?.throwIfAborted();
    const wrong = (await lookAtRows(pass, row, rows)).filter(({ faults }) => faults.length > 0);
    await writeFaults(ctx, row.id, wrong);
    done += rows.length;
    faulty += wrong.length;
    await writeProgress(ctx.db, row.id, done);
  }
  await ctx.db
    .update(imports)
    .set({ state: 'checked', rowsDone: done, rowsFaulty: faulty })
    .where(and(eq(imports.id, row.id), eq(imports.state, 'checking')));
}

const hasFaults = (id: number) => and(eq(importRows.importId, id), sql`${importRows.faults} is not null`);

async function writeFaults(ctx: ServiceContext, id: number, rows: readonly LookedAtRow[]): Promise<void> {
  if (rows.length === 0) return;
  const given = JSON.stringify(rows.map(({ rowNumber, faults }) => ({ rowNumber, faults })));
  // Raw: of each row its own, in one statement.
  await ctx.db.execute(sql`
    update ${importRows} set faults = given.faults
    from json_to_recordset(${given}::text::json) as given ("rowNumber" int, faults jsonb)
    where import_id = ${id}::int and row_number = given."rowNumber"`);
}

async function store(ctx: ServiceContext, row: ImportRow, { signal }: RunOptions): Promise<void> {
  const activityIds = await inTransaction(ctx, (tx) => storeRows(ctx, tx, row, signal)).catch(refuseMeanwhile);
  if (activityIds.length > 0) await refreshStatistics(ctx, activityIds);
}

/** Places, an address or somebody's booking that was taken while the rows were being stored. */
function refuseMeanwhile(error: unknown): never {
  const full = error instanceof DomainError && error.code === 'reservations.capacityExceeded';
  if (full || brokenConstraint(error) !== undefined) throw DomainError.of('imports.changedMeanwhile');
  throw error;
}

/** Answers the activities whose statistics change by it. */
async function storeRows(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  row: ImportRow,
  signal: AbortSignal | undefined,
): Promise<number[]> {
  if (!(await holdStep(tx, row))) return [];
  const changed: RowFault[] = [];
  const importer = importers[row.kind];
  const pass = await importer.begin(ctx, tx);
  let stored = 0;
  for await (const rows of rowBatches(tx, row.id, { good: true })) {
    signal?.throwIfAborted();
    const looked = await lookAtRows(pass, row, rows);
    changed.push(...looked.flatMap(({ faults }) => faults));
    // They were looked at before: what is wrong now has happened since.
    if (changed.length > 0) throw DomainError.of('imports.changedMeanwhile');
    const records = await pass.store(looked.map(({ made }) => made));
    const kept = records.map(({ id, reference }) => ({
      importId: row.id,
      entity: importer.entity,
      entityId: id,
      reference,
    }));
    await tx.execute(insertRows(importedRecords, ['importId', 'entity', 'entityId', 'reference'], kept));
    stored += records.length;
    await writeProgress(ctx.db, row.id, stored);
  }
  await pass.finish?.();
  // What has become a record is kept there alone.
  await tx.delete(importRows).where(and(eq(importRows.importId, row.id), isNull(importRows.faults)));
  await tx
    .update(imports)
    .set({ state: 'stored', rowsStored: stored, rowsDone: stored, storedAt: ctx.clock.now() })
    .where(eq(imports.id, row.id));
  const details = { kind: row.kind, file: row.fileName, rows: stored };
  await audit(ctx, tx, { action: 'imports.store', entity: 'import', entityId: row.id, details });
  return importer.entity === 'reservation' ? readActivities(tx, row.id) : [];
}

async function undo(ctx: ServiceContext, row: ImportRow): Promise<void> {
  const activityIds = await inTransaction(ctx, async (tx) => {
    if (!(await holdStep(tx, row))) return [];
    const importer = importers[row.kind];
    const ids = importer.entity === 'reservation' ? await readActivities(tx, row.id) : [];
    await importer.undo(ctx, tx, row.id);
    await tx.delete(importedRecords).where(eq(importedRecords.importId, row.id));
    await tx.update(imports).set({ state: 'undone', undoneAt: ctx.clock.now() }).where(eq(imports.id, row.id));
    const details = { kind: row.kind, rows: row.rowsStored };
    await audit(ctx, tx, { action: 'imports.undo', entity: 'import', entityId: row.id, details });
    return ids;
  });
  if (activityIds.length > 0) await refreshStatistics(ctx, activityIds);
}

async function readActivities(tx: ServiceContext['db'], importId: number): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ id: reservations.activityId })
    .from(reservations)
    .where(
      inArray(
        reservations.id,
        tx
          .select({ id: importedRecords.entityId })
          .from(importedRecords)
          .where(and(eq(importedRecords.importId, importId), eq(importedRecords.entity, 'reservation'))),
      ),
    );
  return rows.map(({ id }) => id);
}
