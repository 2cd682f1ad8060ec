import type { StaffLanguage } from '@dehesa/domain/languages';
import { createDehesaTheme } from '@dehesa/ui';
import { MantineProvider } from '@mantine/core';
import { Notices } from './notices/notices';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { LanguageProvider, useTexts } from '../../lib/backoffice-language';
import { queryClient, trpc, trpcClient } from '../../lib/trpc';
import { AwayBanner } from './away-banner';
import { databaseAway } from './database-away';

/** Everything that the screens of the back office find around them; the texts of its first language are loaded. */
export function Providers({ language, children }: { language: StaffLanguage; children: ReactNode }) {
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <LanguageProvider first={language}>
          <Themed>{children}</Themed>
        </LanguageProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}

function Themed({ children }: { children: ReactNode }) {
  const { close } = useTexts().shell;
  const theme = useMemo(() => createDehesaTheme({ close }), [close]);
  return (
    <MantineProvider theme={theme} forceColorScheme="light">
      <Notices />
      {children}
      <AwayBanner databaseAway={databaseAway} />
    </MantineProvider>
  );
}
