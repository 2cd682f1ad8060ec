import { createHash } from 'node:crypto';
import type { PublicPage } from '../page';

/** All that a page is drawn of, in short: two pages that say the same are the same document. */
export function whatPageSays(page: PublicPage): string {
  return createHash('sha256')
    .update(JSON.stringify(isTimeless(page) ? { ...page, now: null } : page))
    .digest('base64');
}

/** The hour stands in a page that counts down to when booking opens, and in no other. */
function isTimeless(page: PublicPage): boolean {
  return page.kind === 'activity' && page.activity.state !== 'upcoming';
}
