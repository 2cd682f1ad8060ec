import type { StaffLanguage } from '@dehesa/domain/languages';
import { startTexts } from '@dehesa/i18n/start';
import { createDehesaTheme, ErrorState } from '@dehesa/ui';
import { Container, MantineProvider } from '@mantine/core';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadBackofficeTexts } from '../../lib/backoffice-texts';
import { preferredLanguage } from '../../lib/language';
import { noticeDatabaseAway } from './database-away';
import './mantine-styles';
import { Providers } from './providers';
import { router } from './router';
import { leaveWhenSessionEnds, leaveWithOtherTabs, showReturnedScreens } from './session-end';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

leaveWhenSessionEnds();
leaveWithOtherTabs();
showReturnedScreens();
noticeDatabaseAway();
const language = preferredLanguage();
const texts = loadBackofficeTexts(language);
// The session and the files of the screen are asked for while the texts are on their way; what fails is the router's.
void router.load();

const page = createRoot(root);
const show = () =>
  page.render(
    <StrictMode>
      <Providers language={language}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
// Not `await`: the build would tear a module that waits from all that it shares with the screens, into many small files.
texts.then(show, () => page.render(<StartFailed language={language} />));

/**
 * Instead of the back office, when its texts did not arrive. Trying again is loading the page: nothing is typed yet, and
 * after a new release only the page knows the names of the new files.
 */
function StartFailed({ language }: { language: StaffLanguage }) {
  const { title, message, retry } = startTexts[language];
  return (
    <MantineProvider theme={createDehesaTheme({ close: '' })} forceColorScheme="light">
      <Container component="main" lang={language} py="xl">
        <ErrorState title={title} message={message} retryLabel={retry} onRetry={() => window.location.reload()} />
      </Container>
    </MantineProvider>
  );
}
