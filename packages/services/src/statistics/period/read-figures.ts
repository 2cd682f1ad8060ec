import type { PeriodFigures, StatisticsScope } from '@dehesa/domain/statistics';
import { type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { state } from '../../reservations/read/states';
import { chosenActivities, type Spans } from './chosen-activities';

type Which = keyof Spans;

interface KeptRow extends Record<string, unknown> {
  which: Which;
  activities: number;
  confirmed: number;
  pending: number;
  waiting: number;
  capacity: number;
}

interface PeopleRow extends Record<string, unknown> {
  which: Which;
  people: number;
}

/**
 * Numbers of each period: living people as they are kept for each activity; who cancelled and who came is not kept, and is
 * read meanwhile from reservations in those states alone (B92).
 */
export async function readFigures(
  ctx: ServiceContext,
  scope: StatisticsScope,
  spans: Spans,
): Promise<Record<Which, PeriodFigures>> {
  const chosen = sql`chosen as materialized (${chosenActivities(ctx, scope, spans)})`;
  const [kept, cancelled, attended] = await Promise.all([
    readKept(ctx, chosen),
    readCancelled(ctx, chosen),
    readAttended(ctx, chosen),
  ]);
  const figuresOf = (which: Which): PeriodFigures => {
    // Of a period in which nothing takes place there is no row.
    const { activities = 0, confirmed = 0, pending = 0, waiting = 0, capacity = 0 } = rowOf(kept, which) ?? {};
    return {
      activities,
      confirmed,
      pending,
      waiting,
      cancelled: rowOf(cancelled, which)?.people ?? 0,
      attended: rowOf(attended, which)?.people ?? 0,
      capacity,
      occupied: confirmed + pending,
    };
  };
  return { now: figuresOf('now'), before: figuresOf('before') };
}

function rowOf<Row extends { which: Which }>(rows: readonly Row[], which: Which): Row | undefined {
  return rows.find((row) => row.which === which);
}

// Raw: statistics, whose plans were measured.

function readKept({ db }: ServiceContext, chosen: SQL): Promise<KeptRow[]> {
  return db.execute<KeptRow>(sql`
    with ${chosen},
    places as (
      select which, sum(p.capacity)::float8 as capacity
      from chosen join shift_places p on p.activity_id = chosen.id group by which
    ),
    kept as (
      select which, count(*)::int as activities, coalesce(sum(s.confirmed_people), 0)::int as confirmed,
        coalesce(sum(s.pending_people), 0)::int as pending, coalesce(sum(s.waiting_people), 0)::int as waiting
      from chosen left join statistics_activities s on s.activity_id = chosen.id group by which
    )
    select kept.*, coalesce(places.capacity, 0) as capacity from kept left join places using (which)`);
}

function readCancelled({ db }: ServiceContext, chosen: SQL): Promise<PeopleRow[]> {
  return db.execute<PeopleRow>(sql`
    with ${chosen}
    select which, sum(r.party_size)::int as people
    from chosen join reservations r on r.activity_id = chosen.id and r.status = ${state.cancelled} group by which`);
}

/** Reservations first: joined the other way round, everybody who ever came would be looked through. */
function readAttended({ db }: ServiceContext, chosen: SQL): Promise<PeopleRow[]> {
  return db.execute<PeopleRow>(sql`
    with ${chosen},
    confirmed as materialized (
      select which, r.id from chosen join reservations r on r.activity_id = chosen.id and r.status = ${state.confirmed}
    )
    select which, sum(1 + a.unnamed)::int as people
    from confirmed join attendance a on a.reservation_id = confirmed.id and a.undone_at is null group by which`);
}
