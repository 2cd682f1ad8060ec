import type { Browser } from 'playwright-core';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  accessibilityViolations,
  describeInBrowser,
  desk,
  openBrowser,
  openPage,
  type OpenPage,
  overflows,
  phone,
  settled,
} from './browser';
import { type Product, startProduct } from './product';
import { screenShows } from './screen';
import { signIn } from './staff';

describeInBrowser('an outing that is suspended: everybody told, another date taken, followed up', () => {
  let product: Product;
  let browser: Browser;
  let staff: OpenPage;
  let visitor: OpenPage;
  let activityId = 0;

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), openBrowser()]);
    [staff, visitor] = await Promise.all([
      openPage(browser, { viewport: desk }),
      openPage(browser, { viewport: phone, locale: 'pt-PT' }),
    ]);
    await signIn(staff.page, product.url);
    activityId = await withPortuguese();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  async function query<T extends object>(
    ask: (sql: postgres.Sql) => PromiseLike<readonly T[]>,
  ): Promise<T | undefined> {
    const sql = postgres(product.databaseUrl, { max: 1 });
    try {
      return (await ask(sql))[0];
    } finally {
      await sql.end();
    }
  }
  /** A coming activity in Monfragüe with somebody who reads Portuguese. */
  const withPortuguese = async () =>
    (
      await query<{ id: number }>(
        (sql) => sql`
          select a.id from activities a
          where a.territory_id = 1 and a.date > current_date + 2 and not a.hidden and exists (
            select from reservations r where r.activity_id = a.id and r.status in (1, 2) and r.language = 'pt')
          order by a.date desc limit 1`,
      )
    )?.id ?? 0;
  /** The link that the message to somebody who reads Portuguese leads to. */
  async function movePath(): Promise<string> {
    let path = '';
    const look = async () => {
      const row = await query<{ html: string | null }>(
        (sql) => sql`
          select html from messages where slug = 'actividad-otra-fecha' and language = 'pt' and html is not null
          order by id limit 1`,
      );
      path = /\/otra-fecha\/[\w.-]+\?lang=pt/.exec(row?.html ?? '')?.[0] ?? '';
      return path;
    };
    await expect.poll(look, { message: 'no message offers another date' }).not.toBe('');
    return path;
  }
  const sound = async ({ page }: OpenPage) => {
    await settled(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    await expect.poll(() => overflows(page)).toBe(false);
  };

  it('shows first whom it concerns, then does it', async () => {
    const { page } = staff;
    await page.goto(`${product.url}/actividades/ver/reserva?id=${activityId}`);
    await page.getByRole('link', { name: 'Suspender o cambiar de fecha' }).click();
    await page.getByRole('button', { name: 'Ver qué pasará' }).click();
    await page.getByRole('alert').filter({ hasText: 'Elige el motivo' }).waitFor();
    await page.getByRole('combobox', { name: 'Motivo' }).click();
    await page.getByRole('option', { name: 'Riesgo de incendio' }).click();
    await page.getByLabel('En español').fill('Lo sentimos mucho.');
    await page.getByLabel('En portugués').fill('Lamentamos muito.');
    await page.getByRole('checkbox', { name: 'Crear una fecha nueva' }).check();
    await page.getByRole('textbox', { name: 'Fecha nueva' }).fill('15/05/2100');
    await page.getByLabel('Hora de inicio').fill('10:00');
    await page.getByRole('button', { name: 'Ver qué pasará' }).click();
    await page.getByRole('heading', { name: 'Antes de suspender' }).waitFor();
    await page.getByText('Plazas guardadas en otra fecha').waitFor();
    await page.getByText('Portugués (', { exact: false }).click();
    await expect.poll(() => page.locator('iframe').getAttribute('srcdoc')).toContain('devido ao risco de incêndio');
    await sound(staff);
    await page.getByRole('button', { name: 'Suspender y avisar a todos' }).click();
    await page.getByRole('button', { name: 'Sí, suspender' }).click();
    await screenShows(page, 'Actividad suspendida', page.getByText('Riesgo de incendio'));
    await sound(staff);
  });

  it('the visitor takes the other date on a phone, in Portuguese', async () => {
    const { page } = visitor;
    await page.goto(`${product.url}${await movePath()}`);
    await page.getByRole('heading', { name: 'Guardámos outra data para si' }).waitFor();
    expect(await page.locator('main').innerText()).toContain('Lamentamos muito.');
    await sound(visitor);
    await page.getByRole('button', { name: 'Sim, mudar para esta data' }).click();
    await page.getByRole('heading', { name: 'Mudou de data' }).waitFor();
    expect(await page.locator('main').innerText()).toContain('15 de maio de 2100');
    await sound(visitor);
  });

  it('staff see who has answered and whom nothing has reached, and the activity says that it is suspended', async () => {
    const { page } = staff;
    await page.getByRole('button', { name: 'Cambian de fecha (1)' }).click();
    const row = page.getByRole('list', { name: 'Reservas de la actividad suspendida' }).getByRole('listitem');
    await row.filter({ hasText: 'Vendrá el 15/05/2100' }).waitFor();
    // No mail server is set up in the demo: nothing has left.
    await page.getByRole('button', { name: /^No les ha llegado/ }).click();
    await page
      .getByRole('link', { name: /^Llamar al / })
      .first()
      .waitFor();
    await sound(staff);
    await page.getByRole('link', { name: 'Ver las reservas' }).click();
    await page.getByText('Actividad suspendida').first().waitFor();
    const slug = (await query<{ slug: string }>((sql) => sql`select slug from activities where id = ${activityId}`))
      ?.slug;
    await visitor.page.goto(`${product.url}/actividad/${slug}?lang=pt`);
    await visitor.page.getByRole('heading', { name: 'A atividade não se realiza' }).waitFor();
    expect(await visitor.page.locator('main').innerText()).toContain('Lamentamos muito.');
    await sound(visitor);
  });
});
