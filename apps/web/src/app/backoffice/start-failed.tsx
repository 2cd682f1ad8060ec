import type { StaffLanguage } from '@dehesa/domain/languages';
import { startTexts } from '@dehesa/i18n/start';
import { createDehesaTheme, ErrorState } from '@dehesa/ui';
import { Container, MantineProvider } from '@mantine/core';

/**
 * Instead of the back office, when its texts did not arrive. Trying again is loading the page: nothing is typed yet, and
 * after a new release only the page knows the names of the new files.
 */
export function StartFailed({ language }: { language: StaffLanguage }) {
  const { title, message, retry } = startTexts[language];
  return (
    <MantineProvider theme={createDehesaTheme({ close: '' })} forceColorScheme="light">
      <Container component="main" lang={language} py="xl">
        <ErrorState title={title} message={message} retryLabel={retry} onRetry={() => window.location.reload()} />
      </Container>
    </MantineProvider>
  );
}
