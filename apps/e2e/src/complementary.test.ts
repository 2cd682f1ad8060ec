import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accessibilityViolations,
  describeInBrowser,
  desk,
  openBrowser,
  openPage,
  type OpenPage,
  overflows,
  phone,
  settled,
} from './browser';
import { type Product, startProduct } from './product';
import { loaded, screenShows, searchedFor } from './screen';
import { signIn } from './staff';

const list = '/actividades/admin/actividades-complementarias';

/** A green picture of 30 × 20. */
const greenPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAB4AAAAUCAMAAACtdX32AAAAA1BMVEUzmWaFBZMtAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQokWNgGAWjgD4AAAJsAAGClu6+AAAAAElFTkSuQmCC',
  'base64',
);

/** Whether the keyboard is there. */
function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node === document.activeElement);
}

/** Goes on with the tab key until the focus is in a field. */
async function tabTo(page: Page, field: Locator): Promise<void> {
  for (let steps = 0; steps < 30; steps += 1) {
    if (await hasFocus(field)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the tab key does not get there');
}

describeInBrowser('complementary activities', () => {
  let product: Product;
  let browser: Browser;

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  describe('in Spanish, on a desk', () => {
    let open: OpenPage;
    let page: Page;
    beforeAll(async () => {
      open = await openPage(browser, { viewport: desk });
      page = open.page;
      await signIn(page, product.url);
      await page.goto(`${product.url}/actividades/admin/actividades`);
      await page.getByRole('link', { name: 'Actividades complementarias' }).click();
      await screenShows(page, 'Actividades complementarias', page.getByRole('searchbox'));
    });
    afterAll(() => open.close());

    const dialog = () => page.getByRole('dialog').first();
    const field = (name: string) => dialog().getByRole('textbox', { name });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const row = (title: string) => page.getByRole('row').filter({ hasText: title });

    it('creates one by keyboard alone, once nothing is missing', async () => {
      await button('Nueva complementaria').focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => hasFocus(field('Título'))).toBe(true);
      await page.keyboard.press('Enter');
      await page.getByRole('alert').filter({ hasText: 'Complete campos' }).waitFor();
      expect(await field('Título').getAttribute('aria-invalid')).toBe('true');
      await page.keyboard.type('Museo del Queso');
      await tabTo(page, field('Descripción'));
      await page.keyboard.type('Una visita con cata.');
      await tabTo(page, field('Lugar'));
      await page.keyboard.type('Cañaveral');
      await tabTo(page, field('Dirección web'));
      await page.keyboard.type('www.example.org/queso');
      await page.keyboard.press('Enter');
      await page.getByText('Datos guardados correctamente').waitFor();
      await row('Museo del Queso').getByText('Cañaveral').waitFor();
      expect(
        await row('Museo del Queso')
          .getByRole('link', { name: /Abrir la web/ })
          .getAttribute('href'),
      ).toBe('https://www.example.org/queso');
      await expect.poll(() => hasFocus(button('Nueva complementaria'))).toBe(true);
    });

    it('takes a picture and Portuguese texts, and reload keeps the form open', async () => {
      await button('Editar «Museo del Queso»').click();
      await field('Título').waitFor();
      await page.reload();
      await field('Título').waitFor();
      expect(await field('Título').inputValue()).toBe('Museo del Queso');
      await dialog()
        .locator('input[type=file]')
        .setInputFiles({ name: 'q.png', mimeType: 'image/png', buffer: greenPng });
      await dialog().getByRole('img', { name: 'Imagen de la actividad complementaria' }).waitFor();
      await dialog().getByRole('tab', { name: 'Portugués' }).click();
      await field('Título').fill('Museu do Queijo');
      await settled(page);
      expect(await accessibilityViolations(page)).toEqual([]);
      await dialog().getByRole('button', { name: 'Guardar' }).click();
      await row('Museo del Queso').locator('img').waitFor();
      await button('Editar «Museo del Queso»').click();
      await dialog().getByRole('button', { name: 'Quitar imagen' }).click();
      await dialog().getByRole('button', { name: 'Guardar' }).click();
      await row('Museo del Queso').locator('img').waitFor({ state: 'detached' });
    });

    it('loses nothing that was typed without a question', async () => {
      await button('Editar «Museo del Queso»').click();
      await field('Lugar').fill('Casar de Cáceres');
      await page.keyboard.press('Escape');
      const question = page.getByRole('dialog', { name: 'Cambios sin guardar' });
      await question.getByRole('button', { name: 'Seguir editando' }).click();
      await question.waitFor({ state: 'detached' });
      expect(await field('Lugar').inputValue()).toBe('Casar de Cáceres');
      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: 'Salir sin guardar' }).click();
      await dialog().waitFor({ state: 'detached' });
      await row('Museo del Queso').getByText('Cañaveral').waitFor();
    });

    it('hides after asking, in a style of its own, and an edit shows it again (B11)', async () => {
      await button('Ocultar «Museo del Queso»').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Ocultar' }).click();
      await row('Museo del Queso').getByText('Oculta').waitFor();
      const title = row('Museo del Queso').getByText('Museo del Queso');
      expect(await title.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('line-through');
      await settled(page);
      expect(await accessibilityViolations(page)).toEqual([]);
      await button('Editar «Museo del Queso»').click();
      await dialog().getByRole('checkbox', { name: 'Ocultar' }).uncheck();
      await dialog().getByRole('button', { name: 'Guardar' }).click();
      await row('Museo del Queso').getByText('Oculta').waitFor({ state: 'detached' });
    });

    it('finds by place without accents, in the address', async () => {
      await page.getByRole('searchbox').fill('CANAVERAL');
      await page.getByText('1–1 de 1').waitFor();
      expect(searchedFor(page)).toBe('CANAVERAL');
      await page.getByRole('searchbox').fill('nada de eso');
      await page.getByText('Ninguna actividad complementaria coincide').waitFor();
      await button('Ver todas').click();
      await row('Museo del Queso').waitFor();
      expect(await page.getByRole('searchbox').inputValue()).toBe('');
    });

    it('met no script error', () => expect(open.errors).toEqual([]));
  });

  it('in Portuguese, on a phone: cards, and a form that fills the screen', async () => {
    const open = await openPage(browser, { viewport: phone, locale: 'pt-PT' });
    const { page } = open;
    await signIn(page, product.url);
    await page.goto(product.url + list);
    await loaded(page);
    const card = page.getByRole('listitem').filter({ hasText: 'Museu do Queijo' });
    await card.getByText('Cañaveral').waitFor();
    expect(await overflows(page)).toBe(false);
    await settled(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    await card.getByRole('button', { name: 'Editar «Museu do Queijo»' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Título' }).waitFor();
    await settled(page);
    expect(await dialog.evaluate((element) => element.getBoundingClientRect().width)).toBe(phone.width);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(open.errors).toEqual([]);
    await open.close();
  });
});
