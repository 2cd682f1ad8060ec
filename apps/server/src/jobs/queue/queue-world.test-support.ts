import type { Database } from '@dehesa/db';
import { messages } from '@dehesa/db/schema';
import type { ServiceContext } from '@dehesa/services/context';
import { queueMessage, seedTemplates } from '@dehesa/services/messages';
import { createTestDatabase, emptyTables, insertSampleReservation, testContext } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { AppDeps } from '../../app-deps';
import { localOutgoing } from '../../adapters/outgoing/local-outgoing.test-support';
import type { MailServer } from '../mail-server.test-support';
import { type Queue, startQueue } from './start-queue';

export const bounded = { timeout: 15_000, interval: 25 };
/** Its pauses are passed over: a server that said nothing is tried again at once. */
const mailTimeouts = { connection: 2_000, greeting: 2_000, socket: 2_000, pause: 0 };

/** Those of messages, without the jobs that come each minute by themselves. */
export const messageJobs = sql`graphile_worker.jobs where task_identifier = 'send-message'`;

/** What tasks of the queue need; without a front, and silent. */
export function queueDeps(db: Database): AppDeps {
  return {
    ...testContext(db, { clock: { now: () => new Date() } }),
    demo: false,
    webDir: null,
    rateLimit: 600,
    trustProxy: false,
    logger: false,
  };
}

/** A database with one reservation, whose messages a queue sends. */
export async function createQueueWorld() {
  const database = await createTestDatabase();
  const { db } = database;
  const deps = queueDeps(db);
  const ctx: ServiceContext = { ...deps, actor: null };
  await seedTemplates(ctx);
  let queue: Queue | undefined;
  let reservationId = 0;

  async function onlyMessage() {
    const [row, ...others] = await db.select().from(messages);
    expect(others).toEqual([]);
    if (!row) throw new Error('no message');
    return row;
  }

  return {
    database,
    db,
    deps,
    ctx,
    onlyMessage,
    reservationId: () => reservationId,
    async reset() {
      await emptyTables(db, 'reservations', 'activities', 'messages');
      await db.execute(sql`delete from graphile_worker._private_jobs`);
      ({ reservationId } = await insertSampleReservation(db));
    },
    async start(mailServer: Pick<MailServer, 'port'> | null, options: { databaseUrl?: string } = {}) {
      const smtpUrl = mailServer === null ? null : `smtp://127.0.0.1:${mailServer.port}?requireTLS=false`;
      queue = await startQueue({
        databaseUrl: database.url,
        deps,
        smtpUrl,
        mailTimeouts,
        outgoing: localOutgoing,
        pollInterval: 50,
        ...options,
      });
    },
    async stop() {
      await queue?.stop();
      queue = undefined;
    },
    enqueue: (tx: ServiceContext['db'] = db) =>
      queueMessage(tx, {
        slug: 'reserva-confirmada',
        language: 'es',
        recipient: { address: 'carmen@example.org', name: 'Carmen Iglesias' },
        reservationId,
        territoryId: 1,
      }),
    jobs: async () => (await db.execute(sql`select from ${messageJobs}`)).length,
    untilStatus: (status: string) => vi.waitFor(async () => expect((await onlyMessage()).status).toBe(status), bounded),
    untilFailedTry: () => vi.waitFor(async () => expect((await onlyMessage()).lastError).not.toBeNull(), bounded),
  };
}
