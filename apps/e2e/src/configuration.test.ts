import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, desk } from './browser';
import { productInBrowser } from './product-in-browser';
import { screenShows } from './screen';

const screen = '/config-app';

describeInBrowser('the configuration', () => {
  const product = productInBrowser({ settings: { LICENCE_ENDS_ON: '2099-12-31' } });

  /** A tab of the screen for a super administrator in a session of its own. */
  async function open(tab: string) {
    const opened = await product.openPage({ viewport: desk, as: 'super@demo.test' });
    await opened.page.goto(`${product.url}${screen}?tab=${tab}`);
    return opened;
  }

  it('is a super administrator’s alone', async () => {
    const { page, close } = await product.openPage({ viewport: desk, as: 'admin@demo.test' });
    await page.goto(product.url + screen);
    await screenShows(page, /^Hola, /);
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    expect(await page.getByRole('link', { name: 'Config. App.' }).count()).toBe(0);
    await close();
  });

  it('is saved part by part, keeps its secrets, asks before something is lost, and tries the connection to WordPress', async () => {
    const { page, errors, close } = await open('general');
    await page.getByText('Válida hasta el 31/12/2099.').waitFor();
    await page.getByRole('textbox', { name: /^Nombre de la aplicación/ }).fill('Reservas del Tajo');
    const token = page.getByRole('region', { name: 'Monfragüe' }).getByLabel('Token de acceso');
    await token.fill('un-secreto');
    await page.getByRole('tab', { name: 'Pago' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Seguir editando' }).click();
    await save(page);
    expect(await token.inputValue()).toBe('********');
    await page.getByRole('banner').getByText('Reservas del Tajo').waitFor();

    await page.getByRole('tab', { name: 'Pago' }).click();
    await page.getByRole('textbox', { name: 'Número de comercio' }).fill('327234688');
    await save(page);
    expect(new URL(page.url()).search).toBe('?tab=pago');
    await page.reload();
    await expect.poll(() => page.getByRole('textbox', { name: 'Número de comercio' }).inputValue()).toBe('327234688');

    await page.getByRole('tab', { name: 'WordPress' }).click();
    const test = page.getByRole('button', { name: 'Probar la conexión' });
    await test.click();
    await page.getByRole('alert').getByText('Complete campos').waitFor();
    const server = page.getByRole('textbox', { name: 'Servidor' });
    const password = page.getByLabel('Contraseña', { exact: true });
    await server.fill('127.0.0.1:1');
    await page.getByRole('textbox', { name: 'Base de datos' }).fill('web');
    await page.getByRole('textbox', { name: 'Usuario' }).fill('lector');
    await password.fill('una-clave');
    expect(await test.isDisabled()).toBe(true);
    await save(page);
    expect(await password.inputValue()).toBe('********');
    await test.click();
    await page.getByRole('alert').getByText('Error en la conexión al WordPress').waitFor();
    await page.getByRole('alert').getByText('La instalación no permite conectarse a esa dirección.').waitFor();
    // What was stored for one server is not for another.
    await server.fill('127.0.0.2:1');
    await page.getByText('Lo guardado era para el servidor o la cuenta anterior', { exact: false }).waitFor();
    expect(await password.inputValue()).toBe('');
    await password.fill('otra-clave');
    await save(page);
    expect([await password.inputValue(), await server.inputValue()]).toEqual(['********', '127.0.0.2:1']);
    expect(errors).toEqual([]);
    await close();
  });

  it('shows custom CSS before it is saved, takes out what loads, and gives it to visitors', async () => {
    const { page, errors, close } = await open('personalizacion');
    const title = page.frameLocator('iframe').getByRole('heading', { level: 1 });
    await title.waitFor();
    await page
      .getByRole('textbox', { name: 'Código CSS' })
      .fill('@import "//malo.example/a.css";\nh1 { color: rgb(1, 2, 3) !important }');
    await page.getByText('@import "//malo.example/a.css";', { exact: true }).waitFor();
    const colour = () => title.evaluate((element) => getComputedStyle(element).color);
    await expect.poll(colour).toBe('rgb(1, 2, 3)');
    await save(page);
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Código CSS' }).inputValue())
      .toBe('h1 {\n  color: rgb(1,2,3) !important;\n}');
    const headingOf = (where: Page) =>
      where
        .getByRole('heading', { level: 1 })
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    expect(await headingOf(page)).not.toBe('rgb(1, 2, 3)');
    expect(errors).toEqual([]);
    await page.goto(`${product.url}/actividades/admin/actividades`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expect.poll(() => headingOf(page)).toBe('rgb(1, 2, 3)');

    const visitor = await product.openPage({ viewport: desk });
    for (const address of ['/agenda', '/aviso-legal', '/actividad/en-barco-por-el-tajo-internacional']) {
      await visitor.page.goto(product.url + address);
      expect(await headingOf(visitor.page)).toBe('rgb(1, 2, 3)');
    }
    expect([...errors, ...visitor.errors]).toEqual([]);
    await visitor.close();
    await close();
  });
});

/** The notice that an earlier saving left may still be there. */
async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Guardar', exact: true });
  await button.click();
  await page.getByText('Todo guardado', { exact: true }).waitFor();
  await page.getByText('Datos guardados correctamente').first().waitFor();
}
