import { beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, desk, overflows, phone } from './browser';
import { databaseOf } from './database';
import { openedPage, productInBrowser } from './product-in-browser';
import { screenShows } from './screen';

describeInBrowser('a fee that is renewed (B99)', () => {
  const product = productInBrowser();
  const sql = databaseOf(product);
  const open = openedPage(product, { viewport: desk, as: 'super@demo.test' });
  let member: number;
  beforeAll(async () => {
    await sql`update configuration set app_type = 'gimnasio'`;
    const [tariff] = await sql`insert into tariffs (name, days, price_cents) values ('Bono de diez días', 10, 1250)
      returning id`;
    const [row] = await sql<{ id: number }[]>`update users set birth_date = '1990-02-01', tariff_id = ${tariff?.id},
      fee_paid_on = '2024-03-01', fee_expires_on = '2024-03-11' where last_name = 'Campos Vela' returning id`;
    member = row?.id ?? 0;
  });
  /** As a colleague's press on another screen leaves it. */
  const renewedElsewhere = async (day: string) => {
    await sql`update users set fee_expires_on = ${day} where id = ${member}`;
    await sql`insert into fee_payments (user_id, amount_cents, paid_on, starts_on, ends_on)
      values (${member}, 1250, '2026-01-02', '2026-01-02', ${day})`;
  };

  it('is renewed by one press, once where another was quicker, and stays when an older form is saved', async () => {
    const { page } = open;
    const renewal = page.getByRole('region', { name: 'Renovar la cuota' });
    const renew = renewal.getByRole('button', { name: /^Renovar hasta el / });
    const expiry = page.getByLabel('Fecha de caducidad');
    await page.goto(`${product.url}/edit/usuario?id=${member}`);
    await page.getByRole('tab', { name: 'Gimnasio' }).click();
    await renewal.getByText('Todavía no hay pagos anotados.').waitFor();

    await renewal.getByText('Bono de diez días · 12,50').waitFor();
    const until = (await renew.innerText()).replace('Renovar hasta el ', '');
    // Nothing can be typed into the form that begins anew with the answer.
    let send = () => {};
    const locked = new Promise<void>((resolve) => (send = resolve));
    await page.route(/\/trpc\/[^?]*renewFee/, (route) => locked.then(() => route.continue()));
    await renew.dblclick();
    await page.locator('form[inert]').getByLabel('Fecha de caducidad').waitFor();
    send();
    await page.getByText(`Cuota renovada hasta el ${until}`).waitFor();
    await renewal.getByText(`al ${until}`).waitFor();
    await expect.poll(() => expiry.inputValue(), { timeout: 10_000 }).toBe(until);
    expect(await renewal.getByRole('listitem').count()).toBe(1);
    expect(await page.getByText('La cuota ha cambiado').count()).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.setViewportSize(phone);
    expect(await overflows(page)).toBe(false);
    await page.setViewportSize(desk);

    // Who closes the question and types on keeps that, and gets the fee as it is then.
    let answer = () => {};
    const typed = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/trpc\/[^?]*takeBackFee/, (route) => typed.then(() => route.continue()));
    await renewal.getByRole('button', { name: /^Anular el pago: / }).click();
    const question = page.getByRole('dialog', { name: '¿Anular el pago?' });
    await question.getByRole('button', { name: 'Anular el pago' }).click();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    await page.getByRole('tab', { name: 'Datos' }).click();
    const phoneField = page.getByRole('main').getByLabel('Teléfono');
    await phoneField.fill('600 10 20 32');
    answer();
    await page.getByText('Pago anulado', { exact: true }).first().waitFor();
    await page.getByRole('tab', { name: 'Gimnasio' }).click();
    await expect.poll(() => expiry.inputValue()).toBe('11/03/2024');
    expect(await phoneField.inputValue()).toBe('600 10 20 32');

    // What is not saved keeps the fee from being renewed.
    await renewal.getByText('Guarda antes los cambios de la ficha.').waitFor();
    expect(await renew.isDisabled()).toBe(true);
    await page.getByRole('tab', { name: 'Datos' }).click();
    await phoneField.fill('');
    await page.getByRole('tab', { name: 'Gimnasio' }).click();
    await renewal.getByText('Guarda antes los cambios de la ficha.').waitFor({ state: 'detached' });
    await renewedElsewhere('2036-01-01');
    await renew.click();
    await page.getByText('La cuota ha cambiado').waitFor();
    await expect.poll(() => expiry.inputValue()).toBe('01/01/2036');
    // The one that was taken back, and the colleague's.
    await renewal.getByText('al 01/01/2036').waitFor();
    expect(await renewal.getByRole('listitem').count()).toBe(2);

    await renewedElsewhere('2036-02-02');
    await page.getByRole('tab', { name: 'Datos' }).click();
    await phoneField.fill('600 10 20 31');
    await page.getByRole('button', { name: 'Guardar', exact: true }).first().click();
    const row = page.getByRole('row').filter({ hasText: 'Irene Campos Vela' });
    await screenShows(page, 'Usuarios', row);
    await row.getByText('02/02/2036').waitFor();
    expect(open.errors).toEqual([]);
  });
});
