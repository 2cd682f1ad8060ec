import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { trace } from '@opentelemetry/api';
import { closedAfterAll, createTestDatabase } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { startQueue } from '../jobs/queue/start-queue';
import { freePort } from '../jobs/mail-server.test-support';
import { createPublicWorld } from '../public-pages/public-world.test-support';
import { partyOf } from './party.test-support';

const world = await closedAfterAll(createPublicWorld(() => new Date('2026-06-01T10:00:00Z')));
const database = await closedAfterAll(createTestDatabase());
const folder = mkdtempSync(path.join(os.tmpdir(), 'dehesa-traces-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const built = path.join(import.meta.dirname, '../../dist/main.js');
const builtFiles = readdirSync(path.join(built, '../assets'))
  .filter((name) => name.endsWith('.js'))
  .map((name) => path.join(built, '../assets', name));
const program = `
  import { start } from ${JSON.stringify(built)};
  const server = await start({ databaseUrl: process.argv[1], embedded: false });
  const { status } = await fetch(server.url + '/agenda');
  await server.stop();
  process.exit(status === 200 ? 0 : 1);`;

/** The files that the built product loads to start, to show a page and to end, which the engine keeps account of. */
async function loadedFiles(): Promise<string[]> {
  const account = path.join(folder, 'loaded');
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, database.url], {
    timeout: 50_000,
    env: {
      PATH: process.env['PATH'],
      NODE_V8_COVERAGE: account,
      NODE_ENV: 'production',
      DEHESA_MODE: 'demo',
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      PORT: String(await freePort()),
      OTEL_SERVICE_NAME: 'dehesa',
    },
  });
  const urls = readdirSync(account).flatMap((file) => {
    const { result } = JSON.parse(readFileSync(path.join(account, file), 'utf8')) as { result: { url: string }[] };
    return result.map(({ url }) => url);
  });
  return urls.filter((url) => url.startsWith('file:') && url.endsWith('.js')).map((url) => new URL(url).pathname);
}

const ofTheLibrary = (files: readonly string[]) =>
  files.filter((file) =>
    /BatchSpanProcessor|parseTraceParent|AsyncLocalStorageContextManager/.test(readFileSync(file, 'utf8')),
  );

it('where nobody asks for traces nothing of their library is loaded (B104)', async () => {
  const files = await loadedFiles();
  expect(files).toContain(built);
  // It is there, in parts of its own.
  expect(ofTheLibrary(builtFiles).length).toBeGreaterThan(1);
  expect(ofTheLibrary(files)).toEqual([]);
});

it('nor is anything noted, told to browsers or stored with jobs', async () => {
  const queue = await startQueue({ databaseUrl: world.databaseUrl, deps: world.deps, smtpUrl: null });
  await queue.stop();
  const { id } = await world.publish();
  const response = await world.app.inject({
    method: 'POST',
    url: '/trpc/public.book',
    headers: { traceparent: `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01` },
    payload: { json: partyOf(id) },
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers['server-timing']).toBeUndefined();
  const jobs = await world.deps.db.execute(sql`
    select payload::text as payload from graphile_worker._private_jobs where payload ->> 'messageId' is not null`);
  expect(jobs.map(({ payload }) => payload)).toEqual([expect.stringMatching(/^\{"messageId" : \d+\}$/)]);
  expect(trace.getActiveSpan()).toBeUndefined();
});
