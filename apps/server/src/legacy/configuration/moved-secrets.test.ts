import { auditLog, configuration, configurationSecrets } from '@dehesa/db/schema';
import { readSecret, readWhatsappAccount, saveSettings, type SecretName } from '@dehesa/services/configuration';
import type { ServiceContext, SyncClient, WordpressAccess } from '@dehesa/services/context';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localOutgoing } from '../../adapters/outgoing/local-outgoing.test-support';
import { smtpMailers } from '../../adapters/mail/smtp-mailer';
import { type MailServer, startMailServer } from '../../jobs/mail-server.test-support';
import { serviceContext } from '../../requests/request-context';
import { createTestApp, type TestApp } from '../../test-app.test-support';

const hidden = '********';
const stored = {
  mailHost: 'mail.example.org',
  mailPort: 587,
  mailTls: false,
  mailRequireTls: true,
  mailAccount: 'reservas@example.org',
  mailPassword: 'clave-correo',
  wordpressHost: 'bd.example.org',
  wordpressDatabase: 'web',
  wordpressUser: 'lector',
  wordpressPassword: 'clave-wordpress',
  syncUrl: 'https://sinc.example.org/v1',
  syncToken: 'clave-sincronizacion',
  territories: { 1: { whatsappPhoneNumberId: '101', whatsappAccountId: '102', whatsappToken: 'clave-whatsapp' } },
};

let test: TestApp;
let token: string;
let superAdmin: ServiceContext;
let mailServer: MailServer;
/** Passwords that a mail server was told. */
const signedIn: string[] = [];
const asked: WordpressAccess[] = [];
const sent: (string | undefined)[] = [];
beforeAll(async () => {
  const syncClient: SyncClient = {
    send: ({ token: bearer }) => {
      sent.push(bearer);
      return Promise.resolve({ status: 200 });
    },
  };
  const wordpress = {
    listTables: (access: WordpressAccess) => {
      asked.push(access);
      return Promise.resolve({ tables: [] });
    },
  };
  test = await createTestApp({ syncClient, wordpress });
  const mailers = smtpMailers(serviceContext(test.deps, null), { smtpUrl: null, outgoing: localOutgoing });
  test.deps.mail = mailers;
  const { id, token: session } = await test.signInAs({ role: 0 });
  token = session;
  superAdmin = serviceContext(test.deps, { userId: id, role: 0, territoryId: null, provenAt: new Date() });
  mailServer = await startMailServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth(auth, _session, done) {
      signedIn.push(auth.password ?? '');
      done(null, { user: auth.username });
    },
  });
});
afterAll(async () => {
  await mailServer.close();
  await test.close();
});
beforeEach(async () => {
  await test.deps.db.delete(configurationSecrets);
  await saveSettings(superAdmin, stored);
  for (const list of [signedIn, asked, sent]) list.length = 0;
});

async function mutate(procedure: string, input: unknown = null): Promise<{ status: number; body: unknown }> {
  const response = await test.app.inject({
    method: 'POST',
    url: `/trpc/${procedure}`,
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    cookies: { dehesa_session: token },
    payload: JSON.stringify({ json: input }),
  });
  return { status: response.statusCode, body: response.json() };
}
const call = async (path: string, fields: object = {}) => (await test.call(path, { token, ...fields })).body;

interface Door {
  door: string;
  cases: [lost: SecretName, fields: object][];
  save(fields: object): Promise<void>;
}

const doors: Door[] = [
  {
    door: 'config.settings.save',
    cases: [
      ['mail-password', { mailHost: 'mail.example.net' }],
      ['mail-password', { mailHost: 'mail.example.net', mailPassword: hidden }],
      ['mail-password', { mailPort: 25, mailPassword: hidden }],
      ['mail-password', { mailTls: true, mailPassword: hidden }],
      ['mail-password', { mailRequireTls: false, mailPassword: hidden }],
      ['mail-password', { mailAccount: 'otra@example.net', mailPassword: hidden }],
      ['wordpress-password', { wordpressHost: 'bd.example.net', wordpressPassword: hidden }],
      ['wordpress-password', { wordpressUser: 'otro', wordpressPassword: hidden }],
      ['sync-token', { syncUrl: 'https://sinc.example.net/v1', syncToken: hidden }],
      ['whatsapp-token-1', { territories: { 1: { whatsappPhoneNumberId: '201', whatsappToken: hidden } } }],
      ['whatsapp-token-1', { territories: { 1: { whatsappAccountId: '202' } } }],
    ],
    save: async (fields) => expect((await mutate('config.settings.save', fields)).status).toBe(200),
  },
  {
    door: '/guardar-configuracion',
    cases: [
      ['mail-password', { emailconf_host: 'mail.example.net' }],
      ['mail-password', { emailconf_host: 'mail.example.net', emailconf_pass: hidden }],
      ['mail-password', { emailconf_port: '25', emailconf_pass: hidden }],
      ['mail-password', { emailconf_ssl: 1, emailconf_pass: hidden }],
      ['mail-password', { emailconf_email: 'otra@example.net', emailconf_pass: hidden }],
      ['wordpress-password', { wp_db_host: 'bd.example.net', wp_db_pass: hidden }],
      ['wordpress-password', { wp_db_user: 'otro', wp_db_pass: hidden }],
      ['whatsapp-token-1', { monfrague: { whatsapp_fbid: '201', whatsapp_access_token: hidden } }],
      ['whatsapp-token-1', { monfrague: { whatsapp_fbid_account: '202' } }],
    ],
    save: async (fields) => expect(await call('/guardar-configuracion', fields)).toEqual({ error: false }),
  },
];

const names: SecretName[] = ['mail-password', 'wordpress-password', 'sync-token', 'whatsapp-token-1'];

describe.each(doors)('$door', ({ cases, save }) => {
  it.each(cases)('takes %s away with %j, and no other secret', async (lost, fields) => {
    await save(fields);
    for (const name of names)
      expect([name, await readSecret(superAdmin, name)]).toEqual([
        name,
        name === lost ? undefined : expect.any(String),
      ]);
    const [entry] = await test.deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    // Its field is named as changed, by the name that it has in the settings.
    expect(JSON.stringify(entry?.details)).toMatch(/[Pp]assword|[Tt]oken/);
    expect(JSON.stringify(entry)).not.toContain('clave-');
  });
});

describe('what is typed again', () => {
  it('is stored for the new place, at both doors', async () => {
    await mutate('config.settings.save', { syncUrl: 'https://sinc.example.net', syncToken: 'nueva-1' });
    await call('/guardar-configuracion', { emailconf_host: 'mail.example.net', emailconf_pass: 'nueva-2' });
    expect(await readSecret(superAdmin, 'sync-token')).toBe('nueva-1');
    expect(await readSecret(superAdmin, 'mail-password')).toBe('nueva-2');
  });
});

describe("a host of one's own learns no stored secret", () => {
  it('by /email-test and config.mail.test', async () => {
    const own = { emailconf_host: '127.0.0.1', emailconf_port: mailServer.port, emailconf_pass: hidden };
    await mutate('config.settings.save', { mailRequireTls: false, mailPassword: 'clave-correo' });
    await call('/guardar-configuracion', own);
    expect(await call('/email-test')).toMatchObject({ error: true });
    expect((await mutate('config.mail.test', { to: '' })).status).not.toBe(200);
    expect(signedIn).toEqual([]);
    await call('/guardar-configuracion', { ...own, emailconf_pass: 'suya' });
    expect(await call('/email-test')).toMatchObject({ error: false });
    expect(signedIn).toEqual(['suya']);
  });

  it('by /wordpress-test and config.settings.testWordpress', async () => {
    await call('/guardar-configuracion', { wp_db_host: 'bd.example.net', wp_db_pass: hidden });
    await call('/wordpress-test');
    await mutate('config.settings.testWordpress');
    expect(asked.map(({ password }) => password)).toEqual(['', '']);
  });

  it('by /sinc-dip and config.database.synchronise', async () => {
    await mutate('config.settings.save', { syncUrl: 'https://sinc.example.net', syncToken: hidden });
    expect(await call('/sinc-dip')).toEqual({ error: true, value: 'Sincronización no configurada' });
    expect((await mutate('config.database.synchronise')).status).toBe(400);
    expect(sent).toEqual([]);
  });
});

describe('a secret is sealed for its place', () => {
  it('whatever else changes the place: nothing is sent, the screen asks for it, and the calls say so', async () => {
    // As a database that is put together of two backups, or a hand in it, would have it.
    await test.deps.db.update(configuration).set({
      mailHost: '127.0.0.1',
      mailPort: mailServer.port,
      mailRequireTls: false,
      wordpressHost: '127.0.0.1',
      syncUrl: 'https://127.0.0.1/',
    });
    const again = { error: true, value: 'Escriba de nuevo la contraseña' };
    expect(await call('/email-test')).toEqual(again);
    expect(await call('/wordpress-test')).toEqual(again);
    expect(await call('/sinc-dip')).toEqual(again);
    for (const procedure of ['config.settings.testWordpress', 'config.database.synchronise']) {
      expect(await mutate(procedure)).toMatchObject({
        status: 400,
        body: { error: { json: { data: { domain: { code: 'configuration.secretLost' } } } } },
      });
    }
    expect(await call('/configuracion')).toMatchObject({ emailconf_pass: '', wp_db_pass: '' });
    expect([signedIn, asked, sent]).toEqual([[], [], []]);
  });

  it("a token of WhatsApp is for the host of the installation's API, whichever version of it", async () => {
    const at = (whatsappApiUrl: string): ServiceContext => ({
      ...superAdmin,
      installation: { ...superAdmin.installation, whatsappApiUrl },
    });
    const token = { territories: { 1: { whatsappToken: 'clave-whatsapp' } } };
    await saveSettings(at('https://graph.example.org/v23.0'), token);
    expect((await readWhatsappAccount(at('https://graph.example.org/v24.0'), 1))?.token).toBe('clave-whatsapp');
    await expect(readWhatsappAccount(at('https://graph.example.net/v23.0'), 1)).rejects.toThrow(
      'configuration.secretLost',
    );
  });
});
