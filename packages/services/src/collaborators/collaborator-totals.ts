import { type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { idArray } from '../id-array';
import { isLive } from '../reservations/read/states';

/** What came through a collaborator, without what was cancelled (B18). */
export interface CollaboratorTotals {
  /** Early bookings, and the people in them. */
  bookings: number;
  people: number;
  /** Reservations that were shown at its checkpoint, and the people in them. */
  visits: number;
  visitors: number;
}

export const noTotals: CollaboratorTotals = { bookings: 0, people: 0, visits: 0, visitors: 0 };

/**
 * The totals of some collaborators by id, in one statement; who has none is not in it. `reach` is a condition on
 * `activities`: of what lies beyond it nothing is counted (B21).
 */
export async function collaboratorTotals(
  db: ServiceContext['db'],
  ids: readonly number[],
  reach: SQL,
): Promise<Map<number, CollaboratorTotals>> {
  if (ids.length === 0) return new Map();
  // Raw: two counts in one, for a page of collaborators. `offset 0` keeps it from reading all reservations for some visits.
  const rows = await db.execute<Record<keyof CollaboratorTotals | 'id', number>>(sql`
    select id, sum(bookings)::int as bookings, sum(people)::int as people, sum(visits)::int as visits,
      sum(visitors)::int as visitors
    from (
      select r.collaborator_id as id, count(*) as bookings, sum(r.party_size) as people, 0 as visits, 0 as visitors
      from reservations r
      join activities on activities.id = r.activity_id and ${reach}
      where r.collaborator_id = any (${idArray(ids)}) and ${isLive(sql`r.status`)}
      group by r.collaborator_id
      union all
      select v.collaborator_id, 0, 0, count(*), sum(r.party_size)
      from visits v
      cross join lateral (
        select party_size, activity_id from reservations where id = v.reservation_id and ${isLive(sql`status`)} offset 0
      ) r
      join activities on activities.id = r.activity_id and ${reach}
      where v.collaborator_id = any (${idArray(ids)})
      group by v.collaborator_id
    ) counted
    group by id`);
  return new Map(rows.map(({ id, ...totals }) => [id, totals]));
}
