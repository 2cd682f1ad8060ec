import { serverFaults } from '@dehesa/db/schema';
import { closedAfterAll, insertSampleReservation } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { FaultLog } from '../../adapters/fault-log';
import { createLogger } from '../../adapters/logger';
import { createTestApp } from '../../test-app.test-support';

const faults = new FaultLog();
const logger = createLogger('error', faults.note, { destination: { write: () => undefined } });
const server = await closedAfterAll(createTestApp({ logger }));
faults.attach(server.deps);
const { token } = await server.signInAs({ role: 1 });
const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
const { db } = server.deps;

beforeAll(async () => {
  await insertSampleReservation(db, { reference: 'BBBB2222' });
});

const download = (more: RequestInit = {}) =>
  fetch(`${url}/api/exports/datos-generales.xlsx`, { headers: { cookie: `dehesa_session=${token}` }, ...more });

it('a file that breaks off once it has begun is no file, and the log has why under the id that came with it', async () => {
  expect((await (await download()).arrayBuffer()).byteLength).toBeGreaterThan(0);
  await db.execute(sql`alter table activity_texts rename to gone`);
  try {
    const response = await download();
    expect(response.status).toBe(200);
    await expect(response.arrayBuffer()).rejects.toThrow('terminated');
    await faults.flushed();
    const kept = await db.select().from(serverFaults);
    expect(kept.map(({ reference }) => reference)).toEqual([response.headers.get('x-request-id')]);
    expect(kept[0]?.reference).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.stringify(kept)).toContain('activity_texts');
  } finally {
    await db.execute(sql`alter table gone rename to activity_texts`);
  }
});

it('who leaves before its end is no fault', async () => {
  await db.delete(serverFaults);
  const leaving = new AbortController();
  // Held, so that it is left in the middle.
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table activity_texts in access exclusive mode`);
    const response = await download({ signal: leaving.signal });
    leaving.abort();
    await expect(response.arrayBuffer()).rejects.toThrow('aborted');
  });
  await (await download()).arrayBuffer();
  await faults.flushed();
  expect(await db.$count(serverFaults)).toBe(0);
});
