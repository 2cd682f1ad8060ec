import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, desk, focused, narrowest, phone } from './browser';
import { databaseOf } from './database';
import { demoIds } from './demo-ids';
import { hasFocus, pressButton } from './keyboard';
import { openedPage, productInBrowser } from './product-in-browser';
import { goOn, screenShows } from './screen';
import { chooseLanguage, openBoard } from './staff';
import { zipTexts } from './zip-texts';

const columns = ['Nº Reserva', 'Nombre', 'Apellidos', 'Teléfono', 'Email', 'Provincia', 'Localidad'];

const form = '/actividades/edit/reserva';
const field = (page: Page, path: string) => page.locator(`[data-path="${path}"]`);

/** Fills in who books, as staff do on the telephone. */
async function fillBooker(page: Page, booker: { firstName: string; identity: string; email: string }): Promise<void> {
  await field(page, 'booker.firstName').fill(booker.firstName);
  await field(page, 'booker.lastName').fill('Prueba Larga');
  await field(page, 'booker.identity').fill(booker.identity);
  await page.getByRole('combobox', { name: 'Sexo' }).click();
  await page.getByRole('option', { name: 'Mujer' }).click();
  await field(page, 'booker.birthDate').fill('14/03/1956');
  await field(page, 'booker.postalCode').fill('10600');
  await field(page, 'booker.locality').fill('Plasencia');
  await field(page, 'booker.province').fill('Cáceres');
  await field(page, 'booker.phone').fill('600000999');
  await field(page, 'booker.email').fill(booker.email);
}

const boardTitle = 'En barco por el Tajo Internacional';
/** The board, and not the form of a reservation on its way there. */
const boardShows = (page: Page) => screenShows(page, /./, page.getByRole('region', { name: 'Pendiente' }));
const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click();

describeInBrowser('reservations by staff', () => {
  const product = productInBrowser();
  const sql = databaseOf(product);
  const staff = openedPage(product, { viewport: desk, acceptDownloads: true, as: 'admin@demo.test' });

  describe('made and changed', () => {
    let ids: Awaited<ReturnType<typeof demoIds>>;

    beforeAll(async () => {
      ids = await demoIds(product.databaseUrl);
    });

    it('Cancel leads back to the board that one came from', async () => {
      const { page } = staff;
      await page.goto(`${product.url}${form}?actividad=${ids.boat}&from=view`);
      await page.getByRole('link', { name: 'Cancelar' }).click();
      await boardShows(page);
      await screenShows(page, boardTitle);
      expect(page.url()).toBe(`${product.url}/actividades/ver/reserva?id=${ids.boat}`);
    });

    it('finds the activity in the picker, and asks before going beyond capacity', async () => {
      const { page } = staff;
      await goOn(page, product.url + form);
      await page.getByRole('button', { name: 'Elegir una actividad' }).click();
      const picker = page.getByRole('dialog', { name: 'Elige la actividad' });
      const results = picker.getByRole('listitem');
      await expect.poll(() => results.count()).toBe(10);
      await picker.getByRole('searchbox').fill('barco');
      await expect.poll(() => results.count()).toBe(1);
      await results.getByRole('button').click();
      await page.getByRole('combobox', { name: 'Turno' }).click();
      await page.getByRole('option', { name: '10:00 (completo)' }).click();
      await fillBooker(page, { firstName: 'Aurora', identity: '00000001R', email: 'aurora@example.org' });

      await page.getByRole('button', { name: 'Añadir un acompañante' }).click();
      await field(page, 'companions.0.firstName').fill('Blas');
      await field(page, 'companions.0.lastName').fill('Prueba');
      await field(page, 'companions.0.email').fill('blas@example.org');
      await save(page);
      const question = page.getByRole('dialog', { name: 'Aforo completo' });
      await question.getByText('supera el aforo máximo permitido').waitFor();
      await expect.poll(() => focused(page)).toBe('No, volver');
      await question.getByRole('button', { name: 'Superar el aforo' }).click();
      await screenShows(page, 'Reservas');
    });

    it('does not store over what somebody else has stored meanwhile', async () => {
      const other = await product.openPage({ viewport: desk, as: 'admin@demo.test' });
      const address = `${product.url}${form}?id=${ids.pending}&from=view`;
      await goOn(staff.page, address);
      await other.page.goto(address);
      await field(staff.page, 'notes').fill('Llega en silla de ruedas');
      await field(other.page, 'notes').fill('Llega tarde');
      await save(other.page);
      await boardShows(other.page);

      await staff.page.getByRole('alert', { name: 'La reserva ha cambiado' }).waitFor();
      expect(await accessibilityViolations(staff.page)).toEqual([]);
      await save(staff.page);
      const question = staff.page.getByRole('dialog', { name: 'La reserva ha cambiado' });
      await question.waitFor();
      await goOn(other.page, address);
      expect(await field(other.page, 'notes').inputValue()).toBe('Llega tarde');
      // Who knows of it may store over it.
      await question.getByRole('button', { name: 'Guardar mis cambios de todas formas' }).click();
      await boardShows(staff.page);
      await goOn(staff.page, address);
      await expect.poll(() => field(staff.page, 'notes').inputValue()).toBe('Llega en silla de ruedas');
      const events = staff.page.getByRole('listitem').filter({ hasText: 'Datos modificados' });
      await expect.poll(() => events.count()).toBe(2);
      await staff.page.setViewportSize(narrowest);
      const reference = staff.page.getByRole('heading', { level: 1 }).getByText(/^[A-Z]{3}-\w{8}$/);
      expect(await reference.evaluate((element) => element.getClientRects().length)).toBe(1);
      expect(other.errors).toEqual([]);
      await other.close();
    });
  });

  describe('on paper and in messages to all, from the board', () => {
    let page: Page;
    let boat = 0;

    beforeAll(async () => {
      boat = Number((await demoIds(product.databaseUrl)).boat);
      page = staff.page;
      await page.setViewportSize(desk);
      // A printer's dialog would hold everything up: that it was asked for is what counts.
      await page.context().addInitScript(() => {
        window.print = () => document.documentElement.toggleAttribute('data-printed', true);
      });
      await openBoard(page, product.url, boat);
    });

    /** First names of everybody who is confirmed, as the documented order has them. */
    async function expectedNames(): Promise<string[]> {
      const rows = await sql<{ first_name: string }[]>`
      select p.first_name from reservations r join people p on p.reservation_id = r.id left join shifts s on s.id = r.shift_id
      where r.activity_id = ${boat} and r.status = 2
      order by s.position, r.created_at, r.id, p.position`;
      return rows.map((row) => row.first_name);
    }

    const board = () => `${product.url}/actividades/ver/reserva?id=${boat}`;
    const button = (name: string) => page.getByRole('button', { name });
    const item = (name: string) => page.getByRole('menuitem', { name, exact: true });

    async function openList(name: string): Promise<Page> {
      await button('Imprimir y exportar').click();
      const [popup] = await Promise.all([page.waitForEvent('popup'), item(name).click()]);
      await screenShows(popup, 'En barco por el Tajo Internacional', popup.getByRole('table'));
      return popup;
    }

    it('prints in a window of 1024 × 576 after a second, with the documented table, that prints itself', async () => {
      const before = Date.now();
      const popup = await openList('Imprimir las confirmadas');
      expect(Date.now() - before).toBeGreaterThanOrEqual(1000);
      const errors: string[] = [];
      popup.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await popup.locator('html[data-printed]').waitFor();
      expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([1024, 576]);
      expect(await popup.getByRole('heading', { level: 1 }).innerText()).toBe('En barco por el Tajo Internacional');
      const text = await popup.locator('header').innerText();
      for (const fact of ['Reservas confirmadas', 'Lugar', 'Fecha', 'Aforo', 'Hora de inicio', 'Hora de fin'])
        expect(text).toContain(fact);
      expect(await popup.getByRole('columnheader').allInnerTexts()).toEqual(columns);
      const names = await popup.locator('tbody td:nth-child(2)').allInnerTexts();
      expect(names).toEqual(await expectedNames());
      expect(await popup.getByRole('rowheader').first().innerText()).toMatch(/^Turno: 10:00/);
      // On paper there is nothing to press.
      await popup.emulateMedia({ media: 'print' });
      await popup.getByRole('button', { name: 'Imprimir', includeHidden: true }).waitFor({ state: 'hidden' });
      expect(errors).toEqual([]);
      await popup.close();
    });

    async function download(name: string): Promise<{ file: Download; bytes: Buffer }> {
      await button('Imprimir y exportar').click();
      const [file] = await Promise.all([page.waitForEvent('download'), item(name).click()]);
      return { file, bytes: readFileSync(await file.path()) };
    }

    it('gives the list as a PDF', async () => {
      const { file, bytes } = await download('PDF de las confirmadas');
      expect(file.suggestedFilename()).toBe('En barco por el Tajo Internacional - Reservas confirmadas.pdf');
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(bytes.subarray(-6).toString()).toContain('%%EOF');
    });

    it('gives the spreadsheet: named from the title, the documented columns, confirmed and waiting people', async () => {
      const { file, bytes } = await download('Exportar a hoja de cálculo');
      expect(file.suggestedFilename()).toBe('En barco por el Tajo Internacional.xlsx');
      const texts = zipTexts(bytes);
      const names = [...(texts.get('xl/workbook.xml') ?? '').matchAll(/<sheet name="([^"]*)"/g)].map(
        ([, name]) => name,
      );
      expect(names).toEqual(['En barco por el Tajo', 'Confirmadas', 'En espera']);
      const first = texts.get('xl/worksheets/sheet1.xml') ?? '';
      const cells = [...first.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text);
      expect(cells.slice(0, 10)).toEqual([...columns, 'Estado', 'Turno', 'Turno: 10:00']);
      const [people] = await sql<{ count: number }[]>`
      select count(*)::int as count from reservations r join people p on p.reservation_id = r.id
      where r.activity_id = ${boat} and r.status in (2, 3)`;
      const shifts = new Set(cells.filter((text) => text?.startsWith('Turno: ')));
      expect(first.match(/<row\b/g)).toHaveLength(1 + shifts.size + (people?.count ?? 0));
      expect(new Set(cells.filter((text) => /^(Confirmada|En espera|Pendiente)$/.test(text ?? '')))).toEqual(
        new Set(['Confirmada', 'En espera']),
      );
      expect(first).not.toContain('<f>');
    });

    const openMessage = async (name: string) => {
      await page.getByRole('button', { name: 'Enviar mensaje a todos' }).click();
      await page.getByRole('menuitem', { name, exact: true }).click();
      return page.getByRole('dialog');
    };
    const sent = async (slug: string) =>
      (
        await sql<{ count: number }[]>`
      select count(*)::int as count from messages m join reservations r on r.id = m.reservation_id
      where r.activity_id = ${boat} and m.slug = ${slug}`
      )[0]?.count ?? 0;

    it('shows a message to all in both languages and to how many, sends it once, and says so the next time', async () => {
      const before = await sent('reserva-confirmada');
      const [confirmed] = await sql<{ count: number }[]>`
      select count(*)::int as count from reservations where activity_id = ${boat} and status = 2`;
      const count = confirmed?.count ?? 0;
      let dialog = await openMessage('A las confirmadas');
      await dialog.getByText(`Se enviará a ${count} reservas.`).waitFor();
      const sample = dialog.locator('iframe');
      await expect.poll(() => sample.getAttribute('srcdoc')).toContain('Su reserva está confirmada');
      await dialog.getByText(/^Portugués/).click();
      await dialog.getByText('A sua reserva está confirmada: De barco pelo Tejo Internacional').waitFor();
      await expect.poll(() => sample.getAttribute('srcdoc')).toContain('A sua reserva está confirmada');
      expect(await sent('reserva-confirmada')).toBe(before);
      await dialog.getByRole('button', { name: `Enviar a ${count} reservas` }).click();
      await page.getByText('Confirmación reenviada').waitFor();
      expect(await sent('reserva-confirmada')).toBe(before + count);
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => hasFocus(button('Enviar mensaje a todos'))).toBe(true);

      dialog = await openMessage('A las confirmadas');
      await dialog.getByText(new RegExp(`^Ya enviaste este mensaje .*, a ${count} reservas`)).waitFor();
      await dialog.getByRole('button', { name: 'No, volver' }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(await sent('reserva-confirmada')).toBe(before + count);
    });

    it('tells a change of schedule, and names both (B10); what was sent stands in the history of a reservation', async () => {
      // Other hours in the activity's own form: whoever saves them is offered the message at once, and the board does besides.
      await goOn(page, `${product.url}/actividades/edit/actividad?id=${boat}`);
      const times = page.getByRole('region', { name: 'Fecha y horario' });
      await times.getByRole('textbox', { name: 'Hora de inicio' }).fill('11:00');
      await page.getByRole('button', { name: 'Guardar' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Mensaje de cambio de horario' });
      await dialog.getByRole('button', { name: 'No, volver' }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByText('El horario ha cambiado y no se ha avisado').waitFor();
      await goOn(page, board());
      await page.getByRole('button', { name: /^Avisar del / }).click();
      const mail = dialog.locator('iframe');
      await mail.waitFor();
      await expect.poll(() => mail.getAttribute('srcdoc')).toContain('de 11:00 a 18:00');
      expect(await mail.getAttribute('srcdoc')).toContain('de 10:00 a 18:00');
      await dialog.getByRole('button', { name: /^Enviar a/ }).click();
      await page.getByText('Cambio de horario enviado').waitFor();
      await page.getByText('El horario ha cambiado y no se ha avisado').waitFor({ state: 'detached' });
      expect(await sent('cambio-horario')).toBeGreaterThan(0);

      const [one] = await sql<{ id: number }[]>`
      select id from reservations where activity_id = ${boat} and status = 2 limit 1`;
      await goOn(page, `${product.url}/actividades/edit/reserva?id=${one?.id ?? 0}&from=view`);
      await page.getByText('Mensaje a las reservas confirmadas').first().waitFor();
    });

    it('is done in Portuguese on a phone with the keyboard alone', async () => {
      await goOn(page, board());
      await page.setViewportSize(phone);
      await chooseLanguage(page, 'pt');
      const messages = button('Enviar mensagem a todos');
      await messages.waitFor();
      await pressButton(page, 'Enviar mensagem a todos');
      await expect.poll(() => hasFocus(page.getByRole('menuitem', { name: 'Às pendentes' }))).toBe(true);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => hasFocus(page.getByRole('menuitem', { name: 'Às confirmadas' }))).toBe(true);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Mensagem às reservas confirmadas' });
      await dialog.getByText(/^Será enviada a/).waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => hasFocus(messages)).toBe(true);
      expect(staff.errors).toEqual([]);
    });
  });
});
