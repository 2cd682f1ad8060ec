import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, desk, overflows, phone, settled } from './browser';
import { hasFocus, tabToField } from './keyboard';
import { greenPng } from './media-files';
import { openedPage, productInBrowser } from './product-in-browser';
import { loaded, screenShows, searchedFor } from './screen';

const list = '/actividades/admin/actividades-complementarias';

describeInBrowser('complementary activities', () => {
  const product = productInBrowser();

  describe('in Spanish, on a desk', () => {
    const open = openedPage(product, { viewport: desk, as: 'admin@demo.test' });
    let page: Page;
    beforeAll(async () => {
      page = open.page;
      await page.goto(`${product.url}/actividades/admin/actividades`);
      await page.getByRole('link', { name: 'Actividades complementarias' }).click();
      await screenShows(page, 'Actividades complementarias', page.getByRole('searchbox'));
    });

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
      await tabToField(page, field('Descripción'));
      await page.keyboard.type('Una visita con cata.');
      await tabToField(page, field('Lugar'));
      await page.keyboard.type('Cañaveral');
      await tabToField(page, field('Dirección web'));
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
      expect(await accessibilityViolations(page, { within: dialog() })).toEqual([]);
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
      expect(await accessibilityViolations(page, { within: page.getByRole('table') })).toEqual([]);
      await button('Editar «Museo del Queso»').click();
      await dialog().getByRole('checkbox', { name: 'Ocultar' }).uncheck();
      // At once: the notice of what was hidden is still there, and lies over nothing.
      await page.locator('.mantine-Notification-root').last().waitFor();
      await dialog().getByRole('button', { name: 'Guardar' }).click({ timeout: 2_000 });
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
    const open = await product.openPage({ viewport: phone, locale: 'pt-PT', as: 'admin@demo.test' });
    const { page } = open;
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
    expect(await accessibilityViolations(page, { within: dialog })).toEqual([]);
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(open.errors).toEqual([]);
    await open.close();
  });
});
