import { closedAfterAll } from '@dehesa/testing';
import { messages } from '@dehesa/db/schema';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testPassword } from '../../test-app.test-support';
import { type Body, createActivityApp, refused } from '../activities/activities.test-support';

const app = await closedAfterAll(createActivityApp());

const done = { error: false };

describe('/editar-usuario with another address for oneself', () => {
  const told = (recipient: string) => app.deps.db.$count(messages, eq(messages.recipient, recipient));

  it.each([3, 0] as const)('role %i: needs clave_actual, and nothing else does', async (role) => {
    const { id, email, token } = await app.signInAs({ role });
    const login = { email, clave: testPassword };
    const elsewhere = (await app.call('/login', login, null)).fields['token'];
    const edit = (body: Body) => app.call('/editar-usuario', { token, id, ...body }, null);
    const moved = { email: `nueva-${email}` };
    expect((await edit(moved)).answer).toEqual(refused('Login no válido'));
    expect((await edit({ ...moved, clave: testPassword })).answer).toEqual(refused('Login no válido'));
    expect((await edit({ ...moved, clave_actual: 'no es' })).answer).toEqual(refused('Login no válido'));
    expect(await told(email)).toBe(0);
    expect((await edit({ email: email.toUpperCase(), alias: 'yo' })).answer).toEqual({ ...done, value: id });
    expect((await app.call('/me', { token: elsewhere }, null)).status).toBe(200);

    expect((await edit({ ...moved, clave_actual: testPassword })).answer).toEqual({ ...done, value: id });
    expect(await told(email.toUpperCase())).toBe(1);
    expect((await app.call('/me', { token }, null)).status).toBe(200);
    expect((await app.call('/me', { token: elsewhere }, null)).status).toBe(401);
    expect((await app.call('/login', { ...login, ...moved }, null)).fields).toMatchObject(done);
  });
});
