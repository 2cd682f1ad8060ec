import { partyBegins } from '@dehesa/domain/activities';
import { AttendanceLink, ReservationStatus, showReference } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import { linkOpens } from '../../contact-link';
import type { ServiceContext } from '../../context';
import { partyHours } from '../party-hours';
import { answerInForce, type GivenAnswer, releasedInForce } from './asked-reservation';
import { readAttendanceToken } from '../party-links';

/** unavailable: the activity is not shown any more; notConfirmed: it is pending or waits. */
export type AttendanceState = 'open' | 'cancelled' | 'begun' | 'unavailable' | 'notConfirmed';

/** What the link of a reminder opens: enough to answer, nothing that a stranger could use. */
export interface AttendanceQuestion extends GivenAnswer {
  state: AttendanceState;
  /** With its prefix (B16). */
  reference: string;
  title: string;
  /** Null where its page is not published. */
  slug: string | null;
  date: string;
  /** Hours or shift in words, in territory 2 with the Portuguese ones (B48). */
  hours: string;
  municipality: string;
  meetingPoint: string;
  /** The organizer's. */
  phone: string;
  /** First names, the booker first. */
  people: { id: number; firstName: string; booker: boolean; checkedIn: boolean }[];
}

interface Row extends Record<string, unknown>, GivenAnswer {
  status: ReservationStatus;
  reference: string;
  prefix: string;
  title: string;
  slug: string;
  date: string;
  start_time: string | null;
  end_time: string | null;
  shift: string | null;
  territory_id: number;
  municipality: string;
  meeting_point: string;
  phone: string;
  hidden: boolean;
  people: AttendanceQuestion['people'];
}

/** The question behind a reminder's link, without changing anything; null where the link opens nothing (B22). */
export async function readAttendanceQuestion(
  ctx: ServiceContext,
  raw: AttendanceLink,
): Promise<AttendanceQuestion | null> {
  const { token, language } = AttendanceLink.parse(raw);
  const claim = readAttendanceToken(ctx.installation, token);
  if (claim === undefined || !(await linkOpens(ctx, ctx.db, claim))) return null;
  const [row] = await ctx.db.execute<Row>(sql`
    select r.status, r.reference, t.reference_prefix as prefix, coalesce(nullif(own.title, ''), es.title, '') as title, activities.slug, activities.date::text as date,
      to_char(activities.start_time, 'HH24:MI') as start_time, to_char(activities.end_time, 'HH24:MI') as end_time, s.name as shift,
      activities.territory_id, activities.municipality, activities.meeting_point, activities.phone,
      activities.hidden or activities.suspended_at is not null as hidden,
      ${answerInForce} as answer, ${releasedInForce} as released,
      (select json_agg(json_build_object('id', p.id, 'firstName', p.first_name, 'booker', p.position = 0,
          'checkedIn', exists (select from attendance n where n.person_id = p.id and n.undone_at is null))
        order by p.position) from people p where p.reservation_id = r.id) as people
    from reservations r
    join activities on activities.id = r.activity_id
    join territories t on t.id = activities.territory_id
    left join shifts s on s.id = r.shift_id
    left join activity_texts es on es.activity_id = activities.id and es.language = 'es'
    left join activity_texts own on own.activity_id = activities.id and own.language = ${language}
    where r.id = ${claim.reservationId}`);
  if (!row) return null;
  const schedule = { date: row.date, startTime: row.start_time, endTime: row.end_time };
  const begun = partyBegins(schedule, row.shift) <= ctx.clock.now();
  return {
    state: stateOf(row, begun),
    answer: row.answer,
    released: row.released,
    reference: showReference(row.reference, row.prefix),
    title: row.title,
    slug: row.hidden ? null : row.slug,
    date: row.date,
    hours: partyHours(schedule, row.shift, row.territory_id, language),
    municipality: row.municipality,
    meetingPoint: row.meeting_point,
    phone: row.phone,
    people: row.people,
  };
}

function stateOf({ status, hidden }: Row, begun: boolean): AttendanceState {
  if (status === ReservationStatus.cancelled) return 'cancelled';
  if (begun) return 'begun';
  if (hidden) return 'unavailable';
  return status === ReservationStatus.confirmed ? 'open' : 'notConfirmed';
}
