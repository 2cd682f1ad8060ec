import type { Queryable } from '@dehesa/db';
import { type SQL, sql } from 'drizzle-orm';

/** For tests: runs a statement that changes or empties the audit log, which only grows otherwise. */
export async function rewriteAudit(db: Queryable, statement: SQL): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`alter table audit_log disable trigger user`);
    await tx.execute(statement);
    await tx.execute(sql`alter table audit_log enable trigger user`);
  });
}
