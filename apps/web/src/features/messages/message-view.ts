import { messageChannels, messageStatuses } from '@dehesa/domain/messages';
import { addressView, oneOf, text, whole } from '../../lib/addresses/address-view';
import type { Inputs } from '../../lib/trpc';

/** What the address of the log says; anything it cannot mean is left out. */
export const MessageView = addressView({
  q: text(100),
  status: oneOf(messageStatuses),
  channel: oneOf(messageChannels),
  page: whole(10_000),
  /** The message that is open. */
  id: whole(),
});
export type MessageView = ReturnType<typeof MessageView.parse>;

export const messagesPerPage = 25;

/** The view as the server is asked for it. */
export function listInput({ q, status, channel, page }: MessageView): Inputs['config']['messages']['list'] {
  return {
    search: q ?? '',
    status: status ?? null,
    channel: channel ?? null,
    pageIndex: (page ?? 1) - 1,
    pageSize: messagesPerPage,
  };
}

/** What of the log a page shows, and how many pages can be gone to: of more than were counted always the next one. */
export function shownPart(
  page: number,
  { total, rows, more }: { total: number; rows: number; more: boolean },
): { from: number; to: number; known: number; pages: number } {
  const before = (page - 1) * messagesPerPage;
  const to = before + rows;
  const known = Math.max(total, to);
  return { from: before + 1, to, known, pages: Math.max(Math.ceil(known / messagesPerPage), more ? page + 1 : 1) };
}
