import type { AppRouter } from '@dehesa/server/router';
import { createTRPCClient, httpLink } from '@trpc/client';
import { callTarget } from './addresses/call-target';
import { pageTrace } from './addresses/page-trace';

export { domainFailure } from './error-message';
export { secondsToRepeat } from './forms/repeatable';

/** An answer that takes longer does not come any more: the connection is lost and nobody told the browser. */
const patienceMs = 30_000;

/** Calls of the public pages. This module is loaded when a visitor acts, never with the page. */
export const publicClient = createTRPCClient<AppRouter>({
  links: [
    httpLink({
      ...callTarget,
      headers: () => pageTrace(),
      fetch: (url, { signal, body = null, ...options } = {}) => {
        const timeout = AbortSignal.timeout(patienceMs);
        return fetch(url, { ...options, body, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
      },
    }),
  ],
});
