import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, desk, openBrowser, openPage, phone } from './browser';
import { tabTo } from './keyboard';
import { type Product, startProduct } from './product';
import { signIn, signInOnScreen } from './staff';

const screen = '/configuracion/textos-legales';
const activity = '/actividad/en-barco-por-el-tajo-internacional';

describeInBrowser('legal texts', () => {
  let product: Product;
  let browser: Browser;
  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  /** The screen of a super administrator in a session of its own. */
  async function edit() {
    const open = await openPage(browser, { viewport: desk });
    await signIn(open.page, product.url, 'super@demo.test');
    await open.page.goto(product.url + screen);
    await editor(open.page, 'Español').waitFor();
    return open;
  }

  it.each([
    ['es', 'Información legal', ['Política de privacidad', 'Política de cookies', 'Aviso legal'], 'Texto provisional.'],
    ['pt', 'Informação legal', ['Política de privacidade', 'Política de cookies', 'Aviso legal'], 'Texto provisório.'],
  ] as const)('are one press of a key away from a page in %s', async (language, label, titles, said) => {
    const { page, errors, close } = await openPage(browser, {
      viewport: phone,
      locale: language === 'pt' ? 'pt-PT' : 'es-ES',
    });
    await page.goto(product.url + activity);
    const links = page.getByRole('navigation', { name: label }).getByRole('link');
    expect(await links.allInnerTexts()).toEqual(titles);
    for (const [index, title] of titles.entries()) {
      await tabTo(page, `.legal-links li:nth-child(${index + 1}) a`);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await page.getByRole('main').innerText()).toContain(said);
    }
    expect(errors).toEqual([]);
    await close();
  });

  it('open beside the form from the consent, which keeps what was typed', async () => {
    const { page, close } = await openPage(browser, { viewport: desk });
    await page.goto(product.url + activity, { waitUntil: 'networkidle' });
    await page.locator('[name="booker.firstName"]').fill('Carmen');
    const link = page.getByRole('link', { name: 'política de privacidad (se abre en otra pestaña)' });
    const [legal] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await legal.getByRole('heading', { level: 1, name: 'Política de privacidad' }).waitFor();
    expect(new URL(legal.url()).pathname).toBe('/politica-privacidad');
    expect(await page.locator('[name="booker.firstName"]').inputValue()).toBe('Carmen');
    expect(await page.locator('[name=privacyAccepted]').isChecked()).toBe(false);
    await close();
  });

  it('are edited by keyboard, and visitors read the new version', async () => {
    const { page, errors, close } = await edit();
    await editor(page, 'Español').focus();
    // The editor sets its caret a moment after it has the focus.
    await page.locator('.ProseMirror-focused').waitFor();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('Responsable: Reserva del Tajo. ');
    await page.getByText('Hay cambios sin guardar.').waitFor();
    await tabTo(page, 'button[type=submit]');
    await page.keyboard.press('Enter');
    await page.getByText('Datos guardados correctamente').waitFor();
    await page.getByText(/^Versión 2 · /).waitFor();
    await page.getByText('Versiones guardadas').click();
    await page.getByText('Versión 2 en español').click();
    await page.getByText('por Lucía Encinas').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.goto(`${product.url}/politica-de-privacidad`);
    expect(await page.getByRole('main').innerText()).toContain('Responsable: Reserva del Tajo. Texto provisional.');
    expect(await page.getByText(/^Versión 2, en vigor desde el /).count()).toBe(1);
    await page.getByRole('link', { name: 'Português' }).click();
    await page.getByText(/^Versão 1, em vigor desde /).waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  it('tell the second of two who edit, and keep what it typed', async () => {
    const [first, second] = [await edit(), await edit()];
    for (const [{ page }, words] of [
      [first, 'Primera mano. '],
      [second, 'Segunda mano. '],
    ] as const) {
      await page.getByRole('tab', { name: 'Aviso legal' }).click();
      await editor(page, 'Portugués').focus();
      await page.keyboard.press('Control+Home');
      await page.keyboard.type(words);
      await page.getByRole('button', { name: 'Guardar', exact: true }).click();
      await page.getByText('Datos guardados correctamente').or(page.getByRole('alert')).first().waitFor();
    }
    const { page } = second;
    await page.getByRole('alert').filter({ hasText: 'Otra persona ha guardado este texto' }).waitFor();
    expect(await editor(page, 'Portugués').innerText()).toContain('Segunda mano.');
    expect(await accessibilityViolations(page)).toEqual([]);
    // Leaving now would lose it.
    await page.getByRole('link', { name: 'Inicio' }).click();
    await page.getByRole('dialog').getByRole('button').last().click();
    await page.getByRole('button', { name: 'Cargar el texto guardado' }).click();
    await expect.poll(() => editor(page, 'Portugués').innerText()).toContain('Primera mano.');
    await page.getByText(/^Versión 2 · /).waitFor();
    await Promise.all([first.close(), second.close()]);
  });

  it('are no text at all when they are empty', async () => {
    const { page, close } = await edit();
    await page.getByRole('tab', { name: 'Política de cookies' }).click();
    await editor(page, 'Español').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await page.getByText('El texto no puede quedar vacío').waitFor();
    expect(await editor(page, 'Español').getAttribute('aria-invalid')).toBe('true');
    await close();
  });

  it('are not for an administrator', async () => {
    const { page, close } = await openPage(browser, { viewport: desk });
    await signInOnScreen(page, product.url, 'admin@demo.test');
    expect(await page.getByRole('link', { name: 'Config. App.' }).count()).toBe(0);
    for (const path of [screen, '/configuracion/widget']) {
      await page.goto(product.url + path);
      await page.waitForURL('**/dashboard');
    }
    await close();
  });
});

function editor(page: Page, language: 'Español' | 'Portugués') {
  return page.getByRole('textbox', { name: language });
}
