import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { addShifts, choose, field, inDays, openForm, saved, write, writeMunicipality } from './activity-form';
import { describeInBrowser, desk } from './browser';
import { databaseOf } from './database';
import { openedPage, productInBrowser } from './product-in-browser';
import { goOn, screenShows } from './screen';
import { eachStandsOnTheOneBefore } from './steps';

const title = 'Orquídeas del berrocal';
const list = '/actividades/admin/actividades';

describeInBrowser('the form of an activity', () => {
  const product = productInBrowser();
  const staff = openedPage(product, { viewport: desk, as: 'admin@demo.test' });
  const sql = databaseOf(product);
  let id = 0;

  beforeAll(async () => {
    const [dinner] = await sql<{ id: number }[]>`insert into complementary_activities default values returning id`;
    await sql`insert into complementary_activity_texts (complementary_id, language, title)
      values (${dinner?.id ?? 0}, 'es', 'Cena de matanza')`;
  });

  eachStandsOnTheOneBefore();

  const newest = async (slug: string) => {
    const [row] = await sql<{ id: number }[]>`select id from activities where slug = ${slug}`;
    return row?.id ?? 0;
  };

  it('is left without a question where nothing was typed, else by no way without one', async () => {
    const { page } = staff;
    await page.goto(product.url + list);
    await page.getByRole('link', { name: 'Nueva actividad' }).click();
    await screenShows(page, 'Nueva actividad');
    await page.goBack();
    await screenShows(page, 'Actividades');
    await page.getByRole('link', { name: 'Nueva actividad' }).click();
    await screenShows(page, 'Nueva actividad');
    await write(page, 'Organizador', 'Algo más');
    const question = page.getByRole('dialog', { name: 'Cambios sin guardar' });
    for (const leave of [
      () => page.getByRole('link', { name: 'Cancelar' }).first().click(),
      () => page.getByRole('navigation').getByRole('link', { name: 'Inicio' }).first().click(),
      () => page.goBack(),
    ]) {
      await leave();
      await question.waitFor();
      await question.getByRole('button', { name: 'Seguir editando' }).click();
      await question.waitFor({ state: 'hidden' });
      await expectValue(page, 'Organizador', 'Algo más');
    }
    // The browser's own question, on a reload as on closing the tab.
    const asked = new Promise<string>((resolve) => {
      page.once('dialog', (dialog) => {
        resolve(dialog.type());
        void dialog.dismiss();
      });
    });
    await page.evaluate(() => setTimeout(() => window.location.reload()));
    expect(await asked).toBe('beforeunload');
    await expectValue(page, 'Organizador', 'Algo más');
    await page.goBack();
    await question.getByRole('button', { name: 'Salir sin guardar' }).click();
    await screenShows(page, 'Actividades');
  });

  it('creates with every field, rich text cleaned on the way in (B45), and goes back to the list', async () => {
    const { page } = staff;
    await page.getByRole('link', { name: 'Nueva actividad' }).click();
    await screenShows(page, 'Nueva actividad');
    await write(page, 'Organizador', 'Dehesa Despacio');
    await choose(page, 'Empresa', 'Dehesa Despacio');
    await choose(page, 'Territorio', 'Monfragüe');
    await choose(page, 'Categoría', 'Senderismo');
    await write(page, 'Teléfono de contacto', '+34 600 000 135');
    await write(page, 'Fecha', inDays(40));
    await write(page, 'Hora de inicio', '09:30');
    await write(page, 'Hora de fin', '13:00');
    await write(page, 'Semana', '33');
    await writeMunicipality(page, 'Los Barruecos');
    await write(page, 'Coordenadas', '39.4333,-6.4978');
    await write(page, 'Aforo', '12');
    await write(page, 'Mínimo de personas', '6');
    await choose(page, 'Público', 'A partir de 12 años');
    await addShifts(page, ['09:30', '11:30', '09:30']);
    await page.getByRole('checkbox', { name: 'Se admiten menores' }).uncheck();
    await write(page, 'Se abren el', inDays(-2));
    await write(page, 'Se cierran el', inDays(39));
    await choose(page, 'Lista de espera', 'Avanza automáticamente cuando quedan plazas');
    await write(page, 'Dirección de reserva externa', 'https://example.org/reservas');
    await page.getByRole('checkbox', { name: 'Ocultar la actividad' }).check();
    await page.getByText('Actividades complementarias', { exact: true }).last().click();
    await choose(page, 'Actividades complementarias que se proponen con esta', 'Cena de matanza');
    await write(page, 'Título', title);
    await write(page, 'Subtítulo', 'Flores entre bolos de granito');
    await write(page, 'Descripción', 'Ruta en flor.');
    await write(page, 'Material necesario', 'Calzado cerrado.');
    await write(page, 'Material recomendado', 'Lupa.');
    await write(page, 'Incluye', 'Guía y cuaderno de campo');
    await write(page, 'Punto de encuentro', 'Molino de la charca');
    await write(page, 'Título en portugués', 'Orquídeas do barrocal');
    await page.getByRole('tab', { name: 'Portugués', exact: true }).click();
    await write(page, 'Incluye', 'Guia e caderno de campo');
    await write(page, 'Punto de encuentro', 'Moinho do charco');
    await write(page, 'Subtítulo', 'Flores entre blocos de granito');
    await write(page, 'Descripción', 'Percurso em flor.');
    await write(page, 'Material necesario', 'Calçado fechado.');
    await write(page, 'Material recomendado', 'Lupa de bolso.');
    // What no field of the form lets through, as somebody with other means might send it.
    await page.route('**/trpc/activities.create*', async (route) => {
      const sent = route.request().postData() ?? '';
      const spoilt = sent.replace(
        '<p>Ruta en flor.</p>',
        "<p onclick='x()'>Ruta en flor.<script>alert(1)</script></p>",
      );
      expect(spoilt).not.toBe(sent);
      await route.continue({ postData: spoilt });
    });
    await saved(page);
    await page.unroute('**/trpc/activities.create*');
    await screenShows(page, 'Actividades', page.getByRole('row').filter({ hasText: title }));
    id = await newest('orquideas-del-berrocal');
    const [texts] = await sql`select description from activity_texts where activity_id = ${id} and language = 'es'`;
    expect(texts?.['description']).toBe('<p>Ruta en flor.</p>');
  });

  it('shows every field as it was saved, read anew', async () => {
    const { page } = staff;
    await openForm(page, product.url, id);
    await screenShows(page, title);
    await expectSaved(page);
    await expectValue(page, 'Organizador', 'Dehesa Despacio');
    await expectValue(page, 'Fecha', inDays(40));
    await expectValue(page, 'Aforo', '12');
    await expectValue(page, 'Mínimo de personas', '6');
    await expectValue(page, 'Título en portugués', 'Orquídeas do barrocal');
    await page.getByRole('tab', { name: 'Portugués', exact: true }).click();
    await expectValue(page, 'Subtítulo', 'Flores entre blocos de granito');
    expect(await field(page, 'Descripción').innerText()).toBe('Percurso em flor.');
    await expectValue(page, 'Material necesario', 'Calçado fechado.');
    await expectValue(page, 'Material recomendado', 'Lupa de bolso.');
  });

  it('gives the rich text a height of 500 (U8)', async () => {
    const box = await field(staff.page, 'Descripción').boundingBox();
    expect(box?.height).toBe(500);
  });

  it('takes as few places as are held (B6), and another schedule; the first one stays on record (B10)', async () => {
    const { page } = staff;
    await sql`update shift_places set held = 7 where activity_id = ${id}
      and shift_id = (select id from shifts where activity_id = ${id} and name = '11:30')`;
    await write(page, 'Aforo', '7');
    await write(page, 'Organizador', 'Otra gente');
    expect(await asksBeforeClosing(page)).toBe(true);
    const change = page.getByRole('region', { name: 'Cambio de horario' });
    await change.getByRole('textbox', { name: 'Fecha' }).fill(inDays(47));
    await change.getByRole('textbox', { name: 'Hora de inicio' }).fill('10:00');
    await saved(page);
    await openForm(page, product.url, id);
    await expectValue(page, 'Aforo', '7');
    await expectValue(page, 'Organizador', 'Otra gente');
    await expectValue(page.getByRole('region', { name: 'Fecha y horario' }), 'Fecha', inDays(47));
    await expectValue(page.getByRole('region', { name: 'Fecha y horario' }), 'Hora de inicio', '10:00');
    await page.getByText(`Primer horario: ${inDays(40)} · 9:30–13:00`).waitFor();
    await expectValue(change, 'Fecha', '');
  });

  it('relates activities from a picker, several at a time, and says when one is there already', async () => {
    const { page } = staff;
    const related = page.getByRole('region', { name: 'Actividades relacionadas' });
    await related.getByText('Todavía no hay ninguna.').waitFor();
    await related.getByRole('button', { name: 'Añadir actividades' }).click();
    const picker = page.getByRole('dialog', { name: 'Añadir actividades relacionadas' });
    await picker.getByText('12 actividades').waitFor();
    expect(await picker.getByRole('columnheader').allInnerTexts()).toEqual([
      'Actividad',
      'Territorio',
      'Fecha',
      'Empresa',
      'Añadir',
    ]);
    expect(await picker.getByRole('row').count()).toBe(11);
    await picker.getByRole('button', { name: 'Página 2' }).click();
    await picker.getByRole('row').nth(3).waitFor({ state: 'detached' });
    await picker.getByRole('searchbox', { name: 'Buscar por título' }).fill('cigüenas');
    const storks = picker.getByRole('button', { name: 'Añadir «Puente romano y cigüeñas negras de Alcántara»' });
    await storks.click();
    await picker.getByRole('button', { name: '«Puente romano y cigüeñas negras de Alcántara» añadida' }).waitFor();
    await picker.getByRole('searchbox').fill('castillo');
    const night = 'Noche de estrellas en el castillo de Monfragüe';
    // Meanwhile somebody else adds the same one.
    await sql`insert into related_activities (activity_id, related_id, position)
      select ${id}, id, 9 from activities where slug = 'noche-de-estrellas-en-el-castillo-de-monfrague'`;
    await picker.getByRole('button', { name: `Añadir «${night}»` }).click();
    await picker.getByRole('alert').filter({ hasText: 'Activdad ya añadida como relacionada' }).waitFor();
    await picker.getByRole('button', { name: 'Listo' }).click();
    const link = related.getByRole('link', { name: /Puente romano y cigüeñas/ });
    expect(await link.getAttribute('href')).toBe('/actividad/puente-romano-y-ciguenas-negras-de-alcantara');
  });

  it('tells visitors that an outing is not certain yet, and staff what it lacks (B59)', async () => {
    const { page } = staff;
    const [row] = await sql`update activities set hidden = false where id = ${id} returning slug`;
    const visitor = await page.context().newPage();
    await visitor.goto(`${product.url}/actividad/${String(row?.['slug'])}`);
    await visitor.getByText('Hay turnos pendientes de alcanzar el mínimo de 6 personas').waitFor();
    await visitor.close();
    await goOn(page, product.url + list);
    const found = page.getByRole('row').filter({ hasText: title });
    await found.getByText('09:30: 0 de 6 para salir').waitFor();
    expect(await found.getByText('para salir').count()).toBe(1);
    await sql`update activities set hidden = true where id = ${id}`;
  });

  it('removes one after asking; the picker offers it again', async () => {
    const { page } = staff;
    await goOn(page, `${product.url}/actividades/edit/actividad?id=${id}`);
    const related = page.getByRole('region', { name: 'Actividades relacionadas' });
    expect(await related.getByRole('listitem').count()).toBe(2);
    await related.getByRole('button', { name: /^Quitar «Noche de estrellas/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Quitar', exact: true }).click();
    await page.getByText('Actividad relacionada quitada').waitFor();
    expect(await related.getByRole('listitem').count()).toBe(1);
    await related.getByRole('button', { name: 'Añadir actividades' }).click();
    // Neither itself nor the one that is left: 13 activities in all.
    await page.getByRole('dialog').getByText('11 actividades').waitFor();
    await page.getByRole('button', { name: 'Listo' }).click();
  });

  it('copies with what belongs to it, and shares the picture', async () => {
    const { page } = staff;
    const [source] = await sql<{ id: number; image: string }[]>`
      select id, main_image_id as image from activities where slug = 'tras-la-huella-del-lince-rastros-y-fototrampeo'`;
    const image = source?.image ?? '';
    await sql`update activities set main_image_id = ${image}, video_url = 'https://example.org/video' where id = ${id}`;
    await sql`insert into activity_images (activity_id, file_id, gallery, position)
      select ${id}, f.id, g.gallery, row_number() over () from (select id from files where kind = 'image' limit 2) f,
        (values ('main'), ('afterwards')) g (gallery)`;
    await page.goto(`${product.url}/actividades/duplicar/actividad/?id=${id}`);
    await page.getByRole('heading', { level: 1, name: `Copia de: ${title}` }).waitFor();
    await page.getByRole('alert').filter({ hasText: 'Copia sin guardar' }).waitFor();
    expect(await page.getByRole('region', { name: 'Actividades relacionadas' }).count()).toBe(0);
    await page.getByRole('img', { name: 'Imagen principal de la actividad' }).waitFor();
    await write(page, 'Fecha', inDays(60));
    await saved(page);
    await screenShows(page, 'Actividades', page.getByRole('row').filter({ hasText: title }).nth(1));
    const copy = await newest('orquideas-del-berrocal-2');
    await goOn(page, `${product.url}/actividades/edit/actividad?id=${copy}`);
    await expectSaved(page);
    await expectValue(page, 'Fecha', inDays(60));
    await page.getByRole('link', { name: /Puente romano y cigüeñas/ }).waitFor();
    const [shared] = await sql`select main_image_id as image, video_url as video from activities where id = ${copy}`;
    expect(shared).toEqual({ image, video: 'https://example.org/video' });
    const pictures = (of: number) => sql`
      select gallery, file_id from activity_images where activity_id = ${of} order by gallery, position`;
    expect(await pictures(copy)).toEqual(await pictures(id));
    expect(await pictures(copy)).toHaveLength(4);
    await goOn(page, `${product.url}/actividades/duplicar/actividad/${copy}`);
    await screenShows(page, `Copia de: ${title}`);
    expect(page.url()).toBe(`${product.url}/actividades/duplicar/actividad?id=${copy}`);
    await goOn(page, `${product.url}/actividades/duplicar/actividad`);
    await screenShows(page, 'Actividades');
    expect(new URL(page.url()).pathname).toBe(list);
  });

  it('met no script error on the way', () => {
    expect(staff.errors).toEqual([]);
  });
});

/** What all of the saved ones share. */
async function expectSaved(page: Page): Promise<void> {
  for (const [label, value] of [
    ['Teléfono de contacto', '+34 600 000 135'],
    ['Hora de fin', '13:00'],
    ['Municipio', 'Los Barruecos'],
    ['Punto de encuentro', 'Molino de la charca'],
    ['Coordenadas', '39.4333,-6.4978'],
    ['Se abren el', inDays(-2)],
    ['Se cierran el', inDays(39)],
    ['Dirección de reserva externa', 'https://example.org/reservas'],
    ['Título', title],
    ['Subtítulo', 'Flores entre bolos de granito'],
    ['Material necesario', 'Calzado cerrado.'],
    ['Material recomendado', 'Lupa.'],
    ['Incluye', 'Guía y cuaderno de campo'],
  ] as const) {
    await expectValue(page.getByRole('main'), label, value);
  }
  for (const [label, value] of [
    ['Empresa', 'Dehesa Despacio'],
    ['Territorio', 'Monfragüe'],
    ['Categoría', 'Senderismo'],
    ['Público', 'A partir de 12 años'],
    ['Lista de espera', 'Avanza automáticamente cuando quedan plazas'],
  ] as const) {
    expect(await page.getByRole('combobox', { name: label, exact: true }).inputValue()).toBe(value);
  }
  expect(await field(page, 'Descripción').innerText()).toBe('Ruta en flor.');
  const places = page.getByRole('region', { name: 'Plazas y turnos' });
  expect(await places.locator('.mantine-Pill-label').allInnerTexts()).toEqual(['09:30', '11:30']);
  expect(await page.getByRole('checkbox', { name: 'Se admiten menores' }).isChecked()).toBe(false);
  expect(await page.getByRole('checkbox', { name: 'Ocultar la actividad' }).isChecked()).toBe(true);
  await page
    .locator('summary')
    .filter({ hasText: 'Actividades complementarias' })
    .filter({ hasText: '1 elegida' })
    .click();
  await page.getByRole('main').locator('.mantine-Pill-label', { hasText: 'Cena de matanza' }).waitFor();
}

async function expectValue(within: Pick<Page, 'getByRole'>, label: string, value: string): Promise<void> {
  const input = within.getByRole('textbox', { name: label, exact: true }).first();
  await input.waitFor();
  await expect.poll(() => input.inputValue()).toBe(value);
}

/** Whether the browser would ask before the tab is closed. */
function asksBeforeClosing(page: Page): Promise<boolean> {
  return page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
}
