import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { confirmByCall, staffCall } from './booked-by-call';
import { describeInBrowser, desk, focused, openBrowser, openPage, phone } from './browser';
import { databaseOf } from './database';
import { cameraSwitches, holdBeforeCamera, refusedCamera } from './fake-camera';
import { pressButton, tabTo, typeInto } from './keyboard';
import { openedPage, productInBrowser } from './product-in-browser';
import { goOn, live, screenShows } from './screen';
import { readMessage, signIn } from './staff';
import { consent, fillBooker } from './visitor';

const email = 'umbria@example.org';
const company = 'Casa Rural La Umbría';
const title = 'Puertas de Ródão: mirador, buitres y leyendas';
const visitor = { firstName: 'Inés', lastName: 'Campos', identity: '12345678Z', email: 'ines@example.org' };

/** Each step stands on the one before: a business signs up, its guest books ahead and is read at its checkpoint. */
describeInBrowser('a collaborator, from its sign-up to its first visitor', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dehesa-camera-'));
  const camera = path.join(folder, 'camera.mjpeg');
  const product = productInBrowser({ switches: cameraSwitches(camera) });
  const sql = databaseOf(product);
  const visit = openedPage(product, { viewport: phone });
  const office = openedPage(product, { viewport: desk });
  let id = 0;
  let activityId = 0;
  let reference = '';

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('finds no form without the right key (B54)', async () => {
    for (const address of ['/alta-colaborador', '/alta-colaborador?key=otra']) {
      await visit.page.goto(product.url + address);
      await screenShows(visit.page, 'Este enlace de alta no está completo');
      expect(await visit.page.locator('[name=companyName]').count()).toBe(0);
    }
  });

  it('signs up with the keyboard alone; a refusal keeps what was typed and leads to the field', async () => {
    const { page } = visit;
    await page.goto(`${product.url}/alta-colaborador?key=demo-alta`);
    await live(page);
    await pressButton(page, 'Enviar solicitud');
    await page.getByRole('alert').filter({ hasText: 'Complete campos' }).waitFor();
    await expect.poll(() => focused(page)).toBe('f-companyName');
    const fields = {
      companyName: company,
      postalCode: '10695',
      locality: 'Villarreal de San Carlos',
      province: 'Cáceres',
      website: 'casalaumbria.example',
      services: 'Habitaciones y desayuno',
      firstName: 'Rosa',
      lastName: 'Prieto',
      phone: '927 00 00 00',
      email: 'hotel@demo.test',
    };
    for (const [name, value] of Object.entries(fields)) await typeInto(page, name, value);
    const logo = await page.locator('.site-header').screenshot();
    await tabTo(page, '[name=imageId]');
    await page.locator('[name=imageId]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
    await page.getByText('Imagen elegida: logo.png').waitFor();
    await pressButton(page, 'Enviar solicitud');
    await page.getByRole('alert').filter({ hasText: 'Existe un colaborador con este email' }).waitFor();
    await expect.poll(() => focused(page)).toBe('f-email');
    expect(await page.locator('[name=companyName]').inputValue()).toBe(company);
    await typeInto(page, 'email', email);
    await pressButton(page, 'Enviar solicitud');
    await page.getByRole('heading', { name: 'Solicitud enviada' }).waitFor();
    expect(await page.locator('main').innerText()).toContain(`© ${new Date().getFullYear()}`);
    expect(visit.errors).toEqual([]);
  });

  it('waits for its confirmation: until then its links open nothing', async () => {
    const [row] = await sql<{ id: number; access: boolean; activity: number }[]>`
      select u.id, u.has_access as access,
        (select activity_id from activity_texts where language = 'es' and title = ${title}) as activity
      from users u where u.email = ${email}`;
    [id, activityId] = [row?.id ?? 0, row?.activity ?? 0];
    expect(row).toMatchObject({ access: false });
    await visit.page.goto(`${product.url}/seleccion-actividad?c=${id}`);
    await visit.page.getByRole('heading', { name: 'Este enlace está incompleto' }).waitFor();
    await visit.page.goto(`${product.url}/checkpoint?v=${id}`);
    await visit.page.getByText('El enlace no es válido.').waitFor();
    await staffCall(product, '/enviar-confirmacion-colaborador', { id });
  });

  it('lets its guest book what is not open for others yet (B9)', async () => {
    const { page } = visit;
    await page.goto(`${product.url}/seleccion-actividad?c=${id}`);
    expect(await page.locator('main').innerText()).toContain(company);
    const card = page.getByRole('listitem').filter({ hasText: title });
    expect(await card.innerText()).toContain('Reserva anticipada');
    await card.getByRole('link').click();
    await page.getByText('Reserva anticipada: ha entrado con el enlace de un colaborador.').waitFor();
    await live(page);
    await fillBooker(page, visitor);
    await consent(page);
    await page.getByRole('button', { name: 'Reservar' }).click();
    await page.locator('#thanks').waitFor();
    reference = await page.locator('.reference strong').innerText();
    expect(reference).toMatch(/^TAJ-/);
    await confirmByCall(product, reference);
    // The same page without the collaborator's link is closed.
    await page.goto(page.url().replace(/\?.*$/s, ''));
    await page.getByText('Actividad cerrada').waitFor();
  });

  it('reads the QR of the guest’s mail with the camera, and staff see the visit at once (B43)', async () => {
    await signIn(office.page, product.url);
    // Sent before it is looked for, so that the list is opened once.
    const sent = () => sql`
      select from messages where recipient = ${visitor.email} and slug = 'reserva-confirmada'
        and status not in ('queued', 'sending')`;
    await expect.poll(async () => (await sent()).length).toBe(1);
    const { html } = await readMessage(office.page, product.url, visitor.email, /confirmada/i);
    const [qr = ''] = /data:image\/png;base64,[\w+/=]+/.exec(html) ?? [];
    const mail = await product.openPage({});
    await mail.page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh"><img src="${qr}" width="300">`,
    );
    await holdBeforeCamera(mail.page, camera);
    await mail.close();

    await goOn(office.page, `${product.url}/lecturas/${activityId}`);
    await office.page.getByText('Aún no hay lecturas').waitFor();
    await office.page.getByText('En directo').waitFor();

    const { page } = visit;
    await page.context().grantPermissions(['camera'], { origin: product.url });
    await page.goto(`${product.url}/checkpoint?v=${id}`);
    await live(page);
    await pressButton(page, 'Escanear el código QR');
    await page.getByRole('heading', { name: 'Confirmar la visita' }).waitFor();
    const shown = await page.locator('main').innerText();
    for (const part of [company, reference, 'Inés Campos', title]) expect(shown).toContain(part);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Visita registrada' }).waitFor();
    // The camera is open again for the next visitor, and does not take the same telephone for one.
    await page.getByRole('button', { name: 'Cerrar la cámara' }).waitFor();
    await page.getByText('Visitas registradas ahora en este dispositivo').waitFor();

    const reading = office.page.getByRole('listitem').filter({ hasText: 'Inés Campos' });
    await reading.waitFor();
    expect(await reading.innerText()).toContain(`En ${company}`);
    expect([...visit.errors, ...office.errors]).toEqual([]);
  });

  it('says what is wrong with the camera, and typing goes on working', async () => {
    const other = await openBrowser(...refusedCamera);
    const refused = await openPage(other, { viewport: phone, locale: 'pt-PT' });
    const { page } = refused;
    await page.goto(`${product.url}/checkpoint?v=${id}`);
    await live(page);
    await page.getByRole('button', { name: 'Ler o código QR' }).click();
    await page.getByRole('alert').filter({ hasText: 'Não há autorização para usar a câmara' }).waitFor();
    await page.getByLabel('Número da reserva').fill(reference);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Confirmar a visita' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Já registada' }).waitFor();
    expect(refused.errors).toEqual([]);
    await other.close();
  });

  it('has a page of its own with its code, its poster, its link and who came (U15)', async () => {
    const { page, errors, close } = await product.openPage({ viewport: phone, as: 'hotel@demo.test' });
    // The screens of staff are not its own (U2).
    await page.goto(`${product.url}/actividades/admin/reservas`);
    await page.getByRole('heading', { name: 'Tus datos de colaborador' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await expect
      .poll(() => page.getByRole('img', { name: 'Código QR' }).evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBe(220);
    const poster = await page.getByRole('link', { name: 'Imprimir el cartel con el QR' }).getAttribute('href');
    const pdf = await page.request.get(product.url + (poster ?? ''));
    expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url });
    await page.getByRole('button', { name: 'Copiar el enlace' }).click();
    await page.getByText('Enlace copiado').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/seleccion-actividad\?c=\d+$/);
    expect(
      await page.getByRole('list', { name: 'Reservas anticipadas' }).getByRole('listitem').count(),
    ).toBeGreaterThan(0);
    expect(await page.getByRole('list', { name: 'Visitantes' }).getByRole('listitem').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    await page.getByRole('dialog', { name: 'Menú principal' }).getByRole('link', { name: 'Mis datos' }).click();
    await screenShows(page, 'Mis datos', page.getByLabel('Teléfono'));
    expect(errors).toEqual([]);
    await close();
  });
});
