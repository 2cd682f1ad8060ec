import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, desk, narrowest, overflows, phone, settled } from './browser';
import { demoIds } from './demo-ids';
import { caretSet } from './keyboard';
import { openedPage, productInBrowser } from './product-in-browser';
import { screenShows } from './screen';
import { eachStandsOnTheOneBefore } from './steps';

describeInBrowser('two people who edit the same activity', () => {
  const product = productInBrowser();
  let address: string;
  /** Who saves first, and who comes second. */
  const first = openedPage(product, { viewport: desk, as: 'super@demo.test' });
  const second = openedPage(product, { viewport: desk, as: 'admin@demo.test' });

  beforeAll(async () => {
    const { boat } = await demoIds(product.databaseUrl);
    address = `${product.url}/actividades/edit/actividad?id=${boat}`;
  });

  const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
  const description = (page: Page) => page.getByRole('textbox', { name: 'Descripción' }).first();
  const panel = (page: Page) => page.locator('section', { hasText: 'Cambios guardados mientras editabas' }).last();
  const choice = (page: Page, name: string) => page.getByRole('radiogroup', { name, exact: true });

  async function open(page: Page): Promise<void> {
    await page.goto(address);
    await screenShows(page, 'En barco por el Tajo Internacional', field(page, 'Aforo'), description(page));
  }

  async function save(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Guardar', exact: true }).first().click();
    await page.getByText('Datos guardados correctamente').first().waitFor();
  }

  /** Adds to the end of the Spanish description. */
  async function describe(page: Page, text: string): Promise<void> {
    await description(page).click();
    await caretSet(description(page));
    await page.keyboard.press('Control+End');
    await page.keyboard.type(text);
  }

  // Each goes on from where the two stand.
  eachStandsOnTheOneBefore();

  it('the second is told who changed what, chooses by keyboard, and nothing is lost', async () => {
    const { page } = second;
    await Promise.all([open(first.page), open(page)]);
    await field(first.page, 'Punto de encuentro').fill('Embarcadero nuevo');
    await field(first.page, 'Aforo').fill('31');
    await describe(first.page, ' De la primera.');
    await save(first.page);

    await field(page, 'Teléfono de contacto').fill('+34 600 999 999');
    await field(page, 'Aforo').fill('33');
    await describe(page, ' De la segunda.');
    await page.getByRole('button', { name: 'Guardar', exact: true }).last().click();

    await panel(page).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('Otra persona ha guardado esta actividad');
    const told = await panel(page).innerText();
    const [, who = ''] = /^(.+?) · \d\d\//m.exec(told) ?? [];
    expect(who).not.toBe('');
    expect(await first.page.locator('body').innerText()).toContain(who);
    expect(told).toContain('Aforo, Descripción (Español), Punto de encuentro (Español)');
    expect(told).toContain('solo cambiaron en lo guardado): Punto de encuentro (Español)');
    expect(told).toContain('solo cambiaron aquí): Teléfono de contacto');
    expect(await choice(page, 'Aforo').innerText()).toMatch(/escrito tú\s+33\s+Lo que está guardado\s+31/);
    expect(await choice(page, 'Descripción (Español)').innerText()).toMatch(/De la segunda\.[^]*De la primera\./);
    // What was typed is still what the form shows, with what only the other changed.
    expect(await field(page, 'Aforo').inputValue()).toBe('33');
    expect(await field(page, 'Punto de encuentro').inputValue()).toBe('Embarcadero nuevo');

    await page.getByRole('button', { name: 'Guardar de nuevo' }).press('Enter');
    await page.getByText('Elige uno de los dos valores.').first().waitFor();
    await expect.poll(() => choice(page, 'Aforo').locator('input:focus').count()).toBe(1);
    for (const viewport of [desk, phone, narrowest]) {
      await page.setViewportSize(viewport);
      await settled(page);
      await expect.poll(() => overflows(page)).toBe(false);
      if (viewport !== narrowest) expect(await accessibilityViolations(page)).toEqual([]);
    }
    await page.setViewportSize(desk);

    // The saved capacity, and what was typed into the description.
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => field(page, 'Aforo').inputValue()).toBe('31');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect.poll(() => choice(page, 'Descripción (Español)').getByRole('radio').first().isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Guardar de nuevo' }).press('Enter');
    await page.getByText('Datos guardados correctamente').first().waitFor();
    await panel(page).waitFor({ state: 'hidden' });

    await open(first.page);
    expect(await field(first.page, 'Aforo').inputValue()).toBe('31');
    expect(await field(first.page, 'Punto de encuentro').inputValue()).toBe('Embarcadero nuevo');
    expect(await field(first.page, 'Teléfono de contacto').inputValue()).toBe('+34 600 999 999');
    const description = await first.page.getByRole('textbox', { name: 'Descripción' }).first().innerText();
    expect(description).toContain('De la segunda.');
    expect(description).not.toContain('De la primera.');
    expect([...first.errors, ...second.errors]).toEqual([]);
  });

  it('where nothing met, one more press saves both', async () => {
    const { page } = second;
    await field(first.page, 'Organizador').fill('Guías del Tajo');
    await save(first.page);
    await field(page, 'Teléfono de contacto').fill('+34 600 111 111');
    await page.getByRole('button', { name: 'Guardar', exact: true }).first().click();
    await page.getByText('No hay campos que elegir').waitFor();
    await page.getByRole('button', { name: 'Guardar de nuevo' }).click();
    await page.getByText('Datos guardados correctamente').first().waitFor();
    await open(page);
    expect(await field(page, 'Organizador').inputValue()).toBe('Guías del Tajo');
    expect(await field(page, 'Teléfono de contacto').inputValue()).toBe('+34 600 111 111');
  });

  it('closing the registrations beside the form is no conflict with it', async () => {
    const { page } = second;
    await field(page, 'Teléfono de contacto').fill('+34 600 222 222');
    const registrations = page.getByRole('switch', { name: 'Inscripciones abiertas' });
    // Saved by a quick hand, before the screen has read what it has just changed itself.
    let read = () => {};
    const pressed = new Promise<void>((resolve) => (read = resolve));
    await page.route(/\/trpc\/[^?]*activities\.changes/, (route) => pressed.then(() => route.continue()));
    await registrations.click();
    await page.getByText('Inscripciones cerradas').first().waitFor();
    await page.getByRole('button', { name: 'Guardar', exact: true }).first().click();
    read();
    await page.getByText('Datos guardados correctamente').first().waitFor();
    await page.unroute(/\/trpc\/[^?]*activities\.changes/);
    await expect.poll(() => registrations.isChecked()).toBe(false);
    await registrations.click();
    await page.getByText('Inscripciones abiertas').first().waitFor();
  });

  it('who closes the registrations that another has closed meanwhile does not open them', async () => {
    const registrations = (page: Page) => page.getByRole('switch', { name: 'Inscripciones abiertas' });
    // The second has just read it; the first has stood open since before the last test.
    for (const { page } of [second, first]) {
      const answered = page.waitForResponse((answer) => answer.url().includes('/trpc/activities.setRegistrations'));
      await registrations(page).click();
      expect((await answered).status()).toBe(200);
      await page.getByText('Inscripciones cerradas').first().waitFor();
    }
    await open(second.page);
    expect(await registrations(second.page).isChecked()).toBe(false);
    await registrations(second.page).click();
    await second.page.getByText('Inscripciones abiertas').first().waitFor();
  });
});
