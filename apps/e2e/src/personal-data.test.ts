import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { bookByCall, confirmByCall, linkInMail } from './booked-by-call';
import { accessibilityViolations, describeInBrowser, desk, overflows, phone } from './browser';
import { openedPage, productInBrowser } from './product-in-browser';
import { chooseLanguage } from './staff';

const tab = '/config-app?tab=privacidad';
const slug = 'en-barco-por-el-tajo-internacional';

describeInBrowser('personal data', () => {
  const product = productInBrowser();
  const open = openedPage(product, { viewport: desk, as: 'super@demo.test' });
  let page: Page;
  let reference: string;
  let link: string;

  beforeAll(async () => {
    reference = await bookByCall(product, { slug, language: 'es', shift: '16:30', companions: 1 });
    await confirmByCall(product, reference);
    link = product.url + (await linkInMail(product, reference, 2));
    page = open.page;
    await page.goto(product.url + tab);
    await section('Conservación de datos')
      .getByRole('heading', { name: /^Esta noche, con 12 meses/ })
      .waitFor();
  });

  const section = (name: string): Locator => page.getByRole('region', { name, exact: true });
  const person = () => section('Datos de una persona');
  const dialog = () => page.getByRole('dialog', { name: 'Borrar datos personales' });

  async function search(email: string): Promise<void> {
    await person().getByLabel('Email').fill(email);
    await person().getByRole('button', { name: 'Buscar' }).click();
  }

  it('shows what another time would erase before it is saved, and refuses what is no number', async () => {
    const retention = section('Conservación de datos');
    const months = retention.getByLabel('Meses que se conservan los datos');
    await months.fill('1');
    await retention.getByRole('button', { name: 'Comprobar qué se borraría' }).click();
    await retention.getByRole('heading', { name: 'Esta noche, con 1 mes de plazo' }).waitFor();
    await months.fill('pronto');
    await retention.getByRole('button', { name: 'Guardar plazo' }).click();
    await retention.getByText('Escribe un número entero de 0 a 600').waitFor();
    await months.fill('24');
    await retention.getByRole('button', { name: 'Guardar plazo' }).click();
    await retention.getByRole('heading', { name: 'Esta noche, con 24 meses de plazo' }).waitFor();
    await page.reload();
    await retention.getByRole('heading', { name: 'Esta noche, con 24 meses de plazo' }).waitFor();
    await expect.poll(() => months.inputValue()).toBe('24');
  });

  it('finds a person by address, hands over the data and shows what stood in the way of a search', async () => {
    await person().getByRole('button', { name: 'Buscar' }).click();
    await person().getByText('Escribe un email o un documento de identidad').waitFor();
    await search('ANA1@example.org');
    await person().getByText('Ana Prueba').waitFor();
    await expect.poll(() => person().innerText()).toContain(reference);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      person().getByRole('button', { name: 'Exportar JSON' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('datos-personales.json');
    const data = await readFile(await file.path(), 'utf8');
    const { reservations }: { reservations: unknown } = JSON.parse(data);
    expect(data).toContain('ana1@example.org');
    expect(data).toContain('"textVersion"');
    // A companion stands only in the mails that the booker received.
    expect(JSON.stringify(reservations)).not.toContain('Luis');
    expect(page.url()).not.toContain('ana1');
  });

  it('erases only once it is told to cancel what is coming and that the person was checked', async () => {
    await person().getByRole('button', { name: 'Borrar datos…' }).click();
    const confirm = dialog().getByRole('button', { name: 'Borrar definitivamente' });
    await confirm.click();
    const coming = dialog().getByLabel('Cancelar las reservas futuras de esta persona');
    await expect.poll(() => coming.evaluate((box) => box === document.activeElement)).toBe(true);
    await coming.check();
    await dialog().getByLabel('He comprobado que quien lo pide es esta persona').check();
    await confirm.click();
    const report = page.getByRole('region', { name: 'Datos borrados' });
    await report.getByText('Reservas canceladas').waitFor();
    const heading = report.getByRole('heading', { name: 'Datos borrados' });
    await expect.poll(() => heading.evaluate((node) => node === document.activeElement)).toBe(true);
    expect(await report.innerText()).not.toMatch(/ana1|Prueba/);
    await search('ana1@example.org');
    await person().getByText('No se guarda nada de esta persona.').waitFor();
    const visitor = await product.openPage({ viewport: phone });
    await visitor.page.goto(link);
    expect(await visitor.page.getByRole('main').innerText()).not.toContain('Ana');
    await visitor.close();
  });

  it('says in the log who searched, exported and erased, by action and day, in the address', async () => {
    const log = section('Registro de auditoría');
    const rows = page.getByRole('list', { name: 'Registro de auditoría' }).getByRole('listitem');
    await log.getByLabel('Acción').selectOption({ label: 'Datos personales borrados a petición' });
    await expect.poll(() => rows.count()).toBe(1);
    await rows.filter({ hasText: 'borró datos personales a petición.' }).waitFor();
    await rows.filter({ hasText: 'Canceladas: 1' }).waitFor();
    expect(new URL(page.url()).searchParams.get('action')).toBe('personalData.erase');
    expect(await rows.first().innerText()).not.toMatch(/ana1|Prueba/);
    await page.goto(`${product.url}${tab}&from=2001-01-01&to=2001-01-31`);
    await log.getByText('No hay nada que coincida').waitFor();
    await log.getByRole('button', { name: 'Ver todo' }).click();
    await rows.first().waitFor();
  });

  it('is asked by words and by person, leads to the record, and comes as a spreadsheet', async () => {
    const log = section('Registro de auditoría');
    const rows = page.getByRole('list', { name: 'Registro de auditoría' }).getByRole('listitem');
    await log.getByLabel('Buscar').fill(reference);
    const confirmed = rows
      .filter({ hasText: `cambió el estado de la reserva ${reference}.` })
      .filter({ hasText: 'Antes: Pendiente · Después: Confirmada' });
    await confirmed.waitFor();
    expect(await confirmed.getByRole('link').getAttribute('href')).toMatch(/^\/actividades\/edit\/reserva\?id=\d+$/);
    await confirmed.getByRole('button').click();
    await expect.poll(() => log.getByLabel('Quién').inputValue()).toMatch(/^\d+$/);
    // Fewer lines are a shorter page, on which the button stands elsewhere.
    await log.locator('[aria-busy=true]').waitFor({ state: 'detached' });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      log.getByRole('button', { name: 'Exportar a Excel' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^Registro de auditoría \d{4}-\d\d-\d\d\.xlsx$/);
  });

  it('is usable on a telephone, in Portuguese', async () => {
    await page.setViewportSize(phone);
    await chooseLanguage(page, 'pt');
    await page.getByRole('list', { name: 'Registo de auditoria' }).waitFor();
    await expect.poll(() => overflows(page)).toBe(false);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(open.errors).toEqual([]);
  });
});
