import { loginFailures } from '@dehesa/db/schema';
import superjson from 'superjson';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app';
import { createTestApp, testPassword } from '../../test-app.test-support';

/** The same installation, reached by https. */

const server = await createTestApp();
const installation = { ...server.deps.installation, publicUrl: 'https://reservas.example.test' };
const overHttps = await buildApp({ ...server.deps, installation });

afterAll(async () => {
  await overHttps.close();
  await server.close();
});
afterEach(() => server.deps.db.delete(loginFailures));

type Cookies = Record<string, string>;
const mutate = (procedure: string, input: unknown, cookies: Cookies = {}, app = server.app) =>
  app.inject({
    method: 'POST',
    url: `/trpc/${procedure}`,
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'user-agent': 'Firefox/143.0 (Windows NT 10.0)',
    },
    cookies,
    payload: JSON.stringify(superjson.serialize(input)),
  });
const enter = async (email: string, cookies: Cookies = {}, app = server.app) => {
  const { cookies: set } = await mutate('auth.signIn', { email, password: testPassword }, cookies, app);
  return Object.fromEntries(set.map(({ name, value }) => [name, value]));
};
const signedInBy = async (cookies: Cookies, app = server.app) => {
  const answer = await app.inject({ url: '/trpc/auth.session', cookies });
  const { result }: { result: { data: { json: { user: unknown } } } } = answer.json();
  return result.data.json.user !== null;
};
const me = async (token: string | undefined) => (await server.call('/me', { token })).status;

describe('a session is of one kind', () => {
  it('a browser’s cookie is no token', async () => {
    const { email } = await server.signInAs();
    const { dehesa_session: value = '' } = await enter(email);
    expect(await signedInBy({ dehesa_session: value })).toBe(true);
    expect(await me(value)).toBe(401);
    const bothWays = await server.app.inject({
      method: 'POST',
      url: '/editar-clave-usuario',
      cookies: { dehesa_session: value },
      payload: { token: value, clave: 'alcornoque' },
    });
    expect(bothWays.statusCode).toBe(401);
  });

  it('a legacy token is no cookie, at neither door', async () => {
    const { email } = await server.signInAs();
    const { token } = (await server.call('/login', { email, clave: testPassword })).body as { token: string };
    expect(await me(token)).toBe(200);
    const cookies = { dehesa_session: token };
    expect(await signedInBy(cookies)).toBe(false);
    const legacy = await server.app.inject({ method: 'POST', url: '/me', cookies, payload: {} });
    expect(legacy.statusCode).toBe(401);
  });

  it('signing in again ends the session that the browser carried', async () => {
    const { email } = await server.signInAs();
    const first = await enter(email);
    const second = await enter(email, first);
    expect(await signedInBy(first)).toBe(false);
    expect(await signedInBy(second)).toBe(true);
  });
});

describe('the cookie over https', () => {
  it('is bound to this host, and the plain name opens nothing', async () => {
    const { email } = await server.signInAs();
    const answer = await mutate('auth.signIn', { email, password: testPassword }, {}, overHttps);
    const bound = { path: '/', httpOnly: true, secure: true, sameSite: 'Lax' };
    const [session, old, device, ...more] = answer.cookies;
    expect(more).toEqual([]);
    expect(session).toMatchObject({ ...bound, name: '__Host-dehesa_session', maxAge: 30 * 24 * 3600 });
    expect(old).toMatchObject({ name: 'dehesa_session', value: '' });
    expect(device).toMatchObject({ ...bound, name: '__Host-dehesa_device', maxAge: 365 * 24 * 3600 });
    expect([session, device].filter((cookie) => cookie !== undefined && 'domain' in cookie)).toEqual([]);
    const value = session?.value ?? '';
    expect(await signedInBy({ '__Host-dehesa_session': value }, overHttps)).toBe(true);
    expect(await signedInBy({ dehesa_session: value }, overHttps)).toBe(false);
  });

  it('is taken back with all that makes it one, or browsers would keep it', async () => {
    const { email } = await server.signInAs();
    const cookies = await enter(email, {}, overHttps);
    const answer = await mutate('auth.signOut', undefined, cookies, overHttps);
    expect(answer.cookies).toMatchObject([{ name: '__Host-dehesa_session', value: '', path: '/', secure: true }]);
    expect(await signedInBy(cookies, overHttps)).toBe(false);
  });
});

describe('signing out', () => {
  it.each(['auth.signOut', '/del-webtoken'])('%s: the browser forgets what it was answered', async (door) => {
    const { email } = await server.signInAs();
    const cookies = await enter(email);
    const answer = door.startsWith('/')
      ? await server.app.inject({ method: 'POST', url: door, cookies, payload: {} })
      : await mutate(door, undefined, cookies);
    expect(answer.statusCode).toBe(200);
    // Its storage stays: a guide's ticks wait there.
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    expect(await signedInBy(cookies)).toBe(false);
  });
});

describe('a known device', () => {
  it('is let in by its cookie while strangers have locked the account (B25)', async () => {
    const { email } = await server.signInAs();
    const { dehesa_device: device = '' } = await enter(email);
    for (let n = 0; n < 10; n += 1) await mutate('auth.signIn', { email, password: 'wrong' });
    expect(await enter(email)).toEqual({});
    expect(await enter(email, { dehesa_device: device })).toHaveProperty('dehesa_session');
    expect((await server.call('/login', { email, clave: testPassword })).status).toBe(429);
  });
});

describe('recovering a password', () => {
  it('tells nobody at the screens’ door whether there is an account', async () => {
    const { email } = await server.signInAs();
    const answers = await Promise.all(
      [email, 'nobody@example.test'].map(async (asked) => {
        const { statusCode, body } = await mutate('auth.recoverPassword', { email: asked });
        return [statusCode, body];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(200);
  });

  it('counts for both alike', async () => {
    const { email } = await server.signInAs();
    for (const asked of [email, 'nobody@example.test']) {
      for (let n = 0; n < 10; n += 1) await mutate('auth.recoverPassword', { email: asked });
      expect((await mutate('auth.recoverPassword', { email: asked })).statusCode).toBe(429);
    }
  });
});
