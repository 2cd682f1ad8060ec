import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import {
  accessibilityViolations,
  describeInBrowser,
  desk,
  focused,
  narrowest,
  overflows,
  phone,
  settled,
} from './browser';
import { confirmedReference } from './demo-ids';
import { openedPage, productInBrowser } from './product-in-browser';
import { goOn, loaded, screenShows } from './screen';

const search = (page: Page) => page.getByRole('combobox', { name: 'Buscar en todo' });
const opener = (page: Page) => page.getByRole('button', { name: 'Buscar en todo' });
const chosen = (page: Page) => page.locator('[role=option][aria-selected=true]');

describeInBrowser('the search of the back office (U46)', () => {
  const product = productInBrowser();
  const open = openedPage(product, { viewport: desk, as: 'admin@demo.test' });
  let page: Page;

  beforeAll(async () => {
    page = open.page;
    await page.goto(`${product.url}/actividades/admin/actividades`);
    await loaded(page);
    // The keys are heard once the lens is there: it comes after the first picture.
    await opener(page).waitFor();
  });

  it('opens by keys, finds, and is left by Escape to where one was', async () => {
    const field = page.getByRole('searchbox').first();
    await field.focus();
    const before = await focused(page);
    await page.keyboard.press('Control+k');
    await search(page).waitFor();
    await page.keyboard.type('tajo internacional');
    await page
      .getByRole('option', { name: /barco por el Tajo/ })
      .first()
      .waitFor();
    // What half of the words found has none: another may stand there the moment that Enter is pressed.
    await chosen(page).waitFor();
    await settled(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await search(page).getAttribute('aria-activedescendant')).toBe(await chosen(page).getAttribute('id'));
    await page.keyboard.press('ArrowDown');
    expect(await chosen(page).getAttribute('aria-label')).toMatch(/^Editar la actividad /);
    await page.keyboard.press('Escape');
    await search(page).waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe(before);
    // Over a search, or a question, no second one opens.
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Control+k');
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.keyboard.press('Escape');
  });

  it('opens what is called by its reference as soon as it is found, and remembers it until the session ends', async () => {
    const reference = await confirmedReference(product.databaseUrl);
    await page.keyboard.press('Control+k');
    await search(page).fill(` mon-${reference.toLowerCase()}`);
    // At once: before it was found.
    await page.keyboard.press('Enter');
    await search(page).waitFor({ state: 'hidden' });
    await screenShows(page, /reserva/i, page.getByText(reference));
    await page.keyboard.press('Control+k');
    await page.getByRole('group', { name: 'Abierto hace poco' }).getByRole('option').getByText(reference).waitFor();
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(kept).not.toContain(reference);
    await search(page).fill('configuraci');
    await page.getByText('Nada coincide').waitFor();
    await search(page).fill('xy');
    await page.getByText('Escribe al menos 3 letras o 4 cifras.').waitFor();
    await page.keyboard.press('Escape');
  });

  it('is there on a phone, as wide as the screen, and leads to the form of an activity too', async () => {
    await page.setViewportSize(phone);
    await goOn(page, `${product.url}/dashboard`);
    await opener(page).click();
    await search(page).fill('barco');
    await page
      .getByRole('option', { name: /barco por el Tajo/ })
      .first()
      .waitFor();
    await settled(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.setViewportSize(narrowest);
    expect(await overflows(page)).toBe(false);
    await page
      .getByRole('option', { name: /^Editar la actividad/ })
      .first()
      .click();
    await screenShows(page, /barco por el Tajo/);
    expect(new URL(page.url()).pathname).toBe('/actividades/edit/actividad');
    expect(open.errors).toEqual([]);
  });
});
