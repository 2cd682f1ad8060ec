import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, desk, overflows, phone, settled } from './browser';
import { inDatabase } from './database';
import { openedPage, productInBrowser } from './product-in-browser';
import { loaded, screenShows, searchedFor } from './screen';
import { eachStandsOnTheOneBefore } from './steps';
import { problemsAtEachWidth } from './widths';

const list = '/actividades/admin/actividades';

/** Thirty more, one of them suspended, so that there is more than one page; the last names two of the demo's as related. */
async function addActivities(databaseUrl: string): Promise<number> {
  return inDatabase(databaseUrl, async (sql) => {
    const added = await sql<{ id: number }[]>`
      insert into activities (slug, territory_id, category_id, date, week, ends_at, first_date, first_week, municipality, capacity)
      select 'ruta-' || n, 2, (select min(id) from categories), date '2031-01-01' + n, 1, timestamptz '2031-03-01',
        date '2031-01-01' + n, 1, 'Cedillo', 10
      from generate_series(1, 30) n returning id`;
    const ids = added.map((row) => row.id);
    await sql`insert into activity_texts (activity_id, language, title)
      select id, 'es', 'Ruta número ' || row_number() over (order by id) from activities where id in ${sql(ids)}`;
    await sql`insert into shift_places (activity_id, capacity) select id, 10 from activities where id in ${sql(ids)}`;
    await sql`update activities set suspended_at = now() where slug = 'ruta-27'`;
    const last = ids.at(-1) ?? 0;
    await sql`insert into related_activities (activity_id, related_id, position)
      select ${last}, id, row_number() over (order by id) from activities
      where slug in ('en-barco-por-el-tajo-internacional', 'taller-familiar-de-cajas-nido')`;
    return last;
  });
}

describeInBrowser('the list of activities', () => {
  const product = productInBrowser();
  let newest: number;

  beforeAll(async () => {
    newest = await addActivities(product.databaseUrl);
  });

  describe('in Spanish, on a desk', () => {
    const open = openedPage(product, {
      viewport: desk,
      permissions: ['clipboard-read', 'clipboard-write'],
      as: 'admin@demo.test',
    });
    let page: Page;
    beforeAll(async () => {
      page = open.page;
      await page.goto(product.url + list);
      await loaded(page);
    });

    eachStandsOnTheOneBefore();

    /** Another view of the list, as a link leads to it. */
    const goTo = (search = '') => page.evaluate((href) => history.pushState({}, '', href), list + search);
    const leadsBack = async () => {
      await goTo();
      await page.getByText('1–25 de 42').waitFor();
    };

    const rows = () => page.getByRole('table').getByRole('rowheader');
    const titleOf = async (index: number) => (await rows().nth(index).innerText()).split('\n')[0];
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const query = () => new URL(page.url()).searchParams;

    it('counts by location, and shows the one that is pressed', async () => {
      expect(await button(/^Todas/).innerText()).toBe('Todas (42)');
      await button('Monfragüe (6)').click();
      await page.getByText('1–6 de 6').waitFor();
      expect(query().get('territory')).toBe('1');
      expect(await button('Monfragüe (6)').getAttribute('aria-pressed')).toBe('true');
      await leadsBack();
    });

    it('finds without regard to case and accents, and keeps it on reload and on the way back', async () => {
      await page.getByRole('searchbox').pressSequentially('DOLMENES');
      await page.getByText('1–1 de 1').waitFor();
      expect(searchedFor(page)).toBe('DOLMENES');
      await page.reload();
      await page.getByText('1–1 de 1').waitFor();
      expect(await page.getByRole('searchbox').inputValue()).toBe('DOLMENES');
      expect(await titleOf(0)).toMatch(/dólmenes/);
      await page.getByRole('link', { name: /^Editar/ }).click();
      await screenShows(page, /dólmenes/, page.getByRole('textbox', { name: 'Organizador' }));
      await page.goBack();
      await screenShows(page, 'Actividades', page.getByText('1–1 de 1'));
      expect(await page.getByRole('searchbox').inputValue()).toBe('DOLMENES');
      await button('Borrar la búsqueda').click();
      await page.getByText('1–25 de 42').waitFor();
    });

    it('sorts by a column either way, and says so', async () => {
      await button('Actividad').click();
      await page
        .getByRole('columnheader', { name: 'Actividad', exact: true })
        .and(page.locator('[aria-sort=ascending]'))
        .waitFor();
      await expect.poll(() => titleOf(0)).toMatch(/^Alcornoques/);
      expect(query().get('order')).toBe('title');
      await button('Actividad').click();
      await expect.poll(() => titleOf(0)).toMatch(/^Tras la huella/);
      await leadsBack();
    });

    it('turns pages, by keyboard too, and back leads to the page before', async () => {
      await button('Página 2').focus();
      await page.keyboard.press('Enter');
      await page.getByText('26–42 de 42').waitFor();
      expect(query().get('page')).toBe('2');
      await page.goBack();
      await page.getByText('1–25 de 42').waitFor();
      await page.getByLabel('Por página').selectOption('50');
      await page.getByText('1–42 de 42').waitFor();
      expect(query().get('size')).toBe('50');
    });

    it('leads out of a page that is no longer there', async () => {
      await goTo('?page=9');
      await button('Ir a la última página').click();
      await page.getByText('26–42 de 42').waitFor();
      expect(query().get('page')).toBe('2');
      await leadsBack();
    });

    it('opens the related activities of a row by keyboard, and the address keeps them open', async () => {
      const toggle = button('2 relacionadas: Ruta número 30');
      await toggle.focus();
      await page.keyboard.press('Enter');
      const related = page.getByRole('list', { name: 'Relacionadas con «Ruta número 30»' });
      await related.waitFor();
      expect(await related.getByRole('listitem').count()).toBe(2);
      expect(await toggle.getAttribute('aria-expanded')).toBe('true');
      await page.reload();
      await related.getByRole('link', { name: 'Taller familiar de cajas nido', exact: true }).waitFor();
      expect(await accessibilityViolations(page, { within: related })).toEqual([]);
      await toggle.click();
      await related.waitFor({ state: 'detached' });
      expect(query().has('open')).toBe(false);
    });

    it('copies an id and says so', async () => {
      await button(`Copiar el identificador: ID ${newest}`).click();
      await page.getByText(`Identificador ${newest} copiado`).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(String(newest));
    });

    it('leads to the public page, the form and a copy', async () => {
      const href = (name: string) => page.getByRole('link', { name }).getAttribute('href');
      expect(await href('Ver la página pública de «Ruta número 30»')).toBe('/actividad/ruta-30');
      expect(await href('Editar «Ruta número 30»')).toBe(`/actividades/edit/actividad?id=${newest}`);
      expect(await href('Duplicar «Ruta número 30»')).toMatch(
        new RegExp(String.raw`^/actividades/duplicar/actividad/?\?id=${newest}$`),
      );
    });

    it('hides after asking, and marks what is hidden (B11)', async () => {
      const row = page.getByRole('row').filter({ hasText: 'Ruta número 29' });
      await button('Ocultar «Ruta número 29»').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
      expect(await row.getByText('Oculta').count()).toBe(0);
      await button('Ocultar «Ruta número 29»').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Ocultar' }).click();
      await row.getByText('Oculta').waitFor();
      expect(await button('Ocultar «Ruta número 29»').count()).toBe(0);
    });

    it('changes many at once, ticked from page to page, and says of who refused why (B96)', async () => {
      const tick = (title: string) => page.getByRole('checkbox', { name: `Seleccionar «${title}»` });
      const bar = page.getByRole('region', { name: 'Actividades seleccionadas' });
      await tick('Ruta número 28').press('Space');
      await tick('Ruta número 27').check();
      await bar.getByText('2 seleccionadas').waitFor();
      await button('Página 2').click();
      await tick('Ruta número 5').check();
      await bar.getByText('3 seleccionadas').waitFor();
      expect(await problemsAtEachWidth(page, { within: bar })).toEqual([]);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        bar.getByRole('button', { name: 'Exportar' }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^Actividades .*\.xlsx$/);
      await bar.getByRole('button', { name: 'Cerrar inscripciones' }).click();
      const dialog = page.getByRole('dialog', { name: 'Cerrar las inscripciones' });
      await dialog.getByRole('button', { name: 'Cerrar las inscripciones' }).click();
      await dialog.getByText('Inscripciones cerradas en 2 actividades').waitFor();
      await dialog.getByRole('listitem').filter({ hasText: 'Ruta número 27: ' }).waitFor();
      await settled(page);
      expect(await accessibilityViolations(page, { within: dialog })).toEqual([]);
      await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
      await dialog.waitFor({ state: 'detached' });
      await bar.waitFor({ state: 'detached' });
      await page
        .getByRole('checkbox', { name: 'Seleccionar toda la página' })
        .and(page.locator(':focus'))
        .press('Space');
      await bar.getByText('17 seleccionadas').waitFor();
      await page.getByRole('searchbox').pressSequentially('ruta');
      await bar.getByText('Al cambiar la búsqueda o los filtros se ha quitado la selección.').waitFor();
      await bar.getByRole('button', { name: 'Cerrar' }).click({ timeout: 2_000 });
      await bar.waitFor({ state: 'detached' });
    });

    it('met no script error', () => expect(open.errors).toEqual([]));
  });

  describe('in Portuguese, on a phone', () => {
    const open = openedPage(product, { viewport: phone, locale: 'pt-PT', as: 'admin@demo.test' });
    let page: Page;
    beforeAll(async () => {
      page = open.page;
      await page.goto(product.url + list);
      await loaded(page);
    });

    it('shows cards with the same actions, and related activities in them', async () => {
      const card = page.getByRole('listitem').filter({ hasText: 'Ruta número 30' }).first();
      for (const name of [/^Ver a página pública/, /^Editar/, /^Duplicar/]) {
        await card.getByRole('link', { name }).waitFor();
      }
      await card.getByRole('button', { name: /^Ocultar/ }).waitFor();
      await card.getByRole('button', { name: `Copiar o identificador: ID ${newest}` }).waitFor();
      await card.getByRole('button', { name: /^2 relacionadas/ }).click();
      await card.getByRole('link', { name: 'Oficina em família: caixas-ninho', exact: true }).waitFor();
      expect(await overflows(page)).toBe(false);
      await settled(page);
      expect(await accessibilityViolations(page, { within: card })).toEqual([]);
    });

    it('sorts without headings', async () => {
      await page.getByLabel('Ordenar por').selectOption('title asc');
      await expect.poll(() => page.getByRole('heading', { level: 2 }).first().innerText()).toMatch(/^Sobreiros/);
    });

    it('met no script error', () => expect(open.errors).toEqual([]));
  });
});
