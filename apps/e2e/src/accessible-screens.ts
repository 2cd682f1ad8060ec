import type { Browser, Page } from 'playwright-core';
import { desk, openBrowser, openPage, type OpenPage } from './browser';
import { remindedParty } from './attendance-links';
import { demoIds } from './demo-ids';
import { offerToken } from './offers';
import { type Product, startProduct } from './product';
import { signIn } from './staff';
import { problemsAtEachWidth } from './widths';

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

  readonly #stands: (page: Page) => Promise<void>;

  private constructor(
    product: Product,
    browser: Browser,
    ids: Readonly<Record<string, string>>,
    stands: (page: Page) => Promise<void>,
  ) {
    this.#stands = stands;
    this.#product = product;
    this.browser = browser;
    this.#ids = ids;
  }

  /** `stands` waits until a screen that was opened can be looked at. */
  static async open(stands: (page: Page) => Promise<void>): Promise<AccessibleScreens> {
    const [product, browser] = await Promise.all([startProduct(), openBrowser()]);
    const ids = { ...(await demoIds(product.databaseUrl)), offer: await offerToken(product.databaseUrl) };
    const { attendance, unsubscribe } = await remindedParty(product.databaseUrl);
    const staff = await openPage(browser, { viewport: desk });
    await signIn(staff.page, product.url);
    await staff.page.goto(`${product.url}/actividades/admin/mensajes-enviados?id=${ids.confirmation}`);
    const mail = (await staff.page.locator('iframe').getAttribute('srcdoc')) ?? '';
    await staff.close();
    const token = /\/mi-reserva\/([\w.-]+)/.exec(mail)?.[1] ?? '';
    return new AccessibleScreens(product, browser, { ...ids, attendance, unsubscribe, token }, stands);
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.#product.stop();
  }

  signIn(page: Page, email?: string): Promise<void> {
    return signIn(page, this.#product.url, email);
  }

  /** What is wrong with a screen at each width; without `rules` the widths alone are looked at. */
  async problemsOf({ page, errors }: OpenPage, { path, prepare }: Screen, { rules = true } = {}): Promise<string[]> {
    const before = errors.length;
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => this.#ids[name] ?? '');
    await page.goto(this.#product.url + address);
    await this.#stands(page);
    await prepare?.(page);
    return [...(await problemsAtEachWidth(page, { rules })), ...errors.slice(before)];
  }
}
