import { closedAfterAll } from '@dehesa/testing';
import { shiftPlaces } from '@dehesa/db/schema';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { legacyCalls } from '../routes';
import { type Body, type Caller, createActivityApp, refused } from './activities.test-support';

const server = await closedAfterAll(createActivityApp());

/** A green picture of 30 × 20. */
const greenPng =
  'iVBORw0KGgoAAAANSUhEUgAAAB4AAAAUCAMAAACtdX32AAAAA1BMVEUzmWaFBZMtAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQokWNgGAWjgD4AAAJsAAGClu6+AAAAAElFTkSuQmCC';

const call = (path: string, body?: Body, caller?: Caller) => server.call(path, body, caller);
const read = (id: number) => server.read(id);
const create = (change: Body = {}) => server.create(activity(change));

/** With more than the least, in the many ways in which the wire writes things. */
function activity(change: Body = {}): Body {
  return server.activity({
    hora_inicio: '17:30',
    hora_fin: '20:00:00',
    semana: '',
    municipio: 'Plaza Mayor',
    localizacion_maps: '39.88, -5.68',
    edad: 'todos',
    turnos: 'Mañana, Tarde',
    borrado: '0',
    reserva_ninos: '1',
    fecha_inicio_reservas: '2026-05-01',
    fecha_fin_reservas: '',
    data_pt: { titulo: 'Grous ao entardecer', descripcion: '<p>Visita guiada</p>', municipio: 'Praça Maior' },
    ...change,
  });
}

const paths = [
  '/act-actividades',
  '/act-crear-actividad',
  '/act-editar-actividad',
  '/act-borrar-actividad',
  '/act-cerrar-abrir-actividad',
  '/act-ubicaciones',
  '/act-categorias',
];

describe.each(paths)('%s', (path) => {
  it.each(['', '/api'])('without a session: 401, also under %j (B22, B29)', async (prefix) => {
    const { status, answer } = await server.call(prefix + path, activity({ id: 1 }), null);
    expect([status, answer]).toEqual([401, refused('Sesión no válida')]);
  });

  it.each<Caller>(['member', 'collaborator'])('as a %s: 403, whatever the body (B22)', async (caller) => {
    for (const body of [{}, activity({ id: 1 }), { id: [], titulo: {} }]) {
      expect(await call(path, body, caller)).toMatchObject({ status: 403, answer: refused('Acceso no permitido') });
    }
  });

  it('not JSON: 400; too large: 413 (B31)', async () => {
    const post = (payload: string) =>
      server.app.inject({ method: 'POST', url: path, headers: { 'content-type': 'application/json' }, payload });
    const broken = await post('{"id":');
    expect([broken.statusCode, broken.json()]).toEqual([400, refused('Petición no válida')]);
    const large = await post(
      JSON.stringify({ img: 'x'.repeat(legacyCalls[path]?.carriesFile ? 22_100_000 : 5_000_000) }),
    );
    expect([large.statusCode, large.json()]).toEqual([413, refused('Tamaño excedido!')]);
  });
});

const byId = ['/act-editar-actividad', '/act-borrar-actividad', '/act-cerrar-abrir-actividad'];

describe.each(byId)('%s', (path) => {
  it.each([undefined, null, '', 'x', -1, 0, 1.5, 2_000_000, '99999999999', {}, [1], true])(
    'id %j: No encontrado (B31)',
    async (id) => {
      expect(await call(path, { id })).toMatchObject({ status: 200, answer: refused('No encontrado') });
    },
  );

  it('of a foreign territory: No encontrado, and nothing changes (B21, B22)', async () => {
    const id = await create();
    const before = await read(id);
    expect(await call(path, { id }, 'tajo')).toMatchObject({ status: 200, answer: refused('No encontrado') });
    expect(await read(id)).toEqual(before);
  });
});

describe('/act-crear-actividad', () => {
  it('answers the id, and the activity reads by its documented fields (B30)', async () => {
    const id = await create();
    expect(await read(id)).toMatchObject({
      id,
      idioma: 'es',
      titulo: 'Grullas al atardecer',
      descripcion: '<p>Salida guiada</p>',
      data_pt: { titulo: 'Grous ao entardecer', municipio: 'Praça Maior', incluye: '' },
      id_usuario: server.companyId,
      empresa: 'Encina Rutas',
      id_ubicacion: 1,
      ubicacion: 'Monfragüe',
      id_categoria: server.categoryId,
      categoria: 'Aves',
      fecha: '2026-06-20',
      fecha_format: '20/06/2026',
      fecha_mes: 'jun',
      fecha_dia: '20',
      hora_inicio: '17:30',
      hora_fin: '20:00',
      semana: 25,
      cambio: { fecha: '', fecha_format: '', hora_inicio: '', hora_fin: '', semana: '' },
      localidad: 'Casatejada',
      localizacion_maps: '39.88,-5.68',
      aforo: 25,
      edad: 'todos',
      turnos: 'Mañana,Tarde',
      borrado: 0,
      cerrada_inscripcion: 0,
      reserva_ninos: 1,
      principal: 1,
      fecha_inicio_reservas: '2026-05-01',
      fecha_inicio_reservas_format: '01/05/2026',
      fecha_fin_reservas: '',
      plazas_ocupadas: 0,
      plazas_pendientes: 0,
      confirmadas: 0,
      pasado: false,
      disponible_vip: false,
      imagen: '',
      imagenes: [],
      imagenes_comolopasamos: [],
      relacionadas: [],
      complementarias: [],
      documentos: [],
    });
  });

  it('keeps a picture that comes as a data URL, re-encoded (B33)', async () => {
    const id = await create({ img: `data:image/png;base64,${greenPng}` });
    const { imagen } = await read(id);
    expect(imagen).toMatch(/^\/files\/.+\.jpg$/);
    const response = await server.app.inject({ url: String(imagen) });
    expect(response.headers['content-type']).toBe('image/jpeg');
    const copy = await create({ titulo: 'Copia', url_imagen: imagen });
    expect((await read(copy))['imagen']).toBe(imagen);
  });

  it.each<[string, Body]>([
    ['no title', { titulo: ' ' }],
    ['no description', { descripcion: '<p></p>' }],
    ['a description of a script', { descripcion: '<script>1</script>' }],
    ['no company', { id_usuario: '' }],
    ['no territory', { id_ubicacion: null }],
    ['no category', { id_categoria: undefined }],
    ['no municipality', { localidad: '' }],
    ['no date', { fecha: '' }],
  ])('%s: Complete campos', async (_case, change) => {
    expect(await call('/act-crear-actividad', activity(change))).toMatchObject({
      status: 200,
      answer: refused('Complete campos'),
    });
  });

  it.each<[string, Body, string]>([
    ['a title of 81 characters', { titulo: 'a'.repeat(81) }, 'Datos no válidos'],
    ['an object for a title', { titulo: { a: 1 } }, 'Datos no válidos'],
    ['a day that is not', { fecha: '2026-02-30' }, 'Datos no válidos'],
    ['a time that is not', { hora_inicio: '25:00' }, 'Datos no válidos'],
    ['an age that is no band', { edad: '14' }, 'Datos no válidos'],
    ['places that are no number', { aforo: 'muchas' }, 'Datos no válidos'],
    ['places below zero', { aforo: -1 }, 'Datos no válidos'],
    ['half a place', { aforo: 1.5 }, 'Datos no válidos'],
    ['coordinates that are none', { localizacion_maps: 'aquí' }, 'Datos no válidos'],
    ['coordinates off the globe', { localizacion_maps: '91,0' }, 'Datos no válidos'],
    ['shifts that are no text', { turnos: [{ a: 1 }] }, 'Datos no válidos'],
    ['a flag that is none', { borrado: 'quizá' }, 'Datos no válidos'],
    ['a list for the Portuguese texts', { data_pt: [] }, 'Datos no válidos'],
    ['text for the schedule change', { cambio: 'mañana' }, 'Datos no válidos'],
    ['an address that is a script', { url_reserva_externa: 'javascript:alert(1)' }, 'Datos no válidos'],
    ['a third territory', { id_ubicacion: 3 }, 'Datos no válidos'],
    ['a company that is none', { id_usuario: 2_000_000 }, 'No encontrado'],
    ['a company beyond every number', { id_usuario: 1e15 }, 'Datos no válidos'],
    ['a category that is none', { id_categoria: 2_000_000 }, 'No encontrado'],
    ['registrations that end before they begin', { fecha_fin_reservas: '2026-04-30' }, 'Fechas no válidas'],
    [
      'a drawing that is code',
      { img: `data:image/png;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}` },
      'Archivo no válido',
    ],
    [
      'a picture of more than 15 MB',
      { img: `data:image/jpeg;base64,${Buffer.alloc(15 * 1024 * 1024 + 1).toString('base64')}` },
      'Tamaño excedido!',
    ],
  ])('%s', async (_case, change, value) => {
    expect(await call('/act-crear-actividad', activity(change))).toMatchObject({ status: 200, answer: refused(value) });
  });

  it('takes characters that no database holds', async () => {
    const id = await create({ titulo: 'Gru\u0000llas \ud800', turnos: 'Ma\u0000ñana' });
    expect(await read(id)).toMatchObject({ turnos: 'Mañana' });
  });

  it('a manager creates nothing in another territory (B21)', async () => {
    expect((await call('/act-crear-actividad', activity(), 'tajo')).answer).toEqual(refused('No encontrado'));
    expect((await call('/act-crear-actividad', activity({ id_ubicacion: 2 }), 'tajo')).fields).toMatchObject({
      error: false,
    });
  });
});

describe('/act-editar-actividad', () => {
  it('changes what is sent and keeps the rest', async () => {
    const id = await create({ turnos: 'Mañana', material: 'Prismáticos' });
    expect((await call('/act-editar-actividad', { id: String(id), aforo: '30', edad: 16 })).fields).toEqual({
      error: false,
      value: id,
      seo_url: expect.any(String),
    });
    expect(await read(id)).toMatchObject({
      aforo: 30,
      edad: '16',
      turnos: 'Mañana',
      titulo: 'Grullas al atardecer',
      material: 'Prismáticos',
      localizacion_maps: '39.88,-5.68',
    });
  });

  it('what was read can be sent back as it is', async () => {
    const id = await create();
    const before = await read(id);
    expect((await call('/act-editar-actividad', before)).fields).toMatchObject({ error: false });
    expect(await read(id)).toEqual(before);
  });

  it('the week follows from another date unless it is given, also where what was read is sent back (B10)', async () => {
    const id = await create();
    const before = await read(id);
    expect(before).toMatchObject({ fecha: '2026-06-20', semana: 25 });
    await call('/act-editar-actividad', { id, fecha: '2026-06-27' });
    expect(await read(id)).toMatchObject({ fecha: '2026-06-27', semana: 26 });
    await call('/act-editar-actividad', { ...(await read(id)), fecha: '2026-07-04' });
    expect(await read(id)).toMatchObject({ fecha: '2026-07-04', semana: 27 });
    await call('/act-editar-actividad', { id, fecha: '2026-07-11', semana: 40 });
    await call('/act-editar-actividad', { id, fecha: '2026-07-18' });
    expect(await read(id)).toMatchObject({ fecha: '2026-07-18', semana: 40 });
  });

  it('`cambio` is the schedule in force at once (B10)', async () => {
    const id = await create();
    await call('/act-editar-actividad', {
      ...(await read(id)),
      cambio: { fecha: '2026-06-27', hora_inicio: '18:00', hora_fin: '', semana: '' },
    });
    const changed = await read(id);
    expect(changed).toMatchObject({
      fecha: '2026-06-27',
      hora_inicio: '18:00',
      // What it leaves empty keeps the value in force.
      hora_fin: '20:00',
      semana: 26,
      cambio: { fecha: '2026-06-27', fecha_format: '27/06/2026', hora_inicio: '18:00', semana: 26 },
    });
    await call('/act-editar-actividad', changed);
    expect(await read(id)).toEqual(changed);
    // A week alone, which is sent back with the rest afterwards.
    await call('/act-editar-actividad', { id, cambio: { fecha: '', hora_inicio: '', hora_fin: '', semana: 30 } });
    const grouped = await read(id);
    expect(grouped).toMatchObject({ fecha: '2026-06-27', hora_inicio: '18:00', semana: 30 });
    await call('/act-editar-actividad', grouped);
    expect(await read(id)).toEqual(grouped);
  });

  it('places below those held, and shifts with reservations, are refused (B6)', async () => {
    const id = await create({ turnos: '', aforo: 10 });
    await server.deps.db.update(shiftPlaces).set({ held: 7 }).where(eq(shiftPlaces.activityId, id));
    expect((await call('/act-editar-actividad', { id, aforo: 6 })).answer).toEqual(
      refused('El aforo no puede ser menor que las plazas ocupadas (7)'),
    );
    expect(await read(id)).toMatchObject({ aforo: 10 });
  });

  it('a hidden one can be shown again (B11)', async () => {
    const id = await create();
    expect((await call('/act-borrar-actividad', { id })).answer).toEqual({ error: false });
    expect(await read(id)).toMatchObject({ borrado: 1 });
    await call('/act-editar-actividad', { id, borrado: 0 });
    expect(await read(id)).toMatchObject({ borrado: 0 });
  });
});

it('/act-cerrar-abrir-actividad answers the new value', async () => {
  const id = await create();
  expect((await call('/act-cerrar-abrir-actividad', { id })).answer).toEqual({ error: false, value: 1 });
  expect((await call('/act-cerrar-abrir-actividad', { id: String(id) })).answer).toEqual({ error: false, value: 0 });
});

describe('/act-actividades, the list (B34)', () => {
  it('pages, searches, orders and counts', async () => {
    const id = await create({ titulo: 'Zángano único', id_ubicacion: 2 });
    const { fields } = await call('/act-actividades', {
      paging: { page_index: 0, page_size: 25 },
      filtro: 'ZANGANO',
      order: 'titulo',
      dir: 'asc',
    });
    expect(fields).toMatchObject({ error: false, total: 1, total_todas: 1, total_monfrague: 0, total_tajo: 1 });
    expect(fields['data']).toMatchObject([
      {
        id,
        titulo: 'Zángano único',
        ubicacion: 'Tajo Internacional',
        fecha_format: '20/06/2026',
        empresa: 'Encina Rutas',
        aforo_completo: false,
      },
    ]);
    expect((await call('/act-actividades', { filtro: 'zangano', exclude_ids: String(id) })).fields).toMatchObject({
      total: 0,
      data: [],
    });
    expect((await call('/act-actividades', { filtro: 'zangano', id_ubicacion: '1' })).fields).toMatchObject({
      total: 0,
      total_todas: 1,
    });
    expect(
      (await call('/act-actividades', { page_size: '1', page_index: '0', principales: '1' })).fields['data'],
    ).toHaveLength(1);
  });

  it('shows a company and a territory only what is theirs (B21)', async () => {
    const ofTajo = (await call('/act-actividades', {}, 'tajo')).fields;
    expect(ofTajo).toMatchObject({ total_monfrague: 0 });
    expect((await call('/act-actividades', { id: await create() }, 'tajo')).answer).toEqual(refused('No encontrado'));
  });

  it.each<[string, Body]>([
    ['a column that is none', { order: 'clave' }],
    ['a direction that is none', { dir: 'up; drop' }],
    ['a page of half', { page_index: 0.5 }],
    ['a page size of thousands', { page_size: 5000 }],
    ['a page that is text', { paging: 'x' }],
    ['a search that is a list', { filtro: [1] }],
    ['a territory that is none', { id_ubicacion: 9 }],
    ['ids that are none', { exclude_ids: ['a', {}] }],
  ])('%s: Datos no válidos', async (_case, body) => {
    expect(await call('/act-actividades', body)).toMatchObject({ status: 200, answer: refused('Datos no válidos') });
  });
});

it('/act-ubicaciones and /act-categorias answer the list itself (B30)', async () => {
  expect((await call('/act-ubicaciones')).answer).toEqual([
    { id: 1, ubicacion: 'Monfragüe', nombre: 'Monfragüe' },
    { id: 2, ubicacion: 'Tajo Internacional', nombre: 'Tajo Internacional' },
  ]);
  expect((await call('/act-ubicaciones', {}, 'tajo')).answer).toMatchObject([{ id: 2 }]);
  expect((await call('/act-categorias')).answer).toEqual([
    { id: server.categoryId, categoria: 'Aves', nombre: 'Aves' },
  ]);
});
