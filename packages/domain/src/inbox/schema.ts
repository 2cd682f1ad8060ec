import { z } from 'zod';
import { TemplateSlug } from '../messages';
import { Paging } from '../paging';
import { plainText } from '../texts/plain-text';
import { KnownTerritory, RecordId } from '../record-id';

/** A territory's inbox. */
export const InboxRef = z.object({ territoryId: KnownTerritory });
export type InboxRef = z.infer<typeof InboxRef>;

/**
 * The conversations of a territory's inbox, the newest first; `search` looks in name, telephone, what was written, and
 * for the reference of a reservation (B34, B38).
 */
export const ConversationListInput = Paging.extend({
  ...InboxRef.shape,
  search: z.string().trim().max(100).default(''),
  /** Those alone with something that nobody has read. */
  unread: z.boolean().default(false),
});
export type ConversationListInput = z.infer<typeof ConversationListInput>;

/** A page of a conversation, the newest message first. */
export const ConversationInput = Paging.extend({ id: RecordId });
export type ConversationInput = z.infer<typeof ConversationInput>;

export const ConversationRef = z.object({ id: RecordId });
export type ConversationRef = z.infer<typeof ConversationRef>;

/** What somebody has read: a conversation as far as one of its messages. */
export const ReadThrough = z.object({ id: RecordId, messageId: RecordId });
export type ReadThrough = z.infer<typeof ReadThrough>;

/** What WhatsApp takes as one text. */
export const answerLength = 4096;

/** 128 random bits of the screen. */
const answerKey = z
  .string()
  .length(32)
  .regex(/^[0-9a-f]{32}$/);

/** An answer by text; `key` is the screen's own, so that a double click sends once. */
export const AnswerInput = z.object({ id: RecordId, text: plainText(answerLength).trim().min(1), key: answerKey });
export type AnswerInput = z.infer<typeof AnswerInput>;

/** An answer by a template about one of the reservations of the number. */
export const TemplateAnswerInput = z.object({
  id: RecordId,
  reservationId: RecordId,
  slug: TemplateSlug,
  key: answerKey,
});
export type TemplateAnswerInput = z.infer<typeof TemplateAnswerInput>;

/** An answer of a conversation that was not delivered, to be sent again. */
export const AnswerRef = z.object({ id: RecordId, answerId: RecordId });
export type AnswerRef = z.infer<typeof AnswerRef>;
