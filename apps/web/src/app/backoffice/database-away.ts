import { askHealth, DatabaseAway } from '../../lib/live/database-away';
import { serviceIsBack } from '../../lib/live/event-watch';
import { queryClient } from '../../lib/trpc';

/** Whether the back office is only to be read at the moment (B50). */
export const databaseAway = new DatabaseAway({
  isBack: askHealth,
  onBack: () => {
    window.dispatchEvent(new Event(serviceIsBack));
    void queryClient.invalidateQueries();
  },
});

/** Each call that is told of a database that is away, also one that is repeated by itself, shows it on every screen. */
export function noticeDatabaseAway(): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && (event.action.type === 'failed' || event.action.type === 'error'))
      databaseAway.note(event.action.error);
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') databaseAway.note(event.action.error);
  });
}
