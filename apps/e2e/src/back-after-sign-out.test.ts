import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser, desk, openBrowser, openBrowserThatKeepsPages, openPage } from './browser';
import { type Product, startProduct } from './product';
import { loaded, screenShows } from './screen';
import { signInOnScreen } from './staff';

describeInBrowser('back after signing out', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product?.stop());

  /** Opens the reservations as somebody who is signed in; answers the name of a visitor that is seen there. */
  async function seeVisitors(page: Page): Promise<string> {
    await signInOnScreen(page, product.url);
    const screen = await page.goto(`${product.url}/actividades/admin/reservas`);
    expect(screen?.headers()['cache-control']).toBe('no-store');
    await loaded(page);
    const main = page.getByRole('main');
    await main.getByRole('row').or(main.getByRole('article')).nth(1).waitFor();
    const [, name = ''] = /^(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)$/mu.exec(await main.innerText()) ?? [];
    expect(name).not.toBe('');
    return name;
  }

  it.each([
    ['a browser that keeps pages', openBrowserThatKeepsPages],
    ['a browser that reads them anew', () => openBrowser()],
  ])('%s shows no visitor', async (_what, open: () => Promise<Browser>) => {
    const browser = await open();
    const { page, errors } = await openPage(browser, { viewport: desk });
    // Set before any script of the page: what can be seen at the very moment that the browser shows it again.
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        const shown = persisted ? getComputedStyle(document.documentElement).visibility : '';
        sessionStorage.setItem('shown', `${sessionStorage.getItem('shown') ?? ''}${shown};`);
      });
    });
    const name = await seeVisitors(page);
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await screenShows(page, 'Iniciar sesión');
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => location.pathname === '/login' && location.search.includes('to='));
    await screenShows(page, 'Iniciar sesión');
    expect(await page.locator('body').innerText()).not.toContain(name);
    const kept = (await page.evaluate(() => sessionStorage.getItem('shown')))?.split(';').filter(Boolean) ?? [];
    expect(kept.filter((shown) => shown !== 'hidden')).toEqual([]);
    expect(errors).toEqual([]);
    await browser.close();
  });

  it('nothing that was read or written stays in the browser, and its other tabs leave with it', async () => {
    const browser = await openBrowser();
    const { page, errors } = await openPage(browser, { viewport: desk });
    const name = await seeVisitors(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('main').getByText(name).filter({ visible: true }).first().waitFor();
    for (const tab of [page, other]) {
      await tab.evaluate((text) => {
        // As the inbox keeps an answer that is being written.
        sessionStorage.setItem('dehesa.inbox.draft.1', `Hola, ${text}`);
        localStorage.setItem('dehesa.note', text);
      }, name);
    }
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    for (const tab of [page, other]) {
      await screenShows(tab, 'Iniciar sesión');
      expect(await tab.locator('body').innerText()).not.toContain(name);
      const kept = () => tab.evaluate(() => [Object.entries(sessionStorage), Object.entries(localStorage)]);
      // The other tab hears a moment later that the word which leads it away is gone too.
      await expect.poll(async () => JSON.stringify(await kept())).not.toMatch(/dehesa|Hola/);
      expect(JSON.stringify(await kept())).not.toContain(name);
    }
    expect(errors).toEqual([]);
    await browser.close();
  });

  it('a page that was kept whole is seen again by who left it, and by nobody else', async () => {
    const browser = await openBrowser();
    const { page, errors } = await openPage(browser, { viewport: desk });
    const name = await seeVisitors(page);
    const visibility = () => page.evaluate(() => getComputedStyle(document.documentElement).visibility);
    const tell = (type: 'pagehide' | 'pageshow') =>
      page.evaluate((event) => window.dispatchEvent(new PageTransitionEvent(event, { persisted: true })), type);
    await tell('pagehide');
    expect(await visibility()).toBe('hidden');
    await tell('pageshow');
    await expect.poll(visibility).toBe('visible');
    expect(await page.locator('body').innerText()).toContain(name);

    await tell('pagehide');
    const signedOut = await page.context().request.post(`${product.url}/trpc/auth.signOut`, {
      data: { json: null, meta: { values: ['undefined'] } },
      headers: { origin: product.url },
    });
    expect(signedOut.status()).toBe(200);
    await tell('pageshow');
    await screenShows(page, 'Iniciar sesión');
    expect(await page.locator('body').innerText()).not.toContain(name);
    expect(errors).toEqual([]);
    await browser.close();
  });
});
