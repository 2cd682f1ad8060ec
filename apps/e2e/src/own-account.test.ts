import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, desk, overflows, narrowest } from './browser';
import { productInBrowser } from './product-in-browser';
import { loaded, screenShows } from './screen';
import { demoPassword } from './staff';

describeInBrowser('one’s own account', () => {
  const product = productInBrowser();

  /** Somebody on the screen of its own data. */
  async function ownData(email: string, viewport = desk) {
    const open = await product.openPage({ viewport, as: email });
    await open.page.goto(`${product.url}/perfil`);
    await screenShows(open.page, 'Mis datos', open.page.getByLabel('Alias'));
    await loaded(open.page);
    return open;
  }
  const signedOut = async (page: Page) => {
    await page.goto(`${product.url}/perfil`);
    await screenShows(page, 'Iniciar sesión');
  };

  it('asks for the password once the address is another, and keeps what was typed', async () => {
    const elsewhere = await ownData('usuario@demo.test');
    const { page, errors, close } = await ownData('usuario@demo.test');
    const email = page.getByRole('textbox', { name: 'Email' });
    const password = page.getByLabel('Contraseña actual');
    const save = page.getByRole('button', { name: 'Guardar', exact: true });
    expect(await password.count()).toBe(0);
    await page.getByLabel('Apellidos').fill('Campos Vela');
    await email.fill('USUARIO@demo.test');
    expect(await password.count()).toBe(0);
    await email.fill('irene@demo.test');
    await password.waitFor();
    await page.getByLabel('Alias').fill('Irene C.');
    await save.click();
    await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true');
    await password.fill('no es esta');
    await save.click();
    await page.getByText('La contraseña actual no es correcta').waitFor();
    await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await email.inputValue()).toBe('irene@demo.test');
    expect(await page.getByLabel('Alias').inputValue()).toBe('Irene C.');

    await password.fill(demoPassword);
    await save.click();
    await page.getByText('Datos guardados correctamente').waitFor();
    await password.waitFor({ state: 'detached' });
    await signedOut(elsewhere.page);
    await page.reload();
    await screenShows(page, 'Mis datos', email);
    expect(await email.inputValue()).toBe('irene@demo.test');
    expect([...errors, ...elsewhere.errors]).toEqual([]);
    await elsewhere.close();
    await close();
  });

  it('shows where it is open and ends one, or all the others', async () => {
    const first = await ownData('hotel@demo.test');
    const second = await ownData('hotel@demo.test');
    const third = await ownData('hotel@demo.test', narrowest);
    const { page } = third;
    const card = page.getByRole('region', { name: 'Mis sesiones' });
    const rows = card.getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(3);
    expect(await rows.filter({ hasText: 'Esta sesión' }).count()).toBe(1);
    expect(await card.innerText()).toContain('Chrome en Linux');
    expect(await overflows(page)).toBe(false);

    await rows
      .nth(1)
      .getByRole('button', { name: /^Terminar la sesión de Chrome en Linux/ })
      .click();
    await page.getByText('Sesión terminada').waitFor();
    await expect.poll(() => rows.count()).toBe(2);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Mis sesiones');
    await card.getByRole('button', { name: 'Terminar las demás' }).click();
    await page.getByText('1 sesión terminada').waitFor();
    await expect.poll(() => rows.count()).toBe(1);
    expect(await card.getByRole('button').count()).toBe(0);
    await signedOut(first.page);
    await signedOut(second.page);
    expect([first, second, third].flatMap(({ errors }) => errors)).toEqual([]);
    for (const open of [first, second, third]) await open.close();
  });

  it('a super admin ends anybody’s', async () => {
    const company = await ownData('empresa@demo.test');
    const { page, errors, close } = await product.openPage({ viewport: desk, as: 'super@demo.test' });
    await page.goto(`${product.url}/actividades/admin/empresas`);
    await page.getByRole('link', { name: 'Dehesa Despacio', exact: true }).click();
    const card = page.getByRole('region', { name: 'Sesiones abiertas' });
    await card.getByRole('button', { name: /^Terminar la sesión/ }).click();
    await card.getByText('No tiene ninguna sesión abierta.').waitFor();
    await signedOut(company.page);
    expect([...errors, ...company.errors]).toEqual([]);
    await company.close();
    await close();
  });
});
