import { configuration } from '@dehesa/db/schema';
import type { OutgoingMail, ServiceContext } from '@dehesa/services/context';
import { closedAfterAll, createTestDatabase, testContext } from '@dehesa/testing';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { localhostCertificate } from '../../jobs/localhost-certificate.test-support';
import { type MailServer, startMailServer, startRawServer } from '../../jobs/mail-server.test-support';
import { type SmtpMailers, smtpMailers } from './smtp-mailer';

const timeouts = { connection: 10_000, greeting: 10_000, socket: 5_000 };

let server: MailServer | undefined;
let mailers: SmtpMailers | undefined;
const database = await closedAfterAll(createTestDatabase());
const ctx: ServiceContext = testContext(database.db, { clock: { now: () => new Date() } });

afterEach(async () => {
  mailers?.close();
  await server?.close();
  server = undefined;
});

const mail: OutgoingMail = {
  to: { email: 'carmen@example.org', name: 'Carmen' },
  subject: 'Recordatorio',
  html: '<p>Hola</p>',
  text: 'Hola',
  messageId: '<mensaje-1@reservas.example.org>',
  attachments: [],
};
/** More than the buffers between two processes hold. */
const large: OutgoingMail = {
  ...mail,
  attachments: [{ filename: 'a.bin', contentType: 'application/octet-stream', content: Buffer.alloc(24_000_000, 7) }],
};

async function send(smtpUrl: string, outgoing = mail, options: { whole?: number; trusted?: string } = {}) {
  const { whole, ...rest } = options;
  mailers = smtpMailers(ctx, { smtpUrl, timeouts: { ...timeouts, ...(whole && { whole }) }, ...rest });
  const mailer = await mailers.current();
  if (!mailer) throw new Error('no mailer');
  return mailer.send(outgoing);
}

const urlOf = ({ port }: { port: number }) => `smtp://127.0.0.1:${port}?requireTLS=false`;

it('further headers reach the wire whole (RFC 8058)', async () => {
  server = await startMailServer();
  const url = `https://reservas.example.org/baja-recordatorios/${'x'.repeat(120)}`;
  const headers = { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  await send(urlOf(server), { ...mail, headers });
  const unfolded = server.received[0]?.source.replaceAll(/\r\n[ \t]+/g, ' ');
  expect(unfolded).toMatch(new RegExp(`^List-Unsubscribe: ?<${url}>\\r$`, 'm'));
  expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(unfolded).toMatch(/^Auto-Submitted: auto-generated\r$/m);
});

it('what dies before the end of the message was written is surely not taken', async () => {
  server = await startMailServer({
    onData(stream) {
      stream.on('error', () => undefined);
      stream.once('data', () => {
        stream.pause();
        setTimeout(() => server?.cut(), 100);
      });
    },
  });
  await expect(send(urlOf(server), large)).rejects.toMatchObject({ name: 'MailServerError', kind: 'notTaken' });
});

it('what dies after it leaves a doubt', async () => {
  server = await startMailServer({
    onData(stream) {
      stream.resume();
      stream.on('end', () => server?.cut());
    },
  });
  await expect(send(urlOf(server))).rejects.toMatchObject({ kind: 'noAnswer' });
});

it('a server that dribbles and never gets done is left after a while', async () => {
  const dribbling = await startRawServer((socket) => {
    const timer = setInterval(() => socket.write('220-wait\r\n'), 50);
    socket.on('close', () => clearInterval(timer));
  });
  const impatient = { connection: 60_000, greeting: 60_000, socket: 60_000, whole: 400 };
  mailers = smtpMailers(ctx, { smtpUrl: urlOf(dribbling), timeouts: impatient });
  const mailer = await mailers.current();
  await expect(mailer?.send(mail)).rejects.toMatchObject({
    kind: 'notTaken',
    message: expect.stringMatching(/^EABORT/),
  });
  await dribbling.close();
});

const encrypted = (options: SMTPServerOptions = {}): SMTPServerOptions => ({
  disabledCommands: [],
  authOptional: false,
  ...localhostCertificate,
  onAuth(auth, _session, done) {
    if (auth.password === 'contraseña-secreta') done(null, { user: auth.username });
    else done(new Error('Invalid login'));
  },
  ...options,
});
const account = `reservas%40example.org:${encodeURIComponent('contraseña-secreta')}`;

it.each([
  ['STARTTLS', 'smtp', {}],
  ['TLS from the beginning', 'smtps', { secure: true }],
])('signs in over %s with a server that it trusts', async (_name, scheme, options) => {
  const secured: boolean[] = [];
  server = await startMailServer(
    encrypted({
      ...options,
      onMailFrom(_address, session, done) {
        secured.push(session.secure);
        done();
      },
    }),
  );
  const url = `${scheme}://${account}@localhost:${server.port}`;
  const { providerId } = await send(url, mail, { trusted: localhostCertificate.cert });
  expect(providerId).toContain('taken');
  expect(secured).toEqual([true]);
});

it('a certificate that nobody vouches for may be repaired: nothing is said to such a server', async () => {
  const signedIn: unknown[] = [];
  server = await startMailServer(encrypted({ onAuth: (auth) => signedIn.push(auth.password) }));
  const attempt = send(`smtp://${account}@localhost:${server.port}`);
  await expect(attempt).rejects.toMatchObject({ kind: 'notTaken', message: expect.stringContaining('self-signed') });
  expect(signedIn).toEqual([]);
});

it('a wrong password may be repaired too', async () => {
  server = await startMailServer(encrypted());
  const url = `smtp://reservas%40example.org:otra@localhost:${server.port}`;
  const attempt = send(url, mail, { trusted: localhostCertificate.cert });
  await expect(attempt).rejects.toMatchObject({ kind: 'notTaken', message: expect.stringMatching(/^EAUTH: 535/) });
});

it('says nothing to a server that offers no encryption, unless that is switched off', async () => {
  const told: string[] = [];
  server = await startMailServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth(auth, _session, done) {
      told.push(auth.password ?? '');
      done(null, { user: auth.username });
    },
  });
  const url = `smtp://${account}@127.0.0.1:${server.port}`;
  await expect(send(url)).rejects.toMatchObject({ kind: 'notTaken', refusal: 'notEncrypted' });
  expect([told, server.received]).toEqual([[], []]);
  mailers?.close();
  await send(`${url}?requireTLS=false`);
  expect([told, server.received.length]).toEqual([['contraseña-secreta'], 1]);
});

it('connects to what the configuration names only where that is allowed, and to what the environment names always', async () => {
  server = await startMailServer();
  await database.db.update(configuration).set({ mailHost: '127.0.0.1', mailPort: server.port, mailRequireTls: false });
  mailers = smtpMailers(ctx, { smtpUrl: null, timeouts });
  await expect((await mailers.current())?.send(mail)).rejects.toMatchObject({
    refusal: 'notAllowed',
    kind: 'notTaken',
  });
  expect(server.received).toEqual([]);
  await send(urlOf(server));
  expect(server.received).toHaveLength(1);
  await database.db.update(configuration).set({ mailHost: '' });
});
