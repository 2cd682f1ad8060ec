import { ActionIcon, Avatar, NavLink, Text } from '@mantine/core';
import { IconChevronDown, IconLogout, IconUserCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../lib/backoffice-language';
import { useSignedInUser } from '../../lib/session';
import { thumbnail } from '../../lib/files/image-sizes';
import { trpc } from '../../lib/trpc';
import { leaveForSignIn } from './session-end';
import { useTellRefusal } from '../../lib/refusal';

/** Who is signed in, with 'Mis datos' and 'Cerrar sesión' folded under it (U4). */
export function Account({ onNavigate }: { onNavigate?: () => void }) {
  const { shell } = useTexts();
  const { displayName, alias, role, imageUrl } = useSignedInUser();
  const signOut = useSignOut();

  return (
    <details className="account">
      <summary aria-label={shell.userMenu(displayName)}>
        <Avatar
          name={displayName}
          src={imageUrl === null ? null : thumbnail(imageUrl)}
          color="holm"
          variant="filled"
          aria-hidden
          alt=""
        />
        <span className="account-name">
          <Text component="span" fw={600} lh={1.25} display="block">
            {displayName}
          </Text>
          <Text component="span" size="sm" c="dimmed" display="block">
            {alias || shell.roles[role]}
          </Text>
        </span>
        <IconChevronDown className="account-chevron" size={20} stroke={1.6} aria-hidden />
      </summary>
      <NavLink
        component={Link}
        to="/perfil"
        label={shell.profile}
        leftSection={<IconUserCircle size={20} stroke={1.6} aria-hidden />}
        mih={44}
        onClick={onNavigate}
      />
      <NavLink
        component="button"
        label={shell.signOut}
        leftSection={<IconLogout size={20} stroke={1.6} aria-hidden />}
        mih={44}
        disabled={signOut.isPending}
        onClick={() => signOut.mutate()}
      />
    </details>
  );
}

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

/** Ends the session on the server and then leaves; where that fails, it says so and stays. */
export function useSignOut() {
  return trpc.auth.signOut.useMutation({
    onSuccess: () => leaveForSignIn(),
    onError: useTellRefusal(),
  });
}
