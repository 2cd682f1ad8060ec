import '@dehesa/ui/tokens.css';
import './booking.css';
import type { PublicPage as Page } from '@dehesa/server/public-page';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { pageDataId, rootId } from './page-ids';
import { PublicPage } from './public-page';

/** The server wrote this element and nobody else does: its text is a `Page`. */
function readPage(element: HTMLElement): Page {
  const page: Page = JSON.parse(element.textContent);
  return page;
}

const root = document.getElementById(rootId);
const data = document.getElementById(pageDataId);
if (root !== null && data !== null) {
  hydrateRoot(
    root,
    <StrictMode>
      <PublicPage page={readPage(data)} />
    </StrictMode>,
  );
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
