import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { describeInBrowser, desk } from './browser';
import { hasFocus, pressButton, tabTo } from './keyboard';
import { openedPage, productInBrowser } from './product-in-browser';
import { goOn, screenShows } from './screen';
import { secondSteps } from './second-steps';
import { chooseLanguage, demoPassword } from './staff';
import { problemsAtEachWidth } from './widths';

/**
 * An app of codes: each that it tells is a later one than that before, since none is right twice. A clock may be a step ahead,
 * no more: who asks for a third code has to wait for it.
 */
function codeApp(key: string) {
  const secret = Secret.fromBase32(key.replaceAll(/\s/g, ''));
  let last = 0;
  return () => {
    last = Math.max(TOTP.counter(), last + 1);
    return TOTP.generate({ secret, timestamp: last * 30_000 });
  };
}

describeInBrowser('the second factor', () => {
  const product = productInBrowser();

  const { section, code, recovery, openProfile, typePassword, toSecondStep, signOut, shownKey, savedCodes } =
    secondSteps(product);

  const email = 'admin@demo.test';
  const open = openedPage(product, { viewport: desk, as: email });
  const office = openedPage(product, { viewport: desk, as: 'super@demo.test' });
  let page: Page;
  let next: () => string;
  let codes: string[];
  beforeAll(() => {
    page = open.page;
  });

  it('begins with the own password, by the keyboard alone', async () => {
    await openProfile(page);
    expect(await problemsAtEachWidth(page)).toEqual([]);
    await pressButton(page, 'Configurar la aplicación');
    const dialog = page.getByRole('dialog');
    const password = dialog.getByLabel('Tu contraseña actual');
    await password.waitFor();
    await expect.poll(() => hasFocus(password)).toBe(true);
    await page.keyboard.type('equivocada');
    await page.keyboard.press('Enter');
    await dialog.getByText('La contraseña no es correcta.').waitFor();
    expect(await problemsAtEachWidth(page)).toEqual([]);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');
    await dialog.getByRole('img', { name: 'Código QR para la aplicación de códigos' }).waitFor();
  });

  it('ends with its first code, and tells recovery codes once', async () => {
    const dialog = page.getByRole('dialog');
    expect(await problemsAtEachWidth(page)).toEqual([]);
    next = codeApp(await shownKey(page));
    const first = dialog.getByRole('textbox', { name: 'Código que muestra la aplicación' });
    await expect.poll(() => hasFocus(first)).toBe(true);
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await dialog.getByRole('alert').getByText('Código no válido').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(next());
    await page.keyboard.press('Enter');
    codes = await savedCodes(page);
    expect(codes).toHaveLength(10);
    expect(await problemsAtEachWidth(page)).toEqual([]);
    // Escape must not lose what is shown once.
    await page.keyboard.press('Escape');
    await pressButton(page, 'Ya los he guardado');
    await section(page).getByText('Activada', { exact: true }).waitFor();
    await section(page).getByText('Te quedan 10 códigos sin usar.').waitFor();
    expect(await problemsAtEachWidth(page)).toEqual([]);
  });

  it('is asked for after the password, by the keyboard alone', async () => {
    await signOut(page);
    await toSecondStep(page, email);
    await expect.poll(() => hasFocus(code(page))).toBe(true);
    expect(await code(page).getAttribute('autocomplete')).toBe('one-time-code');
    expect(await problemsAtEachWidth(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByText('Escribe el código.').waitFor();
    await page.keyboard.type('000 000');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Código no válido').waitFor();
    expect(await problemsAtEachWidth(page)).toEqual([]);
    await tabTo(page, 'input[inputmode=numeric]');
    await page.keyboard.press('Control+a');
    // As it is pasted from an app: with a space in its midst.
    const typed = next();
    await page.keyboard.insertText(`${typed.slice(0, 3)} ${typed.slice(3)}`);
    await tabTo(page, 'input[type=checkbox]');
    await page.keyboard.press('Space');
    await pressButton(page, 'Verificar');
    await screenShows(page, 'Hola, Tomás');
  });

  it('is not asked for on a device that is remembered, until that is forgotten', async () => {
    await signOut(page);
    await typePassword(page, email);
    await screenShows(page, 'Hola, Tomás');
    await openProfile(page);
    const forget = section(page).getByRole('button', { name: /^Olvidar «/ });
    await forget.click();
    await section(page).getByText('Ninguno.').waitFor();
    expect(await forget.count()).toBe(0);
    await signOut(page);
    await toSecondStep(page, email);
  });

  it('is in Portuguese for who reads that', async () => {
    await chooseLanguage(page, 'pt');
    await screenShows(page, 'Verificação em dois passos');
    await page.getByRole('textbox', { name: 'Código de verificação' }).waitFor();
    expect(await problemsAtEachWidth(page, { rules: false })).toEqual([]);
    await chooseLanguage(page, 'es');
  });

  it('has recovery codes in its place, each for once', async () => {
    await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
    const field = recovery(page);
    await expect.poll(() => hasFocus(field)).toBe(true);
    expect(await problemsAtEachWidth(page)).toEqual([]);
    await page.keyboard.type(codes[0]?.toLowerCase() ?? '');
    await page.keyboard.press('Enter');
    await page.getByText('Te quedan 9 códigos de recuperación.').waitFor();
    await screenShows(page, 'Hola, Tomás');
    await signOut(page);
    await toSecondStep(page, email);
    await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
    await field.fill(codes[0] ?? '');
    await field.press('Enter');
    await page.getByRole('alert').getByText('Código no válido').waitFor();
  });

  it('five wrong codes in all lead back to the password', async () => {
    // The first of them was that recovery code.
    await page.getByRole('button', { name: 'Usar la aplicación de códigos' }).click();
    for (let n = 0; n < 3; n += 1) {
      await code(page).fill(`00000${n}`);
      await code(page).press('Enter');
      await page.getByRole('alert').getByText('Código no válido').waitFor();
      await expect.poll(() => hasFocus(code(page))).toBe(true);
    }
    await code(page).fill('000009');
    await code(page).press('Enter');
    await page.getByRole('alert').getByText('Vuelve a empezar').waitFor();
    expect(await problemsAtEachWidth(page)).toEqual([]);
    await page.getByRole('button', { name: 'Volver' }).click();
    await screenShows(page, 'Iniciar sesión', page.locator('[name=email]'));
  });

  it('opens an application key for the documented /login, which refuses the password', async () => {
    const login = async (clave: string) => {
      // A client of its own, without the browser's cookies.
      const answer = await fetch(`${product.url}/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, clave }),
      });
      return (await answer.json()) as { error: boolean; value?: string; token?: string };
    };
    expect(await login(demoPassword)).toEqual({ error: true, value: 'Login no válido' });
    await toSecondStep(page, email);
    await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
    await recovery(page).fill(codes[1] ?? '');
    await recovery(page).press('Enter');
    await screenShows(page, 'Hola, Tomás');
    await openProfile(page);
    const keys = page.getByRole('region', { name: 'Claves de aplicación' });
    await keys.getByRole('button', { name: 'Crear una clave' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Nombre' }).fill('Web del parque');
    await dialog.getByLabel('Tu contraseña actual').fill(demoPassword);
    await dialog.getByRole('button', { name: 'Crear', exact: true }).click();
    await dialog.getByText('Copia la clave ahora: no se volverá a mostrar.').waitFor();
    expect(await problemsAtEachWidth(page)).toEqual([]);
    const key = await shownKey(page);
    await dialog.getByRole('button', { name: 'Ya la he guardado' }).click();
    expect(await login(key)).toEqual({ error: false, token: expect.any(String) });
    await keys.getByRole('button', { name: 'Eliminar «Web del parque»' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar', exact: true }).click();
    await keys.getByText('Todavía no hay ninguna.').waitFor();
    expect(await login(key)).toEqual({ error: true, value: 'Login no válido' });
  });

  it('is reset by a super admin, who is not one of those who have it', async () => {
    const admin = office.page;
    await admin.goto(`${product.url}/usuarios?q=admin%40demo.test`);
    await admin
      .getByRole('link', { name: /Tomás/ })
      .first()
      .click();
    const factors = section(admin);
    await factors.getByText('Aplicación de códigos · 8 códigos de recuperación').waitFor();
    expect(await problemsAtEachWidth(admin)).toEqual([]);
    await factors.getByRole('button', { name: 'Restablecer' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Restablecer' }).click();
    await factors.getByText('Esta cuenta no tiene verificación en dos pasos.').waitFor();
    await signOut(page);
    await typePassword(page, email);
    await screenShows(page, 'Hola, Tomás');
  });

  it('whoever must have one and has none sees its set-up alone, and then what was asked for', async () => {
    await goOn(office.page, `${product.url}/config-app`);
    const roles = section(office.page);
    await roles.getByRole('checkbox').nth(2).check();
    await roles.getByRole('button', { name: 'Guardar' }).click();
    await office.page.getByText('Guardado', { exact: true }).first().waitFor();
    expect(await problemsAtEachWidth(office.page)).toEqual([]);

    await signOut(page);
    await page.goto(`${product.url}/actividades/admin/reservas`);
    await screenShows(page, 'Iniciar sesión', page.locator('[name=email]'));
    await page.locator('[name=email]').fill('monfrague@demo.test');
    await page.locator('[name=password]').fill(demoPassword);
    await page.locator('[name=password]').press('Enter');
    await screenShows(page, 'Verificación en dos pasos', page.getByText('¿Cómo quieres verificar que eres tú?'));
    expect(await problemsAtEachWidth(page)).toEqual([]);
    await page.goto(`${product.url}/dashboard`);
    await screenShows(page, 'Verificación en dos pasos');
    await page.goto(`${product.url}/login?to=${encodeURIComponent('/actividades/admin/reservas')}`);
    await page.getByRole('button', { name: 'Aplicación de códigos' }).click();
    await page.getByLabel('Tu contraseña actual').fill(demoPassword);
    await page.getByRole('button', { name: 'Continuar' }).click();
    const first = page.getByRole('textbox', { name: 'Código que muestra la aplicación' });
    await first.waitFor();
    await first.fill(codeApp(await page.locator('main pre').innerText())());
    await first.press('Enter');
    expect(await savedCodes(page)).toHaveLength(10);
    await page.getByRole('button', { name: 'Ya los he guardado' }).click();
    await screenShows(page, /reserva/i);
  });

  it('met no script error', () => {
    expect([...open.errors, ...office.errors]).toEqual([]);
  });
});
