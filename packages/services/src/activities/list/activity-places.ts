import type { ShiftPlaces } from '@dehesa/domain/activities';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { idArray } from '../../id-array';
import { placesHeldForMoves } from '../../reservations/index';
import { isLive, state } from '../../reservations/read/states';
import { placesByShift } from '../read/places';

/** Places of an activity over all its shifts (B3, B5). */
export interface ActivityPlaces {
  /** People of confirmed reservations. */
  occupied: number;
  /** People of pending reservations. */
  pending: number;
  /** Places that are offered to people who wait, or held for those of a suspended outing. */
  offered: number;
  /** Confirmed reservations. */
  confirmed: number;
  /** Places there are: capacity × shifts. */
  total: number;
  /** No shift has a free place. */
  full: boolean;
  shifts: ShiftPlaces[];
}

export const noPlaces: ActivityPlaces = {
  occupied: 0,
  pending: 0,
  offered: 0,
  confirmed: 0,
  total: 0,
  full: false,
  shifts: [],
};

interface Row extends Record<string, unknown>, ActivityPlaces {
  id: number;
}

/** The places of many activities in one statement (B5). */
export async function placesOf(ctx: ServiceContext, ids: readonly number[]): Promise<Map<number, ActivityPlaces>> {
  if (ids.length === 0) return new Map();
  const wanted = sql`any(${idArray(ids)})`;
  // Raw: three counts over the same activities, each made before they are joined.
  const rows = await ctx.db.execute<Row>(sql`
    select p.activity_id as id, p.total, p.full, coalesce(r.occupied, 0) as occupied,
      coalesce(r.pending, 0) as pending, coalesce(r.offered, 0) + coalesce(m.places, 0) as offered, coalesce(r.confirmed, 0) as confirmed,
      ${placesByShift(sql`p.activity_id`)} as shifts
    from (
      select activity_id, sum(capacity)::int as total, bool_and(held >= capacity) as full
      from shift_places where activity_id = ${wanted} group by activity_id
    ) p
    left join (
      select activity_id, (sum(party_size) filter (where status = ${state.confirmed}))::int as occupied,
        (sum(party_size) filter (where status = ${state.pending}))::int as pending, (count(*) filter (where status = ${state.confirmed}))::int as confirmed,
        sum(offered_places)::int as offered
      from reservations where activity_id = ${wanted} and ${isLive(sql`status`)} group by activity_id
    ) r on r.activity_id = p.activity_id
    left join (
      select activity_id, sum(places)::int as places from (${placesHeldForMoves}) held
      where activity_id = ${wanted} group by activity_id
    ) m on m.activity_id = p.activity_id`);
  return new Map(rows.map(({ id, ...places }) => [id, places]));
}
