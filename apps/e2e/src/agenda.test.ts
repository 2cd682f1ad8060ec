import type { Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, desk, focused, type OpenPage, overflows, phone } from './browser';
import { databaseOf } from './database';
import { demoIds } from './demo-ids';
import { tabTo } from './keyboard';
import { openedPage, productInBrowser } from './product-in-browser';
import { live, screenShows } from './screen';
import { problemsAtEachWidth } from './widths';

const past = 'alcornoques-y-corcho-en-malpica-do-tejo';
const boat = 'en-barco-por-el-tajo-internacional';

describeInBrowser('the public agenda', () => {
  const product = productInBrowser();
  const sql = databaseOf(product);

  beforeAll(async () => {
    // As many more as fill a second page, each like one of the demo's.
    await sql`
      with model as (select * from activities where slug = 'taller-familiar-de-cajas-nido'),
      made as (
        insert into activities (slug, company_id, territory_id, category_id, date, week, ends_at, first_date, first_week,
            start_time, end_time, municipality, capacity, main_image_id)
        select 'paseo-' || n, company_id, 1, category_id, date + 100 + n, 1, ends_at + interval '1 day' * (100 + n), date, 1,
          start_time, end_time, municipality, 20, main_image_id
        from model, generate_series(1, 9) n returning id),
      places as (insert into shift_places (activity_id, capacity) select id, 20 from made)
      insert into activity_texts (activity_id, language, title, description)
      select id, language, 'Paseo ' || row_number() over (partition by language order by id), '<p>Paseo</p>'
      from made cross join (values ('es'), ('pt')) as l (language)`;
  });

  const cards = (page: Page) => page.locator('.agenda-card');
  const go = (page: Page, path: string) => page.goto(product.url + path);
  const found = (page: Page, count: number) => page.getByRole('heading', { level: 2, name: `${count} actividades` });
  const addressOf = (page: Page) => page.url().slice(product.url.length);

  describe('in Spanish on a desk', () => {
    const open = openedPage(product, { viewport: desk });
    let page: Page;
    beforeAll(() => {
      page = open.page;
    });

    it('lists what can be booked, soonest first, and pages by the address', async () => {
      await go(page, '/agenda');
      expect(await page.locator('h2#found').innerText()).toBe('17 actividades');
      expect(await cards(page).count()).toBe(12);
      const dates = await page
        .locator('.agenda-card time')
        .evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''));
      expect(dates).toEqual(dates.toSorted());
      expect(await cards(page).first().innerText()).toContain('Amanecer con buitres');
      await page.getByRole('link', { name: 'Siguientes' }).click();
      await page.getByRole('link', { name: 'Anteriores' }).waitFor();
      expect([addressOf(page), await cards(page).count()]).toEqual(['/agenda?pagina=2', 5]);
      await page.getByRole('link', { name: 'Anteriores' }).click();
      await page.getByRole('link', { name: 'Siguientes' }).waitFor();
      expect(addressOf(page)).toBe('/agenda');
    });

    it('hides what is past, closed or hidden, and marks what opens later or is full', async () => {
      await go(page, '/agenda');
      const text = await page.locator('main').innerText();
      for (const absent of ['Alcornoques', 'Barro y adufe', 'dólmenes']) expect(text).not.toContain(absent);
      expect(text).toContain('Se puede reservar desde el');
      expect(text).toContain('Completo · hay lista de espera');
    });

    it('finds by words without accents, by place and by audience, and the address keeps it all', async () => {
      await page.getByLabel('¿Qué le apetece?').fill('RODAO leyendas');
      await page.getByLabel('¿Dónde?').selectOption({ label: 'Tajo Internacional' });
      await page.getByRole('button', { name: 'Buscar' }).click();
      await page.getByRole('heading', { level: 2, name: '1 actividad', exact: true }).waitFor();
      expect([addressOf(page), await cards(page).count()]).toEqual([
        '/agenda?territorio=tajo&texto=RODAO+leyendas#found',
        1,
      ]);
      await page.reload();
      expect(await page.getByLabel('¿Qué le apetece?').inputValue()).toBe('RODAO leyendas');
      await page.getByText('Más opciones').click();
      await page.getByLabel('¿Para quién?').selectOption('18');
      await page.getByRole('button', { name: 'Buscar' }).click();
      await page.getByRole('heading', { name: 'No hay actividades con esas condiciones' }).waitFor();
      await page.getByRole('link', { name: 'Ver toda la agenda' }).click();
      await found(page, 17).waitFor();
      expect(addressOf(page)).toBe('/agenda');
    });

    it('has handy dates that keep the rest, and dates of one’s own', async () => {
      await go(page, '/agenda?territorio=monfrague');
      await page.getByRole('link', { name: 'El mes que viene' }).click();
      await page.getByRole('link', { name: 'El mes que viene' }).and(page.locator('[aria-current]')).waitFor();
      expect(addressOf(page)).toBe('/agenda?territorio=monfrague&cuando=mes-que-viene');
      const [soonest] = await sql<{ date: string }[]>`
        select min(date)::text as date from activities where slug like 'paseo-%'`;
      await page.getByText('Más opciones').click();
      await page.getByLabel('Desde el día').fill(soonest?.date ?? '');
      await page.getByRole('button', { name: 'Buscar' }).click();
      await found(page, 9).waitFor();
      expect(addressOf(page)).toBe(`/agenda?territorio=monfrague&desde=${soonest?.date}#found`);
    });

    it('leads to an activity and back, and into a calendar', async () => {
      const { collaborator } = await demoIds(product.databaseUrl);
      await go(page, `/agenda?territorio=tajo&colaborador=${collaborator}`);
      await page.getByRole('link', { name: 'En barco por el Tajo Internacional' }).click();
      await screenShows(page, 'En barco por el Tajo Internacional');
      expect(addressOf(page)).toBe(`/actividad/${boat}?colaborador=${collaborator}`);
      const calendar = await page.getByRole('link', { name: 'Añadir a mi calendario' }).getAttribute('href');
      const entry = await page.request.get(product.url + calendar);
      expect(entry.headers()['content-type']).toBe('text/calendar; charset=utf-8');
      expect(await entry.text()).toContain('SUMMARY:En barco por el Tajo Internacional');
      await page.getByRole('link', { name: 'Ver toda la agenda' }).click();
      await screenShows(page, 'Agenda de actividades');
      expect(addressOf(page)).toBe(`/agenda?colaborador=${collaborator}`);
      expect(await page.locator('main').innerText()).toContain('Reserva anticipada');
      const feed = await page.locator('link[type="application/feed+json"]').getAttribute('href');
      const { items } = (await (await page.request.get(product.url + feed)).json()) as { items: unknown[] };
      expect(items.length).toBeGreaterThanOrEqual(17);
    });

    it('leads from an unknown address to the agenda', async () => {
      await go(page, '/actividad/no-existe');
      await page.getByRole('link', { name: 'Ver toda la agenda' }).click();
      await screenShows(page, 'Agenda de actividades');
      expect(addressOf(page)).toBe('/agenda');
    });

    it('met no error', () => expect(open.errors).toEqual([]));
  });

  describe('in Portuguese on a phone, with the keyboard alone', () => {
    const open = openedPage(product, { viewport: phone, locale: 'pt-PT' });
    let page: Page;
    beforeAll(() => {
      page = open.page;
    });

    it('shows the first outing, its name and its date, on the first screen', async () => {
      await go(page, '/agenda');
      const card = cards(page).first();
      for (const part of [card.getByRole('heading'), card.locator('.agenda-when')]) {
        const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
        expect(y).toBeGreaterThan(0);
        expect(y + height).toBeLessThan(phone.height);
      }
    });

    it('finds the boat and its two hours', async () => {
      await go(page, '/agenda');
      expect(await page.locator('html').getAttribute('lang')).toBe('pt-PT');
      await tabTo(page, 'input[type=search]');
      await page.keyboard.type('barco tejo');
      await tabTo(page, 'summary');
      await page.keyboard.press('Enter');
      await tabTo(page, 'input[type=checkbox]');
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 2, name: '1 atividade', exact: true }).waitFor();
      expect(addressOf(page)).toBe('/agenda?ninos=1&texto=barco+tejo&lang=pt#found');
      expect(await cards(page).innerText()).toContain('Turnos: 9:00 · 11:30 · 15:30 hora portuguesa');
      await tabTo(page, '.agenda-card a');
      expect(await focused(page)).toBe('De barco pelo Tejo Internacional');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'De barco pelo Tejo Internacional' }).waitFor();
    });

    it('enlarges the pictures of an activity and comes back to where it was', async () => {
      await live(page);
      await tabTo(page, '.gallery a');
      await page.keyboard.press('Enter');
      const viewer = page.locator('dialog.viewer[open]');
      await viewer.getByText('Fotografia 1 de 3').waitFor();
      await page.keyboard.press('ArrowRight');
      await viewer.getByText('Fotografia 2 de 3').waitFor();
      await page.waitForFunction(() => document.querySelector<HTMLImageElement>('dialog img')?.naturalWidth);
      expect(await overflows(page)).toBe(false);
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await page.evaluate(() => document.activeElement?.matches('.gallery a'))).toBe(true);
    });

    it('offers a document and what else there is to do', async () => {
      const text = await page.locator('main').innerText();
      expect(text).toContain('Programa e regras a bordo (PDF, ');
      expect(text).toContain('Ponte romana e cegonhas-pretas de Alcántara');
      expect(text).toContain('Mercado da Raia');
      const link = await page.getByRole('link', { name: 'Programa e regras' }).getAttribute('href');
      expect((await page.request.get(product.url + link)).headers()['content-type']).toContain('application/pdf');
    });

    it('met no error', () => expect(open.errors).toEqual([]));
  });

  describe('without scripts', () => {
    let open: OpenPage;
    beforeEach(async () => {
      open = await product.openPage({ viewport: phone, javaScriptEnabled: false });
    });
    afterEach(() => open.close());

    it('searches, pages and changes its language, and keeps what was asked for', async () => {
      const { page } = open;
      await go(page, '/agenda');
      await page.getByLabel('¿Dónde?').selectOption('monfrague');
      await page.getByRole('button', { name: 'Buscar' }).click();
      await page
        .getByRole('link', { name: 'Siguientes' })
        .and(page.locator('[href*="territorio=monfrague"]'))
        .waitFor();
      expect([addressOf(page), await cards(page).count()]).toEqual(['/agenda?territorio=monfrague#found', 12]);
      await page.getByRole('link', { name: 'Siguientes' }).click();
      await page.getByRole('link', { name: 'Anteriores' }).waitFor();
      expect(addressOf(page)).toBe('/agenda?territorio=monfrague&pagina=2');
      await page.getByRole('link', { name: 'Português' }).click();
      expect(await page.getByLabel('Onde?').inputValue()).toBe('monfrague');
      expect(addressOf(page)).toBe('/agenda?territorio=monfrague&pagina=2&lang=pt');
      await page.getByRole('link', { name: 'Español' }).click();
      await screenShows(page, 'Agenda de actividades');
    });

    it('shows pictures and videos as links', async () => {
      const { page } = open;
      await go(page, `/actividad/${boat}`);
      await page.locator('.gallery a').first().click();
      await page.locator('main').waitFor({ state: 'detached' });
      await page.locator('img').waitFor();
      expect(addressOf(page)).toMatch(/^\/files\/[^/]+\.jpg$/);
      expect(await page.locator('img').count()).toBe(1);
    });
  });

  it('asks a video’s site for nothing before the visitor wants to see it', async () => {
    await sql`update activities set video_url = 'https://www.youtube.com/watch?v=a1B2c3D4_-x' where slug = ${past}`;
    const open = await product.openPage({ viewport: desk });
    const asked: string[] = [];
    await open.page.context().route(
      (url) => url.origin !== product.url,
      (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<p>player</p>' });
      },
    );
    await go(open.page, `/actividad/${past}`);
    await live(open.page);
    expect(await open.page.locator('main').innerText()).toContain('Cómo lo pasamos');
    expect(asked).toEqual([]);
    expect(await accessibilityViolations(open.page)).toEqual([]);
    await open.page.getByRole('link', { name: 'Ver el vídeo (YouTube)' }).click();
    await open.page.frameLocator('iframe.video').getByText('player').waitFor();
    expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/a1B2c3D4_-x?autoplay=1']);
    expect(open.errors).toEqual([]);
    await open.close();
  });

  it.each([
    ['es', true],
    // The same parts in other words.
    ['pt', false],
  ])('is for everybody in %s: WCAG 2.2 AA, and no wider than the narrowest screen', async (lang, rules) => {
    const open = await product.openPage({ viewport: desk });
    for (const path of ['/agenda?', '/agenda?publico=0&texto=nada&', '/agenda?desde=2020-01-01&pagina=2&']) {
      await go(open.page, `${path}lang=${lang}`);
      expect([path, await problemsAtEachWidth(open.page, { rules })]).toEqual([path, []]);
    }
    expect(open.errors).toEqual([]);
    await open.close();
  });
});
