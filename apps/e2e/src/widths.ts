import type { Locator, Page } from 'playwright-core';
import { accessibilityViolations, desk, narrowest, phone, settled } from './browser';

/**
 * What is wrong with a screen as it stands: by axe on a desk, and on a phone where it is drawn of other parts there; by its
 * width on both and on the narrowest screen. Without `rules` only the widths are looked at, as for the same screen in other
 * words; of a dialog over a screen that was judged before only what is `within` it. The screen is that of a desk again
 * afterwards.
 */
export async function problemsAtEachWidth(
  page: Page,
  { rules = true, within }: { rules?: boolean; within?: Locator } = {},
): Promise<string[]> {
  const found: string[] = [];
  let judged = '';
  for (const viewport of [desk, phone, narrowest]) {
    await page.setViewportSize(viewport);
    if (await staysTooWide(page)) found.push(`${viewport.width} px: wider than the screen`);
    if (viewport === narrowest || !rules) continue;
    await settled(page);
    const parts = await partsOf(page, within);
    if (parts === judged) continue;
    judged = parts;
    found.push(
      ...(await accessibilityViolations(page, { within })).map((violation) => `${viewport.width} px: ${violation}`),
    );
    if (viewport === desk) found.push(...(await problemsAtNight(page, within)));
  }
  await page.setViewportSize(desk);
  return found;
}

/** Other colours are all that is different there. */
async function problemsAtNight(page: Page, within?: Locator): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  const found = await accessibilityViolations(page, { rule: 'color-contrast', within });
  await page.emulateMedia({ colorScheme: 'light' });
  return found.map((violation) => `at night: ${violation}`);
}

/** The elements that a screen is drawn of, without where they stand and how they look. */
function partsOf(page: Page, within?: Locator): Promise<string> {
  const tags = (parts: Element[]) => parts.map((part) => part.tagName).join(' ');
  return (within?.locator('*') ?? page.locator('main *, dialog *, [role=dialog] *')).evaluateAll(tags);
}

/** Some parts are drawn anew for another width, a moment after it is there. */
function staysTooWide(page: Page): Promise<boolean> {
  return page
    .waitForFunction(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth + 1, null, {
      timeout: 2_000,
    })
    .then(
      () => false,
      () => true,
    );
}
