import { messages } from '@dehesa/db/schema';
import { queueMessage } from '@dehesa/services/messages';
import { insertSampleReservation } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import { createTestApp } from '../../test-app.test-support';
import { type Queue, startQueue } from './start-queue';

let queue: Queue | undefined;
const server = await createTestApp();

afterAll(async () => {
  await queue?.stop();
  await server.close();
});

it('the queue starts, and finds what it can, where some lost work cannot be looked for', async () => {
  const { db } = server.deps;
  const { reservationId } = await insertSampleReservation(db);
  await queueMessage(db, {
    slug: 'reserva-pendiente',
    language: 'es',
    recipient: { address: 'carmen@example.org', name: 'Carmen' },
    reservationId,
  });
  await db.execute(sql`delete from graphile_worker._private_jobs`);
  await db.execute(sql`update messages set created_at = now() - interval '2 minutes'`);
  await db.execute(sql`alter table waiting_list_offers rename to offers_away`);
  queue = await startQueue({ databaseUrl: server.databaseUrl, deps: server.deps, smtpUrl: null, pollInterval: 50 });
  await vi.waitFor(
    async () => expect(await db.select({ status: messages.status }).from(messages)).toEqual([{ status: 'kept' }]),
    { timeout: 15_000, interval: 25 },
  );
});
