import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { describeInBrowser, desk, phone, settled } from './browser';
import { databaseOf } from './database';
import { demoIds } from './demo-ids';
import { openedPage, productInBrowser } from './product-in-browser';
import { openBoard } from './staff';
import { problemsAtEachWidth } from './widths';

describeInBrowser('many reservations of the board at once', () => {
  const product = productInBrowser();
  const staff = openedPage(product, { viewport: desk, acceptDownloads: true, as: 'admin@demo.test' });
  let page: Page;
  const sql = databaseOf(product);
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
