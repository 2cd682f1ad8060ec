import '@dehesa/ui/tokens.css';
import './booking.css';
import type { Language } from '@dehesa/domain/languages';
import type { BookingTexts } from '@dehesa/i18n/booking';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { pageContent } from './layout/page-content';
import { pageDataId, rootId } from './page-ids';
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

// A choice of language is kept for the back office too, and a collaborator's key stays in the address.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-language]') : null;
  const language = link?.dataset['language'];
  if (link === null || language === undefined) return;
  try {
    localStorage.setItem('lang', language);
  } catch {
    // The server's cookie is enough.
  }
  event.preventDefault();
  const address = new URL(location.href);
  address.searchParams.set('lang', language);
  address.hash = '';
  location.assign(address);
});

if (document.body.hasAttribute('data-awaiting'))
  void import('./my-booking/come-back').then(({ comeBack }) => comeBack());

const root = document.getElementById(rootId);
const data = document.getElementById(pageDataId);
if (root !== null && data !== null) {
  const page = readPage(data);
  const [texts, content] = await Promise.all([pageTexts[page.language](), pageContent(page)]);
  hydrateRoot(
    root,
    <StrictMode>
      <PublicPage page={page} texts={texts}>
        {content}
      </PublicPage>
    </StrictMode>,
  );
}
