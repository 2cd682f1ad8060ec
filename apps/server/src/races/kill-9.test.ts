import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BookingInput } from '@dehesa/domain/reservations';
import { createTestDatabase } from '@dehesa/testing';
import { createTRPCClient, httpLink } from '@trpc/client';
import { sql } from 'drizzle-orm';
import superjson from 'superjson';
import { afterAll, expect, it, vi } from 'vitest';
import { freePort, startMailServer } from '../jobs/mail-server.test-support';
import type { AppRouter } from '../trpc/root';
import { type BuiltServer, startBuiltServer } from './built-server.test-support';
import { bookingOf } from './race-world.test-support';
import { insertRoomyActivity } from './roomy-activity.test-support';

const clients = 12;
const killAfter = 80;
/** A server that is stuck must not keep the test: it is bounded by the number of bookings, too. */
const mostBookings = 2_000;

let server: BuiltServer | undefined;
let activityId = 0;

const database = await createTestDatabase();
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'dehesa-kill-'));
// Slow enough that messages are queued, under way and sent when the process dies.
const mailServer = await startMailServer({ onRcptTo: (_address, _session, done) => setTimeout(done, 25) });
activityId = await insertRoomyActivity(database.db);

afterAll(async () => {
  await server?.kill();
  await mailServer.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async () =>
  startBuiltServer({
    databaseUrl: database.url,
    smtpUrl: `smtp://127.0.0.1:${mailServer.port}?requireTLS=false`,
    dataDir,
    port: await freePort(),
  });
const clientOf = ({ url }: BuiltServer) =>
  createTRPCClient<AppRouter>({ links: [httpLink({ url: `${url}/trpc`, transformer: superjson })] });
const rows = async (query: string) => [...(await database.db.execute(sql.raw(query)))];
const numbers = async (query: string) => (await rows(query)).map(({ id }) => Number(id));

/** Books from several clients until the server is gone; answers what was promised and what was left in the air. */
async function bookUntilKilled(running: BuiltServer) {
  const answered = new Map<string, string>();
  const inTheAir: BookingInput[] = [];
  const visitor = clientOf(running);
  let next = 0;
  let killed: Promise<void> | undefined;
  const worker = async () => {
    while (next < mostBookings) {
      next += 1;
      const person = next;
      const booking = bookingOf(activityId, person, person % 3, { idempotencyKey: `visitante-${person}` });
      try {
        const { reference } = await visitor.public.book.mutate(booking);
        answered.set(`visitante-${person}`, reference);
      } catch {
        inTheAir.push(booking);
        if (killed) return;
        throw new Error('a booking failed before the server was killed');
      }
      if (answered.size >= killAfter) killed ??= running.kill();
    }
  };
  await Promise.all(Array.from({ length: clients }, worker));
  await killed;
  return { answered, inTheAir };
}

function deliveries(): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { source } of mailServer.received) {
    const id = Number(/^Message-ID: <mensaje-(\d+)@/im.exec(source)?.[1]);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

it('kill -9 under load loses no answered booking, stores none twice and sends every message', async () => {
  server = await start();
  const { answered, inTheAir } = await bookUntilKilled(server);
  expect(answered.size).toBeGreaterThanOrEqual(killAfter);
  expect(inTheAir.length).toBeGreaterThan(0);
  const openAtDeath = new Set(await numbers(`select id from messages where status = 'sending'`));
  const waiting = await numbers(`select id from messages where status in ('queued', 'sending')`);
  expect(waiting.length).toBeGreaterThan(0);

  server = await start();
  const visitor = clientOf(server);
  // Who got no answer asks again with the same key, and is stored once whether or not the first try was.
  for (const booking of inTheAir)
    answered.set(booking.idempotencyKey ?? '', (await visitor.public.book.mutate(booking)).reference);

  const stored = (await rows('select reference from reservations')).map(({ reference }) => `MON-${String(reference)}`);
  expect(stored.toSorted()).toEqual([...answered.values()].toSorted());
  expect(
    await rows(
      `select identity_key from people where live and identity_key is not null group by 1 having count(*) > 1`,
    ),
  ).toEqual([]);
  expect(
    await rows(
      `select 1 from reservations r where party_size <> (select count(*) from people where reservation_id = r.id)`,
    ),
  ).toEqual([]);
  expect(await rows('select held from shift_places')).toEqual(
    await rows('select sum(party_size)::int as held from reservations where status in (1, 2)'),
  );

  await vi.waitFor(
    async () =>
      expect(await rows(`select status, count(*)::int as n from messages where status <> 'sent' group by 1`)).toEqual(
        [],
      ),
    { timeout: 60_000, interval: 100 },
  );
  const delivered = deliveries();
  expect([...delivered.keys()].toSorted((a, b) => a - b)).toEqual(await numbers('select id from messages order by id'));
  expect(
    await rows(
      'select r.id from reservations r where not exists (select from messages m where m.reservation_id = r.id)',
    ),
  ).toEqual([]);
  // Twice only where the process died between the mail server's "taken" and writing it down, and then under one Message-ID.
  const twice = [...delivered].filter(([, times]) => times > 1).map(([id]) => id);
  expect(twice.filter((id) => !openAtDeath.has(id))).toEqual([]);
}, 120_000);
