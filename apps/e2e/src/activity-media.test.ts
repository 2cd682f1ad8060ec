import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { choose, inDays, openForm, save, write, writeMunicipality } from './activity-form';
import { accessibilityViolations, describeInBrowser, desk, narrowest, overflows, phone, settled } from './browser';
import { databaseOf } from './database';
import { pickUp } from './keyboard';
import { camera, give, pdfOf, peakMegabytes, pictures, videoOf, withPosition } from './media-files';
import { openedPage, productInBrowser } from './product-in-browser';
import { screenShows } from './screen';
import { chooseLanguage } from './staff';
import { eachStandsOnTheOneBefore } from './steps';

const colours = ['#2f5a3c', '#8a5413', '#2c5a78'];
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const videoBytes = 40 * 1024 * 1024;

describeInBrowser('galleries, video and documents of an activity', () => {
  const product = productInBrowser();
  const staff = openedPage(product, { viewport: desk, as: 'admin@demo.test' });
  let page: Page;
  const sql = databaseOf(product);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dehesa-media-'));
  let id = 0;

  beforeAll(async () => {
    page = staff.page;
    // Players of other sites are not for a test to call.
    await page
      .context()
      .route(/youtube|vimeo/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>▶</p>' }));
    const [boat] = await sql<{ id: number }[]>`
      select id from activities where slug = 'en-barco-por-el-tajo-internacional'`;
    id = boat?.id ?? 0;
    // The demo may have pictures of its own: here each step counts.
    await sql`delete from activity_images where activity_id = ${id}`;
    await sql`delete from activity_documents where activity_id = ${id}`;
    await sql`update activities set video_file_id = null, video_url = '' where id = ${id}`;
    await openForm(page, product.url, id);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  eachStandsOnTheOneBefore();

  const section = (name: string) => page.getByRole('region', { name, exact: true });
  const gallery = () => section('Galería');
  const afterwards = () => section('Cómo lo pasamos');
  const documents = () => section('Documentos');
  const tiles = () =>
    gallery()
      .getByRole('listitem')
      .filter({ has: page.locator('img') });
  const handle = (place: number, count: number) =>
    gallery().getByRole('button', { name: `Imagen ${place} de ${count}: mover` });
  /** The addresses of the pictures in their order, as they are shown. */
  const shown = () =>
    tiles()
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  const stored = async (name: 'main' | 'afterwards' = 'main') => {
    const rows = await sql<{ key: string }[]>`
      select f.storage_key as key from activity_images i join files f on f.id = i.file_id
      where i.activity_id = ${id} and i.gallery = ${name} order by i.position`;
    return rows.map(({ key }) => `/files/${key.replace('.jpg', '-640.jpg')}`);
  };

  it('adds several pictures at once, and says of each refused file which it is and why', async () => {
    const [first, second, third] = await pictures(page, colours);
    const files = [
      { name: 'uno.jpg', mimeType: 'image/jpeg', buffer: first ?? Buffer.alloc(0) },
      { name: 'falsa.png', mimeType: 'image/png', buffer: Buffer.from('no es una imagen') },
      { name: 'dos.jpg', mimeType: 'image/jpeg', buffer: second ?? Buffer.alloc(0) },
      { name: 'dibujo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(svg) },
      { name: 'tres.jpg', mimeType: 'image/jpeg', buffer: third ?? Buffer.alloc(0) },
    ];
    await give(page, gallery().getByRole('button', { name: 'Añadir imágenes' }), files);
    await tiles().nth(2).waitFor();
    for (const name of ['falsa.png', 'dibujo.jpg']) {
      const alert = gallery().getByRole('alert').filter({ hasText: name });
      await alert.getByText(`${name}: Este tipo de archivo no se puede usar aquí. Elige otro archivo.`).waitFor();
      await alert.getByRole('button', { name: `Quitar el aviso de ${name}` }).click();
    }
    await gallery().getByRole('status').filter({ hasText: '3 imágenes añadidas' }).waitFor({ state: 'attached' });
    expect(await shown()).toEqual(await stored());
    expect(await stored()).toHaveLength(3);
    expect(await stored('afterwards')).toEqual([]);
  });

  it('is put in order by the keyboard alone, told step by step, and stays so', async () => {
    const [a, b, c] = await shown();
    await handle(1, 3).focus();
    await pickUp(page, () => expectSaid('Has cogido la imagen 1 de 3.'));
    await page.keyboard.press('ArrowRight');
    await expectSaid('La imagen está en el lugar 2 de 3.');
    await page.keyboard.press('Escape');
    await expectSaid('Movimiento cancelado. La imagen vuelve al lugar 1.');
    expect(await shown()).toEqual([a, b, c]);
    await pickUp(page, () => expectSaid('Has cogido la imagen 1 de 3.'));
    await page.keyboard.press('ArrowRight');
    await expectSaid('La imagen está en el lugar 2 de 3.');
    await page.keyboard.press('Space');
    await expectSaid('Has soltado la imagen en el lugar 2 de 3.');
    await page.getByText('Orden cambiado correctamente').first().waitFor();
    expect(await shown()).toEqual([b, a, c]);
    expect(await handle(2, 3).evaluate((element) => element === document.activeElement)).toBe(true);
    // By the buttons, which need no dragging at all.
    await gallery().getByRole('button', { name: 'Mover la imagen 3 un lugar antes' }).press('Enter');
    await gallery()
      .getByRole('status')
      .filter({ hasText: 'La imagen está ahora en el lugar 2 de 3.' })
      .waitFor({ state: 'attached' });
    await expect.poll(stored).toEqual([b, c, a]);
    await openForm(page, product.url, id);
    expect(await shown()).toEqual([b, c, a]);
  });

  it('is put in order by the mouse', async () => {
    const [a, b, c] = await shown();
    await handle(1, 3).scrollIntoViewIfNeeded();
    const [from, to] = [await handle(1, 3).boundingBox(), await handle(2, 3).boundingBox()];
    if (from === null || to === null) throw new Error('no tiles');
    await page.mouse.move(from.x + 30, from.y + 40);
    await page.mouse.down();
    await page.mouse.move(from.x + 45, from.y + 40, { steps: 3 });
    await page.mouse.move(to.x + 40, to.y + 40, { steps: 6 });
    await page.mouse.up();
    await expect.poll(shown).toEqual([b, a, c]);
    await expect.poll(stored).toEqual([b, a, c]);
  });

  it('an order made while somebody else removed a picture is refused, and what is there now is shown', async () => {
    const [a, b, c] = await shown();
    await sql`delete from activity_images where activity_id = ${id} and position = 2`;
    await gallery().getByRole('button', { name: 'Mover la imagen 1 un lugar después' }).click();
    await gallery().getByRole('alert').filter({ hasText: 'La galería ha cambiado' }).waitFor();
    expect(await shown()).toEqual([a, b]);
    expect(await stored()).toEqual([a, b]);
    expect(c).toBeDefined();
  });

  it('removes a picture after asking', async () => {
    const [, second] = await shown();
    await gallery().getByRole('button', { name: 'Eliminar la imagen 1' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Eliminar la imagen?' });
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await shown()).toHaveLength(2);
    await gallery().getByRole('button', { name: 'Eliminar la imagen 1' }).click();
    await dialog.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect.poll(shown).toEqual([second]);
    await expect.poll(stored).toEqual([second]);
  });

  it('brings a photo back without its position (B33)', async () => {
    const [photo = Buffer.alloc(0)] = await pictures(page, ['#a3322a']);
    const source = withPosition(photo);
    expect(source.includes('Exif') && source.includes(camera)).toBe(true);
    await give(page, afterwards().getByRole('button', { name: 'Añadir imágenes' }), [
      { name: 'paseo.jpg', mimeType: 'image/jpeg', buffer: source },
    ]);
    const image = afterwards().locator('li img');
    await image.waitFor();
    for (const address of [
      await image.getAttribute('src'),
      (await stored('afterwards'))[0]?.replace('-640.jpg', '.jpg'),
    ]) {
      const response = await fetch(new URL(address ?? '', product.url));
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect([bytes.includes('Exif'), bytes.includes(camera), bytes.includes('GPS')]).toEqual([false, false, false]);
    }
  });

  it('an upload of a video can be cancelled, and leaves nothing', async () => {
    writeFileSync(path.join(folder, 'paseo.mp4'), videoOf(videoBytes));
    const network = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 2 * 1024 * 1024 };
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', slow);
    await give(page, afterwards().getByRole('button', { name: 'Subir un vídeo MP4' }), path.join(folder, 'paseo.mp4'));
    const progress = afterwards().getByRole('progressbar');
    await expect
      .poll(async () => Number(await progress.getAttribute('aria-valuenow')), { timeout: 15_000 })
      .toBeGreaterThan(2);
    await afterwards()
      .getByText(/Subiendo el vídeo: \d+ %/)
      .waitFor();
    // Leaving asks first: what is on its way would be lost.
    await page.getByRole('link', { name: 'Reservas', exact: true }).click();
    await page.getByRole('dialog', { name: 'Cambios sin guardar' }).getByRole('button', { name: 'Seguir' }).click();
    await afterwards().getByRole('button', { name: 'Cancelar la subida' }).click();
    await afterwards().getByRole('button', { name: 'Subir un vídeo MP4' }).waitFor();
    await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
    await network.detach();
    expect(await afterwards().getByRole('alert').count()).toBe(0);
    expect(await sql`select id from files where kind = 'video'`).toHaveLength(0);
  });

  it('what is no video is refused by its content', async () => {
    await give(page, afterwards().getByRole('button', { name: 'Subir un vídeo MP4' }), [
      { name: 'falso.mp4', mimeType: 'video/mp4', buffer: Buffer.from('<html>'.repeat(1000)) },
    ]);
    const alert = afterwards().getByRole('alert').filter({ hasText: 'falso.mp4' });
    await alert.getByText('Este tipo de archivo no se puede usar aquí. Elige otro archivo.').waitFor();
    await alert.getByRole('button').click();
    expect(await sql`select id from files where kind = 'video'`).toHaveLength(0);
  });

  it('a video of 40 MB goes through with the server under 300 MB, and plays from any part', async () => {
    await give(page, afterwards().getByRole('button', { name: 'Subir un vídeo MP4' }), path.join(folder, 'paseo.mp4'));
    const player = afterwards().locator('video');
    await player.waitFor({ timeout: 60_000 });
    await afterwards().getByText('Vídeo MP4, 40 MB').waitFor();
    expect(peakMegabytes(product.pid)).toBeLessThan(300);
    const seen = await player.evaluate(async (element) => {
      if (!(element instanceof HTMLVideoElement)) throw new Error('no video');
      element.muted = true;
      await element.play();
      await new Promise((resolve) => element.addEventListener('timeupdate', resolve, { once: true }));
      return { width: element.videoWidth, height: element.videoHeight, at: element.currentTime };
    });
    expect(seen).toEqual({ width: 64, height: 48, at: expect.any(Number) });
    const address = new URL((await player.getAttribute('src')) ?? '', product.url);
    const range = { range: `bytes=${videoBytes - 100}-` };
    const end = await fetch(address, { headers: range });
    expect([end.status, end.headers.get('content-type'), end.headers.get('content-range')]).toEqual([
      206,
      'video/mp4',
      `bytes ${videoBytes - 100}-${videoBytes - 1}/${videoBytes}`,
    ]);
    expect(Buffer.from(await end.arrayBuffer())).toEqual(readFileSync(path.join(folder, 'paseo.mp4')).subarray(-100));
    await afterwards().getByRole('button', { name: 'Quitar el vídeo' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Quitar', exact: true }).click();
    await player.waitFor({ state: 'detached' });
  });

  it('an address elsewhere: YouTube in a player without cookies, others as a link, scripts not at all', async () => {
    const field = afterwards().getByRole('textbox', { name: 'Dirección del vídeo' });
    await field.fill('javascript:alert(1)');
    await field.press('Enter');
    await afterwards().getByText('Escribe una dirección completa, con https://.').waitFor();
    await field.fill('https://www.youtube.com/watch?v=a1B2c3D4_-x&t=3');
    await field.press('Enter');
    const frame = afterwards().locator('iframe');
    await frame.waitFor();
    expect(await frame.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/a1B2c3D4_-x');
    await afterwards().getByRole('button', { name: 'Quitar el vídeo' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Quitar', exact: true }).click();
    await field.fill('https://example.org/paseo');
    await afterwards().getByRole('button', { name: 'Usar esta dirección' }).click();
    await afterwards().getByRole('link', { name: 'https://example.org/paseo' }).waitFor();
    expect(await frame.count()).toBe(0);
  });

  it('a document: a large one refused by the server with the name kept, then a PDF taken', async () => {
    const name = documents().getByRole('textbox', { name: 'Nombre del documento' });
    const add = documents().getByRole('button', { name: 'Añadir documento' });
    const file = documents().getByRole('button', { name: 'Elegir archivo' });
    await name.fill('Plano de la ruta');
    const large = { name: 'plano.pdf', mimeType: 'application/pdf', buffer: pdfOf(3 * 1024 * 1024) };
    // One that says it is a picture gets past the screen, not past the server.
    await give(page, file, [{ ...large, name: 'plano.png', mimeType: 'image/png' }]);
    await add.click();
    await documents().getByRole('alert').getByText('Tamaño excedido!').waitFor();
    expect(await name.inputValue()).toBe('Plano de la ruta');
    await give(page, file, [{ ...large, buffer: pdfOf(1000) }]);
    // A look at the other language does not end what is on its way.
    let send = () => {};
    const looked = new Promise<void>((resolve) => (send = resolve));
    await page.route('**/upload/document', (route) => looked.then(() => route.continue()));
    await name.press('Enter');
    await documents().getByText('Subiendo el documento').waitFor();
    await documents().getByRole('tab', { name: 'PT (0)' }).click();
    await documents().getByRole('tab', { name: 'ES (0)' }).click();
    send();
    await page.getByText('Documento guardado correctamente').first().waitFor();
    await page.unroute('**/upload/document');
    await documents().getByRole('link', { name: 'Abrir «Plano de la ruta» en otra pestaña' }).waitFor();
    expect(await name.inputValue()).toBe('');
    await documents().getByRole('tab', { name: 'ES (1)' }).waitFor();
  });

  it('a picture is a document with a thumbnail; each language has its own; names change, documents go', async () => {
    await documents().getByRole('tab', { name: 'PT (0)' }).click();
    const [photo = Buffer.alloc(0)] = await pictures(page, ['#c2570c']);
    await documents().getByRole('textbox', { name: 'Nombre del documento' }).fill('Fotografia');
    await give(page, documents().getByRole('button', { name: 'Elegir archivo' }), [
      { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: photo },
    ]);
    await documents().getByRole('button', { name: 'Añadir documento' }).click();
    await documents().getByRole('tab', { name: 'PT (1)' }).waitFor();
    const row = documents().getByRole('listitem').filter({ hasText: 'Fotografia' });
    await expect
      .poll(() => row.locator('img').evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
      .toBe(true);
    await row.getByRole('button', { name: 'Cambiar el nombre de «Fotografia»' }).click();
    const rename = documents().getByRole('listitem').getByRole('textbox');
    await rename.fill('  ');
    await rename.press('Enter');
    await documents().getByText('Escribe el nombre del documento.').waitFor();
    await rename.fill('Paisagem');
    await rename.press('Enter');
    await documents().getByRole('link', { name: 'Paisagem' }).waitFor();
    const kept = await sql`select name, language from activity_documents where activity_id = ${id} order by id`;
    expect(kept).toEqual([
      { name: 'Plano de la ruta', language: 'es' },
      { name: 'Paisagem', language: 'pt' },
    ]);
    await documents().getByRole('button', { name: 'Eliminar «Paisagem»' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar', exact: true }).click();
    await documents().getByRole('tab', { name: 'PT (0)' }).waitFor();
  });

  it('is accessible in both languages, filled as it is, and no wider than a small screen', async () => {
    for (const language of ['es', 'pt'] as const) {
      await chooseLanguage(page, language);
      for (const viewport of [narrowest, language === 'es' ? desk : phone]) {
        await page.setViewportSize(viewport);
        await settled(page);
        await expect.poll(() => overflows(page)).toBe(false);
      }
      const filled = page.getByRole('region', { name: /^(Galer[ií]a|C[oó]mo (lo pasamos|correu)|Documentos)$/ });
      expect(await filled.count()).toBe(3);
      expect(await accessibilityViolations(page, { within: filled })).toEqual([]);
    }
    await chooseLanguage(page, 'es');
    await page.setViewportSize(desk);
  });

  it('a new activity keeps its pictures and its video in the form, and is created with them', async () => {
    await page.goto(`${product.url}/actividades/edit/actividad`);
    await screenShows(page, 'Nueva actividad');
    await documents().getByText('Guarda la actividad para poder adjuntar documentos.').waitFor();
    const [first, second] = await pictures(page, colours);
    await give(page, gallery().getByRole('button', { name: 'Añadir imágenes' }), [
      { name: 'uno.jpg', mimeType: 'image/jpeg', buffer: first ?? Buffer.alloc(0) },
      { name: 'dos.jpg', mimeType: 'image/jpeg', buffer: second ?? Buffer.alloc(0) },
    ]);
    await tiles().nth(1).waitFor();
    const [a, b] = await shown();
    await gallery().getByRole('button', { name: 'Mover la imagen 2 un lugar antes' }).click();
    expect(await shown()).toEqual([b, a]);
    await afterwards().getByRole('textbox', { name: 'Dirección del vídeo' }).fill('https://vimeo.com/76979871');
    await save(page);
    await page.getByRole('alert').filter({ hasText: 'Complete campos' }).waitFor();
    expect(await shown()).toEqual([b, a]);
    await choose(page, 'Empresa', 'Dehesa Despacio');
    await choose(page, 'Territorio', 'Monfragüe');
    await choose(page, 'Categoría', 'Senderismo');
    await write(page, 'Fecha', inDays(40));
    await writeMunicipality(page, 'Torrejón el Rubio');
    await write(page, 'Título', 'Galería de otoño');
    await write(page, 'Descripción', 'Castaños y setas.');
    await save(page);
    await screenShows(page, 'Actividades', page.getByRole('row').filter({ hasText: 'Galería de otoño' }));
    const [made] = await sql<{ id: number; url: string }[]>`
      select id, video_url as url from activities where slug = 'galeria-de-otono'`;
    expect(made?.url).toBe('https://vimeo.com/76979871');
    id = made?.id ?? 0;
    expect(await stored()).toEqual([b, a]);
  });

  it('met no script error on the way', () => {
    expect(staff.errors).toEqual([]);
  });

  async function expectSaid(text: string): Promise<void> {
    await page.locator('[aria-live=assertive]', { hasText: text }).waitFor({ state: 'attached' });
  }
});
