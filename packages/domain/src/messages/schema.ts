import { z } from 'zod';
import { Paging } from '../paging';
import { MessageStatus } from './templates';

/** The log of sent messages, newest first; `search` looks in recipient, subject and reference (B34, B35). */
export const MessageListInput = Paging.extend({
  search: z.string().trim().max(100).default(''),
  status: MessageStatus.nullable().default(null),
});
export type MessageListInput = z.infer<typeof MessageListInput>;
