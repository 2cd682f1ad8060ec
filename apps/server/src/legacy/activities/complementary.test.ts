import { closedAfterAll } from '@dehesa/testing';
import { describe, expect, it } from 'vitest';
import { type Body, type Caller, createActivityApp, refused } from './activities.test-support';

const app = await closedAfterAll(createActivityApp());

const call = (path: string, body?: Body, caller?: Caller) => app.call(path, body, caller);

/** A green picture of 30 × 20. */
const greenPng =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAB4AAAAUCAMAAACtdX32AAAAA1BMVEUzmWaFBZMtAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQokWNgGAWjgD4AAAJsAAGClu6+AAAAAElFTkSuQmCC';

const museum: Body = {
  titulo: 'Museo del Queso',
  descripcion: '<p>Visita guiada</p>',
  fecha: '2026-07-04',
  telefono: '927 32 12 11',
  lugar: 'Trujillo',
  url: 'https://example.org/museo',
  borrado: '0',
  data_pt: { titulo: 'Museu do Queijo', descripcion: '<p>Visita guiada</p>' },
};

async function add(change: Body = {}): Promise<number> {
  const { fields } = await call('/act-complementarias-add', { ...museum, ...change });
  expect(fields).toEqual({ error: false, value: expect.any(Number) });
  return Number(fields['value']);
}

/** The one record as the list shows it. */
async function row(id: number): Promise<Body> {
  const { fields } = await call('/act-complementarias');
  const rows = Array.isArray(fields['data']) ? fields['data'] : [];
  return rows.find((found: Body) => found['id'] === id) ?? {};
}

const paths = [
  '/act-complementarias',
  '/act-complementarias-add',
  '/act-complementarias-edit',
  '/act-complementarias-del',
  '/act-complementarias-del-imagen',
];

describe.each(paths)('%s', (path) => {
  it.each(['', '/api'])('without a session: 401, also under %j (B22, B29)', async (prefix) => {
    const response = await app.app.inject({ method: 'POST', url: prefix + path, payload: { ...museum, id: 1 } });
    expect([response.statusCode, response.json()]).toEqual([401, refused('Sesión no válida')]);
  });

  it.each<Caller>(['member', 'collaborator'])('as a %s: 403, whatever the body (B22)', async (caller) => {
    for (const body of [{}, { ...museum, id: 1 }, { id: [], titulo: {} }]) {
      expect(await call(path, body, caller)).toMatchObject({ status: 403, answer: refused('Acceso no permitido') });
    }
  });
});

describe.each(paths.slice(2))('%s', (path) => {
  it.each([undefined, null, '', 'x', -1, 0, 1.5, 2_000_000, '99999999999', {}, [1], true])(
    'id %j: No encontrado (B31)',
    async (id) => {
      expect(await call(path, { ...museum, id })).toMatchObject({ status: 200, answer: refused('No encontrado') });
    },
  );
});

it('-add answers the id, and the list shows the record by its documented fields (B30)', async () => {
  const id = await add({ img: greenPng });
  expect(await row(id)).toEqual({
    ...museum,
    id,
    fecha_format: '04/07/2026',
    imagen: expect.stringMatching(/^\/files\/.+\.jpg$/),
    borrado: 0,
  });
});

it.each<Caller>(['tajo', 'company'])('is for a manager (%s) too: it lies in no territory', async (caller) => {
  const { fields } = await call('/act-complementarias-add', museum, caller);
  expect(fields).toMatchObject({ error: false });
  expect((await call('/act-complementarias-del', { id: fields['value'] }, caller)).answer).toEqual({ error: false });
});

describe('-edit', () => {
  it('changes what is sent and keeps the rest', async () => {
    const id = await add({ img: greenPng });
    const before = await row(id);
    expect((await call('/act-complementarias-edit', { id: String(id), lugar: 'Plasencia', fecha: '' })).answer).toEqual(
      {
        error: false,
        value: id,
      },
    );
    expect(await row(id)).toEqual({ ...before, lugar: 'Plasencia', fecha: '', fecha_format: '' });
  });

  it('what was read can be sent back as it is', async () => {
    const id = await add({ img: greenPng });
    const before = await row(id);
    expect((await call('/act-complementarias-edit', before)).fields).toMatchObject({ error: false });
    expect(await row(id)).toEqual(before);
  });
});

it('-del hides and an edit shows again (B11); -del-imagen takes the picture off', async () => {
  const id = await add({ img: greenPng });
  expect((await call('/act-complementarias-del', { id })).answer).toEqual({ error: false });
  expect(await row(id)).toMatchObject({ borrado: 1, titulo: museum['titulo'] });
  await call('/act-complementarias-edit', { id, borrado: 0 });
  expect((await call('/act-complementarias-del-imagen', { id })).answer).toEqual({ error: false });
  expect(await row(id)).toMatchObject({ borrado: 0, imagen: '' });
});

describe('what is refused', () => {
  it.each<[string, Body, string]>([
    ['no title', { titulo: ' ' }, 'Complete campos'],
    ['no description', { descripcion: '<p></p>' }, 'Complete campos'],
    ['a title of 81 characters', { titulo: 'a'.repeat(81) }, 'Datos no válidos'],
    ['an object for a title', { titulo: { a: 1 } }, 'Datos no válidos'],
    ['a phone of 21 characters', { telefono: '1'.repeat(21) }, 'Datos no válidos'],
    ['a day that is not', { fecha: '2026-02-30' }, 'Datos no válidos'],
    ['an address that is a script', { url: 'javascript:alert(1)' }, 'Datos no válidos'],
    ['an address with a character that no database holds', { url: 'https://example.org/\u0000' }, 'Datos no válidos'],
    ['a list for the Portuguese texts', { data_pt: [] }, 'Datos no válidos'],
    ['a flag that is none', { borrado: 'quizá' }, 'Datos no válidos'],
    [
      'a picture that is none',
      { img: `data:image/png;base64,${Buffer.from('<svg/>').toString('base64')}` },
      'Archivo no válido',
    ],
  ])('%s', async (_case, change, value) => {
    const id = await add();
    for (const path of ['/act-complementarias-add', '/act-complementarias-edit']) {
      expect(await call(path, { ...museum, id, ...change })).toMatchObject({ status: 200, answer: refused(value) });
    }
  });

  it('takes characters that no database holds out of texts', async () => {
    const id = await add({ titulo: 'Mu\u0000seo \ud800' });
    expect((await row(id))['titulo']).toBe('Museo \ufffd');
  });
});

describe('/act-complementarias, the list (B34)', () => {
  it('pages, searches and orders', async () => {
    const [b, a] = [await add({ titulo: 'Índigo B' }), await add({ titulo: 'índigo A' })];
    const page = { page_index: '0', page_size: '1', total: 0, pages: 0, filtro: 'INDIGO', order: 'titulo', dir: 'asc' };
    const ids = async (body: Body) => {
      const { fields } = await call('/act-complementarias', body);
      const rows = Array.isArray(fields['data']) ? fields['data'] : [];
      return { total: fields['total'], ids: rows.map((found: Body) => found['id']) };
    };
    expect(await ids(page)).toEqual({ total: 2, ids: [a] });
    expect(await ids({ ...page, page_index: 1 })).toEqual({ total: 2, ids: [b] });
    expect(await ids({ ...page, page_size: 25, dir: 'desc' })).toEqual({ total: 2, ids: [b, a] });
    expect(await ids({ filtro: 'indigo' })).toEqual({ total: 2, ids: [a, b] });
  });

  it('as a look-up, without a page, answers all of them', async () => {
    await Promise.all(Array.from({ length: 30 }, () => add()));
    const { fields } = await call('/act-complementarias');
    expect(fields).toMatchObject({ error: false });
    expect(fields['data']).toHaveLength(Number(fields['total']));
    expect(Number(fields['total'])).toBeGreaterThan(30);
  });

  it.each<[string, Body]>([
    ['a column that is none', { order: 'clave' }],
    ['a direction that is none', { dir: 'up; drop' }],
    ['a page of half', { page_index: 0.5 }],
    ['a page size of thousands', { page_size: 5000 }],
    ['a search that is a list', { filtro: [1] }],
  ])('%s: Datos no válidos', async (_case, body) => {
    expect(await call('/act-complementarias', body)).toMatchObject({
      status: 200,
      answer: refused('Datos no válidos'),
    });
  });
});
