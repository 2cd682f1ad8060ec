import type { AppRouter } from '@dehesa/server/router';
import { createTRPCClient } from '@trpc/client';
import { callLinks } from '../../lib/addresses/call-links';

/** A connection that answers nothing for so long is none: in the mountains they hang rather than fail. */
const patience = 20_000;

/** Calls of the guide's list. */
export const guideClient = createTRPCClient<AppRouter>({
  links: callLinks({
    fetch: (url, options) =>
      fetch(url, { ...options, body: options?.body ?? null, signal: AbortSignal.timeout(patience) }),
  }),
});
