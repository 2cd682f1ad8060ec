import { conversationMessages, conversations } from '@dehesa/db/schema';
import { isTerritoryId, type TerritoryId } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import { ConversationInput } from '@dehesa/domain/inbox';
import { and, count, desc, eq } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../context';
import { reachableConversations } from './inbox-scope';

export interface Conversation {
  id: number;
  territoryId: TerritoryId;
  name: string;
  phone: string;
  unread: number;
  /** The newest first. */
  messages: { id: number; direction: 'in' | 'out'; body: string; createdAt: Date }[];
  total: number;
}

/** A page of a conversation; one out of the caller's inboxes does not exist for it (B22, B38). */
export async function readConversation(ctx: ServiceContext, input: ConversationInput): Promise<Conversation> {
  const actor = authorize(ctx, 'messages.read');
  const { id, pageIndex, pageSize } = ConversationInput.parse(input);
  const [found] = await ctx.db
    .select({
      id: conversations.id,
      territoryId: conversations.territoryId,
      name: conversations.name,
      phone: conversations.phone,
      unread: conversations.unread,
    })
    .from(conversations)
    .where(and(eq(conversations.id, id), reachableConversations(actor)));
  if (!found || !isTerritoryId(found.territoryId)) throw DomainError.of('record.notFound');
  const { territoryId } = found;
  const within = eq(conversationMessages.conversationId, id);
  const [messages, [counted]] = await Promise.all([
    ctx.db
      .select({
        id: conversationMessages.id,
        direction: conversationMessages.direction,
        body: conversationMessages.body,
        createdAt: conversationMessages.createdAt,
      })
      .from(conversationMessages)
      .where(within)
      .orderBy(desc(conversationMessages.createdAt), desc(conversationMessages.id))
      .limit(pageSize)
      .offset(pageIndex * pageSize),
    ctx.db.select({ total: count() }).from(conversationMessages).where(within),
  ]);
  return {
    ...found,
    territoryId,
    messages: messages.map((message) => ({ ...message, direction: message.direction === 'out' ? 'out' : 'in' })),
    total: counted?.total ?? 0,
  };
}
