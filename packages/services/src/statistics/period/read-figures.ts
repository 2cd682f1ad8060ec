import type { PeriodFigures, StatisticsScope } from '@dehesa/domain/statistics';
import { type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { chosenActivities, type Spans } from './chosen-activities';

type Which = keyof Spans;

interface KeptRow extends Record<string, unknown>, Omit<PeriodFigures, 'occupied'> {
  which: Which;
}

/** Numbers of each period, summed up from what is kept for each of its activities (B92). */
export async function readFigures(
  ctx: ServiceContext,
  scope: StatisticsScope,
  spans: Spans,
): Promise<Record<Which, PeriodFigures>> {
  const rows = await readKept(ctx, scope, spans);
  return { now: figuresOf(rows, 'now'), before: figuresOf(rows, 'before') };
}

/** Of a period in which nothing takes place there is no row. */
function figuresOf(rows: readonly KeptRow[], which: Which): PeriodFigures {
  const row = rows.find((one) => one.which === which);
  if (row === undefined) return nothing;
  const { activities, confirmed, pending, waiting, cancelled, attended, capacity } = row;
  return { activities, confirmed, pending, waiting, cancelled, attended, capacity, occupied: confirmed + pending };
}

const nothing: PeriodFigures = {
  activities: 0,
  confirmed: 0,
  pending: 0,
  waiting: 0,
  cancelled: 0,
  attended: 0,
  capacity: 0,
  occupied: 0,
};

function readKept(ctx: ServiceContext, scope: StatisticsScope, spans: Spans): Promise<KeptRow[]> {
  // Raw: statistics, whose plan was measured.
  return ctx.db.execute<KeptRow>(sql`
    with chosen as materialized (${chosenActivities(ctx, scope, spans)}),
    places as (
      select which, sum(p.capacity)::float8 as capacity
      from chosen join shift_places p on p.activity_id = chosen.id group by which
    ),
    kept as (
      select which, count(*)::int as activities, ${peopleOf('confirmed')}, ${peopleOf('pending')},
        ${peopleOf('waiting')}, ${peopleOf('cancelled')}, ${peopleOf('attended')}
      from chosen left join statistics_activities s on s.activity_id = chosen.id group by which
    )
    select kept.*, coalesce(places.capacity, 0) as capacity from kept left join places using (which)`);
}

function peopleOf(key: Exclude<keyof PeriodFigures, 'activities' | 'capacity' | 'occupied'>): SQL {
  return sql.raw(`coalesce(sum(s.${key}_people), 0)::int as ${key}`);
}
