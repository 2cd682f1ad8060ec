import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, desk, type OpenPage, phone, settled } from './browser';
import { demoIds } from './demo-ids';
import { tabTo } from './keyboard';
import { colourShares } from './pixels';
import { openedPage, productInBrowser } from './product-in-browser';
import { loaded } from './screen';
import { chooseLanguage, signIn } from './staff';
import { eachStandsOnTheOneBefore } from './steps';
import { problemsAtEachWidth } from './widths';

/** What the map is painted with: our tokens. */
const colours = { land: '#fffdf8', beyond: '#e8f0f5', border: '#2f5a3c', province: '#c58a3b' };
const canvas = '.maplibregl-canvas';

const position = (page: Page) => page.getByLabel('Coordenadas');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Punto en el mapa' });
const drawn = (page: Page) => page.locator('[data-drawn]').waitFor();

async function openMap(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Elegir en el mapa' }).click();
  await drawn(page);
  await settled(page);
}

async function numbers(page: Page): Promise<number[]> {
  return (await position(page).inputValue()).split(',').map(Number);
}

describeInBrowser('the map of an activity', () => {
  const product = productInBrowser();
  const open = openedPage(product, { viewport: desk, as: 'admin@demo.test' });
  let page: Page;
  let boat = '';
  const elsewhere: string[] = [];

  beforeAll(async () => {
    boat = (await demoIds(product.databaseUrl)).boat;
    page = open.page;
    page.on('request', (request) => {
      if (!request.url().startsWith(product.url) && /^https?:/.test(request.url())) elsewhere.push(request.url());
    });
  });

  eachStandsOnTheOneBefore();

  const form = async (id = '') => {
    await page.goto(`${product.url}/actividades/edit/actividad${id}`);
    await loaded(page);
  };

  it('draws Spain and Portugal on a canvas, without anything from elsewhere', async () => {
    await form();
    await openMap(page);
    const first = await colourShares(page.locator(canvas), colours);
    expect(first['land']).toBeGreaterThan(0.8);
    expect(first['province']).toBeGreaterThan(0.0003);
    // The border runs through the picture, and nothing is open beside it: no sea lies here.
    expect(first['border']).toBeGreaterThan(0.0003);
    expect(first['beyond']).toBeLessThan(0.001);
    expect(await dialog(page).innerText()).toContain('© Instituto Geográfico Nacional de España · Natural Earth');
    // Borders that nobody has fetched are owed to nobody (B109).
    expect(await dialog(page).innerText()).not.toContain('DGT');
    expect(await page.locator('.map-place:visible').allInnerTexts()).toEqual(
      expect.arrayContaining(['Plasencia', 'Cáceres', 'Trujillo', 'Torrejón el Rubio', 'Villarreal de San Carlos']),
    );
  });

  it('is accessible at every width', async () => {
    expect(await problemsAtEachWidth(page, { within: dialog(page) })).toEqual([]);
  });

  it('takes a click, a drag, shows the sea from farther away, and writes the point into its field', async () => {
    await drawn(page);
    expect(await dialog(page).getByRole('status').innerText()).toBe('Aún no hay ningún punto elegido.');
    expect(await dialog(page).getByRole('button', { name: 'Seleccionar' }).isDisabled()).toBe(true);
    await page.locator(canvas).click({ position: { x: 300, y: 200 } });
    const marker = page.getByRole('button', { name: 'Marca del punto' });
    const chosen = dialog(page).getByText(/^Punto elegido: 39\.\d{1,6},-6\.\d{1,6}$/);
    const before = await chosen.innerText();
    const box = await marker.boundingBox();
    if (box === null) throw new Error('the marker has no place');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 80, box.y + 60, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => chosen.innerText()).not.toBe(before);
    const told = (await chosen.innerText()).replace('Punto elegido: ', '');

    await page.locator(canvas).focus();
    for (let presses = 0; presses < 3; presses += 1) {
      await page.keyboard.press('-');
      await drawn(page);
    }
    await expect.poll(async () => (await colourShares(page.locator(canvas), colours))['beyond']).toBeGreaterThan(0.2);
    expect(elsewhere).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Seleccionar' }).click();
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await position(page).inputValue()).toBe(told);
  });

  it('works with the keyboard alone', async () => {
    await position(page).fill('');
    await page.getByRole('button', { name: 'Elegir en el mapa' }).focus();
    await page.keyboard.press('Enter');
    await drawn(page);
    await tabTo(page, canvas);
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', '+']) {
      await page.keyboard.press(key);
      await drawn(page);
    }
    const here = page.getByRole('button', { name: 'Colocar aquí' });
    while (!(await here.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const status = dialog(page).getByRole('status');
    await expect.poll(() => status.innerText()).toContain('Punto elegido');
    const placed = await status.innerText();
    // The marker itself moves by the arrows too.
    await tabTo(page, '.maplibregl-marker[role=button]');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => status.innerText()).not.toBe(placed);
    const select = dialog(page).getByRole('button', { name: 'Seleccionar' });
    while (!(await select.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await dialog(page).waitFor({ state: 'hidden' });
    const [lat = 0, lng = 0] = await numbers(page);
    expect(lat).toBeLessThan(39.86);
    expect(lng).toBeGreaterThan(-6.1);
  });

  it('shows what was typed near, keeps it when it is cancelled, and it is stored and read back', async () => {
    await form(`?id=${boat}`);
    await position(page).fill('39.6512, -7.4986');
    await openMap(page);
    const told = 'Punto elegido: 39.6512,-7.4986';
    expect(await dialog(page).getByRole('status').innerText()).toBe(told);
    // At zoom 14 this is what the scale shows; the marker's tip stands in the middle.
    expect(await page.locator('.maplibregl-ctrl-scale').innerText()).toMatch(/^300\sm$/);
    const [map, marker] = await Promise.all([
      page.locator(canvas).boundingBox(),
      page.getByRole('button', { name: 'Marca del punto' }).boundingBox(),
    ]);
    expect(Math.abs((map?.x ?? 0) + (map?.width ?? 0) / 2 - (marker?.x ?? 0) - (marker?.width ?? 0) / 2)).toBeLessThan(
      4,
    );
    await page.locator(canvas).click({ position: { x: 100, y: 100 } });
    await expect.poll(() => dialog(page).getByRole('status').innerText()).not.toBe(told);
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await position(page).inputValue()).toBe('39.6512, -7.4986');
    await page.getByRole('button', { name: 'Guardar', exact: true }).first().click();
    await page.getByText('Datos guardados correctamente').waitFor();
    await form(`?id=${boat}`);
    expect(await position(page).inputValue()).toBe('39.6512,-7.4986');
  });

  it('met no script error and no refusal of the policy', () => {
    expect(open.errors).toEqual([]);
  });

  it('says so where the browser cannot draw it, and the coordinates can be typed', async () => {
    await page.setViewportSize(phone);
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.getByRole('button', { name: 'Elegir en el mapa' }).click();
    await page.getByRole('alert').filter({ hasText: 'Este navegador no puede mostrar el mapa' }).waitFor();
    await settled(page);
    expect(await accessibilityViolations(page, { within: dialog(page) })).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
    await position(page).fill('39.8475,-6.0295');
    expect(await position(page).inputValue()).toBe('39.8475,-6.0295');
  });
});

describeInBrowser('the map of an installation with tiles', () => {
  let tiles: Server;
  const asked: { url: string; cookie: string | undefined; referer: string | undefined }[] = [];
  let broken = false;

  beforeAll(async () => {
    // All of it is #c05020.
    const tile = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAQAAAAEACAMAAABrrFhUAAAAA1BMVEXAUCC3ANYGAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAVElE' +
        'QVR42u3BAQEAAACAkP6v7ggKAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' +
        'AAAAAAAAGAEPAAEccgnDAAAAAElFTkSuQmCC',
      'base64',
    );
    tiles = createServer((request, response) => {
      const { cookie, referer } = request.headers;
      asked.push({ url: request.url ?? '', cookie, referer });
      if (broken) response.writeHead(500).end();
      else response.writeHead(200, { 'content-type': 'image/png' }).end(tile);
    });
    await new Promise<void>((resolve) => tiles.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => void tiles?.close());
  const product = productInBrowser({
    settings: () => ({
      MAP_TILES_URL: `http://127.0.0.1:${(tiles.address() as AddressInfo).port}/tiles/{z}/{x}/{y}.png`,
      MAP_ATTRIBUTION: '© <a href="https://tiles.example.org/">Example</a><script>alert(1)</script>',
    }),
  });

  let open: OpenPage;

  eachStandsOnTheOneBefore();

  it('shows them and credits whom it should', async () => {
    open = await product.openPage({ viewport: desk });
    const { page, errors } = open;
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(product.url) && /^https?:/.test(request.url())) elsewhere.push(request.url());
    });
    await signIn(page, product.url);
    await page.goto(`${product.url}/actividades/edit/actividad`);
    await openMap(page);
    await expect
      .poll(async () => (await colourShares(page.locator(canvas), { tile: '#c05020' }))['tile'])
      .toBeGreaterThan(0.9);
    expect(asked.length).toBeGreaterThan(3);
    expect(asked[0]?.url).toMatch(/^\/tiles\/\d+\/\d+\/\d+\.png$/);
    // The server asks, and tells nothing of who looks.
    expect(asked[0]).toMatchObject({ cookie: undefined, referer: undefined });
    const credit = page.getByRole('link', { name: 'Example' });
    expect(await credit.getAttribute('href')).toBe('https://tiles.example.org/');
    expect(await page.locator('.maplibregl-ctrl-attrib script').count()).toBe(0);
    expect(elsewhere).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('draws outlines and names where the service does not answer, with its words in Portuguese', async () => {
    const { page } = open;
    broken = true;
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await chooseLanguage(page, 'pt');
    // Where nobody has looked before, so that nothing is kept.
    await page.getByLabel('Coordenadas').fill('41.65,-0.88');
    await page.getByRole('button', { name: 'Escolher no mapa' }).click();
    await drawn(page);
    await page.locator('.map-place').first().waitFor({ state: 'attached' });
    const shares = await colourShares(page.locator(canvas), { ...colours, tile: '#c05020' });
    expect(shares['tile']).toBe(0);
    expect(shares['land']).toBeGreaterThan(0.9);
    const portuguese = page.getByRole('dialog', { name: 'Ponto no mapa' });
    expect(await portuguese.getByRole('region', { name: 'Mapa' }).count()).toBe(1);
    await portuguese.getByRole('button', { name: 'Aproximar' }).waitFor();
    await portuguese.getByRole('button', { name: 'Cancelar' }).click();
  });
});
