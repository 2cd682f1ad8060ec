import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { describeInBrowser, desk, phone } from './browser';
import { databaseOf } from './database';
import { demoIds } from './demo-ids';
import { hasFocus, pressButton } from './keyboard';
import { openedPage, productInBrowser } from './product-in-browser';
import { goOn, screenShows } from './screen';
import { chooseLanguage, openBoard } from './staff';
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
