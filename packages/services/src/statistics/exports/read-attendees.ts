import { activities, reservations } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { isGroup, type ReservationStatus } from '@dehesa/domain/reservations';
import type { Period } from '@dehesa/domain/statistics';
import { reservationLists } from '@dehesa/i18n/backoffice/exports';
import { and, eq, exists, inArray, not, type SQL, sql } from 'drizzle-orm';
import { clockTime } from '../../activities/read/head';
import { titleIn } from '../../activities/read/texts';
import { reachableActivities } from '../../activity-scope';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { idArray } from '../../id-array';
import { sumOf } from '../../reservations/read/counts';
import { takesPlaceIn } from '../takes-place-in';

/** One person of a reservation with the activity that it is for. */
export interface Attendee {
  title: string;
  municipality: string;
  /** Places of all shifts (B3). */
  capacity: number;
  date: string;
  startTime: string | null;
  endTime: string | null;
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  province: string;
  locality: string;
  status: ReservationStatus;
}

export interface AttendeeQuery {
  statuses: readonly ReservationStatus[];
  /** Of the activities' titles. */
  language: StaffLanguage;
  /** Of activities that take place in it; without, of all (B92). */
  period?: Period | undefined;
  /** What becomes of the list, for the audit log. */
  format: 'xlsx' | 'json';
}

export interface Attendees {
  /** Whether anybody is on the list. */
  any: boolean;
  batches: AsyncGenerator<Attendee[]>;
}

/** An activity on the list, with the reservations that it has there. */
interface ListedActivity {
  id: number;
  reservations: number;
  people: number;
}

/** Reservations that are read at once: so much as a server can take apart without holding anybody up. */
const batchSize = 400;

/**
 * Everybody in the reservations in these states, by activity and time of the booking, companions right below their booker,
 * within the actor's reach (B21), without hidden activities (B11). It comes in batches that are read when they are asked for: a slow receiver holds no
 * connection of the database. Only whether there is anybody is known before: to count ten years of people takes a quarter
 * of a second. Personal data leaves the product, so the audit log has it, with their number, before the first batch (B46).
 */
export async function readAttendees(ctx: ServiceContext, query: AttendeeQuery): Promise<Attendees> {
  authorize(ctx, 'reservations.manage');
  const booked = ctx.db.select({ id: reservations.id }).from(reservations).where(listedOf(query));
  const [first] = await ctx.db
    .select({ id: activities.id })
    .from(activities)
    .where(and(withinReach(ctx, query), exists(booked)))
    .limit(1);
  return { any: first !== undefined, batches: readBatches(ctx, query) };
}

function withinReach({ actor }: ServiceContext, { period }: AttendeeQuery): SQL | undefined {
  return and(not(activities.hidden), reachableActivities(actor), takesPlaceIn(period));
}

/** The reservations of an activity that are listed. */
function listedOf({ statuses }: AttendeeQuery): SQL | undefined {
  return and(eq(reservations.activityId, activities.id), inArray(reservations.status, [...statuses]));
}

/** The activities on the list in its order, with how much of each; in the audit log from then on. */
async function listActivities(ctx: ServiceContext, query: AttendeeQuery): Promise<ListedActivity[]> {
  const { statuses, period, format } = query;
  const booked = ctx.db
    .select({
      activityId: reservations.activityId,
      reservations: sql<number>`count(*)::int`.as('booked'),
      people: sumOf(reservations.partySize).as('people'),
    })
    .from(reservations)
    .where(inArray(reservations.status, [...statuses]))
    .groupBy(reservations.activityId)
    .as('booked_in');
  const listed = await ctx.db
    .select({ id: activities.id, reservations: booked.reservations, people: booked.people })
    .from(activities)
    .innerJoin(booked, eq(booked.activityId, activities.id))
    .where(withinReach(ctx, query))
    .orderBy(activities.date, sql`${activities.startTime} nulls first`, activities.id);
  const people = listed.reduce((sum, activity) => sum + activity.people, 0);
  if (people > 0) {
    await audit(ctx, ctx.db, {
      action: 'reservations.export',
      entity: 'reservation',
      entityId: null,
      details: { format, people, statuses: [...statuses], ...period },
    });
  }
  return listed;
}

/** The same where nobody on the list is a refusal (U28, 'Lista vacía'). */
export async function requireAttendees(ctx: ServiceContext, query: AttendeeQuery): Promise<Attendees> {
  const attendees = await readAttendees(ctx, query);
  if (!attendees.any) throw DomainError.of('statistics.listEmpty');
  return attendees;
}

async function* readBatches(ctx: ServiceContext, query: AttendeeQuery): AsyncGenerator<Attendee[]> {
  const { statuses, language } = query;
  for (const ids of chunks(await listActivities(ctx, query))) {
    for (let after = { ordinal: 0, id: 0 }; ;) {
      const rows = await readBatch(ctx, { ids, statuses, language, after });
      const last = rows.at(-1);
      if (last === undefined) break;
      yield rows.flatMap((row, index) => linesOf(row, rows[index + 1]?.id !== row.id, language));
      after = { ordinal: last.ordinal, id: last.id };
    }
  }
}

/** A person's line, and below the last one of a group how many others have a place (B83). */
function linesOf(row: AttendeeRow, isLast: boolean, language: StaffLanguage): Attendee[] {
  const { ordinal: _ordinal, id: _id, adults, minors, ...person } = row;
  if (!isLast || !isGroup({ adults, minors })) return [person];
  const firstName = reservationLists[language].unnamed({ adults, minors });
  return [person, { ...person, firstName, lastName: '', phone: '', email: '', province: '', locality: '' }];
}

/** Activities that have a batch of reservations together, or one alone that has more. */
function* chunks(listed: readonly ListedActivity[]): Generator<number[]> {
  let ids: number[] = [];
  let size = 0;
  for (const { id, reservations } of listed) {
    if (ids.length > 0 && size + reservations > batchSize) {
      yield ids;
      ids = [];
      size = 0;
    }
    ids.push(id);
    size += reservations;
  }
  if (ids.length > 0) yield ids;
}

interface AttendeeRow extends Attendee, Record<string, unknown> {
  ordinal: number;
  id: number;
  /** Without a name, in the whole reservation. */
  adults: number;
  minors: number;
}

interface Page {
  ids: readonly number[];
  statuses: readonly ReservationStatus[];
  language: StaffLanguage;
  after: { ordinal: number; id: number };
}

function readBatch(ctx: ServiceContext, { ids, statuses, language, after }: Page): Promise<AttendeeRow[]> {
  // Raw: the page is cut out of activities in an order that is given, before anything else is read.
  return ctx.db.execute<AttendeeRow>(sql`
    with listed as (select id, ordinal::int from unnest(${idArray(ids)}) with ordinality as t (id, ordinal)),
    page as (
      select r.id, r.activity_id, r.status, r.unnamed_adults, r.unnamed_minors, listed.ordinal
      from listed join reservations r on r.activity_id = listed.id and r.status = any(${idArray(statuses)})
      where (listed.ordinal, r.id) > (${after.ordinal}::int, ${after.id}::int)
      order by listed.ordinal, r.id limit ${batchSize}
    )
    select page.ordinal, page.id, ${titleIn(language, sql`a.id`)} as title, a.municipality, c.capacity, a.date::text as date,
      ${clockTime(sql`a.start_time`)} as "startTime", ${clockTime(sql`a.end_time`)} as "endTime",
      p.first_name as "firstName", p.last_name as "lastName",
      coalesce(nullif(trim(coalesce(p.phone_prefix, '') || ' ' || p.phone), ''), '') as phone,
      coalesce(p.email, '') as email, coalesce(p.province, '') as province, coalesce(p.locality, '') as locality,
      page.status, page.unnamed_adults as adults, page.unnamed_minors as minors
    from page
    join people p on p.reservation_id = page.id
    join activities a on a.id = page.activity_id
    join lateral (select coalesce(sum(capacity), 0)::float8 as capacity from shift_places where activity_id = a.id) c on true
    order by page.ordinal, page.id, p.position`);
}
