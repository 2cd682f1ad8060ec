import { serverFaults } from '@dehesa/db/schema';
import { FaultListInput } from '@dehesa/domain/database';
import type { Page } from '@dehesa/domain/paging';
import { count, desc } from 'drizzle-orm';
import { audit } from '../audit';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import type { ServerFault } from './record-fault';

export type ListedFault = ServerFault & { id: number };

/** A page of the server's faults, newest first. */
export async function listFaults(ctx: ServiceContext, input: FaultListInput): Promise<Page<ListedFault>> {
  authorize(ctx, 'configuration.manage');
  const { pageIndex, pageSize } = FaultListInput.parse(input);
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select()
      .from(serverFaults)
      .orderBy(desc(serverFaults.at), desc(serverFaults.id))
      .limit(pageSize)
      .offset(pageIndex * pageSize),
    ctx.db.select({ total: count() }).from(serverFaults),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Empties the log of faults; that it was done, and of how many, stays in the audit log. */
export async function clearFaults(ctx: ServiceContext): Promise<{ removed: number }> {
  authorize(ctx, 'configuration.manage');
  return inTransaction(ctx, async (tx) => {
    const { count: removed } = await tx.delete(serverFaults);
    await audit(ctx, tx, { action: 'database.clearFaults', entity: 'database', entityId: null, details: { removed } });
    return { removed };
  });
}
