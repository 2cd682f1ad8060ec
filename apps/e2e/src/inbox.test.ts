import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, desk, narrowest, overflows } from './browser';
import { openedPage, productInBrowser } from './product-in-browser';
import { goOn } from './screen';
import { signIn } from './staff';

const appSecret = 'clave-de-la-prueba';
const phoneNumberId = '100000000000001';

describeInBrowser('the inbox', () => {
  let whatsapp: Server;
  /** What was sent by WhatsApp; the address of another site's inbox is served beside. */
  const sent: { to: string; text?: { body: string } }[] = [];
  beforeAll(async () => {
    whatsapp = createServer((request, response) => {
      void answer(request.method === 'POST' ? text(request) : Promise.resolve('')).then((body) =>
        response.writeHead(200, { 'content-type': body.startsWith('<') ? 'text/html' : 'application/json' }).end(body),
      );
    });
    whatsapp.listen(0, '127.0.0.1');
    await once(whatsapp, 'listening');
  });
  afterAll(() => void whatsapp?.close());
  const product = productInBrowser({ settings: () => ({ WHATSAPP_API_URL: `${whatsappUrl()}/v23.0` }) });
  const staff = openedPage(product, { viewport: desk, as: 'super@demo.test' });
  let page: Page;
  beforeAll(async () => {
    page = staff.page;
    await configure({
      1: { whatsappPhoneNumberId: phoneNumberId, whatsappToken: 'ficha', whatsappAppSecret: appSecret },
      2: { inboxUrl: `${whatsappUrl()}/bandeja` },
    });
    await signIn(page, product.url);
    await page.goto(`${product.url}/actividades/admin/mensajes/monfrague`);
    await page.getByRole('button', { name: 'Rosa' }).waitFor();
  });

  const whatsappUrl = () => `http://127.0.0.1:${(whatsapp.address() as AddressInfo).port}`;

  async function answer(reading: Promise<string>): Promise<string> {
    const body = await reading;
    if (body === '') return '<!doctype html><title>Bandeja</title><p>La bandeja de otra web</p>';
    sent.push(JSON.parse(body));
    return JSON.stringify({ messages: [{ id: `wamid.fuera-${sent.length}` }] });
  }

  async function configure(territories: unknown): Promise<void> {
    const saved = await page.context().request.post(`${product.url}/trpc/config.settings.save`, {
      data: { json: { territories } },
      headers: { origin: product.url },
    });
    expect(saved.status()).toBe(200);
  }

  /** Tells the product what WhatsApp would, signed as it does. */
  async function tell(value: Record<string, unknown>): Promise<void> {
    const body = JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [{ changes: [{ field: 'messages', value: { metadata: { phone_number_id: phoneNumberId }, ...value } }] }],
    });
    const response = await fetch(`${product.url}/api/whatsapp/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-hub-signature-256': `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`,
      },
      body,
    });
    expect(response.status).toBe(200);
  }
  const seconds = () => String(Math.floor(Date.now() / 1000));
  const writes = (id: string, body: string) =>
    tell({
      contacts: [{ wa_id: '34600700800', profile: { name: 'Begoña' } }],
      messages: [{ from: '34600700800', id, timestamp: seconds(), type: 'text', text: { body } }],
    });

  it('shows a message as it comes in, keeps what is being written, sends it and tells what became of it', async () => {
    await writes('wamid.dentro-1', '¿Hay sitio para bicicletas?');
    await page.getByRole('button', { name: 'Begoña' }).click();
    const thread = page.getByRole('list', { name: 'Mensajes con Begoña' });
    await thread.getByText('¿Hay sitio para bicicletas?').waitFor();
    await page.getByRole('link', { name: 'Llamar al +34 600 700 800' }).waitFor();
    await writes('wamid.dentro-2', 'Somos cuatro.');
    await thread.getByText('Somos cuatro.').waitFor();

    await page.getByRole('textbox', { name: 'Respuesta' }).fill('Sí, junto al centro de visitantes.');
    await page.reload();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Respuesta' }).inputValue())
      .toBe('Sí, junto al centro de visitantes.');
    await thread.getByText('Somos cuatro.').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await thread.getByText('Sí, junto al centro de visitantes.').waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'Respuesta' }).inputValue()).toBe('');
    await thread.getByText('Enviado', { exact: true }).waitFor();
    expect(sent).toMatchObject([{ to: '+34600700800', text: { body: 'Sí, junto al centro de visitantes.' } }]);
    await tell({
      statuses: [{ id: 'wamid.fuera-1', status: 'read', timestamp: seconds(), recipient_id: '34600700800' }],
    });
    await thread.getByText('Leído', { exact: true }).waitFor();
  });

  it('says why nothing can be written after a day, also on the narrowest screen, and finds by what was written', async () => {
    await page.setViewportSize(narrowest);
    await page.getByRole('button', { name: 'Volver a las conversaciones' }).click();
    await expect.poll(() => overflows(page)).toBe(false);
    await page.getByRole('searchbox', { name: /^Buscar/ }).fill('nidificación');
    await page.getByRole('button', { name: '+34 600 100 202' }).click();
    await page.getByText('Han pasado más de 24 horas').waitFor();
    expect(await page.getByRole('textbox', { name: 'Respuesta' }).count()).toBe(0);
    await expect.poll(() => overflows(page)).toBe(false);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Marcar como no leída' }).click();
    await page.getByRole('button', { name: /\+34 600 100 202.*1 sin leer/ }).waitFor();
    await page.setViewportSize(desk);
  });

  it('gives its place to the inbox of another site where the configuration names one', async () => {
    await goOn(page, `${product.url}/actividades/admin/mensajes/tajo`);
    const frame = page.frameLocator('iframe[title="Mensajes Tajo: bandeja externa"]');
    await frame.getByText('La bandeja de otra web').waitFor();
    expect(await page.getByRole('link', { name: 'Abrir en otra pestaña' }).getAttribute('href')).toContain('/bandeja');
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(staff.errors).toEqual([]);
  });
});
