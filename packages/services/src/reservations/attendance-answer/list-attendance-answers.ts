import { activities, messages, reservationReminders, reservations, shifts, territories } from '@dehesa/db/schema';
import type { Language } from '@dehesa/domain/languages';
import { DomainError } from '@dehesa/domain/errors';
import { askingHours, type ReminderHour, ReminderHours } from '@dehesa/domain/reminders';
import { type AttendanceFilter, AttendanceListInput } from '@dehesa/domain/reservations';
import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { reachableActivities } from '../../activity-scope';
import { authorize, type ServiceContext } from '../../context';
import { booker, ofBooker } from '../read/booker';
import { countOf, peopleIn, sumOf } from '../read/counts';
import { bookerWhatsapp, fullName } from '../read/people';
import { shownReference } from '../read/reference';
import { isConfirmed } from '../read/states';
import { answeredInForce, answerInForce, releasedInForce } from '../read/answers';

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

/** Not all of its reminders were refused by the far side. */
const unlessRefused = sql`(
  select not bool_and(${inArray(messages.status, ['failed', 'suppressed'])}) from ${messages}
  where ${and(eq(messages.reservationId, reservations.id), eq(messages.slug, 'reserva-recordatorio'))}) is not false`;

/** Reminders that ask for an answer, for the day on which it is now. */
const asking = and(
  eq(reservationReminders.reservationId, reservations.id),
  eq(reservationReminders.forDate, activities.date),
  lte(reservationReminders.hours, askingHours),
);
const asked = sql<AttendanceParty['asked']>`coalesce(
  (select case when bool_or(${reservationReminders.reached}) and ${unlessRefused} then 'sent' else 'notReached' end
    from ${reservationReminders} where ${asking} having count(*) > 0),
  case when ${reservations.remindersOffAt} is null then 'no' else 'off' end)`;

const found: Record<AttendanceFilter, SQL> = {
  unanswered: sql`${isConfirmed()} and ${answerInForce} is null`,
  coming: sql`${isConfirmed()} and ${answerInForce} = 'coming'`,
  released: sql`${releasedInForce} > 0`,
  all: sql`(${isConfirmed()} or ${releasedInForce} > 0)`,
};

const counted = {
  coming: { parties: countOf(found.coming), people: peopleIn(found.coming) },
  unanswered: { parties: countOf(found.unanswered), people: peopleIn(found.unanswered) },
  released: { parties: countOf(found.released), people: sumOf(releasedInForce) },
};

/** Who comes to an activity in the actor's reach and who has not answered (B21). */
export async function listAttendanceAnswers(ctx: ServiceContext, raw: AttendanceListInput): Promise<AttendanceAnswers> {
  authorize(ctx, 'reservations.manage');
  const { activityId, filter, pageIndex, pageSize } = AttendanceListInput.parse(raw);
  const wanted = and(eq(activities.id, activityId), reachableActivities(ctx.actor));
  const [[head], rows] = await Promise.all([
    ctx.db
      .select({
        reminderHours: activities.reminderHours,
        hasAsked: sql<boolean>`coalesce(bool_or(exists (select from ${reservationReminders} where ${asking})), false)`,
        ...counted,
        all: { parties: countOf(found.all) },
      })
      .from(activities)
      .leftJoin(reservations, eq(reservations.activityId, activities.id))
      .where(wanted)
      .groupBy(activities.id),
    ctx.db
      .select({
        id: reservations.id,
        reference: shownReference,
        name: fullName(booker),
        phone: sql<string | null>`nullif(coalesce(${booker.phonePrefix}, '') || coalesce(${booker.phone}, ''), '')`,
        whatsapp: bookerWhatsapp,
        language: reservations.language,
        people: reservations.partySize,
        shift: shifts.name,
        answer: answerInForce,
        answeredAt: answeredInForce,
        released: releasedInForce,
        asked,
      })
      .from(reservations)
      .innerJoin(activities, eq(activities.id, reservations.activityId))
      .innerJoin(territories, eq(territories.id, activities.territoryId))
      .innerJoin(booker, ofBooker)
      .leftJoin(shifts, eq(shifts.id, reservations.shiftId))
      .where(and(wanted, found[filter]))
      .orderBy(
        shifts.position,
        reservations.status,
        sql`lower(${booker.firstName})`,
        sql`lower(${booker.lastName})`,
        reservations.id,
      )
      .limit(pageSize)
      .offset(pageIndex * pageSize),
  ]);
  if (!head) throw DomainError.of('record.notFound');
  const { reminderHours, hasAsked, all, ...counts } = head;
  return {
    reminderHours: ReminderHours.parse(reminderHours),
    hasAsked,
    counts,
    rows,
    total: { ...counts, all }[filter].parties,
  };
}
