import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  accessibilityViolations,
  describeInBrowser,
  desk,
  narrowest,
  openBrowser,
  openPage,
  overflows,
} from './browser';
import { type Product, startProduct } from './product';
import { signInOnScreen } from './staff';

describeInBrowser('the shell of the back office', () => {
  let product: Product;
  let browser: Browser;
  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });
  const entries = async (page: Page) =>
    (await menu(page).getByRole('link').allInnerTexts()).map((text) => text.split('\n')[0]);
  const bell = (page: Page) => page.getByRole('button', { name: 'Reservas pendientes' });

  it.each([
    [
      'super@demo.test',
      [
        'Inicio',
        'Reservas',
        'Mensajes Monfragüe',
        'Mensajes Tajo',
        'Actividades',
        'Colaboradores',
        'Empresas',
        'Usuarios',
        'Config. App.',
      ],
    ],
    ['monfrague@demo.test', ['Inicio', 'Reservas', 'Actividades', 'Mensajes Monfragüe', 'Colaboradores']],
    ['usuario@demo.test', ['Inicio', 'Mis reservas', 'Buscar actividades']],
    ['hotel@demo.test', ['Inicio', 'Mis datos']],
  ])('%s has its menu, and every entry leads somewhere', async (email, expected) => {
    const { page, errors, close } = await openPage(browser, { viewport: desk });
    await signInOnScreen(page, product.url, email);
    await menu(page).getByRole('link').first().waitFor();
    expect(await entries(page)).toEqual(expected);
    for (const entry of expected.slice(1)) {
      await page.goto(`${product.url}/dashboard`);
      await menu(page).getByRole('link', { name: entry }).click();
      await page.waitForURL((url) => url.pathname !== '/dashboard');
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await page.getByText('Página no encontrada').count()).toBe(0);
    }
    expect(errors).toEqual([]);
    await close();
  });

  it('a pending reservation is opened from the bell, and is read then', async () => {
    const { page, close } = await openPage(browser, { viewport: desk });
    await signInOnScreen(page, product.url);
    await page.getByRole('button', { name: 'Reservas pendientes: 10 sin abrir' }).press('Enter');
    const list = page.getByRole('region', { name: 'Reservas pendientes' });
    const first = list.getByRole('listitem').first();
    await first.waitFor();
    expect(await list.getByRole('listitem').count()).toBe(10);
    expect(await first.innerText()).toMatch(/hace \d+ \w+/);
    expect(await accessibilityViolations(page)).toEqual([]);
    const name = ((await first.locator('strong').innerText()).split(' ')[0] ?? '').trim();
    await first.getByRole('link').click();
    await page.waitForURL('**/actividades/edit/reserva?id=*');
    await page.getByRole('textbox', { name: 'Nombre' }).first().waitFor();
    expect(await page.getByRole('textbox', { name: 'Nombre' }).first().inputValue()).toContain(name);
    await page.getByRole('button', { name: 'Reservas pendientes: 9 sin abrir' }).waitFor();
    await close();
  });

  it('unread messages are counted, and read when their conversation is opened', async () => {
    const { page, close } = await openPage(browser, { viewport: desk });
    await signInOnScreen(page, product.url);
    await page.getByRole('link', { name: '4 mensajes sin leer', exact: true }).waitFor();
    await menu(page).getByRole('link', { name: 'Mensajes Tajo' }).click();
    await page.getByRole('button', { name: 'Joana' }).click();
    const thread = page.getByRole('list', { name: 'Mensajes con Joana' });
    await thread.getByText('E há estacionamento perto do cais?').waitFor();
    await page.getByRole('link', { name: '2 mensajes sin leer', exact: true }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await close();
  });

  it('on the narrowest screen everything of the shell is there', async () => {
    const { page, close } = await openPage(browser, { viewport: narrowest });
    await signInOnScreen(page, product.url, 'monfrague@demo.test');
    await bell(page).click();
    await page.getByRole('region', { name: 'Reservas pendientes' }).getByRole('listitem').first().waitFor();
    expect(await overflows(page)).toBe(false);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    const dialog = page.getByRole('dialog', { name: 'Menú principal' });
    await dialog.getByText('Licencia activa').waitFor();
    await dialog.locator('summary').click();
    await dialog.getByRole('link', { name: 'Mis datos' }).click();
    await page.waitForURL('**/perfil');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await overflows(page)).toBe(false);
    await close();
  });

  it.each([
    ['admin@demo.test', ['/config-app', '/usuarios', '/actividades/usuario/reservas']],
    ['monfrague@demo.test', ['/config-app', '/usuarios', '/actividades/admin/mensajes/tajo']],
    ['usuario@demo.test', ['/config-app', '/usuarios', '/actividades/admin/mensajes', '/actividades/admin/empresas']],
  ])('%s is sent home from screens of others (document 1 §6)', async (email, paths) => {
    const { page, close } = await openPage(browser, { viewport: desk });
    await signInOnScreen(page, product.url, email);
    for (const path of paths) {
      await page.goto(product.url + path);
      await page.waitForURL('**/dashboard');
      expect(new URL(page.url()).pathname).toBe('/dashboard');
    }
    await close();
  });
});
