import { auditLog } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import type { AuditAction, AuditEntity } from '@dehesa/domain/audit';
import { DomainError } from '@dehesa/domain/errors';
import { and, count, eq, gt, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ServiceContext } from './context';
import { insertRows } from './json-sql';

export interface AuditEntry {
  action: AuditAction;
  entity: AuditEntity;
  entityId: number | null;
  /** From, to, reason: never personal data. */
  details?: Record<string, unknown>;
}

/** Which fields an edit changed: their names only, for what they hold may be personal. */
export function changedFields(stored: object, saved: object): string[] {
  const before = new Map<string, unknown>(Object.entries(stored));
  const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);
  return Object.entries(saved).flatMap(([field, value]) => (isSame(before.get(field), value) ? [] : [field]));
}

/** Writes who did what in the transaction that does it. */
export function audit(ctx: ServiceContext, tx: ServiceContext['db'], entry: AuditEntry): Promise<void> {
  return auditEach(ctx, tx, [entry]);
}

/** Writes several entries in one statement, for a verb that changes many records at once. */
export async function auditEach(
  { actor }: Pick<ServiceContext, 'actor'>,
  tx: ServiceContext['db'],
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  // Raw: of the part that the statement of a booking has too.
  await tx.execute(auditInsert(entries.map((entry) => ({ actor, entry }))));
}

/** The insert of any number of entries alone, for a statement that does more at once. */
export function auditInsert(deeds: readonly { actor: Actor | null; entry: AuditEntry }[]): SQL {
  return insertRows(
    auditLog,
    ['actorId', 'actorRole', 'action', 'entity', 'entityId', 'details'],
    deeds.map(({ actor, entry: { details = {}, ...entry } }) => ({
      ...entry,
      actorId: actor?.userId ?? null,
      actorRole: actor?.role ?? null,
      details,
    })),
  );
}

/**
 * Refuses with `request.tooMany` what was done to a record as often as a day allows, or less than a pause ago. The caller
 * holds the record, so that of two at once the second is counted with the first.
 */
export async function assertNotTooMany(
  tx: ServiceContext['db'],
  { entity, entityId, actions }: Pick<AuditEntry, 'entity'> & { entityId: number; actions: readonly AuditAction[] },
  { aDay, pauseMinutes = 0 }: { aDay: number; pauseMinutes?: number },
): Promise<void> {
  const secondsUntil = (instant: SQL) => sql<number | null>`ceil(extract(epoch from ${instant} - now()))::int`;
  const [row] = await tx
    .select({
      made: count(),
      pause: secondsUntil(sql`max(${auditLog.at}) + ${pauseMinutes}::int * interval '1 minute'`),
      day: secondsUntil(sql`min(${auditLog.at}) + interval '1 day'`),
    })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, entity),
        eq(auditLog.entityId, entityId),
        inArray(auditLog.action, [...actions]),
        gt(auditLog.at, sql`now() - interval '1 day'`),
      ),
    );
  const pause = pauseMinutes === 0 ? 0 : (row?.pause ?? 0);
  const wait = Math.max(pause, row !== undefined && row.made >= aDay ? (row.day ?? 0) : 0);
  if (wait > 0) throw DomainError.of('request.tooMany', { retryAfterSeconds: wait });
}

/** Older than a line of the log; its time is asked of the database, which knows it more finely than a `Date`. */
export function isBelowLine(db: ServiceContext['db'], id: number): SQL | undefined {
  const line = alias(auditLog, 'line');
  const at = db.select({ at: line.at }).from(line).where(eq(line.id, id));
  return and(lte(auditLog.at, at), or(lt(auditLog.at, at), lt(auditLog.id, id)));
}
