import { auditLog, configuration, users } from '@dehesa/db/schema';
import type { AuditAction } from '@dehesa/domain/audit';
import type { SettingsChangesInput } from '@dehesa/domain/configuration';
import { DomainError } from '@dehesa/domain/errors';
import { and, desc, eq, gt, inArray, max } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../../context';
import { actorName } from '../../users/read/names';

/** What saves of settings write into the log. */
export const saveAction: AuditAction = 'configuration.saveSettings';

/** What has a screen and a verb of its own writes another line, and is one setting by this name. */
const ownFields = {
  'configuration.saveEarlyAccess': 'earlyAccess',
  'configuration.saveSecondFactorRoles': 'secondFactorRoles',
  'configuration.saveWidgetOrigins': 'widgetOrigins',
} as const satisfies Partial<Record<AuditAction, string>>;
type OwnField = (typeof ownFields)[keyof typeof ownFields];

const saveActions = [saveAction, ...Object.keys(ownFields)];

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

/** One save of settings after the other, whichever they are: lines of the log follow their order. */
export async function holdSettings(tx: ServiceContext['db']): Promise<void> {
  await tx.select({ id: configuration.id }).from(configuration).for('update');
}

/** The line of the last save, which is the stamp of all settings; 0 before the first. */
export async function lastSave(db: ServiceContext['db']): Promise<number> {
  const [row] = await db
    .select({ id: max(auditLog.id) })
    .from(auditLog)
    .where(inArray(auditLog.action, saveActions));
  return row?.id ?? 0;
}

/** Who saved which settings since they were read, the newest first (B95). Super administrators. */
export async function listSettingsChanges(
  ctx: ServiceContext,
  { since, field }: SettingsChangesInput,
): Promise<SettingsChange[]> {
  authorize(ctx, 'configuration.manage');
  return savesAfter(ctx, since, field);
}

/** Refuses what would be saved over a setting that somebody changed since it was read (B95). */
export async function assertUnchanged(
  tx: ServiceContext['db'],
  since: number,
  fields: readonly string[],
): Promise<void> {
  // All of them: a form may have stood open for weeks.
  const saves = await tx
    .selectDistinct({ action: auditLog.action, details: auditLog.details })
    .from(auditLog)
    .where(and(inArray(auditLog.action, saveActions), gt(auditLog.id, since)));
  const meanwhile = new Set(saves.flatMap(fieldsOf));
  if (fields.some((field) => meanwhile.has(field))) throw DomainError.of('configuration.changedMeanwhile');
}

/** The saves of what the form of settings saves, or of one with a verb of its own; for verbs that have asked who acts. */
export async function savesAfter(
  { db, actor }: Pick<ServiceContext, 'db' | 'actor'>,
  since: number,
  field: OwnField | undefined,
): Promise<SettingsChange[]> {
  const actions = field === undefined ? [saveAction] : saveActions.filter((action) => nameOf(action) === field);
  const rows = await db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      actorId: auditLog.actorId,
      by: actorName(users),
      details: auditLog.details,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(inArray(auditLog.action, actions), gt(auditLog.id, since)))
    .orderBy(desc(auditLog.id))
    .limit(most);
  return rows.map(({ action, details, actorId, ...row }) => ({
    ...row,
    mine: actorId !== null && actorId === actor?.userId,
    fields: fieldsOf({ action, details }),
  }));
}

function nameOf(action: string): OwnField | undefined {
  return new Map<string, OwnField>(Object.entries(ownFields)).get(action);
}

function fieldsOf({ action, details }: { action: string; details: Record<string, unknown> }): string[] {
  const own = nameOf(action);
  if (own !== undefined) return [own];
  const { fields } = details;
  return Array.isArray(fields) ? fields.filter((field) => typeof field === 'string') : [];
}
