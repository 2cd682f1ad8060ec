import { reservations } from '@dehesa/db/schema';
import { desc, eq } from 'drizzle-orm';
import { closedAfterAll, insertSampleUser } from '@dehesa/testing';
import { describe, expect, it } from 'vitest';
import { bookingBody, companionBody, createPublicWorld } from '../../public-pages/public-world.test-support';

const world = await closedAfterAll(createPublicWorld(() => new Date('2026-05-01T10:00:00Z')));

const refused = (value: string) => ({ status: 200, body: { error: true, value } });
async function call(path: string, body: unknown) {
  const { status, body: answer } = await world.call(path, body);
  return { status, body: answer };
}

let people = 0;
/** A stored reservation in a state. */
async function reservation(status: 1 | 2 | 3 | 4 = 1) {
  people += 1;
  const email = `persona${people}@example.org`;
  const { id } = await world.publish({ title: `Salida ${people}` });
  await call(
    '/act-reservar',
    bookingBody(id, {
      dni: `${40_000_000 + people}R`,
      email,
      reservas: [companionBody({ dni: `${50_000_000 + people}R` })],
    }),
  );
  const { db } = world.deps;
  const [row] = await db.select().from(reservations).orderBy(desc(reservations.id)).limit(1);
  if (!row) throw new Error('nothing was stored');
  await db.update(reservations).set({ status, waitingSince: new Date() }).where(eq(reservations.id, row.id));
  return { id: row.id, email, reference: row.reference };
}

describe('/act-actividades-publico', () => {
  it('answers the one activity of a url, with the documented fields', async () => {
    const { id, slug } = await world.publish({
      title: 'Barco por el Tajo',
      territoryId: 2,
      shifts: ['10:00', 'Tarde'],
      minimumAge: 16,
      capacity: 3,
      meetingPoint: 'Embarcadero',
      childrenAllowed: false,
    });
    const { status, body } = await call('/act-actividades-publico', { url: slug, idioma: 'pt' });
    expect(status).toBe(200);
    expect(body).toEqual([
      expect.objectContaining({
        id,
        titulo: 'Barco por el Tajo',
        description: 'Salida guiada.',
        url: slug,
        imagen: null,
        fecha: '2026-06-20',
        fecha_format: '20/06/2026',
        fecha_dia: '20',
        fecha_mes: 'junho',
        hora_inicio: '09:00',
        hora_fin: '14:00',
        hora_inicio_pt: '08:00',
        ubicacion: 'Tejo Internacional',
        aforo: 3,
        aforo_turnos: [
          { turno: '10:00', completo: false },
          { turno: 'Tarde', completo: false },
        ],
        aforo_completo: false,
        turnos: '10:00,Tarde',
        localidad: 'Torrejón el Rubio',
        municipio: 'Embarcadero',
        edad: '16',
        reserva_ninos: false,
        disponible: true,
        disponible_vip: false,
        disponible_fecha: true,
        proximamente: false,
        pasado: false,
        cerrada_inscripcion: false,
        fecha_inicio_reservas: null,
      }),
    ]);
  });

  it('answers no activity for an unknown or hidden url, whatever was sent as one', async () => {
    const hidden = await world.publish({ title: 'Oculta', hidden: true });
    for (const url of [hidden.slug, 'nada', '', null, 7, {}, 'x'.repeat(5000), 'a\u0000b']) {
      expect(await call('/act-actividades-publico', { url, idioma: 'es' })).toEqual({ status: 200, body: [] });
    }
  });

  it('answers the list itself, coming ones only', async () => {
    await world.publish({ title: 'Ya fue', date: '2026-04-30' });
    await world.publish({ title: 'Próximamente', registrationOpensOn: '2026-05-02' });
    const { body } = await call('/api/act-actividades-publico', { idioma: 'es', id_colaborador: '999999' });
    const rows = body as { titulo: string; proximamente: boolean; disponible: boolean; disponible_fecha: boolean }[];
    expect(rows.map(({ titulo }) => titulo)).not.toContain('Ya fue');
    expect(rows.find(({ titulo }) => titulo === 'Próximamente')).toMatchObject({
      proximamente: true,
      disponible: false,
      disponible_fecha: false,
    });
  });
});

describe('/act-cancelar-reserva', () => {
  it('cancels by id and email, and tells of a cancelled one (B18, B37)', async () => {
    const { id, email } = await reservation();
    expect(await call('/act-cancelar-reserva', { id: String(id), email: ` ${email.toUpperCase()}` })).toEqual({
      status: 200,
      body: { error: false },
    });
    expect(await call('/act-cancelar-reserva', { id, email })).toEqual(refused('Ya cancelada'));
  });

  it('answers a wrong pair like a missing one, and ten tries an hour from one address at both paths', async () => {
    const limited = await createPublicWorld(() => new Date('2026-05-01T10:00:00Z'));
    try {
      const { id } = await limited.publish();
      await limited.call('/act-reservar', bookingBody(id));
      const bodies = [
        { id: 1, email: 'otra@example.org' },
        { id: 77, email: 'carmen@example.org' },
        { id: 1 },
        { email: 'carmen@example.org' },
        { id: 'x', email: {} },
      ];
      for (const body of bodies) {
        expect(await limited.call('/act-cancelar-reserva', body)).toMatchObject(refused('No encontrado'));
        expect(await limited.call('/api/act-cancelar-reserva', body)).toMatchObject(refused('No encontrado'));
      }
      const answer = await limited.call('/act-cancelar-reserva', { id: 1, email: 'carmen@example.org' });
      expect([answer.status, Number(answer.headers['retry-after']) > 3000]).toEqual([429, true]);
      expect(await limited.stored()).toMatchObject([{ status: 1 }]);
    } finally {
      await limited.close();
    }
  });
});

describe('the checkpoint', () => {
  it('finds a confirmed reservation with and without prefix, in any case (B16)', async () => {
    const { id, reference } = await reservation(2);
    for (const referencia of [reference, `MON-${reference}`, ` mon-${reference.toLowerCase()} `]) {
      const { body } = await call('/act-reserva-publico', { referencia, id_estado: 2, idioma: 'es' });
      expect(body).toMatchObject({
        error: false,
        data: {
          id,
          referencia: `MON-${reference}`,
          nombre: 'Carmen',
          personas: [{ nombre: 'Julián', apellidos: 'Mora' }],
        },
      });
      expect(JSON.stringify(body)).not.toContain('@');
    }
  });

  it.each([1, 3, 4] as const)('finds none in state %i', async (status) => {
    const { reference } = await reservation(status);
    expect(await call('/act-reserva-publico', { referencia: reference })).toEqual(refused('No encontrado'));
  });

  it.each(['', '   ', 'NOEXISTE', 'x'.repeat(500), null, {}, 12345678, 'a\u0000b'])(
    'answers %j as missing',
    async (referencia) => {
      expect(await call('/act-reserva-publico', { referencia })).toEqual(refused('No encontrado'));
    },
  );

  it('registers a visit once for each reservation and collaborator (B20)', async () => {
    const { db } = world.deps;
    const hotel = await insertSampleUser(db, { role: 4, email: 'hotel@example.test' });
    const bar = await insertSampleUser(db, { role: 4, email: 'bar@example.test' });
    const pending = await insertSampleUser(db, { role: 4, email: 'pendiente@example.test', hasAccess: false });
    const { id } = await reservation(2);
    const visit = (id_colaborador: unknown, id_reserva: unknown = id) =>
      call('/act-confirmar-visita', { id_reserva, id_colaborador });
    const both = await Promise.all([visit(hotel), visit(String(hotel))]);
    expect(both.map(({ body }) => body)).toEqual(
      expect.arrayContaining([{ error: false }, { error: true, value: 'Ya registrado' }]),
    );
    expect(await visit(bar)).toMatchObject({ body: { error: false } });
    expect(await visit(hotel)).toEqual(refused('Ya registrado'));
    for (const nobody of [pending, 1, 999_999, 'x', null])
      expect(await visit(nobody)).toEqual(refused('No encontrado'));
    expect(await visit(hotel, 999_999)).toEqual(refused('No encontrado'));
    expect(await visit(hotel, (await reservation(1)).id)).toEqual(refused('No encontrado'));
    expect(await visit(hotel, (await reservation(4)).id)).toEqual(refused('No encontrado'));
  });
});
