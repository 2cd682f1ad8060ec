import { importRows, imports } from '@dehesa/db/schema';
import { keptDays, workingStates } from '@dehesa/domain/imports';
import { and, inArray, lt, notInArray } from 'drizzle-orm';
import type { ServiceContext } from '../context';

/** Removes rows that nobody stored within a week, and files of which nothing was stored: people's data without a purpose. */
export async function forgetImportRows(ctx: ServiceContext): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - keptDays * 24 * 3_600_000);
  const old = and(lt(imports.createdAt, before), notInArray(imports.state, [...workingStates]));
  const ids = ctx.db.select({ id: imports.id }).from(imports).where(old);
  const forgotten = await ctx.db.delete(importRows).where(inArray(importRows.importId, ids));
  await ctx.db.delete(imports).where(and(old, notInArray(imports.state, ['stored', 'undone'])));
  return forgotten.count;
}
