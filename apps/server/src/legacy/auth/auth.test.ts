import { closedAfterAll } from '@dehesa/testing';
import { configuration, loginFailures, messages, users } from '@dehesa/db/schema';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp, testPassword } from '../../test-app.test-support';

const server = await closedAfterAll(createTestApp());

afterEach(async () => {
  await server.deps.db.delete(loginFailures);
  await server.deps.db.update(configuration).set({ licenceEndsOn: null, appType: 'actividades' });
});

const paths = ['/login', '/me', '/del-webtoken', '/recuperar-clave-usuario'];

describe('/login', () => {
  it.each(['/login', '/api/login'])('%s answers a token that opens the session (B23, B30)', async (path) => {
    const { id, email } = await server.signInAs({ role: 2, territoryId: 2 });
    const { status, body } = await server.call(path, { email, clave: testPassword });
    expect(status).toBe(200);
    expect(body).toEqual({ error: false, token: expect.stringMatching(/^\S{30,}$/) });
    const { token } = body as { token: string };
    expect((await server.call('/me', { token })).body).toMatchObject({ id, id_rol: 2, id_ubicacion: 2 });
  });

  it.each([
    { what: 'wrong password', clave: 'alcornoque' },
    { what: 'unknown email', email: 'nobody@example.test' },
    { what: 'missing', email: undefined, clave: undefined },
    { what: 'wrong types', email: { a: 1 }, clave: [] },
    { what: 'null', email: null, clave: null },
    { what: 'too long', email: 'a'.repeat(500), clave: 'b'.repeat(5000) },
    { what: 'half a character', email: '\ud800@example.test', clave: '\udfff' },
  ])('$what: Login no válido (B24)', async ({ email, clave }) => {
    const user = await server.signInAs();
    const { status, body } = await server.call('/login', { email: email === undefined ? user.email : email, clave });
    expect(status).toBe(200);
    expect(body).toEqual({ error: true, value: 'Login no válido' });
  });

  it('no access: Login no válido (B24)', async () => {
    const { id, email } = await server.signInAs();
    await server.deps.db.update(users).set({ hasAccess: false }).where(eq(users.id, id));
    expect((await server.call('/login', { email, clave: testPassword })).body).toEqual({
      error: true,
      value: 'Login no válido',
    });
  });

  it('an unpaid fee in gym mode: Cuota (B24)', async () => {
    const { email } = await server.signInAs({ role: 3, feeExpiresOn: '2020-01-01' });
    await server.deps.db.update(configuration).set({ appType: 'gimnasio' });
    const { status, body } = await server.call('/login', { email, clave: testPassword });
    expect(status).toBe(200);
    expect(body).toEqual({ error: true, value: 'Cuota' });
  });

  it('after ten failures: HTTP 429 with Retry-After (B25)', async () => {
    const { email } = await server.signInAs();
    for (let n = 0; n < 10; n += 1) await server.call('/login', { email, clave: 'wrong' });
    const { status, body, headers } = await server.call('/login', { email, clave: testPassword });
    expect(status).toBe(429);
    expect(body).toEqual({ error: true, value: 'Demasiados intentos' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(800);
  });
});

describe('/me', () => {
  it('answers the user record itself (B30)', async () => {
    const { id, token } = await server.signInAs({ role: 4, alias: 'hotel', companyName: 'Hotel del Tajo' });
    expect((await server.call('/me', { token })).body).toEqual({
      error: false,
      id,
      id_rol: 4,
      rol: 'Colaborador',
      nombre: 'Ana',
      apellidos: 'Durán',
      alias: 'hotel',
      empresa: 'Hotel del Tajo',
      imagen: '',
      id_ubicacion: null,
      acceso: 1,
      licencia: { error: false },
    });
  });

  it('tells of an expired licence (B28)', async () => {
    const { token } = await server.signInAs();
    await server.deps.db.update(configuration).set({ licenceEndsOn: '2020-01-01' });
    const { status, body } = await server.call('/me', { token });
    expect(status).toBe(200);
    expect(body).toMatchObject({ licencia: { error: true } });
  });

  it('takes the session from the cookie too', async () => {
    const { id, token } = await server.signInAs();
    const response = await server.app.inject({
      method: 'POST',
      url: '/me',
      cookies: { dehesa_session: token },
      payload: {},
    });
    expect(response.json()).toMatchObject({ id });
  });
});

describe('/del-webtoken', () => {
  it('ends the session', async () => {
    const { token } = await server.signInAs();
    expect(await server.call('/del-webtoken', { token })).toMatchObject({ status: 200, body: { error: false } });
    expect((await server.call('/me', { token })).status).toBe(401);
  });
});

describe('/recuperar-clave-usuario', () => {
  it('queues the message with the one-time password (B26)', async () => {
    const { email } = await server.signInAs();
    expect((await server.call('/recuperar-clave-usuario', { email })).body).toEqual({ error: false });
    const queued = await server.deps.db.select().from(messages).where(eq(messages.recipient, email));
    expect(queued.map(({ slug }) => slug)).toEqual(['recuperar-clave']);
  });

  it.each(['nobody@example.test', '', 7, null, ['a'], 'x'.repeat(300)])('%j: Email no encontrado', async (email) => {
    const { status, body } = await server.call('/recuperar-clave-usuario', { email });
    expect(status).toBe(200);
    expect(body).toEqual({ error: true, value: 'Email no encontrado' });
  });
});

describe('every path', () => {
  it.each(['/me', '/del-webtoken'])('%s without a session is 401 (B22)', async (path) => {
    for (const body of [{}, { token: 'unknown' }, { token: 5 }, { token: '\u0000' }, []]) {
      expect(await server.call(path, body)).toMatchObject({
        status: 401,
        body: { error: true, value: 'Sesión no válida' },
      });
    }
  });

  it.each(paths)('%s: a zero byte, which no text of the database can hold, is refused', async (path) => {
    const { body, status } = await server.call(path, {
      email: 'a\u0000@example.test',
      clave: '\u0000',
      token: '\u0000',
    });
    expect(status).toBeLessThan(500);
    expect(body).toMatchObject({ error: true });
  });

  it.each(paths)('%s: not JSON is 400, too large 413 (B31)', async (path) => {
    const post = (payload: string) =>
      server.app.inject({ method: 'POST', url: path, headers: { 'content-type': 'application/json' }, payload });
    const broken = await post('{"email":');
    expect(broken.statusCode).toBe(400);
    expect(broken.json()).toMatchObject({ error: true });
    const large = await post(JSON.stringify({ email: 'x'.repeat(5 * 1024 * 1024) }));
    expect(large.statusCode).toBe(413);
    expect(large.json()).toMatchObject({ error: true });
  });
});

describe('after a one-time password (B26, B28)', () => {
  it('a session whose password must be changed reads itself and ends, but does nothing else', async () => {
    const { id, token } = await server.signInAs();
    await server.deps.db.update(users).set({ mustChangePassword: true }).where(eq(users.id, id));
    expect((await server.call('/me', { token })).status).toBe(200);
    const refused = await server.app.inject({
      method: 'GET',
      url: `/trpc/stats.overview?input=${encodeURIComponent(JSON.stringify({ json: { language: 'es' } }))}`,
      cookies: { dehesa_session: token },
    });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      error: { json: { data: { domain: { code: 'auth.passwordChangeRequired' } } } },
    });
    expect((await server.call('/del-webtoken', { token })).status).toBe(200);
  });
});
