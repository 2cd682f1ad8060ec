import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { describeInBrowser, desk } from './browser';
import { hasFocus, pressButton } from './keyboard';
import { openedPage, productInBrowser } from './product-in-browser';
import { screenShows } from './screen';
import { addAuthenticator, secondSteps } from './second-steps';
import { demoPassword } from './staff';
import { problemsAtEachWidth } from './widths';

describeInBrowser('a passkey', () => {
  const product = productInBrowser();
  const { section, recovery, openProfile, toSecondStep, signOut, savedCodes } = secondSteps(product);
  const email = 'super@demo.test';
  const open = openedPage(product, { viewport: desk, as: email });
  let page: Page;
  beforeAll(async () => {
    page = open.page;
    await addAuthenticator(page);
  });

  it('is added by the keyboard alone', async () => {
    await openProfile(page);
    await pressButton(page, 'Añadir una llave de acceso');
    const dialog = page.getByRole('dialog');
    const name = dialog.getByRole('textbox', { name: 'Nombre' });
    await expect.poll(() => hasFocus(name)).toBe(true);
    expect(await problemsAtEachWidth(page)).toEqual([]);
    await page.keyboard.type('Portátil');
    await page.keyboard.press('Tab');
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');
    expect(await savedCodes(page)).toHaveLength(10);
    await pressButton(page, 'Ya los he guardado');
    await section(page).getByRole('list', { name: 'Llaves de acceso' }).getByText('Portátil').waitFor();
    expect(await problemsAtEachWidth(page)).toEqual([]);
  });

  it('is told where the same device is added again', async () => {
    await section(page).getByRole('button', { name: 'Añadir una llave de acceso' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Nombre' }).fill('Otra');
    await dialog.getByLabel('Tu contraseña actual').fill(demoPassword);
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await dialog.getByRole('alert').getByText('Ya está añadida').waitFor();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    const stored = section(page).getByRole('list', { name: 'Llaves de acceso' }).getByRole('listitem');
    expect(await stored.count()).toBe(1);
  });

  it('takes another name, by the keyboard alone', async () => {
    const stored = section(page).getByRole('list', { name: 'Llaves de acceso' });
    await pressButton(page, 'Cambiar el nombre de «Portátil»');
    const field = page.getByRole('dialog').getByRole('textbox', { name: 'Nombre' });
    await expect.poll(() => hasFocus(field)).toBe(true);
    expect(await field.inputValue()).toBe('Portátil');
    expect(await problemsAtEachWidth(page)).toEqual([]);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText('Campo obligatorio').waitFor();
    await page.keyboard.type('Ordenador de casa');
    await page.keyboard.press('Enter');
    await stored.getByText('Ordenador de casa', { exact: true }).waitFor();
    expect(await stored.getByText('Portátil').count()).toBe(0);
    expect(await problemsAtEachWidth(page)).toEqual([]);
  });

  it('is the second step, by the keyboard alone; without an answer it says so, and a recovery code is left', async () => {
    await signOut(page);
    await toSecondStep(page, email);
    expect(await problemsAtEachWidth(page)).toEqual([]);
    await page.evaluate(() => {
      const answers = navigator.credentials.get;
      navigator.credentials.get = () => {
        navigator.credentials.get = answers;
        return Promise.reject(new DOMException('cancelled', 'NotAllowedError'));
      };
    });
    await pressButton(page, 'Usar una llave de acceso');
    await page.getByRole('alert').getByText('No se ha usado la llave de acceso').waitFor();
    await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
    await expect.poll(() => hasFocus(recovery(page))).toBe(true);
    await pressButton(page, 'Usar una llave de acceso');
    await screenShows(page, /^Hola, /);
  });

  it('is removed with the password', async () => {
    await openProfile(page);
    await section(page).getByRole('button', { name: 'Quitar «Ordenador de casa»' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Tu contraseña actual').fill(demoPassword);
    await dialog.getByRole('button', { name: 'Quitar' }).click();
    await section(page).getByText('Desactivada', { exact: true }).waitFor();
    expect(open.errors).toEqual([]);
  });
});
