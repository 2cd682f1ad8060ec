import { type SQL, sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../../context';
import { holdsPlaces, isLive, state } from '../read/states';
import { placesHeldForMoves } from '../moves/held-places';

/** Places of a shift that the books and the reservations tell differently; `held` null: there is no places row. */
export interface PlacesDifference {
  activityId: number;
  shiftId: number | null;
  held: number | null;
  counted: number;
}

/** A reservation whose people do not fit it: their number, or whether they count as live (B18). */
export interface PeopleDifference {
  reservationId: number;
  /** As many as have a name (B83). */
  partySize: number;
  people: number;
  live: number;
  cancelled: boolean;
}

export interface Reconciliation {
  places: PlacesDifference[];
  people: PeopleDifference[];
}

const named = sql`r.party_size - r.unnamed_adults - r.unnamed_minors`;
const namedLive = sql`case when ${isLive(sql`r.status`)} then ${named} else 0 end`;

/** A reservation's number in sums in which those of others do not make up for it: forty bits of a hash of its id. */
const mark = (id: SQL) => sql`(hashint4extended(${id}, 0) >> 24)`;

/**
 * The activities in which people and reservations differ: each person counts as much as the place that was booked, so that
 * of an activity in which all is well nothing is left. One pass over both tables, by activity; by reservation it would be a
 * million groups.
 */
const oddActivities = sql`
  select activity_id from (
    select p.activity_id, ${mark(sql`p.reservation_id`)} as everybody,
      case when p.live then ${mark(sql`p.reservation_id`)} else 0 end as living from people p
    union all
    select r.activity_id, -${mark(sql`r.id`)} * (${named}), -${mark(sql`r.id`)} * (${namedLive}) from reservations r
  ) marked
  group by activity_id having sum(everybody) <> 0 or sum(living) <> 0`;

/** The same for a super administrator who asks. */
export async function checkPlaces(ctx: ServiceContext): Promise<Reconciliation> {
  authorize(ctx, 'configuration.manage');
  return reconcilePlaces(ctx);
}

/**
 * Counts the held places of every shift from the reservations, with what is offered to those who wait and held for those
 * of a suspended outing, again and reports each difference; it changes nothing (B2, B4). Both lists are empty when all is well. Each is one statement, so bookings under way never show.
 */
export async function reconcilePlaces(ctx: ServiceContext): Promise<Reconciliation> {
  const holds = holdsPlaces(sql`status`);
  // Raw: full joins of what is counted with what is kept.
  const [places, people] = await Promise.all([
    ctx.db.execute<PlacesDifference & Record<string, unknown>>(sql`
      select coalesce(p.activity_id, c.activity_id) as "activityId",
        nullif(coalesce(p.shift_id, c.shift_id), 0) as "shiftId", p.held, coalesce(c.counted, 0) as counted
      from shift_places p
      full join (
        select activity_id, shift_id, sum(places)::int as counted
        from (
          select activity_id, coalesce(shift_id, 0) as shift_id, case when ${holds} then party_size else offered_places end as places
          from reservations where ${holds} or offered_places > 0
          union all ${placesHeldForMoves}
        ) holding
        group by 1, 2
      ) c on c.activity_id = p.activity_id and c.shift_id = p.shift_id
      where p.held is distinct from coalesce(c.counted, 0)
      order by 1, 2 nulls first`),
    ctx.db.execute<PeopleDifference & Record<string, unknown>>(sql`
      select r.id as "reservationId", ${named} as "partySize", n.people, n.live, r.status = ${state.cancelled} as cancelled
      from reservations r
      cross join lateral (
        select count(*)::int as people, (count(*) filter (where live))::int as live
        from people where reservation_id = r.id
      ) n
      where r.activity_id in (${oddActivities}) and (n.people <> ${named} or n.live <> ${namedLive})
      order by r.id`),
  ]);
  return { places: [...places], people: [...people] };
}
