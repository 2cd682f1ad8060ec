import { activities } from '@dehesa/db/schema';
import { ActivityChangesInput, type ActivityField, activityFields } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq, sql } from 'drizzle-orm';
import { reachableActivities } from '../activity-scope';
import { authorize, type ServiceContext } from '../context';

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

interface Row extends Record<string, unknown> {
  version: number;
  at: string;
  by: string | null;
  mine: boolean | null;
  fields: unknown;
}

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
  const rows = await ctx.db.execute<Row>(sql`
    select (log.details->>'version')::int as version, log.at::text as at, log.details->'fields' as fields,
      coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), nullif(u.alias, ''), nullif(u.company_name, '')) as by,
      log.actor_id = ${actor.userId}::int as mine
    from audit_log log
    left join users u on u.id = log.actor_id
    where log.entity = 'activity' and log.entity_id = ${id}::int
      and case when jsonb_typeof(log.details->'version') = 'number'
        then (log.details->>'version')::numeric > ${sinceVersion}::int else false end
    order by log.id desc
    limit ${longestAnswer}`);
  return rows
    .map(({ version, at, by, mine, fields }) => ({
      version,
      at: new Date(at),
      by,
      mine: mine === true,
      fields: knownFields(fields),
    }))
    .toReversed();
}

/** The log outlives the names of fields: one that is no longer there is left out. */
function knownFields(stored: unknown): ActivityField[] {
  const names = new Set<unknown>(Array.isArray(stored) ? stored : []);
  return activityFields.filter((field) => names.has(field));
}
