import { closedAfterAll } from '@dehesa/testing';
import { loginFailures, secondFactorRoles } from '@dehesa/db/schema';
import superjson from 'superjson';
import { afterEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app';
import { createTestApp, testPassword } from '../../../test-app.test-support';

/** The clock stands, and moves where a test says so: codes have their time. */
let now = new Date('2026-05-20T10:00:00Z');

const server = await closedAfterAll(createTestApp({ clock: { now: () => now } }));

afterEach(async () => {
  await server.deps.db.delete(loginFailures);
  await server.deps.db.delete(secondFactorRoles);
});

type Cookies = Record<string, string>;

async function mutate(procedure: string, input: unknown, cookies: Cookies = {}, app = server.app) {
  const response = await app.inject({
    method: 'POST',
    url: `/trpc/${procedure}`,
    headers: { 'content-type': 'application/json', 'user-agent': 'Firefox/140.0 (X11; Linux x86_64)' },
    cookies,
    payload: JSON.stringify(superjson.serialize(input)),
  });
  const body = response.json<{
    result?: { data: { json: Record<string, unknown> } };
    error?: { json: { data: { domain: { code: string } } } };
  }>();
  const set: Cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  return {
    status: response.statusCode,
    cookies: response.cookies,
    set,
    data: body.result?.data.json ?? {},
    refusal: body.error?.json.data.domain.code,
  };
}

/** A code of the app with this key, as an app would show it now. */
async function codeOf(key: unknown): Promise<string> {
  const { Secret, TOTP } = await import('otpauth');
  const secret = Secret.fromBase32(String(key).replaceAll(' ', ''));
  return TOTP.generate({ secret, timestamp: now.getTime() });
}

/** An account with an app, by the doors alone. */
async function accountWithApp() {
  const { email, token, id } = await server.signInAs();
  const session = { dehesa_session: token };
  const begun = await mutate('auth.secondFactor.startTotp', { password: testPassword }, session);
  const confirmed = await mutate(
    'auth.secondFactor.confirmTotp',
    { setUp: begun.data['setUp'], code: await codeOf(begun.data['key']) },
    session,
  );
  now = new Date(now.getTime() + 30_000);
  return { id, email, session, key: begun.data['key'], recoveryCodes: confirmed.data['recoveryCodes'] };
}
const password = (email: string, cookies?: Cookies, app = server.app) =>
  mutate('auth.signIn', { email, password: testPassword }, cookies, app);

describe('signing in on a screen', () => {
  it('a right password opens nothing but the second step, which opens the session', async () => {
    const { email, key } = await accountWithApp();
    const first = await password(email);
    expect(first.data).toEqual({
      mustChangePassword: false,
      secondStep: { totp: true, passkeys: 0, recoveryCodes: 10 },
    });
    expect(first.cookies).toMatchObject([
      { name: 'dehesa_pending', httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 300 },
    ]);
    const session = await server.app.inject({ url: '/trpc/auth.session', cookies: first.set });
    expect(session.json()).toMatchObject({ result: { data: { json: { user: null } } } });

    const second = await mutate(
      'auth.secondFactor.finish',
      { code: await codeOf(key), rememberDevice: false },
      first.set,
    );
    expect(second.data).toEqual({ mustChangePassword: false, recoveryCodesLeft: null });
    expect(second.set).toMatchObject({ dehesa_pending: '', dehesa_session: expect.stringMatching(/^\S{30,}$/) });
    expect(second.set).not.toHaveProperty('dehesa_remembered');
  });

  it('what waits for the second step is no session at any door', async () => {
    const { email } = await accountWithApp();
    const { set } = await password(email);
    const token = set['dehesa_pending'] ?? '';
    expect((await server.call('/me', { token })).status).toBe(401);
    const read = await server.app.inject({
      url: '/trpc/auth.secondFactor.read',
      cookies: { dehesa_session: token, dehesa_pending: token },
    });
    expect(read.statusCode).toBe(401);
  });

  it('a remembered device is not asked again; its cookie is bound to the host over https', async () => {
    const { email, key } = await accountWithApp();
    const first = await password(email);
    const second = await mutate(
      'auth.secondFactor.finish',
      { code: await codeOf(key), rememberDevice: true },
      first.set,
    );
    expect(second.cookies.find(({ name }) => name === 'dehesa_remembered')).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
      maxAge: 30 * 24 * 3600,
    });
    const again = await password(email, { dehesa_remembered: second.set['dehesa_remembered'] ?? '' });
    expect(again.data).toEqual({ mustChangePassword: false, secondStep: null });
    expect(again.set).toHaveProperty('dehesa_session');

    const installation = { ...server.deps.installation, publicUrl: 'https://reservas.example.test' };
    const app = await buildApp({ ...server.deps, installation });
    const secure = await password(email, {}, app);
    await app.close();
    expect(secure.cookies).toMatchObject([{ name: '__Host-dehesa_pending', secure: true, path: '/' }]);
  });

  it('a wrong code is refused, and without the first step there is no second', async () => {
    const { email, key } = await accountWithApp();
    const { set } = await password(email);
    const wrong = await mutate('auth.secondFactor.finish', { code: '12', rememberDevice: false }, set);
    expect(wrong).toMatchObject({ status: 400, refusal: 'auth.codeInvalid' });
    const code = await codeOf(key);
    const alone = await mutate('auth.secondFactor.finish', { code, rememberDevice: false });
    expect(alone).toMatchObject({ status: 400, refusal: 'auth.secondStepOver' });
    expect((await mutate('auth.secondFactor.passkeyOptions', undefined)).refusal).toBe('auth.secondStepOver');
  });

  it.each([{}, { code: 5 }, { code: 'a\u0000', rememberDevice: true }, { code: 'x'.repeat(5000), rememberDevice: 1 }])(
    'takes %j without a fault',
    async (input) => {
      const { email } = await accountWithApp();
      const { set } = await password(email);
      expect((await mutate('auth.secondFactor.finish', input, set)).status).toBe(400);
    },
  );
});

describe('/login of an account with a second factor', () => {
  it.each(['/login', '/api/login'])('%s refuses the right password word for word like a wrong one', async (path) => {
    const { email } = await accountWithApp();
    const right = await server.call(path, { email, clave: testPassword });
    const wrong = await server.call(path, { email, clave: 'alcornoque' });
    expect({ ...right, headers: null }).toEqual({ ...wrong, headers: null });
    expect(right).toMatchObject({ status: 200, body: { error: true, value: 'Login no válido' } });
  });

  it('takes an application key in place of `clave`, whose end ends its sessions', async () => {
    const { email, id, session } = await accountWithApp();
    const input = { name: 'Web del parque', password: testPassword };
    const { data } = await mutate('auth.secondFactor.applicationKeys.create', input, session);
    const { body } = await server.call('/login', { email, clave: data['key'] });
    expect(body).toEqual({ error: false, token: expect.stringMatching(/^\S{30,}$/) });
    const { token } = body as { token: string };
    expect((await server.call('/me', { token })).body).toMatchObject({ id });
    const list = await server.app.inject({ url: '/trpc/auth.secondFactor.applicationKeys.list', cookies: session });
    const [key] = list.json<{ result: { data: { json: { id: number }[] } } }>().result.data.json;
    await mutate('auth.secondFactor.applicationKeys.end', { id: key?.id }, session);
    expect((await server.call('/me', { token })).status).toBe(401);
    expect((await server.call('/login', { email, clave: data['key'] })).body).toMatchObject({ error: true });
  });
});

describe('a role that must have a second factor', () => {
  it('can do nothing at either door until it has one', async () => {
    const admin = await server.signInAs({ role: 0 });
    const { token } = await server.signInAs({ role: 2, territoryId: 1 });
    const cookies = { dehesa_session: token };
    const saved = await mutate('config.secondFactor.save', { roles: [2] }, { dehesa_session: admin.token });
    expect(saved.status).toBe(200);

    const typed = await server.app.inject({ url: '/trpc/activities.territories', cookies });
    expect(typed.statusCode).toBe(403);
    expect(await server.call('/act-ubicaciones', { token })).toMatchObject({
      status: 403,
      body: { error: true, value: 'Debe configurar la verificación en dos pasos' },
    });
    const session = await server.app.inject({ url: '/trpc/auth.session', cookies });
    expect(session.json()).toMatchObject({ result: { data: { json: { user: { secondFactor: 'required' } } } } });

    const begun = await mutate('auth.secondFactor.startTotp', { password: testPassword }, cookies);
    const input = { setUp: begun.data['setUp'], code: await codeOf(begun.data['key']) };
    expect((await mutate('auth.secondFactor.confirmTotp', input, cookies)).status).toBe(200);
    expect((await server.app.inject({ url: '/trpc/activities.territories', cookies })).statusCode).toBe(200);
    const removed = await mutate('auth.secondFactor.removeTotp', { password: testPassword }, cookies);
    expect(removed).toMatchObject({ status: 409, refusal: 'auth.lastSecondFactor' });
  });

  it('a super admin is asked once in production, without having to', async () => {
    const stateOf = async (token: string, app = server.app) => {
      const session = await app.inject({ url: '/trpc/auth.session', cookies: { dehesa_session: token } });
      return session.json<{ result: { data: { json: { user: { secondFactor: string } } } } }>().result.data.json.user
        .secondFactor;
    };
    const { token } = await server.signInAs({ role: 0 });
    expect(await stateOf(token)).toBe('asked');
    const demo = await buildApp({ ...server.deps, installation: { ...server.deps.installation, development: true } });
    expect(await stateOf(token, demo)).toBe('settled');
    await demo.close();
    expect(await stateOf((await server.signInAs({ role: 1 })).token)).toBe('settled');
    await mutate('auth.secondFactor.noteAsked', undefined, { dehesa_session: token });
    expect(await stateOf(token)).toBe('settled');
  });
});
