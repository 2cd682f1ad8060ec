import type { AppRouter } from '@dehesa/server/router';
import { createTRPCClient, httpLink } from '@trpc/client';
import { callTarget } from './addresses/call-target';
import { pageTrace } from './addresses/page-trace';
import { patientSignal } from './addresses/patient-signal';

export { domainFailure } from './error-message';
export { secondsToRepeat } from './forms/repeatable';

/** Calls of the public pages. This module is loaded when a visitor acts, never with the page. */
export const publicClient = createTRPCClient<AppRouter>({
  links: [
    httpLink({
      ...callTarget,
      headers: () => pageTrace(),
      fetch: (url, { signal, body = null, ...options } = {}) =>
        fetch(url, { ...options, body, signal: patientSignal(signal) }),
    }),
  ],
});
