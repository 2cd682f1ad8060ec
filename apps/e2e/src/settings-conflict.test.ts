import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, desk, overflows, phone, settled } from './browser';
import { databaseOf } from './database';
import { openedPage, productInBrowser } from './product-in-browser';
import { goOn, loaded } from './screen';

describeInBrowser('two who have the settings open', () => {
  const product = productInBrowser();
  const sql = databaseOf(product);
  const first = openedPage(product, { viewport: desk, as: 'super@demo.test' });
  const second = openedPage(product, { viewport: phone, as: 'super@demo.test' });

  const name = (page: Page) => page.getByLabel('Nombre del comercio');
  const number = (page: Page) => page.getByLabel('Número de comercio');
  const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click();
  const saved = (page: Page) => page.getByText('Datos guardados correctamente').first().waitFor();
  const conflict = () => second.page.getByRole('alert').filter({ hasText: 'Has guardado esto en otra ventana' });

  /** Saves as the screen of the first does. */
  async function saveElsewhere(procedure: string, input: object): Promise<void> {
    const answer = await first.page.context().request.post(`${product.url}/trpc/${procedure}`, {
      data: { json: input },
      headers: { origin: product.url },
    });
    expect(answer.status()).toBe(200);
  }

  it('the second is told, keeps what was typed, has what the first saved beside it, and chooses (B95)', async () => {
    for (const { page } of [first, second]) {
      await page.goto(`${product.url}/config-app?tab=pago`);
      await name(page).waitFor();
    }
    await name(first.page).fill('De la primera');
    await number(first.page).fill('111');
    await save(first.page);
    await saved(first.page);

    await name(second.page).fill('De la segunda');
    await save(second.page);
    const told = conflict();
    await told.getByText('Guardar lo mío').waitFor();
    expect(await name(second.page).inputValue()).toBe('De la segunda');
    expect(await number(second.page).inputValue()).toBe('111');
    await settled(second.page);
    expect(await overflows(second.page)).toBe(false);
    expect(await accessibilityViolations(second.page)).toEqual([]);
    await told.getByRole('button', { name: 'Guardar lo mío' }).click();
    await saved(second.page);
    await told.waitFor({ state: 'detached' });

    await name(first.page).fill('Otra vez la primera');
    await save(first.page);
    await first.page.getByRole('button', { name: 'Dejar lo guardado' }).click();
    await expect.poll(() => name(first.page).inputValue()).toBe('De la segunda');
    expect(await number(first.page).inputValue()).toBe('111');
  });

  it('so it is at every form that saves settings of its own (B95)', async () => {
    const { page } = second;
    for (const form of forms) {
      await form.open(page, product.url);
      await form.field(page).waitFor();
      await loaded(page);
      await saveElsewhere(...form.first);
      expect(await form.stored(sql)).toBe(form.values[0]);

      await form.change(page);
      await page.getByRole('button', { name: form.button }).click();
      const told = conflict();
      await told.waitFor();
      expect(await form.stored(sql)).toBe(form.values[0]);
      await settled(page);
      expect(await overflows(page)).toBe(false);
      expect(await accessibilityViolations(page)).toEqual([]);
      await told.getByRole('button', { name: 'Guardar lo mío' }).click();
      await told.waitFor({ state: 'detached' });
      await expect.poll(() => form.stored(sql)).toBe(form.values[1]);
    }
  });

  it('a former style comes back as a version of its own, unless somebody has saved meanwhile (B94, B95)', async () => {
    const { page } = second;
    const css = page.getByRole('textbox', { name: 'Código CSS' });
    const openVersion = async (text: string) => {
      await page.goto(`${product.url}/config-app?tab=personalizacion`);
      await css.waitFor();
      await page.getByText('Versiones anteriores', { exact: true }).click();
      const lines = page.locator('details.old-version');
      await lines.first().waitFor();
      for (const line of await lines.all()) await line.locator('summary').click();
      return lines.filter({ hasText: text });
    };
    const style = (customCss: string) => saveElsewhere('config.settings.save', { customCss });
    const stored = async () => (await (await page.request.get(`${product.url}/custom.css`)).text()).trim();
    await style('h1 { color: rebeccapurple }');
    await style('h1 { color: teal }');
    const old = await openVersion('rebeccapurple');
    await style('h1 { color: navy }');

    await old.getByRole('button', { name: 'Volver a esta versión' }).click();
    const asked = page.getByRole('dialog', { name: '¿Volver a esta versión?' });
    await asked.getByRole('button', { name: 'Volver a esta versión' }).click();
    await page.getByRole('alert').first().waitFor();
    expect(await stored()).toContain('navy');

    const again = await openVersion('rebeccapurple');
    await settled(page);
    expect(await overflows(page)).toBe(false);
    await again.getByRole('button', { name: 'Volver a esta versión' }).click();
    await asked.getByRole('button', { name: 'Volver a esta versión' }).click();
    await page.getByText('Versión recuperada').waitFor();
    await expect.poll(() => css.inputValue()).toContain('rebeccapurple');
    expect(await stored()).toContain('rebeccapurple');
  });

  it('met no script error', () => expect([...first.errors, ...second.errors]).toEqual([]));
});

/** A form that saves settings of its own: how it is changed, and what is stored of it. */
interface OwnForm {
  open: (page: Page, url: string) => Promise<unknown>;
  field: (page: Page) => Locator;
  /** How the first of the two saves, and what then is stored of either. */
  first: [procedure: string, input: object];
  values: readonly [string, string];
  change: (page: Page) => Promise<unknown>;
  button: string;
  stored: (sql: ReturnType<typeof databaseOf>) => Promise<string>;
}

const column = (name: string) => async (sql: ReturnType<typeof databaseOf>) => {
  const [row] = await sql<
    { value: string | null }[]
  >`select (to_jsonb(configuration) ->> ${name}) as value from configuration`;
  return row?.value ?? '';
};

const tab = (name: string) => (page: Page) => page.getByRole('tab', { name, exact: true }).click();
const origins = (page: Page) => page.getByRole('textbox', { name: 'Direcciones' });
const months = (page: Page) => page.getByLabel('Meses que se conservan los datos');
const opensOn = (page: Page) => page.getByRole('textbox', { name: 'Desde' });
const role = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

const forms: readonly OwnForm[] = [
  {
    open: tab('Web pública'),
    field: origins,
    first: ['config.web.saveWidgetOrigins', { origins: ['https://una.example.org'] }],
    values: ['https://una.example.org', 'https://otra.example.org'],
    change: (page) => origins(page).fill('https://otra.example.org'),
    button: 'Guardar direcciones',
    stored: async (sql) => (JSON.parse(await column('widget_origins')(sql)) as string[]).join(),
  },
  {
    open: tab('General'),
    field: (page) => role(page, 'Gestor'),
    first: ['config.secondFactor.save', { roles: [1] }],
    values: ['1', '2'],
    change: (page) => role(page, 'Gestor').check(),
    button: 'Guardar quién la necesita',
    stored: async (sql) => {
      const [row] = await sql<
        { roles: string | null }[]
      >`select string_agg(role::text, ',') as roles from second_factor_roles`;
      return row?.roles ?? '';
    },
  },
  {
    open: tab('Privacidad'),
    field: months,
    first: ['config.settings.save', { retentionMonths: 24 }],
    values: ['24', '36'],
    change: (page) => months(page).fill('36'),
    button: 'Guardar plazo',
    stored: column('retention_months'),
  },
  {
    open: (page, url) => goOn(page, `${url}/actividades/admin/colaboradores`),
    field: opensOn,
    first: ['users.collaborators.saveEarlyAccess', { opensOn: '2020-12-01', closesOn: null }],
    values: ['2020-12-01', '2020-12-02'],
    change: async (page) => {
      await opensOn(page).fill('02/12/2020');
      await opensOn(page).press('Tab');
    },
    button: 'Guardar fechas',
    stored: column('early_access_opens_on'),
  },
];
