import { configuration, messages } from '@dehesa/db/schema';
import { saveSecret } from '@dehesa/services/configuration';
import type { Mailer } from '@dehesa/services/context';
import { deliverMessage, mailOnly } from '@dehesa/services/messages';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localOutgoing } from '../../adapters/outgoing/local-outgoing.test-support';
import { freePort, type MailServer, startMailServer, startRawServer } from '../mail-server.test-support';
import { bounded, createQueueWorld } from './queue-world.test-support';
import { startQueue } from './start-queue';

let mailServer: MailServer | undefined;

const world = await createQueueWorld();

afterAll(() => world.database.close());
beforeEach(() => world.reset());
afterEach(async () => {
  await world.stop();
  await mailServer?.close();
  mailServer = undefined;
});

/** The pause before the next try is over. */
const skipPause = () =>
  world.db.execute(
    sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`,
  );
const messageIdsOf = ({ received }: MailServer) =>
  received.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]);

describe('a queued message (B35)', () => {
  it('is sent once its transaction has committed, and logged with the server’s answer', async () => {
    mailServer = await startMailServer();
    await world.start(mailServer);
    await world.db.transaction(async (tx) => world.enqueue(tx));
    await world.untilStatus('sent');
    const row = await world.onlyMessage();
    expect(row).toMatchObject({
      attempts: 1,
      lastError: null,
      fields: {},
      subject: expect.stringContaining('confirmada'),
    });
    expect(row.providerId).toContain('taken');
    expect(row.sentAt).toBeInstanceOf(Date);
    expect(messageIdsOf(mailServer)).toEqual([`<mensaje-${row.id}@reservas.example.org>`]);
    const [mail] = mailServer.received;
    expect(mail?.recipients).toEqual(['carmen@example.org']);
    for (const part of ['image/png', 'text/calendar', 'text/plain', 'text/html', 'Auto-Submitted: auto-generated']) {
      expect(mail?.source).toContain(part);
    }
    await vi.waitFor(async () => expect(await world.jobs()).toBe(0), bounded);
  });

  it('does not exist when its transaction is rolled back', async () => {
    mailServer = await startMailServer();
    await world.start(mailServer);
    const rolledBack = world.db.transaction(async (tx) => {
      await world.enqueue(tx);
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    expect(await world.db.select().from(messages)).toEqual([]);
    expect(await world.jobs()).toBe(0);
  });

  it('is kept readable in the log where no mail server is configured', async () => {
    await world.start(null);
    await world.enqueue();
    await world.untilStatus('kept');
    const row = await world.onlyMessage();
    expect(row).toMatchObject({ providerId: null, sentAt: null, lastError: null });
    expect(row.html).toContain('MON-ABCD2345');
    expect(row.html).toContain('data:image/png;base64,');
    expect(row.text).toContain('Su reserva está confirmada');
  });

  it('waits while the mail server is down and goes out when it is back', async () => {
    const port = await freePort();
    await world.start({ port });
    await world.enqueue();
    await world.untilFailedTry();
    expect(await world.onlyMessage()).toMatchObject({
      status: 'queued',
      attempts: 1,
      lastError: expect.stringContaining('ECONNREFUSED'),
    });
    const [next] = await world.db.execute(
      sql`select extract(epoch from run_at - now())::float as pause from graphile_worker.jobs where run_at > now()`,
    );
    expect(next?.['pause']).toBeGreaterThan(2);
    mailServer = await startMailServer({ port });
    await skipPause();
    await world.untilStatus('sent');
    expect(await world.onlyMessage()).toMatchObject({ attempts: 2, lastError: null });
    expect(mailServer.received).toHaveLength(1);
  });

  it('does not hang on a server that takes the connection and says nothing', async () => {
    const silent = await startRawServer(() => undefined);
    try {
      await world.start(silent);
      await world.enqueue();
      await world.untilFailedTry();
      expect(await world.onlyMessage()).toMatchObject({
        status: 'queued',
        lastError: expect.stringContaining('ETIMEDOUT'),
      });
    } finally {
      await world.stop();
      await silent.close();
    }
  });

  it('goes out again, under the same id, when the server dies in the middle of it', async () => {
    let dying = true;
    mailServer = await startMailServer({
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          if (dying) stream.destroy(new Error('gone'));
        });
        stream.on('error', () => undefined);
        stream.on('end', () => {
          mailServer?.received.push({
            source: Buffer.concat(chunks).toString(),
            recipients: session.envelope.rcptTo.map(({ address }) => address),
          });
          done(null, 'taken');
        });
      },
    });
    await world.start(mailServer);
    await world.enqueue();
    await world.untilFailedTry();
    expect(mailServer.received).toEqual([]);
    dying = false;
    await skipPause();
    await world.untilStatus('sent');
    const row = await world.onlyMessage();
    expect(messageIdsOf(mailServer)).toEqual([`<mensaje-${row.id}@reservas.example.org>`]);
  });

  it('goes through the server of the configuration, whose password is stored sealed (B42) and appears in no log', async () => {
    const signedIn: unknown[] = [];
    let password = 'anders';
    mailServer = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth(auth, _session, done) {
        signedIn.push(auth.password);
        if (auth.password === password) done(null, { user: auth.username });
        else done(new Error('Invalid login'));
      },
    });
    await world.db.update(configuration).set({
      mailHost: '127.0.0.1',
      mailPort: mailServer.port,
      mailRequireTls: false,
      mailAccount: 'reservas@example.org',
      mailAlias: 'Reservas',
    });
    await saveSecret(world.ctx, world.db, 'mail-password', 'contraseña-secreta');
    try {
      await world.start(null);
      await world.enqueue();
      await world.untilFailedTry();
      const refused = await world.onlyMessage();
      expect(refused.lastError).toMatch(/^EAUTH: 535/);
      expect(JSON.stringify(refused)).not.toContain('contraseña-secreta');
      password = 'contraseña-secreta';
      await skipPause();
      await world.untilStatus('sent');
      expect(signedIn.at(-1)).toBe('contraseña-secreta');
      expect(mailServer.received[0]?.source).toMatch(/^From: Reservas <reservas@example\.org>/m);
    } finally {
      await world.db.update(configuration).set({ mailHost: '', mailAccount: '', mailAlias: '' });
      await saveSecret(world.ctx, world.db, 'mail-password', '');
    }
  });

  it('is not sent again once it was sent', async () => {
    mailServer = await startMailServer();
    await world.start(mailServer);
    await world.enqueue();
    await world.untilStatus('sent');
    const { id } = await world.onlyMessage();
    const send = vi.fn<Mailer['send']>();
    expect(await deliverMessage(world.ctx, mailOnly({ send }), id)).toEqual({ outcome: 'nothingToDo' });
    expect(send).not.toHaveBeenCalled();
  });
});

it('a message that waits without a job gets one, a message whose job is coming does not get a second', async () => {
  mailServer = await startMailServer();
  await world.enqueue();
  await world.enqueue();
  await world.db.update(messages).set({ createdAt: new Date(Date.now() - 120_000) });
  await world.db.execute(sql`
    update graphile_worker._private_jobs set attempts = max_attempts where id = (select min(id) from graphile_worker._private_jobs)`);
  await world.start(mailServer);
  await vi.waitFor(async () => {
    const rows = await world.db.select({ status: messages.status }).from(messages);
    expect(rows.map(({ status }) => status)).toEqual(['sent', 'sent']);
  }, bounded);
  expect(mailServer.received).toHaveLength(2);
});

it('settings that cannot be read are a failed try of the message, not the end of it', async () => {
  await saveSecret(
    { ...world.ctx, installation: { ...world.ctx.installation, secretKey: Buffer.alloc(32, 9) } },
    world.db,
    'mail-password',
    'x',
  );
  await world.db.update(configuration).set({ mailHost: '127.0.0.1' });
  try {
    await world.start(null);
    await world.enqueue();
    await world.untilFailedTry();
    expect(await world.onlyMessage()).toMatchObject({
      status: 'queued',
      attempts: 1,
      lastError: 'configuration.secretLost',
    });
  } finally {
    await world.db.update(configuration).set({ mailHost: '' });
    await saveSecret(world.ctx, world.db, 'mail-password', '');
  }
});

it('stopping waits for the message that is on its way', async () => {
  mailServer = await startMailServer({
    onRcptTo(_address, _session, done) {
      setTimeout(() => done(), 200);
    },
  });
  await world.start(mailServer);
  await world.enqueue();
  await world.untilStatus('sending');
  await world.stop();
  expect((await world.onlyMessage()).status).toBe('sent');
  expect(await world.jobs()).toBe(0);
});

it('stopping does not wait for ever: what hangs is sent after the next start', async () => {
  const silent = await startRawServer(() => undefined);
  const patient = { connection: 60_000, greeting: 60_000, socket: 60_000 };
  const smtpUrl = `smtp://127.0.0.1:${silent.port}?requireTLS=false`;
  const stuck = await startQueue({
    databaseUrl: world.database.url,
    deps: world.deps,
    smtpUrl,
    outgoing: localOutgoing,
    mailTimeouts: patient,
    stopPatience: 200,
  });
  await world.enqueue();
  await world.untilStatus('sending');
  await stuck.stop();
  await silent.close();
  mailServer = await startMailServer();
  await world.start(mailServer);
  await skipPause();
  await world.untilStatus('sent');
  expect(mailServer.received).toHaveLength(1);
});
