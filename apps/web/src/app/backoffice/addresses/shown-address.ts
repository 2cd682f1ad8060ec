import { createBrowserHistory, createMemoryHistory } from '@tanstack/react-router';

/** Under these names addresses of screens hold what people typed to find somebody. */
const typedNames = new Set(['q', 'search']);

const isTyped = (part: string) => typedNames.has(part.split('=')[0] ?? '');
const partsOf = (text = '') => text.split('&').filter((part) => part !== '');

/** An address of the router as the browser shows it: what was typed stands behind the #, which is sent to no server. */
export function shownAddress(address: string): string {
  const [, path = '', query] = /^([^?#]*)(?:\?([^#]*))?/.exec(address) ?? [];
  const parts = partsOf(query);
  const typed = parts.filter(isTyped);
  if (typed.length === 0) return address;
  const others = parts.filter((part) => !isTyped(part));
  return `${path}${others.length > 0 ? `?${others.join('&')}` : ''}#${typed.join('&')}`;
}

/** The address of the router for what the browser shows; older links have it all in one place. */
export function routerAddress({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const typed = partsOf(hash.slice(1)).filter(isTyped);
  if (typed.length === 0) return `${pathname}${search}${hash}`;
  const others = partsOf(search.slice(1)).filter((part) => !isTyped(part));
  return `${pathname}?${[...others, ...typed].join('&')}`;
}

/** An address to come back to, without what was typed: it is written into another one. */
export function addressToReturn(address: string): string {
  return shownAddress(address).replace(/#.*$/s, '');
}

/** The browser's history with the names of people out of whatever leaves it. */
export function shownHistory() {
  return createBrowserHistory({
    createHref: shownAddress,
    parseLocation: () => {
      // As the router reads addresses itself, which it lends to nobody.
      const { location } = createMemoryHistory({ initialEntries: [routerAddress(window.location)] });
      const state: typeof location.state | null = window.history.state;
      return state === null ? location : { ...location, state };
    },
  });
}
