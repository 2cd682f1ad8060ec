import { RetentionInput } from '@dehesa/domain/personal-data';
import {
  activities,
  auditLog,
  conversationMessages,
  conversations,
  emailSuppressions,
  messages,
  reservations,
} from '@dehesa/db/schema';
import {
  and,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { authorize, type ServiceContext } from '../context';
import { countOf, sumOf } from '../reservations/read/counts';
import { dueEnquiries, isOfEnquiry, messagesIn } from './erase-enquiries';
import { amongMessages, saysWhom } from './erase-rows';
import { cutoffOf, isDue, readMonths } from './retention-due';

/** What the activities of a day hold that a run would erase. */
export interface DueDay {
  day: string;
  activities: number;
  reservations: number;
  people: number;
}

/** What the runs of a day erased. */
export interface ErasedDay {
  day: string;
  reservations: number;
  people: number;
  messages: number;
  conversations: number;
  /** Erasures on request of that day. */
  requests: number;
}

export interface RetentionReport {
  /** As configured. */
  months: number;
  /** Of how many months the rest tells. */
  asked: number;
  /** Activities that ended before it are due; null where nothing is erased by itself. */
  cutoff: Date | null;
  due: { reservations: number; people: number; messages: number; conversations: number; suppressions: number };
  /** Days of the activities, the newest first; at most `shownDays`, the rest is in the totals. */
  days: DueDay[];
  erased: ErasedDay[];
}

const shownDays = 60;

/** What tonight's run would erase, without erasing it, and what earlier ones erased (B46). Super administrators. */
export async function readRetention(ctx: ServiceContext, raw: RetentionInput): Promise<RetentionReport> {
  authorize(ctx, 'configuration.manage');
  const { months } = RetentionInput.parse(raw);
  const configured = await readMonths(ctx.db);
  const asked = months ?? configured;
  const erased = await readErased(ctx);
  if (asked === 0) {
    const due = { reservations: 0, people: 0, messages: 0, conversations: 0, suppressions: 0 };
    return { months: configured, asked, cutoff: null, due, days: [], erased };
  }
  const cutoff = cutoffOf(ctx, asked);
  const [all, loose] = await Promise.all([readDue(ctx, cutoff), readLoose(ctx, cutoff)]);
  const sum = (count: (day: DueDay) => number) => all.reduce((total, day) => total + count(day), 0);
  return {
    months: configured,
    asked,
    cutoff: new Date(cutoff),
    due: { reservations: sum((day) => day.reservations), people: sum((day) => day.people), ...loose },
    days: all.slice(0, shownDays),
    erased,
  };
}

/** By activity first: so few groups are counted while the tables are read, and nothing is put in order. */
async function readDue({ db }: ServiceContext, cutoff: string): Promise<DueDay[]> {
  const due = db
    .select({
      day: sql<string>`min(${activities.date})`.as('day'),
      reservations: count().as('reservations'),
      people: sumOf(reservations.partySize).as('people'),
    })
    .from(reservations)
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .where(isDue(cutoff))
    .groupBy(activities.id)
    .as('due');
  return db
    .select({ day: due.day, activities: count(), reservations: sumOf(due.reservations), people: sumOf(due.people) })
    .from(due)
    .groupBy(due.day)
    .orderBy(desc(due.day));
}

async function readLoose(ctx: ServiceContext, cutoff: string) {
  const { db } = ctx;
  const before = new Date(cutoff);
  const kept = db
    .select({ id: conversationMessages.id })
    .from(conversationMessages)
    .where(and(eq(conversationMessages.conversationId, conversations.id), gte(conversationMessages.createdAt, before)));
  const asked = inArray(conversations.id, dueEnquiries(db, before));
  const [ofActivities, others, ofConversations, suppressions] = await Promise.all([
    countOfActivities(ctx, before),
    countOthers(ctx, before, messagesIn(asked)),
    db.$count(
      conversations,
      or(asked, and(eq(conversations.channel, 'whatsapp'), lt(conversations.updatedAt, before), notExists(kept))),
    ),
    db.$count(emailSuppressions, lt(emailSuppressions.createdAt, before)),
  ]);
  return { messages: ofActivities + others, conversations: ofConversations, suppressions };
}

/** Messages about reservations of activities that are over for so long: nearly all, and read as what they are. */
async function countOfActivities({ db }: ServiceContext, before: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(messages)
    .innerJoin(reservations, eq(reservations.id, messages.reservationId))
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .where(and(saysWhom, lt(activities.endsAt, before)));
  return row?.total ?? 0;
}

/** Old ones that hang on nothing which still says whom they went to, and those of `enquiries`, but of no such activity. */
async function countOthers({ db }: ServiceContext, before: Date, enquiries: SQL): Promise<number> {
  const old = and(lt(messages.createdAt, before), not(isOfEnquiry(db) ?? sql`false`));
  const loose = sql`select ${messages.id} from ${messages} where ${and(isNull(messages.reservationId), old)}`;
  const emptied = sql`select ${messages.id} from ${messages}
    join ${reservations} on ${eq(reservations.id, messages.reservationId)}
    join ${activities} on ${eq(activities.id, reservations.activityId)}
    where ${and(isNotNull(reservations.erasedAt), gte(activities.endsAt, before), old)}`;
  const [row] = await db
    .select({ total: count() })
    .from(messages)
    .leftJoin(reservations, eq(reservations.id, messages.reservationId))
    .leftJoin(activities, eq(activities.id, reservations.activityId))
    .where(
      and(
        saysWhom,
        or(isNull(activities.id), gte(activities.endsAt, before)),
        amongMessages(loose, emptied, enquiries),
      ),
    );
  return row?.total ?? 0;
}

/** From the audit log, where each transaction of a run left its line. */
async function readErased({ db }: ServiceContext): Promise<ErasedDay[]> {
  const day = sql<string>`(${auditLog.at} at time zone 'Europe/Madrid')::date::text`;
  const told = (name: keyof Omit<ErasedDay, 'day' | 'requests'>) =>
    sumOf(sql`(${auditLog.details} ->> ${sql.raw(`'${name}'`)})::int`);
  return db
    .select({
      day,
      reservations: told('reservations'),
      people: told('people'),
      messages: told('messages'),
      conversations: told('conversations'),
      requests: countOf(eq(auditLog.action, 'personalData.erase')),
    })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, 'personalData'),
        inArray(auditLog.action, ['personalData.retention', 'personalData.erase']),
      ),
    )
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`)
    .limit(shownDays);
}
