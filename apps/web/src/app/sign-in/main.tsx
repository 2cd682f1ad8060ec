import { createDehesaTheme, ErrorState, LoadingState } from '@dehesa/ui';
import { Container, MantineProvider } from '@mantine/core';
import { type ReactNode, StrictMode, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { LanguageProvider, useLanguage, useTexts } from '../../lib/backoffice-language';
import { loadScreenTexts } from '../../lib/backoffice-texts';
import { errorMessage } from '../../lib/error-message';
import { tellable } from '../../lib/error-texts';
import { whenReturned } from '../../lib/addresses/returned-page';
import { preferredLanguage } from '../../lib/language';
import { wantedAddress } from '../backoffice/addresses/wanted-address';
import { AwayBanner } from '../backoffice/away-banner';
import { isSettled } from '../backoffice/is-settled';
import { StartFailed } from '../backoffice/start-failed';
import { databaseAway, readSession } from './session';
import './sign-in.css';
import { loadFurtherSteps, SignInPage } from './sign-in-page';

const root = document.getElementById('root');
if (!root) throw new Error('login.html has no #root');
const page = createRoot(root);

if (window.location.pathname !== '/login') window.history.replaceState(null, '', '/login');
const wanted = wantedAddress(new URLSearchParams(window.location.search).get('to') ?? undefined);
const language = preferredLanguage();
const session = readSession();
let entered = false;

/** The back office takes the place of the page once its first screen is there; what does not arrive so is loaded as a page. */
async function enter(): Promise<void> {
  entered = true;
  try {
    window.history.pushState(null, '', wanted);
    const { startBackOffice } = await import('../backoffice/start');
    await startBackOffice(page, { whole: true });
  } catch {
    window.location.assign(wanted);
    await new Promise(() => undefined);
  }
}

/** Back leads here as it was left: it is seen again by who left it, and by nobody else. */
whenReturned(async () => entered || (await session).user?.id === (await readSession()).user?.id);

function show(content: ReactNode): void {
  page.render(
    <StrictMode>
      <LanguageProvider first={language}>
        <Themed>{content}</Themed>
      </LanguageProvider>
    </StrictMode>,
  );
}

async function open(): Promise<void> {
  try {
    await loadScreenTexts(language);
  } catch {
    return page.render(<StartFailed language={language} />);
  }
  show(<Opening />);
  try {
    const first = await session;
    const { user } = first;
    if (user !== null && isSettled(user)) return window.location.replace(wanted);
    const furtherSteps = user === null ? undefined : await loadFurtherSteps(language);
    show(<SignInPage first={first} furtherSteps={furtherSteps} onEntered={enter} />);
  } catch (error) {
    show(<NotOpened error={await tellable(error, language)} />);
  }
}
void open();

function Opening() {
  return <LoadingState label={useTexts().shell.loading} />;
}

function NotOpened({ error }: { error: unknown }) {
  const { language } = useLanguage();
  const { retry } = useTexts().shell;
  return (
    <Container py="xl">
      <ErrorState {...errorMessage(error, language)} retryLabel={retry} onRetry={() => window.location.reload()} />
    </Container>
  );
}

function Themed({ children }: { children: ReactNode }) {
  const { close } = useTexts().shell;
  const theme = useMemo(() => createDehesaTheme({ close }), [close]);
  return (
    <MantineProvider theme={theme} forceColorScheme="light">
      {children}
      <AwayBanner databaseAway={databaseAway} />
    </MantineProvider>
  );
}
