import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, desk, type OpenPage, phone } from './browser';
import { caretSet, tabTo } from './keyboard';
import { openedPage, productInBrowser } from './product-in-browser';
import { screenShows } from './screen';
import { menuEntry } from './staff';
import { openActivity } from './visitor';

const screen = '/configuracion/textos-legales';
const boat = 'en-barco-por-el-tajo-internacional';

describeInBrowser('legal texts', () => {
  const product = productInBrowser();
  const superAdministrator = { viewport: desk, as: 'super@demo.test' };
  const office = openedPage(product, superAdministrator);
  async function edit({ page }: OpenPage): Promise<void> {
    await page.goto(product.url + screen);
    await editor(page, 'Español').waitFor();
  }

  it('are one press of a key away from a page', async () => {
    const { page, errors, close } = await product.openPage({ viewport: phone });
    await page.goto(`${product.url}/actividad/${boat}`);
    const titles = ['Política de privacidad', 'Política de cookies', 'Aviso legal'];
    const links = page.getByRole('navigation', { name: 'Información legal' }).getByRole('link');
    expect(await links.allInnerTexts()).toEqual(titles);
    for (const [index, title] of titles.entries()) {
      await tabTo(page, `.legal-links li:nth-child(${index + 1}) a`);
      await page.keyboard.press('Enter');
      await screenShows(page, title);
      expect(await page.getByRole('main').innerText()).toContain('Texto provisional.');
    }
    // In Portuguese they are the same pages with other words.
    await page.getByRole('link', { name: 'Português' }).click();
    const inPortuguese = page.getByRole('navigation', { name: 'Informação legal' }).getByRole('link');
    await inPortuguese.first().waitFor();
    expect(await inPortuguese.allInnerTexts()).toEqual([
      'Política de privacidade',
      'Política de cookies',
      'Aviso legal',
    ]);
    for (const link of await inPortuguese.all()) {
      const read = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
      const text = await read.text();
      expect(/<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1]).toBe(await link.innerText());
      expect(text).toContain('Texto provisório.');
    }
    expect(errors).toEqual([]);
    await close();
  });

  it('open beside the form from the consent, which keeps what was typed', async () => {
    const { page, close } = await product.openPage({ viewport: desk });
    await openActivity(page, product.url, boat);
    await page.locator('[name="booker.firstName"]').fill('Carmen');
    const link = page.getByRole('link', { name: 'política de privacidad (se abre en otra pestaña)' });
    const [legal] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await screenShows(legal, 'Política de privacidad');
    expect(new URL(legal.url()).pathname).toBe('/politica-privacidad');
    expect(await page.locator('[name="booker.firstName"]').inputValue()).toBe('Carmen');
    expect(await page.locator('[name=privacyAccepted]').isChecked()).toBe(false);
    await close();
  });

  it('are edited by keyboard, and visitors read the new version', async () => {
    const { page, errors } = office;
    await edit(office);
    await page.getByText('Faltan datos de la entidad').waitFor();
    await standIn(editor(page, 'Español'));
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('Responsable: Reserva del Tajo. ');
    await page.getByText('Sin guardar', { exact: true }).waitFor();
    // What would be typed before the answer is there would be lost with it.
    let send = () => {};
    const tried = new Promise<void>((resolve) => (send = resolve));
    await page.route(/\/trpc\/[^?]*legalTexts\.edit/, (route) => tried.then(() => route.continue()));
    await tabTo(page, 'button[type=submit]');
    await page.keyboard.press('Enter');
    await page.locator('[inert]').getByText('Guardando').waitFor();
    expect(await page.locator('[contenteditable]:not([inert] *)').count()).toBe(0);
    send();
    await page.getByText('Datos guardados correctamente').waitFor();
    await page.getByText(/^Versión 2 · /).waitFor();
    await page.getByText('Versiones guardadas').click();
    await page.getByText('Versión 2 en español').click();
    await page.getByText('por Lucía Encinas').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    const visitor = await product.openPage({ viewport: phone });
    const { page: read } = visitor;
    await read.goto(`${product.url}/politica-de-privacidad`);
    await screenShows(read, 'Política de privacidad');
    expect(await read.getByRole('main').innerText()).toContain('Responsable: Reserva del Tajo. Texto provisional.');
    expect(await read.getByRole('main').innerText()).not.toContain('Pendiente de completar');
    expect(await read.getByText(/^Versión 2, en vigor desde el /).count()).toBe(1);
    await read.getByRole('link', { name: 'Português' }).click();
    await read.getByText(/^Versão 1, em vigor desde /).waitFor();
    expect([...errors, ...visitor.errors]).toEqual([]);
    await visitor.close();
  });

  it('tell the second of two who edit, and keep what it typed', async () => {
    const second = await product.openPage(superAdministrator);
    await edit(second);
    for (const [{ page }, words] of [
      [office, 'Primera mano. '],
      [second, 'Segunda mano. '],
    ] as const) {
      await page.getByRole('tab', { name: 'Aviso legal' }).click();
      await standIn(editor(page, 'Portugués', 'Aviso legal'));
      await page.keyboard.press('Control+Home');
      await page.keyboard.type(words);
      await page.getByText('Sin guardar', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Guardar', exact: true }).click();
      await page.getByText('Datos guardados correctamente').or(page.getByRole('alert')).first().waitFor();
    }
    const { page } = second;
    await page
      .getByRole('alert')
      .filter({ hasText: 'Has guardado esto en otra ventana' })
      .getByText(': portugués')
      .waitFor();
    expect(await editor(page, 'Portugués', 'Aviso legal').innerText()).toContain('Segunda mano.');
    expect(await accessibilityViolations(page)).toEqual([]);
    // Leaving now would lose it.
    await menuEntry(page, 'Inicio').click();
    const question = page.getByRole('dialog');
    await question.getByRole('button').last().click();
    await question.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Dejar lo guardado' }).click();
    await expect.poll(() => editor(page, 'Portugués', 'Aviso legal').innerText()).toContain('Primera mano.');
    await page.getByText(/^Versión 2 · /).waitFor();
    await second.close();
  });

  it('are no text at all when they are empty', async () => {
    const { page } = office;
    await page.getByRole('tab', { name: 'Política de cookies' }).click();
    await standIn(editor(page, 'Español', 'Política de cookies'));
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await page.getByText('El texto no puede quedar vacío').waitFor();
    await expect.poll(() => editor(page, 'Español', 'Política de cookies').getAttribute('aria-invalid')).toBe('true');
  });
});

/** The editor of one text: those of all texts have the same names. */
function editor(page: Page, language: 'Español' | 'Portugués', text = 'Política de privacidad') {
  return page.getByRole('tabpanel', { name: text }).getByRole('textbox', { name: language });
}

async function standIn(one: Locator): Promise<void> {
  await one.focus();
  await caretSet(one);
}
