import { auditLog, people } from '@dehesa/db/schema';
import { closedAfterAll, insertSampleReservation } from '@dehesa/testing';
import { desc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test-app.test-support';

const at = new Date('2026-12-01T10:00:00Z');

const server = await closedAfterAll(createTestApp({ clock: { now: () => at } }));
const { db } = server.deps;
const { token } = await server.signInAs({ role: 1 });
const { id: companyId } = await server.signInAs({ role: 2, email: 'empresa@example.test' });
await server.signInAs({ role: 4, territoryId: 2, email: 'hotel@example.test' });
await insertSampleReservation(db, { reference: 'AAAA2222', status: 2, companyId });
await insertSampleReservation(db, { reference: 'BBBB2222', status: 3, territoryId: 2 });
await insertSampleReservation(db, { reference: 'CCCC2222', status: 4 });
await db.update(people).set({ provinceCode: '10' }).where(eq(people.position, 0));

const call = async (path: string, body: object = {}, as = token) => {
  const { status, body: answer } = await server.call(path, { token: as, ...body });
  return { status, answer };
};

const territory = {
  confirmadas: 1,
  pendientes: 0,
  enespera: 0,
  total_bajas: 1,
  total_inscripciones: 2,
  aforo_disponible: 37,
  total_aforo: 40,
  total_personas: 3,
  total_actividades: 2,
  total_colaboradores: 0,
  total_caceres: 1,
  total_badajoz: 0,
};

it('before anybody has booked the sets have no data', async () => {
  const empty = await createTestApp();
  const { token: own } = await empty.signInAs({ role: 0 });
  const answer = await empty.call('/act-exportar-datos-generales', { token: own });
  expect(answer).toMatchObject({ status: 200, body: { error: true, value: 'Sin datos' } });
  expect((await empty.call('/act-exportar-reservas', { token: own })).body).toEqual([]);
  await empty.close();
});

it('/act-datos-generales: the numbers, and those of each territory', async () => {
  const { answer } = await call('/act-datos-generales');
  expect(answer).toMatchObject({
    error: false,
    confirmadas: 1,
    enespera: 1,
    total_bajas: 1,
    total_inscripciones: 3,
    aforo_disponible: 57,
    total_aforo: 60,
    total_personas: 6,
    total_actividades: 3,
    total_colaboradores: 1,
    total_caceres: 2,
    total_badajoz: 0,
  });
  const withSuffix = (suffix: string, numbers: object) =>
    Object.fromEntries(Object.entries(numbers).map(([name, number]) => [`${name}_${suffix}`, number]));
  expect(answer).toMatchObject(withSuffix('monfrague', territory));
  expect(answer).toMatchObject({ enespera_tajo: 1, total_colaboradores_tajo: 1, total_aforo_tajo: 20 });
});

it('/act-datos-generales: role 2 has its own numbers alone (B21)', async () => {
  const { token: manager } = await server.signInAs({ role: 2, territoryId: 1 });
  const { answer } = await call('/act-datos-generales', {}, manager);
  expect(answer).toEqual({ error: false, ...territory });
});

it('/act-datos-localizacion: the bare list of localities', async () => {
  const plasencia = (total: number) => [{ localidad: 'Plasencia', total, lat: null, lon: null }];
  expect((await call('/act-datos-localizacion', { id_ubicacion: '', portugal: 0 })).answer).toEqual(plasencia(2));
  expect((await call('/act-datos-localizacion', { id_ubicacion: '2' })).answer).toEqual(plasencia(1));
  expect((await call('/act-datos-localizacion', { portugal: true })).answer).toEqual([]);
  // Nothing is known of where it lies, so there is nothing to draw.
  expect((await call('/act-datos-localizacion', { geodata: true })).answer).toEqual([]);
});

it('/act-exportar-datos-generales: the sets of each view by their names', async () => {
  const { answer } = await call('/act-exportar-datos-generales');
  const title = 'Buitres & cigüeñas al amanecer';
  expect(answer).toMatchObject({
    error: false,
    general: {
      'total-por-fecha': [{ total: 2, fecha: '2026-12-05' }],
      'total-general': { confirmadas: 1, aforo: 60, bajas: 1, espana: 2, portugal: 0 },
      'total-por-actividad': [{ total: 2, actividad: title }],
      'total-por-actividad-menos-reservada': [{ total: 2, actividad: title }],
      'total-provincia': [{ total: 2, provincia: 'Cáceres' }],
      'total-localidad': [{ total: 2, localidad: 'Plasencia' }],
    },
    tajo: { 'total-general': { confirmadas: 0, aforo: 20, bajas: 0, espana: 1, portugal: 0 } },
    monfrague: { 'total-general': { confirmadas: 1, aforo: 40, bajas: 1, espana: 1, portugal: 0 } },
  });
});

describe('/act-exportar-reservas', () => {
  it('the people of a state as a bare list', async () => {
    const { answer } = await call('/act-exportar-reservas', { estado: '2' });
    expect(answer).toHaveLength(3);
    expect(answer).toMatchObject([
      {
        titulo: 'Buitres & cigüeñas al amanecer',
        municipio: 'Torrejón el Rubio',
        aforo: 20,
        fecha_format: '05/12/2026',
        hora_inicio: '10:00',
        hora_fin: '13:30',
        nombre: 'Carmen',
        apellidos: 'Iglesias',
        telefono: '+34 600000000',
        email: 'carmen@example.org',
        provincia: 'Cáceres',
        localidad: 'Plasencia',
        estado: 'Confirmada',
      },
      { nombre: 'Julián', email: '' },
      { nombre: 'Nuria' },
    ]);
    const [entry] = await server.deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({ action: 'reservations.export', details: { format: 'json', people: 3 } });
  });

  it('without a state the confirmed and the waiting ones; cancelled ones never', async () => {
    const { answer } = await call('/act-exportar-reservas');
    expect(answer).toHaveLength(6);
    expect((await call('/act-exportar-reservas', { estado: 1 })).answer).toEqual([]);
    expect((await call('/act-exportar-reservas', { estado: 4 })).answer).toEqual({
      error: true,
      value: 'Datos no válidos',
    });
  });

  it('of what one reaches (B21)', async () => {
    const { token: tajo } = await server.signInAs({ role: 2, territoryId: 2 });
    expect((await call('/act-exportar-reservas', { estado: 2 }, tajo)).answer).toEqual([]);
    expect((await call('/act-exportar-reservas', {}, tajo)).answer).toHaveLength(3);
    await server.deps.db.execute(sql`update activities set hidden = true where territory_id = 2`);
    expect((await call('/act-exportar-reservas', {}, tajo)).answer).toEqual([]);
  });
});

it('none of them is for members, partners or nobody (B22)', async () => {
  const { token: member } = await server.signInAs({ role: 3 });
  const { token: partner } = await server.signInAs({ role: 4 });
  for (const path of [
    '/act-datos-generales',
    '/act-datos-localizacion',
    '/act-exportar-datos-generales',
    '/act-exportar-reservas',
  ]) {
    for (const as of [member, partner]) expect((await call(path, {}, as)).status).toBe(403);
    expect((await server.call(`/api${path}`)).status).toBe(401);
  }
});
