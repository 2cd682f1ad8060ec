import { closedAfterAll } from '@dehesa/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReservationApp, type ReservationApp, slot } from './reservations.test-support';

const ids = { pending: 0, confirmed: 0, waiting: 0, tajo: 0 };
const app = await closedAfterAll(createReservationApp());
const activityId = await app.activity({ shifts: ['Mañana', 'Tarde'] });
const tajo = await app.activity({ territoryId: 2, date: '2026-05-30' }, 'Barco por el Tajo');
ids.confirmed = await app.reserve(activityId, {
  turno: 'Tarde',
  id_estado: 2,
  nombre: 'Íñigo',
  reservas: [
    slot({ email: 'julian@example.org' }),
    slot({ adulto: '0', nombre: 'Eva', fecha_nacimiento: '2015-01-01' }),
  ],
});
app.passMinutes(1);
ids.pending = await app.reserve(activityId, { turno: 'Mañana' });
app.passMinutes(1);
ids.waiting = await app.reserve(activityId, { turno: 'Mañana', id_estado: 3 });
app.passMinutes(1);
ids.tajo = await app.reserve(tajo);
const cancelled = await app.reserve(tajo);
await app.answer('/act-borrar-reserva', { id: cancelled });

interface Answer {
  error: boolean;
  value?: string;
  data: Record<string, unknown>[];
  total: number;
  pages: number;
}
const list = async (body: Record<string, unknown> = {}, as?: Parameters<ReservationApp['answer']>[2]) =>
  (await app.answer('/act-reservas', body, as)) as Answer;
const idsOf = async (...call: Parameters<typeof list>) => (await list(...call)).data.map((row) => row['id']);

describe('{id}', () => {
  it('answers the one reservation', async () => {
    const { error, data } = await list({ id: String(ids.confirmed) });
    expect(error).toBe(false);
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      id: ids.confirmed,
      turno: 'Tarde',
      personas: [{ nombre: 'Julián' }, { nombre: 'Eva' }],
    });
  });

  it.each(['x', 0, 2_000_000, {}, []])('%j: No encontrado', async (id) => {
    expect(await app.answer('/act-reservas', { id })).toEqual({ error: true, value: 'No encontrado' });
  });

  it('a foreign one: No encontrado (B22)', async () => {
    expect(await app.answer('/act-reservas', { id: ids.confirmed }, 'tajo')).toEqual({
      error: true,
      value: 'No encontrado',
    });
  });
});

describe('{id_estado, id_actividad, agrupado_usuario}: a row for each reservation', () => {
  it.each([
    [1, () => [ids.pending]],
    ['2', () => [ids.confirmed]],
    [3, () => [ids.waiting]],
    // Shift, then creation.
    ['', () => [ids.pending, ids.waiting, ids.confirmed]],
  ])('state %j', async (status, expected) => {
    expect(await idsOf({ id_estado: status, id_actividad: activityId, agrupado_usuario: true })).toEqual(expected());
  });
});

describe('{id_estado, id_actividad, order, dir}: a row for each person', () => {
  it('companions name their parent and carry its id', async () => {
    const { data, total } = await list({ id_estado: 2, id_actividad: String(activityId), order: 'turno', dir: 'asc' });
    expect(total).toBe(1);
    expect(data.map((row) => [row['id'], row['nombre'], row['id_reserva_padre'], row['adulto'], row['email']])).toEqual(
      [
        [ids.confirmed, 'Íñigo', null, '1', expect.stringContaining('carmen')],
        [ids.confirmed, 'Julián', ids.confirmed, '1', 'julian@example.org'],
        [ids.confirmed, 'Eva', ids.confirmed, '0', ''],
      ],
    );
    expect(new Set(data.map((row) => row['referencia'])).size).toBe(1);
  });
});

describe('lists with pages', () => {
  it('the newest pending ones, as the notices ask for them', async () => {
    expect(await idsOf({ id_estado: 1, page_size: 10, agrupado_usuario: 1, order: 'alta', dir: 'desc' })).toEqual([
      ids.tajo,
      ids.pending,
    ]);
  });

  it.each([
    [{ filtro: 'inigo' }, () => [ids.confirmed]],
    [{ filtro: 'JULIÁN@example' }, () => [ids.confirmed]],
    [{ id_ubicacion: 2 }, () => [ids.tajo]],
    [{ id_ubicacion: '1', id_estado: 3 }, () => [ids.waiting]],
    [{ page_size: 2, page_index: 1, order: 'alta' }, () => [ids.waiting, ids.tajo]],
    [{ paginacion: { page_size: '2', page_index: '1' }, order: 'alta' }, () => [ids.waiting, ids.tajo]],
    [{ order: 'fecha' }, () => [ids.tajo, ids.pending, ids.waiting, ids.confirmed]],
    [{ order: 'turno, alta, id_reserva_padre', id_ubicacion: 1 }, () => [ids.pending, ids.waiting, ids.confirmed]],
  ])('%j', async (body, expected) => {
    expect(await idsOf({ agrupado_usuario: true, ...body })).toEqual(expected());
  });

  it('tell how many there are', async () => {
    expect(await list({ agrupado_usuario: true, page_size: 2 })).toMatchObject({ error: false, total: 4, pages: 2 });
  });

  it.each([
    { order: 'clave' },
    { order: 'alta; drop table people' },
    { dir: 'sideways' },
    { page_size: 201 },
    { page_size: 0 },
    { page_index: -1 },
    { id_estado: 4 },
    { id_estado: [2] },
    { id_ubicacion: 3 },
    { filtro: {} },
    { filtro: 'x'.repeat(101) },
    { agrupado: 'quizás' },
  ])('%j: Datos no válidos (B34)', async (body) => {
    expect(await app.answer('/act-reservas', { agrupado_usuario: true, ...body })).toEqual({
      error: true,
      value: 'Datos no válidos',
    });
  });

  it('are limited to what the caller reaches (B21)', async () => {
    expect(await idsOf({ agrupado_usuario: true }, 'tajo')).toEqual([ids.tajo]);
    expect(await idsOf({ agrupado_usuario: true, order: 'alta' }, 'monfrague')).toEqual([
      ids.confirmed,
      ids.pending,
      ids.waiting,
    ]);
  });
});

describe('{agrupado: true}: the cards', () => {
  it('coming activities first, with their counts', async () => {
    const { data, total, pages } = await list({ agrupado: true, page_size: 9 });
    expect([total, pages]).toEqual([2, 1]);
    expect(data.map((card) => card['id'])).toEqual([tajo, activityId]);
    expect(data[1]).toMatchObject({
      titulo: 'Buitres al amanecer',
      categoria: 'Aves',
      ubicacion: 'Monfragüe',
      aforo: 20,
      fecha_mes: 'jun',
      fecha_dia: '20',
      confirmadas: 1,
      plazas_ocupadas: 3,
      plazas_pendientes: 1,
      pendientes: 1,
      enespera: 1,
      pasado: false,
    });
  });

  it.each([
    [{ id_ubicacion: 1 }, () => [activityId]],
    [{ filtro: 'BARCO' }, () => [tajo]],
    [{ id_estado: 3 }, () => [activityId]],
  ])('%j', async (body, expected) => {
    expect(await idsOf({ agrupado: 1, ...body })).toEqual(expected());
  });
});

it('no input makes a 500', async () => {
  const strange = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(
      '\u0000',
      'a\u0000b',
      '\ud800',
      '%',
      '\\',
      "'",
      '1e999',
      '-0',
      '2026-02-30',
      99_999_999_999,
      1.5,
      -1,
      '',
      '+34',
    ),
  );
  const field = fc.constantFrom(
    'id',
    'id_reserva',
    'id_actividad',
    'id_estado',
    'nombre',
    'apellidos',
    'dni',
    'sexo',
    'fecha_nacimiento',
    'codpostal',
    'provincia',
    'telefono',
    'prefijo_telefono',
    'email',
    'idioma',
    'turno',
    'notas',
    'notificar',
    'forzar',
    'reservas',
    'order',
    'dir',
    'page_size',
    'page_index',
    'filtro',
    'agrupado',
    'agrupado_usuario',
    'paginacion',
    'id_ubicacion',
  );
  const path = fc.constantFrom(
    '/act-reservas',
    '/act-crear-reserva',
    '/act-editar-reserva',
    '/act-confirmar-reserva',
    '/act-enespera-reserva',
    '/act-borrar-reserva',
    '/act-confirmar-asistencia',
  );
  const companions = fc.record({
    reservas: fc.array(
      fc.oneof(
        strange,
        fc.dictionary(field, strange, { maxKeys: 3 }).map((change) => slot(change)),
      ),
      { maxLength: 4 },
    ),
  });
  await fc.assert(
    fc.asyncProperty(
      path,
      fc.dictionary(field, strange, { maxKeys: 3 }),
      fc.option(companions),
      fc.boolean(),
      async (to, change, more, whole) => {
        const base = whole ? app.reservation(activityId, { turno: 'Tarde', id: ids.pending, ...more }) : { ...more };
        const { status } = await app.request(to, { ...base, ...change });
        expect(status).toBe(200);
      },
    ),
    { numRuns: 400 },
  );
});
