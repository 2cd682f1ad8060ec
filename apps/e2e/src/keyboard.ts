import type { Frame, Locator, Page } from 'playwright-core';

/** Presses Tab until the focus is on what `selector` names, in the page or a frame of it; fails where the keyboard cannot get. */
export async function tabTo(page: Page, selector: string, within: Page | Frame = page): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await within.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

/** Whether the keyboard is there. */
export function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node === document.activeElement);
}

/** Goes on with the tab key until the focus is in a field. */
export async function tabToField(page: Page, field: Locator): Promise<void> {
  for (let steps = 0; steps < 30; steps += 1) {
    if (await hasFocus(field)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the tab key does not get there');
}

/** Replaces what a field holds. */
export async function typeInto(page: Page, name: string, text: string, within: Page | Frame = page): Promise<void> {
  await tabTo(page, `[name="${name}"]`, within);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

export async function pressButton(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  for (let presses = 0; presses < 120; presses += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${name}`);
}

/** Takes what has the focus, to be moved by the arrow keys: they are listened to a turn after `told` says that it is taken. */
export async function pickUp(page: Page, told: () => Promise<void>): Promise<void> {
  await page.keyboard.press('Space');
  await told();
  await page.evaluate(() => new Promise<void>((resolve) => void setTimeout(resolve)));
}

/**
 * Waits until an editor of rich text that got the focus takes keys. 20 ms after that ProseMirror sets the caret to where it
 * last was, over whatever moved it meanwhile; timers of one length end in the order in which they were set.
 */
export async function caretSet(editor: Locator): Promise<void> {
  const page = editor.page();
  await editor.and(page.locator('.ProseMirror-focused')).waitFor();
  await page.evaluate(() => new Promise<void>((resolve) => void setTimeout(resolve, 20)));
}
