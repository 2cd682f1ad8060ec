import { expect, it } from 'vitest';
import { describeInBrowser, desk } from './browser';
import { openedPage, productInBrowser } from './product-in-browser';

describeInBrowser('addresses that show nothing (U42)', () => {
  const product = productInBrowser();
  const staff = openedPage(product, { viewport: desk, as: 'admin@demo.test' });

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
