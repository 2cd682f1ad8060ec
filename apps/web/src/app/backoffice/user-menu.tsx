import { Avatar, Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconLogout } from '@tabler/icons-react';
import { useId } from 'react';
import { useLanguage, useTexts } from '../../lib/backoffice-language';
import { errorMessage } from '../../lib/error-message';
import { useSignedInUser } from '../../lib/session';
import { trpc } from '../../lib/trpc';
import { leaveForSignIn } from './session-end';

/** The browser's own popover: Mantine's menu would bring 33 kB of positioning into every first screen. */
export function UserMenu() {
  const { shell } = useTexts();
  const { language } = useLanguage();
  const user = useSignedInUser();
  const menuId = useId();
  const signOut = trpc.auth.signOut.useMutation({
    onSuccess: () => leaveForSignIn(),
    onError: (error) => notifications.show({ color: 'clay', ...errorMessage(error, language) }),
  });

  return (
    <>
      <button
        type="button"
        className="user-menu-button"
        popoverTarget={menuId}
        aria-label={shell.userMenu(user.displayName)}
      >
        <Avatar name={user.displayName} color="holm" variant="light" aria-hidden />
      </button>
      <div id={menuId} popover="auto" className="user-menu">
        <Text size="sm" c="dimmed" truncate px="sm">
          {user.email}
        </Text>
        <Button
          variant="subtle"
          justify="flex-start"
          fullWidth
          leftSection={<IconLogout size={20} stroke={1.6} aria-hidden />}
          onClick={() => signOut.mutate()}
          loading={signOut.isPending}
        >
          {shell.signOut}
        </Button>
      </div>
    </>
  );
}
