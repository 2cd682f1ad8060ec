import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, openPage, type OpenPage } from './browser';
import { type Product, type RunningProduct, startProduct } from './product';
import { signIn } from './staff';

type Settings = Readonly<Record<string, string>>;

interface PageOptions extends BrowserContextOptions {
  /** The account that it is signed in with before it shows anything. */
  as?: string;
}

/** There from `beforeAll` on; asked earlier, it says so. */
export interface ProductInBrowser extends RunningProduct {
  openPage(options: PageOptions): Promise<OpenPage>;
}

/**
 * A product of the describe's own, and a browser: both begin before its tests and end after them, with every page that is
 * open. `settings` and `switches` are those of `startProduct` and `openBrowser`; settings that only a hook before knows are
 * a function.
 */
export function productInBrowser({
  settings = {},
  switches = [],
}: { settings?: Settings | (() => Settings); switches?: readonly string[] } = {}): ProductInBrowser {
  let product: Product | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [product, browser] = await Promise.all([
      startProduct(typeof settings === 'function' ? settings() : settings),
      openBrowser(...switches),
    ]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });
  return {
    get url() {
      return begun(product).url;
    },
    get databaseUrl() {
      return begun(product).databaseUrl;
    },
    get pid() {
      return begun(product).pid;
    },
    async openPage({ as, ...options }) {
      const open = await openPage(begun(browser), options);
      if (as !== undefined) await signIn(open.page, begun(product).url, as);
      return open;
    },
  };
}

/** A page that is open as long as its describe. */
export function openedPage(product: ProductInBrowser, options: PageOptions): OpenPage {
  let open: OpenPage | undefined;
  beforeAll(async () => {
    open = await product.openPage(options);
  });
  afterAll(() => open?.close());
  return {
    get page() {
      return begun(open).page;
    },
    get errors() {
      return begun(open).errors;
    },
    close: () => begun(open).close(),
  };
}

function begun<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('asked for before it begins: it is there from beforeAll on');
  return thing;
}
