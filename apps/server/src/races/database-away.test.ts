import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, openDatabase } from '@dehesa/db';
import { createTRPCClient, httpLink, TRPCClientError } from '@trpc/client';
import { sql } from 'drizzle-orm';
import superjson from 'superjson';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort, type MailServer, startMailServer } from '../jobs/mail-server.test-support';
import type { AppRouter } from '../trpc/root';
import { type BuiltServer, startBuiltServer } from './built-server.test-support';
import {
  type BreakableDatabase,
  type OutageKind,
  outageKinds,
  startBreakableDatabase,
} from './database-outages.test-support';
import { bookingOf } from './race-world.test-support';
import { insertRoomyActivity } from './roomy-activity.test-support';

const clients = 6;
/** From the end of an outage to the first booking that succeeds. */
const longestSilenceMs = 5_000;
/** What a call may take while the database is away: two seconds, and what a busy machine adds. */
const longestAnswerMs = 3_000;
const calmMs = 1_500;

interface Call {
  began: number;
  ended: number;
  /** HTTP status of a refusal; null for a booking that was taken; 0 where there was no answer at all. */
  refused: number | null;
}

let database: BreakableDatabase;
let db: Database;
let mailServer: MailServer;
let dataDir: string;
let server: BuiltServer;
let activityId = 0;

const calls: Call[] = [];
const answered = new Map<string, string>();
const outages: { kind: OutageKind; from: number; backAt: number; silentMs: number }[] = [];

const rows = async (query: string) => [...(await db.execute(sql.raw(query)))];
const numbers = async (query: string) => (await rows(query)).map(({ id }) => Number(id));

beforeAll(async () => {
  database = await startBreakableDatabase();
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'dehesa-away-'));
  mailServer = await startMailServer();
  const smtpUrl = `smtp://127.0.0.1:${mailServer.port}?requireTLS=false`;
  server = await startBuiltServer({ databaseUrl: database.url, smtpUrl, dataDir, port: await freePort() });
  db = openDatabase(database.directUrl, { max: 2 });
  activityId = await insertRoomyActivity(db);
  await bookThroughOutages();
}, 90_000);
afterAll(async () => {
  await server?.kill();
  await mailServer?.close();
  await db?.close();
  await database?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function bookThroughOutages(): Promise<void> {
  const visitor = createTRPCClient<AppRouter>({
    links: [httpLink({ url: `${server.url}/trpc`, transformer: superjson })],
  });
  let over = false;
  let person = 0;
  /** Until it is taken, with the same key: as a browser does that keeps the draft. */
  const book = async (key: string, booking: ReturnType<typeof bookingOf>) => {
    for (;;) {
      const began = Date.now();
      try {
        const { reference } = await visitor.public.book.mutate(booking, { signal: AbortSignal.timeout(15_000) });
        calls.push({ began, ended: Date.now(), refused: null });
        answered.set(key, reference);
        return;
      } catch (error) {
        calls.push({ began, ended: Date.now(), refused: statusOf(error) });
        if (!server.running()) return;
        await sleep(100);
      }
    }
  };
  const client = async () => {
    while (!over && server.running()) {
      person += 1;
      const key = `visitante-${person}`;
      await book(key, bookingOf(activityId, person, person % 3, { idempotencyKey: key }));
    }
  };
  const all = Promise.all(Array.from({ length: clients }, client));
  for (const kind of outageKinds) {
    await sleep(calmMs);
    if (!server.running()) break;
    const from = Date.now();
    const { backAt } = await database.takeAway(kind);
    const taken = () => calls.find(({ refused, ended }) => refused === null && ended > backAt);
    const deadline = backAt + 15_000;
    while (!taken() && Date.now() < deadline && server.running()) await sleep(20);
    outages.push({ kind, from, backAt, silentMs: (taken()?.ended ?? Infinity) - backAt });
  }
  await sleep(calmMs);
  over = true;
  await all;
}

function statusOf(error: unknown): number {
  if (!(error instanceof TRPCClientError)) return 0;
  const data: unknown = error.data;
  if (typeof data !== 'object' || data === null || !('httpStatus' in data)) return 0;
  return Number(data.httpStatus);
}

it('the process does not end', () => {
  expect(server.running()).toBe(true);
});

it('bookings succeed again within seconds after each outage', () => {
  expect(outages.map(({ kind }) => kind)).toEqual(outageKinds);
  expect(outages.filter(({ silentMs }) => silentMs > longestSilenceMs)).toEqual([]);
});

it('every call is answered within two seconds while the database is away', () => {
  const slowest = outages.map(({ kind, from, backAt }) => {
    const meanwhile = calls.filter(({ began, ended }) => began < backAt && ended > from);
    return { kind, tookMs: Math.max(0, ...meanwhile.map(({ began, ended }) => ended - began)) };
  });
  expect(slowest.filter(({ tookMs }) => tookMs > longestAnswerMs)).toEqual([]);
});

it('what is refused meanwhile is refused for now, with 503', () => {
  const statuses = new Set(calls.flatMap(({ refused }) => (refused === null ? [] : [refused])));
  expect([...statuses]).toEqual([503]);
});

it('what was promised is stored, once', async () => {
  const stored = (await rows('select reference from reservations')).map(({ reference }) => `MON-${String(reference)}`);
  expect(stored.toSorted()).toEqual([...answered.values()].toSorted());
  expect(new Set(stored).size).toBe(answered.size);
  expect(await rows('select held from shift_places')).toEqual(
    await rows('select sum(party_size)::int as held from reservations where status in (1, 2)'),
  );
});

it('no message is left behind, and none goes twice without being marked', async () => {
  await vi.waitFor(
    async () => {
      // The pauses between the tries of a message are not the matter here.
      await rows(`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`);
      expect(await rows(`select status, count(*)::int as n from messages where status <> 'sent' group by 1`)).toEqual(
        [],
      );
      expect(await rows(`select id from graphile_worker.jobs where task_identifier = 'send-message'`)).toEqual([]);
    },
    { timeout: 30_000, interval: 250 },
  );
  const delivered = new Map<number, number>();
  for (const { source } of mailServer.received) {
    const id = Number(/^Message-ID: <mensaje-(\d+)@/im.exec(source)?.[1]);
    delivered.set(id, (delivered.get(id) ?? 0) + 1);
  }
  expect([...delivered.keys()].toSorted((a, b) => a - b)).toEqual(await numbers('select id from messages order by id'));
  expect(
    await rows(
      'select r.id from reservations r where not exists (select from messages m where m.reservation_id = r.id)',
    ),
  ).toEqual([]);
  const marked = new Set(await numbers('select id from messages where possibly_repeated'));
  expect([...delivered].filter(([id, times]) => times > 1 && !marked.has(id))).toEqual([]);
});
