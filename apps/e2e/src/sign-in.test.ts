import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeInBrowser, desk } from './browser';
import { openedPage, productInBrowser } from './product-in-browser';
import { screenShows } from './screen';
import { demoPassword, signIn } from './staff';

describeInBrowser('signing in', () => {
  const product = productInBrowser();
  const open = openedPage(product, { viewport: desk });
  let page: Page;

  beforeAll(() => {
    page = open.page;
  });
  beforeEach(async () => {
    await page.unrouteAll();
    // A screen that is left open would notice the end of its session, and lead elsewhere.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(`${product.url}/login`);
    await screenShows(page, 'Iniciar sesión', email(), password(), submit());
  });

  const email = () => page.getByRole('textbox', { name: 'Email' });
  const password = () => page.locator('[name=password]');
  const submit = () => page.getByRole('button', { name: 'Entrar' });
  const expectNotice = async (title: string, message: string) => {
    const alert = page.getByRole('alert').filter({ hasText: title });
    await alert.getByText(message, { exact: true }).first().waitFor();
  };

  it('asks for what is missing and for an email that is one', async () => {
    await submit().click();
    await expectNotice('Complete campos', 'Por favor, rellene todos los campos para continuar');
    await expect.poll(() => email().evaluate((field) => field === document.activeElement)).toBe(true);
    await email().fill('   ');
    await password().fill(demoPassword);
    await submit().click();
    await expectNotice('Complete campos', 'Por favor, rellene todos los campos para continuar');
    await email().fill('admin@demo');
    await submit().click();
    await expectNotice('Email no válido', 'Por favor, introduzca un email válido.');
  });

  it('says what is wrong in the language that is chosen afterwards', async () => {
    await submit().click();
    await page.getByRole('button', { name: 'Português' }).click();
    await expectNotice('Preencha os campos', 'Por favor, preencha todos os campos para continuar');
    await page.getByRole('button', { name: 'Español' }).click();
    await expectNotice('Complete campos', 'Por favor, rellene todos los campos para continuar');
  });

  it('answers a wrong password and an unknown account alike', async () => {
    for (const account of ['admin@demo.test', 'nadie@demo.test']) {
      await email().fill(account);
      await password().fill('equivocada');
      await submit().click();
      await expectNotice('Login no válido', 'Email o contraseña incorrectos.');
    }
  });

  it('goes with Enter from the email to the password and from there into the product', async () => {
    await email().fill('admin@demo.test');
    await email().press('Enter');
    await expect.poll(() => password().evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');
    await screenShows(page, 'Hola, Tomás');
  });

  it('shows and hides the password', async () => {
    await password().fill(demoPassword);
    expect(await password().getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: 'Mostrar la contraseña' }).click();
    await expect.poll(() => password().getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Ocultar la contraseña' }).click();
    await expect.poll(() => password().getAttribute('type')).toBe('password');
  });

  it('sends a new password from the recovery panel, which has a way back', async () => {
    await page.getByRole('button', { name: '¿Has olvidado tu contraseña?' }).click();
    await screenShows(page, 'Recuperar contraseña');
    const send = page.getByRole('button', { name: 'Enviar' });
    await send.click();
    await expectNotice('Complete campos', 'Por favor, rellene todos los campos para continuar');
    await email().fill('nadie');
    await send.click();
    await expectNotice('Email no válido', 'Por favor, introduzca un email válido.');
    // Whether there is such an account nobody is told.
    for (const account of ['nadie@demo.test', 'usuario@demo.test']) {
      await email().fill(account);
      const answered = page.waitForResponse(/auth\.recoverPassword/);
      await send.click();
      expect((await answered).status()).toBe(200);
      const sent = page.getByRole('status').getByText('te hemos enviado un correo con tu nueva contraseña.');
      await sent.waitFor();
    }
    await page.getByRole('button', { name: 'Volver' }).click();
    await screenShows(page, 'Iniciar sesión');
  });

  it('leads who is signed in past the sign-in page, and out again', async () => {
    await signIn(page, product.url);
    await page.goto(`${product.url}/login`);
    await screenShows(page, 'Hola, Tomás');
    const cookie = (await page.context().cookies()).find(({ httpOnly }) => httpOnly);
    expect(cookie?.sameSite).toBe('Lax');
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await screenShows(page, 'Iniciar sesión');
    await page.goto(`${product.url}/actividades/admin/reservas`);
    await screenShows(page, 'Iniciar sesión');
    expect(new URL(page.url()).searchParams.get('to')).toBe('/actividades/admin/reservas');
  });

  it('returns to the address that was asked for, and keeps a visitor of role 3 out of staff screens', async () => {
    await page.goto(`${product.url}/actividades/admin/actividades`);
    await screenShows(page, 'Iniciar sesión');
    expect(new URL(page.url()).searchParams.get('to')).toBe('/actividades/admin/actividades');
    await email().fill('usuario@demo.test');
    await password().fill(demoPassword);
    await submit().click();
    await screenShows(page, 'Hola, Irene', page.getByRole('navigation', { name: 'Menú principal' }));
    expect(await page.getByRole('link', { name: 'Actividades', exact: true }).count()).toBe(0);
  });

  it('changes the language without losing what is typed, and says so where it cannot', async () => {
    await email().fill('admin@demo.test');
    const other = page.getByRole('button', { name: 'Português' });
    await page.route('**/assets/pt-*.js', (route) => route.abort());
    await other.click();
    await expectNotice('No se ha podido cambiar de idioma', 'Comprueba tu conexión a internet e inténtalo de nuevo.');
    expect(await page.getByRole('heading', { name: 'Iniciar sesión' }).count()).toBe(1);
    await page.unroute('**/assets/pt-*.js');
    await other.click();
    await screenShows(page, 'Iniciar sessão');
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('pt-PT');
    expect(await page.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe('admin@demo.test');
    await page.getByRole('button', { name: 'Español' }).click();
    await screenShows(page, 'Iniciar sesión');
  });

  it('loads the texts of one language, and can be opened again where they did not arrive', async () => {
    const texts: string[] = [];
    page.on('request', (request) =>
      texts.push(...(/\/assets\/(es|pt)-[^/]*\.js$/.exec(request.url())?.slice(1) ?? [])),
    );
    await page.route('**/assets/es-*.js', (route) => route.abort());
    await page.reload();
    const alert = page.getByRole('alert').filter({ hasText: 'No se ha podido abrir la página' });
    await alert.waitFor();
    await page.unroute('**/assets/es-*.js');
    await alert.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await screenShows(page, 'Iniciar sesión');
    expect(new Set(texts)).toEqual(new Set(['es']));
  });

  it('met no script error', () => {
    expect(open.errors).toEqual([]);
  });
});
