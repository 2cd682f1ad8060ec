import type { StaffLanguage } from '@dehesa/domain/languages';
import { createDehesaTheme } from '@dehesa/ui';
import { MantineProvider } from '@mantine/core';
import { type ReactNode, StrictMode, useMemo } from 'react';
import { LanguageProvider, useTexts } from '../../lib/backoffice-language';
import { AwayBanner } from '../backoffice/away-banner';
import { databaseAway } from './session';

interface ThemedProps {
  language: StaffLanguage;
  children: ReactNode;
}

/** All that stands around the sign-in page, in a language whose texts are loaded: the same where it is built and where it works. */
export function Themed({ language, children }: ThemedProps) {
  return (
    <StrictMode>
      <LanguageProvider first={language}>
        <WithTheme>{children}</WithTheme>
      </LanguageProvider>
    </StrictMode>
  );
}

function WithTheme({ children }: { children: ReactNode }) {
  const { close } = useTexts().shell;
  const theme = useMemo(() => createDehesaTheme({ close }), [close]);
  return (
    <MantineProvider theme={theme} forceColorScheme="light">
      {children}
      <AwayBanner databaseAway={databaseAway} />
    </MantineProvider>
  );
}
