import { Badge, Group, Text } from '@mantine/core';
import { useTexts } from '../../lib/backoffice-language';
import { useSession } from '../../lib/session';
import { LanguageSwitch } from './language-switch';
import { NarrowMenu } from './narrow-menu';
import { UserMenu } from './user-menu';

export function TopBar() {
  const { shell } = useTexts();
  const { appName } = useSession();
  return (
    <Group h="100%" px="md" justify="space-between" wrap="nowrap" gap="sm">
      <Group gap="sm" wrap="nowrap" miw={0}>
        <NarrowMenu />
        <img className="top-bar-logo" src="/favicon.svg" alt="" width={32} height={32} />
        <Text fw={650} c="var(--dehesa-green)" fz={{ base: 'xs', sm: 'md' }} lh={1.25} lineClamp={3}>
          {shell.title(appName)}
        </Text>
        <Badge visibleFrom="sm" variant="light" color="holm" tt="none" size="lg">
          {shell.licenceActive}
        </Badge>
      </Group>
      <Group gap="xs" wrap="nowrap">
        <LanguageSwitch />
        <UserMenu />
      </Group>
    </Group>
  );
}
