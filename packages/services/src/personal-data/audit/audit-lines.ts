import { auditLog, users } from '@dehesa/db/schema';
import { Role } from '@dehesa/domain/access';
import { AuditListInput, type AuditExportInput } from '@dehesa/domain/audit';
import { addDays } from '@dehesa/domain/dates';
import { madridInstant } from '@dehesa/domain/madrid-time';
import { and, desc, eq, gte, isNull, lt, type SQL } from 'drizzle-orm';
import { isBelowLine } from '../../audit';
import type { ServiceContext } from '../../context';
import { actorName } from '../../users/read/names';
import { isMeant } from './is-meant';
import { type NamedRecord, recordsOf } from './records-of';

/** One line of the audit log. */
export interface AuditRecord {
  id: number;
  at: Date;
  /** `noun.verb`. */
  action: string;
  entity: string;
  entityId: number | null;
  /** What it was done to, as it is called now; null once it is gone, and for what has no name. */
  record: NamedRecord | null;
  /** Null is a visitor, or the product itself; without a name, an account that is gone. */
  actor: { id: number; name: string | null; role: Role | null } | null;
  details: Record<string, unknown>;
}

/** Which lines somebody wants, as a condition that is worked out once for any number of pages. */
export async function linesWanted(ctx: ServiceContext, raw: AuditExportInput): Promise<SQL | undefined> {
  const { language, action, actor, text, from, to } = AuditListInput.parse(raw);
  return and(
    action === null ? undefined : eq(auditLog.action, action),
    actor === 'nobody' ? isNull(auditLog.actorId) : undefined,
    typeof actor === 'number' ? eq(auditLog.actorId, actor) : undefined,
    text === '' ? undefined : await isMeant(ctx, text, language),
    from === null ? undefined : gte(auditLog.at, madridInstant(from)),
    to === null ? undefined : lt(auditLog.at, madridInstant(addDays(to, 1))),
  );
}

/** So many of them, newest first, from below the line `before`; each page is found by the index, however far down. */
export async function readLines(
  ctx: ServiceContext,
  { where, before, most, language }: LinesQuery,
): Promise<AuditRecord[]> {
  const rows = await pageOf(ctx, where, before, most);
  const records = await recordsOf(ctx, rows, language);
  return rows.map(({ actorId, actorRole, actorName, ...row }) => ({
    ...row,
    record: row.entityId === null ? null : (records.get(`${row.entity} ${row.entityId}`) ?? null),
    actor: actorId === null ? null : { id: actorId, name: actorName, role: roleOf(actorRole) },
  }));
}

interface LinesQuery {
  where: SQL | undefined;
  before: number | null;
  most: number;
  language: AuditExportInput['language'];
}

/** The statement alone, for its plan is tested. */
export function pageOf(
  { db }: Pick<ServiceContext, 'db'>,
  where: SQL | undefined,
  before: number | null,
  most: number,
) {
  return db
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
    .where(and(where, before === null ? undefined : isBelowLine(db, before)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(most);
}

function roleOf(value: number | null): Role | null {
  return Object.values(Role).find((role) => role === value) ?? null;
}
