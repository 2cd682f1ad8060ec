import type { AppRouter } from '@dehesa/server/router';
import { createTRPCClient } from '@trpc/client';
import { callLinks } from './call-links';

/** The server's procedures without what screens keep of them: for a page that is there before the back office. */
export const calls = createTRPCClient<AppRouter>({ links: callLinks() });
