import { imports } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import type { ImportState } from '@dehesa/domain/imports';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { queueJob } from '../queue-job';

export const runImportTask = 'runImport';

export type ImportRow = typeof imports.$inferSelect;

/** The import, held until the commit; `record.notFound` where there is none. */
export async function lockImport(tx: ServiceContext['db'], id: number): Promise<ImportRow> {
  const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  if (!row) throw DomainError.of('record.notFound');
  return row;
}

/** Has the queue do the next step of an import that the caller holds, as who asks for it. */
export async function queueStep(
  tx: ServiceContext['db'],
  { userId }: Actor,
  id: number,
  state: Extract<ImportState, 'checking' | 'storing' | 'undoing'>,
  more: Partial<ImportRow> = {},
): Promise<void> {
  await tx
    .update(imports)
    .set({ ...more, state, rowsDone: 0, failure: null })
    .where(eq(imports.id, id));
  await queueJob(tx, runImportTask, { id, by: userId }, { tries: 5 });
}

/** How far a step is. Not in its own transaction: others are to see it. */
export async function writeProgress(db: ServiceContext['db'], id: number, rowsDone: number): Promise<void> {
  await db.update(imports).set({ rowsDone }).where(eq(imports.id, id));
}
