import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { saveSettings } from '@dehesa/services/configuration';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { serviceContext } from '../../requests/request-context';
import { createTestApp } from '../../test-app.test-support';
import { HttpSyncClient } from '../http-sync-client';
import { MysqlWordpress } from '../mysql-wordpress';
import { smtpMailers } from '../mail/smtp-mailer';
import { Outgoing } from './outgoing';

let connections = 0;
const server = createServer((socket) => {
  connections += 1;
  socket.destroy();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const port: number = (server.address() as AddressInfo).port;
const outgoing = new Outgoing();
const test = await createTestApp({
  syncClient: new HttpSyncClient({ outgoing }),
  wordpress: new MysqlWordpress({ outgoing }),
});
test.deps.mail = smtpMailers(serviceContext(test.deps, null), { smtpUrl: null, outgoing });
const { id, token: session } = await test.signInAs({ role: 0 });
const token = session;
await saveSettings(serviceContext(test.deps, { userId: id, role: 0, territoryId: null, provenAt: new Date() }), {
  mailHost: '127.0.0.1',
  mailPort: port,
  mailAccount: 'reservas@example.org',
  mailPassword: 'clave-1',
  wordpressHost: `127.0.0.1:${port}`,
  wordpressDatabase: 'web',
  wordpressUser: 'lector',
  wordpressPassword: 'clave-2',
  syncUrl: `https://127.0.0.1:${port}/`,
  syncToken: 'clave-3',
});

afterAll(async () => {
  server.close();
  await test.close();
});
beforeEach(() => {
  connections = 0;
});

async function mutate(procedure: string, input: unknown = null) {
  const response = await test.app.inject({
    method: 'POST',
    url: `/trpc/${procedure}`,
    headers: { 'content-type': 'application/json' },
    cookies: { dehesa_session: token },
    payload: JSON.stringify({ json: input }),
  });
  return { status: response.statusCode, failure: response.json().error?.json.data.domain };
}

it.each([
  ['/email-test', 'Servidor de correo no permitido'],
  ['/wordpress-test', 'Error en la conexión al WordPress'],
  ['/sinc-dip', 'Sincronización fallida'],
])('%s says that it may not, and no connection is made', async (path, value) => {
  expect(await test.call(path, { token })).toMatchObject({ status: 200, body: { error: true, value } });
  expect(connections).toBe(0);
});

it.each([
  ['config.mail.test', { to: 'a@example.org' }, 'messages.serverRefused'],
  ['config.settings.testWordpress', null, 'configuration.wordpressFailed'],
  ['config.database.synchronise', null, 'database.syncFailed'],
])('%s gives the screens the reason, and no connection is made', async (procedure, input, code) => {
  expect(await mutate(procedure, input)).toEqual({
    status: 400,
    failure: { code, params: expect.objectContaining({ reason: 'notAllowed' }) },
  });
  expect(connections).toBe(0);
});

it('what is sent without encryption is refused with a reason of its own', async () => {
  await mutate('config.settings.save', { syncUrl: 'http://8.8.8.8/', syncToken: 'clave-3' });
  expect((await mutate('config.database.synchronise')).failure).toMatchObject({ params: { reason: 'notEncrypted' } });
});
