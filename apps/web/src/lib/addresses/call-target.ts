import { wire } from '../wire';

/** Where calls go. All by POST: what is asked for may name somebody, and addresses are written down on the way. */
export const callTarget = { url: '/trpc', transformer: wire, methodOverride: 'POST' } as const;
