import { type DatabaseLink, openDatabaseLink } from '@dehesa/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser, openBrowser, openPage, type OpenPage, phone } from './browser';
import { inDatabase } from './database';
import { demoIds } from './demo-ids';
import { type Product, startProduct } from './product';
import { screenShows } from './screen';
import { openBoard, signIn } from './staff';
import { problemsAtEachWidth } from './widths';

const activity = '/actividad/en-barco-por-el-tajo-internacional';

/** In the longer language. How a database goes that is cut at once is proven at the watch (`database-watch.test.ts`). */
const words = {
  title: 'De barco pelo Tejo Internacional',
  waiting: 'A sua reserva ainda não foi enviada',
  readOnly: 'Apenas leitura desde',
  away: 'Esta página abre-se automaticamente',
  thanks: 'Obrigado pela sua reserva!',
  banner: 'Sem ligação à base de dados',
  notStored: 'A sua resposta ainda não foi guardada',
  agenda: 'Agenda de atividades',
} as const;

const booker = {
  firstName: 'Inês',
  lastName: 'Carvalho Corte',
  identity: '123456789ZZ0',
  postalCode: '6000-123',
  province: 'Castelo Branco',
  locality: 'Castelo Branco',
  phone: '912345678',
  email: 'ines@example.pt',
} as const;

let link: DatabaseLink;
let product: Product;
let browser: Browser;

describeInBrowser('the database goes away without a word', () => {
  const opened: OpenPage[] = [];
  const open = async () => {
    const one = await openPage(browser, { viewport: phone, locale: 'pt-PT' });
    opened.push(one);
    return one.page;
  };
  let visitor: Page;
  let reader: Page;
  let answerer: Page;
  let staff: Page;
  const typed = () =>
    Promise.all(Object.keys(booker).map((name) => visitor.locator(`[name="booker.${name}"]`).inputValue()));

  beforeAll(async () => {
    [product, browser] = await Promise.all([
      startProduct({}, async (url) => {
        link = await openDatabaseLink(url);
        return link.url;
      }),
      openBrowser(),
    ]);
    [visitor, reader, answerer, staff] = await Promise.all([open(), open(), open(), open()]);
  });
  afterAll(async () => {
    await browser?.close();
    await link?.restore();
    await product?.stop();
    await link?.close();
  });

  it('a visitor fills in the form, staff look at the board', async () => {
    await visitor.goto(product.url + activity);
    await screenShows(visitor, words.title, visitor.locator('button[type=submit][aria-disabled=false]'));
    await visitor.locator('input[name=shift]:not(:disabled)').last().check();
    for (const [name, value] of Object.entries(booker)) {
      const field = visitor.locator(`[name="booker.${name}"]`);
      if (name === 'province') await field.selectOption(value);
      else await field.fill(value);
    }
    await visitor.locator('[name="booker.sex"]').first().check();
    await visitor.locator('[name="booker.birthDate.day"]').fill('3');
    await visitor.locator('[name="booker.birthDate.month"]').selectOption('5');
    await visitor.locator('[name="booker.birthDate.year"]').fill('1953');
    for (const name of ['photoConsent', 'privacyAccepted']) await visitor.locator(`[name=${name}]`).check();
    await reader.goto(`${product.url}/agenda`);
    await screenShows(reader, words.agenda);
    await signIn(staff, product.url);
    await openBoard(staff, product.url, Number((await demoIds(product.databaseUrl)).boat));
    await staff.getByRole('article').first().waitFor();
    expect(await typed()).toEqual(Object.values(booker));
  });

  it('the visitor is told that the booking waits, and nothing of it is lost by loading the page anew', async () => {
    link.stall();
    const before = await typed();
    await visitor.locator('form[aria-busy] button[type=submit]').click();
    await visitor.getByRole('heading', { name: words.waiting }).waitFor();
    expect(await problemsAtEachWidth(visitor)).toEqual([]);

    await visitor.reload();
    await visitor.getByText(words.readOnly).waitFor();
    await visitor.getByRole('heading', { name: words.waiting }).waitFor();
    expect(await typed()).toEqual(before);
    expect(await problemsAtEachWidth(visitor)).toEqual([]);
  });

  it('the agenda is still there; a page that was never drawn says that it comes by itself; a form is not lost', async () => {
    await reader.reload();
    await reader.getByText(words.readOnly).waitFor();
    await screenShows(reader, words.agenda);
    expect(await problemsAtEachWidth(reader)).toEqual([]);
    await reader.goto(`${product.url}/politica-cookies`);
    await reader.getByText(words.away).waitFor();
    expect(await problemsAtEachWidth(reader)).toEqual([]);

    await answerer.setContent(
      `<form method="post" action="${product.url}/asistencia/enlace"><button name="respuesta" value="vamos">x</button></form>`,
    );
    await answerer.getByRole('button').click();
    await screenShows(answerer, words.notStored, answerer.locator('form[method=post] button'));
    expect(await problemsAtEachWidth(answerer)).toEqual([]);
  });

  it('staff see since when nothing can be saved, and keep what is on screen', async () => {
    await staff.getByText(words.banner).waitFor();
    expect(await staff.getByRole('article').count()).toBeGreaterThan(0);
    expect(await problemsAtEachWidth(staff)).toEqual([]);
  });

  it('all of it comes back by itself, and the booking arrives once', async () => {
    await link.restore();
    await visitor.getByRole('heading', { name: words.thanks }).waitFor();
    const reference = await visitor.locator('.reference strong').innerText();
    expect(reference).toMatch(/^TAJ-[A-Z0-9]{8}$/);
    await reader.getByText(words.away).waitFor({ state: 'detached' });
    await staff.getByText(words.banner).waitFor({ state: 'detached' });
    const card = staff.getByRole('article', { name: `${booker.firstName} ${booker.lastName}` });
    await card.waitFor();
    expect(await card.count()).toBe(1);
    expect(await card.innerText()).toContain(reference);
    const stored = await inDatabase(
      product.databaseUrl,
      (sql) => sql`select 1 from reservations where reference = ${reference.replace('TAJ-', '')}`,
    );
    expect(stored).toHaveLength(1);
    await answerer.locator('form[method=post] button').click();
    await answerer.getByText(words.notStored).waitFor({ state: 'detached' });
  });

  it('met no script error', () => {
    expect(opened.flatMap(({ errors }) => errors)).toEqual([]);
  });
});
