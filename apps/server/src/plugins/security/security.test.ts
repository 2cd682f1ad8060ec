import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, routesOf } from '../../authorization/route-table.test-support';
import { writeFakeWeb } from '../../public-pages/fake-web.test-support';
import { sessionCookie } from '../../requests/request-context';
import { createTestApp, type TestApp } from '../../test-app.test-support';

let test: TestApp;
afterEach(() => test.close());

async function policy(mapTiles: { url: string; attribution: string } | null) {
  test = await createTestApp({
    installation: { publicUrl: 'http://localhost:3000', secretKey: Buffer.alloc(32, 1), mapTiles },
  });
  const { headers } = await test.app.inject('/api/health');
  const directives = String(headers['content-security-policy']).split(';');
  return new Map(directives.map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]));
}

describe('the content security policy', () => {
  it('loads nothing from elsewhere', async () => {
    const directives = await policy(null);
    expect(directives.get('default-src')).toBe("'self'");
    expect(directives.get('script-src')).toBe("'self'");
    expect(directives.get('worker-src')).toBe("'self'");
    expect(directives.get('connect-src')).toBe("'self'");
    expect(directives.get('img-src')).toBe("'self' data: blob:");
  });

  it('neither do maps: their tiles come through us (B63)', async () => {
    const url = 'https://tiles.example.org:8443/osm/{z}/{x}/{y}.png?key=1';
    expect(await policy({ url, attribution: '' })).toEqual(await policy(null));
  });
});

describe('every answer', () => {
  let webDir: string;
  beforeAll(() => {
    webDir = writeFakeWeb();
  });
  afterAll(() => rmSync(webDir, { recursive: true }));

  it('says in one header which pages may show it in a frame', async () => {
    test = await createTestApp({ webDir });
    const { token } = await test.signInAs({ role: 0 });
    const routes = routesOf(test.app).filter((route) => route.startsWith('GET ') && !route.endsWith('/events'));
    expect(routes.length).toBeGreaterThan(40);
    for (const route of routes) {
      for (const cookie of ['', `${sessionCookie}=${token}`]) {
        const url = addressOf(route);
        const { headers } = await test.app.inject({ url, headers: { accept: 'text/html', cookie } });
        const policies = String(headers['content-security-policy']).match(/frame-ancestors/g);
        expect([route, policies, headers['x-frame-options']]).toEqual([route, ['frame-ancestors'], undefined]);
      }
    }
  });

  it('holds browsers to https for this host and those under it, where the installation has it', async () => {
    test = await createTestApp({
      installation: { publicUrl: 'https://reservas.example.org', secretKey: Buffer.alloc(32, 1) },
    });
    const { headers } = await test.app.inject('/api/live');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await test.close();
    test = await createTestApp();
    expect((await test.app.inject('/api/live')).headers['strict-transport-security']).toBeUndefined();
  });
});

it.each(['/assets/first.js', '/trpc/auth.session', '/favicon.svg'])(
  'what is no page says what concerns files alone: %s',
  async (file) => {
    test = await createTestApp();
    const headersOf = async (url: string) => (await test.app.inject(url)).headers;
    const ofFile = await headersOf(file);
    expect(ofFile['content-security-policy']).toBe("default-src 'self'; frame-ancestors 'none'");
    expect(ofFile['x-content-type-options']).toBe('nosniff');
    expect(ofFile['cross-origin-resource-policy']).toBe('same-origin');
    const ofPage = await headersOf('/login');
    for (const name of ['permissions-policy', 'referrer-policy', 'cross-origin-opener-policy']) {
      expect([name, ofFile[name]]).toEqual([name, undefined]);
      expect(ofPage[name]).toBeDefined();
    }
    // What merely begins alike is a page like any other.
    expect((await headersOf('/assets'))['permissions-policy']).toBeDefined();
  },
);

it('the documented calls are shown where the installation says so', async () => {
  test = await createTestApp({ apiDocs: false });
  expect((await test.app.inject('/api/docs/json')).statusCode).toBe(404);
  await test.close();
  test = await createTestApp({ apiDocs: true });
  expect((await test.app.inject('/api/docs/json')).statusCode).toBe(200);
});
