import type { Locator, Page } from 'playwright-core';

/** The sign-in page is drawn ahead: it takes what is typed, and sends nothing before its scripts are there. */
const drawnAhead = '.sign-in-page [type=submit]:disabled';

/**
 * Waits until the screen that one was led to stands: its heading, and what else it has to show before it can be used. The
 * address changes before the screen does, so no test waits for an address: whoever acts on it then acts on the old screen.
 */
export async function screenShows(page: Page, heading: string | RegExp, ...parts: Locator[]): Promise<void> {
  const exact = typeof heading === 'string';
  await page.getByRole('heading', { level: 1, name: heading, exact }).waitFor();
  for (const part of parts) await part.first().waitFor();
  // A page that the server drew has its looks only then.
  await page.waitForLoadState();
  await page.locator(drawnAhead).waitFor({ state: 'hidden' });
}

/** Waits until a screen of the back office that was opened anew has read what it shows: no wheel turns any more. */
export async function loaded(page: Page): Promise<void> {
  await page.waitForFunction(
    (signs) => document.querySelector('h1') !== null && document.querySelector(signs) === null,
    `.mantine-Loader-root, .mantine-Skeleton-root, form[aria-busy=true], ${drawnAhead}`,
  );
}

/**
 * Goes from one screen of the back office to another as its links do, without loading the page anew, and waits until that has
 * read what it shows. Another view of the same screen is loaded anew.
 */
export async function goOn(page: Page, address: string): Promise<void> {
  const [from, to] = [new URL(page.url()), new URL(address)];
  if (from.href === to.href) return;
  if (from.pathname === to.pathname) {
    await page.goto(address);
  } else {
    await page.evaluate((href) => {
      document.querySelector('h1')?.setAttribute('data-left', '');
      history.pushState({}, '', href);
    }, address);
    await page.locator('h1:not([data-left])').waitFor();
  }
  await loaded(page);
}

/** Waits until the scripts of a server-drawn page are at work: until then none of its buttons can be pressed. */
export async function live(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('h1') !== null && document.querySelector('main button:disabled') === null,
  );
}

/** What a list of the back office is searched for, as its address says it: behind the #, so that no server is told. */
export function searchedFor(page: Page): string | null {
  return new URLSearchParams(new URL(page.url()).hash.slice(1)).get('q');
}
