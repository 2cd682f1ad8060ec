import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { conversations, territories } from '@dehesa/db/schema';
import { saveSecret } from '@dehesa/services/configuration';
import type { ServiceContext } from '@dehesa/services/context';
import { queueMessage } from '@dehesa/services/messages';
import { createTestDatabase, testContext, type TestDatabase } from '@dehesa/testing';
import { createTRPCClient, httpLink } from '@trpc/client';
import { eq, sql } from 'drizzle-orm';
import superjson from 'superjson';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startWhatsappServer, type WhatsappServer } from '../adapters/whatsapp/whatsapp-server.test-support';
import { freePort } from '../jobs/mail-server.test-support';
import type { AppRouter } from '../trpc/root';
import { type BuiltServer, startBuiltServer } from './built-server.test-support';
import { createGate, type Gate, type Place } from './gate.test-support';
import { bookingOf } from './race-world.test-support';
import { insertRoomyActivity } from './roomy-activity.test-support';
import { type MailStep, startStoppingMailServer, type StoppingMailServer } from './stopping-mail-server.test-support';

const bounded = { timeout: 30_000, interval: 20 };
const secretKey = Buffer.alloc(32, 5);
const account = { token: 'un-token-de-prueba', phoneNumberId: '100200300', accountId: '400500600' };
const phone = '+34600000000';

let database: TestDatabase;
let gate: Gate;
let mailServer: StoppingMailServer;
let whatsapp: WhatsappServer;
let dataDir: string;
let server: BuiltServer | undefined;
let activityId = 0;
let person = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  gate = await createGate(database.url);
  mailServer = await startStoppingMailServer();
  whatsapp = await startWhatsappServer();
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'dehesa-steps-'));
  activityId = await insertRoomyActivity(database.db);
  await setUpWhatsapp();
}, 60_000);
afterEach(async () => {
  mailServer.stopAt(null);
  whatsapp.answers.length = 0;
  await gate.open();
});
afterAll(async () => {
  await server?.kill();
  await gate.end();
  await mailServer.close();
  await whatsapp.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** An account, and somebody who has just written to it: what goes to this number goes as a text. */
async function setUpWhatsapp(): Promise<void> {
  const { db } = database;
  whatsapp.accounts.push(account);
  whatsapp.openWindows.add(phone.slice(1));
  const { phoneNumberId, accountId } = account;
  await db
    .update(territories)
    .set({ whatsappPhoneNumberId: phoneNumberId, whatsappAccountId: accountId })
    .where(eq(territories.id, 1));
  const ctx: ServiceContext = testContext(db, {
    clock: { now: () => new Date() },
    installation: { publicUrl: 'http://localhost', secretKey, whatsappApiUrl: whatsapp.url },
  });
  await saveSecret(ctx, db, 'whatsapp-token-1', account.token);
  await db.insert(conversations).values({ territoryId: 1, phone, lastIncomingAt: new Date() });
}

const start = async () =>
  startBuiltServer({
    databaseUrl: database.url,
    smtpUrl: `smtp://127.0.0.1:${mailServer.port}?requireTLS=false`,
    dataDir,
    port: await freePort(),
    env: { SECRET_KEY: secretKey.toString('hex'), WHATSAPP_API_URL: whatsapp.url },
  });

/** A visitor books, and is answered; the id of the message that this queued. */
async function book({ url }: BuiltServer): Promise<number> {
  const visitor = createTRPCClient<AppRouter>({ links: [httpLink({ url: `${url}/trpc`, transformer: superjson })] });
  person += 1;
  await visitor.public.book.mutate(bookingOf(activityId, person));
  return lastMessage();
}

async function writeWhatsapp(): Promise<number> {
  const [row] = await database.db.execute<{ id: number }>(sql`select max(id) as id from reservations`);
  await queueMessage(database.db, {
    slug: 'reserva-pendiente',
    channel: 'whatsapp',
    language: 'es',
    recipient: { address: phone, name: 'Sol Rey' },
    territoryId: 1,
    reservationId: row?.id ?? 0,
  });
  return lastMessage();
}

async function lastMessage(): Promise<number> {
  const [row] = await database.db.execute<{ id: number }>(sql`select max(id) as id from messages`);
  return row?.id ?? 0;
}

const ofMessage = `old.payload::jsonb ? 'messageId'`;
const places = {
  taking: {
    table: 'graphile_worker._private_jobs',
    event: 'update',
    when: `${ofMessage} and old.locked_at is null and new.locked_at is not null`,
  },
  handingOver: {
    table: 'messages',
    event: 'update',
    when: 'old.handed_over_at is null and new.handed_over_at is not null',
  },
  settling: { table: 'messages', event: 'update', when: `old.status = 'sending' and new.status = 'sent'` },
  finishing: { table: 'graphile_worker._private_jobs', event: 'delete', when: ofMessage },
} satisfies Record<string, Place>;

interface Stop {
  prepare(): unknown;
  reached(): unknown;
}
const before = (place: Place): Stop => ({ prepare: () => gate.close(place), reached: () => gate.reached() });
const mail = (step: MailStep): Stop => ({
  prepare: () => mailServer.stopAt(step),
  reached: () => mailServer.stopped(),
});
const whatsappSilent: Stop = {
  prepare: () => {
    whatsapp.answers.push('stall');
    whatsapp.calls.length = 0;
  },
  reached: () => whatsapp.calls.length > 0,
};

/** How often it arrived at the far side, and whether the log says that it may have been more than once. */
interface Arrival {
  times: number;
  possiblyRepeated: unknown;
}

/** Kills the server while a message stands where it was stopped, and starts another one. */
async function killAt(stop: Stop, cause: (running: BuiltServer) => Promise<number>): Promise<Arrival> {
  const running = (server ??= await start());
  await stop.prepare();
  const id = await cause(running);
  await vi.waitFor(async () => expect(await stop.reached()).toBe(true), bounded);
  await running.kill();
  server = undefined;
  mailServer.stopAt(null);
  await gate.open();
  server = await start();
  await vi.waitFor(async () => expect(await statusOf(id)).toBe('sent and done'), bounded);
  const [row] = await database.db.execute<{ possibly_repeated: boolean }>(
    sql`select possibly_repeated from messages where id = ${id}`,
  );
  return { times: arrivalsOf(id), possiblyRepeated: row?.possibly_repeated };
}

async function statusOf(id: number): Promise<string> {
  const [row] = await database.db.execute<{ status: string; jobs: number }>(sql`
    select status, (select count(*)::int from graphile_worker._private_jobs where payload ->> 'messageId' = ${id}::text) as jobs
    from messages where id = ${id}`);
  return `${row?.status} and ${row?.jobs === 0 ? 'done' : 'under way'}`;
}

/** All tries of one message carry one id. */
function arrivalsOf(id: number): number {
  const mails = mailServer.received.filter(({ source }) => source.includes(`<mensaje-${id}@`));
  const texts = whatsapp.taken.filter((taken) => taken.biz_opaque_callback_data === String(id));
  return mails.length + texts.length;
}

const once = { times: 1, possiblyRepeated: false };
/** The process that died had handed it over and cannot say what became of it. */
const onceAndMarked = { times: 1, possiblyRepeated: true };
const twiceAndMarked = { times: 2, possiblyRepeated: true };

describe('a server that is killed between a booking’s commit and its mail (B35)', () => {
  it.each([
    ['before its job is taken', before(places.taking), once],
    ['once it is claimed', before(places.handingOver), once],
    ['handed over, before anything but its sender is said', mail('sender'), onceAndMarked],
    ['in the middle of the message', mail('message'), onceAndMarked],
    ['after the final dot, without an answer', mail('dot'), twiceAndMarked],
    ['answered, before the answer is stored', before(places.settling), twiceAndMarked],
    ['stored as sent, with its job still there', before(places.finishing), once],
  ])('%s', async (_step, stop, arrival) => {
    expect(await killAt(stop, book)).toEqual(arrival);
  });
});

describe('a server that is killed while it sends by WhatsApp (B38)', () => {
  it.each([
    ['once it is claimed', before(places.handingOver), once],
    ['asked, without an answer', whatsappSilent, onceAndMarked],
    ['answered, before the answer is stored', before(places.settling), twiceAndMarked],
    ['stored as sent, with its job still there', before(places.finishing), once],
  ])('%s', async (_step, stop, arrival) => {
    expect(await killAt(stop, writeWhatsapp)).toEqual(arrival);
  });
});

describe('the test itself notices', () => {
  /** As if the product did this with each change of a message. */
  const sabotage = async (change: string, work: () => Promise<void>) => {
    await database.db.execute(
      sql.raw(`create function sabotage() returns trigger language plpgsql as 'begin ${change}; return new; end'`),
    );
    await database.db.execute(
      sql`create trigger a_sabotage before update on messages for each row execute function sabotage()`,
    );
    try {
      await work();
    } finally {
      await database.db.execute(sql`drop function sabotage cascade`);
    }
  };

  it('a mark that is never set', () =>
    sabotage('new.possibly_repeated := false', async () => {
      expect(await killAt(mail('dot'), book)).toEqual({ times: 2, possiblyRepeated: false });
    }));

  it('a message that counts as sent before it was handed over', () =>
    sabotage(
      `if new.status = ''sending'' and new.handed_over_at is null then new.status := ''sent''; end if`,
      async () => {
        expect(await killAt(before(places.finishing), book)).toEqual({ times: 0, possiblyRepeated: false });
      },
    ));
});
