import { inboxTerritories, may, type TerritoryId } from '@dehesa/domain/access';
import { ActionIcon } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../lib/backoffice-language';
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

/** Unread WhatsApp messages of all the inboxes of the signed-in user; leads to them. */
export function UnreadBadge() {
  const { shell } = useTexts();
  const user = useSignedInUser();
  const unread = useUnread();
  // Who has inboxes is known before their counts are, and the title beside it stays where it is.
  if (inboxTerritories({ ...user, userId: user.id }).length === 0) return null;
  const total = [...unread.values()].reduce((sum, count) => sum + count, 0);
  return (
    <ActionIcon
      component={Link}
      to="/actividades/admin/mensajes"
      variant="subtle"
      size={44}
      className="counted"
      aria-label={total === 0 ? shell.inboxes : shell.unreadMessages(total)}
    >
      <IconBrandWhatsapp size={24} stroke={1.6} aria-hidden />
      <Count value={total} />
    </ActionIcon>
  );
}

/** A number on the corner of an icon, which says it in words itself; nothing where there is nothing. */
export function Count({ value }: { value: number }) {
  if (value === 0) return null;
  return (
    <span className="count" aria-hidden>
      {value > 99 ? '99+' : value}
    </span>
  );
}
