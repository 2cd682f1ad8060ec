import { activities, configuration, sessions, tariffs, users, visits } from '@dehesa/db/schema';
import { closedAfterAll, insertSampleReservation } from '@dehesa/testing';
import { and, eq, ne } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testPassword } from '../../test-app.test-support';
import { type Body, type Caller, createActivityApp, refused } from '../activities/activities.test-support';

const app = await closedAfterAll(createActivityApp());
await app.deps.db.insert(tariffs).values([
  { name: 'Mes', days: 30, priceCents: 3500 },
  { name: 'Libre', days: -1 },
]);

const mode = (appType: string) => app.deps.db.update(configuration).set({ appType });
afterEach(() => mode('actividades'));

const done = { error: false };
const missing = refused('No encontrado');
const forbidden = { status: 403, answer: refused('Acceso no permitido') };

/** A green picture of 30 × 20. */
const greenPng =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAB4AAAAUCAMAAACtdX32AAAAA1BMVEUzmWaFBZMtAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQokWNgGAWjgD4AAAJsAAGClu6+AAAAAElFTkSuQmCC';

let made = 0;
/** A complete user as the wire sends it. */
function person(change: Body = {}): Body {
  made += 1;
  return {
    id_rol: '3',
    nombre: 'Rosa',
    apellidos: `Nogales ${made}`,
    email: `rosa${made}@example.org`,
    clave: testPassword,
    ...change,
  };
}
async function create(change: Body = {}, caller: Caller = 'super'): Promise<number> {
  const { answer, fields } = await app.call('/crear-usuario', person(change), caller);
  if (fields['error'] !== false) throw new Error(`not created: ${JSON.stringify(answer)}`);
  return Number(fields['value']);
}
async function read(id: number, caller: Caller = 'super'): Promise<Body> {
  const { data } = (await app.call('/usuarios', { id }, caller)).fields;
  const [row] = Array.isArray(data) ? data : [];
  return { ...row };
}
const sessionsOf = (userId: number) => app.deps.db.$count(sessions, eq(sessions.userId, userId));

describe('/crear-usuario and /editar-usuario', () => {
  it('stores what /usuarios answers, image and all (B30)', async () => {
    const id = await create({
      id_rol: 2,
      empresa: 'Rutas del Alba',
      alias: 'jara',
      nifcif: 'B10000000',
      direccion: 'Calle Real, 1',
      codpostal: 10694,
      localidad: 'Torrejón el Rubio',
      telefono: 927455000,
      fecha_nacimiento: '1990-05-02',
      referencia: 117,
      id_ubicacion: '1',
      img: greenPng,
    });
    expect(await read(id)).toEqual({
      id,
      id_rol: 2,
      rol: expect.any(String),
      imagen: expect.stringMatching(/^\/files\//),
      referencia: '117',
      alias: 'jara',
      nombre: 'Rosa',
      apellidos: expect.stringContaining('Nogales'),
      empresa: 'Rutas del Alba',
      nifcif: 'B10000000',
      codpostal: '10694',
      direccion: 'Calle Real, 1',
      localidad: 'Torrejón el Rubio',
      provincia: '',
      telefono: '927455000',
      email: expect.stringContaining('@example.org'),
      idioma: 'es',
      fecha_nacimiento: '1990-05-02',
      fecha_nacimiento_format: '02/05/1990',
      edad: 35,
      alta: '2026-05-01',
      alta_format: '01/05/2026',
      id_ubicacion: 1,
      ubicacion: 'Monfragüe',
      acceso: 1,
    });
  });

  it('who is created signs in with the password that was given', async () => {
    const id = await create({ email: 'entra@example.org' });
    const { fields } = await app.call('/login', { email: 'Entra@example.org', clave: testPassword }, null);
    expect((await app.call('/me', { token: fields['token'] }, null)).fields).toMatchObject({ id, id_rol: 3 });
    await create({ email: 'nopasa@example.org', acceso: 0 });
    expect((await app.call('/login', { email: 'nopasa@example.org', clave: testPassword }, null)).answer).toEqual(
      refused('Login no válido'),
    );
  });

  it('an edit changes what it names, never the password', async () => {
    const id = await create({ img: greenPng, alias: 'Rosi' });
    const before = await read(id);
    const edit = { id: String(id), id_rol: '3', telefono: '600', imagen: before['imagen'], clave: 'otra-clave' };
    expect((await app.call('/editar-usuario', edit, 'super')).answer).toEqual({ ...done, value: id });
    expect(await read(id)).toEqual({ ...before, telefono: '600' });
    expect((await app.call('/borrar-imagen-usuario', { id }, 'super')).answer).toEqual(done);
    expect(await read(id)).toEqual({ ...before, telefono: '600', imagen: '' });
    const { email } = before;
    expect((await app.call('/login', { email, clave: testPassword }, null)).fields).toMatchObject({ error: false });
  });

  it.each<[Body, string]>([
    [{ nombre: ' ' }, 'Complete campos'],
    [{ apellidos: undefined }, 'Complete campos'],
    [{ clave: '' }, 'Complete campos'],
    [{ email: 'rosa' }, 'Email no válido'],
    [{ email: 'USER1@example.test' }, 'Email existente'],
    [{ clave: '1234567' }, 'La contraseña debe tener al menos 8 caracteres'],
    [{ clave: 'monfrague1' }, 'La contraseña es demasiado fácil de adivinar'],
    [{ fecha_nacimiento: '1990-02-30' }, 'Datos no válidos'],
    [{ direccion: 'a'.repeat(201) }, 'Datos no válidos'],
    [{ id_ubicacion: 3 }, 'Datos no válidos'],
    [{ img: 'data:image/png;base64,AAAA' }, 'Archivo no válido'],
  ])('%o: %s', async (change, value) => {
    expect(await app.call('/crear-usuario', person(change), 'super')).toMatchObject({
      status: 200,
      answer: refused(value),
    });
  });

  it('an admin gives role 2 alone; nobody is made a collaborator this way', async () => {
    const id = await create({ id_rol: 2 }, 'admin');
    expect(await read(id, 'admin')).toMatchObject({ id_rol: 2 });
    for (const role of [0, 1, 3]) {
      expect(await app.call('/crear-usuario', person({ id_rol: role }), 'admin')).toMatchObject(forbidden);
      expect(await app.call('/editar-usuario', { id, id_rol: role }, 'admin')).toMatchObject(forbidden);
      const other = await create({ id_rol: role });
      expect((await app.call('/editar-usuario', { id: other, nombre: 'X' }, 'admin')).answer).toEqual(missing);
      expect((await app.call('/usuarios', { id: other, id_rol: 2 }, 'admin')).answer).toEqual(missing);
    }
    expect((await app.call('/editar-usuario', { id, id_rol: 4 }, 'super')).answer).toEqual(refused('Rol no permitido'));
  });

  it.each<Caller>(['tajo', 'company', 'member', 'collaborator'])('%s manages none of them', async (caller) => {
    const id = await create({ id_rol: 2 });
    expect(await app.call('/crear-usuario', person(), caller)).toMatchObject(forbidden);
    for (const path of ['/editar-usuario', '/borrar-usuario', '/borrar-imagen-usuario', '/editar-acceso-usuario']) {
      const { status, answer } = await app.call(path, { id }, caller);
      const staff = caller === 'tajo' || caller === 'company';
      expect([path, status, answer]).toEqual([path, staff ? 200 : 403, staff ? missing : forbidden.answer]);
    }
    expect(await app.call('/editar-clave-usuario', { id, clave: testPassword }, caller)).toMatchObject(forbidden);
    expect(await app.call('/gym-tarifas', {}, caller)).toMatchObject(forbidden);
    expect(await read(id)).toMatchObject({ acceso: 1 });
  });

  it.each([
    '/usuarios',
    '/editar-usuario',
    '/borrar-usuario',
    '/borrar-imagen-usuario',
    '/editar-acceso-usuario',
    '/editar-clave-usuario',
    '/roles',
    '/gym-tarifas',
  ])('%s without a session: 401', async (path) => {
    for (const prefix of ['', '/api']) {
      expect(await app.call(prefix + path, { id: 1 }, null)).toMatchObject({ status: 401 });
    }
  });
});

describe('/borrar-usuario and /editar-acceso-usuario', () => {
  it('erase and toggle; without access the sessions end', async () => {
    const { id } = await app.signInAs({ role: 3 });
    expect(await sessionsOf(id)).toBeGreaterThan(0);
    expect((await app.call('/editar-acceso-usuario', { id: String(id) }, 'super')).answer).toEqual({
      ...done,
      value: 0,
    });
    expect(await sessionsOf(id)).toBe(0);
    expect((await app.call('/editar-acceso-usuario', { id }, 'super')).answer).toEqual({ ...done, value: 1 });
    expect((await app.call('/borrar-usuario', { id }, 'super')).answer).toEqual(done);
    expect((await app.call('/borrar-usuario', { id }, 'super')).answer).toEqual(missing);
  });

  it('a company that owns activities, oneself and the last super admin stay', async () => {
    const { activityId } = await insertSampleReservation(app.deps.db, { reference: 'OWNED234' });
    const id = await create({ id_rol: 2 });
    await app.deps.db.update(activities).set({ companyId: id }).where(eq(activities.id, activityId));
    const owning = refused('La empresa tiene actividades');
    expect((await app.call('/borrar-usuario', { id }, 'admin')).answer).toEqual(owning);
    expect((await app.call('/editar-usuario', { id, id_rol: 3 }, 'super')).answer).toEqual(owning);
    const { id: me } = (await app.call('/me', {}, 'super')).fields;
    const refusals = async () => [
      (await app.call('/borrar-usuario', { id: me }, 'super')).fields['value'],
      (await app.call('/editar-acceso-usuario', { id: me }, 'super')).fields['value'],
      (await app.call('/editar-usuario', { id: me, id_rol: 1 }, 'super')).fields['value'],
    ];
    const other = await create({ id_rol: 0 });
    expect(new Set(await refusals())).toEqual(new Set(['No puede hacerlo con su propia cuenta']));
    await app.deps.db
      .update(users)
      .set({ role: 1 })
      .where(and(eq(users.role, 0), ne(users.id, Number(me))));
    expect(new Set(await refusals())).toEqual(new Set(['Debe quedar un superadministrador con acceso']));
    await app.call('/borrar-usuario', { id: other }, 'super');
    expect(await read(Number(me))).toMatchObject({ id_rol: 0, acceso: 1 });
  });
});

describe('one’s own data', () => {
  it.each<Caller>(['admin', 'tajo', 'company', 'member'])('%s reads and edits its own', async (caller) => {
    const { id, id_rol: role } = (await app.call('/me', {}, caller)).fields;
    const before = await read(Number(id), caller);
    expect(before).toMatchObject({ id, id_rol: role, nombre: 'Ana', acceso: 1 });
    const edit = { id, nombre: 'Anabel', direccion: 'Plaza, 3', id_rol: 0, acceso: 0, img: greenPng };
    expect((await app.call('/editar-usuario', edit, caller)).answer).toEqual({ ...done, value: id });
    expect(await read(Number(id), caller)).toEqual({
      ...before,
      nombre: 'Anabel',
      direccion: 'Plaza, 3',
      imagen: expect.stringMatching(/^\/files\//),
    });
    expect((await app.call('/me', {}, caller)).fields).toMatchObject({ nombre: 'Anabel', id_rol: role });
    expect((await app.call('/borrar-imagen-usuario', { id }, caller)).answer).toEqual(done);
    expect((await app.call('/me', {}, caller)).fields).toMatchObject({ imagen: '' });
    expect((await app.call('/editar-usuario', { id, nombre: '' }, caller)).answer).toEqual(refused('Complete campos'));
  });

  it('a collaborator edits what it is', async () => {
    const { id, token } = await app.signInAs({ role: 4, companyName: 'Casa Encina' });
    const own = (path: string, body: Body) => app.call(path, { token, id, ...body }, null);
    expect((await own('/editar-usuario', { web: 'encina.test' })).answer).toEqual(refused('Complete campos'));
    const business = { codpostal: '10700', localidad: 'Alcántara', provincia: 'Cáceres', telefono: '927' };
    expect((await own('/editar-usuario', { ...business, web: 'encina.test' })).answer).toEqual({ ...done, value: id });
    expect((await own('/usuarios', {})).fields).toMatchObject({
      total: 1,
      data: [{ id, id_rol: 4, empresa: 'Casa Encina', web: 'https://encina.test', ...business }],
    });
    const { reservationId } = await insertSampleReservation(app.deps.db, { reference: 'OWNC2345', status: 2 });
    await app.deps.db.insert(visits).values({ reservationId, collaboratorId: id });
    const record = { qr: `/qr-colaborador/${id}`, total_reservas: 0, total_visitantes: 3, reservas: [], ubicacion: '' };
    expect((await own('/usuarios', { id_rol: 4 })).fields).toMatchObject({
      total: 1,
      data: [{ id, ...business, ...record, reservas_visitas: [{ id: reservationId }] }],
    });
    expect((await own('/usuarios', { id_rol: 3 })).fields).not.toMatchObject({ data: [{ qr: expect.anything() }] });
  });
});

describe('/usuarios', () => {
  const rows = async (body: Body, caller: Caller = 'super') => {
    const { fields } = await app.call('/usuarios', { filtro: 'lista', ...body }, caller);
    return [fields['total'], ...(fields['data'] as Body[]).map((row) => row['nombre'])];
  };
  beforeAll(async () => {
    for (const [nombre, role] of [
      ['Álvaro', 3],
      ['blanca', 1],
      ['Carmen', 3],
      ['Diego', 0],
    ]) {
      await create({ nombre, apellidos: 'Listado', id_rol: role, localidad: `Villa de ${nombre}` });
    }
    for (const empresa of ['Ánsar', 'Berrea']) {
      await create({ nombre: empresa, apellidos: 'Listado', empresa, id_rol: 2 });
    }
  });

  it('users without a role, or of the one that is asked for (B34)', async () => {
    expect(await rows({})).toEqual([3, 'Álvaro', 'blanca', 'Carmen']);
    expect(await rows({ id_rol: '3' })).toEqual([2, 'Álvaro', 'Carmen']);
    expect(await rows({ id_rol: 0 })).toEqual([1, 'Diego']);
    expect(await rows({ page_index: '1', page_size: '2', order: 'nombre', dir: 'DESC' })).toEqual([3, 'Álvaro']);
    expect(await rows({ order: 'alta', dir: 'desc' })).toEqual([3, 'Carmen', 'blanca', 'Álvaro']);
    expect((await app.call('/usuarios', { order: 'clave' }, 'super')).answer).toEqual(refused('Datos no válidos'));
    expect(await app.call('/usuarios', { id_rol: 7 }, 'super')).toMatchObject(forbidden);
    for (const body of [{}, { id_rol: 1 }, { id_rol: '0' }]) {
      expect(await app.call('/usuarios', body, 'admin')).toMatchObject(forbidden);
    }
  });

  it('companies in full as a page for who manages them, as a look-up for the others', async () => {
    expect(await rows({ id_rol: 2, page_index: 0 }, 'admin')).toEqual([2, 'Ánsar', 'Berrea']);
    const { fields } = await app.call('/usuarios', { id_rol: 2, page_index: 0 }, 'company');
    expect(fields['data']).toMatchObject([{ id: app.companyId }]);
    expect(fields['data']).not.toMatchObject([{ email: expect.anything() }]);
  });

  it('gym: fees by their tariff, Caducados, Proximo a caducar, months (U13)', async () => {
    await mode('gimnasio');
    const [month, free] = (await app.call('/gym-tarifas', {}, 'admin')).answer as { id: number }[];
    const member = (nombre: string, gimnasio: Body) =>
      create({ nombre, apellidos: 'Socio', fecha_nacimiento: '1990-01-01', gimnasio });
    await member('Ana', { id_tarifa: month?.id, fecha_pago: '2026-03-02', fecha_caducidad: '2030-01-01' });
    await member('Bea', { id_tarifa: String(month?.id), fecha_pago: '2026-04-05' });
    const free_ = { id_tarifa: free?.id, fecha_pago: '2026-04-20', fecha_caducidad: '2027-01-31' };
    const id = await member('Cris', free_);
    const found = (body: Body) => rows({ filtro: 'socio', ...body });
    expect(await read(id)).toMatchObject({
      gimnasio: { ...free_, tarifa: 'Libre', fecha_caducidad_format: '31/01/2027' },
      proximocaducar: 0,
      caducado: 0,
    });
    expect(await found({})).toEqual([3, 'Ana', 'Bea', 'Cris']);
    expect(await found({ caducado: 1 })).toEqual([1, 'Ana']);
    expect(await found({ proximocaducar: '1' })).toEqual([1, 'Bea']);
    expect(await found({ order: 'fecha_caducidad', dir: 'desc' })).toEqual([3, 'Cris', 'Bea', 'Ana']);
    expect(await found({ tipofiltrofecha: 'fechapagado', fechapagado: '2026-04' })).toEqual([2, 'Bea', 'Cris']);
    expect(await found({ fechacaducidad: '31/01/2027' })).toEqual([1, 'Cris']);
    expect(await found({ fechaalta: '05/2026', fechapagado: '' })).toEqual([3, 'Ana', 'Bea', 'Cris']);
    expect((await app.call('/usuarios', { fechaalta: 'mayo' }, 'super')).answer).toEqual(refused('Datos no válidos'));
    expect((await app.call('/crear-usuario', person(), 'super')).answer).toEqual(refused('Complete campos'));
    await app.call('/editar-usuario', { id, gimnasio: { fecha_caducidad: '2026-04-30' } }, 'super');
    expect(await read(id)).toMatchObject({ caducado: 1, gimnasio: { id_tarifa: free?.id, fecha_pago: '2026-04-20' } });
    await mode('actividades');
    expect(await read(id)).not.toHaveProperty('gimnasio');
  });
});

describe('the lists', () => {
  it('/roles answers the roles whose users the caller manages', async () => {
    const ids = async (caller: Caller) =>
      ((await app.call('/roles', {}, caller)).answer as { id: number }[]).map(({ id }) => id);
    expect((await app.call('/api/roles', {}, 'super')).answer).toEqual(
      [0, 1, 2, 3, 4].map((id) => ({ id, rol: expect.any(String) })),
    );
    expect([await ids('admin'), await ids('tajo')]).toEqual([[2, 4], [4]]);
    expect(await app.call('/roles', {}, 'member')).toMatchObject(forbidden);
  });

  it('/gym-tarifas answers the list itself (B30)', async () => {
    expect((await app.call('/gym-tarifas', {}, 'admin')).answer).toEqual([
      { id: expect.any(Number), tarifa: 'Mes', dias: 30 },
      { id: expect.any(Number), tarifa: 'Libre', dias: -1 },
    ]);
  });
});
