import { beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, desk, type OpenPage, overflows, phone, settled } from './browser';
import { movePath, outingReadInPortuguese, prepareSuspension, slugOf, suspend } from './moved-outing';
import { openedPage, productInBrowser } from './product-in-browser';
import { screenShows } from './screen';

describeInBrowser('an outing that is suspended: everybody told, another date taken, followed up', () => {
  const product = productInBrowser();
  const staff = openedPage(product, { viewport: desk, as: 'admin@demo.test' });
  const visitor = openedPage(product, { viewport: phone, locale: 'pt-PT' });
  let activityId = 0;

  beforeAll(async () => {
    activityId = await outingReadInPortuguese(product.databaseUrl);
  });

  const sound = async ({ page }: OpenPage) => {
    await settled(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    await expect.poll(() => overflows(page)).toBe(false);
  };

  it('shows first whom it concerns, then does it', async () => {
    const { page } = staff;
    await page.goto(`${product.url}/actividades/ver/reserva?id=${activityId}`);
    await prepareSuspension(page);
    await page.getByText('Portugués (', { exact: false }).click();
    await expect.poll(() => page.locator('iframe').getAttribute('srcdoc')).toContain('devido ao risco de incêndio');
    await sound(staff);
    await suspend(page);
    await screenShows(page, 'Actividad suspendida', page.getByText('Riesgo de incendio'));
    await sound(staff);
  });

  it('the visitor takes the other date on a phone, in Portuguese', async () => {
    const { page } = visitor;
    await page.goto(`${product.url}${await movePath(product.databaseUrl)}`);
    await page.getByRole('heading', { name: 'Guardámos outra data para si' }).waitFor();
    expect(await page.locator('main').innerText()).toContain('Lamentamos muito.');
    await sound(visitor);
    await page.getByRole('button', { name: 'Sim, mudar para esta data' }).click();
    await page.getByRole('heading', { name: 'Mudou de data' }).waitFor();
    expect(await page.locator('main').innerText()).toContain('15 de maio de 2100');
    await sound(visitor);
  });

  it('staff see who has answered and whom nothing has reached, and the activity says that it is suspended', async () => {
    const { page } = staff;
    // No mail server is set up in the demo: nothing has left.
    await page.getByRole('button', { name: /^No les ha llegado/ }).click();
    await page
      .getByRole('link', { name: /^Llamar al / })
      .first()
      .waitFor();
    await sound(staff);
    await page.getByRole('button', { name: 'Cambian de fecha (1)' }).click();
    const row = page.getByRole('list', { name: 'Reservas de la actividad suspendida' }).getByRole('listitem');
    await row.filter({ hasText: 'Vendrá el 15/05/2100' }).waitFor();
    await page.getByRole('link', { name: 'Ver las reservas' }).click();
    await page.getByText('Actividad suspendida').first().waitFor();
    const slug = await slugOf(product.databaseUrl, activityId);
    await visitor.page.goto(`${product.url}/actividad/${slug}?lang=pt`);
    await visitor.page.getByRole('heading', { name: 'A atividade não se realiza' }).waitFor();
    expect(await visitor.page.locator('main').innerText()).toContain('Lamentamos muito.');
    await sound(visitor);
  });
});
