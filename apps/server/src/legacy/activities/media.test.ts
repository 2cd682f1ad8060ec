import { closedAfterAll } from '@dehesa/testing';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { type Body, type Caller, createActivityApp, dataUrl, pdf, refused } from './activities.test-support';

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

const gallery = '/act-actividades-imagenes';
const afterwards = '/act-actividades-imagenes-comolopasamos';
const twins = [
  [gallery, 'imagenes'],
  [afterwards, 'imagenes_comolopasamos'],
] as const;
const documents = '/act-actividades-documentos';
const createDocument = '/act-crear-actividad-documento';
const editDocument = '/act-editar-actividad-documento';
const removeDocument = '/act-borrar-actividad-documento';

async function addImage(activityId: number, path: string = gallery): Promise<number> {
  const { fields } = await app.call(`${path}-add`, { id_actividad: activityId, imagen: picture });
  expect(fields).toEqual({ error: false, value: expect.any(Number) });
  return Number(fields['value']);
}

async function addDocument(activityId: number, change: Body = {}): Promise<number> {
  const body = { id_actividad: activityId, idioma: 'es', nombre: 'Plano', documento: dataUrl('application/pdf', pdf) };
  const { fields } = await app.call(createDocument, { ...body, ...change });
  expect(fields).toEqual({ error: false, value: expect.any(Number) });
  return Number(fields['value']);
}

async function imageIds(activityId: number, name: string): Promise<unknown[]> {
  const images = (await app.read(activityId))[name];
  return Array.isArray(images) ? images.map((image: Body) => image['id']) : [];
}

/** A body that each path takes, for an activity with a picture in each gallery and a document. */
async function filled(change: Body = {}) {
  const activityId = await app.create({ img: picture, url_video: 'https://youtu.be/a1B2c3D4_-x', ...change });
  const image = await addImage(activityId);
  const twin = await addImage(activityId, afterwards);
  const document = await addDocument(activityId);
  const bodies: Record<string, Body> = {
    '/act-borrar-imagen': { id: activityId },
    [`${gallery}-add`]: { id_actividad: activityId, imagen: picture },
    [`${gallery}-del`]: { id_actividad: activityId, id: image },
    [`${gallery}-order`]: { id_actividad: activityId, ordenid: [image] },
    [`${afterwards}-add`]: { id_actividad: activityId, imagen: picture },
    [`${afterwards}-del`]: { id_actividad: activityId, id: twin },
    [`${afterwards}-order`]: { id_actividad: activityId, ordenid: [twin] },
    '/act-actividades-video-del': { id_actividad: activityId },
    [documents]: { id_actividad: activityId, idioma: 'es' },
    [createDocument]: {
      id_actividad: activityId,
      idioma: 'es',
      nombre: 'Otro',
      documento: dataUrl('application/pdf', pdf),
    },
    [editDocument]: { id_actividad: activityId, id: document, idioma: 'es', nombre: 'Otro' },
    [removeDocument]: { id_actividad: activityId, id: document, idioma: 'es' },
  };
  return { activityId, bodies };
}

const paths = [
  '/act-borrar-imagen',
  ...[gallery, afterwards].flatMap((path) => [`${path}-add`, `${path}-del`, `${path}-order`]),
  '/act-actividades-video-del',
  documents,
  createDocument,
  editDocument,
  removeDocument,
];

const app = await closedAfterAll(createActivityApp());
const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#339966' } })
  .png()
  .toBuffer();
const picture = dataUrl('image/png', png);

describe.each(paths)('%s', (path) => {
  it.each(['', '/api'])('without a session: 401, also under %j (B22, B29)', async (prefix) => {
    const response = await app.app.inject({ method: 'POST', url: prefix + path, payload: { id: 1, id_actividad: 1 } });
    expect([response.statusCode, response.json()]).toEqual([401, refused('Sesión no válida')]);
  });

  it.each<Caller>(['member', 'collaborator'])('as a %s: 403, whatever the body (B22)', async (caller) => {
    for (const body of [{}, { id: 1, id_actividad: 1, imagen: picture }, { id: [], id_actividad: {}, nombre: {} }]) {
      expect(await app.call(path, body, caller)).toMatchObject({ status: 403, answer: refused('Acceso no permitido') });
    }
  });

  it('not JSON: 400; too large: 413 (B31)', async () => {
    const post = (payload: string) =>
      app.app.inject({ method: 'POST', url: path, headers: { 'content-type': 'application/json' }, payload });
    const broken = await post('{"id":');
    expect([broken.statusCode, broken.json()]).toEqual([400, refused('Petición no válida')]);
    const large = await post(JSON.stringify({ imagen: 'x'.repeat(30 * 1024 * 1024) }));
    expect([large.statusCode, large.json()]).toEqual([413, refused('Tamaño excedido!')]);
  });

  it('of a foreign territory: No encontrado, nothing changes and nothing is stored (B21, B22)', async () => {
    const { activityId, bodies } = await filled();
    const before = await app.read(activityId);
    const storing = vi.spyOn(app.deps.files, 'write');
    expect(await app.call(path, bodies[path], 'tajo')).toMatchObject({ status: 200, answer: refused('No encontrado') });
    expect(storing).not.toHaveBeenCalled();
    storing.mockRestore();
    expect(await app.read(activityId)).toEqual(before);
  });

  it.each([undefined, null, '', 'x', -1, 0, 1.5, 2_000_000, '99999999999', {}, [1], true])(
    'the activity %j: No encontrado (B31)',
    async (wrong) => {
      const body = { nombre: 'x', ordenid: [], imagen: picture, documento: dataUrl('application/pdf', pdf) };
      const ids = path === '/act-borrar-imagen' ? { id: wrong } : { id: 1, id_actividad: wrong };
      expect(await app.call(path, { ...body, ...ids })).toMatchObject({
        status: 200,
        answer: refused('No encontrado'),
      });
    },
  );
});

it('what these calls do, by a company on its own activity', async () => {
  const { activityId, bodies } = await filled();
  for (const path of paths.filter((path) => !path.endsWith('-del') && path !== removeDocument)) {
    expect([path, (await app.call(path, bodies[path], 'company')).fields]).toMatchObject([path, { error: false }]);
    // The pictures that were added make the order of one stale.
    if (path.endsWith('-add')) await removeLast(activityId, path);
  }
  for (const path of paths.filter((path) => path.endsWith('-del') || path === removeDocument)) {
    expect([path, (await app.call(path, bodies[path], 'company')).answer]).toEqual([path, { error: false }]);
  }
  expect(await app.read(activityId)).toMatchObject({
    imagen: '',
    imagenes: [],
    imagenes_comolopasamos: [],
    video: '',
    url_video: '',
    documentos: [{ nombre: 'Otro' }],
  });
});

async function removeLast(activityId: number, addPath: string): Promise<void> {
  const path = addPath.slice(0, -'-add'.length);
  const name = twins.find(([twin]) => twin === path)?.[1] ?? '';
  await app.call(`${path}-del`, { id_actividad: activityId, id: (await imageIds(activityId, name)).at(-1) });
}

describe.each(twins)('%s', (path, name) => {
  it('-add answers the id; the picture is re-encoded and hangs in its own gallery (B33)', async () => {
    const id = await app.create();
    const first = await addImage(id, path);
    const read = await app.read(id);
    expect(read[name]).toEqual([{ id: first, imagen: expect.stringMatching(/^\/files\/.+\.jpg$/) }]);
    expect(read[name === 'imagenes' ? 'imagenes_comolopasamos' : 'imagenes']).toEqual([]);
    const [{ imagen } = { imagen: '' }] = read[name] as { imagen: string }[];
    expect((await app.app.inject({ url: imagen })).headers['content-type']).toBe('image/jpeg');
    const again = await app.call(`${path}-add`, { id_actividad: String(id), imagen });
    expect(again.answer).toEqual({ error: false, value: first });
  });

  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'Datos no válidos'],
    ['text', 'foto.jpg', 'Datos no válidos'],
    ['an object', { a: 1 }, 'Datos no válidos'],
    ['a picture elsewhere', 'https://example.org/a.jpg', 'Datos no válidos'],
    ['a picture that is not there', '/files/00000000-0000-4000-8000-000000000000.jpg', 'No encontrado'],
    ['a drawing that says it is a picture', dataUrl('image/png', svg), 'Archivo no válido'],
    ['a document that says it is a picture', dataUrl('image/jpeg', pdf), 'Archivo no válido'],
    ['an empty data URL', 'data:image/png;base64,', 'Archivo no válido'],
  ])('-add of %s: refused', async (_case, imagen, value) => {
    const id = await app.create();
    expect(await app.call(`${path}-add`, { id_actividad: id, imagen })).toMatchObject({
      status: 200,
      answer: refused(value),
    });
    expect(await imageIds(id, name)).toEqual([]);
  });

  it('-order puts the pictures in order; a list that is not exactly theirs is refused', async () => {
    const id = await app.create();
    const ids = [await addImage(id, path), await addImage(id, path), await addImage(id, path)];
    const order = (ordenid: unknown) => app.call(`${path}-order`, { id_actividad: id, ordenid });
    expect((await order(ids.toReversed())).answer).toEqual({ error: false });
    expect(await imageIds(id, name)).toEqual(ids.toReversed());
    expect((await order(ids.join(','))).answer).toEqual({ error: false });
    expect(await imageIds(id, name)).toEqual(ids);
    const [first, second] = ids;
    for (const stale of [[first, second], [first, second, second], [...ids, 2_000_000], []]) {
      expect((await order(stale)).answer).toEqual(refused('La galería ha cambiado'));
    }
    for (const wrong of [undefined, null, 7, { a: 1 }, ['x'], [null], [{}], [1.5], [-1], Array(200).fill(first)]) {
      expect((await order(wrong)).answer).toEqual(refused('Datos no válidos'));
    }
    expect(await imageIds(id, name)).toEqual(ids);
  });

  it('-del of a picture of another activity or gallery: No encontrado', async () => {
    const [id, other] = [await app.create(), await app.create()];
    const image = await addImage(id, path);
    const twin = path === gallery ? afterwards : gallery;
    const remove = (prefix: string, body: Body) => app.call(`${prefix}-del`, body);
    expect((await remove(path, { id_actividad: other, id: image })).answer).toEqual(refused('No encontrado'));
    expect((await remove(twin, { id_actividad: id, id: image })).answer).toEqual(refused('No encontrado'));
    expect((await remove(path, { id_actividad: id, id: 'x' })).answer).toEqual(refused('No encontrado'));
    expect((await remove(path, { id_actividad: id, id: String(image) })).answer).toEqual({ error: false });
    expect((await remove(path, { id_actividad: id, id: image })).answer).toEqual(refused('No encontrado'));
  });
});

it('/act-actividades-imagenes-add past the limit: Máximo 40 imágenes', async () => {
  const id = await app.create();
  for (let index = 0; index < 40; index += 1) await addImage(id);
  const { answer } = await app.call(`${gallery}-add`, { id_actividad: id, imagen: picture });
  expect(answer).toEqual(refused('Máximo 40 imágenes'));
}, 60_000);

it('/act-borrar-imagen takes the main image away, once and again', async () => {
  const id = await app.create({ img: picture });
  expect((await app.read(id))['imagen']).toMatch(/\.jpg$/);
  for (let time = 0; time < 2; time += 1) {
    expect((await app.call('/act-borrar-imagen', { id: String(id) })).answer).toEqual({ error: false });
    expect((await app.read(id))['imagen']).toBe('');
  }
});

describe('documents', () => {
  it('are listed by language, renamed and removed', async () => {
    const id = await app.create();
    const plan = await addDocument(id, { nombre: ' Plano ' });
    const photo = await addDocument(id, { idioma: 'pt', nombre: 'Foto', documento: picture, extension: 'png' });
    const table = await addDocument(id, {
      nombre: 'Horarios',
      documento: dataUrl('text/csv', Buffer.from('hora;lugar\n9:00;Plaza')),
      filepath: 'horarios.csv',
    });
    const list = async (idioma?: string) =>
      (await app.call(documents, { id_actividad: String(id), idioma })).fields['data'];
    const inSpanish = [
      {
        id: plan,
        id_actividad: id,
        idioma: 'es',
        nombre: 'Plano',
        filepath: expect.stringMatching(/^\/files\/.+\.pdf$/),
        extension: 'pdf',
      },
      { id: table, id_actividad: id, idioma: 'es', nombre: 'Horarios', filepath: expect.anything(), extension: 'csv' },
    ];
    expect(await list('es')).toEqual(inSpanish);
    expect(await list()).toEqual(inSpanish);
    expect(await list('pt')).toMatchObject([{ id: photo, idioma: 'pt', extension: 'jpg' }]);
    const rename = (body: Body) => app.call(editDocument, { id_actividad: id, id: plan, ...body });
    expect((await rename({ idioma: 'es', nombre: 'Plano nuevo' })).fields).toMatchObject({ error: false });
    expect(await list('es')).toMatchObject([{ nombre: 'Plano nuevo' }, {}]);
    expect((await rename({ idioma: 'pt', nombre: 'x' })).answer).toEqual(refused('No encontrado'));
    const remove = { id_actividad: id, id: plan, idioma: 'es' };
    expect((await app.call(removeDocument, { ...remove, idioma: 'pt' })).answer).toEqual(refused('No encontrado'));
    expect((await app.call(removeDocument, remove)).answer).toEqual({ error: false });
    expect((await app.call(removeDocument, remove)).answer).toEqual(refused('No encontrado'));
    expect(await list('es')).toMatchObject([{ id: table }]);
  });

  it.each<[string, Body, string]>([
    ['no name', { nombre: ' ' }, 'Complete campos'],
    ['no name at all', { nombre: undefined }, 'Complete campos'],
    ['a name of 121 characters', { nombre: 'a'.repeat(121) }, 'Datos no válidos'],
    ['an object for a name', { nombre: { a: 1 } }, 'Datos no válidos'],
    ['a language that is none', { idioma: 'fr' }, 'Datos no válidos'],
    ['a list for a language', { idioma: ['es'] }, 'Datos no válidos'],
    ['no content', { documento: undefined }, 'Datos no válidos'],
    ['content that is no data URL', { documento: 'plano.pdf' }, 'Datos no válidos'],
    [
      'a page of more than 2 MB',
      { documento: dataUrl('application/pdf', Buffer.concat([pdf, Buffer.alloc(2 * 1024 * 1024)])) },
      'Tamaño excedido!',
    ],
    ['a drawing', { documento: dataUrl('application/pdf', svg) }, 'Archivo no válido'],
    [
      'a page of code',
      { documento: dataUrl('text/plain', Buffer.from('<html><script>1</script>')) },
      'Archivo no válido',
    ],
    [
      'a program',
      { documento: dataUrl('application/pdf', Buffer.from('MZ\u0090\0\u0003\0\0\0')) },
      'Archivo no válido',
    ],
  ])('%s: refused', async (_case, change, value) => {
    const id = await app.create();
    const body = { id_actividad: id, idioma: 'es', nombre: 'Plano', documento: dataUrl('application/pdf', pdf) };
    expect(await app.call(createDocument, { ...body, ...change })).toMatchObject({
      status: 200,
      answer: refused(value),
    });
    expect((await app.call(documents, { id_actividad: id, idioma: 'es' })).answer).toEqual({ error: false, data: [] });
  });

  it('a rename without a name: Complete campos; with a wrong one: Datos no válidos', async () => {
    const id = await app.create();
    const body = { id_actividad: id, id: await addDocument(id), idioma: 'es' };
    for (const nombre of ['', '  ', undefined, null]) {
      expect((await app.call(editDocument, { ...body, nombre })).answer).toEqual(refused('Complete campos'));
    }
    for (const change of [{ nombre: [] }, { nombre: 'x', idioma: 'xx' }, { nombre: 'a'.repeat(121) }]) {
      expect((await app.call(editDocument, { ...body, ...change })).answer).toEqual(refused('Datos no válidos'));
    }
    expect((await app.call(editDocument, { ...body, id: 'x', nombre: 'x' })).answer).toEqual(refused('No encontrado'));
  });
});
