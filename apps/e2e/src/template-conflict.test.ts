import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, desk, settled } from './browser';
import { databaseOf } from './database';
import { productInBrowser } from './product-in-browser';

describeInBrowser('who edits a template', () => {
  const product = productInBrowser();
  const sql = databaseOf(product);

  async function edit(name: string) {
    const opened = await product.openPage({ viewport: desk, as: 'super@demo.test' });
    await opened.page.goto(`${product.url}/config-app?tab=correo`);
    // A few templates stand for the hundred behind the dialog, which take a rule seconds.
    await opened.page.getByRole('textbox', { name: 'Buscar plantilla' }).fill(name.replace(/ \(.*/, ''));
    await opened.page.getByRole('button', { name: `Editar ${name}` }).click();
    await subject(opened.page).waitFor();
    return opened;
  }
  const dialog = (page: Page) => page.getByRole('dialog');
  const subject = (page: Page) => dialog(page).getByRole('textbox', { name: 'Asunto' });
  const save = (page: Page) => dialog(page).getByRole('button', { name: 'Guardar' }).click();

  it('the later one is told by whom, keeps what was typed, and chooses (B95)', async () => {
    const name = 'Reserva cancelada (Español, Email)';
    const { page, close } = await edit(name);
    await sql`update templates set subject = 'De otra persona', updated_at = now()
      where slug = 'reserva-cancelada' and language = 'es' and channel = 'email'`;
    await sql`insert into text_versions (name, content, saved_by, saved_at)
      select 'template/reserva-cancelada/es/email', '{}'::jsonb, id, now() from users where email = 'admin@demo.test'`;
    const [other] = await sql<{ name: string }[]>`select first_name as name from users where email = 'admin@demo.test'`;
    await subject(page).fill('De la segunda');
    await save(page);
    const told = dialog(page).getByRole('alert').filter({ hasText: 'Otra persona ha guardado esto' });
    await told
      .getByRole('listitem')
      .getByText(other?.name ?? '')
      .waitFor();
    expect(await subject(page).inputValue()).toBe('De la segunda');
    await settled(page);
    expect(await accessibilityViolations(page)).toEqual([]);

    const [row] = await sql<{ subject: string }[]>`select subject from templates
      where slug = 'reserva-cancelada' and language = 'es' and channel = 'email'`;
    expect(row?.subject).toBe('De otra persona');
    await told.getByRole('button', { name: 'Dejar lo guardado' }).click();
    await expect.poll(() => subject(page).inputValue()).toBe('De otra persona');
    await close();
  });

  it('a list of a message stays one in the editor', async () => {
    const stored = async () => {
      const [row] = await sql<{ body: string }[]>`select body from templates
        where slug = 'aviso-administrador-resumen' and language = 'es' and channel = 'email'`;
      return row?.body ?? '';
    };
    expect(await stored()).toContain('{{#avisos.lista}}');
    const { page, close } = await edit('Aviso al administrador: varias reservas (Español, Email)');
    await subject(page).fill('Reservas nuevas: {{avisos.total}}');
    await dialog(page).getByRole('button', { name: 'Vista previa' }).click();
    const preview = page.frameLocator('iframe');
    await preview.getByText('Amanecer con buitres').waitFor();
    await preview.getByText('Ruta de las grullas').waitFor();
    await page.getByRole('button', { name: 'Cerrar la vista previa' }).click();
    await save(page);
    await page.getByText('Datos guardados correctamente').waitFor();
    await close();
    const body = await stored();
    expect(body.indexOf('{{#avisos.lista}}')).toBeLessThan(body.indexOf('{{avisos.titulo}}'));
    expect(body.indexOf('{{avisos.enlace_actividad}}')).toBeLessThan(body.indexOf('{{/avisos.lista}}'));
  });
});
