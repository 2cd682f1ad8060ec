import type { Browser, Page } from 'playwright-core';
import { desk, openBrowser, openPage, type OpenPage, settled } from './browser';
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
  /** Puts that away again, for who goes on to the next from here. Without it that is loaded anew after a `prepare`. */
  leave?: (page: Page) => Promise<unknown>;
  /** It is none of the back office's screens, but a page of its own. */
  apart?: boolean;
  /** It says that there is no such page; of any other this would be a mistake in its address. */
  unknown?: boolean;
}

type Language = 'es' | 'pt' | 'en';

interface Ways {
  /** Waits until a screen that was opened can be looked at. */
  stands: (page: Page) => Promise<void>;
  /** Goes on to another from one that has nothing left of what was done on it. Without it each is loaded anew. */
  goOn?: (page: Page, address: string) => Promise<void>;
}

/** A screen of the back office that costs next to nothing. */
export const nowhere = '/actividades/no-existe';

export const boat = '/actividad/en-barco-por-el-tajo-internacional';

// The form of a dialog that is closed yet sends nothing.
export const send = (page: Page) => page.locator('main form:not([method=dialog]) button[type=submit]').first().click();

/** For `leave`: a dialog or a menu. */
export async function closed(page: Page): Promise<void> {
  const brought = page.locator('dialog[open], [role=dialog], [role=menu]').filter({ visible: true });
  await page.keyboard.press('Escape');
  await brought.first().waitFor({ state: 'hidden' });
}

/** For `leave`: what goes with its screen. The next is another, or shows that as well. */
export const withTheScreen = () => Promise.resolve();

/** The product with its demo, whose screens are looked at one after the other. */
export class AccessibleScreens {
  readonly #product: Product;
  readonly #ids: Readonly<Record<string, string>>;
  readonly browser: Browser;
  readonly #ways: Ways;
  /** Pages whose screen has nothing on it that another would meet. */
  readonly #untouched = new WeakSet<Page>();

  private constructor(product: Product, browser: Browser, ids: Readonly<Record<string, string>>, ways: Ways) {
    this.#ways = ways;
    this.#product = product;
    this.browser = browser;
    this.#ids = ids;
  }

  /** `before`: what staff do first, and the further parts of addresses that come of it. */
  static async open(
    ways: Ways,
    before?: (staff: Page, product: Product) => Promise<Readonly<Record<string, string>>>,
  ): Promise<AccessibleScreens> {
    const [product, browser] = await Promise.all([startProduct(), openBrowser()]);
    const ids = { ...(await demoIds(product.databaseUrl)), offer: await offerToken(product.databaseUrl) };
    const { attendance, unsubscribe } = await remindedParty(product.databaseUrl);
    const staff = await openPage(browser, { viewport: desk });
    await signIn(staff.page, product.url);
    await staff.page.goto(`${product.url}/actividades/admin/mensajes-enviados?id=${ids.confirmation}`);
    const mail = (await staff.page.locator('iframe').getAttribute('srcdoc')) ?? '';
    const further = await before?.(staff.page, product);
    await staff.close();
    const token = /\/mi-reserva\/([\w.-]+)/.exec(mail)?.[1] ?? '';
    return new AccessibleScreens(product, browser, { ...ids, ...further, attendance, unsubscribe, token }, ways);
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.#product.stop();
  }

  signIn(page: Page, email?: string): Promise<void> {
    return signIn(page, this.#product.url, email);
  }

  /** What is wrong with a screen at each width; without `rules` the widths alone are looked at. */
  async problemsOf(
    { page, errors }: OpenPage,
    { path, prepare, leave, apart = false, unknown = false }: Screen,
    { rules = true } = {},
  ): Promise<string[]> {
    const before = errors.length;
    await this.#open(page, this.#product.url + this.#address(path), apart);
    if (!unknown) await isThere(page, path);
    await prepare?.(page);
    const found = await problemsAtEachWidth(page, { rules });
    await leave?.(page);
    if ((prepare === undefined || leave !== undefined) && !apart) this.#untouched.add(page);
    return [...found, ...errors.slice(before)];
  }

  /** Opens a screen anew, in one language, as it is to be looked at. */
  async show(page: Page, { path, prepare, unknown = false }: Screen, language: Language): Promise<void> {
    const address = new URL(this.#address(path), this.#product.url);
    address.searchParams.set('lang', language);
    await page.goto(address.href);
    await this.#ways.stands(page);
    if (!unknown) await isThere(page, path);
    await prepare?.(page);
    await settled(page);
  }

  #address(path: string): string {
    return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => this.#ids[name] ?? '');
  }

  async #open(page: Page, address: string, apart: boolean): Promise<void> {
    const { goOn, stands } = this.#ways;
    if (this.#untouched.delete(page) && goOn !== undefined && !apart) {
      const [from, to] = [new URL(page.url()), new URL(address)];
      // It has to be seen when the view has changed.
      if (from.pathname === to.pathname && from.search !== to.search) await goOn(page, this.#product.url + nowhere);
      return goOn(page, address);
    }
    await page.goto(address);
    await stands(page);
  }
}

/** An address that leads nowhere is a screen as well, and nobody would see that it is not the one that was meant. */
async function isThere(page: Page, path: string): Promise<void> {
  if ((await page.locator('.not-found-code').count()) > 0) throw new Error(`${path}: there is no such page`);
}
