import type { AppRouter } from '@dehesa/server/router';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import superjson from 'superjson';

export { domainFailure } from './error-message';

/** Calls of the public pages. This module is loaded when a visitor acts, never with the page. */
export const publicClient = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: '/trpc', transformer: superjson })],
});
