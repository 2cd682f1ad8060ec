import type { Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, desk, phone } from './browser';
import { demoIds } from './demo-ids';
import { tabTo, typeInto } from './keyboard';
import { openedPage, productInBrowser } from './product-in-browser';
import { importSpanishPostalCodes, storedPlace } from './reference-places';
import { goOn, screenShows } from './screen';
import { chooseParty, consent, fillBooker, openActivity } from './visitor';

const slug = 'en-barco-por-el-tajo-internacional';
/** What is offered below a locality; months and provinces are options too. */
const suggested = (page: Page) => page.locator('[role=option]');
const value = (page: Page, name: string) => page.locator(`[name="booker.${name}"]`).inputValue();
/** Whether a request asks `procedure` about what begins with `text`; its address says nothing of that. */
const asks = (request: Request, procedure: string, text = '') =>
  request.url().endsWith(procedure) && (request.postData() ?? '').includes(`"${text}`);

describeInBrowser('postal codes, localities and municipalities in forms', () => {
  const product = productInBrowser();
  beforeAll(async () => {
    await importSpanishPostalCodes(product.databaseUrl);
  });

  describe('of a visitor from Spain at a desk', () => {
    const open = openedPage(product, { viewport: desk });
    let page: Page;
    beforeAll(async () => {
      page = open.page;
      await openActivity(page, product.url, slug);
    });

    const code = () => page.locator('[name="booker.postalCode"]');
    const locality = () => page.locator('[name="booker.locality"]');
    const unknown = () => page.getByText('Código postal no valido: no lo conocemos. Revíselo');

    it('fills in the only place of a code', async () => {
      await code().fill('10695');
      await expect.poll(() => value(page, 'locality')).toBe('Villarreal de San Carlos');
      await expect.poll(() => value(page, 'province')).toBe('Cáceres');
    });

    it('fills in the first of several and offers all of them', async () => {
      await code().fill('10680');
      await expect.poll(() => value(page, 'locality')).toBe('Malpartida de Plasencia');
      await page.getByText('Su código postal tiene 3 localidades').waitFor();
      await locality().focus();
      await expect
        .poll(() => suggested(page).allInnerTexts())
        .toEqual([
          'Malpartida de Plasencia Cáceres',
          'Pantano de Gabriel y Galán Cáceres',
          'Villar de Plasencia Cáceres',
        ]);
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.keyboard.press('ArrowUp');
      expect(await wordsOf(page, await locality().getAttribute('aria-activedescendant'))).toContain('Villar');
      await page.keyboard.press('Enter');
      await expect.poll(() => value(page, 'locality')).toBe('Villar de Plasencia');
      await expect.poll(() => suggested(page).count()).toBe(0);
    });

    it('leaves what somebody chose or typed, and offers what the code says', async () => {
      await code().fill('10600');
      await page.getByText('Ese código postal es de Plasencia (Cáceres).').waitFor();
      expect(await value(page, 'locality')).toBe('Villar de Plasencia');
      await page.getByRole('button', { name: 'Poner Plasencia' }).click();
      await expect.poll(() => value(page, 'locality')).toBe('Plasencia');
      await expect.poll(() => page.getByText('Ese código postal es de').count()).toBe(0);
      await locality().fill('Mi aldea');
      await code().fill('10695');
      await page.getByText('Ese código postal es de Villarreal de San Carlos').waitFor();
      expect(await value(page, 'locality')).toBe('Mi aldea');
    });

    it('suggests municipalities of the province, once, after the last key', async () => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (asks(request, 'places.localities', 'torr')) asked.push(request.url());
      });
      await locality().fill('');
      // The page's clock stands while the keys are pressed: a slow machine makes no pause between them.
      await page.clock.install();
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
      await locality().pressSequentially('torrejon');
      expect(asked).toEqual([]);
      await page.clock.resume();
      await expect
        .poll(() => suggested(page).allInnerTexts())
        .toEqual(['Torrejón el Rubio Cáceres', 'Torrejoncillo Cáceres']);
      expect(asked).toHaveLength(1);
      await page.keyboard.press('Escape');
      await expect.poll(() => suggested(page).count()).toBe(0);
      expect(await value(page, 'locality')).toBe('torrejon');
      await page.keyboard.press('ArrowDown');
      await page.getByRole('option', { name: 'Torrejón el Rubio' }).click();
      await expect.poll(() => value(page, 'locality')).toBe('Torrejón el Rubio');
    });

    it('says in red that a code is unknown', async () => {
      await code().fill('10999');
      await unknown().waitFor();
      await expect.poll(() => code().getAttribute('aria-invalid')).toBe('true');
      await expect.poll(() => unknown().evaluate((text) => getComputedStyle(text).color)).toBe('rgb(163, 50, 42)');
      await code().fill('10600');
      await unknown().waitFor({ state: 'detached' });
    });

    it('brings nobody back who was taken out while the answer about their code is on its way', async () => {
      let send = () => {};
      const removed = new Promise<void>((resolve) => (send = resolve));
      await page.route('**/trpc/public.places.postalCode**', (route) => removed.then(() => route.continue()));
      const companions = page.getByRole('region', { name: 'Acompañantes' });
      await chooseParty(page, { adults: 2, children: 0 });
      await companions.getByText('Añadir su localidad').click();
      const request = page.waitForRequest((sent) => asks(sent, 'places.postalCode', '10600'));
      await companions.getByLabel('Código postal').fill('10600');
      const asked = await request;
      // The page's clock stands: the answer comes before the next picture.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
      await companions.getByRole('button', { name: 'Quitar acompañante 1' }).click();
      await companions.getByRole('group').waitFor({ state: 'detached' });
      send();
      await (await asked.response())?.finished();
      await page.clock.resume();
      // The page heeds it in a turn of its own.
      await page.evaluate(() => new Promise((done) => setTimeout(done)));
      expect(await companions.getByRole('group').count()).toBe(0);
      await page.unroute('**/trpc/public.places.postalCode**');
    });

    it('books with a code that the lists do not know, and keeps the code of the province', async () => {
      await page.getByRole('radio', { name: '16:30' }).check();
      await fillBooker(page, {
        firstName: 'Consuelo',
        lastName: 'Prueba',
        identity: '12345678Z',
        email: 'consuelo@example.org',
      });
      await code().fill('10999');
      await unknown().waitFor();
      await chooseParty(page, { adults: 2, children: 0 });
      const companion = page.getByRole('group', { name: 'Acompañante 1: adulto' });
      await companion.getByText('Añadir su localidad').click();
      await companion.getByLabel('Código postal').fill('10695');
      await expect
        .poll(() => companion.getByRole('combobox', { name: 'Localidad' }).inputValue())
        .toBe('Villarreal de San Carlos');
      await companion.getByLabel('Nombre').fill('Remedios');
      await companion.getByLabel('Apellidos').fill('Prueba');
      await companion.getByLabel('Documento de identidad').fill('00000002W');
      await companion.getByLabel('Día').fill('1');
      await companion.getByLabel('Mes').selectOption('2');
      await companion.getByLabel('Año').fill('1960');
      await consent(page);
      await page.getByRole('button', { name: 'Reservar', exact: true }).click();
      await page.locator('#thanks').waitFor();
      expect(await storedPlace(product.databaseUrl, 'Consuelo')).toEqual({
        code: '10999',
        locality: 'Plasencia',
        province: 'Cáceres',
        provinceCode: '10',
      });
      expect(await storedPlace(product.databaseUrl, 'Remedios')).toEqual({
        code: '10695',
        locality: 'Villarreal de San Carlos',
        province: 'Cáceres',
        provinceCode: '10',
      });
    });

    it('met no script error', () => expect(open.errors).toEqual([]));
  });

  describe('of a visitor from Portugal on a phone, with the keyboard alone', () => {
    const open = openedPage(product, { viewport: phone, locale: 'pt-PT', hasTouch: true });
    let page: Page;
    const asked: string[] = [];
    beforeAll(async () => {
      page = open.page;
      // What is asked only after the last key is asked when the test says that time has passed.
      await page.clock.install();
      await openActivity(page, product.url, slug);
      page.on('request', (request) => {
        if (request.url().includes('places.localities')) asked.push(request.url());
      });
    });

    it('suggests from the fourth letter on, and fills in the district', async () => {
      await typeInto(page, 'booker.postalCode', '6060123');
      expect(await value(page, 'postalCode')).toBe('6060-123');
      expect(await value(page, 'province')).toBe('');
      await typeInto(page, 'booker.locality', 'ida');
      await page.clock.runFor(1000);
      expect(asked).toEqual([]);
      await page.keyboard.type('nha');
      await page.getByRole('option', { name: 'Idanha-a-Nova' }).waitFor();
      expect(asked).toHaveLength(1);
      expect(await suggested(page).count()).toBeLessThanOrEqual(8);
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.keyboard.press('ArrowDown');
      expect(await page.locator('[role=option][aria-selected=true]').innerText()).toContain('Idanha-a-Nova');
      await page.keyboard.press('Enter');
      await expect.poll(() => value(page, 'locality')).toBe('Idanha-a-Nova');
      await expect.poll(() => value(page, 'province')).toBe('Castelo Branco');
      // Nothing was sent by that Enter, and Tab goes on to the next field.
      expect(await page.getByRole('alert').count()).toBe(0);
      await tabTo(page, '[name="booker.province"]');
    });

    it('leaves a typed locality alone', async () => {
      const answered = page.waitForResponse((response) =>
        asks(response.request(), 'places.localities', 'Idanha de Baixo'),
      );
      await typeInto(page, 'booker.locality', 'Idanha de Baixo');
      await page.clock.runFor(1000);
      await (await answered).finished();
      await page.keyboard.press('Tab');
      expect(await value(page, 'locality')).toBe('Idanha de Baixo');
      expect(await value(page, 'province')).toBe('Castelo Branco');
    });

    it('met no script error', () => expect(open.errors).toEqual([]));
  });

  describe('of staff', () => {
    const open = openedPage(product, { viewport: desk, as: 'admin@demo.test' });
    let page: Page;
    let boat = '';
    beforeAll(async () => {
      page = open.page;
      boat = (await demoIds(product.databaseUrl)).boat;
    });

    it('fills in a reservation from the code, and offers its places', async () => {
      await page.goto(`${product.url}/actividades/edit/reserva?actividad=${boat}`);
      const code = page.getByLabel('Código postal');
      await screenShows(page, 'Nueva reserva', code);
      const locality = page.getByRole('combobox', { name: 'Localidad' });
      await code.fill('10680');
      await expect.poll(() => locality.inputValue()).toBe('Malpartida de Plasencia');
      await expect.poll(() => page.getByRole('combobox', { name: 'Provincia' }).inputValue()).toBe('Cáceres');
      await locality.click();
      await page.getByRole('option', { name: 'Villar de Plasencia' }).click();
      await expect.poll(() => locality.inputValue()).toBe('Villar de Plasencia');
      await code.fill('10999');
      await page.getByText('Código postal no valido: no lo conocemos. Revísalo').waitFor();
      await code.fill('10695');
      await page.getByRole('button', { name: 'Poner Villarreal de San Carlos' }).click();
      await expect.poll(() => locality.inputValue()).toBe('Villarreal de San Carlos');
      await expect.poll(() => page.getByText('Código postal no valido').count()).toBe(0);
    });

    it('completes Portuguese localities for a Portuguese reservation', async () => {
      await page.getByRole('combobox', { name: 'Idioma de la reserva' }).click();
      await page.getByRole('option', { name: 'Portugués' }).click();
      const locality = page.getByRole('combobox', { name: 'Localidad' });
      const district = page.getByRole('combobox', { name: 'Distrito' });
      // What was filled in of Spain is not of Portugal.
      await district.waitFor();
      for (const field of [page.getByLabel('Código postal'), locality, district])
        expect(await field.inputValue()).toBe('');
      await locality.pressSequentially('penamac');
      await page.getByRole('option', { name: 'Penamacor, Castelo Branco' }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect.poll(() => locality.inputValue()).toBe('Penamacor');
      await expect.poll(() => district.inputValue()).toBe('Castelo Branco');
    });

    it('chooses the municipality of an activity, with its coordinates, or takes free text, which opens as such', async () => {
      const edit = `${product.url}/actividades/edit/actividad?id=${boat}`;
      await goOn(page, edit);
      const municipality = page.getByRole('combobox', { name: 'Municipio' });
      const coordinates = page.getByLabel('Coordenadas');
      await screenShows(page, 'En barco por el Tajo Internacional', municipality);
      // Its stored name is of the list.
      expect(await municipality.inputValue()).toBe('Cedillo');
      await coordinates.fill('');
      await municipality.fill('torrejon el');
      await page.getByRole('option', { name: 'Torrejón el Rubio Cáceres, España' }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect.poll(() => municipality.inputValue()).toBe('Torrejón el Rubio');
      await expect.poll(() => coordinates.inputValue()).toMatch(/^39\.77\d*,-6\.01\d*$/);
      await municipality.fill('idanha');
      await page.getByRole('option', { name: 'Idanha-a-Nova Castelo Branco, Portugal' }).click();
      await expect.poll(() => coordinates.inputValue()).toMatch(/^39\.9\d*,-7\.2\d*$/);
      await coordinates.fill('39.9,-7.2');
      await municipality.fill('plasencia');
      await page.getByRole('option', { name: 'Plasencia Cáceres, España', exact: true }).click();
      await expect.poll(() => municipality.inputValue()).toBe('Plasencia');
      expect(await coordinates.inputValue()).toBe('39.9,-7.2');

      await page.getByRole('button', { name: 'Escribir el municipio a mano' }).click();
      const text = page.getByRole('textbox', { name: 'Municipio' });
      await text.fill('Embarcadero de Cedillo');
      await page.getByRole('button', { name: 'Guardar', exact: true }).first().click();
      await page.getByText('Datos guardados correctamente').first().waitFor();
      await page.goto(edit);
      await page.getByText('Texto libre: no se comprueba con la lista.').waitFor();
      expect(await text.inputValue()).toBe('Embarcadero de Cedillo');
      await page.getByRole('button', { name: 'Elegir el municipio de la lista' }).click();
      await municipality.fill('cedill');
      await page.getByRole('option', { name: 'Cedillo Cáceres' }).first().click();
      await expect.poll(() => municipality.inputValue()).toBe('Cedillo');
      const stored = page.waitForResponse(/\/trpc\/activities\.edit/);
      await page.getByRole('button', { name: 'Guardar', exact: true }).first().click();
      expect((await stored).ok()).toBe(true);
      await page.goto(edit);
      await expect.poll(() => municipality.inputValue()).toBe('Cedillo');
    });

    it('met no script error', () => expect(open.errors).toEqual([]));
  });
});

/** The words of the element with this id. */
function wordsOf(page: Page, id: string | null): Promise<string> {
  return page.locator(`[id="${id}"]`).innerText();
}
