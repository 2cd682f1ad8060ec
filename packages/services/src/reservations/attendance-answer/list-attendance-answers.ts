import type { Language } from '@dehesa/domain/languages';
import { DomainError } from '@dehesa/domain/errors';
import { askingHours, type ReminderHour, ReminderHours } from '@dehesa/domain/reminders';
import { type AttendanceFilter, AttendanceListInput, showReference } from '@dehesa/domain/reservations';
import { type SQL, sql } from 'drizzle-orm';
import { reachableActivities } from '../../activity-scope';
import { authorize, type ServiceContext } from '../../context';
import { bookerWhatsapp } from '../booker-messages';
import { answerInForce, releasedInForce } from './asked-reservation';

/** A confirmed party (or one that has cancelled by its answer), with a number to call. */
export interface AttendanceParty {
  id: number;
  reference: string;
  name: string;
  /** As it is dialled, with the prefix; null where there is none. */
  phone: string | null;
  /** The same in E.164 where the party wants messages by WhatsApp. */
  whatsapp: string | null;
  language: Language;
  people: number;
  shift: string | null;
  answer: 'coming' | 'cancelled' | null;
  answeredAt: Date | null;
  /** Places that it gave back. */
  released: number;
  /** What became of the question: sent; there was nowhere to send it to; the party wants no reminders; not sent (yet). */
  asked: 'sent' | 'notReached' | 'off' | 'no';
}

/** What the parties of an activity have answered, people by answer, and a page of them. */
export interface AttendanceAnswers {
  reminderHours: ReminderHour[];
  /** A reminder that asks for an answer has gone out for the day on which it is now. */
  hasAsked: boolean;
  counts: { coming: Count; unanswered: Count; released: Count };
  rows: AttendanceParty[];
  /** All that the filter finds. */
  total: number;
}

interface Count {
  parties: number;
  people: number;
}

interface HeadRow extends Record<string, unknown> {
  reminder_hours: number[];
  asked: boolean;
  coming: number;
  coming_people: number;
  unanswered: number;
  unanswered_people: number;
  released: number;
  released_people: number;
  all_parties: number;
}

interface PartyRow extends Record<string, unknown> {
  id: number;
  reference: string;
  prefix: string;
  name: string;
  phone: string | null;
  whatsapp: string | null;
  language: Language;
  people: number;
  shift: string | null;
  answer: AttendanceParty['answer'];
  answered_ms: number | null;
  released: number;
  asked: AttendanceParty['asked'];
}

/** Not all of its reminders were refused by the far side. */
const unlessRefused = sql`(
  select not bool_and(g.status in ('failed', 'suppressed')) from messages g
  where g.reservation_id = r.id and g.slug = 'reserva-recordatorio') is not false`;

const isConfirmed = sql`r.status = 2`;
const found: Record<AttendanceFilter, SQL> = {
  unanswered: sql`${isConfirmed} and ${answerInForce} is null`,
  coming: sql`${isConfirmed} and ${answerInForce} = 'coming'`,
  released: sql`${releasedInForce} > 0`,
  all: sql`(${isConfirmed} or ${releasedInForce} > 0)`,
};
const totalOf: Record<AttendanceFilter, (head: HeadRow) => number> = {
  unanswered: (head) => head.unanswered,
  coming: (head) => head.coming,
  released: (head) => head.released,
  all: (head) => head.all_parties,
};

/** Who comes to an activity in the actor's reach and who has not answered (B21). */
export async function listAttendanceAnswers(ctx: ServiceContext, raw: AttendanceListInput): Promise<AttendanceAnswers> {
  authorize(ctx, 'reservations.manage');
  const { activityId, filter, pageIndex, pageSize } = AttendanceListInput.parse(raw);
  const asking = sql`m.reservation_id = r.id and m.for_date = activities.date and m.hours <= ${askingHours}::smallint`;
  const [[head], rows] = await Promise.all([
    ctx.db.execute<HeadRow>(sql`
      select to_json(activities.reminder_hours) as reminder_hours, n.* from activities
      cross join lateral (
        select coalesce(bool_or(exists (select from reservation_reminders m where ${asking})), false) as asked,
          (count(*) filter (where ${found.coming}))::int as coming,
          coalesce(sum(r.party_size) filter (where ${found.coming}), 0)::int as coming_people,
          (count(*) filter (where ${found.unanswered}))::int as unanswered,
          coalesce(sum(r.party_size) filter (where ${found.unanswered}), 0)::int as unanswered_people,
          (count(*) filter (where ${found.released}))::int as released,
          coalesce(sum(${releasedInForce}), 0)::int as released_people,
          (count(*) filter (where ${found.all}))::int as all_parties
        from reservations r
        where r.activity_id = activities.id
      ) n
      where activities.id = ${activityId} and ${reachableActivities(ctx.actor)}`),
    ctx.db.execute<PartyRow>(sql`
      select r.id, r.reference, t.reference_prefix as prefix, trim(p.first_name || ' ' || p.last_name) as name,
        nullif(coalesce(p.phone_prefix, '') || coalesce(p.phone, ''), '') as phone, ${bookerWhatsapp} as whatsapp, r.language, r.party_size as people,
        s.name as shift, ${answerInForce} as answer,
        case when r.attendance_for_date = activities.date
          then (extract(epoch from r.attendance_answered_at) * 1000)::float8 end as answered_ms,
        ${releasedInForce} as released,
        coalesce((select case when bool_or(m.reached) and ${unlessRefused} then 'sent' else 'notReached' end
          from reservation_reminders m where ${asking} having count(*) > 0),
          case when r.reminders_off_at is null then 'no' else 'off' end) as asked
      from reservations r
      join activities on activities.id = r.activity_id and ${reachableActivities(ctx.actor)}
      join territories t on t.id = activities.territory_id
      join people p on p.reservation_id = r.id and p.position = 0
      left join shifts s on s.id = r.shift_id
      where r.activity_id = ${activityId} and ${found[filter]}
      order by s.position, r.status, lower(p.first_name), lower(p.last_name), r.id
      limit ${pageSize} offset ${pageIndex * pageSize}`),
  ]);
  if (!head) throw DomainError.of('record.notFound');
  return {
    reminderHours: ReminderHours.parse(head.reminder_hours),
    hasAsked: head.asked,
    counts: {
      coming: { parties: head.coming, people: head.coming_people },
      unanswered: { parties: head.unanswered, people: head.unanswered_people },
      released: { parties: head.released, people: head.released_people },
    },
    rows: rows.map(fromRow),
    total: totalOf[filter](head),
  };
}

function fromRow({ prefix, reference, answered_ms: answeredMs, ...row }: PartyRow): AttendanceParty {
  return {
    ...row,
    reference: showReference(reference, prefix),
    answeredAt: answeredMs === null ? null : new Date(answeredMs),
  };
}
