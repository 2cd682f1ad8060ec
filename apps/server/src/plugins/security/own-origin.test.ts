import { rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app';
import { addressOf, routesOf } from '../../authorization/route-table.test-support';
import { writeFakeWeb } from '../../public-pages/fake-web.test-support';
import { createTestApp, type TestApp } from '../../test-app.test-support';
import { proceduresOf } from '../../trpc/call-limits';
import { appRouter } from '../../trpc/root';

const own = 'https://reservas.example.org';
/** Over https (B23). */
const cookieName = '__Host-dehesa_session';
let test: TestApp;
/** As it is behind a proxy: it knows its public address from its setting alone. */
let app: FastifyInstance;
let webDir: string;
let token: string;
beforeAll(async () => {
  webDir = writeFakeWeb();
  test = await createTestApp({ webDir });
  app = await buildApp({
    ...test.deps,
    installation: { ...test.deps.installation, publicUrl: own },
    trustProxy: '127.0.0.1',
  });
  ({ token } = await test.signInAs({ role: 0 }));
});
afterAll(async () => {
  await app.close();
  await test.close();
  rmSync(webDir, { recursive: true });
});

/** Procedures that read: by POST as well, since what they are asked may name somebody. */
const reading = [...proceduresOf(appRouter)].filter(([, { _def }]) => _def.type === 'query').map(([path]) => path);
const changing = () =>
  routesOf(app).filter(
    (route) => !/^(GET|HEAD|OPTIONS) /.test(route) && !reading.includes(route.replace(/^POST \/trpc\//, '')),
  );

/** Where a request may come from; the host is what the proxy calls the server by. */
const foreign: Record<string, Record<string, string>> = {
  'another site': { origin: 'https://sitio.example', 'sec-fetch-site': 'cross-site' },
  'another host of the same site': { origin: 'https://otra.example.org', 'sec-fetch-site': 'same-site' },
  'the same host without encryption': { origin: 'http://reservas.example.org' },
  'the same host at another port': { origin: 'https://reservas.example.org:8443', 'sec-fetch-site': 'same-site' },
  'the name that the proxy uses': { origin: 'http://localhost:3000' },
  'a page without an origin': { origin: 'null', 'sec-fetch-site': 'cross-site' },
  'an address that somebody typed': { 'sec-fetch-site': 'none' },
  'nobody says where': {},
};

function send(route: string, headers: Record<string, string>, cookie = true) {
  const [method = ''] = route.split(' ');
  return app.inject({
    // The routes are those of the server itself.
    method: method as 'POST',
    url: addressOf(route),
    headers: { host: 'localhost:3000', ...headers },
    ...(cookie && { cookies: { [cookieName]: token } }),
  });
}

const isForeign = (body: string) =>
  /request\.foreignOrigin|Origen no permitido|No viene de nuestras páginas/.test(body);

describe('with the cookie of a session', () => {
  it('there are routes to try: procedures, documented calls, uploads and forms', () => {
    const routes = changing();
    expect(routes.length).toBeGreaterThan(200);
    for (const route of [
      '/trpc/auth.signOut',
      '/guardar-configuracion',
      '/api/borrar-usuario',
      '/upload/image',
      '/otra-fecha/:data',
    ]) {
      expect(routes.some((one) => one.startsWith(`POST ${route}`))).toBe(true);
    }
  });

  it.each(Object.entries(foreign))('every route refuses what comes from %s, with words', async (_from, headers) => {
    for (const route of changing()) {
      const { statusCode, body } = await send(route, headers);
      expect([route, statusCode, isForeign(body)]).toEqual([route, 403, true]);
    }
    // Among them those that end sessions: none has.
    expect((await send('GET /trpc/auth.session', {})).json()).toMatchObject({
      result: { data: { json: { user: { role: 0 } } } },
    });
  });

  const pages: Record<string, string>[] = [
    { origin: own },
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
  ];
  it.each(pages)('no route refuses what comes from our own pages: %o', async (headers) => {
    // Some end the session that they come with.
    ({ token } = await test.signInAs({ role: 0 }));
    for (const route of changing()) {
      const { statusCode, body } = await send(route, headers);
      expect([route, statusCode === 403 && isForeign(body)]).toEqual([route, false]);
    }
  });

  it.each(['auth.session', 'config.public,config.public?batch=1'])(
    'reading is no matter of where from, by either method: %s',
    async (call) => {
      const from = foreign['another site'] ?? {};
      expect((await send(`GET /trpc/${call}`, from)).statusCode).toBe(200);
      const posted = await app.inject({
        method: 'POST',
        url: `/trpc/${call}`,
        headers: { ...from, 'content-type': 'application/json' },
        cookies: { [cookieName]: token },
        payload: '{}',
      });
      expect([posted.statusCode, isForeign(posted.body)]).toEqual([200, false]);
      expect(reading.length).toBeGreaterThan(50);
    },
  );

  it.each(['config.public,activities.hide', 'config.public,no.such', ''])(
    'what comes with something else than reading is refused: %s',
    async (paths) => {
      const { statusCode, body } = await send(`POST /trpc/${paths}?batch=1`, foreign['another site'] ?? {});
      expect([statusCode, isForeign(body)]).toEqual([403, true]);
    },
  );
});

describe('without it', () => {
  it.each(Object.entries(foreign))('no route asks where it comes from: %s', async (_from, headers) => {
    for (const route of changing()) {
      const { body } = await send(route, headers, false);
      expect([route, isForeign(body)]).toEqual([route, false]);
    }
  });

  it('a legacy client with its token in the body goes on, from wherever it is', async () => {
    ({ token } = await test.signInAs({ role: 0 }));
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/me',
      headers: { 'content-type': 'application/json', ...foreign['another site'] },
      payload: JSON.stringify({ token }),
    });
    expect(statusCode).toBe(200);
  });
});

describe('the refusal', () => {
  const from = foreign['another site'] ?? {};
  it('is a code for the screens, the documented shape for legacy clients, and a page for visitors', async () => {
    expect((await send('POST /trpc/auth.signOut', from)).json()).toMatchObject({
      error: { json: { message: 'request.foreignOrigin', data: { httpStatus: 403 } } },
    });
    expect((await send('POST /guardar-configuracion', from)).json()).toEqual({
      error: true,
      value: 'Origen no permitido',
    });
    expect((await send('POST /upload/image', from)).json()).toMatchObject({
      domain: { code: 'request.foreignOrigin' },
    });
    const page = await app.inject({
      method: 'POST',
      url: '/otra-fecha/x?lang=pt',
      headers: { ...from, 'content-type': 'application/x-www-form-urlencoded' },
      cookies: { [cookieName]: token },
      payload: 'nombre=Otra',
    });
    expect(page.statusCode).toBe(403);
    // What the other site sent is not offered to be sent from here.
    expect(page.json()).toMatchObject({
      page: { kind: 'failed', fields: null, reason: { title: 'Não vem das nossas páginas' } },
    });
    expect(page.body).not.toContain('Otra');
  });
});
