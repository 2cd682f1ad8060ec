import { conversationMessages, conversations, files } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { ConversationRef } from '@dehesa/domain/inbox';
import { and, eq } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../context';
import { reachableConversations } from './inbox-scope';

/** Where the file of a message lies, and as what it was sent; out of the caller's inboxes it does not exist (B22, B38). */
export async function findMedia(
  ctx: ServiceContext,
  input: { id: number },
): Promise<{ storageKey: string; name: string; isImage: boolean }> {
  const actor = authorize(ctx, 'messages.read');
  const { id } = ConversationRef.parse(input);
  const [found] = await ctx.db
    .select({ storageKey: files.storageKey, name: conversationMessages.fileName, kind: files.kind })
    .from(conversationMessages)
    .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
    .innerJoin(files, eq(files.id, conversationMessages.fileId))
    .where(and(eq(conversationMessages.id, id), reachableConversations(actor)));
  if (!found) throw DomainError.of('record.notFound');
  return { storageKey: found.storageKey, name: found.name ?? '', isImage: found.kind === 'image' };
}
