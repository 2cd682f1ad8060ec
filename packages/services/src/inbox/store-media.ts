import { conversationMessages, conversations, files } from '@dehesa/db/schema';
import { isTerritoryId } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import type { MediaState } from '@dehesa/domain/inbox';
import { and, eq } from 'drizzle-orm';
import { readWhatsappAccount } from '../configuration/index';
import type { ServiceContext } from '../context';
import { keepReceived, removeBytes } from '../files/index';

/** What a visitor may send us; WhatsApp itself takes documents of up to 100 MB. */
const mostMediaBytes = 20 * 1024 * 1024;

/**
 * Fetches the file of a message and keeps it as what its content says (B33, B38). Run twice it keeps one. Throws where
 * another try may help, unless it is the last: then the message says that the file is not to be had.
 */
export async function storeMedia(
  ctx: ServiceContext,
  source: MediaSource,
  id: number,
  { lastTry }: { lastTry: boolean },
): Promise<MediaState | 'nothingToDo'> {
  const [message] = await ctx.db
    .select({
      mediaId: conversationMessages.mediaId,
      fileName: conversationMessages.fileName,
      territoryId: conversations.territoryId,
    })
    .from(conversationMessages)
    .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
    .where(stillPending(id));
  if (!message || message.mediaId === null || !isTerritoryId(message.territoryId)) return 'nothingToDo';
  try {
    const account = await readWhatsappAccount(ctx, message.territoryId);
    if (account === null) throw new Error('the territory has no WhatsApp account');
    const fetched = await source.fetch(account, message.mediaId, mostMediaBytes);
    if ('refused' in fetched) return await settle(ctx, id, fetched.refused === 'gone' ? 'failed' : 'tooLarge');
    const kept = await keepReceived(ctx, fetched.bytes, message.fileName ?? '');
    const state = await settle(ctx, id, 'stored', kept.id);
    if (state === 'nothingToDo') await discard(ctx, kept);
    return state;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'file.tooLarge') return settle(ctx, id, 'tooLarge');
    if (error instanceof DomainError && error.code === 'file.unsupported') return settle(ctx, id, 'unsupported');
    if (!lastTry) throw error;
    return settle(ctx, id, 'failed');
  }
}

/** What was erased meanwhile, or settled by another try, is left alone (B46). */
function stillPending(id: number) {
  return and(eq(conversationMessages.id, id), eq(conversationMessages.mediaState, 'pending'));
}

async function settle(
  ctx: ServiceContext,
  id: number,
  mediaState: MediaState,
  fileId: string | null = null,
): Promise<MediaState | 'nothingToDo'> {
  const settled = await ctx.db
    .update(conversationMessages)
    .set({ mediaState, fileId })
    .where(stillPending(id))
    .returning({ id: conversationMessages.id });
  return settled.length > 0 ? mediaState : 'nothingToDo';
}

async function discard(ctx: ServiceContext, { id, storageKey }: { id: string; storageKey: string }): Promise<void> {
  await ctx.db.delete(files).where(eq(files.id, id));
  await removeBytes(ctx, storageKey);
}

/** A file that came with a message: its bytes, or why they are not to be had. */
export type FetchedMedia = { bytes: Uint8Array } | { refused: 'tooLarge' | 'gone' };

/** Fetches what visitors sent from WhatsApp. Throws where another try may help. */
export interface MediaSource {
  fetch(account: { token: string }, mediaId: string, maxBytes: number): Promise<FetchedMedia>;
}
