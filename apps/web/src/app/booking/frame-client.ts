import './frame.css';
import { keepDialogsInSight } from './frame-dialogs';
import { rootId } from './page-ids';

/**
 * What a page does besides where a widget shows it: it tells the site how high it is, and opens elsewhere what the widget
 * does not show. The server wrote the site's origin and lets no other show the page, so nobody else hears it.
 */
const site = document.body.dataset['frame'];
const root = document.getElementById(rootId);

function tell(message: { type: 'page' } | { type: 'height'; height: number }): void {
  if (site !== undefined && window.parent !== window) window.parent.postMessage({ dehesa: message }, site);
}

/** Of the same page; browsers do not scroll the site for it. */
function followFragment(hash: string): boolean {
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target === null) return false;
  target.scrollIntoView();
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || event.defaultPrevented) return;
  const address = new URL(link.href);
  const here = address.pathname === location.pathname && address.search === location.search;
  if (here && address.hash !== '') {
    if (followFragment(address.hash)) event.preventDefault();
    return;
  }
  const shownHere = address.origin === location.origin && address.searchParams.has('embed');
  if (shownHere || link.dataset['language'] !== undefined || link.hasAttribute('download')) return;
  link.target = '_blank';
  link.rel = 'noopener';
}

if (root !== null) {
  const tellHeight = () => tell({ type: 'height', height: Math.ceil(root.getBoundingClientRect().height) });
  tell({ type: 'page' });
  // Browsers draw no frame that lies outside the screen, and observe nothing in it: its height is told without being asked.
  tellHeight();
  window.addEventListener('load', tellHeight);
  new ResizeObserver(tellHeight).observe(root);
  document.addEventListener('click', follow);
  keepDialogsInSight(root);
}
