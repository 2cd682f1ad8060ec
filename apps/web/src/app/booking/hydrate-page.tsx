import type { Language } from '@dehesa/domain/languages';
import type { BookingTexts } from '@dehesa/i18n/booking';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { rememberTyped } from '../../lib/forms/typed-before';
import { pageContent } from './layout/page-content';
import { rootId } from './page-ids';
import { type LivePage, PublicPage } from './layout/public-page';

/** `textModules` of the server names the same files, so that they come with the page. */
const pageTexts: Readonly<Record<Language, () => Promise<BookingTexts>>> = {
  es: async () => (await import('@dehesa/i18n/locales/es/booking')).booking,
  pt: async () => (await import('@dehesa/i18n/locales/pt/booking')).booking,
  en: async () => (await import('@dehesa/i18n/locales/en/booking')).booking,
};

/** The server wrote this element and nobody else does: its text is a `LivePage`. */
function readPage(element: HTMLElement): LivePage {
  const page: LivePage = JSON.parse(element.textContent);
  return page;
}

/** Takes over the tree that the server drew, with the data that stand beside it. */
export async function hydratePage(data: HTMLElement): Promise<void> {
  const root = document.getElementById(rootId);
  if (root === null) return;
  const page = readPage(data);
  const [texts, content] = await Promise.all([pageTexts[page.language](), pageContent(page)]);
  rememberTyped();
  hydrateRoot(
    root,
    <StrictMode>
      <PublicPage page={page} texts={texts}>
        {content}
      </PublicPage>
    </StrictMode>,
  );
}
