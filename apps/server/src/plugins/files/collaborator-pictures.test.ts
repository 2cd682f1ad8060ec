import { closedAfterAll } from '@dehesa/testing';
import { users } from '@dehesa/db/schema';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sessionCookie } from '../../requests/request-context';
import { createTestApp } from '../../test-app.test-support';

const server = await closedAfterAll(createTestApp());
const hotel = await server.signInAs({ role: 4, companyName: 'Hotel del Río', territoryId: 1 });
const admin = await server.signInAs({ role: 1 });

const get = (url: string, token?: string) =>
  server.app.inject({ method: 'GET', url, cookies: token === undefined ? {} : { [sessionCookie]: token } });

describe('/qr-colaborador/{id}', () => {
  it('is a picture, with and without its extension', async () => {
    for (const end of ['', '.png']) {
      const response = await get(`/qr-colaborador/${hotel.id}${end}`);
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/png']);
      expect(response.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    }
  });

  it.each([999_999, 'x', '1e3', '-1', '99999999999'])('is missing for %s', async (id) => {
    expect((await get(`/qr-colaborador/${id}`)).statusCode).toBe(404);
  });

  it('is missing for who is no collaborator', async () => {
    expect((await get(`/qr-colaborador/${admin.id}`)).statusCode).toBe(404);
  });
});

describe('/cartel-colaborador/{id}', () => {
  it('is a PDF in the language asked for, named after the collaborator, and nobody keeps it', async () => {
    for (const [token, lang, name] of [
      [hotel.token, 'es', 'Cartel'],
      [admin.token, 'pt', 'Cartaz'],
      [admin.token, 'es-pt', 'Cartel'],
    ] as const) {
      const response = await get(`/cartel-colaborador/${hotel.id}?lang=${lang}`, token);
      expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
        200,
        'application/pdf',
        'no-store',
      ]);
      expect(response.headers['content-disposition']).toContain(`filename="${name} Hotel del Rio.pdf"`);
      expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(response.cookies).toEqual([]);
    }
  });

  it('is for those who may have it (B22)', async () => {
    const [member, other] = [await server.signInAs({ role: 3 }), await server.signInAs({ role: 4 })];
    expect((await get(`/cartel-colaborador/${hotel.id}`)).statusCode).toBe(401);
    expect((await get(`/cartel-colaborador/${hotel.id}`, member.token)).statusCode).toBe(403);
    expect((await get(`/cartel-colaborador/${hotel.id}`, other.token)).statusCode).toBe(404);
    expect((await get('/cartel-colaborador/999999', admin.token)).statusCode).toBe(404);
  });
});

describe('/act-colaborador-publico', () => {
  it('tells of a collaborator with access, and of no other', async () => {
    const { body } = await server.call('/act-colaborador-publico', { id: String(hotel.id), idioma: 'pt' });
    expect(body).toEqual({
      error: false,
      data: {
        id: hotel.id,
        empresa: 'Hotel del Río',
        localidad: expect.any(String),
        provincia: expect.any(String),
        web: '',
        servicios: '',
        id_ubicacion: 1,
        ubicacion: 'Monfragüe',
        imagen: '',
      },
    });
    const pending = await server.signInAs({ role: 4 });
    await server.deps.db.update(users).set({ hasAccess: false }).where(eq(users.id, pending.id));
    for (const id of [pending.id, admin.id, 999_999, 'x', null])
      expect((await server.call('/act-colaborador-publico', { id })).body).toEqual({
        error: true,
        value: 'No encontrado',
      });
  });
});
