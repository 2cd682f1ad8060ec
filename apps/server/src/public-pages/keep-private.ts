import type { onSendAsyncHookHandler } from 'fastify';

/**
 * For what lies behind a signed link: no cache keeps it, no search engine lists it, and no other address learns the link.
 * As `onSend`, so that it holds for refusals too.
 */
export const keepPrivate: onSendAsyncHookHandler = async (_request, reply, payload) => {
  void reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex, nofollow');
  return payload;
};
