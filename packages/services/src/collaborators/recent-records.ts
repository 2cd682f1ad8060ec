import { reachableActivities } from '../activity-scope';
import { authorize, type ServiceContext } from '../context';
import { type CollaboratorRecord, collaboratorRecords } from './collaborator-records';

export interface RecentRecords {
  bookings: CollaboratorRecord[];
  visits: CollaboratorRecord[];
}

/**
 * The latest early bookings and visits of some collaborators that the actor has read before, as far as it reaches
 * (B21): what the documented list answers along with each of them.
 */
export async function recentRecords(
  ctx: ServiceContext,
  collaboratorIds: readonly number[],
  limit: number,
): Promise<Map<number, RecentRecords>> {
  const reach = reachableActivities(authorize(ctx, 'collaborators.manage'));
  const [bookings, visits] = await Promise.all([
    collaboratorRecords(ctx.db, { kind: 'bookings', collaboratorIds, limit, reach }),
    collaboratorRecords(ctx.db, { kind: 'visits', collaboratorIds, limit, reach }),
  ]);
  return new Map(
    collaboratorIds.map((id) => [
      id,
      {
        bookings: bookings.filter(({ collaboratorId }) => collaboratorId === id),
        visits: visits.filter(({ collaboratorId }) => collaboratorId === id),
      },
    ]),
  );
}
