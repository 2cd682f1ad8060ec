import { auditLog, users } from '@dehesa/db/schema';
import type { AuditAction } from '@dehesa/domain/audit';
import type { SettingsChangesInput } from '@dehesa/domain/configuration';
import { DomainError } from '@dehesa/domain/errors';
import { and, desc, eq, gt, max } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../../context';
import { actorName } from '../../users/read/names';

/** What saves write into the log: the stamp of the settings is the line of the last one. */
export const saveAction: AuditAction = 'configuration.saveSettings';

/** A save of settings, for who had read them before. */
export interface SettingsChange {
  id: number;
  at: Date;
  /** Null for an account that is gone. */
  by: string | null;
  /** By who asks, elsewhere. */
  mine: boolean;
  /** Names of the settings that it changed. */
  fields: string[];
}

/** So many are told. */
const most = 50;

/** The line of the last save; 0 before the first. Saves hold the row of settings, so that lines follow their order. */
export async function lastSave(db: ServiceContext['db']): Promise<number> {
  const [row] = await db
    .select({ id: max(auditLog.id) })
    .from(auditLog)
    .where(eq(auditLog.action, saveAction));
  return row?.id ?? 0;
}

/** Who saved which settings since they were read, the newest first (B95). Super administrators. */
export async function listSettingsChanges(
  ctx: ServiceContext,
  { since }: SettingsChangesInput,
): Promise<SettingsChange[]> {
  const { userId } = authorize(ctx, 'configuration.manage');
  const rows = await savesAfter(ctx.db, since).limit(most);
  return rows.map(({ details, actorId, ...row }) => ({ ...row, mine: actorId === userId, fields: fieldsOf(details) }));
}

/** Refuses what would be saved over a setting that somebody changed since it was read (B95). */
export async function assertUnchanged(
  tx: ServiceContext['db'],
  since: number,
  fields: readonly string[],
): Promise<void> {
  // All of them: a form may have stood open for weeks.
  const saves = await tx.selectDistinct({ details: auditLog.details }).from(auditLog).where(isSaveAfter(since));
  const meanwhile = new Set(saves.flatMap(({ details }) => fieldsOf(details)));
  if (fields.some((field) => meanwhile.has(field))) throw DomainError.of('configuration.changedMeanwhile');
}

function isSaveAfter(since: number) {
  return and(eq(auditLog.action, saveAction), gt(auditLog.id, since));
}

function savesAfter(db: ServiceContext['db'], since: number) {
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actorId: auditLog.actorId,
      by: actorName(users),
      details: auditLog.details,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(isSaveAfter(since))
    .orderBy(desc(auditLog.id));
}

function fieldsOf({ fields }: Record<string, unknown>): string[] {
  return Array.isArray(fields) ? fields.filter((field) => typeof field === 'string') : [];
}
