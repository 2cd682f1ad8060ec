import { may, type TerritoryId } from '@dehesa/domain/access';
import { useSignedInUser } from '../../lib/session';
import { trpc } from '../../lib/trpc';

/** How often it is asked for (U9); a page that nobody looks at does not ask. */
const refreshMs = 10_000;

/** Unread messages of each inbox of the signed-in user, as one call for menu and top bar; none for those without an inbox. */
export function useUnread(): ReadonlyMap<TerritoryId, number> {
  const { role } = useSignedInUser();
  const { data = [] } = trpc.config.inbox.unread.useQuery(undefined, {
    enabled: may({ role }, 'messages.read'),
    refetchInterval: refreshMs,
    // A badge that is a little old is no reason to bother anybody.
    retry: false,
  });
  return new Map(data.map(({ territoryId, unread }) => [territoryId, unread]));
}
