import { Notifications } from '@mantine/notifications';

/** The notices themselves: what waited for them is shown too. */
export function ShownNotices() {
  return <Notifications position="bottom-right" autoClose={6000} />;
}
