import { expect, it } from 'vitest';
import { addShifts, choose, inDays, write } from './activity-form';
import { describeInBrowser, desk } from './browser';
import { databaseOf } from './database';
import { openedPage, productInBrowser } from './product-in-browser';
import { screenShows } from './screen';
import { column, openBoard, readMessage } from './staff';
import { eachStandsOnTheOneBefore } from './steps';
import { chooseParty, consent, fillBooker, fillPerson, openActivity } from './visitor';

const title = 'Cantos de ranas en la charca';
const slug = 'cantos-de-ranas-en-la-charca';
const carmen = { firstName: 'Carmen', lastName: 'Robles Prueba', identity: '12345678Z', email: 'carmen@example.org' };
const pilar = { firstName: 'Pilar', lastName: 'Segunda Prueba', identity: '00000001R', email: 'pilar@example.org' };

describeInBrowser('from publishing an activity to its places coming back', () => {
  const product = productInBrowser();
  const sql = databaseOf(product);
  const staff = openedPage(product, { viewport: desk, as: 'admin@demo.test' });
  const visitor = openedPage(product, { viewport: desk });
  const second = openedPage(product, { viewport: desk });
  let activityId = 0;
  let reference = '';
  let cancellation = '';

  /** Puts the activity so many days ahead of today in Madrid. */
  async function moveTo(days: number): Promise<void> {
    await sql`update activities set date = (now() at time zone 'Europe/Madrid')::date + ${days}::int where id = ${activityId}`;
  }

  eachStandsOnTheOneBefore();

  it('publishes an activity through the edit screen', async () => {
    const { page } = staff;
    await page.goto(`${product.url}/actividades/admin/actividades`);
    await page.getByRole('link', { name: 'Nueva actividad' }).click();
    await choose(page, 'Empresa', 'Dehesa Despacio');
    await choose(page, 'Territorio', 'Monfragüe');
    await choose(page, 'Categoría', 'Senderismo');
    await write(page, 'Organizador', 'Dehesa Despacio');
    await write(page, 'Teléfono de contacto', '+34 600 000 134');
    await write(page, 'Fecha', inDays(40));
    await write(page, 'Hora de inicio', '09:30');
    await write(page, 'Hora de fin', '13:00');
    await page.getByRole('combobox', { name: 'Municipio' }).fill('torrejon el');
    await page.getByRole('option', { name: 'Torrejón el Rubio' }).click();
    await write(page, 'Punto de encuentro', 'Charca de la Dehesa Boyal');
    await write(page, 'Aforo', '3');
    await addShifts(page, ['09:30', '11:30']);
    await write(page, 'Se abren el', inDays(-1));
    await write(page, 'Se cierran el', inDays(39));
    await write(page, 'Título', title);
    await write(page, 'Subtítulo', 'Una mañana con botas de agua');
    await write(page, 'Descripción', 'Ranas, tritones y libélulas.');
    await write(page, 'Material necesario', 'Botas de agua.');
    await page.getByRole('tab', { name: 'Portugués' }).click();
    await write(page, 'Título en portugués', 'Cantos de rãs no charco');
    await write(page, 'Descripción', 'Rãs, tritões e libélulas.');
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 600, height: 600 } });
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Elegir imagen' }).click(),
    ]);
    await chooser.setFiles({ name: 'charca.png', mimeType: 'image/png', buffer: picture });
    await page.getByRole('img', { name: 'Imagen principal de la actividad' }).waitFor();
    await page.getByRole('button', { name: 'Guardar' }).first().click();
    await page.getByText('Datos guardados correctamente').waitFor();
    const listed = page.getByRole('link', { name: `Editar «${title}»` });
    await screenShows(page, 'Actividades', listed);
    expect(await listed.count()).toBe(1);
  });

  it('lists it, and its public page shows what was written', async () => {
    const edit = staff.page.getByRole('link', { name: `Editar «${title}»` });
    await edit.waitFor();
    activityId = Number(new URL((await edit.getAttribute('href')) ?? '', product.url).searchParams.get('id'));
    expect(activityId).toBeGreaterThan(0);
    const { page } = visitor;
    await openActivity(page, product.url, slug);
    expect(await page.title()).toContain(title);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const content = await page.locator('main').innerText();
    for (const words of [
      'Torrejón el Rubio',
      'Charca de la Dehesa Boyal',
      'Ranas, tritones y libélulas.',
      'Botas de agua.',
    ]) {
      expect(content).toContain(words);
    }
    const image = page.locator('main img').first();
    await expect
      .poll(() => image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth))
      .toBeGreaterThan(0);
    await openActivity(second.page, product.url, `${slug}?lang=pt`);
    await second.page.getByRole('heading', { level: 1, name: 'Cantos de rãs no charco' }).waitFor();
    await openActivity(second.page, product.url, `${slug}?lang=es`);
  });

  it('books for a visitor, an adult and a child', async () => {
    const { page } = visitor;
    await page.getByRole('radio', { name: '09:30' }).check();
    await fillBooker(page, carmen);
    await chooseParty(page, { adults: 2, children: 1 });
    await fillPerson(page, 'companions.0', {
      firstName: 'Julián',
      lastName: 'Robles Prueba',
      identity: '87654321X',
      birthDate: ['2', '7', '1952'],
    });
    await fillPerson(page, 'companions.1', {
      firstName: 'Nuria',
      lastName: 'Robles Prueba',
      birthDate: ['30', '11', '2017'],
    });
    await consent(page);
    await page.getByRole('button', { name: 'Reservar', exact: true }).click();
    await page.getByRole('heading', { name: '¡Gracias por su reserva!' }).waitFor();
    reference = await page.locator('.reference strong').innerText();
    expect(reference).toMatch(/^MON-[A-Z0-9]{8}$/);
  });

  it('tells a second visitor whose page is older that the shift is full, and offers the waiting list', async () => {
    const { page } = second;
    await page.getByRole('radio', { name: '09:30' }).check();
    await fillBooker(page, pilar);
    await consent(page);
    await page.route('**/trpc/public.otherPlaces*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.getByRole('button', { name: 'Reservar', exact: true }).click();
    const problem = page.getByRole('alert').filter({ hasText: 'Aforo completo' });
    await problem.waitFor();
    // Where there is room is said in the same moment: nothing moves from under a finger.
    expect(await problem.innerText()).toContain('11:30 · Quedan 3 plazas');
    expect(await page.locator('[name="booker.firstName"]').inputValue()).toBe('Pilar');
    await problem.getByRole('button', { name: 'Apuntarme a la lista de espera' }).click();
    await page.getByRole('heading', { name: 'Está en la lista de espera' }).waitFor();
    await openActivity(page, product.url, slug);
    expect(await page.locator('main').innerText()).toContain('Completo · lista de espera');
  });

  it('shows it to staff as pending, who confirm it', async () => {
    const { page } = staff;
    await openBoard(page, product.url, activityId);
    const pending = column(page, 'Pendiente').getByRole('article', { name: 'Carmen Robles Prueba' });
    await pending.waitFor();
    expect(await pending.innerText()).toContain(reference);
    expect(await pending.innerText()).toContain('Julián Robles Prueba, Nuria Robles Prueba (menor)');
    await page.getByText('3 de 3 plazas ocupadas').first().waitFor();
    await column(page, 'En espera').getByRole('article', { name: 'Pilar Segunda Prueba' }).waitFor();
    await pending.getByRole('button', { name: 'Confirmar: Carmen Robles Prueba' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmar la reserva' }).click();
    await page.getByText('Reserva confirmada', { exact: true }).waitFor();
    await column(page, 'Confirmadas').getByRole('article', { name: 'Carmen Robles Prueba' }).waitFor();
  });

  it('keeps the confirmation readable in the log, with its QR and its link', async () => {
    const message = await readMessage(staff.page, product.url, carmen.email, /Su reserva está confirmada/);
    expect(message.shown).toContain(`${carmen.firstName} ${carmen.lastName} <${carmen.email}>`);
    expect(message.html).toContain(reference);
    expect(message.html).toContain(title);
    expect(message.html).toMatch(/<img[^>]+src="data:image/);
    const link = /href="([^"]*\/mi-reserva\/[^"]+#cancelar)"/.exec(message.html)?.[1] ?? '';
    expect(link).toContain(`${product.url}/mi-reserva/`);
    // The documented page keeps working, with the same token.
    cancellation = link.replace('/mi-reserva/', '/cancelacion/').replace('#cancelar', '');
  });

  it('checks the attendance in, once', async () => {
    const { page } = staff;
    await openBoard(page, product.url, activityId);
    const confirmed = column(page, 'Confirmadas');
    const card = confirmed.getByRole('article', { name: 'Carmen Robles Prueba' });
    // It comes a moment after the cards, above them, and moves them away from under the pointer.
    await confirmed.getByRole('heading', { name: 'Asistencia' }).waitFor();
    await card.getByRole('button', { name: 'Más acciones' }).click();
    await page.getByText(`La asistencia se podrá validar desde el ${inDays(40)}.`).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Validar asistencia' }).count()).toBe(0);
    // The day comes; afterwards it is ahead again, for the visitor's own steps.
    await moveTo(0);
    await openBoard(page, product.url, activityId);
    await confirmed.getByRole('heading', { name: 'Asistencia' }).waitFor();
    await card.getByRole('button', { name: 'Validar asistencia' }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Validar la asistencia' }).click();
    await card.getByText('Asistencia confirmada').waitFor();
    // The question goes a moment after the board shows the answer, and leaves the focus on the card.
    await question.waitFor({ state: 'detached' });
    await card.getByRole('button', { name: 'Más acciones' }).click();
    await page.getByRole('menuitem').first().waitFor();
    expect(await page.getByRole('menuitem', { name: 'Validar asistencia' }).count()).toBe(0);
    await page.getByRole('menuitem', { name: 'Quitar asistencia' }).click();
    await question.getByRole('button', { name: 'Quitar la asistencia' }).click();
    await card.getByText('Asistencia confirmada').waitFor({ state: 'detached' });
    await moveTo(40);
  });

  it('cancels by the link of the mail, once', async () => {
    const { page } = visitor;
    await page.goto(cancellation);
    expect(await page.locator('main').innerText()).toContain(reference);
    await page.getByRole('button', { name: 'Cancelar reserva' }).click();
    await page.getByRole('button', { name: 'Sí, cancelar la reserva' }).click();
    await page.getByRole('heading', { name: 'Reserva cancelada' }).waitFor();
    await page.goto(cancellation);
    await page.getByRole('heading', { name: 'Reserva ya cancelada' }).waitFor();
    expect(await page.getByRole('button', { name: 'Cancelar reserva' }).count()).toBe(0);
  });

  it('gives the places back on the board, and offers them to who waits', async () => {
    const { page } = staff;
    await openBoard(page, product.url, activityId);
    await page.getByText('0 de 3 plazas ocupadas').first().waitFor();
    const waiting = column(page, 'En espera').getByRole('article', { name: 'Pilar Segunda Prueba' });
    await waiting.getByText('Cabe ahora').waitFor();
    expect(await page.getByRole('article', { name: 'Carmen Robles Prueba' }).count()).toBe(0);
  });

  it('met no script error on the way', () => {
    expect([...staff.errors, ...visitor.errors, ...second.errors]).toEqual([]);
  });
});
