import { z } from 'zod';
import { Paging } from '../paging';
import { MessageChannel, MessageStatus } from './templates';

/** The log of sent messages, newest first; `search` looks in recipient, subject and reference (B34, B35). */
export const MessageListInput = Paging.extend({
  search: z.string().trim().max(100).default(''),
  status: MessageStatus.nullable().default(null),
  channel: MessageChannel.nullable().default(null),
});
export type MessageListInput = z.infer<typeof MessageListInput>;

/** Addresses that a mail server refused for good, the newest first; `search` looks in address and reason (B34). */
export const SuppressionListInput = Paging.extend({ search: z.string().trim().max(100).default('') });
export type SuppressionListInput = z.infer<typeof SuppressionListInput>;

/** An address to write to again. */
export const AllowAddressInput = z.object({ email: z.string().trim().min(1).max(320) });
export type AllowAddressInput = z.infer<typeof AllowAddressInput>;
