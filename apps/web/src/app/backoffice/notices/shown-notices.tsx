import { Notifications } from '@mantine/notifications';
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';

/** The notices themselves: what waited for them is shown too. */
export function ShownNotices() {
  return <Notifications position="bottom-right" autoClose={6000} />;
}
