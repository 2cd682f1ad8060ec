import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, desk, phone, settled } from './browser';
import { demoIds } from './demo-ids';
import { openedPage, productInBrowser } from './product-in-browser';
import { goOn, loaded } from './screen';

describeInBrowser('how the lists of the back office look', () => {
  const product = productInBrowser();
  const open = openedPage(product, { viewport: { width: 1366, height: 768 }, as: 'super@demo.test' });
  let page: Page;
  beforeAll(() => {
    page = open.page;
  });

  const rows = () => page.locator('main tbody tr');
  const height = async (row: number) => (await rows().nth(row).boundingBox())?.height ?? Number.NaN;
  const look = () => page.getByRole('button', { name: 'Vista de la lista' });
  const panel = () => page.getByRole('region', { name: 'Vista de la lista' });

  it('stays a list where the panel does not arrive, which is asked for again when it is opened again', async () => {
    await page.route(/\/assets\/list-look-panel-/, (route) => route.abort());
    await page.goto(`${product.url}/actividades/admin/actividades`);
    await loaded(page);
    await look().click();
    await panel().getByRole('alert').filter({ hasText: 'No hay conexión' }).waitFor();
    expect(await rows().count()).toBeGreaterThan(8);
    await page.unroute(/\/assets\/list-look-panel-/);
    await page.keyboard.press('Escape');
    await panel().waitFor({ state: 'hidden' });
    await look().click();
    await panel().getByRole('switch', { name: 'Filas compactas' }).waitFor();
  });

  it('shows ten rows of activities on a screen once they are dense, in this list and the others', async () => {
    expect(await height(0)).toBeGreaterThan(90);
    await panel().getByRole('switch', { name: 'Filas compactas' }).press('Space');
    await page.keyboard.press('Escape');
    await panel().waitFor({ state: 'hidden' });
    const heights = await rows().evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(8);
    for (const one of heights) expect(one).toBeLessThanOrEqual(64);
    await settled(page);
    expect(await accessibilityViolations(page)).toEqual([]);

    await goOn(page, `${product.url}/usuarios`);
    expect(await height(0)).toBeLessThanOrEqual(64);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  it('folds the cards of a board to one line each, until one is wanted whole', async () => {
    const { boat } = await demoIds(product.databaseUrl);
    await goOn(page, `${product.url}/actividades/ver/reserva?id=${boat}`);
    const cards = page.getByRole('article');
    await cards.first().waitFor();
    const heights = () => cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
    expect(Math.min(...(await heights()))).toBeGreaterThan(120);
    await page.getByRole('switch', { name: 'Fichas en una línea' }).press('Space');
    await expect.poll(async () => Math.max(...(await heights()))).toBeLessThanOrEqual(72);
    // All of them, without scrolling twice.
    const end = await cards.last().evaluate((card) => card.getBoundingClientRect().bottom + window.scrollY);
    expect(end).toBeLessThanOrEqual(3 * 768);
    expect(await accessibilityViolations(page)).toEqual([]);
    const whole = cards.first().getByRole('button', { name: /^Ver todo de / });
    await whole.press('Enter');
    await cards.first().getByText('Nº Reserva').waitFor();
    expect(await whole.getAttribute('aria-expanded')).toBe('true');
    await whole.press('Enter');
    await cards.first().getByText('Nº Reserva').waitFor({ state: 'detached' });
  });

  it('is so after a reload, leaves a column out, and keeps order and filters under a name, without what was searched for', async () => {
    await page.goto(`${product.url}/usuarios?role=3#q=campos`);
    await loaded(page);
    expect(await height(0)).toBeLessThanOrEqual(64);
    await look().click();
    await panel().getByRole('checkbox', { name: 'Localidad' }).uncheck();
    await panel().getByRole('textbox', { name: 'Guardar esta vista como' }).fill('Solo socios');
    await settled(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    await panel().getByRole('button', { name: 'Guardar', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('columnheader', { name: 'Localidad' }).count()).toBe(0);

    await page.goto(`${product.url}/usuarios`);
    await loaded(page);
    expect(await page.getByRole('columnheader', { name: 'Localidad' }).count()).toBe(0);
    await look().click();
    await panel().getByRole('button', { name: 'Solo socios', exact: true }).click();
    await expect.poll(() => new URL(page.url()).search + new URL(page.url()).hash).toBe('?role=3');
    await look().click();
    await panel().getByRole('button', { name: 'Olvidar la vista «Solo socios»' }).click();
    await panel().getByRole('button', { name: 'Solo socios', exact: true }).waitFor({ state: 'detached' });
  });

  it('has no such button where the list is one of cards', async () => {
    await page.setViewportSize(phone);
    await page.getByRole('list').locator('li').first().waitFor();
    expect(await look().count()).toBe(0);
    await page.setViewportSize(desk);
    expect(open.errors).toEqual([]);
  });
});
