import type { AppRouter } from '@dehesa/server/router';
import { QueryClient } from '@tanstack/react-query';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { callLinks } from './addresses/call-links';
import { refusalTextsLink } from './addresses/refusal-texts-link';
import { loadErrorTextsInTime } from './error-texts';
import { preferredLanguage } from './language';
import { waitsForDatabase } from './live/waits-for-database';
import { proofLink } from './proof';

/** Hooks for components: `trpc.activities.list.useQuery(input)`. */
export const trpc = createTRPCReact<AppRouter>();

export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;

export const trpcClient = trpc.createClient({
  links: [refusalTextsLink(() => loadErrorTextsInTime(preferredLanguage())), proofLink, ...callLinks()],
});

export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a connection a call fails and says so, rather than wait unseen for one.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 10_000,
      // While the database is away the last answer stays on screen, and is asked for until there is a new one (B50).
      retry: (failures, error) => waitsForDatabase(error) !== undefined || (failures < 2 && isConnectionFailure(error)),
      retryDelay: (failures, error) => waitsForDatabase(error) ?? Math.min(1_000 * 2 ** failures, 30_000),
    },
  },
});

/** The same procedures outside of components: route guards and loaders. */
export const queries = createTRPCQueryUtils({ queryClient, client: trpcClient });

/** A refusal or a fault carries data from the server; only a lost connection carries none and is worth repeating. */
function isConnectionFailure(error: unknown): boolean {
  return error instanceof Error && 'data' in error && !error.data;
}
