import { conversationMessages, conversations, imports, messages } from '@dehesa/db/schema';
import { fetchMediaTask } from '@dehesa/services/inbox';
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

it('the queue starts, and gives up what died in its last try', async () => {
  const { db } = server.deps;
  await db.execute(sql`
    insert into imports (kind, file_name, state, headings, columns, row_count, created_at)
    values ('members', 'a.csv', 'undoing', '[]', '{}', 0, now())`);
  const [talk] = await db.insert(conversations).values({ territoryId: 1, phone: '+34600000001' }).returning();
  const conversationId = talk?.id ?? 0;
  const file = { conversationId, direction: 'in', kind: 'image', mediaState: 'pending' } as const;
  const [dead, waits] = await db
    .insert(conversationMessages)
    .values([
      { ...file, mediaId: 'M1' },
      { ...file, mediaId: 'M2' },
    ])
    .returning();
  for (const id of [dead?.id, waits?.id])
    await db.execute(sql`select graphile_worker.add_job(${fetchMediaTask}, json_build_object('id', ${id}::int),
      run_at => now() + interval '1 hour')`);
  await db.execute(sql`update graphile_worker._private_jobs set attempts = max_attempts
    where payload ->> 'id' = ${String(dead?.id)}`);
  queue = await startQueue({ databaseUrl: server.databaseUrl, deps: server.deps, smtpUrl: null, pollInterval: 50 });
  const given = await db.select({ state: imports.state, failure: imports.failure }).from(imports);
  expect(given).toEqual([{ state: 'stored', failure: 'fault' }]);
  const files = db.select({ state: conversationMessages.mediaState }).from(conversationMessages);
  expect(await files.orderBy(conversationMessages.id)).toEqual([{ state: 'failed' }, { state: 'pending' }]);
  await queue.stop();
  queue = undefined;
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

it('what the queue keeps of a failed statement are not its values (B46)', async () => {
  const { db } = server.deps;
  await queue?.stop();
  await db.execute(sql`select graphile_worker.add_job('expire-offer', '{"offerId": 987654321}'::json)`);
  // Its table is still away.
  queue = await startQueue({ databaseUrl: server.databaseUrl, deps: server.deps, smtpUrl: null, pollInterval: 50 });
  const kept = await vi.waitFor(
    async () => {
      const [job] = await db.execute<{ words: string }>(sql`
        select last_error as words from graphile_worker.jobs where task_identifier = 'expire-offer' and last_error <> ''`);
      return job?.words ?? expect.fail('not tried yet');
    },
    { timeout: 15_000, interval: 25 },
  );
  expect(kept).toMatch(/^Failed query: /);
  expect(kept).not.toContain('987654321');
});
