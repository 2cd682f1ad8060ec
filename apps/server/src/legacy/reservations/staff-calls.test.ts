import { closedAfterAll } from '@dehesa/testing';
import { messages, reservations } from '@dehesa/db/schema';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createReservationApp, type Body, slot } from './reservations.test-support';

const app = await closedAfterAll(createReservationApp());

const done = { error: false };
const refused = (value: string) => ({ error: true, value });
const read = async (id: number) => {
  const body = await app.answer('/act-reservas', { id });
  return typeof body === 'object' && body !== null && 'data' in body && Array.isArray(body.data) ? body.data[0] : body;
};
const changes = ['/act-confirmar-reserva', '/act-enespera-reserva', '/act-borrar-reserva'];
const paths = ['/act-reservas', '/act-crear-reserva', '/act-editar-reserva', ...changes, '/act-confirmar-asistencia'];

describe.each(paths)('%s', (path) => {
  it.each(['', '/api'])('without a session: 401, also under %j (B22, B29)', async (prefix) => {
    const { status, body } = await app.call(prefix + path, { id: 1, id_reserva: 1 });
    expect([status, body]).toEqual([401, refused('Sesión no válida')]);
  });

  it('with a forged token: 401', async () => {
    expect((await app.call(path, { id: 1, token: 'x'.repeat(40) })).status).toBe(401);
  });

  it.each(['member', 'collaborator'] as const)('as a %s: 403, whatever the body (B22)', async (name) => {
    for (const body of [{}, { id: 1, id_reserva: 1 }, { id: 'x', page_size: [] }]) {
      expect(await app.request(path, body, name)).toMatchObject({ status: 403, body: refused('Acceso no permitido') });
    }
  });

  it('not JSON: 400; too large: 413 (B31)', async () => {
    const post = async (payload: string) =>
      app.app.inject({ method: 'POST', url: path, headers: { 'content-type': 'application/json' }, payload });
    expect((await post('{"id":')).statusCode).toBe(400);
    const large = await post(JSON.stringify({ notas: 'x'.repeat(5 * 1024 * 1024) }));
    expect([large.statusCode, large.json()]).toEqual([413, refused('Tamaño excedido!')]);
  });
});

describe.each(['/act-editar-reserva', ...changes])('%s', (path) => {
  it.each([undefined, null, '', 'x', -1, 0, 1.5, 2_000_000, '99999999999', {}, [1], true])(
    'id %j: No encontrado (B31)',
    async (id) => {
      expect(await app.answer(path, { id })).toEqual(refused('No encontrado'));
    },
  );

  it('of a foreign territory: No encontrado (B21, B22)', async () => {
    const id = await app.reserve(await app.activity());
    expect(await app.request(path, { id }, 'tajo')).toMatchObject({ status: 200, body: refused('No encontrado') });
    expect(await read(id)).toMatchObject({ id_estado: 1 });
  });
});

describe('/act-crear-reserva', () => {
  it('stores it and answers the reference; what is read is what was sent', async () => {
    const activityId = await app.activity({ shifts: ['Mañana', 'Tarde'] });
    const sent = app.reservation(activityId, {
      turno: 'mañana',
      id_estado: '2',
      notas: 'Silla de ruedas',
      reservas: [
        slot({ dni: '87654321x', email: 'j@example.org', telefono: '611' }),
        {},
        slot({ adulto: '0', nombre: 'Eva', fecha_nacimiento: '2015-01-01' }),
      ],
    });
    const body = await app.answer('/api/act-crear-reserva', sent);
    expect(body).toEqual({
      error: false,
      value: expect.stringMatching(/^MON-[A-HJ-NP-Z2-9]{8}$/),
      id: expect.any(Number),
    });
    const { id, value } = body as { id: number; value: string };
    const julian = {
      adulto: '1',
      nombre: 'Julián',
      apellidos: 'Mora',
      dni: '87654321X',
      telefono: '+34611',
      email: 'j@example.org',
    };
    const eva = { adulto: '0', nombre: 'Eva', dni: '', telefono: '', fecha_nacimiento: '2015-01-01' };
    expect(await read(id)).toMatchObject({
      id,
      referencia: value,
      id_actividad: activityId,
      id_estado: 2,
      asistencia: false,
      colaborador: '',
      idioma: 'es',
      nombre: 'Carmen',
      dni: String(sent['dni']).toUpperCase(),
      sexo: 'F',
      codpostal: '10600',
      provincia: 'Cáceres',
      localidad: 'Plasencia',
      prefijo_telefono: '+34',
      telefono: sent['telefono'],
      email: sent['email'],
      fecha_nacimiento: '1980-02-29',
      turno: 'Mañana',
      notas: 'Silla de ruedas',
      titulo: 'Buitres al amanecer',
      fecha_visita: '2026-06-20',
      alta: '2026-05-01 12:00',
      id_reserva_padre: null,
      personas: [julian, eva],
      reservas: [
        julian,
        {
          adulto: '',
          nombre: '',
        },
        eva,
      ],
      acompanantes: 2,
    });
  });

  it.each<[string, Body, string]>([
    ['no activity', { id_actividad: '' }, 'Seleccione una actividad'],
    ['activity 0', { id_actividad: 0 }, 'Seleccione una actividad'],
    ['missing activity', { id_actividad: 2_000_000 }, 'No encontrado'],
    ['no name', { nombre: ' ' }, 'Complete campos'],
    ['no phone', { telefono: '+34' }, 'Complete campos'],
    ['no sex', { sexo: '' }, 'Complete campos'],
    ['companion without surname', { reservas: [slot({ apellidos: '' })] }, 'Complete campos'],
    ['email', { email: 'carmen@example' }, 'Email no valido'],
    ['companion’s email', { reservas: [slot({ email: 'x@' })] }, 'Email no valido'],
    ['postal code', { codpostal: '1060' }, 'Código postal no valido'],
    ['document', { dni: '1234' }, 'Error DNI'],
    ['companion’s document', { reservas: [slot({ dni: '1' })] }, 'Error DNI'],
    ['under age', { fecha_nacimiento: '2010-01-01' }, 'La reserva la tiene que hacer un adulto mayor de 18 años'],
    [
      'companion under age',
      { reservas: [slot({ fecha_nacimiento: '2010-01-01' })] },
      'La fecha de nacimiento del acompañante adulto no es válida',
    ],
    ['unknown state', { id_estado: 4 }, 'Datos no válidos'],
    ['four companions', { reservas: [slot(), slot(), slot(), slot()] }, 'Datos no válidos'],
    ['companions of another kind', { reservas: 'Julián' }, 'Datos no válidos'],
    ['name as an object', { nombre: { a: 1 } }, 'Datos no válidos'],
    ['name too long', { nombre: 'x'.repeat(81) }, 'Datos no válidos'],
    ['language', { idioma: 'fr' }, 'Datos no válidos'],
    ['flag', { forzar: 'quizás' }, 'Datos no válidos'],
  ])('%s: %s → %s', async (_name, change, expected) => {
    const activityId = await app.activity();
    expect(await app.answer('/act-crear-reserva', app.reservation(activityId, change))).toEqual(refused(expected));
  });

  it('what no database can hold is left out, not a fault', async () => {
    const id = await app.reserve(await app.activity(), {
      nombre: 'Car\u0000men',
      notas: 'águila \ud800 🦅',
      reservas: [slot({ nombre: '\udfff' })],
    });
    expect(await read(id)).toMatchObject({
      nombre: 'Carmen',
      notas: 'águila \ufffd 🦅',
      personas: [{ nombre: '\ufffd' }],
    });
    expect(await app.answer('/act-reservas', { filtro: 'Car\u0000men\ud800' })).toMatchObject(done);
  });

  it('children where they may not come, or too young', async () => {
    const child = slot({ adulto: '0', fecha_nacimiento: '2014-05-01' });
    const without = await app.activity({ childrenAllowed: false });
    expect(await app.answer('/act-crear-reserva', app.reservation(without, { reservas: [child] }))).toEqual(
      refused('La actividad no admite niños'),
    );
    const band = await app.activity({ minimumAge: 12 });
    expect(await app.answer('/act-crear-reserva', app.reservation(band, { reservas: [child] }))).toEqual(
      refused('Solo puede ir de acompañante si tiene más de 12 años'),
    );
    expect(await app.answer('/act-crear-reserva', app.reservation(band, { fecha_nacimiento: '' }))).toEqual(
      refused('Complete campos'),
    );
  });

  it('takes documents of both countries and passports from staff, in capitals (D13)', async () => {
    const activityId = await app.activity();
    const sent = app.reservation(activityId, { dni: '34567890 1 zz4', reservas: [slot({ dni: 'ca123456' })] });
    const { id } = (await app.answer('/act-crear-reserva', sent)) as { id: number };
    expect(await read(id)).toMatchObject({ dni: '345678901ZZ4', personas: [{ dni: 'CA123456' }] });
    const changed = { id, dni: 'AAB123456', reservas: [slot({ dni: '34567890-1' })] };
    expect(await app.answer('/act-editar-reserva', changed)).toMatchObject(done);
    expect(await read(id)).toMatchObject({ dni: 'AAB123456', personas: [{ dni: '34567890-1' }] });
  });

  it('repeated emails and documents, companions by their slot (B13)', async () => {
    const activityId = await app.activity();
    const taken = app.reservation(activityId);
    expect(await app.answer('/act-crear-reserva', taken)).toMatchObject(done);
    const { email, dni } = taken;
    const cases: [Body, string][] = [
      [{ email }, 'Email repetido'],
      [{ dni }, 'DNI repetido'],
      [{ reservas: [slot({ email })] }, '1 email repetido'],
      [{ reservas: [{}, slot({ email })] }, '2 email repetido'],
      [{ reservas: [{}, {}, slot({ dni })] }, '3 dni repetido'],
      [{ reservas: [slot({ email: 'same@example.org' }), slot({ email: ' SAME@example.org' })] }, '2 email repetido'],
    ];
    for (const [change, expected] of cases) {
      expect(await app.answer('/act-crear-reserva', app.reservation(activityId, change))).toEqual(refused(expected));
    }
  });

  it('beyond capacity: Aforo completado; `forzar` for role 1, 403 for role 2 (B15)', async () => {
    const activityId = await app.activity({ capacity: 1 });
    const body = app.reservation(activityId, { reservas: [slot()] });
    expect(await app.answer('/act-crear-reserva', body)).toEqual(refused('Aforo completado'));
    expect(await app.request('/act-crear-reserva', { ...body, forzar: true }, 'monfrague')).toMatchObject({
      status: 403,
    });
    expect(await app.answer('/act-crear-reserva', { ...body, forzar: '1' })).toMatchObject(done);
  });

  it('a shift must be named (B3)', async () => {
    const activityId = await app.activity({ shifts: ['Mañana'] });
    expect(await app.answer('/act-crear-reserva', app.reservation(activityId))).toEqual(refused('Complete campos'));
  });

  it('in a foreign territory: No encontrado', async () => {
    const activityId = await app.activity();
    expect(await app.answer('/act-crear-reserva', app.reservation(activityId), 'tajo')).toEqual(
      refused('No encontrado'),
    );
    expect(await app.answer('/act-crear-reserva', app.reservation(activityId), 'monfrague')).toMatchObject(done);
  });
});

describe('/act-editar-reserva', () => {
  it('changes what is sent and keeps what is not', async () => {
    const id = await app.reserve(await app.activity(), { reservas: [slot()], notas: 'Vegetariana' });
    expect(await app.answer('/act-editar-reserva', { id, nombre: 'Carmela', id_estado: 2 })).toEqual(done);
    expect(await read(id)).toMatchObject({
      nombre: 'Carmela',
      id_estado: 2,
      notas: 'Vegetariana',
      codpostal: '10600',
      acompanantes: 1,
    });
    expect(await app.answer('/act-editar-reserva', { id, reservas: [] })).toEqual(done);
    expect(await read(id)).toMatchObject({ acompanantes: 0, id_estado: 2 });
  });

  it('takes back what it gave, unchanged', async () => {
    const id = await app.reserve(await app.activity({ shifts: ['Mañana'] }), {
      turno: 'Mañana',
      telefono: '+34 +447911123456',
      reservas: [
        {},
        slot({ adulto: '0', nombre: 'Eva', fecha_nacimiento: '2015-01-01' }),
        slot({ telefono: '+351912345678', dni: '87654321X' }),
      ],
    });
    const before = await read(id);
    expect(before).toMatchObject({ telefono: '+447911123456' });
    expect(JSON.stringify(before)).toContain('"+351912345678"');
    expect(await app.answer('/act-editar-reserva', before)).toEqual(done);
    expect(await read(id)).toEqual(before);
  });

  it('its refusals', async () => {
    const activityId = await app.activity({ capacity: 2 });
    const other = app.reservation(activityId);
    await app.answer('/act-crear-reserva', other);
    const id = await app.reserve(activityId);
    const cases: [Body, string][] = [
      [{ apellidos: '' }, 'Complete campos'],
      [{ email: 'no' }, 'Email no valido'],
      [{ dni: 'no' }, 'Error DNI'],
      [{ id_actividad: null }, 'Seleccione una actividad'],
      [{ email: other['email'] }, 'Email repetido'],
      [{ reservas: [{}, slot({ dni: other['dni'] })] }, '2 dni repetido'],
      [{ reservas: [slot()] }, 'Aforo completado'],
      [{ turno: [] }, 'Datos no válidos'],
    ];
    for (const [change, expected] of cases)
      expect(await app.answer('/act-editar-reserva', { id, ...change })).toEqual(refused(expected));
    await app.answer('/act-confirmar-reserva', { id });
    expect(await app.answer('/act-editar-reserva', { id, id_estado: 1 })).toEqual(
      refused('Cambio de estado no permitido'),
    );
    expect(await app.answer('/act-editar-reserva', { id, reservas: [slot()], forzar: 1 })).toEqual(done);
  });
});

describe('changes of state (B17–B19)', () => {
  it('confirm, confirm again, wait, confirm, cancel, cancel again', async () => {
    const id = await app.reserve(await app.activity());
    const state = async () => (await read(id)).id_estado;
    expect([await app.answer('/act-confirmar-reserva', { id }), await state()]).toEqual([done, 2]);
    expect([await app.answer('/act-confirmar-reserva', { id: String(id) }), await state()]).toEqual([done, 2]);
    expect([await app.answer('/act-enespera-reserva', { id }), await state()]).toEqual([done, 3]);
    expect(await app.answer('/act-enespera-reserva', { id })).toEqual(refused('Cambio de estado no permitido'));
    expect([await app.answer('/act-confirmar-reserva', { id }), await state()]).toEqual([done, 2]);
    expect(await app.answer('/act-borrar-reserva', { id })).toEqual(done);
    expect(await read(id)).toEqual(refused('No encontrado'));
    for (const path of changes) expect(await app.answer(path, { id })).toEqual(refused('Ya cancelada'));
  });

  it('cancels for a reason, which the message says only where it is asked for (B91)', async () => {
    const { db } = app.deps;
    const cancel = async (more: object) => {
      const id = await app.reserve(await app.activity());
      const answer = await app.answer('/act-borrar-reserva', { id, ...more });
      const [row] = await db.select().from(reservations).where(eq(reservations.id, id));
      return [answer, row?.cancelReason, row?.cancelNote, row?.cancelReasonTold];
    };
    expect(await cancel({ motivo: ' Camino cortado ', avisar_motivo: 1 })).toEqual([
      done,
      'other',
      'Camino cortado',
      true,
    ]);
    expect(await cancel({ motivo: 'Camino cortado' })).toEqual([done, 'other', 'Camino cortado', false]);
    expect(await cancel({ motivo: '' })).toEqual([done, null, '', false]);
    const id = await app.reserve(await app.activity());
    expect(await app.answer('/act-borrar-reserva', { id, motivo: 'x'.repeat(301) })).toMatchObject({ error: true });
    expect(await read(id)).toMatchObject({ id_estado: 1 });
  });

  it('tells the booker unless `notificar` says no', async () => {
    const id = await app.reserve(await app.activity());
    await app.answer('/act-confirmar-reserva', { id });
    await app.answer('/act-enespera-reserva', { id, notificar: '0' });
    const rows = await app.deps.db.select().from(messages).where(eq(messages.reservationId, id));
    expect(rows.map((row) => row.slug)).toEqual(['reserva-confirmada']);
  });

  it('confirming a waiting one beyond capacity: Aforo completado, unless forced by role 0 or 1 (B15)', async () => {
    const id = await app.reserve(await app.activity({ capacity: 0 }), { id_estado: 3 });
    expect(await app.answer('/act-confirmar-reserva', { id })).toEqual(refused('Aforo completado'));
    expect(await app.request('/act-confirmar-reserva', { id, forzar: true }, 'monfrague')).toMatchObject({
      status: 403,
    });
    expect(await app.answer('/act-confirmar-reserva', { id, forzar: true }, 'super')).toEqual(done);
  });
});

describe('/act-confirmar-asistencia (B20)', () => {
  it('once, only confirmed ones', async () => {
    const id = await app.reserve(await app.activity(), { reservas: [slot()] });
    expect(await app.answer('/act-confirmar-asistencia', { id_reserva: id })).toEqual(refused('Reserva no confirmada'));
    await app.answer('/act-confirmar-reserva', { id });
    expect(await app.answer('/act-confirmar-asistencia', { id_reserva: String(id) })).toEqual(done);
    expect(await read(id)).toMatchObject({ asistencia: true });
    expect(await app.answer('/act-confirmar-asistencia', { id_reserva: id })).toEqual(refused('Ya registrado'));
  });

  it('missing or foreign: No encontrado', async () => {
    const id = await app.reserve(await app.activity(), { id_estado: 2 });
    expect(await app.answer('/act-confirmar-asistencia', { id_reserva: id }, 'tajo')).toEqual(refused('No encontrado'));
    for (const wrong of [undefined, 0, 'x', 2_000_000])
      expect(await app.answer('/act-confirmar-asistencia', { id_reserva: wrong })).toEqual(refused('No encontrado'));
  });
});
