import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, desk, overflows, phone } from './browser';
import { databaseOf } from './database';
import { productInBrowser } from './product-in-browser';
import { screenShows } from './screen';
import { signInOnScreen } from './staff';

describeInBrowser('a fee that is renewed (B99)', () => {
  const product = productInBrowser();
  const sql = databaseOf(product);
  let address: string;
  beforeAll(async () => {
    await sql`update configuration set app_type = 'gimnasio'`;
    const [tariff] = await sql`insert into tariffs (name, days, price_cents) values ('Bono de diez días', 10, 1250)
      returning id`;
    const [member] = await sql`update users set birth_date = '1990-02-01', tariff_id = ${tariff?.id},
      fee_paid_on = '2024-03-01', fee_expires_on = '2024-03-11' where last_name = 'Campos Vela' returning id`;
    address = `${product.url}/edit/usuario?id=${member?.id}`;
  });

  it('is renewed by one press, once where another was quicker, and stays when an older form is saved', async () => {
    const open = await product.openPage({ viewport: desk });
    const { page } = open;
    await signInOnScreen(page, product.url, 'super@demo.test');
    const renewal = (of: Page) => of.getByRole('region', { name: 'Renovar la cuota' });
    const renew = (of: Page) => renewal(of).getByRole('button', { name: /^Renovar hasta el / });
    const showFee = async (of: Page) => {
      await of.goto(address);
      await of.getByRole('tab', { name: 'Gimnasio' }).click();
      await renewal(of).getByText('Todavía no hay pagos anotados.').waitFor();
    };
    const late = await page.context().newPage();
    const older = await page.context().newPage();
    await Promise.all([page, late, older].map(showFee));

    await renewal(page).getByText('Bono de diez días · 12,50').waitFor();
    const until = (await renew(page).innerText()).replace('Renovar hasta el ', '');
    // Nothing can be typed into the form that begins anew with the answer.
    let send = () => {};
    const locked = new Promise<void>((resolve) => (send = resolve));
    await page.route(/\/trpc\/[^?]*renewFee/, (route) => locked.then(() => route.continue()));
    await renew(page).dblclick();
    await page.locator('form[inert]').getByLabel('Fecha de caducidad').waitFor();
    send();
    await page.getByText(`Cuota renovada hasta el ${until}`).waitFor();
    await renewal(page).getByText(`al ${until}`).waitFor();
    await expect.poll(() => page.getByLabel('Fecha de caducidad').inputValue(), { timeout: 10_000 }).toBe(until);
    expect(await renewal(page).getByRole('listitem').count()).toBe(1);
    expect(await page.getByText('La cuota ha cambiado').count()).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);

    await page.setViewportSize(phone);
    expect(await overflows(page)).toBe(false);

    await renew(late).click();
    await late.getByText('La cuota ha cambiado').waitFor();
    await renewal(late).getByText(`al ${until}`).waitFor();
    expect(await renewal(late).getByRole('listitem').count()).toBe(1);

    await older.getByRole('tab', { name: 'Datos' }).click();
    await older.getByRole('main').getByLabel('Teléfono').fill('600 10 20 31');
    await older.getByRole('tab', { name: 'Gimnasio' }).click();
    await renewal(older).getByText('Guarda antes los cambios de la ficha.').waitFor();
    expect(await renew(older).isDisabled()).toBe(true);
    await older.getByRole('button', { name: 'Guardar', exact: true }).first().click();
    const row = older.getByRole('row').filter({ hasText: 'Irene Campos Vela' });
    await screenShows(older, 'Usuarios', row);
    await row.getByText(until).waitFor();

    // Who closes the question and types on keeps that, and gets the fee as it is then.
    let answer = () => {};
    const typed = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/trpc\/[^?]*takeBackFee/, (route) => typed.then(() => route.continue()));
    await renewal(page)
      .getByRole('button', { name: /^Anular el pago: / })
      .click();
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
    await expect.poll(() => page.getByLabel('Fecha de caducidad').inputValue()).toBe('11/03/2024');
    expect(await phoneField.inputValue()).toBe('600 10 20 32');
    await open.close();
  });
});
