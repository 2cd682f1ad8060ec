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
