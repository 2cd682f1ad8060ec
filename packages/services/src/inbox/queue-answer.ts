import type { conversations } from '@dehesa/db/schema';
import type { Language } from '@dehesa/domain/languages';
import type { MessageKind } from '@dehesa/domain/messages';
import { sql } from 'drizzle-orm';
import { audit } from '../audit';
import type { ServiceContext } from '../context';
import { jobOfMessage, messageInsert } from '../messages/index';

type Conversation = typeof conversations.$inferSelect;

interface Answer {
  slug: MessageKind;
  language: Language;
  /** Whom the log names. */
  name: string;
  reservationId?: number;
  /** What the conversation shows; empty for a template, whose text is the message's own once it is rendered. */
  body: string;
  key: string;
}

/**
 * Queues an answer with its place in the conversation, in the transaction that holds the conversation's row. One that
 * was asked for before under the same key is left as it is (B38).
 */
export async function queueAnswer(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  conversation: Conversation,
  { slug, language, name, reservationId, body, key }: Answer,
): Promise<{ repeated: boolean }> {
  if (await wasAnswered(tx, conversation.id, key)) return { repeated: true };
  const now = sql`${ctx.clock.now().toISOString()}::timestamptz`;
  const message = messageInsert([
    {
      slug,
      channel: 'whatsapp',
      language,
      recipient: { address: conversation.phone, name },
      territoryId: conversation.territoryId,
      ...(reservationId !== undefined && { reservationId }),
    },
  ]);
  await tx.execute(sql`
    with message as (${message}),
      line as (
        insert into conversation_messages (conversation_id, direction, kind, body, message_id, sent_by, client_key, created_at)
        select ${conversation.id}::int, 'out', ${reservationId === undefined ? 'text' : 'template'}, ${body}, id,
          ${ctx.actor?.userId ?? null}::int, ${key}::uuid, ${now} from message
      ),
      moved as (
        update conversations set updated_at = greatest(updated_at, ${now}) where id = ${conversation.id}
      )
    ${jobOfMessage}`);
  await audit(ctx, tx, {
    action: 'inbox.reply',
    entity: 'message',
    entityId: conversation.id,
    details: { slug, ...(reservationId !== undefined && { reservationId }) },
  });
  return { repeated: false };
}

async function wasAnswered(tx: ServiceContext['db'], conversationId: number, key: string): Promise<boolean> {
  const found = await tx.execute(sql`
    select from conversation_messages where conversation_id = ${conversationId} and client_key = ${key}::uuid`);
  return found.length > 0;
}
