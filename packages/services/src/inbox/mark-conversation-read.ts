import { conversationMessages, conversations } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { ReadThrough } from '@dehesa/domain/inbox';
import { and, eq, sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { reachableConversations } from './inbox-scope';

/** Notes that a conversation was read as far as a message; what came in after that one stays unread (B38). */
export async function markConversationRead(ctx: ServiceContext, input: ReadThrough): Promise<void> {
  const actor = authorize(ctx, 'messages.read');
  const { id, messageId } = ReadThrough.parse(input);
  await inTransaction(ctx, async (tx) => {
    // Held before the count: a message that comes in meanwhile is counted here or waits and adds itself.
    const found = await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(and(eq(conversations.id, id), reachableConversations(actor)))
      .for('no key update');
    if (found.length === 0) throw DomainError.of('record.notFound');
    await tx
      .update(conversations)
      .set({
        unread: sql`(select count(*) from ${conversationMessages} later
          where later.conversation_id = ${id} and later.direction = 'in'
          and later.kind <> 'reaction' and later.id > ${messageId})`,
      })
      .where(eq(conversations.id, id));
  });
}
