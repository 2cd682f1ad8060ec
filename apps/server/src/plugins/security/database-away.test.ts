import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@dehesa/db';
import { createTestDatabase, openDatabaseLink } from '@dehesa/testing';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { otherRows } from '../../authorization/other-routes.test-support';
import { fakeDatabaseWatch } from '../../database-watch.test-support';
import { legacyCalls } from '../../legacy/routes';
import { sessionCookie } from '../../requests/request-context';
import { createTestApp, testPassword } from '../../test-app.test-support';
import { appRouter } from '../../trpc/root';

const since = new Date('2026-11-22T09:42:00Z');
const refusal = { code: 'service.databaseAway', params: { retryAfterSeconds: 3, since: since.toISOString() } };
const unexpected: unknown[] = [];
const note = (reason: unknown) => unexpected.push(reason);

process.on('unhandledRejection', note);
const database = await createTestDatabase();
const link = await openDatabaseLink(database.url);
const db = openDatabase(link.url);
const watch = fakeDatabaseWatch();
const test = await createTestApp({ db, databaseWatch: watch });
const unwatched = await createTestApp({ db });
const { token } = await test.signInAs({ role: 0 });

afterEach(async () => {
  watch.comeBack();
  await link.restore();
});
afterAll(async () => {
  await test.close();
  await unwatched.close();
  await db.close();
  await link.close();
  await database.close();
  process.off('unhandledRejection', note);
});

const cookies = () => ({ [sessionCookie]: token });
const get = (url: string) => test.app.inject({ url, cookies: cookies() });
const post = (url: string, payload: object = {}) =>
  test.app.inject({ method: 'POST', url, payload, cookies: cookies() });
const upload = (url: string) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  return test.app.inject({ method: 'POST', url, payload: '--b--\r\n', headers, cookies: cookies() });
};
const session = () => get('/trpc/auth.session');

describe('while the database is away', () => {
  it('every procedure, documented call and other route is refused, but for those that need no database', async () => {
    watch.goAway(since);
    const calls = [
      ...Object.keys(appRouter._def.procedures).flatMap((name) => [`GET /trpc/${name}`, `POST /trpc/${name}`]),
      ...Object.keys(legacyCalls).flatMap((path) => [`POST ${path}`, `POST /api${path}`]),
      ...Object.entries(otherRows).map(([route, [, url]]) => `${route.split(' ')[0]} ${url ?? route.split(' ')[1]}`),
    ];
    const answered = new Map<string, number>();
    for (const call of calls) {
      const [method, url = ''] = call.split(' ');
      const isUpload = /^\/(upload\/|alta-colaborador)/.test(url);
      const response = method === 'GET' ? await get(url) : isUpload ? await upload(url) : await post(url);
      if (response.statusCode === 503 && response.headers['retry-after'] === '3') continue;
      answered.set(call, response.statusCode);
    }
    expect([...answered.keys()].toSorted()).toEqual([
      'GET /.well-known/security.txt',
      'GET /api/docs',
      'GET /api/docs/',
      'GET /api/docs/json',
      'GET /api/docs/static/index.html',
      'GET /api/docs/static/swagger-initializer.js',
      'GET /api/docs/yaml',
      'GET /api/live',
      'GET /files/ninguno.jpg',
      'GET /mapa/39.651/-7.501.svg',
      'GET /no-hay-nada',
      'POST /no-hay-nada',
    ]);
  });

  it('each door says so in its own words', async () => {
    watch.goAway(since);
    expect((await session()).json()).toMatchObject({ error: { json: { data: { domain: refusal, httpStatus: 503 } } } });
    const batch = await get('/trpc/config.public,config.public?batch=1&input=%7B%7D');
    expect(batch.statusCode).toBe(503);
    // One for all of its calls, which the client tells each of them.
    expect(batch.json()).toMatchObject({ error: { json: { data: { domain: refusal } } } });
    expect(await test.call('/login', { email: 'x@example.test', clave: testPassword })).toMatchObject({
      status: 503,
      body: { error: true, value: 'Servicio no disponible' },
      headers: { 'retry-after': '3' },
    });
    expect((await get('/api/events?activity=1')).json()).toMatchObject({ domain: refusal });
  });

  it('nobody is signed out, and everything works again when it is back', async () => {
    watch.goAway(since);
    const refused = await session();
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([503, undefined]);
    watch.comeBack();
    expect((await session()).json()).toMatchObject({ result: { data: { json: { user: { role: 0 } } } } });
  });

  it('the process is alive, and not well', async () => {
    expect((await get('/api/health')).json()).toEqual({ status: 'ok' });
    watch.goAway(since);
    const [live, health] = [await get('/api/live'), await get('/api/health')];
    expect([live.statusCode, live.json()]).toEqual([200, { status: 'ok' }]);
    expect([health.statusCode, health.json()]).toEqual([503, { status: 'unavailable' }]);
  });
});

describe('calls under way when it goes', () => {
  it.each([
    ['a procedure', () => session()],
    ['a batch', () => get('/trpc/config.public,config.public?batch=1&input=%7B%7D')],
    ['a documented call', () => post('/api/act-actividades', { token })],
    ['another route', () => get('/api/exports/total.xlsx')],
    ['a stream of events', () => get('/api/events?activity=1')],
  ])('%s is answered at once, and what it comes to afterwards is nobody’s answer', async (_what, call) => {
    link.stall();
    const answer = call();
    await pause(200);
    const before = performance.now();
    watch.goAway(since);
    const { statusCode, headers } = await answer;
    expect([statusCode, headers['retry-after']]).toEqual([503, '3']);
    expect(performance.now() - before).toBeLessThan(1_000);
    await link.restore();
    watch.comeBack();
    expect((await session()).statusCode).toBe(200);
  });

  it('health does not wait for a database that stalls', async () => {
    link.stall();
    const before = performance.now();
    expect((await get('/api/health')).statusCode).toBe(503);
    expect(performance.now() - before).toBeLessThan(2_000);
    expect((await get('/api/live')).statusCode).toBe(200);
  });
});

describe('where nobody has noticed yet', () => {
  it('what the database refused is the same answer, never 401 and never a fault', async () => {
    await link.close();
    const call = (url: string, payload?: object) =>
      unwatched.app.inject({ method: payload ? 'POST' : 'GET', url, cookies: cookies(), ...(payload && { payload }) });
    const answers = [
      await call('/trpc/auth.session'),
      await call('/trpc/config.public,config.public?batch=1&input=%7B%7D'),
      await call('/api/act-actividades', { token }),
      await call('/api/exports/total.xlsx'),
      await call('/api/health'),
      await call('/agenda.json'),
    ];
    expect(
      answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after'], headers['set-cookie']]),
    ).toEqual(answers.map(() => [503, '3', undefined]));
  });
});

it('no late result was anybody’s rejection', async () => {
  await pause(100);
  expect(unexpected).toEqual([]);
});
