import type { OutgoingWhatsapp, WhatsappCredentials } from '@dehesa/services/context';
import { DeliveryFailure } from '@dehesa/services/messages';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort, startRawServer } from '../../jobs/mail-server.test-support';
import { WhatsappCloud } from './whatsapp-cloud';
import { type FakeAnswer, startWhatsappServer, type WhatsappServer } from './whatsapp-server.test-support';

const account: WhatsappCredentials = {
  phoneNumberId: '100200300400',
  accountId: '500600',
  token: 'EAAtokenDePrueba123456',
};
/** As long as a slow machine takes for an answer that comes. */
const limits = { callMs: 30_000, answerBytes: 10_000 };
/** For one that does not come. */
const short = { ...limits, callMs: 1_000 };
const phone = '+34600100200';
const text: OutgoingWhatsapp = { to: phone, content: { kind: 'text', body: 'Hola' }, callbackData: '7' };
const template: OutgoingWhatsapp = {
  to: phone,
  content: { kind: 'template', name: 'reserva_confirmada', language: 'pt_PT', parameters: ['Ana', 'Rota'] },
  callbackData: '8',
};

let server: WhatsappServer;
let now = 0;
beforeEach(async () => {
  server = await startWhatsappServer();
  server.accounts.push({ ...account });
  now = Date.now();
});
afterEach(() => server.close());

const cloud = (given = limits) => new WhatsappCloud({ url: server.url, limits: given, now: () => now });
const failed = (answer: Promise<unknown>): Promise<DeliveryFailure> =>
  answer.then(
    () => Promise.reject(new Error('it was taken')),
    (error: unknown) => {
      if (error instanceof DeliveryFailure) return error;
      throw error;
    },
  );
const sendAnswered = (answer: FakeAnswer, message = text) => {
  server.answers.push(answer);
  return failed(cloud().sender(account).send(message));
};
const apiError = (code: number, message = 'x', rest: object = {}) => ({
  error: { message, type: 'OAuthException', code, ...rest },
});

describe('sending', () => {
  it('a text to whoever has written, with what tells the message apart', async () => {
    server.openWindows.add('34600100200');
    const { providerId } = await cloud().sender(account).send(text);
    expect(server.taken).toEqual([
      expect.objectContaining({
        wamid: providerId,
        phoneNumberId: account.phoneNumberId,
        to: phone,
        type: 'text',
        text: { preview_url: false, body: 'Hola' },
        biz_opaque_callback_data: '7',
      }),
    ]);
  });

  it('an approved template with its fields by position', async () => {
    server.templates.push({
      accountId: account.accountId,
      name: 'reserva_confirmada',
      language: 'pt_PT',
      status: 'APPROVED',
      parameters: 2,
    });
    await cloud().sender(account).send(template);
    expect(server.taken[0]).toMatchObject({
      type: 'template',
      template: {
        name: 'reserva_confirmada',
        language: { code: 'pt_PT' },
        components: [
          {
            type: 'body',
            parameters: [
              { type: 'text', text: 'Ana' },
              { type: 'text', text: 'Rota' },
            ],
          },
        ],
      },
    });
  });

  it('a text outside the 24 hours, or a template that is not approved, is refused for good', async () => {
    expect(await failed(cloud().sender(account).send(text))).toMatchObject({
      kind: 'refused',
      message: '131047: Re-engagement message',
    });
    expect(await failed(cloud().sender(account).send(template))).toMatchObject({ kind: 'refused' });
    expect(server.taken).toEqual([]);
  });
});

describe('what is refused', () => {
  it.each([
    [400, 131_026, 'refused'],
    [400, 131_047, 'refused'],
    [404, 132_001, 'refused'],
    [400, 132_000, 'refused'],
    [400, 132_015, 'refused'],
    [400, 131_051, 'refused'],
    [400, 130_472, 'refused'],
    [400, 131_049, 'refused'],
    [400, 100, 'refused'],
    [401, 190, 'notTaken'],
    [403, 10, 'notTaken'],
    [403, 200, 'notTaken'],
    [403, 299, 'notTaken'],
    [403, 131_031, 'notTaken'],
    [400, 131_042, 'notTaken'],
    [400, 131_056, 'notTaken'],
    [500, 131_000, 'notTaken'],
    [400, 131_016, 'notTaken'],
    [400, 133_016, 'notTaken'],
    [400, 4, 'notTaken'],
    [400, 80_007, 'notTaken'],
    [400, 130_429, 'notTaken'],
    [400, 131_048, 'notTaken'],
    [500, 1, 'notTaken'],
    [503, 2, 'notTaken'],
  ] as const)('HTTP %i with code %i: %s', async (status, code, kind) => {
    expect(await sendAnswered({ status, body: apiError(code) })).toMatchObject({ kind, message: `${code}: x` });
  });

  it('an id of the settings that is not there may be put right', async () => {
    const body = apiError(100, 'Unsupported post request', { error_subcode: 33 });
    expect(await sendAnswered({ status: 400, body })).toMatchObject({ kind: 'notTaken' });
  });

  it.each([
    [429, 'notTaken'],
    [500, 'notTaken'],
    [503, 'notTaken'],
    [302, 'notTaken'],
    [418, 'refused'],
    // A gateway on the way does not know what became of it.
    [502, 'noAnswer'],
    [504, 'noAnswer'],
  ] as const)('HTTP %i without a word of the API: %s', async (status, kind) => {
    expect(await sendAnswered({ status, body: 'x', headers: { location: server.url } })).toMatchObject({ kind });
    expect(server.calls).toHaveLength(1);
  });

  it('with a wrong token: neither it nor a telephone number is in what the log keeps', async () => {
    server.accounts.length = 0;
    const { kind, message } = await failed(cloud().sender(account).send(text));
    expect([kind, message]).toEqual(['notTaken', '190: Invalid OAuth access token - Cannot parse access token']);
    server.accounts.push({ ...account });
    const { message: hidden } = await sendAnswered({
      status: 401,
      body: apiError(190, `Malformed access token ${account.token} and EAAotroTokenLargo99 for +34 600 10 02 00`),
    });
    expect(hidden).toBe('190: Malformed access token ••• and ••• for •••');
  });
});

describe('too much at once', () => {
  it.each([
    { status: 429, headers: { 'retry-after': '90' } },
    { status: 400, body: apiError(130_429), headers: { 'retry-after': '90' } },
  ])('leaves the whole account alone for as long as it is asked to: %o', async (answer) => {
    const api = cloud();
    server.answers.push(answer);
    expect(await failed(api.sender(account).send(text))).toMatchObject({ kind: 'notTaken', retryAfter: 90 });
    now += 30_000;
    expect(await failed(api.sender({ ...account }).send(template))).toMatchObject({ kind: 'notTaken', retryAfter: 60 });
    expect(server.calls).toHaveLength(1);
    now += 61_000;
    server.openWindows.add('34600100200');
    await api.sender(account).send(text);
    expect(server.taken).toHaveLength(1);
  });

  it('half a minute where it says nothing, and other accounts go on', async () => {
    const api = cloud();
    const other = { ...account, phoneNumberId: '999', token: 'otra' };
    server.accounts.push({ ...other });
    server.openWindows.add('34600100200');
    server.answers.push({ status: 400, body: apiError(80_007) });
    await failed(api.sender(account).send(text));
    expect(await failed(api.sender(account).send(text))).toMatchObject({ retryAfter: 30 });
    await api.sender(other).send(text);
    expect(server.taken).toHaveLength(1);
  });

  it('too many to one recipient holds up nobody else', async () => {
    const api = cloud();
    server.answers.push({ status: 400, body: apiError(131_056) });
    await failed(api.sender(account).send(text));
    server.openWindows.add('34600100200');
    await api.sender(account).send(text);
    expect(server.taken).toHaveLength(1);
  });
});

describe('without an answer', () => {
  it('a server that stalls: nobody knows, and the account is left alone for a while', async () => {
    const api = cloud(short);
    server.answers.push('stall');
    expect(await failed(api.sender(account).send(text))).toMatchObject({ kind: 'noAnswer', message: 'ETIMEDOUT' });
    expect(await failed(api.sender(account).send(text))).toMatchObject({ kind: 'notTaken', retryAfter: 30 });
    expect(server.calls).toHaveLength(1);
  });

  it.each(['die', 'takeAndDie'] as const)('one that dies (%s): nobody knows', async (how) => {
    server.openWindows.add('34600100200');
    expect(await sendAnswered(how)).toMatchObject({ kind: 'noAnswer' });
    expect(server.taken).toHaveLength(how === 'die' ? 0 : 1);
  });

  it('an answer that names no message, or is too long to read: nobody knows', async () => {
    expect(await sendAnswered({ status: 200, body: {} })).toMatchObject({ kind: 'noAnswer' });
    expect(await sendAnswered({ status: 200, body: { messages: [{ id: 'x'.repeat(20_000) }] } })).toMatchObject({
      kind: 'noAnswer',
    });
  });

  it('one that begins to answer and stops is not waited for longer', async () => {
    const half = createServer((_request, response) => response.writeHead(200).write('{"messages":'));
    half.listen(0, '127.0.0.1');
    await new Promise((resolve) => half.once('listening', resolve));
    const { port } = half.address() as AddressInfo;
    const api = new WhatsappCloud({ url: `http://127.0.0.1:${port}`, limits: short });
    expect(await failed(api.sender(account).send(text))).toMatchObject({ kind: 'noAnswer' });
    half.closeAllConnections();
    half.close();
  });

  it('nobody listens: it was surely not taken', async () => {
    const api = new WhatsappCloud({ url: `http://127.0.0.1:${await freePort()}`, limits });
    expect(await failed(api.sender(account).send(text))).toMatchObject({ kind: 'notTaken', message: 'ECONNREFUSED' });
  });

  it('somebody listens who speaks no HTTP', async () => {
    const raw = await startRawServer((socket) => socket.end('220 smtp\r\n'));
    const api = new WhatsappCloud({ url: `http://127.0.0.1:${raw.port}`, limits });
    expect(await failed(api.sender(account).send(text))).toMatchObject({ kind: 'noAnswer' });
    await raw.close();
  });
});

describe('what the screens ask', () => {
  it('whose number it is', async () => {
    server.accounts[0] = { ...account, displayPhoneNumber: '+34 927 00 00 01', verifiedName: 'Reserva' };
    expect(await cloud().phoneNumber(account)).toEqual({
      ok: true,
      value: { displayPhoneNumber: '+34 927 00 00 01', verifiedName: 'Reserva', qualityRating: 'GREEN' },
    });
    expect(await cloud().phoneNumber({ ...account, token: 'otra' })).toEqual({
      ok: false,
      reason: '190: Invalid OAuth access token - Cannot parse access token',
    });
  });

  it('how a text stands that was submitted', async () => {
    const api = cloud();
    expect(await api.templates(account, 'aviso')).toEqual({ ok: true, value: [] });
    const draft = {
      name: 'aviso',
      language: 'es',
      body: 'Hola, {{1}}: llega la {{2}} de hoy',
      samples: ['Ana', 'ruta'],
    };
    expect(await api.submitTemplate(account, draft)).toEqual({ ok: true, value: { status: 'PENDING' } });
    server.templates.push({
      accountId: account.accountId,
      name: 'aviso_dos',
      language: 'es',
      status: 'APPROVED',
      parameters: 0,
    });
    expect(await api.templates(account, 'aviso')).toEqual({
      ok: true,
      value: [{ name: 'aviso', language: 'es', status: 'PENDING', category: 'UTILITY', rejectedReason: '' }],
    });
    expect(await api.submitTemplate(account, { ...draft, name: 'Mal Nombre' })).toMatchObject({ ok: false });
  });
});
