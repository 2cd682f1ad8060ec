import { DomainError } from '@dehesa/domain/errors';
import {
  CheckImportInput,
  importFields,
  ImportRef,
  type ImportState,
  StoreImportInput,
  undoDays,
  workingStates,
} from '@dehesa/domain/imports';
import { imports } from '@dehesa/db/schema';
import { eq } from 'drizzle-orm';
import { assertProven, authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { lockImport, queueStep } from './import-steps';

/**
 * Has every row looked at under the columns as they are said now, by the queue: nothing becomes a record. Refuses with
 * `imports.columnMissing` where a field that must be there has no column, and while the queue is at work on it.
 */
export async function checkImport(ctx: ServiceContext, raw: CheckImportInput): Promise<void> {
  const actor = authorize(ctx, 'configuration.manage');
  const { id, columns } = CheckImportInput.parse(raw);
  await inTransaction(ctx, async (tx) => {
    const { kind, state, headings } = await lockImport(tx, id);
    assertState(state, ['matching', 'checked']);
    const known = importFields[kind].filter(({ key }) => (columns[key] ?? headings.length) < headings.length);
    if (importFields[kind].some((field) => field.required && !known.includes(field)))
      throw DomainError.of('imports.columnMissing');
    const match = Object.fromEntries(known.map(({ key }) => [key, columns[key]]));
    await queueStep(tx, actor, id, 'checking', { columns: match, rowsFaulty: 0 });
  });
}

/**
 * Has all rows stored by the queue, in one transaction or none; with `without` those with faults are left out. By who has
 * proven who they are: it makes accounts.
 */
export async function storeImport(ctx: ServiceContext, raw: StoreImportInput): Promise<void> {
  const actor = authorize(ctx, 'configuration.manage');
  assertProven(ctx);
  const { id, without } = StoreImportInput.parse(raw);
  await inTransaction(ctx, async (tx) => {
    const { state, rowCount, rowsFaulty } = await lockImport(tx, id);
    assertState(state, ['checked']);
    if (rowsFaulty === rowCount || (rowsFaulty > 0 && !without)) throw DomainError.of('imports.nothingToStore');
    await queueStep(tx, actor, id, 'storing');
  });
}

/** Has what was stored removed again by the queue, all of it or nothing, within 30 days. */
export async function undoImport(ctx: ServiceContext, raw: ImportRef): Promise<void> {
  const actor = authorize(ctx, 'configuration.manage');
  assertProven(ctx);
  const { id } = ImportRef.parse(raw);
  await inTransaction(ctx, async (tx) => {
    const { state, storedAt } = await lockImport(tx, id);
    assertState(state, ['stored']);
    const ageMs = ctx.clock.now().getTime() - (storedAt?.getTime() ?? 0);
    if (ageMs > undoDays * 24 * 3_600_000) throw DomainError.of('imports.tooLateToUndo');
    await queueStep(tx, actor, id, 'undoing');
  });
}

/** Forgets a file that nobody stored, with its rows. */
export async function discardImport(ctx: ServiceContext, raw: ImportRef): Promise<void> {
  authorize(ctx, 'configuration.manage');
  const { id } = ImportRef.parse(raw);
  await inTransaction(ctx, async (tx) => {
    const { state } = await lockImport(tx, id);
    assertState(state, ['matching', 'checked']);
    await tx.delete(imports).where(eq(imports.id, id));
  });
}

function assertState(state: ImportState, expected: readonly ImportState[]): void {
  if (workingStates.includes(state) || !expected.includes(state)) throw DomainError.of('imports.otherState');
}
