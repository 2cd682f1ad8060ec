import { conversationMessages, conversations } from '@dehesa/db/schema';
import { ConversationListInput } from '@dehesa/domain/inbox';
import type { Page } from '@dehesa/domain/paging';
import { and, count, desc, eq, or, sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../context';
import { matches } from '../search';
import { reachableConversations } from './inbox-scope';

export interface ConversationSummary {
  id: number;
  name: string;
  phone: string;
  unread: number;
  updatedAt: Date;
  /** What was said last, and by whom; null in a conversation without messages. */
  lastMessage: { body: string; direction: 'in' | 'out' } | null;
}

/** A page of a territory's conversations, the newest first (B38); another territory's inbox is empty for the caller (B22). */
export async function listConversations(
  ctx: ServiceContext,
  input: ConversationListInput,
): Promise<Page<ConversationSummary>> {
  const actor = authorize(ctx, 'messages.read');
  const { territoryId, search, pageIndex, pageSize } = ConversationListInput.parse(input);
  const where = and(
    reachableConversations(actor),
    eq(conversations.territoryId, territoryId),
    search === '' ? undefined : or(matches(conversations.name, search), matches(conversations.phone, search)),
  );
  const last = ctx.db
    .select({ body: conversationMessages.body, direction: conversationMessages.direction })
    .from(conversationMessages)
    .where(eq(conversationMessages.conversationId, conversations.id))
    .orderBy(desc(conversationMessages.createdAt), desc(conversationMessages.id))
    .limit(1)
    .as('last');
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select({
        id: conversations.id,
        name: conversations.name,
        phone: conversations.phone,
        unread: conversations.unread,
        updatedAt: conversations.updatedAt,
        body: last.body,
        direction: last.direction,
      })
      .from(conversations)
      .leftJoinLateral(last, sql`true`)
      .where(where)
      .orderBy(desc(conversations.updatedAt), desc(conversations.id))
      .limit(pageSize)
      .offset(pageIndex * pageSize),
    ctx.db.select({ total: count() }).from(conversations).where(where),
  ]);
  return {
    rows: rows.map(({ body, direction, ...conversation }) => ({
      ...conversation,
      lastMessage: body === null ? null : { body, direction: direction === 'out' ? 'out' : 'in' },
    })),
    total: counted?.total ?? 0,
  };
}
