import { configuration, messages, reservations, users, visits } from '@dehesa/db/schema';
import { closedAfterAll, insertSampleReservation } from '@dehesa/testing';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Body, type Caller, createActivityApp, refused } from '../activities/activities.test-support';

/** Whom an admin does not manage. */
const app = await closedAfterAll(createActivityApp());
const memberId: number = (await app.signInAs({ role: 3 })).id;

const done = { error: false };
const missing = refused('No encontrado');

/** A green picture of 30 × 20. */
const greenPng =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAB4AAAAUCAMAAACtdX32AAAAA1BMVEUzmWaFBZMtAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQokWNgGAWjgD4AAAJsAAGClu6+AAAAAElFTkSuQmCC';

let made = 0;
/** A complete collaborator as the wire sends it. */
function hotel(change: Body = {}): Body {
  made += 1;
  return {
    id_rol: 4,
    empresa: `Hotel ${made}`,
    codpostal: '10700',
    localidad: 'Alcántara',
    provincia: 'Cáceres',
    telefono: 927390000,
    email: `hotel${made}@example.org`,
    id_ubicacion: '2',
    ...change,
  };
}
async function create(change: Body = {}): Promise<number> {
  const { answer, fields } = await app.call('/crear-usuario', hotel(change));
  if (fields['error'] !== false) throw new Error(`not created: ${JSON.stringify(answer)}`);
  return Number(fields['value']);
}
async function read(id: number, caller: Caller = 'admin'): Promise<Body> {
  const { data } = (await app.call('/usuarios', { id_rol: 4, id }, caller)).fields;
  const [row] = Array.isArray(data) ? data : [];
  return { ...row };
}

describe('/crear-usuario and /editar-usuario {id_rol: 4}', () => {
  it('stores what /usuarios answers, logo and all', async () => {
    const id = await create({
      empresa: 'Casa del Puente',
      nombre: 'Rosa',
      web: 'casadelpuente.test',
      servicios: 'Cama y desayuno',
      img: greenPng,
    });
    expect(await read(id)).toEqual({
      id,
      id_rol: 4,
      empresa: 'Casa del Puente',
      alias: '',
      nombre: 'Rosa',
      apellidos: '',
      codpostal: '10700',
      localidad: 'Alcántara',
      provincia: 'Cáceres',
      telefono: '927390000',
      email: expect.stringContaining('@example.org'),
      web: 'https://casadelpuente.test',
      servicios: 'Cama y desayuno',
      id_ubicacion: 2,
      ubicacion: expect.stringContaining('Tajo'),
      idioma: 'es',
      imagen: expect.stringMatching(/^\/files\//),
      acceso: 1,
      alta: '2026-05-01',
      alta_format: '01/05/2026',
      qr: `/qr-colaborador/${id}`,
      total_reservas: 0,
      total_visitantes: 0,
      reservas: [],
      reservas_visitas: [],
    });
  });

  it('acceso 0 waits for its confirmation', async () => {
    expect(await read(await create({ acceso: 0 }))).toMatchObject({ acceso: 0 });
  });

  it('an edit changes what it names, the picture only by a new one', async () => {
    const id = await create({ img: greenPng, nombre: 'Rosa' });
    const before = await read(id);
    const { answer } = await app.call('/editar-usuario', {
      id: String(id),
      id_rol: '4',
      telefono: '600',
      imagen: before['imagen'],
    });
    expect(answer).toEqual({ ...done, value: id });
    expect(await read(id)).toEqual({ ...before, telefono: '600' });
    expect((await app.call('/borrar-imagen-usuario', { id })).answer).toEqual(done);
    expect(await read(id)).toEqual({ ...before, telefono: '600', imagen: '' });
  });

  it.each<[Body, string]>([
    [{ empresa: ' ' }, 'Complete campos'],
    [{ codpostal: undefined }, 'Complete campos'],
    [{ email: 'hotel' }, 'Email no válido'],
    [{ email: 'USER1@example.test' }, 'Email repetido'],
    [{ servicios: 'a'.repeat(2001) }, 'Datos no válidos'],
    [{ web: 'javascript:alert(1)' }, 'Datos no válidos'],
    [{ img: 'data:image/png;base64,AAAA' }, 'Archivo no válido'],
  ])('%o: %s', async (change, value) => {
    expect(await app.call('/crear-usuario', hotel(change))).toMatchObject({ status: 200, answer: refused(value) });
    const id = await create();
    const before = await read(id);
    const body = change['codpostal'] === undefined && 'codpostal' in change ? { codpostal: '' } : change;
    expect((await app.call('/editar-usuario', { id, id_rol: 4, ...body })).answer).toEqual(refused(value));
    expect(await read(id)).toEqual(before);
  });

  it('a manager keeps to its territory', async () => {
    const { fields } = await app.call('/api/crear-usuario', hotel({ id_ubicacion: undefined }), 'tajo');
    const id = Number(fields['value']);
    expect(await read(id, 'tajo')).toMatchObject({ id_ubicacion: 2 });
    expect((await app.call('/editar-usuario', { id, id_rol: 4, id_ubicacion: 1 }, 'tajo')).answer).toMatchObject({
      error: true,
    });
    expect(await read(id)).toMatchObject({ id_ubicacion: 2 });
    const foreign = await create({ id_ubicacion: 1 });
    expect((await app.call('/editar-usuario', { id: foreign, id_rol: 4, nombre: 'X' }, 'tajo')).answer).toEqual(
      missing,
    );
  });

  it.each<unknown>([null, 0, 1, 3, '5', {}])('id_rol %j is not for an admin to give: 403', async (role) => {
    for (const path of ['/crear-usuario', '/editar-usuario']) {
      const { status, answer } = await app.call(path, hotel({ id_rol: role, id: app.companyId }));
      expect([status, answer]).toEqual([403, refused('Acceso no permitido')]);
    }
  });

  it('a collaborator stays one, and nobody else becomes one', async () => {
    const id = await create();
    expect((await app.call('/editar-usuario', { id, id_rol: 2 })).answer).toEqual(refused('Rol no permitido'));
    const company = { id: app.companyId, id_rol: 4 };
    expect((await app.call('/editar-usuario', company)).answer).toEqual(refused('Rol no permitido'));
    expect((await app.call('/editar-usuario', { id, telefono: '601' })).answer).toEqual({ ...done, value: id });
    expect(await read(id)).toMatchObject({ id_rol: 4, telefono: '601' });
  });
});

describe('the calls that name a user', () => {
  const paths = [
    '/borrar-usuario',
    '/borrar-imagen-usuario',
    '/editar-acceso-usuario',
    '/enviar-confirmacion-colaborador',
  ];

  it.each(paths)('%s is for staff, and for collaborators within reach (B22)', async (path) => {
    const id = await create({ id_ubicacion: 1 });
    expect(await app.call(path, { id }, null)).toMatchObject({ status: 401 });
    for (const caller of ['member', 'collaborator'] as const) {
      expect(await app.call(path, { id }, caller)).toMatchObject({ status: 403 });
    }
    for (const caller of ['tajo', 'company'] as const) {
      expect(await app.call(path, { id }, caller)).toMatchObject({ status: 200, answer: missing });
    }
    for (const no of [memberId, 2_000_000, 'x', undefined]) {
      expect((await app.call(path, { id: no })).answer).toEqual(missing);
    }
    expect(await read(id)).toMatchObject({ acceso: 1 });
  });

  it('/enviar-confirmacion-colaborador gives access and writes', async () => {
    const body = hotel({ acceso: 0, codpostal: '6060-100' });
    const id = Number((await app.call('/crear-usuario', body)).fields['value']);
    expect((await app.call('/enviar-confirmacion-colaborador', { id })).answer).toEqual(done);
    expect(await read(id)).toMatchObject({ acceso: 1 });
    const sent = await app.deps.db
      .select()
      .from(messages)
      .where(eq(messages.recipient, String(body['email'])));
    expect(sent).toMatchObject([{ slug: 'colaborador-confirmacion', language: 'pt' }]);
  });

  it('/enviar-confirmacion-colaborador tells why not', async () => {
    const id = await create();
    await app.deps.db
      .update(users)
      .set({ email: `sin correo ${id}` })
      .where(eq(users.id, id));
    expect((await app.call('/enviar-confirmacion-colaborador', { id })).answer).toEqual(refused('Email no válido'));
  });

  it('/editar-acceso-usuario answers how it is now', async () => {
    const id = await create();
    expect((await app.call('/editar-acceso-usuario', { id })).answer).toEqual({ ...done, value: 0 });
    expect((await app.call('/editar-acceso-usuario', { id })).answer).toEqual({ ...done, value: 1 });
  });

  it('/borrar-usuario erases it and keeps its bookings', async () => {
    const id = await create();
    const { reservationId } = await insertSampleReservation(app.deps.db, { reference: 'BRRRR234' });
    await app.deps.db.update(reservations).set({ collaboratorId: id }).where(eq(reservations.id, reservationId));
    expect((await app.call('/borrar-usuario', { id })).answer).toEqual(done);
    expect((await app.call('/usuarios', { id_rol: 4, id })).answer).toEqual(missing);
    expect(await app.deps.db.select().from(reservations).where(eq(reservations.id, reservationId))).toMatchObject([
      { status: 2, collaboratorId: null },
    ]);
  });
});

describe('/usuarios {id_rol: 4}', () => {
  it('pages, searches and sorts (B34)', async () => {
    for (const empresa of ['Lista B', 'LISTÁ a', 'lista C']) await create({ empresa });
    const page = async (body: Body) => {
      const { fields } = await app.call('/usuarios', { id_rol: 4, filtro: 'lista', ...body });
      return [fields['total'], ...(fields['data'] as Body[]).map((row) => row['empresa'])];
    };
    expect(await page({ page_index: 0, page_size: 25 })).toEqual([3, 'LISTÁ a', 'Lista B', 'lista C']);
    expect(await page({ page_index: '1', page_size: '2', order: 'empresa', dir: 'DESC' })).toEqual([3, 'LISTÁ a']);
    expect(await page({ order: 'alta', dir: 'desc' })).toEqual([3, 'lista C', 'LISTÁ a', 'Lista B']);
    expect((await app.call('/usuarios', { id_rol: 4, order: 'clave' })).answer).toEqual(refused('Datos no válidos'));
  });

  it('answers totals, bookings and visitors of each (B30)', async () => {
    const id = await create({ empresa: 'Con visitas' });
    const { reservationId, activityId } = await insertSampleReservation(app.deps.db, { reference: 'VSTVST23' });
    await app.deps.db.update(reservations).set({ collaboratorId: id }).where(eq(reservations.id, reservationId));
    await app.deps.db
      .insert(visits)
      .values({ reservationId, collaboratorId: id, visitedAt: new Date('2026-04-20T22:30:00Z') });
    const record = {
      id: reservationId,
      referencia: 'MON-VSTVST23',
      id_actividad: activityId,
      id_estado: 2,
      nombre: 'Carmen',
      apellidos: 'Iglesias',
      localidad: 'Plasencia',
      provincia: 'Cáceres',
      email: 'carmen@example.org',
      telefono: '+34 600000000',
      turno: 'Grupo de las 10:00',
      fecha_visita: '2026-12-05',
      fecha_visita_format: '05/12/2026',
      personas: [
        { nombre: 'Julián', apellidos: 'Iglesias' },
        { nombre: 'Nuria', apellidos: 'Iglesias' },
      ],
      imagen: '',
      titulo: 'Buitres & cigüeñas al amanecer',
    };
    const { fields } = await app.call('/usuarios', { id_rol: 4, filtro: 'con visitas', page_index: 0, page_size: 25 });
    expect(fields['data']).toMatchObject([
      {
        id,
        total_reservas: 1,
        total_visitantes: 3,
        reservas: [record],
        // Half past midnight in Madrid.
        reservas_visitas: [
          { ...record, fecha_visita: '2026-04-21', fecha_visita_format: '21/04/2026', hora_visita: '00:30' },
        ],
      },
    ]);
  });
});

describe('/guardar-resvip-config (B9)', () => {
  const path = '/guardar-resvip-config';
  const stored = async () => {
    const [row] = await app.deps.db.select().from(configuration);
    return [row?.earlyAccessOpensOn, row?.earlyAccessClosesOn];
  };

  it('is for admins', async () => {
    const body = { resvip_fecha_inicio: '2026-06-01', resvip_fecha_fin: '2026-06-30' };
    expect(await app.call(path, body, null)).toMatchObject({ status: 401 });
    expect(await app.call(path, body, 'tajo')).toMatchObject({ status: 403 });
    expect(await stored()).toEqual([null, null]);
  });

  it('stores the days, also with their time, and clears them', async () => {
    const body = { resvip_fecha_inicio: '2026-06-01', resvip_fecha_fin: '2026-06-30 23:59:59' };
    expect((await app.call(path, body)).answer).toEqual(done);
    expect(await stored()).toEqual(['2026-06-01', '2026-06-30']);
    expect((await app.call(path, { ...body, resvip_fecha_fin: '2026-05-31' })).answer).toEqual(
      refused('Fechas no válidas'),
    );
    expect((await app.call(path, { ...body, resvip_fecha_fin: '2026-06-31' })).answer).toEqual(
      refused('Datos no válidos'),
    );
    expect(await stored()).toEqual(['2026-06-01', '2026-06-30']);
    expect((await app.call(path, { resvip_fecha_inicio: '', resvip_fecha_fin: null })).answer).toEqual(done);
    expect(await stored()).toEqual([null, null]);
  });
});
