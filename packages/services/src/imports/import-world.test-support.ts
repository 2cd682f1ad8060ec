import { importRows, imports } from '@dehesa/db/schema';
import { type ColumnMatch, type ImportKind, type RowFault } from '@dehesa/domain/imports';
import { asc, eq, sql } from 'drizzle-orm';
import { createStaffWorld } from '../reservations/staff/staff-world.test-support';
import { checkImport, readImport, receiveImport, runImport, runImportTask, storeImport, undoImport } from './index';
import { readTable } from './table/read-table';

/** For tests: files brought in by a super administrator, and the queue that works on them. */
export async function createImportWorld() {
  const world = await createStaffWorld();
  const admin = () => world.as(world.actors.super);

  /** A file of these lines, received; its columns are guessed. */
  async function receive(kind: ImportKind, ...lines: string[]): Promise<number> {
    const table = readTable(new TextEncoder().encode(lines.join('\n')));
    return (await receiveImport(admin(), { kind }, { fileName: 'datos.csv', table })).id;
  }

  /** As the queue does it, for who asked last. */
  async function run(id: number) {
    const [job] = await world.db.execute<{ by: number }>(sql`
      select (j.payload ->> 'by')::int as by
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = ${runImportTask} and j.payload ->> 'id' = ${String(id)}
      order by j.id desc limit 1`);
    return runImport(world.as(null), id, { by: job?.by });
  }

  async function check(id: number, columns?: ColumnMatch): Promise<void> {
    const guessed = (await readImport(admin(), { id })).columns;
    await checkImport(admin(), { id, columns: { ...guessed, ...columns } });
    await run(id);
  }

  /** What is wrong, by row. */
  async function faults(id: number): Promise<Record<number, string[]>> {
    const rows = await world.db
      .select({ rowNumber: importRows.rowNumber, faults: importRows.faults })
      .from(importRows)
      .where(eq(importRows.importId, id))
      .orderBy(asc(importRows.rowNumber));
    const told = (list: RowFault[] | null) => (list ?? []).map(({ field, reason }) => `${field} ${reason}`);
    return Object.fromEntries(rows.flatMap((row) => (row.faults === null ? [] : [[row.rowNumber, told(row.faults)]])));
  }

  /** Received, looked at and stored, in one go. */
  async function bring(kind: ImportKind, ...lines: string[]): Promise<number> {
    const id = await receive(kind, ...lines);
    await check(id);
    await storeImport(admin(), { id, without: true });
    await run(id);
    return id;
  }

  async function undo(id: number): Promise<void> {
    await undoImport(admin(), { id });
    await run(id);
  }

  async function state(id: number) {
    const [row] = await world.db
      .select({
        state: imports.state,
        failure: imports.failure,
        stored: imports.rowsStored,
        faulty: imports.rowsFaulty,
      })
      .from(imports)
      .where(eq(imports.id, id));
    return row;
  }

  return { ...world, admin, receive, check, faults, bring, undo, state, run };
}
