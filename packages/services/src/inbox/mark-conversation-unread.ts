import { conversations } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { ConversationRef } from '@dehesa/domain/inbox';
import { and, eq, sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../context';
import { reachableConversations } from './inbox-scope';

/** Puts a conversation back among the unread ones, for whoever looks next (B38). */
export async function markConversationUnread(ctx: ServiceContext, input: ConversationRef): Promise<void> {
  const actor = authorize(ctx, 'messages.read');
  const { id } = ConversationRef.parse(input);
  const marked = await ctx.db
    .update(conversations)
    .set({ unread: sql`greatest(${conversations.unread}, 1)` })
    .where(and(eq(conversations.id, id), reachableConversations(actor)))
    .returning({ id: conversations.id });
  if (marked.length === 0) throw DomainError.of('record.notFound');
}
