import { ActionIcon } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useTexts } from '../../lib/backoffice-language';
import { useSignOut } from './use-sign-out';

export function SignOutButton() {
  const { shell } = useTexts();
  const signOut = useSignOut();
  return (
    <ActionIcon
      variant="subtle"
      size={44}
      visibleFrom="sm"
      aria-label={shell.signOut}
      title={shell.signOut}
      onClick={() => signOut.mutate()}
      loading={signOut.isPending}
    >
      <IconLogout size={24} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}
