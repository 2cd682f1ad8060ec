import type { StaffLanguage } from '@dehesa/domain/languages';
import { locales } from '@dehesa/i18n/formats';
import { renderToString } from 'react-dom/server';
import { backofficeTexts, loadScreenTexts } from '../../lib/backoffice-texts';
import { nobodysSession } from './session';
import { SignInPage } from './sign-in-page';
import { Themed } from './themed';

interface DrawnPage {
  /** Of the document, as its title is. */
  locale: string;
  title: string;
  /** Of its root. */
  content: string;
}

/** The sign-in page as who is not signed in sees it first; drawn once, in the build. */
export async function drawSignIn(language: StaffLanguage, appName: string): Promise<DrawnPage> {
  await loadScreenTexts(language);
  const content = renderToString(
    <Themed language={language}>
      <SignInPage first={nobodysSession(appName)} furtherSteps={undefined} onEntered={() => Promise.resolve()} />
    </Themed>,
  );
  return {
    locale: locales[language],
    title: `${backofficeTexts(language).login.heading} · ${appName}`,
    content: withoutPreloads(content),
  };
}

/** Asked for ahead of the styles, the picture of the heading would only be in their way. */
function withoutPreloads(content: string): string {
  return content.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}
