import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, desk, narrowest, overflows, phone, settled } from './browser';
import { databaseOf, inDatabase } from './database';
import { caretSet } from './keyboard';
import { productInBrowser } from './product-in-browser';
import { goOn } from './screen';
import { eachStandsOnTheOneBefore } from './steps';

const tab = '/config-app?tab=correo';

describeInBrowser('the configuration of the mail', () => {
  const product = productInBrowser({ settings: { OUTGOING_ALLOW: '127.0.0.1' } });
  const sql = databaseOf(product);
  let page: Page;
  let errors: readonly string[];
  beforeAll(async () => {
    ({ page, errors } = await product.openPage({ viewport: desk, as: 'super@demo.test' }));
  });

  // One session: the tab reads a hundred templates when it is opened.
  eachStandsOnTheOneBefore();

  /** Only templates with these words: a few stand for the hundred, which take a rule seconds. */
  async function narrow(words: string): Promise<void> {
    await page.getByRole('textbox', { name: 'Buscar plantilla' }).fill(words);
  }

  /** Opens one by what it says of itself in the list. */
  async function edit(name: string): Promise<void> {
    await narrow(name.replace(/ \(.*/, ''));
    await page.getByRole('button', { name: `Editar ${name}` }).click();
    await subject().waitFor();
  }
  const subject = () => dialog(page).getByRole('textbox', { name: 'Asunto' });
  const save = () => dialog(page).getByRole('button', { name: 'Guardar' }).click();

  it('edits a template with fields as pieces, which its preview fills', async () => {
    await page.goto(product.url + tab);
    await narrow('Reserva confirmada');
    const edit = page.getByRole('button', { name: 'Editar Reserva confirmada (Español, Email)' });
    await edit.click();
    const body = dialog(page).getByRole('textbox', { name: 'Cuerpo' });
    await body.getByText('si hay reserva.turno').waitFor();
    const pieces = body.locator('.template-tag');
    const before = await pieces.count();
    await body.focus();
    await caretSet(body);
    await page.keyboard.press('Control+Home');
    // Typed in braces it becomes a piece too.
    await page.keyboard.type('Localizador {{reserva.referencia}} ');
    await expect.poll(() => pieces.count()).toBe(before + 1);
    await pick(page, 'Insertar un campo', 'reserva.estado');
    await expect.poll(() => pieces.count()).toBe(before + 2);
    await settled(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('Datos guardados correctamente').first().waitFor();
    const line = page.getByRole('listitem').filter({ has: edit }).last();
    await line.getByText('Modificada', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Vista previa de Reserva confirmada (Español, Email)' }).click();
    const preview = page.frameLocator('iframe[title*="Contenido de"]');
    await preview.getByText('Localizador MON-ABCD2345 confirmada').waitFor();
    expect(await preview.locator('body').innerText()).not.toMatch(/\{\{|template-tag/);
    await page.getByRole('button', { name: 'Cerrar la vista previa' }).click();
    expect(errors).toEqual([]);

    // What it said before is put back from its versions (B94).
    await edit.click();
    await body.getByText('Localizador').waitFor();
    await dialog(page).getByText('Versiones anteriores').click();
    await dialog(page).getByText('texto de la aplicación').click();
    await dialog(page).getByRole('button', { name: 'Volver a esta versión' }).click();
    await page
      .getByRole('dialog', { name: '¿Volver a esta versión?' })
      .getByText('Volver a esta versión', { exact: true })
      .click();
    await page.getByText('Versión recuperada').waitFor();
    await expect.poll(() => body.getByText('Localizador').count()).toBe(0);
    await settled(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await line.getByText('Modificada', { exact: true }).waitFor({ state: 'detached' });

    // Deleting goes back to the text of the product, and the question says so.
    await page.getByRole('button', { name: 'Eliminar Reserva confirmada (Español, Email)' }).click();
    await page.getByText('no puede quedarse sin texto').waitFor();
    await page.getByRole('button', { name: 'Eliminar y volver al original' }).click();
    await page.getByText('vuelve a valer el texto original').waitFor();
  });

  it('the later one is told by whom, keeps what was typed, and chooses (B95)', async () => {
    const name = 'Reserva cancelada (Español, Email)';
    await edit(name);
    await sql`update templates set subject = 'De otra persona', updated_at = now()
      where slug = 'reserva-cancelada' and language = 'es' and channel = 'email'`;
    await sql`insert into text_versions (name, content, saved_by, saved_at)
      select 'template/reserva-cancelada/es/email', '{}'::jsonb, id, now() from users where email = 'admin@demo.test'`;
    const [other] = await sql<{ name: string }[]>`select first_name as name from users where email = 'admin@demo.test'`;
    await subject().fill('De la segunda');
    await save();
    const told = dialog(page).getByRole('alert').filter({ hasText: 'Otra persona ha guardado esto' });
    await told
      .getByRole('listitem')
      .getByText(other?.name ?? '')
      .waitFor();
    expect(await subject().inputValue()).toBe('De la segunda');
    await settled(page);
    expect(await accessibilityViolations(page)).toEqual([]);

    const [row] = await sql<{ subject: string }[]>`select subject from templates
      where slug = 'reserva-cancelada' and language = 'es' and channel = 'email'`;
    expect(row?.subject).toBe('De otra persona');
    await told.getByRole('button', { name: 'Dejar lo guardado' }).click();
    await expect.poll(() => subject().inputValue()).toBe('De otra persona');
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
    await dialog(page).waitFor({ state: 'detached' });
  });

  it('a list of a message stays one in the editor', async () => {
    const stored = async () => {
      const [row] = await sql<{ body: string }[]>`select body from templates
        where slug = 'aviso-administrador-resumen' and language = 'es' and channel = 'email'`;
      return row?.body ?? '';
    };
    expect(await stored()).toContain('{{#avisos.lista}}');
    await edit('Aviso al administrador: varias reservas (Español, Email)');
    await subject().fill('Reservas nuevas: {{avisos.total}}');
    await dialog(page).getByRole('button', { name: 'Vista previa' }).click();
    const preview = page.frameLocator('iframe');
    await preview.getByText('Amanecer con buitres').waitFor();
    await preview.getByText('Ruta de las grullas').waitFor();
    await page.getByRole('button', { name: 'Cerrar la vista previa' }).click();
    await save();
    await dialog(page).waitFor({ state: 'detached' });
    const body = await stored();
    expect(body.indexOf('{{#avisos.lista}}')).toBeLessThan(body.indexOf('{{avisos.titulo}}'));
    expect(body.indexOf('{{avisos.enlace_actividad}}')).toBeLessThan(body.indexOf('{{/avisos.lista}}'));
  });

  it('refuses what is empty and unknown fields, and keeps what was typed', async () => {
    await narrow('niebla');
    await page.getByRole('button', { name: 'Añadir plantilla' }).click();
    const form = dialog(page);
    const save = form.getByRole('button', { name: 'Guardar' });
    await form.getByRole('textbox', { name: 'Cuerpo' }).waitFor();
    await save.click();
    await form.getByRole('alert').getByText('Complete campos').waitFor();
    const subject = form.getByRole('textbox', { name: 'Asunto' });
    await expect.poll(() => subject.evaluate((field) => field === document.activeElement)).toBe(true);
    await subject.fill('Aviso de niebla');
    await form.getByText('HTML', { exact: true }).click();
    const markup = form.getByRole('textbox', { name: 'Cuerpo en HTML' });
    await markup.fill('<table><tr><td>{{reserva.dni}}</td></tr></table>');
    await form.getByText('edítalo en HTML').waitFor();
    await save.click();
    await form.getByRole('alert').getByText('La plantilla no puede usar el campo «reserva.dni».').waitFor();
    expect(await markup.inputValue()).toContain('{{reserva.dni}}');
    await settled(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    await markup.fill('<style>td{color:#a00}</style><table><tr><td>{{reserva.nombre}}</td></tr></table>');
    await form.getByRole('button', { name: 'Vista previa' }).click();
    await page.frameLocator('iframe').getByText('Ana', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Cerrar la vista previa' }).click();
    await save.click();
    await page.getByText('Datos guardados correctamente').first().waitFor();
    await form.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Editar Aviso de niebla (Español, Email)' }).click();
    await expect
      .poll(() => markup.inputValue())
      .toBe('<table><tr><td style="color:#a00">{{reserva.nombre}}</td></tr></table>');
    await form.getByRole('button', { name: 'Cancelar' }).click();
    await form.waitFor({ state: 'detached' });
  });

  it('makes a WhatsApp text of an e-mail', async () => {
    await narrow('Lista de espera');
    await page.getByRole('button', { name: 'Clonar Lista de espera (Portugués, Email)' }).click();
    const form = dialog(page);
    await form.getByRole('combobox', { name: 'Tipo' }).selectOption('whatsapp');
    const body = form.getByRole('textbox', { name: 'Cuerpo' });
    await expect.poll(() => body.inputValue()).toMatch(/^Está na lista de espera\nOlá, \{\{reserva\.nombre\}\}/);
    // Spanish and Portuguese ones are the product's own.
    await form.getByRole('combobox', { name: 'Idioma' }).selectOption('en');
    await form.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('Datos guardados correctamente').first().waitFor();
    await page.getByRole('button', { name: 'Editar Lista de espera (Inglés, WhatsApp)' }).waitFor();
  });

  it('keeps the password hidden and tells what the mail server answered', async () => {
    const test = page.getByRole('button', { name: 'Enviar prueba' });
    await test.click();
    await page.getByRole('alert').getByText('Servidor de correo no configurado').waitFor();
    await page.getByRole('textbox', { name: 'Servidor (SMTP)' }).fill('127.0.0.1');
    await page.getByRole('textbox', { name: 'Puerto' }).fill('1');
    await page.getByRole('textbox', { name: 'Cuenta', exact: true }).fill('correo@example.org');
    await page.getByLabel('Contraseña', { exact: true }).fill('secreta-2026');
    await page.getByText('Guarda antes los cambios').waitFor();
    // A template opens over the form and takes nothing of it away.
    await page.getByRole('button', { name: 'Añadir plantilla' }).click();
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await page.getByText('Datos guardados correctamente').first().waitFor();
    await expect.poll(() => page.getByLabel('Contraseña', { exact: true }).inputValue()).toBe('********');
    await test.click();
    await page.getByRole('alert').getByText('ECONNREFUSED').waitFor();
    await narrow('Recordatorio');
    await settled(page);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  it('tells whom nothing is sent to, writes to them again, and goes through the log by channel', async () => {
    const { id, email } = await inDatabase(product.databaseUrl, async (sql) => {
      const [booked] = await sql<{ id: number; email: string }[]>`
        select r.id, p.email from reservations r join people p on p.reservation_id = r.id and p.position = 0
        where r.status = 2 and p.email is not null order by r.id limit 1`;
      const found = booked ?? { id: 0, email: '' };
      const message = {
        slug: 'reserva-recordatorio',
        language: 'es',
        recipient: found.email,
        reservation_id: found.id,
      };
      await sql`insert into email_suppressions (email_key, reason)
        values (${found.email.toLowerCase()}, '550 5.1.1 No such user'), ('nadie@example.net', '550 Nobody')`;
      await sql`insert into messages ${sql([
        { ...message, channel: 'email', status: 'suppressed', subject: 'Le esperamos', possibly_repeated: false },
        { ...message, channel: 'whatsapp', status: 'read', subject: 'Por WhatsApp', possibly_repeated: true },
      ])}`;
      return found;
    });

    await goOn(page, `${product.url}/actividades/edit/reserva?id=${id}`);
    await page.getByRole('alert').getByText('550 5.1.1 No such user').waitFor();
    await settled(page);
    expect(await accessibilityViolations(page)).toEqual([]);

    await goOn(page, `${product.url}${tab}&channel=whatsapp&group=waiting`);
    // The group of templates that the address names is open.
    await page.getByRole('button', { name: 'Editar Lista de espera (Español, Email)' }).waitFor();
    await page
      .getByRole('button', { name: /Por WhatsApp/ })
      .getByText('Pudo llegar más de una vez')
      .waitFor();
    expect(await page.getByRole('button', { name: /Le esperamos/ }).count()).toBe(0);
    await page.getByRole('combobox', { name: 'Canal' }).selectOption('email');
    await page.getByRole('button', { name: /Le esperamos/ }).click();
    await page.getByRole('dialog').getByText('Llama por teléfono').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    const section = page.getByRole('region', { name: 'Direcciones a las que no se escribe' });
    await section.getByRole('textbox', { name: 'Buscar por dirección o motivo' }).fill('NADIE');
    await expect.poll(() => section.getByRole('listitem').count()).toBe(1);
    await section.getByRole('button', { name: 'Borrar la búsqueda' }).click();
    await section.getByRole('button', { name: `Volver a escribir a ${email.toLowerCase()}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Volver a escribir' }).click();
    await page.getByText(`Se volverá a escribir a ${email.toLowerCase()}`).waitFor();
    await expect.poll(() => section.getByRole('listitem').count()).toBe(1);
    await page.setViewportSize(narrowest);
    await expect.poll(() => overflows(page)).toBe(false);
    await page.setViewportSize(desk);
    await narrow('Recordatorio');
    await settled(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('fits on a phone and on the narrowest screen', async () => {
    await page.setViewportSize(narrowest);
    await narrow('');
    // Behind its line, which the address keeps.
    await page.getByRole('button', { name: /^Recordatorios y mensajes/ }).click();
    await page.getByRole('button', { name: 'Editar Recordatorio (Español, Email)' }).waitFor();
    await expect.poll(() => overflows(page)).toBe(false);
    await page.setViewportSize(phone);
    await narrow('Recordatorio');
    await settled(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.setViewportSize(narrowest);
    await page.getByRole('button', { name: 'Añadir plantilla' }).click();
    await dialog(page).getByRole('textbox', { name: 'Cuerpo' }).waitFor();
    await expect.poll(() => overflows(page)).toBe(false);
    await settled(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});

function dialog(page: Page) {
  return page.getByRole('dialog', { name: /plantilla$/ });
}

async function pick(page: Page, label: string, field: string) {
  const picker = page.getByRole('combobox', { name: label, exact: true });
  await picker.fill(field);
  await page.getByRole('option', { name: field, exact: true }).click();
}
