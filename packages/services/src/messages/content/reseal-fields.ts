import { messages } from '@dehesa/db/schema';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { resealedFields } from './sealed-field';

const batchSize = 200;

/**
 * Seals the secret fields of messages that wait under the current key, batch by batch, and tells how many messages had
 * older ones. One that is being sent is left to its sending. Run again it changes nothing. For the system.
 */
export async function resealFields(ctx: ServiceContext, { signal }: { signal?: AbortSignal } = {}): Promise<number> {
  if ((ctx.installation.previousKeys ?? []).length === 0) return 0;
  let resealed = 0;
  let after: number | undefined = 0;
  while (after !== undefined && signal?.aborted !== true) {
    const batch: { last: number | undefined; changed: number } = await resealBatch(ctx, after);
    resealed += batch.changed;
    after = batch.last;
  }
  return resealed;
}

function resealBatch(ctx: ServiceContext, after: number): Promise<{ last: number | undefined; changed: number }> {
  return inTransaction(ctx, async (tx) => {
    const rows = await tx
      .select({ id: messages.id, fields: messages.fields })
      .from(messages)
      .where(
        and(
          gt(messages.id, after),
          inArray(messages.status, ['queued', 'sending']),
          sql`${messages.fields}::text like '%"sealed:%'`,
        ),
      )
      .orderBy(asc(messages.id))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    let changed = 0;
    for (const { id, fields } of rows) {
      const anew = resealedFields(ctx.installation, fields);
      if (anew === null) continue;
      await tx.update(messages).set({ fields: anew }).where(eq(messages.id, id));
      changed += 1;
    }
    return { last: rows.at(-1)?.id, changed };
  });
}
