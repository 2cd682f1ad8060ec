import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser, desk, openBrowser, openPage, type OpenPage } from './browser';
import { type Product, startProduct } from './product';
import { signIn } from './staff';

describeInBrowser('addresses that show nothing (U42)', () => {
  let product: Product;
  let browser: Browser;
  let staff: OpenPage;

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), openBrowser()]);
    staff = await openPage(browser, { viewport: desk });
    await signIn(staff.page, product.url);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  it.each(['/lecturas/abc', '/lecturas/0', '/actividades/admin/suspension/-1', '/actividades/nada', '/usuarios/nada'])(
    '%s says so within the back office',
    async (path) => {
      const { page } = staff;
      await page.goto(product.url + path);
      await page.getByRole('heading', { name: 'Página no encontrada' }).waitFor();
      expect(await page.getByRole('navigation').count()).toBeGreaterThan(0);
      expect(await page.getByText('Comprueba tu conexión').count()).toBe(0);
    },
  );

  it('what a visitor read in Portuguese leaves the screens in Spanish (U43)', async () => {
    const { page } = staff;
    await page.goto(`${product.url}/agenda?lang=pt`);
    await page.goto(`${product.url}/?lang=pt`);
    await page.getByRole('navigation').getByText('Reservas', { exact: true }).first().waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('es-ES');
  });
});
