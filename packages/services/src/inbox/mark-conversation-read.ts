import { conversationMessages, conversations } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { ReadThrough } from '@dehesa/domain/inbox';
import { and, eq, sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../context';
import { reachableConversations } from './inbox-scope';

/** Notes that a conversation was read as far as a message; what came in after that one stays unread (B38). */
export async function markConversationRead(ctx: ServiceContext, input: ReadThrough): Promise<void> {
  const actor = authorize(ctx, 'messages.read');
  const { id, messageId } = ReadThrough.parse(input);
  const marked = await ctx.db
    .update(conversations)
    .set({
      unread: sql`(select count(*) from ${conversationMessages} later
        where later.conversation_id = ${id} and later.direction = 'in' and later.id > ${messageId})`,
    })
    .where(and(eq(conversations.id, id), reachableConversations(actor)))
    .returning({ id: conversations.id });
  if (marked.length === 0) throw DomainError.of('record.notFound');
}
