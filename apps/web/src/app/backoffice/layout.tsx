import { Button, Container, Stack, Text, Title } from '@mantine/core';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ProofHost } from '../../features/auth/proof/proof-host';
import { useTexts } from '../../lib/backoffice-language';
import { useSession } from '../../lib/session';
import { trpc } from '../../lib/trpc';
import { leaveForSignIn } from './session-end';
import { SideMenu } from './side-menu';
import { TopBar } from './top-bar';

/** Here it is edited: whatever it does elsewhere, it can be put right (B45). */
const editor = '/config-app';

/** Loads CSS of the installation's own after that of the product, on every screen but the one that edits it. */
function useCustomStyle(address: string | null): void {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const wanted = pathname.startsWith(editor) ? null : address;
  useEffect(() => {
    if (wanted === null) return undefined;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = wanted;
    document.head.append(link);
    return () => link.remove();
  }, [wanted]);
}

/** Where a dialog takes the scrollbar away, what is fixed beside it stays where it was: the name is that of its library. */
const besideScrollbar = 'right-scroll-bar-position';

/** The shell: top bar, side menu (behind a button on narrow screens) and the screen. */
export function Layout() {
  const { shell } = useTexts();
  const session = useSession();
  useCustomStyle(session.styleSheet);

  if (session.licence.expired) return <LicenceOverlay />;
  return (
    <>
      <a className="skip-link" href="#content">
        {shell.skipToContent}
      </a>
      <header className={`shell-header ${besideScrollbar}`}>
        <TopBar />
      </header>
      <nav className="shell-menu" aria-label={shell.mainMenu}>
        <SideMenu />
      </nav>
      <main className="shell-main" id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <ProofHost />
    </>
  );
}

/** B28: past the licence nothing can be done but leaving. */
function LicenceOverlay() {
  const { shell } = useTexts();
  const signOut = trpc.auth.signOut.useMutation({ onSettled: () => leaveForSignIn() });
  return (
    <Container component="main" size="xs" py={96}>
      <Stack align="center" ta="center" gap="lg">
        <Title order={1}>{shell.licenceOverlay.title}</Title>
        <Text>{shell.licenceOverlay.message}</Text>
        <Button onClick={() => signOut.mutate()} loading={signOut.isPending}>
          {shell.signOut}
        </Button>
      </Stack>
    </Container>
  );
}
