import { Avatar, Group, NavLink, Stack, Text } from '@mantine/core';
import { Link, useRouterState } from '@tanstack/react-router';
import { useTexts } from '../../lib/backoffice-language';
import { useSignedInUser } from '../../lib/session';
import { isWithin, menuFor } from './menu';

/** Who is signed in, and where the role may go. */
export function SideMenu({ onNavigate }: { onNavigate?: () => void }) {
  const { shell } = useTexts();
  const user = useSignedInUser();
  const pathname = useRouterState({ select: (state) => state.location.pathname });

  return (
    <Stack gap="lg">
      <Group gap="sm" wrap="nowrap">
        <Avatar name={user.displayName} color="holm" variant="filled" aria-hidden />
        <div>
          <Text fw={600} lh={1.25}>
            {user.displayName}
          </Text>
          <Text size="sm" c="dimmed">
            {user.alias || shell.roles[user.role]}
          </Text>
        </div>
      </Group>
      <Stack gap={4}>
        {menuFor(user.role).map((entry) => (
          <NavLink
            key={entry.link.to}
            {...entry.link}
            component={Link}
            label={shell.menu[entry.label]}
            leftSection={<entry.icon size={22} stroke={1.6} aria-hidden />}
            active={isWithin(entry, pathname)}
            aria-current={pathname === entry.link.to ? 'page' : isWithin(entry, pathname) ? 'true' : undefined}
            variant="filled"
            mih={44}
            onClick={onNavigate}
            style={{ borderRadius: 'var(--dehesa-radius)' }}
          />
        ))}
      </Stack>
    </Stack>
  );
}
