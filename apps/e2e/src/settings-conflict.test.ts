import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  accessibilityViolations,
  describeInBrowser,
  desk,
  openBrowser,
  openPage,
  overflows,
  phone,
  settled,
} from './browser';
import { type Product, startProduct } from './product';
import { signIn } from './staff';

describeInBrowser('two who have the settings open', () => {
  let product: Product;
  let browser: Browser;
  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  async function open(viewport: typeof desk) {
    const opened = await openPage(browser, { viewport });
    await signIn(opened.page, product.url, 'super@demo.test');
    await opened.page.goto(`${product.url}/config-app?tab=pago`);
    await name(opened.page).waitFor();
    return opened;
  }
  const name = (page: Page) => page.getByLabel('Nombre del comercio');
  const number = (page: Page) => page.getByLabel('Número de comercio');
  const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click();
  const saved = (page: Page) => page.getByText('Datos guardados correctamente').first().waitFor();

  it('the second is told, keeps what was typed, has what the first saved beside it, and chooses (B95)', async () => {
    const [first, second] = [await open(desk), await open(phone)];
    await name(first.page).fill('De la primera');
    await number(first.page).fill('111');
    await save(first.page);
    await saved(first.page);

    await name(second.page).fill('De la segunda');
    await save(second.page);
    const told = second.page.getByRole('alert').filter({ hasText: 'Has guardado esto en otra ventana' });
    await told.getByText('Guardar lo mío').waitFor();
    expect(await name(second.page).inputValue()).toBe('De la segunda');
    expect(await number(second.page).inputValue()).toBe('111');
    await settled(second.page);
    expect(await overflows(second.page)).toBe(false);
    expect(await accessibilityViolations(second.page)).toEqual([]);
    await told.getByRole('button', { name: 'Guardar lo mío' }).click();
    await saved(second.page);
    await told.waitFor({ state: 'detached' });

    await name(first.page).fill('Otra vez la primera');
    await save(first.page);
    await first.page.getByRole('button', { name: 'Dejar lo guardado' }).click();
    await expect.poll(() => name(first.page).inputValue()).toBe('De la segunda');
    expect(await number(first.page).inputValue()).toBe('111');
    expect([...first.errors, ...second.errors]).toEqual([]);
    await Promise.all([first.close(), second.close()]);
  });
});
