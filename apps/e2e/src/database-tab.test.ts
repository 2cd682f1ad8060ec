import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, desk, overflows, phone, settled } from './browser';
import { openedPage, productInBrowser } from './product-in-browser';
import { screenShows } from './screen';

const tab = '/config-app?tab=base-datos';

describeInBrowser('the database tab', () => {
  const product = productInBrowser({ settings: { OUTGOING_ALLOW: '127.0.0.1' } });
  const open = openedPage(product, { viewport: desk, as: 'super@demo.test' });
  let page: Page;
  let other: Server;
  const received: string[] = [];

  beforeAll(async () => {
    other = createServer((request, response) => {
      received.push(request.headers.authorization ?? '');
      request.resume().on('end', () => response.writeHead(204).end());
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    page = open.page;
    await page.goto(`${product.url}${tab}`);
    await page.getByRole('heading', { name: 'Consola SQL' }).waitFor();
  });
  afterAll(() => void other?.close());

  const consoleSection = () => page.getByRole('region', { name: 'Consola SQL' });
  const statement = () => page.getByLabel('Sentencia SQL');

  it('runs a statement by the keyboard and shows its rows', async () => {
    await statement().fill('select name_es, name_pt from territories order by id');
    await statement().press('Control+Enter');
    await consoleSection()
      .getByText(/^2 filas en /)
      .waitFor();
    await expect
      .poll(() => consoleSection().getByRole('cell').allInnerTexts())
      .toEqual(['Monfragüe', 'Monfragüe', 'Tajo Internacional', 'Tejo Internacional']);
  });

  it('shows what the database says, and what the console does not run', async () => {
    await statement().fill('select password_hash from users');
    await page.getByRole('button', { name: 'Ejecutar' }).click();
    await consoleSection().getByRole('alert').getByText('permission denied for table users').waitFor();
    await statement().fill('drop table users');
    await page.getByRole('button', { name: 'Ejecutar' }).click();
    await consoleSection().getByRole('alert').getByText('«DROP»', { exact: false }).waitFor();
    expect(await consoleSection().getByRole('cell').count()).toBe(0);
  });

  it('writes a query of a table that the console may run', async () => {
    await page.getByLabel('Filtrar tablas').fill('users');
    await consoleSection().locator('summary').filter({ hasText: 'users' }).first().click();
    await page.getByRole('button', { name: 'Escribir una consulta de users' }).click();
    await expect.poll(() => statement().inputValue()).toMatch(/^select [^*]+\nfrom users\n/);
    expect(await statement().inputValue()).not.toContain('password_hash');
    await page.getByRole('button', { name: 'Ejecutar' }).click();
    await consoleSection().getByRole('cell', { name: 'super@demo.test' }).waitFor();
  });

  it('downloads the whole database', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportar base de datos' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^dehesa-\d{4}-\d{2}-\d{2}\.sql$/);
    const dump = await readFile(await download.path(), 'utf8');
    expect(dump).toContain('super@demo.test');
    expect(dump.trimEnd().endsWith('COMMIT;')).toBe(true);
  });

  it('sends the published activities once it is told where to', async () => {
    const sync = page.getByRole('region', { name: 'Sincronización' });
    await sync.getByRole('button', { name: 'Sincronizar ahora' }).click();
    await sync.getByRole('alert').getByText('Sincronización no configurada').waitFor();
    // A TCP server's address
    const { port } = other.address() as AddressInfo;
    await sync.getByLabel('Dirección de envío').fill(`http://127.0.0.1:${port}/`);
    await sync.getByRole('textbox', { name: 'Clave de acceso' }).fill('clave-provincial');
    await sync.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('Datos guardados correctamente').first().waitFor();
    await sync.getByRole('button', { name: 'Sincronizar ahora' }).click();
    await sync.getByText(/^\d+ actividades enviadas$/).waitFor();
    expect(received).toEqual(['Bearer clave-provincial']);
    await expect.poll(() => sync.getByRole('textbox', { name: 'Clave de acceso' }).inputValue()).toBe('********');
  });

  it('is accessible and fits, on a desk and on a phone', async () => {
    await settled(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.setViewportSize(phone);
    await expect.poll(() => overflows(page)).toBe(false);
    await settled(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(open.errors).toEqual([]);
  });

  it('leads to what is brought in: a file, its columns, its faults, its storing and the way back (U52)', async () => {
    await page.getByRole('link', { name: 'Importar datos' }).click();
    await screenShows(page, 'Importar datos');
    await page.getByRole('combobox', { name: 'Qué contiene el archivo' }).click();
    await page.getByRole('option', { name: 'Usuarios' }).click();
    const lines = ['Nombre;Apellidos;Correo;Mote', 'Ana;Gil;ana.socia@example.org;Anita', 'Luis;Gil;luis;'];
    await page.locator('input[type=file]').setInputFiles({
      name: 'socios.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\n')),
    });
    await page.getByRole('heading', { name: 'Usuarios · socios.csv' }).waitFor();
    // A column that was not recognised is said by hand.
    await page.getByRole('combobox', { name: 'Alias' }).click();
    await page.getByRole('option', { name: 'Mote' }).click();
    await page.getByRole('button', { name: 'Revisar las filas' }).click();
    await page.getByText('1 de 2 filas sin problemas').waitFor();
    await page.getByText('Email: no es una dirección de email').waitFor();
    await settled(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    // Who comes back finds it where it stands.
    await page.reload();
    await page.getByRole('button', { name: 'Guardar la fila sin problemas' }).click();
    await page.getByRole('button', { name: 'Deshacer la importación' }).waitFor();
    await page.setViewportSize(phone);
    expect(await overflows(page)).toBe(false);
    await page.getByRole('button', { name: 'Deshacer la importación' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deshacer la importación' }).click();
    await page.getByText('Deshecha', { exact: true }).waitFor();
    await page.setViewportSize(desk);
  });
});
