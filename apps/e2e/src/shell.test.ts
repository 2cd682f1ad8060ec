import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, desk, narrowest, overflows, settled } from './browser';
import { productInBrowser } from './product-in-browser';
import { screenShows } from './screen';
import { signIn } from './staff';

/** Entries whose screen has another heading than their own words. */
const headings: Readonly<Record<string, string>> = {
  'Mis reservas': 'Mis Reservas',
  'Buscar actividades': 'Agenda de actividades',
  'Config. App.': 'Configuración de la aplicación',
};

describeInBrowser('the shell of the back office', () => {
  const product = productInBrowser();
  let page: Page;
  let errors: readonly string[];
  beforeAll(async () => {
    ({ page, errors } = await product.openPage({ viewport: desk }));
  });
  beforeEach(async () => {
    // A screen that is left open would notice the end of its session, and lead elsewhere.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.setViewportSize(desk);
  });

  const menu = () => page.getByRole('navigation', { name: 'Menú principal' });
  const entries = async () => (await menu().getByRole('link').allInnerTexts()).map((text) => text.split('\n')[0]);
  const bell = () => page.getByRole('button', { name: 'Reservas pendientes' });

  const goHome = async (email: string) => {
    await signIn(page, product.url, email);
    await page.goto(`${product.url}/dashboard`);
  };

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
    ['usuario@demo.test', ['Inicio', 'Mis reservas', 'Buscar actividades']],
  ])('%s has its menu, and every entry leads somewhere', async (email, expected) => {
    await goHome(email);
    await expect.poll(() => entries()).toEqual(expected);
    for (const entry of expected.slice(1)) {
      await menu().getByRole('link', { name: entry }).click();
      await screenShows(page, headings[entry] ?? entry);
      expect(await page.getByText('Página no encontrada').count()).toBe(0);
    }
    expect(errors).toEqual([]);
  });

  it('a pending reservation is opened from the bell, and is read then, as messages are that nobody has read', async () => {
    await goHome('admin@demo.test');
    const bell = page.getByRole('button', { name: /^Reservas pendientes: \d+ sin abrir$/ });
    const unread = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0]);
    // The list shows the newest ten, the bell counts all.
    expect(unread).toBeGreaterThan(10);
    // What nobody sees is not drawn: neither its list nor the menu of phones.
    expect(await page.locator('.notifications:empty, .narrow-menu:empty').count()).toBe(2);
    await bell.press('Enter');
    const list = page.getByRole('region', { name: 'Reservas pendientes' });
    const first = list.getByRole('listitem').first();
    await expect.poll(() => list.getByRole('listitem').count()).toBe(10);
    expect(await first.innerText()).toMatch(/hace \d+ \w+/);
    await settled(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    const name = ((await first.locator('strong').innerText()).split(' ')[0] ?? '').trim();
    await first.getByRole('link').click();
    const shown = page.getByRole('textbox', { name: 'Nombre' }).first();
    await screenShows(page, /^Reserva MON-|^Reserva TAJ-/, shown);
    await expect.poll(() => shown.inputValue()).toContain(name);
    await page.getByRole('button', { name: `Reservas pendientes: ${unread - 1} sin abrir` }).waitFor();

    // So are messages, which are read when their conversation is opened.
    await page.getByRole('banner').getByRole('link', { name: '7 mensajes sin leer', exact: true }).waitFor();
    await menu().getByRole('link', { name: 'Mensajes Tajo' }).click();
    await page.getByRole('button', { name: 'Joana' }).click();
    const thread = page.getByRole('list', { name: 'Mensajes con Joana' });
    await thread.getByText('E há estacionamento perto do cais?').waitFor();
    await page.getByRole('banner').getByRole('link', { name: '5 mensajes sin leer', exact: true }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  it('on the narrowest screen everything of the shell is there', async () => {
    await page.setViewportSize(narrowest);
    await goHome('monfrague@demo.test');
    await bell().click();
    await page.getByRole('region', { name: 'Reservas pendientes' }).getByRole('listitem').first().waitFor();
    await expect.poll(() => overflows(page)).toBe(false);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    const dialog = page.getByRole('dialog', { name: 'Menú principal' });
    await dialog.getByText('Licencia activa').waitFor();
    // Drawn before it is shown, so that the focus is on what is first in it.
    const first = dialog.getByRole('button', { name: 'Cerrar el menú' });
    expect(await first.evaluate((button) => button === document.activeElement)).toBe(true);
    await dialog.locator('summary').click();
    await dialog.getByRole('link', { name: 'Mis datos' }).click();
    await screenShows(page, 'Mis datos');
    await expect.poll(() => overflows(page)).toBe(false);
  });

  it('somebody is sent home from screens of others (U2)', async () => {
    await signIn(page, product.url, 'usuario@demo.test');
    await page.goto(`${product.url}/usuarios`);
    await screenShows(page, 'Hola, Irene');
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    expect(errors).toEqual([]);
  });
});
