import './mantine-styles';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadBackofficeTexts } from '../../lib/backoffice-texts';
import { preferredLanguage } from '../../lib/language';
import { noticeDatabaseAway } from './database-away';
import { Providers } from './providers';
import { router } from './router';
import { leaveWhenSessionEnds, leaveWithOtherTabs, showReturnedScreens } from './session-end';
import { StartFailed } from './start-failed';

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
