import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, desk, narrowest, overflows, settled } from './browser';
import { databaseOf } from './database';
import { hasFocus, pressButton } from './keyboard';
import { openedPage, productInBrowser } from './product-in-browser';
import { goOn, screenShows } from './screen';
import { addAuthenticator } from './second-steps';
import { chooseLanguage, demoPassword } from './staff';

describeInBrowser('what could take the product away asks for the password again', () => {
  const product = productInBrowser();
  const sql = databaseOf(product);
  const open = openedPage(product, { viewport: desk, as: 'super@demo.test' });
  let page: Page;

  beforeAll(() => {
    page = open.page;
  });
  /** As if everybody had signed in an hour ago. */
  const leaveOpen = () => sql`update sessions set proven_at = now() - interval '1 hour'`.then(() => undefined);
  beforeEach(leaveOpen);

  const question = (on = page) => on.getByRole('dialog', { name: 'Confirma que eres tú' });
  const answer = async (password = demoPassword, on = page) => {
    await question(on).getByLabel('Tu contraseña actual').fill(password);
    await question(on).getByRole('button', { name: 'Confirmar' }).click();
  };
  const statement = (on = page) => on.getByLabel('Sentencia SQL');
  const rows = (on = page) => on.getByRole('region', { name: 'Consola SQL' }).getByText(/^\d+ filas? en /);

  it('the console runs once it is answered, by the keyboard alone, and not again within the quarter of an hour', async () => {
    await page.goto(`${product.url}/config-app?tab=base-datos`);
    await page.getByRole('heading', { name: 'Consola SQL' }).waitFor();
    await statement().fill('select 1 as uno');
    await statement().press('Control+Enter');
    await question().waitFor();
    const field = question().getByLabel('Tu contraseña actual');
    await expect.poll(() => hasFocus(field)).toBe(true);
    expect(await rows().count()).toBe(0);
    await page.keyboard.type('equivocada');
    await page.keyboard.press('Enter');
    await question().getByText('La contraseña no es correcta.').waitFor();
    await settled(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.setViewportSize(narrowest);
    await expect.poll(() => overflows(page)).toBe(false);
    await page.setViewportSize(desk);
    await field.fill('');
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');
    await rows().waitFor();
    await question().waitFor({ state: 'detached' });
    await statement().fill('select 2 as dos');
    await statement().press('Control+Enter');
    await page.getByRole('cell', { name: '2', exact: true }).waitFor();
    expect(await question().count()).toBe(0);
  });

  it('in Portuguese it is asked in Portuguese', async () => {
    await chooseLanguage(page, 'pt');
    await page.getByRole('button', { name: 'Exportar base de dados' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirme a sua identidade' });
    await dialog.getByText('Não voltaremos a pedi-la durante 15 minutos.', { exact: false }).waitFor();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByText('Nada foi alterado.', { exact: false }).waitFor();
    expect(await question().count()).toBe(0);
    await chooseLanguage(page, 'es');
  });

  it('nothing is done without an answer, and what was typed stays', async () => {
    await statement().fill('select 3 as tres');
    await page.getByRole('button', { name: 'Ejecutar' }).click();
    await question().waitFor();
    await page.keyboard.press('Escape');
    await question().waitFor({ state: 'detached' });
    await page.getByText('Antes tienes que confirmar que eres tú con tu contraseña.', { exact: false }).waitFor();
    expect(await page.getByRole('cell', { name: '3', exact: true }).count()).toBe(0);
    expect(await statement().inputValue()).toBe('select 3 as tres');
    const [ran] = await sql`
      select count(*)::int as times from audit_log where details ->> 'statement' = 'select 3 as tres'`;
    expect(ran?.['times']).toBe(0);
  });

  it('the export comes after it, as a file', async () => {
    await pressButton(page, 'Exportar base de datos');
    await question().waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), answer()]);
    expect(download.suggestedFilename()).toMatch(/\.sql$/);
    await download.cancel();
  });

  it('another role is saved after it; without it the form keeps what was chosen', async () => {
    await goOn(page, `${product.url}/usuarios?q=usuario%40demo.test`);
    await page
      .getByRole('row')
      .filter({ hasText: 'usuario@demo.test' })
      .getByRole('link', { name: /^Editar/ })
      .click();
    const role = page.getByRole('main').getByRole('combobox', { name: 'Rol' });
    await screenShows(
      page,
      /./,
      page.getByLabel('Apellidos'),
      page.getByRole('button', { name: 'Guardar', exact: true }),
    );
    await role.selectOption({ label: 'Administrador' });
    const save = page.getByRole('button', { name: 'Guardar', exact: true }).first();
    await save.click();
    await question().getByRole('button', { name: 'Cancelar' }).click();
    await page.getByText('No se ha cambiado nada.', { exact: false }).waitFor();
    expect(await role.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label)).toBe('Administrador');
    await save.click();
    await answer();
    await screenShows(page, 'Usuarios', page.getByRole('searchbox'));
    const [stored] = await sql`select role from users where email = 'usuario@demo.test'`;
    expect(stored?.['role']).toBe(1);
  });

  it('over another dialog, which is still there when it is closed', async () => {
    await goOn(page, `${product.url}/config-app?tab=privacidad`);
    const [booked] = await sql`select email from people where position = 0 and email <> '' order by id limit 1`;
    await page.getByRole('textbox', { name: 'Email' }).fill(String(booked?.['email']));
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await page.getByRole('button', { name: 'Borrar datos…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Borrar datos personales' });
    const coming = dialog.getByLabel('Cancelar las reservas futuras de esta persona');
    await dialog.getByLabel('He comprobado que quien lo pide es esta persona').check();
    if ((await coming.count()) > 0) await coming.check();
    await dialog.getByRole('button', { name: 'Borrar definitivamente' }).click();
    await question().waitFor();
    await settled(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await question().waitFor({ state: 'detached' });
    await dialog.getByText('No se ha cambiado nada.', { exact: false }).waitFor();
    expect(await dialog.getByLabel('He comprobado que quien lo pide es esta persona').isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Borrar definitivamente' }).click();
    await answer();
    await dialog.waitFor({ state: 'detached' });
    const [left] = await sql`select count(*)::int as people from people where email = ${String(booked?.['email'])}`;
    expect(left?.['people']).toBe(0);
  });

  it('one of the own passkeys stands in for the password', async () => {
    await addAuthenticator(page);
    await goOn(page, `${product.url}/perfil`);
    await page.getByRole('button', { name: 'Añadir una llave de acceso' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Nombre' }).fill('Portátil');
    await page.getByRole('dialog').getByLabel('Tu contraseña actual').fill(demoPassword);
    await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('button', { name: 'Ya los he guardado' }).click();
    await page.getByRole('list', { name: 'Llaves de acceso' }).getByText('Portátil').waitFor();
    await leaveOpen();
    // At once: that there was no passkey a moment before does not count.
    await goOn(page, `${product.url}/config-app?tab=base-datos`);
    await statement().fill('select 4 as cuatro');
    await page.getByRole('button', { name: 'Ejecutar' }).click();
    const byPasskey = question().getByRole('button', { name: 'Usar una llave de acceso' });
    await byPasskey.waitFor();
    await settled(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    await byPasskey.click();
    await page.getByRole('cell', { name: '4', exact: true }).waitFor();
    expect(await question().count()).toBe(0);
  });

  it('met no script error', () => {
    expect(open.errors).toEqual([]);
  });
});
