import { z } from 'zod';
import { Paging } from '../paging';
import { RecordId } from '../record-id';

/** The conversations of a territory's inbox, the newest first; `search` looks in name and telephone (B34, B38). */
export const ConversationListInput = Paging.extend({
  territoryId: z.literal([1, 2]),
  search: z.string().trim().max(100).default(''),
});
export type ConversationListInput = z.infer<typeof ConversationListInput>;

/** A page of a conversation, the newest message first. */
export const ConversationInput = Paging.extend({ id: RecordId });
export type ConversationInput = z.infer<typeof ConversationInput>;

/** What somebody has read: a conversation as far as one of its messages. */
export const ReadThrough = z.object({ id: RecordId, messageId: RecordId });
export type ReadThrough = z.infer<typeof ReadThrough>;
