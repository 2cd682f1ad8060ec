import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { describeInBrowser, desk, focused } from './browser';
import { databaseOf } from './database';
import { demoIds } from './demo-ids';
import { openedPage, productInBrowser } from './product-in-browser';
import { goOn, screenShows } from './screen';
import { eachStandsOnTheOneBefore } from './steps';

/** From pressing save until the next screen stands nothing is taken by the form that was saved. */
describeInBrowser('a form that was saved', () => {
  const product = productInBrowser();
  const sql = databaseOf(product);
  // One session: what a later test holds back nobody has asked for before.
  const open = openedPage(product, { viewport: desk, as: 'super@demo.test' });
  let page: Page;
  beforeAll(() => {
    ({ page } = open);
  });
  eachStandsOnTheOneBefore();

  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  // By its label: what is inert has no role.
  const field = (name: string) => page.getByRole('main').getByLabel(name).and(page.locator('input, textarea')).first();
  const save = () => page.getByRole('button', { name: 'Guardar', exact: true }).first();

  /** Holds back what matches until it is let go; counts what came. */
  async function hold(address: string) {
    let letGo = () => {};
    const gone = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const held = { count: 0, letGo };
    await page.route(address, async (route) => {
      held.count += 1;
      await gone;
      await route.continue();
    });
    onTestFinished(() => page.unroute(address));
    return held;
  }

  async function placeOf(input: Locator): Promise<{ x: number; y: number }> {
    const box = await input.boundingBox();
    if (box === null) throw new Error('the field has no place');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Clicks where a field lies, or lay, and types, as somebody would who does not know that the form is done with. */
  async function typeAt({ x, y }: { x: number; y: number }): Promise<void> {
    await page.mouse.click(x, y);
    await page.keyboard.press('End');
    await page.keyboard.type(' y nada');
    await page.keyboard.press('Enter');
  }

  /** None a second later, when what is waited for takes the place of the form. */
  const shownIn = (input: Locator) =>
    input.evaluateAll((all) => all.map((one) => (one instanceof HTMLElement && 'value' in one ? one.value : null)));

  it('takes nothing while the list that follows is on its way', async () => {
    const edits: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/trpc/users.accounts.edit')) edits.push(request.url());
    });
    // Opened by itself, the form has not loaded the list.
    const [member] = await sql<{ id: number }[]>`select id from users where email = 'usuario@demo.test'`;
    await page.goto(`${product.url}/edit/usuario?id=${member?.id}`);
    await screenShows(page, 'Irene Campos Vela', field('Alias'));
    const list = await hold('**/accounts-page-*.js');
    await field('Alias').fill('La de la dehesa');
    const place = await placeOf(field('Alias'));
    await save().click();
    await page.getByText('Datos guardados correctamente').waitFor();
    await expect.poll(() => list.count).toBeGreaterThan(0);
    await typeAt(place);
    for (const value of await shownIn(field('Alias'))) expect(value).toBe('La de la dehesa');
    expect(await page.evaluate(() => document.activeElement?.closest('form') === null)).toBe(true);
    list.letGo();
    await screenShows(page, 'Usuarios', row('Irene Campos Vela'));
    expect(edits).toHaveLength(1);
    await row('Irene Campos Vela').getByRole('link', { name: 'Editar «Irene Campos Vela»' }).click();
    await screenShows(page, 'Irene Campos Vela');
    await expect.poll(() => field('Alias').inputValue()).toBe('La de la dehesa');
  });

  it('can be used again after a refusal, with the focus where it belongs', async () => {
    const before = await field('Email').inputValue();
    const answer = await hold('**/trpc/users.accounts.edit*');
    await field('Email').fill('admin@demo.test');
    await field('Email').press('Enter');
    await expect.poll(() => answer.count).toBe(1);
    await typeAt(await placeOf(field('Alias')));
    answer.letGo();
    await page.getByRole('alert').filter({ hasText: 'Existe un usuario con este email' }).waitFor();
    await expect.poll(() => field('Email').evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await field('Alias').inputValue()).not.toContain('y nada');
    await page.keyboard.press('Control+a');
    await page.keyboard.type(before);
    await save().click();
    await screenShows(page, 'Usuarios', row('Irene Campos Vela'));
  });

  it('gives the focus back to the button where no field is to blame', async () => {
    await goOn(page, `${product.url}/perfil`);
    await screenShows(page, 'Mis datos', field('Nombre'));
    await page.route('**/trpc/users.profile.edit*', (route) => route.abort());
    const before = await field('Nombre').inputValue();
    await field('Nombre').fill('Lucía María');
    const button = page.getByRole('button', { name: 'Guardar', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alert').first().waitFor();
    await expect.poll(() => focused(page)).toBe('Guardar');
    expect(await field('Nombre').inputValue()).toBe('Lucía María');
    await field('Nombre').fill(before);
  });

  it('takes nothing while a reservation is stored and the board is on its way', async () => {
    const { pending } = await demoIds(product.databaseUrl);
    await goOn(page, `${product.url}/actividades/edit/reserva?id=${pending}&from=view`);
    await field('Notas').waitFor();
    const board = await hold('**/reservation-board-page-*.js');
    await field('Notas').fill('Llegan en autobús');
    const place = await placeOf(field('Notas'));
    await save().click();
    await expect.poll(() => board.count).toBeGreaterThan(0);
    await typeAt(place);
    for (const value of await shownIn(field('Notas'))) expect(value).toBe('Llegan en autobús');
    board.letGo();
    await page.getByRole('region', { name: 'Confirmadas' }).waitFor();
    expect(await page.getByLabel('Notas').count()).toBe(0);
  });

  it('in a dialog begins anew when it is opened again at once', async () => {
    await goOn(page, `${product.url}/actividades/admin/actividades-complementarias`);
    const add = page.getByRole('button', { name: 'Nueva complementaria', exact: true });
    const dialog = page.getByRole('dialog').first();
    await add.click();
    await dialog.getByRole('textbox', { name: 'Título' }).fill('Museo del Queso');
    await dialog.getByRole('textbox', { name: 'Descripción' }).fill('Una visita con cata.');
    // What it says once it is stored may still stand there from before.
    const stored = page.waitForResponse((answer) => answer.url().includes('/trpc/activities.complementary.create'));
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    expect((await stored).status()).toBe(200);
    await add.click();
    await expect.poll(() => dialog.getByRole('textbox', { name: 'Título' }).inputValue()).toBe('');
    await dialog.getByRole('textbox', { name: 'Título' }).fill('Otra cosa');
    expect(await dialog.getByRole('textbox', { name: 'Título' }).inputValue()).toBe('Otra cosa');
    await dialog.getByRole('textbox', { name: 'Título' }).fill('');
  });

  it('met no script error', () => expect(open.errors).toEqual([]));
});
