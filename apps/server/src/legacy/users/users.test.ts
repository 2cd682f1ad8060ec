import { closedAfterAll } from '@dehesa/testing';
import { describe, expect, it } from 'vitest';
import { type Caller, createActivityApp, refused } from '../activities/activities.test-support';

const collaborators: Record<string, number> = {};
const app = await closedAfterAll(createActivityApp());
const hotel = (companyName: string, territoryId: 1 | 2) => app.signInAs({ role: 4, companyName, territoryId });
collaborators['river'] = (await hotel('Hotel del Río', 2)).id;
collaborators['oak'] = (await hotel('Casa Encina', 1)).id;

const path = '/usuarios';
async function names(role: unknown, caller: Caller): Promise<unknown[]> {
  const { status, fields } = await app.call(path, { id_rol: role }, caller);
  expect([status, fields['error']]).toEqual([200, false]);
  const data = Array.isArray(fields['data']) ? fields['data'] : [];
  expect(fields['total']).toBe(data.length);
  return data.map((user: Record<string, unknown>) => user['empresa']);
}

describe('/usuarios, the look-up (W3)', () => {
  it.each(['', '/api'])('without a session: 401, also under %j (B22, B29)', async (prefix) => {
    expect(await app.call(prefix + path, { id_rol: 2 }, null)).toMatchObject({
      status: 401,
      answer: refused('Sesión no válida'),
    });
  });

  it.each<Caller>(['member', 'collaborator'])('as a %s: 403, whatever the body (B22)', async (caller) => {
    for (const body of [{}, { id_rol: 2 }, { id_rol: 4 }, { id_rol: [] }]) {
      expect(await app.call(path, body, caller)).toMatchObject({ status: 403, answer: refused('Acceso no permitido') });
    }
  });

  it.each<unknown>([undefined, null, '', 0, 1, 3, '0', 5, -2, 2.5, 'x', {}, [2], { toString: 1 }, true])(
    'id_rol %j: 403',
    async (role) => {
      expect(await app.call(path, { id_rol: role })).toMatchObject({
        status: 403,
        answer: refused('Acceso no permitido'),
      });
    },
  );

  it('names the companies with the fields of choosing, and no others', async () => {
    const { fields } = await app.call(path, { id_rol: '2' });
    expect(fields).toEqual({
      error: false,
      data: [
        {
          id: app.companyId,
          id_rol: 2,
          empresa: 'Encina Rutas',
          alias: '',
          nombre: expect.any(String),
          apellidos: expect.any(String),
          localidad: '',
          provincia: '',
          id_ubicacion: null,
          acceso: 1,
        },
      ],
      total: 1,
    });
  });

  it('a company chooses only itself (B21)', async () => {
    await app.signInAs({ role: 2, companyName: 'Otra Empresa' });
    expect(await names(2, 'admin')).toEqual(['Encina Rutas', 'Otra Empresa']);
    expect(await names(2, 'company')).toEqual(['Encina Rutas']);
  });

  it('names the collaborators within reach: all, a manager those of its territory, a company none', async () => {
    expect(await names(4, 'admin')).toEqual(expect.arrayContaining(['Casa Encina', 'Hotel del Río']));
    expect(await names('4', 'tajo')).toEqual(['Hotel del Río']);
    expect(await names(4, 'company')).toEqual([]);
    const { fields } = await app.call(path, { id_rol: 4 }, 'tajo');
    expect(fields['data']).toMatchObject([{ id: collaborators['river'], id_rol: 4, id_ubicacion: 2, acceso: 1 }]);
  });
});
