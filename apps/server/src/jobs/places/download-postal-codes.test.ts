import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postalCodes, postalImports } from '@dehesa/db/schema';
import { downloadPostalCodesTask, seedPlaces } from '@dehesa/services/places';
import { closedAfterAll } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { createLogger } from '../../adapters/logger';
import { GeonamesDownload } from '../../adapters/postal/geonames-download';
import { zipOf } from '../../adapters/postal/zip.test-support';
import { serviceContext, sessionCookie } from '../../requests/request-context';
import { createTestApp } from '../../test-app.test-support';
import { type Queue, startQueue } from '../queue/start-queue';

const row = (country: string, code: string) =>
  `${country}\t${code}\tLugar\tX\tX\tX\t${country === 'ES' ? 'CC' : '0505'}\tX\t\t39.9\t-6.4\t4\n`;
const goodFiles: Readonly<Record<string, Buffer>> = {
  '/ES.zip': zipOf({ 'ES.txt': row('ES', '10001') }),
  '/PT.zip': zipOf({ 'PT.txt': row('PT', '6060-101') }),
};
let files = goodFiles;
let silent = false;
const geonames = createServer(({ url }, response) => void (silent || response.end(files[url ?? ''])));
await new Promise<void>((resolve) => geonames.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(geonames.address() as AddressInfo).port}`;
afterAll(() => {
  geonames.closeAllConnections();
  geonames.close();
});

const server = await closedAfterAll(createTestApp({ postalDownload: new GeonamesDownload({ url }) }));
await seedPlaces(serviceContext(server.deps, null));
const { token } = await server.signInAs({ role: 0 });
const { db } = server.deps;

let queue: Queue | undefined;
afterEach(() => queue?.stop());
const options = { databaseUrl: server.databaseUrl, deps: server.deps, smtpUrl: null, pollInterval: 50 };
const work = async () => (queue = await startQueue(options));

const download = () =>
  server.app.inject({
    method: 'POST',
    url: '/trpc/places.download',
    headers: { 'content-type': 'application/json' },
    cookies: { [sessionCookie]: token },
    payload: '{"json":null}',
  });
const states = async () =>
  (await db.select().from(postalImports).orderBy(postalImports.id)).map(({ status }) => status);
const bounded = { timeout: 15_000, interval: 50 };

it('one press has the queue fetch and import, once; afterwards it comes by itself (B62)', async () => {
  expect((await download()).statusCode).toBe(200);
  expect((await download()).statusCode).toBe(409);
  await work();
  await vi.waitFor(async () => expect(await states()).toEqual(['done']), bounded);
  expect((await db.select().from(postalCodes)).map(({ code }) => code).toSorted()).toEqual(['10001', '6060-101']);
  const known = await db.execute<{ identifier: string }>(
    sql`select identifier from graphile_worker._private_known_crontabs`,
  );
  expect(known.map((one) => one.identifier)).toContain(downloadPostalCodesTask);

  files = { ...files, '/ES.zip': zipOf({ 'ES.txt': row('ES', '10002') }) };
  await db.execute(sql`update postal_imports set started_at = started_at - interval '3 months 2 days'`);
  await db.execute(sql`select graphile_worker.add_job(${downloadPostalCodesTask}, '{"_cron":{"ts":"x"}}')`);
  await vi.waitFor(async () => expect(await states()).toEqual(['done', 'done']), bounded);
  expect(await db.select().from(postalCodes)).toHaveLength(3);

  files = { '/ES.zip': Buffer.from('PK') };
  expect((await download()).statusCode).toBe(200);
  await vi.waitFor(async () => expect(await states()).toEqual(['done', 'done', 'failed']), bounded);
  expect(await db.select().from(postalCodes)).toHaveLength(3);
});

it('the end of the process waits for no fetch: it is no fault, and the next process begins it again (B62)', async () => {
  const lines: { level: number; msg: string }[] = [];
  const logger = createLogger('info', undefined, { destination: { write: (line) => lines.push(JSON.parse(line)) } });
  const before = await states();
  const asked = new Promise((resolve) => geonames.once('request', resolve));
  silent = true;
  expect((await download()).statusCode).toBe(200);
  // The rest of the queue's patience is longer than this test.
  const ending = await startQueue({ ...options, deps: { ...server.deps, logger }, stopPatience: 600_000 });
  await asked;
  await ending.stop();
  expect(await states()).toEqual([...before, 'failed']);
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
  expect(lines.map(({ msg }) => msg)).toContainEqual(expect.stringContaining('begins again with the next'));

  silent = false;
  files = goodFiles;
  await work();
  await vi.waitFor(async () => expect(await states()).toEqual([...before, 'done']), bounded);
});
