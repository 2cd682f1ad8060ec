import { Burger, CloseButton, Group } from '@mantine/core';
import { useRef } from 'react';
import { useTexts } from '../../lib/backoffice-language';
import { LanguageSwitch } from './language-switch';
import { LicenceBadge } from './licence-badge';
import { SideMenu } from './side-menu';

/**
 * The side menu on narrow screens, behind a button: the browser's own dialog, which keeps the focus inside, closes on
 * Escape and gives the focus back. Mantine's drawer would bring 20 kB into every first screen.
 */
export function NarrowMenu() {
  const { shell } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  return (
    <>
      <Burger
        hiddenFrom="md"
        opened={false}
        onClick={() => dialog.current?.showModal()}
        aria-label={shell.openMenu}
        h={44}
        w={44}
      />
      <dialog ref={dialog} className="narrow-menu" aria-label={shell.mainMenu} closedby="any">
        <div className="narrow-menu-content">
          <Group justify="space-between">
            <LicenceBadge hiddenFrom="sm" />
            <CloseButton aria-label={shell.closeMenu} onClick={close} size={44} ml="auto" />
          </Group>
          <nav aria-label={shell.mainMenu}>
            <SideMenu onNavigate={close} />
          </nav>
          <div className="narrow-menu-language">
            <LanguageSwitch />
          </div>
        </div>
      </dialog>
    </>
  );
}
