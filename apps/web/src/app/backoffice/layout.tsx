import { AppShell } from '@mantine/core';
import { Outlet } from '@tanstack/react-router';
import { ProofHost } from '../../features/auth/proof/proof-host';
import { useTexts } from '../../lib/backoffice-language';
import { useSession } from '../../lib/session';
import { LicenceOverlay } from './licence-overlay';
import { SideMenu } from './side-menu';
import { TopBar } from './top-bar';
import { useCustomStyle } from './use-custom-style';

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
      <AppShell
        header={{ height: 64 }}
        navbar={{ width: 284, breakpoint: 'md', collapsed: { mobile: true } }}
        padding={{ base: 'md', md: 'xl' }}
      >
        <AppShell.Header>
          <TopBar />
        </AppShell.Header>
        <AppShell.Navbar p="md" aria-label={shell.mainMenu}>
          <SideMenu />
        </AppShell.Navbar>
        <AppShell.Main id="content" tabIndex={-1}>
          <Outlet />
        </AppShell.Main>
      </AppShell>
      <ProofHost />
    </>
  );
}
