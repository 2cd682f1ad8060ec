import type { AppRouter } from '@dehesa/server/router';
import { QueryClient } from '@tanstack/react-query';
import { httpBatchLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import superjson from 'superjson';

/** Hooks for components: `trpc.activities.list.useQuery(input)`. */
export const trpc = createTRPCReact<AppRouter>();

export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;

export const trpcClient = trpc.createClient({ links: [httpBatchLink({ url: '/trpc', transformer: superjson })] });

export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a connection a call fails and says so, rather than wait unseen for one.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 10_000,
      retry: (failures, error) => failures < 2 && isConnectionFailure(error),
    },
  },
});

/** The same procedures outside of components: route guards and loaders. */
export const queries = createTRPCQueryUtils({ queryClient, client: trpcClient });

/** A refusal or a fault carries data from the server; only a lost connection carries none and is worth repeating. */
function isConnectionFailure(error: unknown): boolean {
  return error instanceof Error && 'data' in error && !error.data;
}
