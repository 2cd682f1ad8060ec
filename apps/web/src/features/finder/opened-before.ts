import type { Entry } from './entry';

const most = 6;

/** In memory alone: names of people are gone with the page, and with the session, which ends by leaving it. */
let opened: { userId: number; entries: readonly Entry[] } = { userId: 0, entries: [] };

/** What a user has opened through the search since the page was loaded, the latest first. */
export function openedBefore(userId: number): readonly Entry[] {
  return opened.userId === userId ? opened.entries : [];
}

export function noteOpened(userId: number, entry: Entry): void {
  const others = openedBefore(userId).filter(({ key }) => key !== entry.key);
  opened = { userId, entries: [{ ...entry, exact: false }, ...others].slice(0, most) };
}
