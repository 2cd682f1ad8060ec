import { queryClient } from '../trpc';
import type { DatabaseAway } from './database-away';

/** Each call that is told of a database that is away, also one that is repeated by itself, shows it; until the answer is called. */
export function noticeDatabaseAway(away: DatabaseAway): () => void {
  const stops = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && (event.action.type === 'failed' || event.action.type === 'error'))
        away.note(event.action.error);
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') away.note(event.action.error);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
