import { bulkMessages, reservations } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import type { WrittenTexts } from '@dehesa/domain/messages';
import { SendTextInput } from '@dehesa/domain/reservations';
import { eq, sql } from 'drizzle-orm';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { brokenConstraint } from '../../database-errors';
import { inTransaction } from '../../in-transaction';
import {
  assertWrittenFor,
  bulkPriority,
  chosenReaders,
  jobsOfMessages,
  sendingKey,
  writtenTextField,
} from '../../messages/index';
import { type BulkActivity, readBulkActivity } from '../bulk-messages/bulk-recipients';
import type { SentBulkMessage } from '../bulk-messages/send-bulk-message';
import { booker, ofBooker } from '../read/booker';
import { fullName } from '../read/people';
import { type Addressee, readRecipients } from './chosen-recipients';

/**
 * Queues a text of staff's own to chosen reservations of an activity, each in its language, by e-mail: in one transaction,
 * once for each key (B35, B90). To nobody is `reservations.listEmpty`, without a text in somebody's language
 * `messages.textMissing`.
 */
export async function sendText(ctx: ServiceContext, raw: SendTextInput): Promise<SentBulkMessage> {
  const actor = authorize(ctx, 'reservations.manage');
  const { activityId, ids, texts, key } = SendTextInput.parse(raw);
  const keyHash = sendingKey(actor, key);
  const sent = inTransaction(ctx, async (tx) => {
    const activity = await readBulkActivity(ctx, tx, activityId, { lock: true });
    const [earlier] = await tx.select().from(bulkMessages).where(eq(bulkMessages.keyHash, keyHash));
    if (earlier !== undefined) {
      if (earlier.activityId !== activityId || earlier.kind !== 'text')
        throw DomainError.of('reservations.idempotencyMismatch');
      return { id: earlier.id, recipients: earlier.recipients, repeated: true };
    }
    const { reached } = await readRecipients(tx, activity, ids);
    if (reached.length === 0) throw DomainError.of('reservations.listEmpty');
    assertWrittenFor(reached, texts, 'reservations');
    await queueTo(tx, actor, activity, reached, texts);
    const recipients = reached.length;
    const [row] = await tx
      .insert(bulkMessages)
      .values({ activityId, kind: 'text', recipients, sentBy: actor.userId, keyHash, createdAt: ctx.clock.now() })
      .returning({ id: bulkMessages.id });
    if (row === undefined) throw new Error('the sending was not stored');
    await audit(ctx, tx, {
      action: 'reservations.write',
      entity: 'activity',
      entityId: activityId,
      details: { recipients, sendingId: row.id },
    });
    return { id: row.id, recipients, repeated: false };
  });
  return sent.catch((error: unknown) => {
    // The same key for another activity at the same moment: each had looked before the other wrote.
    if (brokenConstraint(error) === 'bulk_messages_key_unique')
      throw DomainError.of('reservations.idempotencyMismatch');
    throw error;
  });
}

/** The messages, their jobs and a line in each history. Somebody waits for what is written to one person alone. */
async function queueTo(
  tx: ServiceContext['db'],
  actor: Actor,
  { territoryId }: BulkActivity,
  reached: readonly Addressee[],
  texts: WrittenTexts,
): Promise<void> {
  const priority = reached.length === 1 ? 0 : bulkPriority;
  // Raw: whoever gets it is told in one statement, however many they are.
  await tx.execute(sql`
    with message as (
      insert into messages (slug, channel, language, recipient, recipient_name, reservation_id, territory_id, fields)
      select 'reserva-mensaje', 'email', chosen.language, ${booker.email}, ${fullName(booker)}, ${reservations.id},
        ${territoryId}::smallint,
        jsonb_build_object(${writtenTextField}::text, (${JSON.stringify(texts)}::text::jsonb -> chosen.language)::text)
      from ${chosenReaders(reached)} join ${reservations} on ${reservations.id} = chosen.id join people ${booker} on ${ofBooker}
      order by ${reservations.id}
      returning id, reservation_id
    ), history as (
      insert into audit_log (actor_id, actor_role, action, entity, entity_id, details)
      select ${actor.userId}::int, ${actor.role}::smallint, 'reservations.write', 'reservation', reservation_id,
        jsonb_build_object('messageId', id)
      from message
    )
    ${jobsOfMessages({ priority })}`);
}
