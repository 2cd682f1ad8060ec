import { configuration, messages } from '@dehesa/db/schema';
import { saveSecret } from '@dehesa/services/configuration';
import type { Mailer, ServiceContext } from '@dehesa/services/context';
import { deliverMessage, mailOnly, queueMessage, seedTemplates } from '@dehesa/services/messages';
import { createTestDatabase, insertSampleReservation, memoryFiles, type TestDatabase } from '@dehesa/testing';
import { eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppDeps } from '../app-deps';
import { createLogger } from '../adapters/logger';
import { LiveWorkers } from './live-workers';
import { freePort, type MailServer, startMailServer, startRawServer } from './mail-server.test-support';
import { type Queue, startQueue } from './start-queue';

const bounded = { timeout: 15_000, interval: 25 };
const mailTimeouts = { connection: 2_000, greeting: 2_000, socket: 2_000 };

let database: TestDatabase;
let deps: AppDeps;
let ctx: ServiceContext;
let mailServer: MailServer | undefined;
let queue: Queue | undefined;
let reservationId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  deps = {
    db: database.db,
    clock: { now: () => new Date() },
    files: memoryFiles(),
    installation: { publicUrl: 'https://reservas.example.org', secretKey: Buffer.alloc(32, 7) },
    demo: false,
    webDir: null,
    rateLimit: 600,
    trustProxy: false,
    logger: false,
  };
  ctx = { db: deps.db, actor: null, clock: deps.clock, files: deps.files, installation: deps.installation };
  await seedTemplates(ctx);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.execute(sql`truncate reservations, activities, messages cascade`);
  await database.db.execute(sql`delete from graphile_worker._private_jobs`);
  ({ reservationId } = await insertSampleReservation(database.db));
});
afterEach(async () => {
  await queue?.stop();
  await mailServer?.close();
  queue = undefined;
  mailServer = undefined;
});

const start = async (port: number | null) => {
  const smtpUrl = port === null ? null : `smtp://127.0.0.1:${port}`;
  queue = await startQueue({ databaseUrl: database.url, deps, smtpUrl, mailTimeouts, pollInterval: 50 });
};

const enqueue = (tx: ServiceContext['db'] = database.db) =>
  queueMessage(tx, {
    slug: 'reserva-confirmada',
    language: 'es',
    recipient: { address: 'carmen@example.org', name: 'Carmen Iglesias' },
    reservationId,
    territoryId: 1,
  });

async function onlyMessage() {
  const [row, ...others] = await database.db.select().from(messages);
  expect(others).toEqual([]);
  if (!row) throw new Error('no message');
  return row;
}

/** Without those that come each minute by themselves. */
const messageJobs = sql`graphile_worker.jobs where task_identifier = 'send-message'`;
const jobs = async () => (await database.db.execute(sql`select from ${messageJobs}`)).length;
const untilStatus = (status: string) =>
  vi.waitFor(async () => expect((await onlyMessage()).status).toBe(status), bounded);
const untilFailedTry = () => vi.waitFor(async () => expect((await onlyMessage()).lastError).not.toBeNull(), bounded);
/** The pause before the next try is over. */
const skipPause = () =>
  database.db.execute(
    sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`,
  );
const messageIdsOf = ({ received }: MailServer) =>
  received.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]);

describe('a queued message (B35)', () => {
  it('is sent once its transaction has committed, and logged with the server’s answer', async () => {
    mailServer = await startMailServer();
    await start(mailServer.port);
    await database.db.transaction(async (tx) => enqueue(tx));
    await untilStatus('sent');
    const row = await onlyMessage();
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
    await vi.waitFor(async () => expect(await jobs()).toBe(0), bounded);
  });

  it('does not exist when its transaction is rolled back', async () => {
    mailServer = await startMailServer();
    await start(mailServer.port);
    const rolledBack = database.db.transaction(async (tx) => {
      await enqueue(tx);
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    expect(await database.db.select().from(messages)).toEqual([]);
    expect(await jobs()).toBe(0);
  });

  it('is kept readable in the log where no mail server is configured', async () => {
    await start(null);
    await enqueue();
    await untilStatus('kept');
    const row = await onlyMessage();
    expect(row).toMatchObject({ providerId: null, sentAt: null, lastError: null });
    expect(row.html).toContain('MON-ABCD2345');
    expect(row.html).toContain('data:image/png;base64,');
    expect(row.text).toContain('Su reserva está confirmada');
  });

  it('waits while the mail server is down and goes out when it is back', async () => {
    const port = await freePort();
    await start(port);
    await enqueue();
    await untilFailedTry();
    expect(await onlyMessage()).toMatchObject({
      status: 'queued',
      attempts: 1,
      lastError: expect.stringContaining('ECONNREFUSED'),
    });
    const [next] = await database.db.execute(
      sql`select extract(epoch from run_at - now())::float as pause from graphile_worker.jobs where run_at > now()`,
    );
    expect(next?.['pause']).toBeGreaterThan(2);
    mailServer = await startMailServer({ port });
    await skipPause();
    await untilStatus('sent');
    expect(await onlyMessage()).toMatchObject({ attempts: 2, lastError: null });
    expect(mailServer.received).toHaveLength(1);
  });

  it('does not hang on a server that takes the connection and says nothing', async () => {
    const silent = await startRawServer(() => undefined);
    try {
      await start(silent.port);
      await enqueue();
      await untilFailedTry();
      expect(await onlyMessage()).toMatchObject({ status: 'queued', lastError: expect.stringContaining('ETIMEDOUT') });
    } finally {
      await queue?.stop();
      queue = undefined;
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
    await start(mailServer.port);
    await enqueue();
    await untilFailedTry();
    expect(mailServer.received).toEqual([]);
    dying = false;
    await skipPause();
    await untilStatus('sent');
    const row = await onlyMessage();
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
    await database.db.update(configuration).set({
      mailHost: '127.0.0.1',
      mailPort: mailServer.port,
      mailAccount: 'reservas@example.org',
      mailAlias: 'Reservas',
    });
    await saveSecret(ctx, database.db, 'mail-password', 'contraseña-secreta');
    try {
      await start(null);
      await enqueue();
      await untilFailedTry();
      const refused = await onlyMessage();
      expect(refused.lastError).toMatch(/^EAUTH: 535/);
      expect(JSON.stringify(refused)).not.toContain('contraseña-secreta');
      password = 'contraseña-secreta';
      await skipPause();
      await untilStatus('sent');
      expect(signedIn.at(-1)).toBe('contraseña-secreta');
      expect(mailServer.received[0]?.source).toMatch(/^From: Reservas <reservas@example\.org>/m);
    } finally {
      await database.db.update(configuration).set({ mailHost: '', mailAccount: '', mailAlias: '' });
      await saveSecret(ctx, database.db, 'mail-password', '');
    }
  });

  it('is not sent again once it was sent', async () => {
    mailServer = await startMailServer();
    await start(mailServer.port);
    await enqueue();
    await untilStatus('sent');
    const { id } = await onlyMessage();
    const send = vi.fn<Mailer['send']>();
    expect(await deliverMessage(ctx, mailOnly({ send }), id)).toEqual({ outcome: 'nothingToDo' });
    expect(send).not.toHaveBeenCalled();
  });
});

describe('when a server process dies', () => {
  const lockAs = (pool: string) =>
    database.db.execute(
      sql`update graphile_worker._private_jobs set locked_by = ${pool}, locked_at = now(), attempts = 1`,
    );

  it('the next one takes over the jobs that it had locked and delivers each once', async () => {
    mailServer = await startMailServer();
    await enqueue();
    await lockAs('pool-of-a-dead-process');
    await database.db.update(messages).set({ status: 'sending', attempts: 1 });
    await start(mailServer.port);
    await untilStatus('sent');
    expect(mailServer.received).toHaveLength(1);
    expect((await onlyMessage()).attempts).toBe(1);
  });

  it('jobs of one that lives are left alone, and taken over as soon as its connection is gone', async () => {
    await enqueue();
    await lockAs('pool-of-another-server');
    const logger = createLogger('silent');
    const other = new LiveWorkers({ databaseUrl: database.url, logger });
    const own = new LiveWorkers({ databaseUrl: database.url, logger });
    const locked = async () => (await database.db.execute(sql`select locked_by from ${messageJobs}`))[0]?.['locked_by'];
    try {
      await other.hold('pool-of-another-server');
      await own.hold('pool-of-this-server');
      await own.sweep();
      expect(await locked()).toBe('pool-of-another-server');
      await other.stop();
      await vi.waitFor(async () => {
        await own.sweep();
        expect(await locked()).toBeNull();
      }, bounded);
    } finally {
      await own.stop();
    }
  });

  it('one that lost its connection shows again that it lives', async () => {
    const live = new LiveWorkers({ databaseUrl: database.url, logger: createLogger('silent') });
    const observer = new Client({ connectionString: database.url });
    await observer.connect();
    const held = async () =>
      (
        await observer.query('select pid from pg_locks where locktype = $1 and classid = 727003 and granted', [
          'advisory',
        ])
      ).rows;
    try {
      await live.hold('pool-1');
      const [before] = await held();
      await observer.query('select pg_terminate_backend($1)', [before.pid]);
      await vi.waitFor(async () => {
        const [after] = await held();
        expect(after?.pid).toBeGreaterThan(0);
        expect(after?.pid).not.toBe(before.pid);
      }, bounded);
    } finally {
      await live.stop();
      await observer.end();
    }
  });
});

it('a message that waits without a job gets one, a message whose job is coming does not get a second', async () => {
  mailServer = await startMailServer();
  await enqueue();
  await enqueue();
  await database.db.update(messages).set({ createdAt: new Date(Date.now() - 120_000) });
  await database.db.execute(sql`
    update graphile_worker._private_jobs set attempts = max_attempts where id = (select min(id) from graphile_worker._private_jobs)`);
  await start(mailServer.port);
  await vi.waitFor(async () => {
    const rows = await database.db.select({ status: messages.status }).from(messages);
    expect(rows.map(({ status }) => status)).toEqual(['sent', 'sent']);
  }, bounded);
  expect(mailServer.received).toHaveLength(2);
});

it('settings that cannot be read are a failed try of the message, not the end of it', async () => {
  await saveSecret(
    { ...ctx, installation: { ...ctx.installation, secretKey: Buffer.alloc(32, 9) } },
    database.db,
    'mail-password',
    'x',
  );
  await database.db.update(configuration).set({ mailHost: '127.0.0.1' });
  try {
    await start(null);
    await enqueue();
    await untilFailedTry();
    expect(await onlyMessage()).toMatchObject({ status: 'queued', attempts: 1, lastError: 'Error' });
  } finally {
    await database.db.update(configuration).set({ mailHost: '' });
    await saveSecret(ctx, database.db, 'mail-password', '');
  }
});

it('stopping waits for the message that is on its way', async () => {
  mailServer = await startMailServer({
    onRcptTo(_address, _session, done) {
      setTimeout(() => done(), 200);
    },
  });
  await start(mailServer.port);
  await enqueue();
  await untilStatus('sending');
  await queue?.stop();
  queue = undefined;
  expect((await onlyMessage()).status).toBe('sent');
  expect(await jobs()).toBe(0);
});

it('stopping does not wait for ever: what hangs is sent after the next start', async () => {
  const silent = await startRawServer(() => undefined);
  const patient = { connection: 60_000, greeting: 60_000, socket: 60_000 };
  const smtpUrl = `smtp://127.0.0.1:${silent.port}`;
  const stuck = await startQueue({
    databaseUrl: database.url,
    deps,
    smtpUrl,
    mailTimeouts: patient,
    stopPatience: 200,
  });
  await enqueue();
  await untilStatus('sending');
  await stuck.stop();
  await silent.close();
  mailServer = await startMailServer();
  await start(mailServer.port);
  await skipPause();
  await untilStatus('sent');
  expect(mailServer.received).toHaveLength(1);
});

it('starts to work again after the database cut every connection', async () => {
  mailServer = await startMailServer();
  await start(mailServer.port);
  await database.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'dehesa-queue'`);
  await enqueue();
  await untilStatus('sent');
  expect(mailServer.received).toHaveLength(1);
  await database.db.delete(messages).where(eq(messages.reservationId, reservationId));
});
