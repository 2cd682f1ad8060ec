import { bulkMessages, reservations } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import {
  type BulkMessageKind,
  bulkMessages as bulkMessageKinds,
  SendBulkMessageInput,
} from '@dehesa/domain/reservations';
import { and, desc, eq, gt, isNull, max, sql } from 'drizzle-orm';
import { audit } from '../../audit';
import { spokenLanguage } from '../../configuration/read/spoken-language';
import { authorize, type ServiceContext } from '../../context';
import { brokenConstraint } from '../../database-errors';
import { inTransaction } from '../../in-transaction';
import { bulkPriority, jobsOfMessages, sendingKey, toldScheduleField } from '../../messages/index';
import { booker } from '../read/booker';
import { fullName } from '../read/people';
import { toldSchedule } from '../read/told-schedule';
import { assertSomethingToTell, type BulkActivity, bulkRecipients, readBulkActivity } from './bulk-recipients';

export interface SentBulkMessage {
  id: number;
  /** How many bookers it was sent to. */
  recipients: number;
  /** It had been sent before under the same key: nothing was sent now. */
  repeated: boolean;
}

/** Two clicks of somebody who sends no key are one sending. */
const doubleClickSeconds = 60;

/**
 * Queues a message to everybody of an activity, in one transaction and a statement for all of them (B17, B35, B36):
 * to nobody is `reservations.listEmpty`, without a change of schedule `reservations.scheduleUnchanged`, and
 * `reservations.sentMeanwhile` where somebody sent the same since the sender looked.
 */
export async function sendBulkMessage(ctx: ServiceContext, raw: SendBulkMessageInput): Promise<SentBulkMessage> {
  const actor = authorize(ctx, 'reservations.manage');
  const input = SendBulkMessageInput.parse(raw);
  const { activityId, kind, seenId } = input;
  const sent = inTransaction(ctx, async (tx) => {
    const activity = await readBulkActivity(ctx, tx, activityId, { lock: true });
    const earlier = await findEarlier(ctx, tx, actor, input);
    if (earlier !== null) return { ...earlier, repeated: true };
    if (seenId !== undefined && (await lastSentId(tx, activityId, kind)) !== seenId) {
      throw DomainError.of('reservations.sentMeanwhile');
    }
    assertSomethingToTell(kind, activity);
    const recipients = await queueToAll(ctx, tx, actor, activity, kind);
    if (recipients === 0) throw DomainError.of('reservations.listEmpty');
    const id = await recordSending(ctx, tx, actor, { ...input, recipients });
    return { id, recipients, repeated: false };
  });
  return sent.catch((error: unknown) => {
    // The same key for another activity at the same moment: each had looked before the other wrote.
    if (brokenConstraint(error) === 'bulk_messages_key_unique')
      throw DomainError.of('reservations.idempotencyMismatch');
    throw error;
  });
}

/** The same sending that came before: by its key, without one by the same person within a minute. */
async function findEarlier(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  actor: Actor,
  { activityId, kind, key }: SendBulkMessageInput,
): Promise<{ id: number; recipients: number } | null> {
  const since = new Date(ctx.clock.now().getTime() - doubleClickSeconds * 1000);
  const same =
    key === null
      ? and(
          ofActivity(activityId, kind),
          eq(bulkMessages.sentBy, actor.userId),
          isNull(bulkMessages.keyHash),
          gt(bulkMessages.createdAt, since),
        )
      : eq(bulkMessages.keyHash, sendingKey(actor, key));
  const [row] = await tx.select().from(bulkMessages).where(same).orderBy(desc(bulkMessages.id)).limit(1);
  if (!row) return null;
  if (row.activityId !== activityId || row.kind !== kind) throw DomainError.of('reservations.idempotencyMismatch');
  return { id: row.id, recipients: row.recipients };
}

function ofActivity(activityId: number, kind: BulkMessageKind) {
  return and(eq(bulkMessages.activityId, activityId), eq(bulkMessages.kind, kind));
}

async function lastSentId(tx: ServiceContext['db'], activityId: number, kind: BulkMessageKind): Promise<number | null> {
  const [row] = await tx
    .select({ id: max(bulkMessages.id) })
    .from(bulkMessages)
    .where(ofActivity(activityId, kind));
  return row?.id ?? null;
}

/** The messages, their jobs and a line in each reservation's history, in one statement for all channels; answers how many bookers. */
async function queueToAll(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  actor: Actor,
  activity: BulkActivity,
  kind: BulkMessageKind,
): Promise<number> {
  const isScheduleChange = kind === 'scheduleChange';
  // What they know is kept with the message: when it leaves, they count as told.
  const fields = isScheduleChange
    ? sql`json_build_object(${toldScheduleField}::text, ${toldSchedule}::text)`
    : sql`json_build_object()`;
  // Raw: whoever gets it is told in one statement, however many they are.
  const queued = await tx.execute<{ reservation_id: number }>(sql`
    with message as (
      insert into messages (slug, channel, language, recipient, recipient_name, reservation_id, territory_id, fields)
      select ${bulkMessageKinds[kind].slug}, told.channel, ${spokenLanguage(reservations.language)}, told.address, ${fullName(booker)}, ${reservations.id},
        ${activity.territoryId}::smallint, ${fields}::jsonb
      from ${bulkRecipients(activity.id, kind)}
      order by ${reservations.id}, told.channel
      returning id, reservation_id
    ), history as (
      insert into audit_log (actor_id, actor_role, action, entity, entity_id, details)
      select ${actor.userId}::int, ${actor.role}::smallint, 'reservations.messageToAll', 'reservation', reservation_id,
        json_build_object('kind', ${kind}::text)::jsonb
      from (select distinct reservation_id from message) as told
    ), told as (
      update reservations set schedule_told_at = ${ctx.clock.now().toISOString()}::timestamptz
      where ${isScheduleChange} and id in (select reservation_id from message)
    ), job as (${jobsOfMessages({ priority: bulkPriority })})
    select reservation_id from message cross join (select count(*) from job) as queued`);
  return new Set(queued.map((row) => row.reservation_id)).size;
}

async function recordSending(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  actor: Actor,
  { activityId, kind, key, recipients }: SendBulkMessageInput & { recipients: number },
): Promise<number> {
  const [row] = await tx
    .insert(bulkMessages)
    .values({
      activityId,
      kind,
      recipients,
      sentBy: actor.userId,
      keyHash: key === null ? null : sendingKey(actor, key),
      createdAt: ctx.clock.now(),
    })
    .returning({ id: bulkMessages.id });
  if (row === undefined) throw new Error('the sending was not stored');
  await audit(ctx, tx, {
    action: 'reservations.messageToAll',
    entity: 'activity',
    entityId: activityId,
    details: { kind, recipients },
  });
  return row.id;
}
