import { Notifications } from '@mantine/notifications';
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import './shown-notices.css';

/** The notices themselves: what waited for them is shown too. */
export function ShownNotices() {
  return <Notifications position="top-center" autoClose={6000} />;
}
