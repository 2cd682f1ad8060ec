import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, desk, narrowest, phone } from './browser';
import { databaseOf } from './database';
import { eachHelpPicture, helpPictures, pictureFolder, pictureLanguages, wordsOf } from './help-pictures';
import { openedPage, productInBrowser } from './product-in-browser';
import { goOn, loaded, screenShows } from './screen';
import { chooseLanguage, signIn } from './staff';

describeInBrowser('help (U51)', () => {
  const product = productInBrowser();
  const sql = databaseOf(product);

  const open = openedPage(product, { viewport: desk });
  let page: Page;
  beforeAll(() => {
    page = open.page;
  });

  /** Somebody else is here: its next address is loaded anew. */
  const as = async (email: string, viewport: typeof desk) => {
    await page.setViewportSize(viewport);
    await signIn(page, product.url, email);
  };
  const topics = (page: Page) => page.getByRole('navigation', { name: 'Todas las páginas de ayuda' }).getByRole('link');

  it('is a press away, about the screen that one is on, and leads back there', async () => {
    await as('admin@demo.test', desk);
    await page.goto(`${product.url}/actividades/admin/actividades`);
    await page.getByRole('link', { name: 'Ayuda de esta pantalla' }).click();
    await screenShows(page, 'Publicar una actividad');
    expect(await page.getByRole('article').getByRole('listitem').count()).toBe(8);
    expect(await topics(page).count()).toBe(9);
    const picture = page.getByRole('img', { name: 'El apartado «Fecha y horario»' });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(600);
    await topics(page).filter({ hasText: 'Suspender' }).click();
    await screenShows(page, 'Suspender o cambiar de fecha');
    await page.getByRole('link', { name: 'Siguiente: Mensajes' }).click();
    await screenShows(page, 'Mensajes y bandeja de entrada');
    await page.getByRole('link', { name: 'Ir a la pantalla' }).click();
    await page.getByRole('heading', { level: 1, name: /^Mensajes / }).waitFor();
    await goOn(page, `${product.url}/ayuda/configuracion`);
    expect(await page.getByRole('article').count()).toBe(0);
  });

  it('is found by its name from everywhere', async () => {
    await as('super@demo.test', desk);
    await page.goto(`${product.url}/ayuda`);
    await screenShows(page, 'Primeros pasos');
    expect(await topics(page).count()).toBe(10);
    // The keys are heard once the lens is there.
    await page.locator('.top-bar-search').waitFor();
    await page.keyboard.press('Control+k');
    await page
      .getByRole('dialog')
      .getByRole('combobox')
      .or(page.getByRole('dialog').getByRole('searchbox'))
      .fill('ayuda: la lista');
    await page.getByText('Ayuda: La lista de espera y las ofertas').click();
    await screenShows(page, 'La lista de espera y las ofertas');
  });

  it('is in the menu of a phone, in Portuguese too', async () => {
    await as('monfrague@demo.test', phone);
    await page.goto(`${product.url}/actividades/admin/colaboradores`);
    for (const viewport of [phone, narrowest]) {
      await page.setViewportSize(viewport);
      await goOn(page, `${product.url}/actividades/admin/colaboradores`);
      await page.getByRole('button', { name: 'Abrir el menú' }).click();
      await page.getByRole('link', { name: 'Ayuda de esta pantalla' }).click();
      await screenShows(page, 'Empresas y colaboradores');
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      // Where there is no room for it above, the language is chosen in the menu.
      const above = viewport !== narrowest;
      if (!above) await page.getByRole('button', { name: 'Abrir el menú' }).click();
      const place = page.getByRole(above ? 'banner' : 'dialog');
      await place.getByRole('button', { name: /PT|Português/ }).click();
      if (!above) await page.keyboard.press('Escape');
      await screenShows(page, 'Empresas e colaboradores');
      await chooseLanguage(page, 'es');
    }
  });

  it('is for staff alone', async () => {
    await as('usuario@demo.test', desk);
    await page.goto(`${product.url}/ayuda/primeros`);
    await loaded(page);
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    expect(await page.getByRole('link', { name: 'Ayuda de esta pantalla' }).count()).toBe(0);
  });

  it('has pictures of screens as they are now: otherwise run `npm run pictures -- help`', async () => {
    await page.setViewportSize(phone);
    const shown: Record<string, Record<string, string[]>> = { es: {}, pt: {} };
    await eachHelpPicture(page, product, async (picture, language, element) => {
      Object.assign(shown[language] ?? {}, { [picture.name]: await wordsOf(element, picture) });
    });
    expect(shown).toEqual(JSON.parse(readFileSync(path.join(pictureFolder, 'words.json'), 'utf8')));
    for (const language of pictureLanguages) {
      const all = shown[language] ?? {};
      expect(Object.keys(all).length).toBe(helpPictures.length);
      expect(Object.values(all).filter((words) => words.length === 0)).toEqual([]);
    }
  });

  it('stands where there is nothing yet: an empty list says the first step', async () => {
    await as('admin@demo.test', phone);
    await sql`truncate guides cascade`;
    await page.goto(`${product.url}/actividades/admin/calendario/guias`);
    await page.getByText('Aún no hay guías').locator('..').getByRole('button', { name: 'Nuevo guía' }).click();
    await page.getByRole('dialog', { name: 'Nuevo guía' }).getByLabel('Nombre').waitFor();
    expect(open.errors).toEqual([]);
  });
});
