import type { TerritoryId } from '@dehesa/domain/access';
import type { MinimumAge, WaitingListMode } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { ActivityReservationsInput, placesLeft } from '@dehesa/domain/reservations';
import { type SQL, sql } from 'drizzle-orm';
import { reachableActivities } from '../../activity-scope';
import { authorize, type ServiceContext } from '../../context';
import { fileUrl } from '../../files/index';
import { foundReservations } from './find-reservations';
import { placesHeldForMoves } from '../moves/held-places';
import { countReservations, type ReservationRow, selectReservations } from '../reservation-rows';

/** What the head of the three columns shows. */
export interface ReservationsHeader {
  id: number;
  slug: string;
  title: { es: string; pt: string };
  category: { es: string; pt: string };
  territoryId: TerritoryId;
  territory: { es: string; pt: string };
  date: string;
  startTime: string | null;
  endTime: string | null;
  municipality: string;
  meetingPoint: string;
  minimumAge: MinimumAge;
  childrenAllowed: boolean;
  waitingListMode: WaitingListMode;
  imageUrl: string | null;
  hidden: boolean;
  registrationsClosed: boolean;
  /** It does not take place on its date. */
  suspended: boolean;
  past: boolean;
}

/** Places of one shift, or of an activity without shifts (`shift` null); people by state (B2, B3, B5). */
export interface ShiftOccupancy {
  shift: { id: number; name: string } | null;
  capacity: number;
  /** Held by pending and confirmed people and by open offers; more than `capacity` only by B15. */
  held: number;
  free: number;
  confirmed: number;
  pending: number;
  /** Places that are held for people who wait, by open offers, or for those of a suspended outing. */
  offered: number;
  waiting: number;
}

export interface ReservationColumn<T extends ReservationRow = ReservationRow> {
  rows: T[];
  /** All that there are, also beyond the rows. */
  total: number;
  people: number;
}

export interface WaitingReservation extends ReservationRow {
  /** The oldest waiting reservation of its shift that fits into the free places; such ones come first (B19). */
  offered: boolean;
  /** Until when it can accept the places that are held for it. */
  offerExpiresAt: Date | null;
}

export interface ActivityReservations {
  activity: ReservationsHeader;
  places: ShiftOccupancy[];
  pending: ReservationColumn;
  waiting: ReservationColumn<WaitingReservation>;
  confirmed: ReservationColumn;
}

interface Row extends Record<string, unknown> {
  id: number;
  slug: string;
  title_es: string;
  title_pt: string;
  category_es: string;
  category_pt: string;
  territory_id: TerritoryId;
  territory_es: string;
  territory_pt: string;
  date: string;
  start_time: string | null;
  end_time: string | null;
  municipality: string;
  meeting_point: string;
  minimum_age: MinimumAge;
  children_allowed: boolean;
  waiting_list_mode: WaitingListMode;
  storage_key: string | null;
  hidden: boolean;
  registrations_closed: boolean;
  suspended: boolean;
  past: boolean;
  places: Omit<ShiftOccupancy, 'free'>[];
  /** Ids of the waiting reservations that fit. */
  offered: number[];
  /** Open offers: the reservation, and until when in milliseconds. */
  open_offers: { id: number; until: number }[];
}

/** One activity's reservations in their three groups, with its places by shift (U24, B21). */
export async function readActivityReservations(
  ctx: ServiceContext,
  raw: ActivityReservationsInput,
): Promise<ActivityReservations> {
  authorize(ctx, 'reservations.manage');
  const { activityId, search, limit } = ActivityReservationsInput.parse(raw);
  const row = await readHeader(ctx, activityId);
  if (!row) throw DomainError.of('record.notFound');
  const found = sql`r.activity_id = ${activityId} and ${foundReservations(search)}`;
  const column = async (status: number, order: SQL): Promise<ReservationColumn> => {
    const where = sql`${found} and r.status = ${status}`;
    const [rows, count] = await Promise.all([
      selectReservations(ctx, { where, order, limit }),
      countReservations(ctx, where),
    ]);
    return { rows, total: count.reservations, people: count.people };
  };
  const byShift = sql`s.position, r.created_at, r.id`;
  const offered = new Set(row.offered);
  const offers = new Map(row.open_offers.map(({ id, until }) => [id, new Date(until)]));
  const offeredFirst = sql`r.id in (select json_array_elements_text(${JSON.stringify(row.offered)}::text::json)::int) desc`;
  const [pending, waiting, confirmed] = await Promise.all([
    column(1, byShift),
    column(3, sql`${offeredFirst}, r.waiting_since, r.id`),
    column(2, byShift),
  ]);
  return {
    activity: header(row),
    places: row.places.map((places) => ({ ...places, free: placesLeft(places) })),
    pending,
    waiting: {
      ...waiting,
      rows: waiting.rows.map((waits) => ({
        ...waits,
        offered: offered.has(waits.id),
        offerExpiresAt: offers.get(waits.id) ?? null,
      })),
    },
    confirmed,
  };
}

/** The activity, its places by shift, and which waiting reservations are offered (B19), in one statement. */
async function readHeader(ctx: ServiceContext, activityId: number): Promise<Row | undefined> {
  const [row] = await ctx.db.execute<Row>(sql`
    select activities.id, activities.slug, es.title as title_es, coalesce(nullif(pt.title, ''), es.title) as title_pt,
      c.name_es as category_es, c.name_pt as category_pt, activities.territory_id,
      t.name_es as territory_es, t.name_pt as territory_pt, activities.date::text as date,
      to_char(activities.start_time, 'HH24:MI') as start_time, to_char(activities.end_time, 'HH24:MI') as end_time,
      activities.municipality, activities.meeting_point, activities.minimum_age, activities.children_allowed,
      activities.waiting_list_mode, f.storage_key, activities.hidden, activities.registrations_closed,
      activities.suspended_at is not null as suspended,
      activities.ends_at <= ${ctx.clock.now().toISOString()}::timestamptz as past,
      coalesce((
        select json_agg(json_build_object(
          'shift', case when s.id is null then null else json_build_object('id', s.id, 'name', s.name) end,
          'capacity', p.capacity, 'held', p.held, 'confirmed', coalesce(n.confirmed, 0),
          'pending', coalesce(n.pending, 0), 'offered', coalesce(n.offered, 0) + coalesce(m.places, 0), 'waiting', coalesce(n.waiting, 0)) order by s.position)
        from shift_places p
        left join shifts s on s.id = p.shift_id
        left join (
          select coalesce(shift_id, 0) as shift_id, sum(party_size) filter (where status = 2) as confirmed,
            sum(party_size) filter (where status = 1) as pending, sum(party_size) filter (where status = 3) as waiting,
            sum(offered_places) as offered
          from reservations where activity_id = ${activityId} and status <> 4 group by 1
        ) n on n.shift_id = p.shift_id
        left join (
          select shift_id, sum(places) as places from (${placesHeldForMoves}) held
          where activity_id = ${activityId} group by 1
        ) m on m.shift_id = p.shift_id
        where p.activity_id = activities.id), '[]') as places,
      coalesce((
        select json_agg(first.id) from (
          select distinct on (w.shift_id) w.id
          from reservations w
          join shift_places p on p.activity_id = w.activity_id and p.shift_id = coalesce(w.shift_id, 0)
          where w.activity_id = activities.id and w.status = 3 and w.offered_places = 0 and p.held + w.party_size <= p.capacity
          order by w.shift_id, w.waiting_since, w.id
        ) first), '[]') as offered,
      coalesce((
        select json_agg(json_build_object('id', o.reservation_id, 'until', (extract(epoch from o.expires_at) * 1000)::float8))
        from reservations w
        join waiting_list_offers o on o.reservation_id = w.id and o.status = 'open'
        where w.activity_id = activities.id and w.status = 3 and w.offered_places > 0), '[]') as open_offers
    from activities
    join activity_texts es on es.activity_id = activities.id and es.language = 'es'
    left join activity_texts pt on pt.activity_id = activities.id and pt.language = 'pt'
    join categories c on c.id = activities.category_id
    join territories t on t.id = activities.territory_id
    left join files f on f.id = activities.main_image_id
    where activities.id = ${activityId} and ${reachableActivities(ctx.actor)}`);
  return row;
}

function header(row: Row): ReservationsHeader {
  return {
    id: row.id,
    slug: row.slug,
    title: { es: row.title_es, pt: row.title_pt },
    category: { es: row.category_es, pt: row.category_pt },
    territoryId: row.territory_id,
    territory: { es: row.territory_es, pt: row.territory_pt },
    date: row.date,
    startTime: row.start_time,
    endTime: row.end_time,
    municipality: row.municipality,
    meetingPoint: row.meeting_point,
    minimumAge: row.minimum_age,
    childrenAllowed: row.children_allowed,
    waitingListMode: row.waiting_list_mode,
    imageUrl: fileUrl(row.storage_key),
    hidden: row.hidden,
    registrationsClosed: row.registrations_closed,
    suspended: row.suspended,
    past: row.past,
  };
}
