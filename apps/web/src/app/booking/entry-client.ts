import '@dehesa/ui/tokens.css';
import './booking.css';
import { pageDataId } from './page-ids';

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

// A page that is complete as it is comes without data, and what brings others to life is not loaded for it.
const data = document.getElementById(pageDataId);
if (data !== null) void import('./hydrate-page').then(({ hydratePage }) => hydratePage(data));
