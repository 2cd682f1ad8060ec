import { municipalBorders } from '@dehesa/db/schema';
import { municipalBordersAddress } from '@dehesa/domain/places';
import { fetchBordersTask } from '@dehesa/services/places';
import { closedAfterAll } from '@dehesa/testing';
import { madeUpMunicipalities, serveMunicipalities } from '@dehesa/testing/municipalities';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { createLogger } from '../../adapters/logger';
import { localOutgoing } from '../../adapters/outgoing/local-outgoing.test-support';
import { OgcMunicipalities } from '../../adapters/borders/ogc-municipalities';
import { borderReaderHere } from '../../adapters/borders/thread-border-reader';
import { sessionCookie } from '../../requests/request-context';
import { createTestApp } from '../../test-app.test-support';
import { type Queue, startQueue } from '../queue/start-queue';

const service = await serveMunicipalities(madeUpMunicipalities());
afterAll(() => service.close());
const borderSource = new OgcMunicipalities({
  url: service.url,
  outgoing: localOutgoing,
  reader: borderReaderHere,
  limits: { pausesMs: [1, 1] },
});
const server = await closedAfterAll(createTestApp({ borderSource }));
const { token } = await server.signInAs({ role: 0 });
const { db } = server.deps;
const options = { databaseUrl: server.databaseUrl, deps: server.deps, smtpUrl: null, pollInterval: 50 };

let queue: Queue | undefined;
afterEach(() => queue?.stop());

const call = (name: string, method: 'GET' | 'POST') =>
  server.app.inject({
    method,
    url: `/trpc/${name}`,
    headers: { 'content-type': 'application/json' },
    cookies: { [sessionCookie]: token },
    ...(method === 'POST' && { payload: '{"json":null}' }),
  });
const state = async () => {
  const [row] = await db.select().from(municipalBorders);
  return `${row?.attempt} ${row?.status} ${row?.municipalities} ${row?.error}`;
};
const onMaps = () => server.app.inject(municipalBordersAddress);
const picture = async () => (await server.app.inject('/mapa/39.600/-7.500.svg')).body;
const bounded = { timeout: 15_000, interval: 50 };

it('one press has the queue fetch them, once, and maps have them; afterwards they come by themselves (B109)', async () => {
  expect((await onMaps()).json()).toEqual({ type: 'FeatureCollection', features: [] });
  expect(await picture()).not.toContain('DGT');
  expect((await call('places.fetchBorders', 'POST')).statusCode).toBe(200);
  expect((await call('places.fetchBorders', 'POST')).statusCode).toBe(409);
  queue = await startQueue(options);
  await vi.waitFor(async () => expect(await state()).toBe('1 done 6 null'), bounded);
  expect((await call('places.borders', 'GET')).json()).toMatchObject({
    result: { data: { json: { offered: true, municipalities: 6, last: { status: 'done' } } } },
  });
  const shown = await onMaps();
  expect(shown.json()).toMatchObject({ features: [{ properties: { credit: 'DGT, CC BY 4.0' } }] });
  expect(await picture()).toContain('DGT, CC BY 4.0');

  const known = await db.execute<{ identifier: string }>(
    sql`select identifier from graphile_worker._private_known_crontabs`,
  );
  expect(known.map((one) => one.identifier)).toContain(fetchBordersTask);
  const longAgo = sql`- interval '3 months 2 days'`;
  await db.execute(sql`update municipal_borders
    set started_at = started_at ${longAgo}, fetched_at = fetched_at ${longAgo}`);
  await db.execute(sql`select graphile_worker.add_job(${fetchBordersTask}, '{"_cron":{"ts":"x"}}')`);
  await vi.waitFor(async () => expect(await state()).toBe('2 done 6 null'), bounded);

  service.instead = (_request, response) => {
    response.writeHead(500).end('<html>');
    return true;
  };
  expect((await call('places.fetchBorders', 'POST')).statusCode).toBe(200);
  await vi.waitFor(async () => expect(await state()).toBe('3 failed 6 places.bordersFailed'), bounded);
  expect((await onMaps()).body).toBe(shown.body);
});

it('the end of the process waits for no fetch: it is no fault, and the next process begins it again (B109)', async () => {
  const lines: { level: number; msg: string }[] = [];
  const logger = createLogger('info', undefined, { destination: { write: (line) => lines.push(JSON.parse(line)) } });
  const before = service.asked.length;
  // A service that never answers; the rest of the queue's patience is longer than this test.
  service.instead = () => true;
  expect((await call('places.fetchBorders', 'POST')).statusCode).toBe(200);
  const deps = { ...server.deps, logger };
  const ending = await startQueue({ ...options, deps, stopPatience: 600_000 });
  await vi.waitFor(() => expect(service.asked.length).toBeGreaterThan(before), bounded);
  await ending.stop();
  expect(await state()).toMatch(/ failed \d+ interrupted$/);
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
  expect(lines.map(({ msg }) => msg)).toContainEqual(expect.stringContaining('begins again with the next'));

  service.instead = undefined;
  queue = await startQueue(options);
  await vi.waitFor(async () => expect(await state()).toMatch(/ done 6 null$/), bounded);
});
