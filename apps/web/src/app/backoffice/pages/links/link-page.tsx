import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Landscape } from '../../../../features/auth/landscape';
import { useTexts } from '../../../../lib/backoffice-language';
import { useSession } from '../../../../lib/session';
import { LanguageSwitch } from '../../language-switch';

/** What the link of a mail opens, for who holds it, signed in or not. */
export function LinkPage({ children }: { children: ReactNode }) {
  const { shell } = useTexts();
  const { appName } = useSession();
  return (
    <div className="sign-in-page">
      <Landscape className="sign-in-landscape" />
      <main className="sign-in-panel">
        <header className="sign-in-header">
          <img src="/favicon.svg" alt="" width={40} height={40} />
          <Text fw={650} c="var(--dehesa-green)" flex={1}>
            {shell.title(appName)}
          </Text>
          <LanguageSwitch />
        </header>
        {children}
      </main>
    </div>
  );
}
