import type { AppRouter } from '@dehesa/server/router';
import { httpBatchLink, type HTTPBatchLinkOptions, httpLink, splitLink, type TRPCLink } from '@trpc/client';
import { callTarget } from './call-target';

/**
 * How calls leave: what screens read at once goes together; what changes something, and whatever has to do with signing
 * in, goes alone, since the server takes no batches of it (B51).
 */
export function callLinks(
  options: Pick<HTTPBatchLinkOptions<AppRouter['_def']['_config']['$types']>, 'fetch'> = {},
): TRPCLink<AppRouter>[] {
  const to = { ...callTarget, ...options };
  return [
    splitLink({
      condition: ({ type, path }) => type === 'query' && !path.startsWith('auth.'),
      true: httpBatchLink({ ...to, maxItems: mostTogether }),
      false: httpLink(to),
    }),
  ];
}

/** As many as the server takes in one request. */
const mostTogether = 20;
