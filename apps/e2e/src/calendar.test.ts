import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, phone } from './browser';
import { databaseOf } from './database';
import { demoIds } from './demo-ids';
import { openedPage, productInBrowser } from './product-in-browser';
import { goOn, screenShows } from './screen';

const desk = { width: 1366, height: 900 };
const calendar = '/actividades/admin/calendario';

describeInBrowser('guides and the calendar (B87, B88)', () => {
  const product = productInBrowser();
  const sql = databaseOf(product);
  const staff = openedPage(product, { viewport: desk, as: 'admin@demo.test' });
  let boat = 0;
  let vultures = 0;

  beforeAll(async () => {
    boat = Number((await demoIds(product.databaseUrl)).boat);
    const [shared] = await sql<
      { id: number }[]
    >`select activity_id as id from activity_guides group by 1 having count(*) = 2`;
    vultures = shared?.id ?? 0;
    // Two at overlapping hours on one day of a month that nothing else of the demo is in.
    await sql`update activities set date = '2031-05-14', start_time = '10:00', end_time = '12:00',
      ends_at = '2031-05-14T10:00:00Z' where id in (${boat}, ${vultures})`;
  });

  const tile = (page: Page) => page.getByRole('link', { name: /10:00/ });

  it('a week gets a guide in six taps, and what overlaps is told', async () => {
    const { page, errors } = staff;
    await page.setViewportSize(phone);
    await page.goto(`${product.url}${calendar}?day=2031-05-14&view=week`);
    await screenShows(page, 'Calendario de actividades');
    await tile(page).nth(1).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Seleccionar' }).click();
    await page.getByRole('button', { name: 'Elegir todas (2)' }).click();
    await page.getByRole('button', { name: 'Poner guía' }).click();
    const dialog = page.getByRole('dialog', { name: 'Guía para 2 actividades' });
    const pilar = dialog.getByRole('radio', { name: /Pilar Gallardo Cid/ });
    await pilar.waitFor();
    await dialog.getByText('Algunas de las elegidas coinciden entre sí').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await pilar.check();
    await dialog.getByRole('button', { name: 'Poner guía' }).click();
    await dialog.waitFor({ state: 'hidden' });
    // The vultures were hers already, so one more; and she cannot be at both.
    await page.getByText('Pilar Gallardo Cid guía 1 actividad más').waitFor();
    await page.getByRole('button', { name: 'Seleccionar' }).and(page.locator(':focus')).waitFor();
    await page
      .getByText(/Coincide con «/)
      .first()
      .waitFor();
    const assigned = await sql`select activity_id from activity_guides g join guides on guides.id = guide_id
      where name = 'Pilar Gallardo Cid' and activity_id in (${boat}, ${vultures})`;
    expect(assigned).toHaveLength(2);
    expect(errors).toEqual([]);
  });

  it('the month stands at the desk: each outing leads to its board, filters are in the address', async () => {
    const { page, errors } = staff;
    await page.setViewportSize(desk);
    await page.goto(`${product.url}${calendar}?day=2031-05-01`);
    const month = page.getByRole('table', { name: /mayo de 2031/ });
    await tile(page).nth(1).waitFor();
    expect(await month.getByRole('columnheader').first().innerText()).toMatch(/lunes/i);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByLabel('Guía', { exact: true }).selectOption({ label: 'Nieves Robledo' });
    await tile(page).nth(1).waitFor({ state: 'hidden' });
    expect(new URL(page.url()).searchParams.get('guide')).toMatch(/^\d+$/);
    await page.getByRole('button', { name: 'Mes siguiente' }).click();
    await page.getByRole('table', { name: /junio de 2031/ }).waitFor();
    await page.goBack();
    await tile(page).focus();
    await page.keyboard.press('Enter');
    await screenShows(page, /^Amanecer con buitres/);
    await page.getByText('Guía: Nieves Robledo, Pilar Gallardo Cid').first().waitFor();
    expect(errors).toEqual([]);
  });

  it('the form of an activity takes a guide off at once; a guide ticks what is assigned and nothing else', async () => {
    const { page } = staff;
    await goOn(page, `${product.url}/actividades/edit/actividad?id=${boat}`);
    const guides = page.getByRole('region', { name: 'Guías' });
    await guides.getByText(/Coincide con «/).waitFor();
    await guides.getByRole('button', { name: 'Quitar a Pilar Gallardo Cid' }).click();
    await page.getByText('Pilar Gallardo Cid ya no guía esta actividad').waitFor();
    await guides.getByRole('combobox', { name: 'Añadir guía' }).click();
    await page.getByRole('option', { name: /Mateo Carrasco Luna/ }).click();
    await page.getByText('Mateo Carrasco Luna guía esta actividad').waitFor();

    await sql`update activities set date = (now() at time zone 'Europe/Madrid')::date where id in (${boat}, ${vultures})`;
    const guide = await product.openPage({ viewport: phone, as: 'empresa@demo.test' });
    await guide.page.goto(`${product.url}/guia`);
    await screenShows(guide.page, 'Tus actividades');
    await guide.page.locator(`a[href="/guia/${boat}"]`).click();
    await guide.page
      .getByText(/^Han llegado: \d+ de \d+/)
      .first()
      .waitFor();
    expect(await guide.page.locator(`a[href="/guia/${vultures}"]`).count()).toBe(0);
    expect(await accessibilityViolations(guide.page)).toEqual([]);
    expect(guide.errors).toEqual([]);
  });
});
