import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { describeInBrowser, desk } from './browser';
import { databaseOf } from './database';
import { demoIds } from './demo-ids';
import { hasFocus } from './keyboard';
import { openedPage, productInBrowser } from './product-in-browser';
import { loaded } from './screen';
import { chooseLanguage } from './staff';
import { eachStandsOnTheOneBefore } from './steps';
import { problemsAtEachWidth } from './widths';

describeInBrowser('a series of activities', () => {
  const product = productInBrowser();
  const open = openedPage(product, { viewport: desk, as: 'admin@demo.test' });
  let page: Page;
  const sql = databaseOf(product);
  let boat: number;
  let place: string;

  eachStandsOnTheOneBefore();

  beforeAll(async () => {
    boat = Number((await demoIds(product.databaseUrl)).boat);
    ({ page } = open);
  });

  interface Member {
    id: number;
    date: string;
    slug: string;
    phone: string;
    capacity: number;
    hidden: boolean;
    version: number;
  }
  /** The boat and its copies, by date. */
  const members = () => sql<Member[]>`
    select id, to_char(date, 'YYYY-MM-DD') as date, slug, phone, capacity, hidden, version
    from activities where id = ${boat} or series_id = (select series_id from activities where id = ${boat})
    order by date`;
  const member = async (place: number) => (await members()).at(place) ?? expect.unreachable('no such member');

  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const section = () => page.getByRole('region', { name: 'Repetición' });

  async function edit(id: number): Promise<void> {
    await page.goto(`${product.url}/actividades/edit/actividad?id=${id}`);
    await section().waitFor();
    await loaded(page);
  }

  /** Goes on to another member by its link. */
  async function follow({ date }: Member): Promise<void> {
    const [year, month, day] = date.split('-');
    await section()
      .getByRole('link', { name: `Editar la del ${day}/${month}/${year}` })
      .click();
    await expect.poll(() => field('Fecha').first().inputValue()).toBe(`${day}/${month}/${year}`);
    await loaded(page);
  }

  async function openDrawer(): Promise<Locator> {
    await section().getByRole('button', { name: 'Repetir…' }).click();
    const drawer = page.getByRole('dialog', { name: 'Repetir la actividad' });
    await drawer.waitFor();
    return drawer;
  }

  /** The form itself is one of the screens of staff, which are all judged. */
  async function expectAccessible(within: Locator): Promise<void> {
    expect(await problemsAtEachWidth(page, { within })).toEqual([]);
  }

  it('is made from one activity: rule, preview, and copies that can be booked', async () => {
    await edit(boat);
    await section().getByText('Esta actividad no se repite.').waitFor();
    const drawer = await openDrawer();
    await drawer.getByRole('button', { name: 'Crear 4 actividades' }).waitFor();
    await expectAccessible(drawer);
    const ticks = drawer.getByRole('list', { name: 'Fechas' }).getByRole('checkbox');
    await ticks.nth(1).uncheck();
    await drawer.getByText('Se crearán 3 actividades.').waitFor();
    await drawer.getByRole('button', { name: 'Crear 3 actividades' }).click();
    await page.getByText('3 actividades creadas').waitFor();
    await section().getByText('Serie de 4 actividades; 3 posteriores a esta.').waitFor();

    const made = await members();
    const days = made.map((each) => (Date.parse(each.date) - Date.parse(made[0]?.date ?? '')) / 86_400_000);
    expect(days).toEqual([0, 7, 21, 28]);
    const visit = await page.request.get(`${product.url}/actividad/${made[1]?.slug}`);
    expect(visit.status()).toBe(200);
    await expectAccessible(section());
  });

  it('shows what is there already, by months and on picked dates too', async () => {
    const drawer = await openDrawer();
    await drawer.getByText('Ya está en la serie').first().waitFor();
    await drawer.getByRole('radio', { name: 'Por meses' }).check();
    await drawer.getByLabel('Cuál del mes').waitFor();
    await drawer.getByRole('button', { name: /^Crear \d actividades$/ }).waitFor();
    await expectAccessible(drawer);
    await drawer.getByRole('radio', { name: 'Fechas sueltas' }).check();
    await drawer.getByRole('button', { name: 'Crear actividades' }).waitFor();
    await drawer.locator('td button:not([data-hidden])').last().click();
    await drawer.getByText(/Se creará 1 actividad|No hay ninguna fecha que crear/).waitFor();
    await expectAccessible(drawer);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    expect(await members()).toHaveLength(4);
  });

  it('links its members', async () => {
    const second = await member(1);
    await follow(second);
    expect(new URL(page.url()).searchParams.get('id')).toBe(String(second.id));
  });

  it('saves "only this one", or "this and the following"', async () => {
    const { id } = await member(1);
    await field('Teléfono de contacto').fill('+34 600 000 001');
    const save = page.getByRole('button', { name: 'Guardar', exact: true }).first();
    await save.click();
    const question = page.getByRole('dialog', { name: 'Esta actividad es de una serie' });
    await question.getByText('Cambios: Teléfono de contacto.').waitFor();
    await expectAccessible(question);
    const leaveBy = async (button: string) => {
      await question.getByRole('button', { name: button }).click();
      await question.waitFor({ state: 'hidden' });
      // Where it was, so that whoever has no mouse saves from there.
      await expect.poll(() => hasFocus(save)).toBe(true);
      expect(await field('Teléfono de contacto').inputValue()).toBe('+34 600 000 001');
    };
    await leaveBy('Seguir editando');
    await save.click();
    await leaveBy('Cerrar');

    await save.click();
    await question.getByRole('button', { name: 'En esta y en las 2 siguientes' }).click();
    await page.getByText('Guardado en esta y en 2 actividades más.').waitFor();
    expect((await members()).map((each) => each.phone === '+34 600 000 001')).toEqual([false, true, true, true]);

    await field('Teléfono de contacto').fill('+34 600 000 002');
    await page.getByRole('button', { name: 'Guardar', exact: true }).first().click();
    await question.getByRole('button', { name: 'Solo en esta' }).click();
    await page.getByText('Datos guardados correctamente').waitFor();
    expect((await members()).filter((each) => each.phone === '+34 600 000 002').map((each) => each.id)).toEqual([id]);
  });

  it('one member that refuses keeps all as they are, and its date is told (B6)', async () => {
    const last = await member(-1);
    await sql`update shift_places set held = 5 where activity_id = ${last.id}`;
    const before = await members();
    place = await field('Punto de encuentro').inputValue();
    await field('Aforo').fill('4');
    await field('Punto de encuentro').fill('Otro lugar');
    await page.getByRole('button', { name: 'Guardar', exact: true }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'En esta y en las 2 siguientes' }).click();
    const [year, month, day] = last.date.split('-');
    const alert = page.getByRole('alert').filter({ hasText: `${day}/${month}/${year}` });
    await alert.waitFor();
    expect(await alert.innerText()).toContain('Ya hay 5 plazas reservadas');
    expect(await field('Punto de encuentro').inputValue()).toBe('Otro lugar');
    expect(await members()).toEqual(before);
    await expectAccessible(alert);
    await sql`update shift_places set held = 0 where activity_id = ${last.id}`;
  });

  it('is hidden from one of them on, without a conflict with the form', async () => {
    await field('Aforo').fill(String((await member(1)).capacity));
    await field('Punto de encuentro').fill(place);
    await follow(await member(2));
    await section().getByRole('button', { name: 'Ocultar esta y las siguientes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ocultar', exact: true }).click();
    await page.getByText('2 actividades ocultas').waitFor();
    expect((await members()).map((each) => each.hidden)).toEqual([false, false, true, true]);
    await expect.poll(() => page.getByRole('checkbox', { name: 'Ocultar la actividad' }).isChecked()).toBe(true);
    await field('Organizador').fill('Guías del Tajo');
    await page.getByRole('button', { name: 'Guardar', exact: true }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Solo en esta' }).click();
    await page.getByText('Datos guardados correctamente').waitFor();
    expect(open.errors).toEqual([]);
  });

  it('reads in Portuguese', async () => {
    await chooseLanguage(page, 'pt');
    const portuguese = page.getByRole('region', { name: 'Repetição' });
    await portuguese.getByText('Todas as semanas:').waitFor();
    await portuguese.getByRole('button', { name: 'Repetir…' }).click();
    await page.getByRole('dialog', { name: 'Repetir a atividade' }).getByText('Serão criadas').waitFor();
    expect(await problemsAtEachWidth(page, { rules: false })).toEqual([]);
  });
});
