import type { StaffLanguage } from '@dehesa/domain/languages';
import { createDehesaTheme } from '@dehesa/ui';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { LanguageProvider, useTexts } from '../../lib/backoffice-language';
import { madridTime } from '../../lib/madrid-today';
import { queryClient, trpc, trpcClient } from '../../lib/trpc';
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
      <Notifications position="bottom-right" autoClose={6000} />
      {children}
      <AwayBanner />
    </MantineProvider>
  );
}

/** On every screen while the database is away: since when nothing can be saved, and that all comes back by itself (B50). */
function AwayBanner() {
  const { away } = useTexts().shell;
  const since = useSyncExternalStore(databaseAway.subscribe, databaseAway.get);
  return (
    <div role="status">
      {since !== null && (
        <p className="away-banner">
          <strong>{away.title(madridTime(since.getTime()))}</strong> {away.message}
        </p>
      )}
    </div>
  );
}
