import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, desk, narrowest, overflows, phone } from './browser';
import { databaseOf } from './database';
import { colourShares } from './pixels';
import { openedPage, productInBrowser } from './product-in-browser';
import { goOn, screenShows } from './screen';

/** The lightest and the darkest class of the provinces, and the circles' green over the land. */
const shades = { few: '#d3e6d1', many: '#1f3f2b' };
const spain = 'Inscripciones por provincia de España';
const localities = 'Inscripciones por localidad';
const ownReservations = '/actividades/usuario/reservas';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The map of a section once all of it is painted. */
async function drawnMap(page: Page, name: string) {
  await section(page, name).scrollIntoViewIfNeeded();
  await section(page, name).locator('[data-drawn]').waitFor();
  return section(page, name).locator('.maplibregl-canvas');
}

/** Within the map of Spain, which fills its frame. */
async function caceresOn(map: Locator): Promise<{ x: number; y: number }> {
  const box = await map.boundingBox();
  if (box === null) throw new Error('the map has no place');
  return { x: box.width * 0.29, y: box.height * 0.58 };
}

/** The numbers of a table by the words of their rows. */
async function numbersOf(page: Page, name: string): Promise<Record<string, number>> {
  const rows = await section(page, name).getByRole('table').getByRole('row').allInnerTexts();
  return Object.fromEntries(
    rows.map((row) => {
      const [label = '', number = ''] = row.split(/\t|\n/).filter(Boolean);
      return [label.trim(), Number(number.replace('.', ''))];
    }),
  );
}

describeInBrowser('the dashboard', () => {
  const product = productInBrowser();
  const sql = databaseOf(product);

  describe('of an admin, on a desk', () => {
    const open = openedPage(product, { viewport: desk, acceptDownloads: true, as: 'admin@demo.test' });
    let page: Page;
    beforeAll(async () => {
      page = open.page;
      await page.goto(product.url + ownReservations);
    });

    it('is where staff is sent from a member’s reservations, greets, and counts what the tables say once more (U34)', async () => {
      await screenShows(page, 'Hola, Tomás', section(page, 'Inscripciones').getByRole('table'));
      expect(await page.getByRole('link', { name: 'Mis reservas' }).count()).toBe(0);
      const { Bajas, 'En espera': waiting, Pendientes, Confirmadas, ...total } = await numbersOf(page, 'Inscripciones');
      const parts = [Bajas, waiting, Pendientes, Confirmadas].map(Number);
      expect(parts.every((part) => part > 0)).toBe(true);
      expect(total['Total inscripciones']).toBe(parts.reduce((sum, part) => sum + part, 0));
      const tile = page.getByRole('link', { name: /^Reservas \d/ });
      expect(await tile.innerText()).toContain(`${Confirmadas} confirmadas`);
      const { Disponible, Ocupado, 'Total aforo': places } = await numbersOf(page, 'Aforo');
      expect([Number(Disponible) > 0, Number(Ocupado) > 0]).toEqual([true, true]);
      expect(Number(places)).toBeGreaterThanOrEqual(Number(Ocupado));
      const ring = page.getByRole('img', { name: /^Gráfico de inscripciones/ });
      expect(await ring.getAttribute('aria-label')).toContain(`Confirmadas: ${Confirmadas} (`);
    });

    it('begins with what comes next, each a way to its board, and with what wants an answer (U48)', async () => {
      const next = section(page, 'Próximas actividades');
      const before = await next.evaluate((element) => {
        const tile = document.querySelector('.stat-tile');
        return tile !== null && (element.compareDocumentPosition(tile) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
      });
      expect(before).toBe(true);
      const answers = next.getByRole('list', { name: 'Pendiente de respuesta' });
      const requests = answers.getByRole('link', { name: /solicitud(es)? pendientes?$/ });
      expect(await requests.getAttribute('href')).toBe('/actividades/admin/reservas');
      const first = next.getByRole('article').first();
      await first.getByText(/plazas? ocupadas?$/).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      const link = first.getByRole('heading').getByRole('link');
      const title = await link.innerText();
      await link.press('Enter');
      await screenShows(page, title);
      await page.goBack();
      await section(page, 'Inscripciones').getByRole('table').waitFor();
      await page.setViewportSize(narrowest);
      await expect.poll(() => overflows(page)).toBe(false);
      await page.setViewportSize(desk);
    });

    it('paints the provinces, tells what is pointed at and opens it when it is pressed, and has the same in a table', async () => {
      const map = await drawnMap(page, spain);
      const shown = await colourShares(map, shades);
      expect(shown['many']).toBeGreaterThan(0.003);
      const rows = section(page, spain).getByRole('region', { name: 'Tabla de provincias' });
      const caceres = await rows.getByRole('row').filter({ hasText: 'Cáceres' }).innerText();
      const total = /\d+/.exec(caceres)?.[0] ?? '';
      const told = section(page, spain).getByText(`Cáceres: ${total}`, { exact: true });
      // A map that moves under a pointer that stands still tells nothing.
      const point = async () => {
        const at = await caceresOn(map);
        await map.hover({ position: { x: at.x, y: at.y + 2 } });
        await map.hover({ position: at });
        return told.isVisible();
      };
      await expect.poll(point).toBe(true);
      await rows.focus();
      await expect.poll(() => rows.evaluate((element) => element === document.activeElement)).toBe(true);
      await map.click({ position: await caceresOn(map) });
      await page.getByRole('heading', { level: 1, name: 'Reservas de Cáceres' }).waitFor();
      await page.goBack();
    });

    it('shows a territory by keyboard, and a period of it beside the year before, in numbers, words and months; the address leads there again (B92)', async () => {
      await section(page, 'Inscripciones').getByRole('table').waitFor();
      const general = await numbersOf(page, 'Inscripciones');
      await page.getByRole('tab', { name: 'General' }).focus();
      await page.keyboard.press('ArrowRight');
      const monfragueTab = page.getByRole('tab', { name: 'Monfragüe', selected: true });
      await monfragueTab.waitFor();
      expect(new URL(page.url()).search).toBe('?scope=1');
      const monfrague = await numbersOf(page, 'Inscripciones');
      await page.keyboard.press('ArrowRight');
      await page.getByRole('tab', { name: 'Tajo / Tejo Internacional', selected: true }).waitFor();
      const tajo = await numbersOf(page, 'Inscripciones');
      const both = Number(monfrague['Total inscripciones']) + Number(tajo['Total inscripciones']);
      expect(both).toBe(general['Total inscripciones']);

      await page.keyboard.press('ArrowLeft');
      const periods = page.getByRole('combobox', { name: 'Periodo de las actividades' });
      await periods.selectOption({ label: 'Este año' });
      await page.getByRole('checkbox', { name: 'Comparar con las mismas fechas del año anterior' }).check();
      const figures = page.getByRole('table', { name: 'Cifras del periodo' });
      const confirmed = figures.getByRole('row', { name: /^Personas confirmadas/ });
      await confirmed.getByText(/^\d+ más$/).waitFor();
      const [now = 0, before = 0] = (await confirmed.getByRole('cell').allInnerTexts()).map(Number);
      expect(now).toBeGreaterThan(0);
      expect(before).toBe(0);
      expect(await accessibilityViolations(page)).toEqual([]);
      const { searchParams } = new URL(page.url());
      expect([searchParams.get('scope'), searchParams.get('period')]).toEqual(['1', 'year']);
      await page.reload();
      await confirmed.getByText(`${now} más`).waitFor();
      await monfragueTab.waitFor();
      await page.setViewportSize(narrowest);
      await expect.poll(() => overflows(page)).toBe(false);
      await page.setViewportSize(desk);
      await periods.selectOption({ label: 'Todas las fechas' });
      await figures.waitFor({ state: 'detached' });
      expect((await numbersOf(page, 'Inscripciones'))['Total inscripciones']).toBe(monfrague['Total inscripciones']);
      await page.getByRole('tab', { name: 'General' }).click();
      await page.getByRole('tab', { name: 'General', selected: true }).waitFor();
    });

    it('leads from a number, a row, a bar or a province to the reservations that it counts, and back (B105)', async () => {
      const rows = page.getByRole('table', { name: 'Reservas que cuenta la cifra' }).locator('tbody tr');
      const counted = async (link: Locator, title: RegExp, of: number) => {
        await link.click();
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        await page.getByText(new RegExp(`· ${of} reservas?$`)).waitFor();
        await expect.poll(() => rows.count()).toBe(Math.min(of, 25));
      };
      await section(page, 'Inscripciones').getByRole('table').waitFor();
      const { Pendientes = 0 } = await numbersOf(page, 'Inscripciones');
      await counted(page.getByRole('link', { name: 'Pendientes', exact: true }), /^Reservas pendientes$/, Pendientes);
      expect(new Set(await rows.getByText('Pendiente', { exact: true }).allInnerTexts())).toEqual(
        new Set(['Pendiente']),
      );
      await rows.first().getByRole('link').first().click();
      await screenShows(page, /reserva/i, page.getByRole('button', { name: /^Guardar/ }).first());
      await page.goBack();
      await page.getByRole('link', { name: 'Volver a las estadísticas' }).click();

      const table = section(page, spain).getByRole('region', { name: 'Tabla de provincias' });
      const province = table.getByRole('row').filter({ hasText: 'Badajoz' });
      const total = Number(/\d+/.exec(await province.innerText())?.[0]);
      await counted(province.getByRole('link'), /^Reservas de Badajoz$/, total);
      await page.reload();
      await expect.poll(() => rows.count()).toBe(Math.min(total, 25));
      await page.goBack();
    });

    it('finds a locality, and takes the list and the attendees away as spreadsheets (U37)', async () => {
      await drawnMap(page, localities);
      const part = section(page, localities);
      await part.getByRole('searchbox', { name: 'Buscar localidad' }).fill('caceres');
      await expect.poll(() => part.getByRole('row').count()).toBe(2);
      expect(await part.getByRole('row').nth(1).innerText()).toContain('Cáceres');
      const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Madrid' }).format();
      for (const [button, file] of [
        ['Exportar a Excel', new RegExp(`^Localidades .*MRB ${year}\\.xlsx$`)],
        ['Asistentes', new RegExp(`^Asistentes MRB ${year}\\.xlsx$`)],
      ] as const) {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: button, exact: true }).click(),
        ]);
        expect(download.suggestedFilename()).toMatch(file);
        // A spreadsheet is a zip.
        expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
      }
      await part.getByText('Portugal', { exact: true }).click();
      await part.getByRole('row').filter({ hasText: 'Castelo Branco' }).waitFor();
      expect(new URL(page.url()).search).toBe('?country=PT');
      expect(open.errors).toEqual([]);
    });
  });

  it('of a manager is the general view alone (U35), and fits a phone', async () => {
    const { page, errors, close } = await product.openPage({
      viewport: phone,
      locale: 'pt-PT',
      as: 'monfrague@demo.test',
    });
    await page.goto(`${product.url}/dashboard`);
    await section(page, 'Inscrições').waitFor();
    expect(await page.getByRole('tab').count()).toBe(0);
    await drawnMap(page, 'Inscrições por distrito de Portugal');
    await expect.poll(() => overflows(page)).toBe(false);
    await page.setViewportSize(narrowest);
    await expect.poll(() => overflows(page)).toBe(false);
    expect(errors).toEqual([]);
    await close();
  });

  describe('of a member', () => {
    const open = openedPage(product, { viewport: phone, as: 'usuario@demo.test' });
    let page: Page;
    const run = async (verifiedAt: Date | null) => {
      await sql`update users set email_verified_at = ${verifiedAt} where email = 'usuario@demo.test'`;
    };
    beforeAll(async () => {
      page = open.page;
      await page.goto(`${product.url}/dashboard`);
    });

    it('leads to the agenda and to the own reservations', async () => {
      const home = page.locator('main');
      expect(await home.getByRole('link', { name: 'Buscar actividades' }).getAttribute('href')).toBe('/agenda');
      await home.getByRole('link', { name: 'Mis Reservas' }).click();
      await screenShows(page, 'Mis Reservas');
      const first = page.getByRole('article').filter({ hasText: 'Confirmada' });
      await first.getByText('Mostrar el código QR').click();
      const qr = first.getByRole('img', { name: /^Código QR de la reserva MON-/ });
      await expect.poll(() => qr.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(200);
      const title = await first.getByRole('heading').innerText();
      await first.getByRole('link', { name: 'Ver o cambiar' }).click();
      await screenShows(page, 'Mi reserva', page.getByText(title));
      await page.goBack();
      await screenShows(page, 'Mis Reservas');
      await page.getByRole('tab', { name: 'Pasadas (1)' }).click();
      await page
        .getByRole('list', { name: 'Reservas pasadas' })
        .getByRole('link', { name: /^Ver la reserva\s+de «/ })
        .waitFor();
      expect(new URL(page.url()).search).toBe('?time=past');
      await expect.poll(() => overflows(page)).toBe(false);
    });

    it('shows nothing before the address is proven, and sends the link for it', async () => {
      await run(null);
      await page.goto(product.url + ownReservations);
      await page.getByRole('heading', { name: 'Confirma que esta dirección es tuya' }).waitFor();
      expect(await page.getByRole('article').count()).toBe(0);
      await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
      await page.getByText('Te hemos enviado un enlace a usuario@demo.test').waitFor();
      await run(new Date());
      await page.getByRole('button', { name: 'Ya lo he abierto' }).click();
      await page.getByRole('tab', { name: 'Próximas (2)' }).waitFor();
    });

    it('says so where the link of the mail does not hold', async () => {
      await goOn(page, `${product.url}/verificar-correo#no.vale`);
      await page.getByRole('button', { name: 'Confirmar mi dirección' }).click();
      await page.getByText('Este enlace ya no sirve').waitFor();
      await page.getByRole('link', { name: 'Ver mis reservas' }).click();
      await screenShows(page, 'Mis Reservas', page.getByRole('tab', { name: /^Próximas/ }));
      expect(open.errors).toEqual([]);
    });
  });
});
