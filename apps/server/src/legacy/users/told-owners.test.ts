import { closedAfterAll } from '@dehesa/testing';
import { messages, sessions, users } from '@dehesa/db/schema';
import { mailTexts } from '@dehesa/i18n/mails';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testPassword } from '../../test-app.test-support';
import { type Body, createActivityApp, refused } from '../activities/activities.test-support';

const app = await closedAfterAll(createActivityApp());

const done = { error: false };
const missing = refused('No encontrado');
const sessionsOf = (userId: number) => app.deps.db.$count(sessions, eq(sessions.userId, userId));
/** What the owner of an address was told about its account. */
async function noticesTo(recipient: string): Promise<unknown[]> {
  const rows = await app.deps.db.select().from(messages).where(eq(messages.recipient, recipient)).orderBy(messages.id);
  return rows.map(({ fields }) => Reflect.get(Object(fields), 'usuario.aviso'));
}

describe('/editar-usuario', () => {
  const business = {
    empresa: 'Venta',
    codpostal: '10700',
    localidad: 'Alcántara',
    provincia: 'Cáceres',
    telefono: '927 39 00 00',
  };

  it.each([3, 4] as const)(
    "role %i: another's address ends its sessions and is told to the one before",
    async (role) => {
      const { id, email, token } = await app.signInAs({ role, territoryId: role === 4 ? 1 : null });
      const edit = { id, id_rol: role, email: `nueva-${email}`, ...(role === 4 && business) };
      expect((await app.call('/editar-usuario', edit, 'super')).answer).toEqual({ ...done, value: id });
      expect((await app.call('/me', { token }, null)).status).toBe(401);
      expect(await noticesTo(email)).toEqual([mailTexts.es.accountNotices.emailMovedByStaff]);
    },
  );
});

describe('/editar-clave-usuario', () => {
  it("sets another's and ends its sessions (B23)", async () => {
    const { id, email } = await app.signInAs({ role: 3 });
    expect((await app.call('/editar-clave-usuario', { id, clave: 'alcornoque' }, 'super')).answer).toEqual(done);
    expect(await sessionsOf(id)).toBe(0);
    expect(await noticesTo(email)).toEqual([mailTexts.es.accountNotices.passwordSetByStaff]);
    expect((await app.call('/login', { email, clave: 'alcornoque' }, null)).fields).toMatchObject(done);
    expect((await app.call('/editar-clave-usuario', { id, clave: 'corta' }, 'super')).answer).toEqual(
      refused('La contraseña debe tener al menos 8 caracteres'),
    );
    expect((await app.call('/editar-clave-usuario', { id: 'x', clave: 'alcornoque' }, 'super')).answer).toEqual(
      missing,
    );
  });

  it('sets one’s own for whoever holds the token, and keeps this session alone', async () => {
    const { id, email, token } = await app.signInAs({ role: 4 });
    const { fields } = await app.call('/login', { email, clave: testPassword }, null);
    const set = (body: Body) => app.call('/editar-clave-usuario', { token, ...body }, null);
    expect((await set({ id, clave: 'alcornoque' })).answer).toEqual(done);
    expect((await app.call('/me', { token }, null)).fields).toMatchObject({ id });
    expect((await app.call('/me', { token: fields['token'] }, null)).status).toBe(401);
    expect((await set({ clave: 'madroño-1', clave_actual: 'no es' })).answer).toEqual(refused('Login no válido'));
    expect((await set({ clave: 'madroño-1', clave_actual: 'alcornoque' })).answer).toEqual(done);
    const { passwordChanged } = mailTexts.es.accountNotices;
    expect(await noticesTo(email)).toEqual([passwordChanged, passwordChanged]);
  });

  it('a cookie alone does not: the current password proves who it is', async () => {
    const { token } = await app.signInAs({ role: 1 });
    const set = async (payload: Body) => {
      const cookies = { dehesa_session: token };
      return (await app.app.inject({ method: 'POST', url: '/editar-clave-usuario', cookies, payload })).json();
    };
    expect(await set({ clave: 'alcornoque' })).toEqual(refused('Login no válido'));
    expect(await set({ clave: 'alcornoque', clave_actual: testPassword })).toEqual(done);
  });

  it('a session that has yet to choose its password does so here, and others’ are not its business (B26)', async () => {
    const { id, token } = await app.signInAs({ role: 0, email: 'otra@example.org' });
    await app.deps.db.update(users).set({ mustChangePassword: true }).where(eq(users.id, id));
    const set = (body: Body) => app.call('/editar-clave-usuario', { token, ...body }, null);
    expect((await set({ id: app.companyId, clave: 'alcornoque' })).status).toBe(403);
    expect((await set({ clave: 'alcornoque' })).answer).toEqual(done);
    expect((await app.call('/roles', { token }, null)).status).toBe(200);
  });
});
