import { auditLog, users } from '@dehesa/db/schema';
import { Role } from '@dehesa/domain/access';
import { addDays } from '@dehesa/domain/dates';
import { madridInstant } from '@dehesa/domain/madrid-time';
import type { Page } from '@dehesa/domain/paging';
import { AuditListInput } from '@dehesa/domain/personal-data';
import { and, count, desc, eq, gte, lt } from 'drizzle-orm';
import { actorName } from '../users/read/names';
import { authorize, type ServiceContext } from '../context';

/** One line of the audit log. */
export interface AuditRecord {
  id: number;
  at: Date;
  /** `noun.verb`. */
  action: string;
  entity: string;
  entityId: number | null;
  /** Null is a visitor, or the product itself; without a name, an account that is gone. */
  actor: { id: number; name: string | null; role: Role | null } | null;
  details: Record<string, unknown>;
}

/** A page of the audit log, newest first: who did, read or took out what (B15, B17, B40, B46). Super administrators. */
export async function listAudit(ctx: ServiceContext, raw: AuditListInput): Promise<Page<AuditRecord>> {
  authorize(ctx, 'configuration.manage');
  const { action, from, to, pageIndex, pageSize } = AuditListInput.parse(raw);
  const where = and(
    action === null ? undefined : eq(auditLog.action, action),
    from === null ? undefined : gte(auditLog.at, madridInstant(from)),
    to === null ? undefined : lt(auditLog.at, madridInstant(addDays(to, 1))),
  );
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select({
        id: auditLog.id,
        at: auditLog.at,
        action: auditLog.action,
        entity: auditLog.entity,
        entityId: auditLog.entityId,
        actorId: auditLog.actorId,
        actorRole: auditLog.actorRole,
        actorName: actorName(users),
        details: auditLog.details,
      })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorId))
      .where(where)
      .orderBy(desc(auditLog.at), desc(auditLog.id))
      .limit(pageSize)
      .offset(pageIndex * pageSize),
    ctx.db.select({ total: count() }).from(auditLog).where(where),
  ]);
  return {
    rows: rows.map(({ actorId, actorRole, actorName, ...row }) => ({
      ...row,
      actor: actorId === null ? null : { id: actorId, name: actorName, role: roleOf(actorRole) },
    })),
    total: counted?.total ?? 0,
  };
}

function roleOf(value: number | null): Role | null {
  return Object.values(Role).find((role) => role === value) ?? null;
}
