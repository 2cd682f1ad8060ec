import { activities, reservations, shifts } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { PendingRequestsInput } from '@dehesa/domain/reservations';
import { and, asc, eq } from 'drizzle-orm';
import { reachableActivities } from '../../activity-scope';
import { authorize, type ServiceContext } from '../../context';
import { isPending } from '../read/states';

/** What would be confirmed: more of one activity than any has people. */
const most = 5000;

export interface PendingRequests {
  /** In order of arrival. */
  ids: number[];
  people: number;
}

/** All requests of an activity that wait to be confirmed, also those that the board does not show (B21, B89). */
export async function listRequests(ctx: ServiceContext, raw: PendingRequestsInput): Promise<PendingRequests> {
  authorize(ctx, 'reservations.manage');
  const { activityId, shift } = PendingRequestsInput.parse(raw);
  const [activity] = await ctx.db
    .select({ id: activities.id })
    .from(activities)
    .where(and(eq(activities.id, activityId), reachableActivities(ctx.actor)));
  if (!activity) throw DomainError.of('record.notFound');
  const rows = await ctx.db
    .select({ id: reservations.id, people: reservations.partySize })
    .from(reservations)
    .leftJoin(shifts, eq(shifts.id, reservations.shiftId))
    .where(and(eq(reservations.activityId, activityId), isPending(), shift === '' ? undefined : eq(shifts.name, shift)))
    .orderBy(asc(reservations.createdAt), asc(reservations.id))
    .limit(most);
  return { ids: rows.map(({ id }) => id), people: rows.reduce((sum, { people }) => sum + people, 0) };
}
