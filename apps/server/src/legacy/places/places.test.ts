import { closedAfterAll } from '@dehesa/testing';
import { beginPostalImport, seedPlaces } from '@dehesa/services/places';
import { describe, expect, it } from 'vitest';
import { serviceContext } from '../../requests/request-context';
import { createTestApp } from '../../test-app.test-support';

const server = await closedAfterAll(createTestApp());
await seedPlaces(serviceContext(server.deps, null));

async function call(path: string, body: unknown) {
  const { status, body: answer } = await server.call(path, body);
  expect(status).toBe(200);
  return answer;
}
const invalid = { error: true, value: 'Código postal no valido' };

describe('/localidad', () => {
  it('while nothing is imported answers the province, and refuses what is no postal code', async () => {
    expect(await call('/localidad', { codpostal: '10694', idioma: 'es' })).toEqual({
      error: false,
      localidad: '',
      provincia: 'Cáceres',
      data: [],
    });
    expect(await call('/api/localidad', { codpostal: 28001 })).toMatchObject({ error: false, provincia: 'Madrid' });
    expect(await call('/localidad', { codpostal: '6000-001', idioma: 'pt' })).toMatchObject({
      error: false,
      provincia: '',
    });
    expect(await call('/localidad', { codpostal: '6000-001' })).toMatchObject({ error: false });
    expect(await call('/localidad', { codpostal: ' 6000-001', idioma: '' })).toMatchObject({ error: false });
    for (const codpostal of ['53001', '1069', '1000-001', '', null, {}, ['10694'], 'a\u0000b', 'x'.repeat(9_999)])
      expect(await call('/localidad', { codpostal, idioma: 'es' })).toEqual(invalid);
    expect(await call('/localidad', {})).toEqual(invalid);
    expect(await call('/localidad', { codpostal: '10694', idioma: 'pt' })).toEqual(invalid);
  });

  it('after an import answers the best locality and the others to choose from', async () => {
    const spanish = ['Aldea Moret', 'Caceres'].map(
      (place) => `ES\t10001\t${place}\tExtremadura\tEX\tCáceres\tCC\tCáceres\t10037\t39.47\t-6.37\t4`,
    );
    const portuguese = 'PT\t6060-101\tIdanha-A-Nova\tCastelo Branco\t06\tIdanha-A-Nova\t0505\t\t\t39.92\t-7.24\t';
    const lines = [...spanish, portuguese];
    const { done } = await beginPostalImport(serviceContext(server.deps, null), {
      name: 'todo.txt',
      bytes: 1,
      bytesRead: () => 1,
      async *lines() {
        yield* lines;
      },
    });
    await done;
    expect(await call('/localidad', { codpostal: '10001', idioma: 'es' })).toEqual({
      error: false,
      localidad: 'Cáceres',
      provincia: 'Cáceres',
      data: [
        { localidad: 'Cáceres', provincia: 'Cáceres' },
        { localidad: 'Aldea Moret', provincia: 'Cáceres' },
      ],
    });
    expect(await call('/localidad', { codpostal: '6060-999', idioma: 'pt' })).toMatchObject({
      error: false,
      localidad: 'Idanha-a-Nova',
      provincia: 'Castelo Branco',
    });
    expect(await call('/localidad', { codpostal: '10002', idioma: 'es' })).toEqual(invalid);
    expect(await call('/localidad', { codpostal: '6070-001', idioma: 'pt' })).toEqual(invalid);
  });
});

describe('/localidades', () => {
  it('answers the bare list of the municipalities of Spain', async () => {
    const all = await call('/localidades', {});
    expect(all).toHaveLength(8131);
    expect(all).toContainEqual({ localidad: 'Torrejón el Rubio', provincia: 'Cáceres' });
  });

  it.each([
    [{ provincia: '10' }, 223],
    [{ provincia: 10 }, 223],
    [{ provincia: 'CACERES' }, 223],
    [{ provincia: 'Vizcaya', filtro: 'ea' }, 5],
    [{ filtro: 'TORREJON EL' }, 1],
    [{ provincia: 'Ningunaparte' }, 0],
    [{ provincia: '77' }, 0],
    [{ filtro: '%' }, 0],
    [{ filtro: 'torrejon el \u0000%' }, 1],
  ])('narrows it by %j', async (body, length) => {
    const list = await call('/localidades', body);
    expect(list).toBeInstanceOf(Array);
    expect(list).toHaveLength(length);
  });
});

describe('/localidades-pt', () => {
  it('answers the bare list of the localities of Portugal', async () => {
    const all = await call('/localidades-pt', { idioma: 'pt' });
    expect(all).toHaveLength(968);
    expect(all).toContainEqual({ localidad: 'Idanha-a-Nova', provincia: 'Castelo Branco' });
  });

  it('or up to eight suggestions for what was typed, from the fourth character', async () => {
    const idanha = [{ localidad: 'Idanha-a-Nova', provincia: 'Castelo Branco' }];
    expect(await call('/localidades-pt', { filtro: 'IDAN' })).toEqual(idanha);
    expect(await call('/localidades-pt', { localidad: 'idanha a' })).toEqual(idanha);
    expect(await call('/localidades-pt', { filtro: 'ida' })).toEqual([]);
    expect(await call('/localidades-pt', { filtro: 'sant' })).toHaveLength(8);
    expect(await call('/localidades-pt', { filtro: { a: 1 } })).toHaveLength(968);
  });
});
