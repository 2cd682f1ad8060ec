import { closedAfterAll } from '@dehesa/testing';
import { loginFailures, messages, users } from '@dehesa/db/schema';
import { eq } from 'drizzle-orm';
import superjson from 'superjson';
import { afterEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app';
import { createTestApp, testPassword } from '../../test-app.test-support';

const server = await closedAfterAll(createTestApp());

afterEach(() => server.deps.db.delete(loginFailures));

const cookieName = 'dehesa_session';

function mutate(procedure: string, input: unknown, token?: string, app = server.app) {
  return app.inject({
    method: 'POST',
    url: `/trpc/${procedure}`,
    headers: { 'content-type': 'application/json' },
    cookies: token === undefined ? {} : { [cookieName]: token },
    payload: JSON.stringify(superjson.serialize(input)),
  });
}

const session = (token?: string) =>
  server.app.inject({ url: '/trpc/auth.session', cookies: token === undefined ? {} : { [cookieName]: token } });

describe('auth.signIn', () => {
  it.each([
    { publicUrl: 'http://localhost:3000', secure: undefined },
    { publicUrl: 'https://reservas.example.test', secure: true },
  ])('sets an HttpOnly, SameSite=Lax cookie, secure for $publicUrl: $secure (B23)', async ({ publicUrl, secure }) => {
    const installation = { ...server.deps.installation, publicUrl };
    const app = await buildApp({ ...server.deps, installation });
    const { email } = await server.signInAs();
    const response = await mutate('auth.signIn', { email, password: testPassword }, undefined, app);
    await app.close();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ result: { data: { json: { mustChangePassword: false, secondStep: null } } } });
    const [cookie] = response.cookies;
    expect(cookie).toMatchObject({
      name: secure === true ? `__Host-${cookieName}` : cookieName,
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 30 * 24 * 3600,
    });
    expect(cookie?.secure).toBe(secure);
  });

  it('answers 429 with Retry-After once the tries are used up (B25)', async () => {
    const { email } = await server.signInAs();
    for (let n = 0; n < 10; n += 1) await mutate('auth.signIn', { email, password: 'wrong' });
    const response = await mutate('auth.signIn', { email, password: testPassword });
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(800);
    expect(response.json()).toMatchObject({ error: { json: { data: { domain: { code: 'auth.tooManyAttempts' } } } } });
  });

  it.each([{}, { email: 5, password: [] }, null, 'text', { email: 'a\u0000', password: 'b' }])(
    'refuses %j without a fault',
    async (input) => {
      const response = await mutate('auth.signIn', input);
      expect(response.statusCode).toBe(400);
    },
  );
});

describe('auth.session', () => {
  it('tells a visitor the name of the product and nothing else', async () => {
    const response = await session();
    expect(response.json()).toMatchObject({ result: { data: { json: { appName: 'Dehesa', user: null } } } });
    expect(response.cookies).toEqual([]);
  });

  it('tells who is signed in and lets the cookie live on (B23)', async () => {
    const { id, token } = await server.signInAs({ role: 2, territoryId: 1 });
    const response = await session(token);
    expect(response.json()).toMatchObject({ result: { data: { json: { user: { id, role: 2, territoryId: 1 } } } } });
    expect(response.cookies).toMatchObject([{ name: cookieName, value: token }]);
    expect(response.body).not.toMatch(/argon2|hash/i);
  });
});

it('auth.signOut ends the session and takes the cookie back', async () => {
  const { token } = await server.signInAs();
  const response = await mutate('auth.signOut', undefined, token);
  expect(response.statusCode).toBe(200);
  expect(response.cookies).toMatchObject([{ name: cookieName, value: '' }]);
  expect((await session(token)).json()).toMatchObject({ result: { data: { json: { user: null } } } });
});

it('auth.recoverPassword queues a message', async () => {
  const { email } = await server.signInAs();
  expect((await mutate('auth.recoverPassword', { email })).statusCode).toBe(200);
  expect(await server.deps.db.select().from(messages).where(eq(messages.recipient, email))).toHaveLength(1);
});

describe('auth.changePassword', () => {
  it('needs a session (B22)', async () => {
    const response = await mutate('auth.changePassword', { current: '', next: 'jara y romero' });
    expect(response.statusCode).toBe(401);
  });

  it('is the one thing that a session with a one-time password may do (B26)', async () => {
    const { id, token } = await server.signInAs();
    await server.deps.db.update(users).set({ mustChangePassword: true }).where(eq(users.id, id));
    const overview = `/trpc/stats.overview?input=${encodeURIComponent(JSON.stringify({ json: { language: 'es' } }))}`;
    const before = await server.app.inject({ url: overview, cookies: { [cookieName]: token } });
    expect(before.statusCode).toBe(403);
    expect((await mutate('auth.changePassword', { current: '', next: 'jara y romero' }, token)).statusCode).toBe(200);
    const after = await server.app.inject({ url: overview, cookies: { [cookieName]: token } });
    expect(after.statusCode).toBe(200);
  });
});
