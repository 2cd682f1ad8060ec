import { imports } from '@dehesa/db/schema';
import type { ImportState } from '@dehesa/domain/imports';
import { closedAfterAll, insertSampleUser } from '@dehesa/testing';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import { createTestApp } from '../test-app.test-support';
import { startQueue } from './queue/start-queue';
import { runImportTask } from './run-import';

const server = await closedAfterAll(createTestApp());
const { db } = server.deps;
const queue = await startQueue({ databaseUrl: server.databaseUrl, deps: server.deps, smtpUrl: null, pollInterval: 50 });
afterAll(() => queue.stop());
const by = await insertSampleUser(db, { role: 0, email: 'asks@example.org' });

/** An import whose file was brought by somebody who is gone, with its job. */
async function insertImport(state: ImportState, job: { by?: number }): Promise<number> {
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(imports)
      .values({
        kind: 'members',
        fileName: 'a.csv',
        headings: [],
        columns: {},
        rowCount: 0,
        state,
        createdAt: new Date(),
      })
      .returning();
    const payload = JSON.stringify({ id: made?.id, ...job });
    await tx.execute(sql`select graphile_worker.add_job(${runImportTask}, ${payload}::text::json, max_attempts => 5)`);
    return made?.id ?? 0;
  });
}

it.each([
  ['done as who asked for it', { by }, { state: 'checked', failure: null }],
  ['refused where they are there no more', { by: 999_999 }, { state: 'matching', failure: 'access.forbidden' }],
  ['done as who brought the file where the job does not say', {}, { state: 'matching', failure: 'access.forbidden' }],
])('a step of an import is %s (B106)', async (_who, job, ended) => {
  const id = await insertImport('checking', job);
  const read = () => db.select().from(imports).where(eq(imports.id, id));
  await vi.waitFor(async () => expect(await read()).toMatchObject([ended]), { timeout: 15_000, interval: 25 });
});
