import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { describeInBrowser, desk, phone } from './browser';
import { databaseOf } from './database';
import { demoIds } from './demo-ids';
import { hasFocus, pressButton } from './keyboard';
import { openedPage, productInBrowser } from './product-in-browser';
import { screenShows } from './screen';
import { openBoard } from './staff';
import { zipTexts } from './zip-texts';

const columns = ['Nº Reserva', 'Nombre', 'Apellidos', 'Teléfono', 'Email', 'Provincia', 'Localidad'];

describeInBrowser('lists on paper and messages to all, from the board', () => {
  const product = productInBrowser();
  const staff = openedPage(product, { viewport: desk, acceptDownloads: true, as: 'admin@demo.test' });
  let page: Page;
  const sql = databaseOf(product);
  let boat = 0;

  beforeAll(async () => {
    boat = Number((await demoIds(product.databaseUrl)).boat);
    page = staff.page;
    // A printer's dialog would hold everything up: that it was asked for is what counts.
    await page.context().addInitScript(() => {
      window.print = () => document.documentElement.toggleAttribute('data-printed', true);
    });
    await openBoard(page, product.url, boat);
  });

  /** First names of everybody on a list, as the documented order has them. */
  async function expected(status: number): Promise<string[]> {
    const rows = await sql<{ first_name: string }[]>`
      select p.first_name from reservations r join people p on p.reservation_id = r.id left join shifts s on s.id = r.shift_id
      where r.activity_id = ${boat} and r.status = ${status}
      order by s.position, ${status === 3 ? sql`r.waiting_since` : sql`r.created_at`}, r.id, p.position`;
    return rows.map((row) => row.first_name);
  }

  const button = (name: string) => page.getByRole('button', { name });
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true });

  async function openList(name: string): Promise<Page> {
    await button('Imprimir y exportar').click();
    const [popup] = await Promise.all([page.waitForEvent('popup'), item(name).click()]);
    await screenShows(popup, 'En barco por el Tajo Internacional', popup.getByRole('table'));
    return popup;
  }

  it.each([
    ['Imprimir las confirmadas', 2, 'Reservas confirmadas'],
    ['Imprimir la lista de espera', 3, 'Lista de espera'],
  ])(
    '%s: a window of 1024 × 576 after a second, with the documented table, that prints itself',
    async (name, status, kind) => {
      const before = Date.now();
      const popup = await openList(name);
      expect(Date.now() - before).toBeGreaterThanOrEqual(1000);
      const errors: string[] = [];
      popup.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await popup.locator('html[data-printed]').waitFor();
      expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([1024, 576]);
      expect(await popup.getByRole('heading', { level: 1 }).innerText()).toBe('En barco por el Tajo Internacional');
      const text = await popup.locator('header').innerText();
      for (const fact of [kind, 'Lugar', 'Fecha', 'Aforo', 'Hora de inicio', 'Hora de fin'])
        expect(text).toContain(fact);
      expect(await popup.getByRole('columnheader').allInnerTexts()).toEqual(columns);
      const names = await popup.locator('tbody td:nth-child(2)').allInnerTexts();
      expect(names).toEqual(await expected(status));
      expect(await popup.getByRole('rowheader').first().innerText()).toMatch(/^Turno: 10:00/);
      // On paper there is nothing to press.
      await popup.emulateMedia({ media: 'print' });
      await popup.getByRole('button', { name: 'Imprimir', includeHidden: true }).waitFor({ state: 'hidden' });
      expect(errors).toEqual([]);
      await popup.close();
    },
  );

  it('tells that a list is empty instead of printing or exporting it', async () => {
    const [quiet] = await sql<{ id: number }[]>`
      select id from activities a where not exists (select from reservations where activity_id = a.id and status = 3) limit 1`;
    await openBoard(page, product.url, quiet?.id ?? 0);
    const dialog = page.getByRole('dialog', { name: 'Lista vacía' });
    for (const [name, text] of [
      ['Imprimir la lista de espera', 'La lista que quieres imprimir está vacía'],
      ['PDF de la lista de espera', 'La lista que quieres exportar está vacía'],
    ] as const) {
      await button('Imprimir y exportar').click();
      await item(name).click();
      await dialog.getByText(text).waitFor();
      await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => hasFocus(button('Imprimir y exportar'))).toBe(true);
    }
    expect(page.context().pages()).toHaveLength(1);
    await openBoard(page, product.url, boat);
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
    const names = [...(texts.get('xl/workbook.xml') ?? '').matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name);
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

  const openMessage = async (on: Page, name: string) => {
    await on.getByRole('button', { name: 'Enviar mensaje a todos' }).click();
    await on.getByRole('menuitem', { name, exact: true }).click();
    return on.getByRole('dialog');
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
    let dialog = await openMessage(page, 'A las confirmadas');
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

    dialog = await openMessage(page, 'A las confirmadas');
    await dialog.getByText(new RegExp(`^Ya enviaste este mensaje .*, a ${count} reservas`)).waitFor();
    await dialog.getByRole('button', { name: 'No, volver' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await sent('reserva-confirmada')).toBe(before + count);
  });

  it('does not send what a colleague has just sent, and asks again', async () => {
    const mine = await openMessage(page, 'A la lista de espera');
    await mine.getByRole('button', { name: /^Enviar a/ }).waitFor();
    const before = await sent('reserva-en-espera');
    const colleague = await product.openPage({ viewport: desk, as: 'super@demo.test' });
    await openBoard(colleague.page, product.url, boat);
    const theirs = await openMessage(colleague.page, 'A la lista de espera');
    await theirs.getByRole('button', { name: /^Enviar a/ }).click();
    await theirs.waitFor({ state: 'detached' });
    const after = await sent('reserva-en-espera');
    expect(after).toBeGreaterThan(before);
    await mine.getByRole('button', { name: /^Enviar a/ }).click();
    await mine.getByText('Otra persona acaba de enviar este mensaje a todos.').waitFor();
    await mine.getByText(/ya envió este mensaje/).waitFor();
    expect(await sent('reserva-en-espera')).toBe(after);
    await mine.getByRole('button', { name: 'No, volver' }).click();
    await mine.waitFor({ state: 'detached' });
    expect(colleague.errors).toEqual([]);
    await colleague.close();
  });

  it('tells a change of schedule only where there is one, and names both (B10)', async () => {
    let dialog = await openMessage(page, 'Cambio de horario');
    await dialog.getByText('Todas las reservas conocen el horario en vigor.').waitFor();
    expect(await dialog.getByRole('button', { name: /^Enviar a/ }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
    await dialog.waitFor({ state: 'detached' });
    // Other hours in the activity's own form: whoever saves them is offered the message at once, and the board does besides.
    await page.goto(`${product.url}/actividades/edit/actividad?id=${boat}`);
    const times = page.getByRole('region', { name: 'Fecha y horario' });
    await times.getByRole('textbox', { name: 'Hora de inicio' }).fill('11:00');
    await page.getByRole('button', { name: 'Guardar' }).first().click();
    dialog = page.getByRole('dialog', { name: 'Mensaje de cambio de horario' });
    await dialog.getByRole('button', { name: 'No, volver' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('El horario ha cambiado y no se ha avisado').waitFor();
    await openBoard(page, product.url, boat);
    await page.getByRole('button', { name: /^Avisar del / }).click();
    const mail = dialog.locator('iframe');
    await mail.waitFor();
    await expect.poll(() => mail.getAttribute('srcdoc')).toContain('de 11:00 a 18:00');
    expect(await mail.getAttribute('srcdoc')).toContain('de 10:00 a 18:00');
    await dialog.getByRole('button', { name: /^Enviar a/ }).click();
    await page.getByText('Cambio de horario enviado').waitFor();
    await page.getByText('El horario ha cambiado y no se ha avisado').waitFor({ state: 'detached' });
    expect(await sent('cambio-horario')).toBeGreaterThan(0);
  });

  it('stands in the history of a reservation', async () => {
    const [one] = await sql<{ id: number }[]>`
      select id from reservations where activity_id = ${boat} and status = 2 limit 1`;
    await page.goto(`${product.url}/actividades/edit/reserva?id=${one?.id ?? 0}&from=view`);
    await page.getByText('Mensaje a las reservas confirmadas').first().waitFor();
    expect(staff.errors).toEqual([]);
  });

  it('is done in Portuguese on a phone with the keyboard alone', async () => {
    const visit = await product.openPage({ viewport: phone, locale: 'pt-PT', as: 'admin@demo.test' });
    const { page: small } = visit;
    await openBoard(small, product.url, boat);
    const messages = small.getByRole('button', { name: 'Enviar mensagem a todos' });
    await messages.waitFor();
    await pressButton(small, 'Enviar mensagem a todos');
    await expect.poll(() => hasFocus(small.getByRole('menuitem', { name: 'Às pendentes' }))).toBe(true);
    await small.keyboard.press('ArrowDown');
    await small.keyboard.press('ArrowDown');
    await expect.poll(() => hasFocus(small.getByRole('menuitem', { name: 'Às confirmadas' }))).toBe(true);
    await small.keyboard.press('Enter');
    const dialog = small.getByRole('dialog', { name: 'Mensagem às reservas confirmadas' });
    await dialog.getByText(/^Será enviada a/).waitFor();
    await small.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(messages)).toBe(true);
    expect(visit.errors).toEqual([]);
    await visit.close();
  });
});
