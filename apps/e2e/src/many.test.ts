import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeInBrowser, desk, phone, settled } from './browser';
import { databaseOf } from './database';
import { demoIds } from './demo-ids';
import { openedPage, productInBrowser } from './product-in-browser';
import { screenShows } from './screen';
import { openBoard } from './staff';
import { problemsAtEachWidth } from './widths';

describeInBrowser('many at once', () => {
  const product = productInBrowser();
  const sql = databaseOf(product);

  describe('of the accounts', () => {
    const staff = openedPage(product, { viewport: desk, as: 'super@demo.test' });
    let page: Page;

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

  describe('of the reservations of a board', () => {
    const staff = openedPage(product, { viewport: desk, acceptDownloads: true, as: 'admin@demo.test' });
    let page: Page;
    let boat = 0;

    beforeAll(async () => {
      boat = Number((await demoIds(product.databaseUrl)).boat);
      page = staff.page;
      await openBoard(page, product.url, boat);
    });

    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
    const bar = () => page.getByRole('region', { name: 'Reservas seleccionadas' });
    const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
    const idsOf = async (status: number) =>
      (
        await sql<{ id: number }[]>`select id from reservations where activity_id = ${boat} and status = ${status}
        order by created_at, id`
      ).map(({ id }) => id);

    it('cancels on a phone for a reason that the booker learns (B91)', async () => {
      await page.setViewportSize(phone);
      await button('Seleccionar').click();
      const tick = page.getByRole('checkbox', { name: /^Seleccionar la reserva de/ }).first();
      await tick.check();
      await bar().getByRole('button', { name: 'Cancelar' }).click();
      const asked = dialog('Cancelar las seleccionadas');
      await asked.getByRole('combobox', { name: 'Motivo' }).click();
      await page.getByRole('option', { name: 'Mal tiempo' }).click();
      await asked.getByRole('switch', { name: 'Decírselo al visitante' }).check();
      await settled(page);
      await asked.getByRole('button', { name: 'Cancelar las reservas' }).click();
      await page.getByText('1 reserva cancelada').waitFor();
      await bar().getByRole('status').getByText('0 seleccionadas').waitFor();
      const rows = await sql`select cancel_reason, cancel_reason_told from reservations
      where activity_id = ${boat} and cancel_reason is not null`;
      expect([...rows]).toEqual([{ cancel_reason: 'weather', cancel_reason_told: true }]);
      await bar().getByRole('button', { name: 'Dejar de seleccionar' }).click();
      await page.setViewportSize(desk);
    });

    it('chooses with the keyboard, and writes to them (B90)', async () => {
      // A few of the board, which is looked at as a whole elsewhere.
      const [few] = await sql`select p.first_name as name from reservations r join people p on p.reservation_id = r.id
      where r.activity_id = ${boat} and r.status in (1, 2, 3) group by 1
      having count(distinct r.id) filter (where p.position = 0) > 1 order by count(*), 1 limit 1`;
      const search = page.getByRole('searchbox');
      await search.fill(few?.['name']);
      await expect.poll(() => page.getByRole('article').count()).toBeLessThan(10);
      await button('Seleccionar').press('Enter');
      const ticks = page.getByRole('checkbox', { name: /^Seleccionar la reserva de/ });
      await ticks.first().press('Space');
      await ticks.nth(1).press('Space');
      await bar().getByRole('status').getByText('2 seleccionadas').waitFor();
      expect(await problemsAtEachWidth(page)).toEqual([]);
      await bar().getByRole('button', { name: 'Escribir' }).click();
      await dialog(/^Escribir a/)
        .getByLabel('Asunto')
        .first()
        .waitFor();
      const subjects = dialog(/^Escribir a/).getByLabel('Asunto');
      for (let index = 0; index < (await subjects.count()); index += 1) {
        await subjects.nth(index).fill('Dónde aparcar');
        await dialog(/^Escribir a/)
          .locator('textarea')
          .nth(index)
          .fill('Hola, {{reserva.nombre}}: en la plaza.');
      }
      await dialog(/^Escribir a/)
        .getByRole('button', { name: 'Ver cómo queda' })
        .click();
      await dialog(/^Escribir a/)
        .locator('iframe')
        .waitFor();
      expect(await problemsAtEachWidth(page)).toEqual([]);
      await dialog(/^Escribir a/)
        .getByRole('button', { name: /^Enviar a/ })
        .click();
      await page.getByText(/^Se está enviando a/).waitFor();
      const [sent] = await sql`select count(*)::int as messages from messages where slug = 'reserva-mensaje'`;
      expect(sent?.['messages']).toBe(2);
      await button('Dejar de seleccionar').first().click();
      await search.fill('');
    });

    it('confirms all requests with one press (B89)', async () => {
      const pending = await idsOf(1);
      expect(pending.length).toBeGreaterThan(1);
      await button('Confirmar las pendientes').click();
      await dialog('Confirmar las pendientes').getByRole('button', { name: 'Confirmar', exact: true }).click();
      await page.getByText(`${pending.length} reservas confirmadas`).waitFor();
      expect(await idsOf(1)).toEqual([]);
      expect((await idsOf(2)).filter((id) => pending.includes(id)).length).toBe(pending.length);
      await button('Confirmar las pendientes').waitFor({ state: 'detached' });
      expect(staff.errors).toEqual([]);
    });
  });
});
