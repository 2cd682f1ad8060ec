import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, desk, narrowest, overflows } from './browser';
import { hasFocus } from './keyboard';
import { openedPage, productInBrowser } from './product-in-browser';
import { loaded, screenShows } from './screen';
import { demoPassword, signIn } from './staff';

describeInBrowser('one’s own account', () => {
  const product = productInBrowser();
  const here = openedPage(product, { viewport: desk });
  /** Another device, which is signed in and shows nothing. */
  const elsewhere = openedPage(product, {});

  /** Somebody on the screen of its own data. */
  async function ownData(email: string) {
    const { page } = here;
    await signIn(page, product.url, email);
    await page.goto(`${product.url}/perfil`);
    await screenShows(page, 'Mis datos', page.getByLabel('Alias'));
    await loaded(page);
    return page;
  }
  const signedOut = async (page: Page) => {
    await page.goto(`${product.url}/perfil`);
    await screenShows(page, 'Iniciar sesión');
  };

  it('asks for the password once the address is another, and another device is signed out then', async () => {
    await signIn(elsewhere.page, product.url, 'usuario@demo.test');
    const page = await ownData('usuario@demo.test');
    const email = page.getByRole('textbox', { name: 'Email' });
    const password = page.getByLabel('Contraseña actual');
    const save = page.getByRole('button', { name: 'Guardar', exact: true });
    await email.fill('irene@demo.test');
    await password.fill('no es esta');
    await save.click();
    await page.getByText('La contraseña actual no es correcta').waitFor();
    await expect.poll(() => hasFocus(password)).toBe(true);

    await password.fill(demoPassword);
    await save.click();
    await page.getByText('Datos guardados correctamente').waitFor();
    await password.waitFor({ state: 'detached' });
    await signedOut(elsewhere.page);
    await page.reload();
    await screenShows(page, 'Mis datos', email);
    expect(await email.inputValue()).toBe('irene@demo.test');
  });

  it('shows where it is open and ends one, or all the others', async () => {
    const third = await product.openPage({ as: 'hotel@demo.test' });
    await signIn(elsewhere.page, product.url, 'hotel@demo.test');
    await here.page.setViewportSize(narrowest);
    const page = await ownData('hotel@demo.test');
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
    await signedOut(elsewhere.page);
    await signedOut(third.page);
    expect(third.errors).toEqual([]);
    await third.close();
  });

  it('a super admin ends anybody’s', async () => {
    await signIn(elsewhere.page, product.url, 'empresa@demo.test');
    const { page } = here;
    await page.setViewportSize(desk);
    await signIn(page, product.url, 'super@demo.test');
    await page.goto(`${product.url}/actividades/admin/empresas`);
    await page.getByRole('link', { name: 'Dehesa Despacio', exact: true }).click();
    const card = page.getByRole('region', { name: 'Sesiones abiertas' });
    await card.getByRole('button', { name: /^Terminar la sesión/ }).click();
    await card.getByText('No tiene ninguna sesión abierta.').waitFor();
    await signedOut(elsewhere.page);
    expect([...here.errors, ...elsewhere.errors]).toEqual([]);
  });
});
