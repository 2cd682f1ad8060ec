import { expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, desk, overflows, phone } from './browser';
import { databaseOf } from './database';
import { productInBrowser } from './product-in-browser';
import { screenShows } from './screen';
import { openActivity } from './visitor';

const title = 'La dehesa por dentro: encinas, ganado y monte';

describeInBrowser('a group', () => {
  const product = productInBrowser();
  const sql = databaseOf(product);

  it('asks in Portuguese on a telephone, gets its reservation at a desk in Spanish, and is ticked by its guide', async () => {
    const [outing] = await sql<{ id: number; slug: string }[]>`
      select a.id, a.slug from activities a join activity_texts t on t.activity_id = a.id and t.language = 'es'
      where t.title = ${title}`;
    if (outing === undefined) throw new Error('the demo data is missing');

    const { page: visitor } = await product.openPage({ viewport: phone, locale: 'pt-PT' });
    await openActivity(visitor, product.url, `${outing.slug}?lang=pt`);
    await visitor.getByRole('button', { name: 'Somos um grupo ou uma escola' }).click();
    const form = visitor.getByRole('form', { name: 'Pedido de grupo' });
    await form.getByLabel('Escola, associação ou empresa').fill('Escola Básica de Nisa');
    await form.getByLabel('Adultos').fill('2');
    await form.getByLabel('Menores de 18 anos').fill('2');
    await form.locator('[name="group.firstName"]').fill('Inês');
    await form.locator('[name="group.lastName"]').fill('Sá');
    await form.locator('[name="group.email"]').fill('ines.sa@example.org');
    await form.locator('[name="group.phone"]').fill('912 345 678');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Enviar o pedido' }).click();
    const problem = form.getByRole('alert');
    await problem.getByText('Um grupo tem de 5 a 200 pessoas').first().waitFor();
    expect(await accessibilityViolations(visitor)).toEqual([]);
    expect(await overflows(visitor)).toBe(false);
    // What was typed is there again after a reload, with its form open.
    await visitor.reload();
    await expect.poll(() => form.getByLabel('Adultos').inputValue()).toBe('2');
    await form.getByLabel('Menores de 18 anos').fill('7');
    await form.getByRole('button', { name: 'Enviar o pedido' }).click();
    await visitor.getByRole('heading', { name: 'Recebemos o seu pedido' }).waitFor();
    expect(await accessibilityViolations(visitor)).toEqual([]);

    const { page: staff } = await product.openPage({ viewport: desk, as: 'monfrague@demo.test' });
    await staff.goto(`${product.url}/actividades/admin/mensajes`);
    await staff.getByRole('button', { name: /Inês Sá/ }).click();
    await staff.getByText('2 adultos y 7 menores').first().waitFor();
    await staff.getByRole('button', { name: 'Convertir en reserva' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Reserva para el grupo de Inês Sá' });
    await dialog.getByText('Ocupará 9 plazas.').waitFor();
    expect(await accessibilityViolations(staff)).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Menores' }).fill('70');
    await dialog.getByText(/^No caben: quedan \d+ plazas\.$/).waitFor();
    await dialog.getByRole('button', { name: 'Crear la reserva' }).click();
    await dialog.getByText('Aforo completo').waitFor();
    await dialog.getByRole('textbox', { name: 'Menores' }).fill('7');
    await dialog.getByRole('combobox', { name: 'Estado' }).click();
    await staff.getByRole('option', { name: 'Confirmada' }).click();
    await dialog.getByRole('button', { name: 'Crear la reserva' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await staff
      .getByRole('link', { name: /^Reserva MON-/ })
      .first()
      .click();
    await screenShows(staff, /^Reserva MON-/);
    expect(await staff.getByRole('textbox', { name: 'Menores sin nombre' }).inputValue()).toBe('7');
    expect(await staff.getByRole('textbox', { name: 'Adultos sin nombre' }).inputValue()).toBe('1');
    expect(await accessibilityViolations(staff)).toEqual([]);

    await sql`update activities set date = (now() at time zone 'Europe/Madrid')::date, start_time = '23:00', end_time = null
      where id = ${outing.id}`;
    const { page: guide } = await product.openPage({ viewport: phone, as: 'monfrague@demo.test' });
    await guide.goto(`${product.url}/guia/${outing.id}`);
    const party = guide.getByRole('article', { name: /Sá, Inês/ });
    await party.getByText('Y 1 adulto y 7 menores sin nombre').waitFor();
    await party.getByRole('button', { name: 'Ha venido: Inês Sá' }).click();
    const count = party.getByLabel('¿Cuántos de los 8 sin nombre han venido?');
    expect(await count.inputValue()).toBe('8');
    await count.fill('6');
    await party.getByRole('button', { name: 'Anotar' }).click();
    await guide.getByText('Inês Sá: 7 personas').waitFor();
    expect(await accessibilityViolations(guide)).toEqual([]);
    expect(await overflows(guide)).toBe(false);
    const came = async () =>
      (
        await sql<{ came: number }[]>`select coalesce(sum(1 + a.unnamed), 0)::int as came from attendance a
        join reservations r on r.id = a.reservation_id where r.activity_id = ${outing.id} and r.unnamed_minors > 0
          and a.undone_at is null`
      )[0]?.came;
    await expect.poll(came).toBe(7);
    await guide.getByRole('button', { name: 'Deshacer' }).click();
    await expect.poll(came).toBe(9);
  });
});
