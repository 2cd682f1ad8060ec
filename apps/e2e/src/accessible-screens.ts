import type { Browser, Page } from 'playwright-core';
import {
  accessibilityViolations,
  desk,
  narrowest,
  openBrowser,
  openPage,
  type OpenPage,
  overflows,
  phone,
  settled,
} from './browser';
import { remindedParty } from './attendance-links';
import { demoIds } from './demo-ids';
import { offerToken } from './offers';
import { type Product, startProduct } from './product';
import { signIn } from './staff';

export interface Screen {
  name: string;
  /** Its address; `{boat}` and the like stand for ids of the demo. */
  path: string;
  /** Brings the screen into the state that is looked at. */
  prepare?: (page: Page) => Promise<unknown>;
}

export const boat = '/actividad/en-barco-por-el-tajo-internacional';

// The form of a dialog that is closed yet sends nothing.
export const send = (page: Page) => page.locator('main form:not([method=dialog]) button[type=submit]').first().click();

/** The product with its demo, whose screens are looked at one after the other. */
export class AccessibleScreens {
  readonly #product: Product;
  readonly #ids: Readonly<Record<string, string>>;
  readonly browser: Browser;

  private constructor(product: Product, browser: Browser, ids: Readonly<Record<string, string>>) {
    this.#product = product;
    this.browser = browser;
    this.#ids = ids;
  }

  static async open(): Promise<AccessibleScreens> {
    const [product, browser] = await Promise.all([startProduct(), openBrowser()]);
    const ids = { ...(await demoIds(product.databaseUrl)), offer: await offerToken(product.databaseUrl) };
    const { attendance, unsubscribe } = await remindedParty(product.databaseUrl);
    const staff = await openPage(browser, { viewport: desk });
    await signIn(staff.page, product.url);
    await staff.page.goto(`${product.url}/actividades/admin/mensajes-enviados?id=${ids.confirmation}`);
    const mail = (await staff.page.locator('iframe').getAttribute('srcdoc')) ?? '';
    await staff.close();
    return new AccessibleScreens(product, browser, {
      ...ids,
      attendance,
      unsubscribe,
      token: /\/mi-reserva\/([\w.-]+)/.exec(mail)?.[1] ?? '',
    });
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.#product.stop();
  }

  signIn(page: Page, email?: string): Promise<void> {
    return signIn(page, this.#product.url, email);
  }

  /** What is wrong with a screen on a desk, on a phone and on the narrowest screen. */
  async problemsOf({ page, errors }: OpenPage, { path, prepare }: Screen): Promise<string[]> {
    const before = errors.length;
    await page.setViewportSize(desk);
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => this.#ids[name] ?? '');
    await page.goto(this.#product.url + address, { waitUntil: 'networkidle' });
    await prepare?.(page);
    const found: string[] = [];
    for (const viewport of [desk, phone, narrowest]) {
      await page.setViewportSize(viewport);
      if (await staysTooWide(page)) found.push(`${viewport.width} px: wider than the screen`);
      if (viewport === narrowest) continue;
      await settled(page);
      found.push(...(await accessibilityViolations(page)).map((violation) => `${viewport.width} px: ${violation}`));
    }
    return [...found, ...errors.slice(before)];
  }
}

/** Some parts are drawn anew for another width, a moment after it is there. */
async function staysTooWide(page: Page): Promise<boolean> {
  for (let tries = 0; tries < 20; tries += 1) {
    if (!(await overflows(page))) return false;
    await page.waitForTimeout(100);
  }
  return true;
}
