import { ErrorState, LoadingState } from '@dehesa/ui';
import { Container } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { useTexts } from '../../lib/backoffice-language';
import { loadScreenTexts } from '../../lib/backoffice-texts';
import { errorMessageInTime } from '../../lib/error-message';
import type { ErrorText } from '@dehesa/i18n/errors';
import { whenReturned } from '../../lib/addresses/returned-page';
import { preferredLanguage } from '../../lib/language';
import type { Session } from '../../lib/session';
import { wantedAddress } from '../backoffice/addresses/wanted-address';
import { isSettled } from '../backoffice/is-settled';
import { StartFailed } from '../backoffice/start-failed';
import { nobodysSession, readSession } from './session';
import './sign-in.css';
import { type FurtherSteps, loadFurtherSteps, SignInPage } from './sign-in-page';
import { Themed } from './themed';

const place = document.getElementById('root') ?? document.body;

if (window.location.pathname !== '/login') window.history.replaceState(null, '', '/login');
const wanted = wantedAddress(new URLSearchParams(window.location.search).get('to') ?? undefined);
const language = preferredLanguage();
const session = readSession();
// Told once the texts are there to tell it in.
session.catch(() => undefined);
let page: Root | undefined;
let entered = false;

/** The back office takes the place of the page once its first screen is there; what does not arrive so is loaded as a page. */
async function enter(): Promise<void> {
  entered = true;
  try {
    window.history.pushState(null, '', wanted);
    const { startBackOffice } = await import('../backoffice/start');
    await startBackOffice(rootOfPage(), { whole: true });
  } catch {
    window.location.assign(wanted);
    await new Promise(() => undefined);
  }
}

/** Back leads here as it was left: it is seen again by who left it, and by nobody else. */
whenReturned(async () => entered || (await session).user?.id === (await readSession()).user?.id);

/** What the server drew goes with the first that is shown here. */
function rootOfPage(): Root {
  return (page ??= createRoot(place));
}

function show(content: ReactNode): void {
  rootOfPage().render(<Themed language={language}>{content}</Themed>);
}

const signIn = (first: Session, furtherSteps?: FurtherSteps) => (
  <SignInPage first={first} furtherSteps={furtherSteps} onEntered={enter} />
);

async function open(): Promise<void> {
  try {
    await loadScreenTexts(language);
  } catch {
    return rootOfPage().render(<StartFailed language={language} />);
  }
  const { drawn, appName } = place.dataset;
  if (drawn === language && appName !== undefined) return takeOver(appName);
  if (drawn === undefined) show(<Opening />);
  try {
    const first = await session;
    await (first.user === null ? show(signIn(first)) : goOnWith(first));
  } catch (error) {
    show(<NotOpened why={await errorMessageInTime(error, language)} />);
  }
}

/** The page that the server drew for who is not signed in works as it stands, with what was typed into it meanwhile. */
async function takeOver(appName: string): Promise<void> {
  page = hydrateRoot(place, <Themed language={language}>{signIn(nobodysSession(appName))}</Themed>);
  // Without its database the server knew nobody. What fails here the form tells once it is sent.
  const first = await session.catch(() => undefined);
  if (first !== undefined && first.user !== null && !entered) await goOnWith(first).catch(() => undefined);
}

async function goOnWith(first: Session): Promise<void> {
  if (first.user !== null && isSettled(first.user)) return window.location.replace(wanted);
  const furtherSteps = await loadFurtherSteps(language);
  // Nothing is kept of a page of nobody.
  show(<Fragment key="signed-in">{signIn(first, furtherSteps)}</Fragment>);
}

void open();

function Opening() {
  return <LoadingState label={useTexts().shell.loading} />;
}

function NotOpened({ why }: { why: ErrorText }) {
  const { retry } = useTexts().shell;
  return (
    <Container py="xl">
      <ErrorState {...why} retryLabel={retry} onRetry={() => window.location.reload()} />
    </Container>
  );
}
