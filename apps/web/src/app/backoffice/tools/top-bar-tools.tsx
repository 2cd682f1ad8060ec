import { HelpLink } from '../help/help-link';
import { FinderButton } from '../finder/finder-button';
import { NotificationsMenu } from './notifications-menu';

export { HelpEntry, type HelpEntryProps } from '../help/help-link';

export interface TopBarToolsProps {
  /** Whether there are reservations in this variant of the product, for its user. */
  hasReservations: boolean;
}

/** What staff press in the top bar: the search of everything, help and the bell. */
export function TopBarTools({ hasReservations }: TopBarToolsProps) {
  return (
    <>
      <FinderButton />
      <HelpLink />
      {hasReservations && <NotificationsMenu />}
    </>
  );
}
