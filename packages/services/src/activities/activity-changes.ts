import { activities, auditLog, users } from '@dehesa/db/schema';
import { ActivityChangesInput, type ActivityField, activityFields } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { and, desc, eq, sql } from 'drizzle-orm';
import { reachableActivities } from '../activity-scope';
import { authorize, type ServiceContext } from '../context';
import { personName } from '../users/read/names';

/** One saving of an activity: who made which version of it when, and the names of the fields that changed. */
export interface ActivityChange {
  version: number;
  at: Date;
  /** null where the account is gone or has no name: an address would tell more than a name. */
  by: string | null;
  /** The caller itself, in another window. */
  mine: boolean;
  fields: ActivityField[];
}

/** More than anybody reads; beyond it the newest count. */
const longestAnswer = 100;

/** What others saved of an activity since a version of it was read, oldest first, within the actor's reach (B21, B22). */
export async function activityChanges(ctx: ServiceContext, input: ActivityChangesInput): Promise<ActivityChange[]> {
  const actor = authorize(ctx, 'activities.manage');
  const { id, sinceVersion } = ActivityChangesInput.parse(input);
  const [reached] = await ctx.db
    .select({ id: activities.id })
    .from(activities)
    .where(and(eq(activities.id, id), reachableActivities(actor)));
  if (!reached) throw DomainError.of('record.notFound');
  // Audit rows without a number for a version are about other things: galleries, reservations of it, its birth.
  const version = sql`${auditLog.details}->>'version'`;
  const rows = await ctx.db
    .select({
      version: sql<number>`(${version})::int`,
      at: auditLog.at,
      by: sql<
        string | null
      >`coalesce(${personName(users)}, nullif(${users.alias}, ''), nullif(${users.companyName}, ''))`,
      mine: sql<boolean>`coalesce(${eq(auditLog.actorId, actor.userId)}, false)`,
      fields: sql`${auditLog.details}->'fields'`,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        eq(auditLog.entity, 'activity'),
        eq(auditLog.entityId, id),
        sql`case when jsonb_typeof(${auditLog.details}->'version') = 'number'
          then (${version})::numeric > ${sinceVersion}::int else false end`,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(longestAnswer);
  return rows.map((row) => ({ ...row, fields: knownFields(row.fields) })).toReversed();
}

/** The log outlives the names of fields: one that is no longer there is left out. */
function knownFields(stored: unknown): ActivityField[] {
  const names = new Set<unknown>(Array.isArray(stored) ? stored : []);
  return activityFields.filter((field) => names.has(field));
}
