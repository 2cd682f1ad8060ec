import { closedAfterAll } from '@dehesa/testing';
import { configuration } from '@dehesa/db/schema';
import { seedReference } from '@dehesa/services/configuration';
import type { Mailer } from '@dehesa/services/context';
import { MailServerError } from '@dehesa/services/messages';
import { describe, expect, it } from 'vitest';
import { serviceContext } from '../../requests/request-context';
import { createTestApp } from '../../test-app.test-support';
import { type Body, refused } from '../activities/activities.test-support';

let mailer: Mailer | null = null;
const tokens = { superAdmin: '', admin: '' };
const test = await closedAfterAll(createTestApp({ mail: { current: () => Promise.resolve(mailer) } }));
await seedReference(serviceContext(test.deps, null));
tokens.superAdmin = (await test.signInAs({ role: 0, email: 'jefa@example.org' })).token;
tokens.admin = (await test.signInAs({ role: 1 })).token;

const done = { error: false };
const call = async (path: string, body: Body = {}, token: string = tokens.superAdmin) =>
  test.call(path, { ...body, token });
async function list(): Promise<Body[]> {
  const { body } = await call('/plantillas');
  if (!Array.isArray(body)) throw new Error('no list');
  return body.map((row: object) => ({ ...row }));
}
async function find(slug: string, idioma = 'es', tipo = 'email'): Promise<Body | undefined> {
  return (await list()).find((row) => row['slug'] === slug && row['idioma'] === idioma && row['tipo'] === tipo);
}
const complete: Body = {
  asunto: 'Aviso de niebla',
  tipo: 'email',
  idioma: 'es',
  tablas: 'reserva, actividad',
  plantilla: '<p>Hola, {{reserva.nombre}}</p>',
};

describe('/plantillas', () => {
  it.each(['/plantillas', '/api/plantillas'])('%s answers the list itself (B30)', async (path) => {
    const { status, body } = await call(path);
    expect(status).toBe(200);
    expect(body).toContainEqual({
      id: expect.any(Number),
      asunto: expect.stringContaining('{{actividad.titulo}}'),
      slug: 'reserva-confirmada',
      tipo: 'email',
      idioma: 'pt',
      tablas: 'reserva,actividad,configuracion',
      plantilla: expect.stringContaining('{{reserva.nombre}}'),
    });
  });

  it.each(['/plantillas', '/plantillas-add', '/plantillas-edit', '/plantillas-del', '/email-test'])(
    '%s is for super administrators (B22)',
    async (path) => {
      expect((await call(path, complete, tokens.admin)).status).toBe(403);
      expect((await test.call(path, complete)).status).toBe(401);
    },
  );
});

describe('/plantillas-add, /plantillas-edit, /plantillas-del', () => {
  it('store, change and delete a text', async () => {
    const { body } = await call('/plantillas-add', complete);
    expect(body).toEqual({ error: false, value: expect.any(Number) });
    const row = await find('aviso-de-niebla');
    expect(row).toMatchObject({ ...complete, tablas: 'reserva,actividad' });
    const id = String(row?.['id']);
    expect((await call('/plantillas-edit', { id, asunto: 'Niebla' })).body).toEqual(done);
    expect(await find('aviso-de-niebla')).toMatchObject({ asunto: 'Niebla', plantilla: complete['plantilla'] });
    expect((await call('/plantillas-del', { id })).body).toEqual(done);
    expect(await find('aviso-de-niebla')).toBeUndefined();
    expect((await call('/plantillas-del', { id })).body).toEqual(refused('No encontrado'));
    expect((await call('/plantillas-edit', { ...complete, id })).body).toEqual(refused('No encontrado'));
  });

  it('take the groups as a list too, and all that a message has where nothing is said', async () => {
    const { tablas: _, ...rest } = complete;
    const pendiente = { ...rest, slug: 'reserva-pendiente', tipo: 'whatsapp', idioma: 'en' };
    expect((await call('/plantillas-add', pendiente)).body).toMatchObject(done);
    expect(await find('reserva-pendiente', 'en', 'whatsapp')).toMatchObject({
      tablas: 'reserva,actividad,configuracion',
    });
    const listed = { ...pendiente, idioma: 'fr', tablas: ['reserva'] };
    expect((await call('/plantillas-add', listed)).body).toMatchObject(done);
    expect((await find('reserva-pendiente', 'fr', 'whatsapp'))?.['tablas']).toBe('reserva');
  });

  it.each([
    [{ asunto: '' }, 'Complete campos'],
    [{ plantilla: ' ' }, 'Complete campos'],
    [{ plantilla: '{{reserva.dni}}' }, 'Campo desconocido: reserva.dni'],
    [{ plantilla: '{{reserva.nombre' }, 'Plantilla no válida'],
    [{ tablas: 'facturas' }, 'Datos no válidos'],
    [{ idioma: 'de' }, 'Datos no válidos'],
    [{ tipo: 'fax' }, 'Datos no válidos'],
    [{ slug: 'reserva-confirmada' }, 'Plantilla existente'],
  ])('refuse %o: %s', async (change, value) => {
    expect((await call('/plantillas-add', { ...complete, ...change })).body).toEqual(refused(value));
  });

  it('never take the last text of a message of the product (B36)', async () => {
    const before = await find('recuperar-clave');
    await call('/plantillas-edit', { id: before?.['id'], plantilla: '<p>Otra cosa</p>' });
    expect((await call('/plantillas-del', { id: before?.['id'] })).body).toEqual(done);
    expect(await find('recuperar-clave')).toMatchObject({ ...before, id: expect.any(Number) });
  });
});

describe('/email-test', () => {
  it('says whether the mail server took it', async () => {
    mailer = null;
    expect((await call('/email-test')).body).toEqual(refused('Servidor de correo no configurado'));
    const sent: string[] = [];
    mailer = {
      send: ({ to }) => {
        sent.push(to.email);
        return Promise.resolve({ providerId: '250 ok' });
      },
    };
    const success = { error: false, value: 'Intento de email enviado al servidor' };
    expect((await call('/email-test')).body).toEqual(success);
    await test.deps.db.update(configuration).set({ adminEmails: ['avisos@example.org'] });
    expect((await call('/email-test')).body).toEqual(success);
    expect(sent).toEqual(['jefa@example.org', 'avisos@example.org']);
    mailer = { send: () => Promise.reject(new MailServerError('ECONNREFUSED: no answer')) };
    expect((await call('/email-test')).body).toEqual(refused('ECONNREFUSED: no answer'));
  });
});

describe('/api/email-template/{slug}', () => {
  const open = (path: string, token?: string) =>
    test.app.inject({
      url: `/api/email-template/${path}`,
      cookies: token === undefined ? {} : { dehesa_session: token },
    });

  it('shows a text with samples in a sandbox, in the language that is asked for', async () => {
    const answer = await open('reserva-confirmada?language=pt&channel=email', tokens.superAdmin);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox$/),
    });
    expect(answer.body).toContain('<html lang="pt-PT">');
    expect(answer.body).not.toContain('{{');
  });

  it('is for super administrators (B22)', async () => {
    expect((await open('reserva-confirmada')).headers['location']).toBe('/login');
    expect((await open('reserva-confirmada', tokens.admin)).statusCode).toBe(403);
    expect((await open('ninguna', tokens.superAdmin)).statusCode).toBe(404);
    expect((await open('reserva-confirmada?language=fr', tokens.superAdmin)).statusCode).toBe(404);
  });
});
