import { activities, people, reservationReminders, reservations, shifts } from '@dehesa/db/schema';
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
import { and, between, eq, gt, not, type SQL, sql } from 'drizzle-orm';
import { activityHead, calledOff } from '../activities/read/head';
import { spokenLanguage } from '../configuration/read/spoken-language';
import type { ServiceContext } from '../context';
import { idArray } from '../id-array';
import { inTransaction } from '../in-transaction';
import { queueMessages } from '../messages/index';
import { jsonObject } from '../json-sql';
import { attendanceUrl, bookerMessages, type ToldReservation } from '../reservations/index';
import { answerInForce } from '../reservations/read/answers';
import { booker, ofBooker } from '../reservations/read/booker';
import { bookerWhatsapp } from '../reservations/read/people';
import { isConfirmed } from '../reservations/read/states';

/** The queue's task that does this, every few minutes. */
export const queueRemindersTask = 'queue-reminders';

/** Reservations of one transaction. */
const pageSize = 500;
/** The longest reminder, and a day for who is counted by the end of the day. */
const daysAhead = Math.ceil(Math.max(...reminderHourChoices) / 24) + 1;

/** The parties of one shift (or of an activity without any) that are to be reminded now. */
interface DueParties {
  activityId: number;
  shiftId: number | null;
  hours: number;
  dueAt: Date;
  forDate: string;
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

/** Which reminder is due of each shift of the activities of the coming days. */
async function findDue(ctx: ServiceContext): Promise<DueParties[]> {
  const now = ctx.clock.now();
  const today = madridDate(now);
  const rows = await ctx.db
    .select({
      id: activities.id,
      shiftId: shifts.id,
      shift: shifts.name,
      date: activities.date,
      startTime: activityHead.startTime,
      endTime: activityHead.endTime,
      reminderHours: activities.reminderHours,
    })
    .from(activities)
    .leftJoin(shifts, eq(shifts.activityId, activities.id))
    .where(
      and(
        not(calledOff),
        sql`${activities.reminderHours} <> '{}'`,
        gt(activities.endsAt, now),
        between(activities.date, addDays(today, -1), addDays(today, daysAhead)),
      ),
    );
  return rows.flatMap(({ id, shiftId, shift, reminderHours, ...schedule }) => {
    const due = dueReminder(partyBegins(schedule, shift), ReminderHours.parse(reminderHours), now);
    return due === null ? [] : [{ activityId: id, shiftId, ...due, forDate: schedule.date }];
  });
}

interface Reminded extends Record<string, unknown> {
  id: number;
  hours: number;
  language: Language;
  territoryId: number;
  booker: ToldReservation['booker'];
  /** It has said that it comes, for this day. */
  coming: boolean;
}

const told = jsonObject({
  firstName: booker.firstName,
  lastName: booker.lastName,
  email: booker.email,
  whatsapp: bookerWhatsapp,
});

async function remindPage(ctx: ServiceContext, tx: ServiceContext['db'], due: readonly DueParties[]): Promise<number> {
  // Raw: Drizzle has no words for rows that are written and read in one statement.
  const reminded = await tx.execute<Reminded>(sql`
    with told as (${insertPage(due, ctx.clock.now())})
    select ${reservations.id}, told.hours, ${spokenLanguage(reservations.language)} as language, ${activities.territoryId} as "territoryId",
      ${told} as booker, coalesce(${answerInForce} = 'coming', false) as coming
    from told
    join ${reservations} on ${reservations.id} = told.reservation_id
    join ${activities} on ${eq(activities.id, reservations.activityId)}
    join ${people} ${booker} on ${ofBooker}
    order by ${reservations.id}`);
  const messages = reminded.map((row) => ({ row, list: messagesTo(ctx, row) }));
  await queueMessages(
    tx,
    messages.flatMap(({ list }) => list),
  );
  const unreached = messages.filter(({ list }) => list.length === 0).map(({ row }) => row.id);
  if (unreached.length > 0) {
    await tx
      .update(reservationReminders)
      .set({ reached: false })
      .where(
        and(
          sql`${reservationReminders.reservationId} = any(${idArray(unreached)})`,
          eq(reservationReminders.queuedAt, ctx.clock.now()),
        ),
      );
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
      select r.id, d.hours, d."forDate", ${now.toISOString()}::timestamptz
      from json_to_recordset(${JSON.stringify(due)}::text::json)
        as d("activityId" int, "shiftId" int, hours smallint, "dueAt" timestamptz, "forDate" date)
      join reservations r on r.activity_id = d."activityId" and ${isConfirmed(sql`r.status`)}
        and r.shift_id is not distinct from d."shiftId"
      where r.erased_at is null and r.reminders_off_at is null and coalesce(r.confirmed_at, r.created_at) <= d."dueAt"
        and not exists (
          select from reservation_reminders m
          where m.reservation_id = r.id and m.for_date = d."forDate" and m.hours <= d.hours)
      limit ${pageSize}
      for no key update of r skip locked
    ) next
    on conflict do nothing
    returning reservation_id, hours`;
}

function messagesTo(ctx: ServiceContext, row: Reminded) {
  const { id, language } = row;
  const asks = asksForAnswer(row.hours) && !row.coming;
  return bookerMessages(row, 'reserva-recordatorio').map((message) => {
    // An approved text has no part that may be missing: by WhatsApp every reminder can be answered.
    if (!asks && message.channel !== 'whatsapp') return message;
    const { address } = message.recipient;
    return {
      ...message,
      fields: { 'reserva.enlace_asistencia': attendanceUrl(ctx.installation, { id, language, address }) },
    };
  });
}
