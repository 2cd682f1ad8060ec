import { gzipSync } from 'node:zlib';
import { type MunicipalitiesServer, serveMunicipalities } from '@dehesa/testing/municipalities';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, desk } from './browser';
import { demoIds } from './demo-ids';
import { openedPage, productInBrowser } from './product-in-browser';
import { goOn, screenShows } from './screen';

const address = '/configuracion/codigos-postales';
const rows = Array.from({ length: 30_000 }, (_, n) => {
  const code = `${2000 + Math.floor(n / 1000)}-${String(n % 1000).padStart(3, '0')}`;
  return ['PT', code, 'Santarém', 'Santarém', '18', 'Santarém', '1416', '', '', '39.2367', '-8.6868', ''].join('\t');
});
const portugal = gzipSync([...rows, 'PT\t0000-000\tNada\t\t\t\t\t\t\t\t\t', 'no es una fila'].join('\n'));

describeInBrowser('importing postal codes', () => {
  let service: MunicipalitiesServer;
  let page: Page;
  beforeAll(async () => {
    service = await serveMunicipalities();
  });
  afterAll(() => service?.close());
  const product = productInBrowser({
    settings: () => ({ POSTAL_CODES_URL: 'http://127.0.0.1:9/zip', MUNICIPAL_BORDERS_URL: service.url }),
  });
  const open = openedPage(product, { viewport: desk, as: 'super@demo.test' });
  beforeAll(() => {
    page = open.page;
  });

  async function choose(name: string, buffer: Buffer) {
    const button = page.getByRole('button', { name: 'Elegir archivo' });
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
    await chooser.setFiles({ name, mimeType: 'application/gzip', buffer });
  }
  const report = () => page.getByRole('region', { name: 'Última importación' });

  it('says what there is and where files come from', async () => {
    await page.goto(`${product.url}${address}`);
    await screenShows(page, 'Códigos postales');
    await expect.poll(() => page.getByText('Sin importar', { exact: true }).count()).toBe(2);
    const download = page.getByRole('link', { name: /Página de descarga de GeoNames/ });
    expect(await download.getAttribute('href')).toMatch(/^https:/);
    await page.getByText('© Instituto Geográfico Nacional de España').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  it('imports a file while the page may be left, and reports what it rejected', async () => {
    await choose('PT.txt.gz', portugal);
    // It may have ended before anybody could look.
    await page.getByText('Importando PT.txt.gz').or(report()).first().waitFor();
    await goOn(page, `${product.url}/dashboard`);
    await screenShows(page, 'Hola, Lucía');
    await goOn(page, `${product.url}${address}`);
    await report().getByText('Terminada').waitFor({ timeout: 60_000 });
    const shown = await report().innerText();
    for (const told of ['30.002', '30.000', 'Código postal no válido', 'No tiene 11 o 12 columnas', 'no es una fila'])
      expect(shown).toContain(told);
    await page.getByText('30.000 códigos · 30.000 lugares').waitFor();
    expect(await accessibilityViolations(page, { within: report() })).toEqual([]);
  });

  it('refuses a broken file and leaves everything as it was', async () => {
    await choose('PT.zip', Buffer.from('PK\u0003\u0004roto'));
    await page.getByRole('alert').filter({ hasText: 'Archivo no legible' }).waitFor();
    await choose('foto.txt', Buffer.from('nada\n'));
    await report().getByText('Fallida').waitFor();
    expect(await report().innerText()).toContain('No se ha cambiado nada.');
    await expect.poll(() => page.getByText('30.000 códigos · 30.000 lugares').count()).toBe(1);
  });

  it('has them fetched by one press, and says what came of it', async () => {
    const download = page.getByRole('region', { name: 'Descargarlos de GeoNames' });
    await download.getByRole('button', { name: 'Descargar ahora' }).click();
    await download.getByText(/Última descarga: .* · No se han podido descargar/).waitFor();
    expect(await report().innerText()).toContain('No se ha cambiado nada.');
    await expect.poll(() => page.getByText('30.000 códigos · 30.000 lugares').count()).toBe(1);
    expect(await accessibilityViolations(page, { within: download })).toEqual([]);
  });

  const borders = () => page.getByRole('region', { name: 'Límites de los municipios portugueses' });
  const credit = 'DGT, CC BY 4.0';
  /** The map of the outing on the border; answers what it credits. */
  async function creditsOfMap() {
    const { boat } = await demoIds(product.databaseUrl);
    await goOn(page, `${product.url}/actividades/edit/actividad?id=${boat}`);
    await page.getByRole('button', { name: 'Elegir en el mapa' }).click();
    await page.locator('[data-drawn]').waitFor();
    return page.locator('.maplibregl-ctrl-attrib');
  }
  const picture = async () => (await page.request.get(`${product.url}/mapa/39.651/-7.501.svg`)).text();

  it('has borders of municipalities fetched, tells how far that is, and draws them on every map (B109)', async () => {
    expect(await picture()).not.toContain(credit);
    await borders().getByText('Todavía no se han descargado.').waitFor();
    // It stumbles once: the press has a while to be seen.
    service.instead = (_request, response) => {
      service.instead = undefined;
      response.writeHead(500).end('<html>');
      return true;
    };
    await borders().getByRole('button', { name: 'Descargar los límites' }).click();
    await borders().getByText('Descargando municipios').waitFor();
    expect(await borders().getByRole('button', { name: 'Descargar los límites' }).isDisabled()).toBe(true);
    await borders()
      .getByText(/En los mapas: los de 6 municipios, descargados el/)
      .waitFor();
    expect(await accessibilityViolations(page, { within: borders() })).toEqual([]);

    const credits = await creditsOfMap();
    await credits.getByText(credit).waitFor();
    expect(await picture()).toContain(credit);
  });

  it('says why borders could not be fetched, and keeps those that are there', async () => {
    await goOn(page, `${product.url}${address}`);
    service.instead = (_request, response) => {
      response.end('<!doctype html><title>Manutenção</title>');
      return true;
    };
    await borders().getByRole('button', { name: 'Descargar los límites' }).click();
    await borders()
      .getByText(/ha fallado\. Lo que ha llegado no son límites de municipios\. No se ha cambiado nada\./)
      .waitFor();
    await borders()
      .getByText(/En los mapas: los de 6 municipios/)
      .waitFor();
    expect(await accessibilityViolations(page, { within: borders() })).toEqual([]);
    expect(await picture()).toContain(credit);
  });

  it('is in Portuguese too', async () => {
    await page.getByRole('button', { name: 'PT Português' }).click();
    await screenShows(page, 'Códigos postais');
    await expect.poll(() => page.getByRole('main').innerText()).toContain('Nada foi alterado.');
  });

  it('is not there for an admin', async () => {
    const other = await product.openPage({ viewport: desk, as: 'admin@demo.test' });
    await other.page.goto(`${product.url}/dashboard`);
    await screenShows(other.page, 'Hola, Tomás', other.page.getByRole('navigation', { name: 'Menú principal' }));
    expect(await other.page.getByRole('link', { name: 'Config. App.' }).count()).toBe(0);
    await other.page.goto(`${product.url}${address}`);
    await screenShows(other.page, 'Hola, Tomás');
    await other.close();
  });
});
