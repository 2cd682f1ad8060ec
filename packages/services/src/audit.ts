import { type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from './context';

export interface AuditEntry {
  /** `noun.verb`, as the verb is called. */
  action: string;
  entity:
    | 'access'
    | 'activity'
    | 'complementaryActivity'
    | 'reservation'
    | 'user'
    | 'tariff'
    | 'configuration'
    | 'database'
    | 'template'
    | 'message'
    | 'file'
    | 'personalData'
    | 'place'
    | 'statistics';
  entityId: number | null;
  /** From, to, reason: never personal data. */
  details?: Record<string, unknown>;
}

/** Writes who did what in the transaction that does it. */
export async function audit(ctx: ServiceContext, tx: ServiceContext['db'], entry: AuditEntry): Promise<void> {
  await tx.execute(auditInsert(ctx, entry));
}

/** The insert alone, for a statement that does more at once. */
export function auditInsert(ctx: ServiceContext, entry: AuditEntry): SQL {
  return sql`
    insert into audit_log (actor_id, actor_role, action, entity, entity_id, details)
    values (${ctx.actor?.userId ?? null}::int, ${ctx.actor?.role ?? null}::smallint, ${entry.action}, ${entry.entity},
      ${entry.entityId}::int, ${JSON.stringify(entry.details ?? {})}::text::jsonb)`;
}

/** Several entries in one statement, for a verb that changes many records at once. */
export async function auditEach(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await tx.execute(sql`
    insert into audit_log (actor_id, actor_role, action, entity, entity_id, details)
    select ${ctx.actor?.userId ?? null}::int, ${ctx.actor?.role ?? null}::smallint, action, entity, "entityId",
      coalesce(details, '{}')
    from json_to_recordset(${JSON.stringify(entries)}::text::json)
      as t(action text, entity text, "entityId" int, details jsonb)`);
}
