import { partyBegins } from '@dehesa/domain/activities';
import type { Language } from '@dehesa/domain/languages';
import { madridDate } from '@dehesa/domain/madrid-time';
import { addDays } from '@dehesa/domain/dates';
import {
  asksForAnswer,
  dueReminder,
  isReminderTime,
  reminderHourChoices,
  ReminderHours,
} from '@dehesa/domain/reminders';
import { type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { idArray } from '../id-array';
import { inTransaction } from '../in-transaction';
import { queueMessages } from '../messages/index';
import { attendanceUrl, bookerMessages, bookerWhatsapp } from '../reservations/index';

/** The queue's task that does this, every few minutes. */
export const queueRemindersTask = 'queue-reminders';

/** Reservations of one transaction. */
const pageSize = 500;
/** The longest reminder, and a day for who is counted by the end of the day. */
const daysAhead = Math.ceil(Math.max(...reminderHourChoices) / 24) + 1;

/** The parties of one shift (or of an activity without any) that are to be reminded now. */
interface DueParties {
  activity_id: number;
  shift_id: number | null;
  hours: number;
  due_at: string;
  for_date: string;
}

/**
 * Queues the reminders that are due, by day only: of each confirmed party the nearest one, once for each day that the
 * outing is moved to, and not to who was confirmed after it was due. A page at a time, rows and messages in one
 * transaction: the row decides who queues, however many processes do (B35). Answers how many parties were reminded.
 */
export async function queueDueReminders(ctx: ServiceContext, signal?: AbortSignal): Promise<number> {
  if (!isReminderTime(ctx.clock.now())) return 0;
  const due = await findDue(ctx);
  if (due.length === 0) return 0;
  let reminded = 0;
  for (;;) {
    const page = await inTransaction(ctx, (tx) => remindPage(ctx, tx, due));
    reminded += page;
    if (page < pageSize || signal?.aborted === true) return reminded;
  }
}

interface ActivityRow extends Record<string, unknown> {
  id: number;
  shift_id: number | null;
  shift: string | null;
  date: string;
  start_time: string | null;
  end_time: string | null;
  reminder_hours: number[];
}

/** Which reminder is due of each shift of the activities of the coming days. */
async function findDue(ctx: ServiceContext): Promise<DueParties[]> {
  const now = ctx.clock.now();
  const rows = await ctx.db.execute<ActivityRow>(sql`
    select a.id, s.id as shift_id, s.name as shift, a.date::text as date, to_char(a.start_time, 'HH24:MI') as start_time,
      to_char(a.end_time, 'HH24:MI') as end_time, to_json(a.reminder_hours) as reminder_hours
    from activities a
    left join shifts s on s.activity_id = a.id
    where not a.hidden and a.suspended_at is null and a.reminder_hours <> '{}' and a.ends_at > ${now.toISOString()}::timestamptz
      and a.date between ${addDays(madridDate(now), -1)}::date and ${addDays(madridDate(now), daysAhead)}::date`);
  return rows.flatMap((row) => {
    const schedule = { date: row.date, startTime: row.start_time, endTime: row.end_time };
    const due = dueReminder(partyBegins(schedule, row.shift), ReminderHours.parse(row.reminder_hours), now);
    if (due === null) return [];
    const { hours, dueAt } = due;
    return [{ activity_id: row.id, shift_id: row.shift_id, hours, due_at: dueAt.toISOString(), for_date: row.date }];
  });
}

interface Reminded extends Record<string, unknown> {
  id: number;
  hours: number;
  language: Language;
  territory_id: number;
  first_name: string;
  last_name: string;
  email: string | null;
  whatsapp: string | null;
  /** It has said that it comes, for this day. */
  coming: boolean | null;
}

async function remindPage(ctx: ServiceContext, tx: ServiceContext['db'], due: readonly DueParties[]): Promise<number> {
  const reminded = await tx.execute<Reminded>(sql`
    with told as (${insertPage(due, ctx.clock.now())})
    select r.id, told.hours, r.language, activities.territory_id, p.first_name, p.last_name, p.email,
      ${bookerWhatsapp} as whatsapp,
      r.attendance_for_date = activities.date and r.attendance_answer = 'coming' as coming
    from told
    join reservations r on r.id = told.reservation_id
    join activities on activities.id = r.activity_id
    join people p on p.reservation_id = r.id and p.position = 0
    order by r.id`);
  const messages = reminded.map((row) => ({ row, list: messagesTo(ctx, row) }));
  await queueMessages(
    tx,
    messages.flatMap(({ list }) => list),
  );
  const unreached = messages.filter(({ list }) => list.length === 0).map(({ row }) => row.id);
  if (unreached.length > 0) {
    await tx.execute(sql`
      update reservation_reminders set reached = false
      where reservation_id = any(${idArray(unreached)}) and queued_at = ${ctx.clock.now().toISOString()}::timestamptz`);
  }
  return reminded.length;
}

/**
 * The rows of the next parties. Whoever is just being changed is left to the next time, and seen as it is then; one that
 * another process has taken meanwhile is its.
 */
function insertPage(due: readonly DueParties[], now: Date): SQL {
  return sql`
    insert into reservation_reminders (reservation_id, hours, for_date, queued_at)
    select * from (
      select r.id, d.hours, d.for_date, ${now.toISOString()}::timestamptz
      from json_to_recordset(${JSON.stringify(due)}::text::json)
        as d(activity_id int, shift_id int, hours smallint, due_at timestamptz, for_date date)
      join reservations r on r.activity_id = d.activity_id and r.status = 2 and r.shift_id is not distinct from d.shift_id
      where r.erased_at is null and r.reminders_off_at is null and coalesce(r.confirmed_at, r.created_at) <= d.due_at
        and not exists (
          select from reservation_reminders m
          where m.reservation_id = r.id and m.for_date = d.for_date and m.hours <= d.hours)
      limit ${pageSize}
      for no key update of r skip locked
    ) next
    on conflict do nothing
    returning reservation_id, hours`;
}

function messagesTo(ctx: ServiceContext, row: Reminded) {
  const { id, language, email, whatsapp } = row;
  const booker = { firstName: row.first_name, lastName: row.last_name, email, whatsapp };
  const told = { id, language, territoryId: row.territory_id, booker };
  const asks = asksForAnswer(row.hours) && row.coming !== true;
  return bookerMessages(told, 'reserva-recordatorio').map((message) => {
    // An approved text has no part that may be missing: by WhatsApp every reminder can be answered.
    if (!asks && message.channel !== 'whatsapp') return message;
    const { address } = message.recipient;
    return {
      ...message,
      fields: { 'reserva.enlace_asistencia': attendanceUrl(ctx.installation, { id, language, address }) },
    };
  });
}
