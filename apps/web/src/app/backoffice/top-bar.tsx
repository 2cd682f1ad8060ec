import { Group, Text } from '@mantine/core';
import { useTexts } from '../../lib/backoffice-language';
import { useSession, useSignedInUser } from '../../lib/session';
import { LanguageSwitch } from './language-switch';
import { LicenceBadge } from './licence-badge';
import { menuFor } from './menu';
import { NarrowMenu } from './narrow-menu';
import { NotificationsMenu } from './notifications-menu';
import { SignOutButton } from './sign-out-button';
import { UnreadBadge } from './unread-badge';

export function TopBar() {
  const { shell } = useTexts();
  const { appName, appType } = useSession();
  const user = useSignedInUser();
  const hasReservations = menuFor(user, appType).some(({ label }) => label === 'reservations');
  return (
    <Group h="100%" px={{ base: 'xs', sm: 'md' }} justify="space-between" wrap="nowrap" gap="xs">
      <Group gap="sm" wrap="nowrap" miw={0}>
        <NarrowMenu />
        <img className="top-bar-logo" src="/favicon.svg" alt="" width={32} height={32} />
        <Text fw={650} c="var(--dehesa-green)" fz={{ base: 'xs', sm: 'md' }} lh={1.25} lineClamp={3}>
          {shell.title(appName)}
        </Text>
        <LicenceBadge visibleFrom="sm" />
      </Group>
      <Group gap={4} wrap="nowrap">
        <UnreadBadge />
        {hasReservations && <NotificationsMenu />}
        <div className="top-bar-language">
          <LanguageSwitch />
        </div>
        <SignOutButton />
      </Group>
    </Group>
  );
}
