import { emailSuppressions, messages } from '@dehesa/db/schema';
import { queueMessage, seedTemplates } from '@dehesa/services/messages';
import { closedAfterAll, createTestDatabase, emptyTables, insertSampleReservation } from '@dehesa/testing';
import { desc, sql } from 'drizzle-orm';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localhostCertificate } from './localhost-certificate.test-support';
import { type MailServer, startMailServer } from './mail-server.test-support';
import { bounded, queueDeps } from './queue/queue-world.test-support';
import { type Queue, startQueue } from './queue/start-queue';

/** Long enough for a busy machine; what stalls is silent for good, and is not left alone. */
const mailTimeouts = { connection: 10_000, greeting: 10_000, socket: 2_000, pause: 0 };

let server: MailServer | undefined;
let queue: Queue | undefined;
let reservationId: number;

const database = await closedAfterAll(createTestDatabase());
const deps = queueDeps(database.db);
await seedTemplates(deps);

beforeEach(async () => {
  await emptyTables(database.db, 'reservations', 'activities', 'messages', 'email_suppressions');
  await database.db.execute(sql`delete from graphile_worker._private_jobs`);
  ({ reservationId } = await insertSampleReservation(database.db));
});
afterEach(async () => {
  await queue?.stop();
  await server?.close();
  queue = undefined;
  server = undefined;
});

async function start(options: SMTPServerOptions, address = '127.0.0.1') {
  server = await startMailServer(options);
  const smtpUrl = `smtp://${address}:${server.port}?requireTLS=false`;
  queue = await startQueue({ databaseUrl: database.url, deps, smtpUrl, mailTimeouts, pollInterval: 50 });
}

const enqueue = () =>
  queueMessage(database.db, {
    slug: 'reserva-pendiente',
    language: 'es',
    recipient: { address: 'Carmen@example.org', name: 'Carmen Iglesias' },
    reservationId,
    territoryId: 1,
  });

async function newest() {
  const [row] = await database.db.select().from(messages).orderBy(desc(messages.id)).limit(1);
  if (!row) throw new Error('no message');
  return row;
}

const untilStatus = (status: string) => vi.waitFor(async () => expect((await newest()).status).toBe(status), bounded);
const untilFailedTry = () => vi.waitFor(async () => expect((await newest()).lastError).not.toBeNull(), bounded);
const skipPause = () =>
  database.db.execute(
    sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`,
  );
const suppressions = () => database.db.select().from(emailSuppressions);
// Not those that come each minute by themselves.
const jobs = async () =>
  (await database.db.execute(sql`select 1 from graphile_worker.jobs where task_identifier = 'send-message'`)).length;

const answer = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

/** A server that gives this answer at one command. */
function refusing(at: 'connect' | 'mail' | 'rcpt' | 'data', error: Error): SMTPServerOptions {
  switch (at) {
    case 'connect':
      return { onConnect: (_session, done) => done(error) };
    case 'mail':
      return { onMailFrom: (_address, _session, done) => done(error) };
    case 'rcpt':
      return { onRcptTo: (_address, _session, done) => done(error) };
    case 'data':
      return {
        onData(stream, _session, done) {
          stream.resume();
          stream.on('end', () => done(error));
        },
      };
  }
}

describe('a server that refuses', () => {
  it.each([
    ['connect', 554, '5.7.1 No service here'],
    ['connect', 421, '4.3.2 Too busy'],
    ['mail', 451, '4.3.0 Try again later'],
    ['mail', 530, '5.7.0 Authentication required'],
    ['rcpt', 450, '4.2.0 Greylisted'],
    ['rcpt', 554, '5.7.1 Relay access denied'],
    ['data', 452, '4.3.1 Insufficient storage'],
  ] as const)('for now, at %s: %d %s is tried again, and is no repetition', async (at, code, words) => {
    await start(refusing(at, answer(code, words)));
    await enqueue();
    await untilFailedTry();
    expect(await newest()).toMatchObject({
      status: 'queued',
      attempts: 1,
      possiblyRepeated: false,
      lastError: expect.stringContaining(`${code} ${words}`),
    });
    await vi.waitFor(async () => expect(await jobs()).toBe(1), bounded);
    expect(await suppressions()).toEqual([]);
  });

  it.each([
    ['mail', 552, '5.3.4 Message too large'],
    ['rcpt', 552, '5.2.2 Mailbox full'],
    ['rcpt', 550, '5.7.1 Blocked by our policy'],
    ['data', 554, '5.7.1 This is spam'],
  ] as const)('for good, at %s: %d %s is given up, and says nothing against the address', async (at, code, words) => {
    await start(refusing(at, answer(code, words)));
    await enqueue();
    await untilStatus('failed');
    expect(await newest()).toMatchObject({
      attempts: 1,
      possiblyRepeated: false,
      fields: {},
      lastError: expect.stringContaining(`${code} ${words}`),
    });
    await vi.waitFor(async () => expect(await jobs()).toBe(0), bounded);
    expect(await suppressions()).toEqual([]);
  });

  it('because nobody is there is not asked again: later messages are kept back, readable', async () => {
    await start(refusing('rcpt', answer(550, '5.1.1 No such user')));
    await enqueue();
    await untilStatus('failed');
    expect(await suppressions()).toMatchObject([
      { emailKey: 'carmen@example.org', reason: expect.stringContaining('550 5.1.1 No such user') },
    ]);
    await enqueue();
    await untilStatus('suppressed');
    const kept = await newest();
    expect(kept).toMatchObject({ attempts: 1, lastError: expect.stringContaining('No such user'), sentAt: null });
    expect(kept.text).toContain('Hemos recibido su solicitud');
    await vi.waitFor(async () => expect(await jobs()).toBe(0), bounded);
  });
});

/** Keeps what comes and does with the connection what the test wants instead of answering. */
function silentAfterData(then: () => void): { options: SMTPServerOptions; received: string[]; heal(): void } {
  const received: string[] = [];
  let healed = false;
  return {
    received,
    heal: () => (healed = true),
    options: {
      onData(stream, _session, done) {
        let source = '';
        stream.on('data', (chunk: Buffer) => (source += chunk.toString()));
        stream.on('end', () => {
          received.push(/^Message-ID: (.*)$/im.exec(source)?.[1] ?? '');
          if (healed) done(null, 'taken');
          else then();
        });
      },
    },
  };
}

it.each([
  ['stalls with the whole message in its hands', () => undefined, /^ETIMEDOUT/],
  ['dies with it', () => server?.cut(), /^ECONNECTION/],
])('a server that %s: sent again under the same id, and marked (B35)', async (_name, then, error) => {
  const { options, received, heal } = silentAfterData(then);
  await start(options);
  await enqueue();
  await untilFailedTry();
  expect(await newest()).toMatchObject({
    status: 'queued',
    attempts: 1,
    possiblyRepeated: true,
    lastError: expect.stringMatching(error),
  });
  heal();
  await skipPause();
  await untilStatus('sent');
  const row = await newest();
  expect(row).toMatchObject({ attempts: 2, possiblyRepeated: true, lastError: null });
  const id = `<mensaje-${row.id}@reservas.example.org>`;
  expect(received).toEqual([id, id]);
});

it('a server that stalls before it has the message: sent again, and not marked', async () => {
  let stalling = true;
  await start({
    onRcptTo(_address, _session, done) {
      if (!stalling) done();
    },
  });
  await enqueue();
  await untilFailedTry();
  expect(await newest()).toMatchObject({ possiblyRepeated: false, lastError: expect.stringMatching(/^ETIMEDOUT/) });
  stalling = false;
  await skipPause();
  await untilStatus('sent');
  expect(await newest()).toMatchObject({ attempts: 2, possiblyRepeated: false });
  expect(server?.received).toHaveLength(1);
});

it('a server whose certificate nobody vouches for gets nothing, and may be repaired', async () => {
  await start({ disabledCommands: [], ...localhostCertificate }, 'localhost');
  await enqueue();
  await untilFailedTry();
  expect(await newest()).toMatchObject({
    status: 'queued',
    possiblyRepeated: false,
    lastError: expect.stringContaining('self-signed'),
  });
  expect(server?.received).toEqual([]);
});
