import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, desk, overflows, phone, settled } from './browser';
import { databaseOf } from './database';
import { hasFocus, tabToField } from './keyboard';
import { greenPng } from './media-files';
import { openedPage, productInBrowser } from './product-in-browser';
import { importSpanishPostalCodes } from './reference-places';
import { loaded, screenShows, searchedFor } from './screen';
import { menuEntry } from './staff';

const list = '/actividades/admin/colaboradores';

describeInBrowser('collaborators', () => {
  const product = productInBrowser();
  const sql = databaseOf(product);

  beforeAll(async () => {
    await importSpanishPostalCodes(product.databaseUrl);
  });

  describe('for the super admin, in Spanish, on a desk', () => {
    const open = openedPage(product, { viewport: desk, as: 'super@demo.test' });
    let page: Page;
    beforeAll(async () => {
      page = open.page;
      await page.goto(product.url + list);
      await screenShows(page, 'Colaboradores', page.getByRole('searchbox'));
    });

    const form = () => page.getByRole('dialog', { name: /(Nuevo|Editar) colaborador/ });
    const panel = () => page.getByRole('dialog', { name: 'Ficha del colaborador' });
    const field = (name: string) => form().getByLabel(name).and(page.locator('input, textarea, select'));
    const filledWith = async (name: string, text: string) => {
      await expect.poll(() => field(name).inputValue(), { timeout: 10_000 }).toBe(text);
    };
    const focusIn = async (element: Locator) => {
      await expect.poll(() => hasFocus(element), { timeout: 10_000 }).toBe(true);
    };
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    const query = () => new URL(page.url()).searchParams;
    const access = (name: string) => page.getByRole('switch', { name: `Acceso de «${name}»` });

    it('creates one by keyboard alone, once nothing is missing, and writes to it', async () => {
      await button('Nuevo colaborador').focus();
      await page.keyboard.press('Enter');
      await focusIn(field('Empresa'));
      await page.keyboard.press('Enter');
      await page.getByRole('alert').filter({ hasText: 'Complete campos' }).waitFor();
      expect(await field('Empresa').getAttribute('aria-invalid')).toBe('true');
      await page.keyboard.type('Bodega del Tiétar');
      await tabToField(page, field('Email'));
      await page.keyboard.type('HOTEL@demo.test');
      await tabToField(page, field('Teléfono'));
      await page.keyboard.type('927 11 22 33');
      await tabToField(page, field('Código postal'));
      await page.keyboard.type('10600');
      await filledWith('Provincia', 'Cáceres');
      await filledWith('Localidad', 'Plasencia');
      await page.keyboard.press('Enter');
      await form().getByText('Existe un colaborador con este email').first().waitFor();
      await focusIn(field('Email'));
      await page.keyboard.press('Control+a');
      await page.keyboard.type('bodega@example.org');
      await page.keyboard.press('Enter');
      await page.getByText('Datos guardados correctamente').waitFor();
      await row('Bodega del Tiétar').getByText('Plasencia (Cáceres)').waitFor();
      expect(await access('Bodega del Tiétar').isChecked()).toBe(true);
      await focusIn(button('Nuevo colaborador'));
    });

    it('takes a logo, and reload keeps the form open', async () => {
      await button('Editar «Bodega del Tiétar»').click();
      await field('Empresa').waitFor();
      await page.reload();
      await field('Empresa').waitFor();
      expect(await field('Localidad').inputValue()).toBe('Plasencia');
      let goOn = () => {};
      const line = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await page.route('**/upload/image', async (route) => {
        await line;
        await route.continue();
      });
      await form()
        .locator('input[type=file]')
        .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: greenPng });
      // On a slow line nothing is saved, nor left without a question, before it is there.
      await form().getByRole('button', { name: 'Guardar' }).click();
      await form().getByText('Hay archivos subiéndose').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Seguir editando' }).click();
      goOn();
      await form().getByRole('img', { name: 'Logotipo del colaborador' }).waitFor();
      await field('Página web').fill('bodega.example');
      await form().getByRole('button', { name: 'Guardar' }).click();
      await row('Bodega del Tiétar').locator('img').waitFor();
    });

    it('loses nothing that was typed without a question', async () => {
      await button('Editar «Bodega del Tiétar»').click();
      await field('Servicios').fill('Catas');
      await page.keyboard.press('Escape');
      const question = page.getByRole('dialog', { name: 'Cambios sin guardar' });
      await question.getByRole('button', { name: 'Seguir editando' }).click();
      await question.waitFor({ state: 'detached' });
      expect(await field('Servicios').inputValue()).toBe('Catas');
      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: 'Salir sin guardar' }).click();
      await form().waitFor({ state: 'detached' });
    });

    it('finds who waits, sends the confirmation, and so gives access', async () => {
      await page.getByRole('button', { name: /^Pendientes \(\d\)$/ }).click();
      await row('Bodega del Tiétar').waitFor({ state: 'detached' });
      expect(query().get('state')).toBe('pending');
      await button('Enviar la confirmación a «Mesón del Molino Hondo»').click();
      const question = page.getByRole('dialog', { name: '¿Enviar la confirmación?' });
      await question.getByText('molino@demo.test').waitFor();
      await question.getByRole('button', { name: 'Enviar' }).click();
      await page.getByText('Confirmación enviada').waitFor();
      await row('Mesón del Molino Hondo').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Con acceso' }).click();
      await row('Mesón del Molino Hondo').waitFor();
      expect(await access('Mesón del Molino Hondo').isChecked()).toBe(true);
    });

    it('withdraws the access after asking', async () => {
      const question = page.getByRole('dialog', { name: '¿Retirar el acceso?' });
      await access('Mesón del Molino Hondo').press('Space');
      await question.getByRole('button', { name: 'Retirar el acceso' }).click();
      await page.getByText('Acceso retirado').waitFor();
      await row('Mesón del Molino Hondo').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Todos', exact: true }).click();
      await row('Mesón del Molino Hondo').waitFor();
      expect(await access('Mesón del Molino Hondo').isChecked()).toBe(false);
    });

    it('searches, sorts and shows the id to role 0, all in the address', async () => {
      await page.getByRole('searchbox').fill('MESON');
      await page.getByText('1–1 de 1').waitFor();
      expect(searchedFor(page)).toBe('MESON');
      await row('Mesón del Molino Hondo')
        .getByRole('button', { name: /^Copiar el identificador/ })
        .waitFor();
      await page.getByRole('searchbox').fill('nada de eso');
      await page.getByText('Ningún colaborador coincide').waitFor();
      await button('Ver todos').click();
      await page.getByRole('button', { name: 'Colaborador', exact: true }).click();
      await expect.poll(() => page.getByRole('row').nth(1).innerText()).toContain('Quinta das Cegonhas');
      expect(query().get('dir')).toBe('desc');
    });

    it('shows links, QR, totals, bookings and visitors of one, and leads to a booking and back', async () => {
      await button('Ver la ficha de «Hospedería del Alcornocal»').click();
      const link = panel().getByRole('textbox', { name: 'Enlace de reserva anticipada' });
      await link.waitFor();
      const id = query().get('show');
      expect(await link.inputValue()).toBe(`${product.url}/seleccion-actividad?c=${id}`);
      const qr = panel().getByRole('img', { name: /^Código QR/ });
      await qr.scrollIntoViewIfNeeded();
      await expect.poll(() => qr.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
      await panel()
        .getByRole('tab', { name: /^Visitantes/ })
        .click();
      await panel().getByText('Visita: ').first().waitFor();
      await panel()
        .getByRole('tab', { name: /^Reservas anticipadas/ })
        .click();
      await panel()
        .getByRole('link', { name: /^Editar la reserva MON-/ })
        .first()
        .click();
      await screenShows(page, /MON-/, page.getByRole('textbox', { name: 'Apellidos' }));
      expect(query().get('from')).toBe('colaboradores');
      await page.getByRole('link', { name: 'Cancelar', exact: true }).first().click();
      await screenShows(page, 'Colaboradores', row('Hospedería del Alcornocal'));
    });

    it('erases one after telling what stays', async () => {
      await button('Eliminar «Hospedería del Alcornocal»').click();
      const question = page.getByRole('dialog', { name: '¿Eliminar al colaborador?' });
      await question.getByText('se conservan, pero sin su nombre').waitFor();
      await question.getByRole('button', { name: 'Cancelar' }).click();
      await button('Ver la ficha de «Bodega del Tiétar»').click();
      await panel().getByRole('button', { name: 'Eliminar' }).click();
      await question.getByText('Se puede recuperar durante 30 días').waitFor();
      expect(await question.getByText('se conservan').count()).toBe(0);
      await question.getByRole('button', { name: 'Eliminar' }).click();
      await page.getByText('Colaborador eliminado').waitFor();
      await panel().waitFor({ state: 'detached' });
      await row('Bodega del Tiétar').waitFor({ state: 'detached' });
      await button('Deshacer').click();
      await row('Bodega del Tiétar').waitFor();
      await row('Hospedería del Alcornocal').waitFor();
    });

    it('lists what was deleted in the bin, from which it comes back (B100)', async () => {
      await button('Eliminar «Bodega del Tiétar»').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
      await row('Bodega del Tiétar').waitFor({ state: 'detached' });
      await focusIn(page.getByRole('heading', { name: 'Colaboradores', level: 1 }));
      await page.getByRole('link', { name: 'Papelera' }).click();
      await screenShows(page, 'Papelera', row('Bodega del Tiétar'));
      await row('Bodega del Tiétar').getByText('por Lucía Encinas').waitFor();
      await settled(page);
      expect(await accessibilityViolations(page)).toEqual([]);
      await button('Recuperar: Bodega del Tiétar').click();
      await page.getByRole('dialog', { name: '¿Recuperar?' }).getByRole('button', { name: 'Recuperar' }).click();
      await page.getByText('La papelera está vacía').waitFor();
      await focusIn(page.getByRole('heading', { name: 'Papelera', level: 1 }));
      await menuEntry(page, 'Colaboradores').click();
      await screenShows(page, 'Colaboradores', row('Bodega del Tiétar'));
    });

    it('sets the days of the early access, in order (B9)', async () => {
      const until = page.getByLabel('Hasta (incluido)');
      await until.fill('01/01/2020');
      await until.press('Enter');
      await page.keyboard.press('Escape');
      await button('Guardar fechas').click();
      await page.getByText('La fecha de inicio debe ser anterior a la de fin.').waitFor();
      await button('Quitar las fechas').click();
      await button('Guardar fechas').click();
      const card = page.getByRole('region', { name: 'Reserva anticipada' });
      await card.getByText('Cerrada').waitFor();
      expect(await until.inputValue()).toBe('');
      expect(
        await sql`select early_access_opens_on as first, early_access_closes_on as last from configuration`,
      ).toEqual([{ first: null, last: null }]);
    });

    it('has written to the two that were confirmed', async () => {
      for (const address of ['bodega@example.org', 'molino@demo.test']) {
        const written = () => sql<{ html: string }[]>`select html from messages
          where recipient = ${address} and subject like '%Ya es colaborador%'`;
        await expect.poll(async () => (await written()).map(({ html }) => html.includes('/login'))).toEqual([true]);
      }
    });

    it('met no script error', () => expect(open.errors).toEqual([]));
  });

  it('for a manager, in Portuguese, on a phone: its territory alone, and the days of the early access to read', async () => {
    const open = await product.openPage({ viewport: phone, locale: 'pt-PT', as: 'monfrague@demo.test' });
    const { page } = open;
    await page.goto(product.url + list);
    await page.getByText('Casa Rural La Jara Alta').waitFor();
    await loaded(page);
    expect(await page.getByText('Quinta das Cegonhas').count()).toBe(0);
    await page.getByText('São definidas pela administração.').waitFor();
    expect(await page.getByRole('button', { name: 'Guardar datas' }).count()).toBe(0);
    expect(await overflows(page)).toBe(false);
    await page.getByRole('button', { name: 'Editar «Casa Rural La Jara Alta»' }).click();
    const dialog = page.getByRole('dialog', { name: 'Editar colaborador' });
    await dialog.getByLabel('Empresa').waitFor();
    expect(await dialog.getByLabel('Território').isDisabled()).toBe(true);
    await settled(page);
    expect(await dialog.evaluate((element) => element.getBoundingClientRect().width)).toBe(phone.width);
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(open.errors).toEqual([]);
    await open.close();
  });
});
