import { configuration } from '@dehesa/db/schema';
import { closedAfterAll } from '@dehesa/testing';
import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { writeFakeWeb } from '../../public-pages/fake-web.test-support';
import { createPublicWorld } from '../../public-pages/public-world.test-support';
import { sessionCookie } from '../../requests/request-context';

const webDir = writeFakeWeb();
afterAll(() => rmSync(webDir, { recursive: true }));
const world = await closedAfterAll(createPublicWorld(() => new Date('2026-05-01T10:00:00Z'), { webDir }));

const get = (url: string, token?: string) =>
  world.app.inject({
    url,
    headers: { accept: 'text/html' },
    ...(token !== undefined && { cookies: { [sessionCookie]: token } }),
  });

describe('the bare address (U42)', () => {
  it.each([undefined, 'x'.repeat(40)])('leads a visitor to the agenda, with the session %s', async (token) => {
    const { statusCode, headers } = await get('/', token);
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, '/agenda', 'no-store']);
  });

  it.each([0, 2, 3, 4] as const)('leads a role %i to the first screen', async (role) => {
    const { token } = await world.signInAs({ role });
    expect((await get('/', token)).headers.location).toBe('/dashboard');
  });
});

describe('the sign-in page', () => {
  const drawnIn = async (headers: Record<string, string>) =>
    (await world.app.inject({ url: '/login', headers: { accept: 'text/html', ...headers } })).body;

  it.each([
    [{}, 'es-ES'],
    [{ 'accept-language': 'pt-BR,pt;q=0.9' }, 'pt-PT'],
    [{ 'accept-language': 'en-GB' }, 'es-ES'],
    [{ 'accept-language': 'es', cookie: 'staff-lang=pt' }, 'pt-PT'],
    [{ 'accept-language': 'pt', cookie: 'staff-lang=../../x' }, 'pt-PT'],
    // What visitors chose to read pages in changes nothing here (U43).
    [{ 'accept-language': 'es', cookie: 'lang=pt' }, 'es-ES'],
  ])('of %j is drawn in %s', async (headers, lang) => expect(await drawnIn(headers)).toContain(`lang="${lang}"`));

  it('says what the installation is called, whatever that is', async () => {
    await world.deps.db.update(configuration).set({ appName: '<b>"Tajo" & Monfragüe $&</b>' });
    expect(await drawnIn({})).toContain(
      '<title>Iniciar sesión · &lt;b&gt;&quot;Tajo&quot; &amp; Monfragüe $&amp;&lt;/b&gt;</title>',
    );
  });

  it('is drawn for nobody who is signed in (U3), and kept by nobody', async () => {
    const { token } = await world.signInAs({ role: 1 });
    const signedIn = await get('/login', token);
    expect([signedIn.body, signedIn.headers['cache-control']]).toEqual(['<!doctype html>', 'no-store']);
    expect((await get('/login')).headers['cache-control']).toBe('no-store');
  });
});

describe('a link that was cut (B54, B66)', () => {
  it.each([
    ['/cancelacion/x.y?lang=pt', 'cancellation'],
    ['/cancelacion/-?lang=pt', 'cancellation'],
    ['/alta-colaborador?key=cl&lang=pt', 'signUp'],
    ['/alta-colaborador?lang=pt', 'signUp'],
  ])('%s is explained to a browser, and leads other clients to the root as documented', async (url, link) => {
    const told = await get(url);
    expect([told.statusCode, told.json()]).toMatchObject([404, { page: { kind: 'notFound', language: 'pt', link } }]);
    const { statusCode, headers } = await world.app.inject({ url });
    expect([statusCode, headers.location]).toEqual([302, '/']);
  });
});

it('a link to cancel that was cut right behind its page is a wrong one to a browser (B66)', async () => {
  expect((await get('/cancelacion?lang=pt')).headers.location).toBe('/cancelacion/-?lang=pt');
  expect((await world.app.inject({ url: '/cancelacion' })).headers.location).toBe('/');
});

describe('an address that shows nothing (U42)', () => {
  it('is told within the back office to who is signed in, as a page for visitors to others', async () => {
    const { token } = await world.signInAs({ role: 1 });
    const own = await get('/usuarios/nada', token);
    expect([own.statusCode, own.body]).toEqual([404, '<!doctype html><title>Dehesa</title>']);
    const visitors = await get('/usuarios/nada');
    expect(visitors.statusCode).toBe(404);
    expect(visitors.body).toContain('notFound');
  });
});
