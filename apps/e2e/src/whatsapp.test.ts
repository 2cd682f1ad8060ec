import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, desk, narrowest, overflows, settled } from './browser';
import { productInBrowser } from './product-in-browser';

/** What the API answers to a look at the number, and to a look for a text. */
function startApi(): Promise<Server> {
  const server = createServer((request, response) => {
    const answer = (request.url ?? '').includes('message_templates')
      ? { data: [] }
      : { display_phone_number: '+34 927 00 00 01', verified_name: 'Reserva', quality_rating: 'GREEN' };
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

describeInBrowser('WhatsApp', () => {
  let api: Server;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => void api?.close());
  // `listen` was called with a port, so the address is not a pipe's name.
  const apiPort = () => (api.address() as AddressInfo).port;
  const product = productInBrowser({
    settings: () => ({ WHATSAPP_API_URL: `http://127.0.0.1:${apiPort()}/v23.0` }),
  });

  async function open(address: string, viewport = desk) {
    const opened = await product.openPage({ viewport, as: 'super@demo.test' });
    await opened.page.goto(product.url + address);
    return opened;
  }

  it('an account is typed, saved and tested, and visitors are asked from then on', async () => {
    const { page, errors, close } = await open('/config-app?tab=general');
    const card = page.getByRole('region', { name: 'Monfragüe' });
    await card.getByLabel('Identificador de la cuenta (número de teléfono)').fill('100200300400');
    await card.getByLabel('Identificador de la cuenta de empresa').fill('500600');
    await card.getByLabel('Token de acceso', { exact: true }).fill('un-token');
    await card.getByText('Guarda primero los cambios.').waitFor();
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await page.getByText('Datos guardados correctamente').waitFor();
    await card.getByRole('button', { name: 'Probar la conexión' }).click();
    await card.getByText('+34 927 00 00 01').waitFor();
    expect(await page.getByRole('textbox', { name: 'Dirección del webhook' }).inputValue()).toMatch(
      /\/api\/whatsapp\/webhook$/,
    );
    expect(await page.getByRole('textbox', { name: 'Token de verificación' }).inputValue()).not.toBe('');
    await settled(page);
    expect(await accessibilityViolations(page)).toEqual([]);

    await page.goto(`${product.url}/actividad/amanecer-con-buitres-en-el-salto-del-gitano?lang=pt`);
    await page.getByLabel(/também por WhatsApp/).check();
    expect(errors).toEqual([]);
    await close();
  });

  it('a text shows what is to be approved, and how it stands', async () => {
    const { page, errors, close } = await open('/config-app?tab=correo', narrowest);
    // A few templates stand for the hundred behind the dialog, which take a rule seconds.
    await page.getByRole('textbox', { name: 'Buscar plantilla' }).fill('Reserva confirmada');
    await page.getByRole('button', { name: 'Editar Reserva confirmada (Español, WhatsApp)' }).click();
    const form = page.getByRole('dialog');
    await form.getByText('Hola, {{1}}:').waitFor();
    await form.getByRole('button', { name: 'Consultar el estado' }).click();
    await form.getByText('Sin enviar').waitFor();
    await expect.poll(() => overflows(page)).toBe(false);
    await settled(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    await form.getByRole('textbox', { name: 'Nombre en WhatsApp' }).fill('Con Espacios');
    await form.getByText('Guarda primero la plantilla.').waitFor();
    await form.getByRole('button', { name: 'Guardar' }).click();
    await form.getByText('Solo letras minúsculas, cifras y guiones bajos').waitFor();
    expect(errors).toEqual([]);
    await close();
  });
});
