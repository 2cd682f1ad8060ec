import { activities, auditLog, emailSuppressions, messages, people, reservations } from '@dehesa/db/schema';
import { and, eq, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import { audit } from '../audit';
import type { ServiceContext } from '../context';
import { forgetImportRows } from '../imports';
import { inTransaction } from '../in-transaction';
import { eraseMessages, erasePeople, eraseTraces, saysWhom } from './erase-rows';
import { eraseOldConversations } from './erase-conversations';
import { eraseDueEnquiries, isOfEnquiry } from './erase-enquiries';
import { cutoffOf, dueActivities, isDue, readMonths } from './retention-due';

/** What a run erased, in rows. */
export interface Retained {
  /** Months that data stays; 0 where nothing is erased by itself. */
  months: number;
  reservations: number;
  people: number;
  messages: number;
  conversations: number;
  suppressions: number;
}

/** Rows of one transaction: few enough that nobody waits for their locks. */
const batch = 200;

/**
 * Erases what is older than the configuration allows (B46), in small transactions, each with its line in the audit log:
 * one that is broken off goes on the next night, and one that is run twice finds nothing. What somebody is just editing
 * is left for the next night.
 */
export async function runRetention(
  ctx: ServiceContext,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<Retained> {
  // Whatever the months: rows of files that nobody stores belong to no activity.
  await forgetImportRows(ctx);
  const months = await readMonths(ctx.db);
  const total = { months, reservations: 0, people: 0, messages: 0, conversations: 0, suppressions: 0 };
  if (months === 0) return total;
  const cutoff = cutoffOf(ctx, months);
  for (const activity of await dueActivities(ctx, cutoff)) {
    for (let last = batch; last === batch && signal?.aborted !== true;) {
      const erased = await eraseBatch(ctx, activity, cutoff);
      last = erased.reservations;
      total.reservations += erased.reservations;
      total.people += erased.people;
      total.messages += erased.messages;
    }
  }
  if (signal?.aborted === true) return total;
  const loose = await eraseLoose(ctx, cutoff, signal);
  return { ...total, ...loose, messages: total.messages + loose.messages };
}

interface Erased {
  reservations: number;
  people: number;
  messages: number;
}

/** Some reservations of an activity; who holds one of them or the activity itself keeps it for now. */
async function eraseBatch(ctx: ServiceContext, activity: { id: number; day: string }, cutoff: string): Promise<Erased> {
  return inTransaction(ctx, async (tx) => {
    // Old boards of activities that are long over are open nowhere: nobody is told of these changes.
    // Raw: a setting is of no table; then locks of both tables, each with what it skips: Drizzle knows one clause of them.
    await tx.execute(sql`select set_config('dehesa.quiet', 'on', true)`);
    const rows = await tx.execute<{ id: number }>(sql`
      select ${reservations.id} from ${reservations}
      join ${activities} on ${eq(activities.id, reservations.activityId)}
      where ${and(eq(activities.id, activity.id), isDue(cutoff))}
      order by ${reservations.id} limit ${batch}
      for share of activities skip locked for update of reservations skip locked`);
    if (rows.length === 0) return { reservations: 0, people: 0, messages: 0 };
    const held = rows.map(({ id }) => id);
    const erased = {
      reservations: held.length,
      people: await erasePeople(tx, inArray(people.reservationId, held)),
      messages: await eraseMessages(tx, inArray(messages.reservationId, held)),
    };
    await eraseTraces(tx, held);
    await tx
      .update(reservations)
      .set({ notes: '', cancelNote: '', answers: null, erasedAt: ctx.clock.now() })
      .where(inArray(reservations.id, held));
    await record(ctx, tx, { activityId: activity.id, day: activity.day, ...erased });
    return erased;
  });
}

/** What hangs on no reservation: other messages, conversations, addresses that a mail server refused. */
async function eraseLoose(
  ctx: ServiceContext,
  cutoff: string,
  signal: AbortSignal | undefined,
): Promise<Pick<Retained, 'messages' | 'conversations' | 'suppressions'>> {
  const before = new Date(cutoff);
  let emptied = 0;
  let asked = 0;
  for (let last = batch; last === batch && signal?.aborted !== true; asked += last) {
    last = await inTransaction(ctx, async (tx) => {
      const erased = await eraseDueEnquiries(tx, before, batch);
      if (erased.conversations > 0) await record(ctx, tx, erased);
      emptied += erased.messages;
      return erased.conversations;
    });
  }
  for (let last = batch; last === batch && signal?.aborted !== true; emptied += last) {
    last = await inTransaction(ctx, async (tx) => {
      const next = tx
        .select({ id: messages.id })
        .from(messages)
        .leftJoin(reservations, eq(reservations.id, messages.reservationId))
        .where(
          and(
            lt(messages.createdAt, before),
            or(isNull(reservations.id), isNotNull(reservations.erasedAt)),
            not(isOfEnquiry(tx) ?? sql`false`),
            saysWhom,
          ),
        )
        .orderBy(messages.createdAt, messages.id)
        .limit(batch)
        .for('update', { of: messages, skipLocked: true });
      const erased = await eraseMessages(tx, inArray(messages.id, next));
      if (erased > 0) await record(ctx, tx, { messages: erased });
      return erased;
    });
  }
  return inTransaction(ctx, async (tx) => {
    const conversations = await eraseOldConversations(tx, before);
    // What was typed into the SQL console may name people, and a call came from somewhere; who did what when stays (B40).
    const telling = sql`array['statement', 'address']`;
    await tx
      .update(auditLog)
      .set({ details: sql`${auditLog.details} - ${telling}` })
      .where(and(lt(auditLog.at, before), sql`jsonb_exists_any(${auditLog.details}, ${telling})`));
    const { count: suppressions } = await tx.delete(emailSuppressions).where(lt(emailSuppressions.createdAt, before));
    if (conversations + suppressions > 0) await record(ctx, tx, { conversations, suppressions });
    return { messages: emptied, conversations: asked + conversations, suppressions };
  });
}

async function record(ctx: ServiceContext, tx: ServiceContext['db'], details: Record<string, unknown>): Promise<void> {
  await audit(ctx, tx, { action: 'personalData.retention', entity: 'personalData', entityId: null, details });
}
