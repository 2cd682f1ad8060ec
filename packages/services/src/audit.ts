import { auditLog } from '@dehesa/db/schema';
import type { ServiceContext } from './context';

export interface AuditEntry {
  /** `noun.verb`, as the verb is called. */
  action: string;
  entity: 'activity' | 'reservation' | 'user' | 'configuration' | 'template' | 'message' | 'file';
  entityId: number | null;
  /** From, to, reason: never personal data. */
  details?: Record<string, unknown>;
}

/** Writes who did what in the transaction that does it. */
export async function audit(ctx: ServiceContext, tx: ServiceContext['db'], entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({
    actorId: ctx.actor?.userId ?? null,
    actorRole: ctx.actor?.role ?? null,
    action: entry.action,
    entity: entry.entity,
    entityId: entry.entityId,
    details: entry.details ?? {},
  });
}
