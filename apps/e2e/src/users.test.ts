import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, desk, overflows, phone, settled } from './browser';
import { inDatabase } from './database';
import { openedPage, productInBrowser } from './product-in-browser';
import { importSpanishPostalCodes } from './reference-places';
import { goOn, loaded, screenShows, searchedFor } from './screen';
import { demoPassword, menuEntry } from './staff';

const companies = '/actividades/admin/empresas';
const monitors = '/gimnasio/admin/monitores';
const tariffs = '/gimnasio/admin/tarifas';

describeInBrowser('users, companies, monitors and one’s own data', () => {
  const product = productInBrowser();

  beforeAll(async () => {
    await importSpanishPostalCodes(product.databaseUrl);
  });

  describe('for the super admin, in Spanish, on a desk', () => {
    const open = openedPage(product, { viewport: desk, as: 'super@demo.test' });
    let page: Page;
    /** As it was generated on the screen. */
    let password = '';
    beforeAll(async () => {
      page = open.page;
      await page.goto(`${product.url}/usuarios`);
      await screenShows(page, 'Usuarios', page.getByRole('searchbox'));
    });

    const form = () => page.getByRole('main');
    const field = (name: string) => form().getByLabel(name, { exact: false }).and(page.locator('input, select'));
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const save = () => button('Guardar').first();
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    const access = (name: string) => page.getByRole('switch', { name: `Acceso de «${name}»` });
    /** The list of users, with its filters and the first of them: the form has a field "Rol" too. */
    const usersShow = (name = 'Irene Campos Vela') =>
      screenShows(page, 'Usuarios', page.getByRole('searchbox'), row(name));
    const query = () => new URL(page.url()).searchParams;
    const holds = async (of: Locator, text: string) => {
      await expect.poll(() => of.inputValue(), { timeout: 10_000 }).toBe(text);
    };

    it('creates a user, once the address is free, with a generated password', async () => {
      await page.getByRole('link', { name: 'Nuevo usuario' }).click();
      await screenShows(page, 'Nuevo usuario', field('Apellidos'));
      await field('Nombre').fill('Nieves');
      await field('Apellidos').fill('Prado Soto');
      await field('Email').fill('ADMIN@demo.test');
      await field('Código postal').fill('10600');
      await holds(field('Localidad'), 'Plasencia');
      await field('Rol').selectOption({ label: 'Administrador' });
      await field('Cómo entra por primera vez').selectOption({ label: 'Ponerle una contraseña' });
      await button('Generar').click();
      await page.getByText('Contraseña generada.').waitFor();
      password = await field('Contraseña').inputValue();
      await save().click();
      await page.getByRole('alert').filter({ hasText: 'Existe un usuario con este email' }).waitFor();
      await field('Email').fill('nieves@example.org');
      await save().click();
      await screenShows(page, 'Usuarios', row('Nieves Prado Soto').getByText('Plasencia'));
      expect(await access('Nieves Prado Soto').isChecked()).toBe(true);
    });

    it('searches, filters and sorts in the address, and comes back to the list as it was left', async () => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url().replace(/#.*$/s, '')));
      await page.getByRole('combobox', { name: 'Rol' }).selectOption({ label: 'Administrador' });
      await row('Irene Campos Vela').waitFor({ state: 'detached' });
      expect(query().get('role')).toBe('1');
      await row('Tomás Valverde Ríos').waitFor();
      await page.getByRole('searchbox').fill('PRADO SOTO');
      await row('Tomás Valverde Ríos').waitFor({ state: 'detached' });
      await page.getByRole('link', { name: 'Nieves Prado Soto', exact: true }).click();
      await screenShows(page, 'Nieves Prado Soto', field('Apellidos'));
      await page.getByRole('link', { name: 'Cancelar' }).first().click();
      await usersShow('Nieves Prado Soto');
      expect(searchedFor(page)).toBe('PRADO SOTO');
      expect(await page.getByRole('searchbox').inputValue()).toBe('PRADO SOTO');
      await page.reload();
      await usersShow('Nieves Prado Soto');
      expect(await page.getByRole('searchbox').inputValue()).toBe('PRADO SOTO');
      // Whom one looks for stands in no address that leaves the browser.
      expect(asked.filter((address) => new URL(address).pathname.startsWith('/trpc/')).length).toBeGreaterThan(0);
      expect(asked.filter((address) => /prado/i.test(address))).toEqual([]);
      await button('Nombre').click();
      await page.getByRole('columnheader', { name: 'Nombre' }).and(page.locator('[aria-sort=descending]')).waitFor();
      expect(query().get('dir')).toBe('desc');
    });

    it('gives another password, which ends the sessions and lets its owner in', async () => {
      const other = await product.openPage({ viewport: desk });
      const signedIn = await other.page.context().request.post(`${product.url}/trpc/auth.signIn`, {
        data: { json: { email: 'nieves@example.org', password } },
        headers: { origin: product.url },
      });
      expect(signedIn.status()).toBe(200);
      await other.page.goto(`${product.url}/perfil`);
      await screenShows(other.page, 'Mis datos');

      await row('Nieves Prado Soto').getByRole('link', { name: 'Editar «Nieves Prado Soto»' }).click();
      await screenShows(page, 'Nieves Prado Soto');
      await button('Cambiar contraseña').click();
      const dialog = page.getByRole('dialog', { name: 'Cambiar la contraseña de «Nieves Prado Soto»' });
      await dialog.getByRole('textbox', { name: 'Contraseña' }).fill('otra clave larga');
      await dialog.getByRole('button', { name: 'Guardar la contraseña' }).click();
      await page.getByText('Contraseña cambiada').waitFor();

      // The screen that is open there hears of it and may lead away by itself meanwhile: another one is asked.
      const again = await other.page.context().newPage();
      await again.goto(`${product.url}/perfil`);
      await screenShows(again, 'Iniciar sesión', again.locator('[name=email]'));
      expect(other.errors).toEqual([]);
      await other.close();
      await page.getByRole('link', { name: 'Cancelar' }).first().click();
      await usersShow('Nieves Prado Soto');
    });

    it('withdraws the access and erases after asking', async () => {
      const question = page.getByRole('dialog', { name: '¿Retirar el acceso?' });
      await access('Nieves Prado Soto').press('Space');
      await question.getByRole('button', { name: 'Retirar el acceso' }).click();
      await page.getByText('Acceso retirado').waitFor();
      await expect.poll(() => access('Nieves Prado Soto').isChecked()).toBe(false);
      await button('Eliminar «Nieves Prado Soto»').click();
      const removal = page.getByRole('dialog', { name: '¿Eliminar al usuario?' });
      await removal.getByRole('button', { name: 'Eliminar' }).click();
      await page.getByText('Usuario eliminado').waitFor();
      await row('Nieves Prado Soto').waitFor({ state: 'detached' });
    });

    it('ticks several and says of whom nothing was to be changed (B96)', async () => {
      await button('Ver todos').click();
      await row('Irene Campos Vela').waitFor();
      for (const name of ['Irene Campos Vela', 'Tomás Valverde Ríos'])
        await page.getByRole('checkbox', { name: `Seleccionar «${name}»` }).press('Space');
      const bar = page.getByRole('region', { name: 'Cuentas seleccionadas' });
      expect(await accessibilityViolations(page)).toEqual([]);
      await bar.getByRole('button', { name: 'Dar acceso' }).click();
      const dialog = page.getByRole('dialog', { name: 'Dar acceso a las seleccionadas' });
      await dialog.getByRole('button', { name: 'Dar acceso' }).click();
      await dialog.getByText('2 ya estaban así.').waitFor();
      await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
      await bar.waitFor({ state: 'detached' });
    });

    it('keeps a company that owns activities, and edits one by its own address', async () => {
      await menuEntry(page, 'Empresas').click();
      await screenShows(page, 'Empresas', row('Dehesa Despacio'));
      await button('Eliminar «Dehesa Despacio»').click();
      const removal = page.getByRole('dialog', { name: '¿Eliminar la empresa?' });
      await removal.getByRole('button', { name: 'Eliminar' }).click();
      await page.getByText('La empresa tiene actividades').waitFor();
      await page.getByRole('link', { name: 'Editar «Dehesa Despacio»' }).click();
      await holds(field('Empresa'), 'Dehesa Despacio');
      expect(query().get('tipo')).toBe('empresa');
      expect(await field('Rol').isDisabled()).toBe(true);
      await field('Alias').fill('Despacio');
      await save().click();
      await screenShows(page, 'Empresas', row('Dehesa Despacio'));
    });

    it('in a gym: tariffs, a fee whose expiry the tariff decides, and who has not paid (B44)', async () => {
      await inDatabase(product.databaseUrl, (sql) => sql`update configuration set app_type = 'gimnasio'`);
      await page.goto(product.url + tariffs);
      await screenShows(page, 'Tarifas');
      await button('Nueva tarifa').last().click();
      const dialog = page.getByRole('dialog', { name: 'Nueva tarifa' });
      await dialog.getByLabel('Nombre').fill('Bono de diez días');
      await dialog.getByLabel('Días').fill('10');
      await dialog.getByLabel('Precio (€)').fill('12,50');
      await dialog.getByRole('button', { name: 'Guardar' }).click();
      await page.getByRole('listitem').filter({ hasText: 'Bono de diez días' }).getByText('12,50').waitFor();
      await settled(page);
      expect(await accessibilityViolations(page)).toEqual([]);

      await menuEntry(page, 'Usuarios').click();
      await usersShow();
      await page.getByRole('link', { name: 'Editar «Irene Campos Vela»' }).click();
      await holds(field('Apellidos'), 'Campos Vela');
      await field('Fecha de nacimiento').fill('01/02/1990');
      await page.getByRole('tab', { name: 'Gimnasio' }).click();
      await field('Tarifa').selectOption({ label: 'Bono de diez días (10 días)' });
      await field('Fecha de pago').fill('01/03/2024');
      await field('Fecha de pago').press('Tab');
      await holds(field('Fecha de caducidad'), '11/03/2024');
      expect(await field('Fecha de caducidad').getAttribute('readonly')).not.toBeNull();
      expect(await accessibilityViolations(page)).toEqual([]);
      await save().click();
      await usersShow();
      await button('Caducados').click();
      await row('Tomás Valverde Ríos').waitFor({ state: 'detached' });
      expect(query().get('fee')).toBe('expired');
      await row('Irene Campos Vela').getByText('11/03/2024').waitFor();
      await row('Irene Campos Vela').getByText('Caducado').waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await button('Próximo a caducar').click();
      await row('Irene Campos Vela').waitFor({ state: 'detached' });
      await page.evaluate(() => history.pushState({}, '', '/usuarios?date=feePaidOn&month=2024-03'));
      await row('Irene Campos Vela').waitFor();
      await page.getByText('1–1 de 1').waitFor();
    });

    it('companies are monitors there, and the other mode loses nothing (B44)', async () => {
      await goOn(page, product.url + companies);
      await screenShows(page, 'Monitores', page.getByRole('searchbox'));
      expect(new URL(page.url()).pathname).toBe(monitors);
      await page.getByRole('link', { name: 'Nuevo monitor' }).click();
      await screenShows(page, 'Nuevo monitor', field('Apellidos'));
      await page.getByRole('link', { name: 'Cancelar' }).first().click();
      await screenShows(page, 'Monitores', page.getByRole('searchbox'));
      await inDatabase(product.databaseUrl, (sql) => sql`update configuration set app_type = 'actividades'`);
      await page.goto(product.url + monitors);
      await screenShows(page, 'Empresas', row('Dehesa Despacio'));
      expect(new URL(page.url()).pathname).toBe(companies);
      await menuEntry(page, 'Usuarios').click();
      await usersShow();
      await page.getByRole('link', { name: 'Editar «Irene Campos Vela»' }).click();
      await holds(field('Apellidos'), 'Campos Vela');
      expect(await page.getByRole('tab', { name: 'Gimnasio' }).count()).toBe(0);
      await field('Teléfono').fill('600 10 20 30');
      await save().click();
      await usersShow();
      await inDatabase(product.databaseUrl, async (sql) => {
        const [stored] = await sql`select fee_expires_on::text, phone from users where email = 'usuario@demo.test'`;
        expect(stored).toEqual({ fee_expires_on: '2024-03-11', phone: '600 10 20 30' });
      });
    });

    it('invites by mail, withdraws and sends again; the link leads to a password and to signing in (B97)', async () => {
      await page.getByRole('link', { name: 'Nuevo usuario' }).click();
      await screenShows(page, 'Nuevo usuario', field('Apellidos'));
      await field('Nombre').fill('Olalla');
      await field('Apellidos').fill('Rivero Paz');
      await field('Email').fill('olalla@example.org');
      expect(await field('Contraseña').count()).toBe(0);
      await save().click();
      await screenShows(page, 'Usuarios', row('Olalla Rivero Paz').getByText('Invitación enviada'));
      await row('Olalla Rivero Paz').getByRole('link', { name: 'Editar «Olalla Rivero Paz»' }).click();
      await button('Anular la invitación').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Anular la invitación' }).click();
      await form().getByText('Invitación anulada', { exact: true }).first().waitFor();
      await button('Enviar otra vez').click();
      await form().getByText('Invitación enviada', { exact: true }).first().waitFor();
      const history = page.getByRole('region', { name: 'Historial' });
      await history.getByText('Invitación enviada otra vez').waitFor();
      await history.getByText('Con invitación por correo').waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await inDatabase(
        product.databaseUrl,
        (sql) => sql`update users set invitation_hash = encode(sha256('of the test'), 'hex')
          where email = 'olalla@example.org'`,
      );

      const guest = await product.openPage({ viewport: phone });
      await guest.page.goto(`${product.url}/invitacion#${encodeURIComponent('of the test')}`);
      await guest.page.getByText('olalla@example.org').waitFor();
      expect(await overflows(guest.page)).toBe(false);
      await guest.page.getByLabel('Contraseña nueva', { exact: true }).fill('tomillo y jara');
      await guest.page.getByLabel('Repite la contraseña nueva').fill('tomillo y jara');
      expect(await accessibilityViolations(guest.page)).toEqual([]);
      await guest.page.getByRole('button', { name: 'Guardar la contraseña' }).click();
      await guest.page.getByRole('heading', { name: 'Contraseña guardada' }).waitFor();
      await guest.page.getByRole('link', { name: 'Iniciar sesión' }).click();
      await screenShows(guest.page, /^Iniciar/);
      await guest.page.locator('[name=email]').fill('olalla@example.org');
      await guest.page.locator('[name=password]').fill('tomillo y jara');
      await guest.page.locator('[name=password]').press('Enter');
      await screenShows(guest.page, /^Hola, /);
      await guest.page.goto(`${product.url}/invitacion#${encodeURIComponent('of the test')}`);
      await guest.page.getByRole('alert').filter({ hasText: 'Esta invitación ya no sirve' }).waitFor();
      expect(guest.errors.filter((error) => !error.includes('400'))).toEqual([]);
      await guest.close();
    });

    it('met no script error', () => expect(open.errors).toEqual([]));
  });

  it('are not for an administrator', async () => {
    const open = await product.openPage({ viewport: desk, as: 'admin@demo.test' });
    await open.page.goto(`${product.url}/usuarios`);
    await screenShows(open.page, /^Hola, /);
    expect(new URL(open.page.url()).pathname).toBe('/dashboard');
    expect(open.errors).toEqual([]);
    await open.close();
  });

  it('a collaborator’s own data, in Portuguese, on a phone, and another password', async () => {
    const open = await product.openPage({ viewport: phone, locale: 'pt-PT', as: 'hotel@demo.test' });
    const { page } = open;
    await page.goto(`${product.url}/perfil`);
    const phoneField = page.getByLabel('Telefone');
    await screenShows(page, 'Os meus dados', phoneField);
    await loaded(page);
    expect(await overflows(page)).toBe(false);
    await phoneField.fill('');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect.poll(() => phoneField.getAttribute('aria-invalid')).toBe('true');
    await phoneField.fill('927 99 88 77');
    await page.getByLabel('Serviços').fill('Alojamento e pequeno-almoço');
    for (const name of ['Nome', 'Apelidos']) {
      const field = page.getByLabel(name, { exact: false }).and(page.locator('input')).first();
      if ((await field.inputValue()) === '') await field.fill('Marta');
    }
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await page.getByText('Dados guardados').waitFor();
    await page.reload();
    await screenShows(page, 'Os meus dados', phoneField);
    expect(await phoneField.inputValue()).toBe('927 99 88 77');

    await page.getByRole('button', { name: 'Alterar palavra-passe' }).click();
    const dialog = page.getByRole('dialog', { name: 'Alterar palavra-passe' });
    await dialog.getByLabel('Palavra-passe atual').fill(demoPassword);
    await dialog.getByLabel(/^Nova palavra-passe/).fill('uma nova e comprida');
    await dialog.getByLabel('Repita a nova palavra-passe').fill('uma nova e comprida');
    await dialog.getByRole('button', { name: 'Guardar a palavra-passe' }).click();
    await page.getByText('Palavra-passe alterada').waitFor();
    expect(open.errors).toEqual([]);
    await open.close();
  });
});
