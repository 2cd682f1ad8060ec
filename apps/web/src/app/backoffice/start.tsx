import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { loadScreenTexts } from '../../lib/backoffice-texts';
import { loadErrorTexts } from '../../lib/error-texts';
import { preferredLanguage } from '../../lib/language';
import { noticeDatabaseAway } from '../../lib/live/notice-database-away';
import { databaseAway } from './database-away';
import './styles/mantine-styles';
import { onceActed } from './notices/once-acted';
import { Providers } from './providers';
import { router } from './router';
import { StartFailed } from './start-failed';
import { leaveWhenSessionEnds, leaveWithOtherTabs, showReturnedScreens } from './session-end';

/** Shows the screen of the browser's address; with `whole` only once all of it is there. */
export async function startBackOffice(page: Root, { whole = false } = {}): Promise<void> {
  leaveWhenSessionEnds();
  leaveWithOtherTabs();
  showReturnedScreens();
  noticeDatabaseAway(databaseAway);
  const language = preferredLanguage();
  const texts = loadScreenTexts(language);
  onceActed(() => void loadErrorTexts(language).catch(() => undefined));
  // The session and the files of the screen are asked for while the texts are on their way; what fails is the router's.
  const screen = router.load();
  try {
    await texts;
  } catch {
    return page.render(<StartFailed language={language} />);
  }
  if (whole) await screen;
  page.render(
    <StrictMode>
      <Providers language={language}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
}
