import { closedAfterAll } from '@dehesa/testing';
import { configuration, people } from '@dehesa/db/schema';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bookingBody, companionBody, createPublicWorld } from '../../public-pages/public-world.test-support';

const world = await closedAfterAll(createPublicWorld(() => new Date('2026-05-01T10:00:00Z')));

const child = { ...companionBody(), adulto: '0', dni: '', fecha_nacimiento: '2014-05-02' };
const refused = (value: string) => ({ status: 200, body: { error: true, value } });
async function book(body: unknown) {
  const { status, body: answer } = await world.call('/act-reservar', body);
  return { status, body: answer };
}

/** Someone else: no email or document of another test. */
let made = 0;
function somebody() {
  made += 1;
  return { dni: `${20_000_000 + made}K`, email: `visitante${made}@example.org` };
}

describe('/act-reservar', () => {
  it('companions keep their slots, whatever stands in the ones before (B12)', async () => {
    const { id } = await world.publish();
    const same = somebody();
    const reservas = [null, 'x', companionBody({ dni: same.dni })];
    expect(await book(bookingBody(id, { ...same, reservas }))).toEqual(refused('3 dni repetido'));
  });

  it('stores a pending booking and answers its reference with prefix, at both addresses (B14, B16, B29)', async () => {
    const { id } = await world.publish();
    expect(
      await book(bookingBody(id, { ...somebody(), reservas: [companionBody({ dni: '30000001A' }), child, {}] })),
    ).toEqual({
      status: 200,
      body: { error: false, value: expect.stringMatching(/^MON-[A-HJ-NP-Z2-9]{8}$/) },
    });
    expect((await world.stored()).at(-1)).toEqual({ status: 1, people: 3, waiting: false });
    const { body } = await world.call('/api/act-reservar', bookingBody(id, somebody()));
    expect(body).toMatchObject({ error: false });
  });

  // Each row breaks its own rule and every later one that it can: the first in the order of B12 must be answered.
  const everything = {
    email: 'no',
    codpostal: '99999',
    dni: 'x',
    fecha_nacimiento: '2020-01-01',
    consentimiento_fotos: 0,
    aceptar_politica: 0,
  };
  const { email: _email, ...fromPostalCode } = everything;
  const { codpostal: _codpostal, ...fromDni } = fromPostalCode;
  const { dni: _dni, ...fromAge } = fromDni;
  const { fecha_nacimiento: _birth, ...fromPhotos } = fromAge;
  it.each([
    ['Complete campos', { ...everything, nombre: '  ' }],
    ['Complete campos', { ...everything, telefono: 'sin teléfono' }],
    ['Complete campos', { ...everything, reservas: [{ adulto: '1', nombre: 'Solo nombre' }] }],
    ['Email no valido', everything],
    ['Email no valido', { reservas: [companionBody({ email: 'no' })] }],
    ['Código postal no valido', fromPostalCode],
    ['Error DNI', fromDni],
    ['Error DNI', { reservas: [companionBody({ dni: '' })] }],
    ['La reserva la tiene que hacer un adulto mayor de 18 años', fromAge],
    ['La reserva la tiene que hacer un adulto mayor de 18 años', { fecha_nacimiento: '2008-05-02' }],
    [
      'La fecha de nacimiento del acompañante adulto no es válida',
      { reservas: [companionBody({ fecha_nacimiento: '2010-01-01' })] },
    ],
    ['Solo puede ir de acompañante si tiene más de 12 años', { reservas: [child] }],
    ['Consentimiento de imagen', fromPhotos],
    ['Aceptar condiciones', { aceptar_politica: 0 }],
  ])('%s', async (text, change) => {
    const { id } = await world.publish({ minimumAge: 12 });
    const before = (await world.stored()).length;
    expect(await book(bookingBody(id, { ...somebody(), ...change }))).toEqual(refused(text));
    expect((await world.stored()).length).toBe(before);
  });

  it.each([
    ['+34', '+34+351 912 345 678', '+351', '912345678'],
    ['+351', '+351 0034 600112233', '+34', '600112233'],
    ['+34', '+447911123456', null, '+447911123456'],
    ['+34', '600112233', '+34', '600112233'],
  ])('reads %s %s as a number of the country that it names', async (prefijo, telefono, phonePrefix, phone) => {
    const { id } = await world.publish();
    const reservas = [companionBody({ telefono: '+351 912 000 111', dni: somebody().dni })];
    const body = bookingBody(id, { ...somebody(), prefijo_telefono: prefijo, telefono, reservas });
    expect((await book(body)).body).toMatchObject({ error: false });
    const stored = await world.deps.db.select().from(people).where(eq(people.activityId, id)).orderBy(people.position);
    expect(stored).toMatchObject([
      { phonePrefix, phone },
      { phonePrefix: '+351', phone: '912000111' },
    ]);
  });

  it('takes the formats of Portugal for a Portuguese booking', async () => {
    const { id } = await world.publish({ territoryId: 2 });
    const portuguese = {
      idioma: 'pt',
      dni: '12345678-9zz1',
      codpostal: '6000-123',
      prefijo_telefono: '+351',
      telefono: '912345678',
      email: 'rui@example.pt',
    };
    expect((await book(bookingBody(id, { ...portuguese, dni: '12345678Z' }))).body).toMatchObject({
      value: 'Error DNI',
    });
    expect((await book(bookingBody(id, portuguese))).body).toMatchObject({
      error: false,
      value: expect.stringMatching(/^TAJ-/),
    });
  });

  it('takes the documents of its language alone, as documented (D18), and a card as it is printed (D17)', async () => {
    const { id } = await world.publish();
    const portuguese = { idioma: 'pt', codpostal: '6000-123' };
    for (const dni of ['23456789 2 ZZ1', 'CA123456'])
      expect(await book(bookingBody(id, { ...somebody(), dni }))).toEqual(refused('Error DNI'));
    expect(await book(bookingBody(id, { ...somebody(), ...portuguese, dni: 'CA123456' }))).toEqual(
      refused('Error DNI'),
    );
    const printed = bookingBody(id, { ...somebody(), ...portuguese, dni: '23456789 2 zz1' });
    expect((await book(printed)).body).toMatchObject({ error: false });
    const stored = await world.deps.db.select().from(people).where(eq(people.activityId, id));
    expect(stored).toMatchObject([{ identity: '234567892ZZ1', identityKey: '234567892' }]);
    for (const dni of ['23456789-2', '234567892ZX8'])
      expect(await book(bookingBody(id, { ...somebody(), ...portuguese, dni }))).toEqual(refused('DNI repetido'));
  });

  it.each([
    ['not yet open', { registrationOpensOn: '2026-05-02' }],
    ['closed since yesterday', { registrationClosesOn: '2026-04-30' }],
    ['over', { date: '2026-04-30' }],
    ['hidden', { hidden: true }],
  ])("'Actividad no disponible' when %s (B8)", async (_when, change) => {
    const { id } = await world.publish(change);
    expect(await book(bookingBody(id, somebody()))).toEqual(refused('Actividad no disponible'));
  });

  it('answers repeated people before anything about places, naming the companion (B13)', async () => {
    const { id } = await world.publish({ capacity: 2, waitingListMode: 'none' });
    const first = somebody();
    await book(
      bookingBody(id, { ...first, reservas: [companionBody({ dni: '30000002A', email: 'dos@example.org' })] }),
    );
    expect(await book(bookingBody(id, { ...somebody(), email: ` ${first.email.toUpperCase()} `.trim() }))).toEqual(
      refused('Email repetido'),
    );
    expect(await book(bookingBody(id, { ...somebody(), dni: first.dni.toLowerCase() }))).toEqual(
      refused('DNI repetido'),
    );
    const withCompanion = (change: object) =>
      bookingBody(id, { ...somebody(), reservas: [child, companionBody({ dni: '30000003A', ...change })] });
    expect(await book(withCompanion({ email: 'dos@example.org' }))).toEqual(refused('2 email repetido'));
    expect(await book(withCompanion({ dni: '30000002a' }))).toEqual(refused('2 dni repetido'));
    expect(await book(bookingBody(id, somebody()))).toEqual(refused('Aforo completado'));
  });

  it("'Actividad misma fecha' for the booker's document on the same day", async () => {
    const [one, other] = [await world.publish({ date: '2026-07-01' }), await world.publish({ date: '2026-07-01' })];
    const { dni } = somebody();
    await book(bookingBody(one.id, { ...somebody(), dni }));
    expect(await book(bookingBody(other.id, { ...somebody(), dni }))).toEqual(refused('Actividad misma fecha'));
  });

  it("'Max reservas' for the booker, 'Max reservas acompanante' for an adult companion; 0 is no limit", async () => {
    await world.deps.db.update(configuration).set({ maxReservations: 1 });
    const { dni } = somebody();
    const booked = await world.publish({ date: '2026-08-01' });
    await book(bookingBody(booked.id, { ...somebody(), dni }));
    const { id } = await world.publish({ date: '2026-08-02' });
    expect(await book(bookingBody(id, { ...somebody(), dni }))).toEqual(refused('Max reservas'));
    expect(await book(bookingBody(id, { ...somebody(), reservas: [companionBody({ dni })] }))).toEqual(
      refused('Max reservas acompanante'),
    );
    await world.deps.db.update(configuration).set({ maxReservations: 0 });
    expect((await book(bookingBody(id, { ...somebody(), dni }))).body).toMatchObject({ error: false });
  });

  it('puts a booking with lista_espera on the waiting list once it is full, and only then (B14)', async () => {
    const { id } = await world.publish({ capacity: 1 });
    await book(bookingBody(id, { ...somebody(), lista_espera: true }));
    expect((await world.stored()).at(-1)).toMatchObject({ status: 1 });
    expect(await book(bookingBody(id, somebody()))).toEqual(refused('Aforo completado'));
    await book(bookingBody(id, { ...somebody(), lista_espera: 1 }));
    expect((await world.stored()).at(-1)).toMatchObject({ status: 3, waiting: true });
  });

  it('asks for a shift that the activity has', async () => {
    const { id } = await world.publish({ shifts: ['Mañana', 'Tarde'] });
    expect(await book(bookingBody(id, somebody()))).toEqual(refused('Complete campos'));
    expect(await book(bookingBody(id, { ...somebody(), turno: 'Noche' }))).toEqual(refused('Complete campos'));
    // A required field like the others: before all that is only wrong (B12).
    expect(await book(bookingBody(id, { ...somebody(), turno: '', email: 'no' }))).toEqual(refused('Complete campos'));
    expect(await book(bookingBody(id, { ...somebody(), turno: 'Tarde', email: 'no' }))).toEqual(
      refused('Email no valido'),
    );
    expect((await book(bookingBody(id, { ...somebody(), turno: 'Tarde' }))).body).toMatchObject({ error: false });
  });

  it('stores a booking with one idempotency key once, from body or header (B14)', async () => {
    const { id } = await world.publish();
    const body = bookingBody(id, somebody());
    const send = async (payload: object) => {
      const response = await world.app.inject({
        method: 'POST',
        url: '/act-reservar',
        payload,
        headers: { 'idempotency-key': 'clave-1' },
      });
      return response.json<unknown>();
    };
    const before = (await world.stored()).length;
    const answer = await send(body);
    expect(await send(body)).toEqual(answer);
    expect(await world.call('/act-reservar', { ...body, idempotency_key: 'clave-1' })).toMatchObject({ body: answer });
    expect(await send({ ...body, notas: 'otra' })).toMatchObject({ error: true });
    expect((await world.stored()).length).toBe(before + 1);
  });
});

describe('what is no booking', () => {
  it('answers a missing activity as such (B31)', async () => {
    expect(await book(bookingBody(999_999))).toEqual(refused('No encontrado'));
    for (const id of [undefined, null, 'uno', -1, 2 ** 40, {}, [1]])
      expect(await book({ ...bookingBody(1), id_actividad: id })).toEqual(refused('No encontrado'));
  });

  it.each([
    ['a number for a name and a document', { nombre: 5, dni: 12345678 }],
    ['objects and lists for texts', { nombre: {}, apellidos: [], email: { $gt: '' } }],
    ['text too long', { notas: 'x'.repeat(1001) }],
    ['four companions', { reservas: Array.from({ length: 4 }, () => companionBody()) }],
    ['no list of companions', { reservas: 'ninguna' }],
    ['companions that are none', { reservas: [null, 7, 'x', []] }],
    ['what no database stores', { nombre: 'Car\u0000men\ud800' }],
    ['a collaborator that does not exist', { id_usuario_colaborador: 123_456 }],
    ['a collaborator that is no number', { id_usuario_colaborador: 'yo' }],
    ['a date that is none', { fecha_nacimiento: '1980-02-30' }],
    ['a language that is none', { idioma: 'fr' }],
  ])('%s is answered without a fault', async (_what, change) => {
    const { id } = await world.publish();
    const { status, body } = await book(bookingBody(id, { ...somebody(), ...change }));
    expect([status, typeof (body as { error: unknown }).error]).toEqual([200, 'boolean']);
  });

  it('answers 400 for what is not JSON and 413 for what is too large', async () => {
    const post = (payload: string, type = 'application/json') =>
      world.app.inject({ method: 'POST', url: '/act-reservar', payload, headers: { 'content-type': type } });
    const [broken, large] = [await post('{"nombre":'), await post(JSON.stringify({ notas: 'x'.repeat(5_000_000) }))];
    expect([broken.statusCode, broken.json()]).toEqual([400, { error: true, value: 'Petición no válida' }]);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      expect((await post('{}', type)).statusCode).toBe(400);
    }
    expect([large.statusCode, large.json()]).toEqual([413, { error: true, value: 'Tamaño excedido!' }]);
  });
});
