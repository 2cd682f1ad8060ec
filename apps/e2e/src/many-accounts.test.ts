import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { describeInBrowser, desk } from './browser';
import { databaseOf } from './database';
import { openedPage, productInBrowser } from './product-in-browser';
import { screenShows } from './screen';
import { problemsAtEachWidth } from './widths';

describeInBrowser('many accounts at once', () => {
  const product = productInBrowser();
  const staff = openedPage(product, { viewport: desk, as: 'super@demo.test' });
  let page: Page;
  const sql = databaseOf(product);

  beforeAll(async () => {
    // Invited some days ago, and one just now; and somebody who is kept out.
    await sql`update users set password_hash = null, invited_at = now() - interval '4 days', invitation_hash = 'old ' || id
      where email in ('socio1@demo.test', 'socio2@demo.test')`;
    await sql`update users set password_hash = null, invited_at = now(), invitation_hash = 'new' where email = 'socio5@demo.test'`;
    await sql`insert into audit_log (action, entity, entity_id)
      select 'users.resendInvitation', 'user', id from users where email = 'socio5@demo.test'`;
    await sql`update users set language = 'pt' where email = 'socio2@demo.test'`;
    await sql`update users set has_access = false where email = 'socio3@demo.test'`;
    page = staff.page;
    // Few of the list, which is looked at as a whole elsewhere.
    await page.goto(`${product.url}/usuarios#q=socio`);
    await screenShows(page, 'Usuarios', row('socio1@demo.test'));
  });

  const row = (email: string) => page.getByRole('row').filter({ hasText: email });
  const bar = () => page.getByRole('region', { name: 'Cuentas seleccionadas' });
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
  async function tick(...emails: string[]) {
    for (const email of emails) await row(email).getByRole('checkbox').check();
    // A row may lie half below the bar, as everything that is scrolled: at the end of the list none does.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await bar().getByRole('status').getByText(`${emails.length} seleccionadas`).waitFor();
  }

  it('invites those again who have not come yet, counts the others, and names who was invited just now (B97)', async () => {
    await tick('socio1@demo.test', 'socio2@demo.test', 'socio4@demo.test', 'socio5@demo.test');
    expect(await problemsAtEachWidth(page)).toEqual([]);
    await bar().getByRole('button', { name: 'Invitar de nuevo' }).click();
    const asked = dialog('Enviar otra vez la invitación');
    await asked.getByText('3 cuentas').waitFor();
    await asked.getByText('1 no está invitada').waitFor();
    await asked.getByRole('button', { name: 'Enviar' }).click();
    await asked.getByText('2 invitaciones enviadas').waitFor();
    await asked.getByText('1 se queda como estaba:').waitFor();
    await asked.getByRole('listitem').getByText('Eulalia Brezo Marín').waitFor();
    expect(await problemsAtEachWidth(page)).toEqual([]);
    await asked.getByRole('button', { name: 'Cerrar' }).last().click();
    await asked.waitFor({ state: 'detached' });
    await bar().waitFor({ state: 'detached' });
    const mails = await sql`select recipient from messages where slug = 'cuenta-invitacion' order by recipient`;
    expect(mails.map(({ recipient }) => recipient)).toEqual(['socio1@demo.test', 'socio2@demo.test']);
    const [old] = await sql`select count(*)::int as links from users where invitation_hash like 'old %'`;
    expect(old?.['links']).toBe(0);
  });

  it('writes to them in what they read, keeps it through a reload, and says who gets none (B90)', async () => {
    const chosen = ['socio1@demo.test', 'socio2@demo.test', 'socio3@demo.test'];
    const writing = dialog('Escribir a 3 cuentas');
    const open = async () => {
      await tick(...chosen);
      await bar().getByRole('button', { name: 'Escribir' }).click();
      await writing.getByText('1 lee español y 1 lee portugués.').waitFor();
    };
    await open();
    await writing.getByText('Sin acceso. No recibirán nada:').waitFor();
    const languages = ['En español', 'En portugués'].map((name) => writing.getByRole('group', { name }));
    for (const one of languages) {
      await one.getByLabel('Asunto').fill('Cerramos el lunes');
      await one.getByLabel('Texto').fill('Estimada ');
      await one.getByRole('button', { name: /^Insertar un dato/ }).click();
      await page.getByRole('menuitem', { name: 'Nombre', exact: true }).click();
    }
    await page.reload();
    await open();
    await expect.poll(() => languages[1]?.getByLabel('Texto').inputValue()).toBe('Estimada {{usuario.nombre}}');
    await writing.getByRole('button', { name: 'Ver cómo queda' }).click();
    await writing.frameLocator('iframe').getByText('Estimada Amparo').waitFor();
    expect(await problemsAtEachWidth(page)).toEqual([]);
    await writing.getByRole('button', { name: 'Enviar a 2 cuentas' }).dblclick();
    await page.getByText('Se está enviando a 2 cuentas.').waitFor();
    await bar().waitFor({ state: 'detached' });
    const sent = await sql`select recipient, language from messages where slug = 'cuenta-mensaje' order by recipient`;
    expect([...sent]).toEqual([
      { recipient: 'socio1@demo.test', language: 'es' },
      { recipient: 'socio2@demo.test', language: 'pt' },
    ]);
    await page.getByRole('link', { name: 'Amparo Cordero Vidal', exact: true }).click();
    const history = page.getByRole('region', { name: 'Historial' });
    await history.getByText('Mensaje escrito por el equipo').waitFor();
    await history.getByText('Invitación enviada otra vez').waitFor();
    expect(staff.errors).toEqual([]);
  });
});
