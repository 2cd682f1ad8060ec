import { Badge, NavLink, Stack } from '@mantine/core';
import { Link, useRouterState } from '@tanstack/react-router';
import { useTexts } from '../../lib/backoffice-language';
import { useSession, useSignedInUser } from '../../lib/session';
import { Account } from './account';
import { isWithin, type MenuEntry, menuFor } from './menu';
import { useUnread } from './unread-badge';

/** Who is signed in, and where the role may go. */
export function SideMenu({ onNavigate }: { onNavigate?: () => void }) {
  const user = useSignedInUser();
  const { appType } = useSession();
  return (
    <Stack gap="md">
      <Account onNavigate={onNavigate} />
      <Stack gap={4}>
        {menuFor(user, appType).map((entry) => (
          <EntryLink key={entry.label} entry={entry} onNavigate={onNavigate} />
        ))}
      </Stack>
    </Stack>
  );
}

function EntryLink({ entry, onNavigate }: { entry: MenuEntry; onNavigate: (() => void) | undefined }) {
  const { shell } = useTexts();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const kind = useRouterState({ select: ({ location }) => Reflect.get(location.search, 'tipo') as unknown });
  const unread = useUnread().get(entry.inbox ?? 1);
  const look = {
    label: shell.menu[entry.label],
    leftSection: <entry.icon size={22} stroke={1.6} aria-hidden />,
    variant: 'filled',
    mih: 44,
    style: { borderRadius: 'var(--dehesa-radius)' },
  } as const;
  if (entry.leaves) return <NavLink component="a" href={entry.link.to} {...look} />;
  const within = isWithin(entry, pathname, kind);
  return (
    <NavLink
      component={Link}
      {...entry.link}
      {...look}
      active={within}
      aria-current={pathname === entry.link.to ? 'page' : within ? 'true' : undefined}
      rightSection={entry.inbox !== undefined && <UnreadCount unread={unread ?? 0} />}
      onClick={onNavigate}
    />
  );
}

function UnreadCount({ unread }: { unread: number }) {
  const { shell } = useTexts();
  if (unread === 0) return null;
  return (
    <Badge color="clay" circle={unread < 10} size="lg" aria-label={shell.unreadMessages(unread)}>
      {unread > 99 ? '99+' : unread}
    </Badge>
  );
}
