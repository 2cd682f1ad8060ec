import { MessageStatus } from '@dehesa/domain/messages';
import { z } from 'zod';
import type { Inputs } from '../../lib/trpc';

/** What the address of the log says; anything it cannot mean is left out. */
export const MessageView = z.object({
  q: z.string().max(100).optional().catch(undefined),
  status: MessageStatus.optional().catch(undefined),
  page: z.number().int().min(1).max(10_000).optional().catch(undefined),
  /** The message that is open. */
  id: z.number().int().positive().optional().catch(undefined),
});
export type MessageView = z.infer<typeof MessageView>;

export const messagesPerPage = 25;

/** The view as the server is asked for it. */
export function listInput({ q, status, page }: MessageView): Inputs['config']['messages']['list'] {
  return { search: q ?? '', status: status ?? null, pageIndex: (page ?? 1) - 1, pageSize: messagesPerPage };
}
