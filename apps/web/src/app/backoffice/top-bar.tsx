import { may } from '@dehesa/domain/access';
import { Burger, CloseButton, Group, Text } from '@mantine/core';
import { type ComponentType, lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../lib/backoffice-language';
import { useSession, useSignedInUser } from '../../lib/session';
import { SignOutButton } from './account';
import { LanguageSwitch } from './language-switch';
import { LicenceBadge } from './licence-badge';
import { menuFor } from './menu';
import { SideMenu } from './side-menu';
import type { HelpEntryProps, TopBarToolsProps } from './tools/top-bar-tools';
import { UnreadBadge } from './unread-badge';

/** What is pressed comes after the first picture; where it does not arrive everything else is there. */
const tools = () => import('./tools/top-bar-tools').catch(() => ({ TopBarTools: () => null, HelpEntry: () => null }));
const TopBarTools = lazy<ComponentType<TopBarToolsProps>>(async () => ({ default: (await tools()).TopBarTools }));
const HelpEntry = lazy<ComponentType<HelpEntryProps>>(async () => ({ default: (await tools()).HelpEntry }));

export function TopBar() {
  const { shell } = useTexts();
  const { appName, appType } = useSession();
  const user = useSignedInUser();
  const isStaff = may(user, 'activities.manage');
  const hasReservations = menuFor(user, appType).some(({ label }) => label === 'reservations');
  return (
    <Group h="100%" px={{ base: 'xs', sm: 'md' }} justify="space-between" wrap="nowrap" gap="xs">
      <Group gap="sm" wrap="nowrap" miw={0}>
        <NarrowMenu withHelp={isStaff} />
        <img className="top-bar-logo" src="/favicon.svg" alt="" width={32} height={32} />
        <Text fw={650} c="var(--dehesa-green)" fz={{ base: 'xs', sm: 'md' }} lh={1.25} lineClamp={3}>
          {shell.title(appName)}
        </Text>
        <LicenceBadge visibleFrom="sm" />
      </Group>
      <Group gap={4} wrap="nowrap">
        <UnreadBadge />
        {isStaff && (
          <Suspense fallback={<span className="top-bar-tools" />}>
            <TopBarTools hasReservations={hasReservations} />
          </Suspense>
        )}
        <div className="top-bar-language">
          <LanguageSwitch />
        </div>
        <SignOutButton />
      </Group>
    </Group>
  );
}

/**
 * The side menu on narrow screens, behind a button: the browser's own dialog, which keeps the focus inside, closes on
 * Escape and gives the focus back. Mantine's drawer would bring 20 kB into every first screen. What it holds is drawn when it
 * is first opened: on a desk it never is, and it was a third of what the frame drew.
 */
function NarrowMenu({ withHelp }: { withHelp: boolean }) {
  const { shell } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [drawn, setDrawn] = useState(false);
  const open = () => {
    // Before it is shown: the focus goes to the first thing in it.
    flushSync(() => setDrawn(true));
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();

  return (
    <>
      <Burger hiddenFrom="md" opened={false} onClick={open} aria-label={shell.openMenu} h={44} w={44} />
      <dialog ref={dialog} className="narrow-menu" aria-label={shell.mainMenu} closedby="any">
        {drawn && (
          <div className="narrow-menu-content">
            <Group justify="space-between">
              <LicenceBadge hiddenFrom="sm" />
              <CloseButton aria-label={shell.closeMenu} onClick={close} size={44} ml="auto" />
            </Group>
            <nav aria-label={shell.mainMenu}>
              <SideMenu onNavigate={close} />
            </nav>
            {withHelp && (
              <Suspense>
                <HelpEntry onNavigate={close} />
              </Suspense>
            )}
            <div className="narrow-menu-language">
              <LanguageSwitch />
            </div>
          </div>
        )}
      </dialog>
    </>
  );
}
