import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, desk, overflows, phone, settled } from './browser';
import { databaseOf } from './database';
import { productInBrowser } from './product-in-browser';
import { loaded } from './screen';

describeInBrowser('two who have the settings open', () => {
  const product = productInBrowser();
  const sql = databaseOf(product);

  const signedIn = (viewport: typeof desk) => product.openPage({ viewport, as: 'super@demo.test' });
  async function open(viewport: typeof desk) {
    const opened = await signedIn(viewport);
    await opened.page.goto(`${product.url}/config-app?tab=pago`);
    await name(opened.page).waitFor();
    return opened;
  }
  const name = (page: Page) => page.getByLabel('Nombre del comercio');
  const number = (page: Page) => page.getByLabel('Número de comercio');
  const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click();
  const saved = (page: Page) => page.getByText('Datos guardados correctamente').first().waitFor();

  it('the second is told, keeps what was typed, has what the first saved beside it, and chooses (B95)', async () => {
    const [first, second] = [await open(desk), await open(phone)];
    await name(first.page).fill('De la primera');
    await number(first.page).fill('111');
    await save(first.page);
    await saved(first.page);

    await name(second.page).fill('De la segunda');
    await save(second.page);
    const told = second.page.getByRole('alert').filter({ hasText: 'Has guardado esto en otra ventana' });
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
    expect([...first.errors, ...second.errors]).toEqual([]);
    await Promise.all([first.close(), second.close()]);
  });

  it('so it is at every form that saves settings of its own (B95)', async () => {
    const [first, second] = [await signedIn(desk), await signedIn(phone)];
    for (const form of forms) {
      for (const { page } of [first, second]) {
        await page.goto(product.url + form.address);
        await form.field(page).waitFor();
        await loaded(page);
      }
      const press = (page: Page) => page.getByRole('button', { name: form.button }).click();
      await form.change(first.page, 0);
      await press(first.page);
      await expect.poll(() => form.stored(sql)).toBe(form.values[0]);

      await form.change(second.page, 1);
      await press(second.page);
      const told = second.page.getByRole('alert').filter({ hasText: 'Has guardado esto en otra ventana' });
      await told.waitFor();
      expect(await form.stored(sql)).toBe(form.values[0]);
      await settled(second.page);
      expect(await overflows(second.page)).toBe(false);
      expect(await accessibilityViolations(second.page)).toEqual([]);
      await told.getByRole('button', { name: 'Guardar lo mío' }).click();
      await told.waitFor({ state: 'detached' });
      await expect.poll(() => form.stored(sql)).toBe(form.values[1]);
    }
    expect([...first.errors, ...second.errors]).toEqual([]);
    await Promise.all([first.close(), second.close()]);
  });

  it('a former style comes back as a version of its own, unless somebody has saved meanwhile (B94, B95)', async () => {
    const [first, second] = [await signedIn(desk), await signedIn(phone)];
    const css = (page: Page) => page.getByRole('textbox', { name: 'Código CSS' });
    const show = async (page: Page) => {
      await page.goto(`${product.url}/config-app?tab=personalizacion`);
      await css(page).waitFor();
    };
    const typed = async (text: string) => {
      await css(first.page).fill(text);
      await save(first.page);
      await saved(first.page);
      await first.page.reload();
      await css(first.page).waitFor();
    };
    const openVersion = async (page: Page, text: string) => {
      await page.getByText('Versiones anteriores', { exact: true }).click();
      const lines = page.locator('details.old-version');
      await lines.first().waitFor();
      for (const line of await lines.all()) await line.locator('summary').click();
      return lines.filter({ hasText: text });
    };
    await show(first.page);
    await typed('h1 { color: rebeccapurple }');
    await typed('h1 { color: teal }');
    await show(second.page);
    const old = await openVersion(second.page, 'rebeccapurple');
    await typed('h1 { color: navy }');

    await old.getByRole('button', { name: 'Volver a esta versión' }).click();
    const asked = second.page.getByRole('dialog', { name: '¿Volver a esta versión?' });
    await asked.getByRole('button', { name: 'Volver a esta versión' }).click();
    await second.page.getByRole('alert').first().waitFor();
    const stored = async () => (await (await second.page.request.get(`${product.url}/custom.css`)).text()).trim();
    expect(await stored()).toContain('navy');

    await show(second.page);
    const again = await openVersion(second.page, 'rebeccapurple');
    await settled(second.page);
    expect(await overflows(second.page)).toBe(false);
    await again.getByRole('button', { name: 'Volver a esta versión' }).click();
    await asked.getByRole('button', { name: 'Volver a esta versión' }).click();
    await second.page.getByText('Versión recuperada').waitFor();
    await expect.poll(() => css(second.page).inputValue()).toContain('rebeccapurple');
    expect(await stored()).toContain('rebeccapurple');
    await Promise.all([first.close(), second.close()]);
  });
});

/** A form that saves settings of its own: how it is changed, and what is stored of it. */
interface OwnForm {
  address: string;
  field: (page: Page) => Locator;
  /** To what the first or the second of the two wants. */
  change: (page: Page, which: 0 | 1) => Promise<unknown>;
  button: string;
  stored: (sql: ReturnType<typeof databaseOf>) => Promise<string>;
  values: readonly [string, string];
}

const fill = (field: OwnForm['field'], values: OwnForm['values']) => (page: Page, which: 0 | 1) =>
  field(page).fill(values[which]);
const column = (name: string) => async (sql: ReturnType<typeof databaseOf>) => {
  const [row] = await sql<
    { value: string | null }[]
  >`select (to_jsonb(configuration) ->> ${name}) as value from configuration`;
  return row?.value ?? '';
};

const origins = (page: Page) => page.getByRole('textbox', { name: 'Direcciones' });
const months = (page: Page) => page.getByLabel('Meses que se conservan los datos');
const opensOn = (page: Page) => page.getByRole('textbox', { name: 'Desde' });
const role = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

const forms: readonly OwnForm[] = [
  {
    address: '/config-app?tab=web',
    field: origins,
    change: fill(origins, ['https://una.example.org', 'https://otra.example.org']),
    button: 'Guardar direcciones',
    stored: async (sql) => (JSON.parse(await column('widget_origins')(sql)) as string[]).join(),
    values: ['https://una.example.org', 'https://otra.example.org'],
  },
  {
    address: '/config-app?tab=general',
    field: (page) => role(page, 'Gestor'),
    change: (page, which) => role(page, which === 0 ? 'Administrador' : 'Gestor').check(),
    button: 'Guardar quién la necesita',
    stored: async (sql) => {
      const [row] = await sql<
        { roles: string | null }[]
      >`select string_agg(role::text, ',') as roles from second_factor_roles`;
      return row?.roles ?? '';
    },
    values: ['1', '2'],
  },
  {
    address: '/config-app?tab=privacidad',
    field: months,
    change: fill(months, ['24', '36']),
    button: 'Guardar plazo',
    stored: column('retention_months'),
    values: ['24', '36'],
  },
  {
    address: '/actividades/admin/colaboradores',
    field: opensOn,
    change: async (page, which) => {
      await opensOn(page).fill(which === 0 ? '01/12/2020' : '02/12/2020');
      await opensOn(page).press('Tab');
    },
    button: 'Guardar fechas',
    stored: column('early_access_opens_on'),
    values: ['2020-12-01', '2020-12-02'],
  },
];
