import { activities, activityTexts, people, reservations } from '@dehesa/db/schema';
import { closedAfterAll, createTestDatabase, insertSampleReservation, testContext } from '@dehesa/testing';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ServiceContext } from '../../context';
import { readRecords } from './record-values';
import { readReservationCalendar } from './reservation-calendar';

const database = await closedAfterAll(createTestDatabase());
const { db } = database;
const ctx: ServiceContext = testContext(db);
// No two fields are the same: one that is taken for another shows.
const sample = await insertSampleReservation(db, { territoryId: 2, firstDate: '2026-11-28' });
const { reservationId } = sample;
const { activityId } = sample;
await db
  .update(activities)
  .set({ firstStartTime: '11:00', firstEndTime: '14:00' })
  .where(eq(activities.id, activityId));
for (const [language, recommendedMaterial, includes] of [
  ['es', 'Gorra', 'Prismáticos'],
  ['pt', 'Boné', 'Binóculos'],
] as const) {
  await db
    .update(activityTexts)
    .set({ recommendedMaterial, includes })
    .where(and(eq(activityTexts.activityId, activityId), eq(activityTexts.language, language)));
}
await db.update(reservations).set({ notes: 'Con carrito' }).where(eq(reservations.id, reservationId));
await db
  .update(people)
  .set({ lastName: 'Gil' })
  .where(and(eq(people.reservationId, reservationId), eq(people.position, 1)));

const read = (language: 'es' | 'pt') =>
  readRecords(ctx, { language, recipient: 'carmen@example.org', reservationId, fields: {} });

it('every field of an activity is its own, in Spanish (B36)', async () => {
  expect((await read('es')).values.actividad).toEqual({
    titulo: 'Buitres & cigüeñas al amanecer',
    fecha: 'sábado, 5 de diciembre de 2026',
    horario: 'de 10:00 a 13:30 hora española · de 9:00 a 12:30 hora portuguesa',
    fecha_anterior: 'sábado, 28 de noviembre de 2026',
    horario_anterior: 'de 11:00 a 14:00 hora española · de 10:00 a 13:00 hora portuguesa',
    municipio: 'Torrejón el Rubio',
    punto_encuentro: 'Aparcamiento del Salto del Gitano',
    territorio: 'Tajo Internacional',
    organizador: 'Rutas del Tajo',
    telefono: '927 199 134',
    material_necesario: 'Calzado cómodo y agua',
    material_recomendado: 'Gorra',
    incluye: 'Prismáticos',
    enlace: 'https://reservas.example.org/actividad/ruta-abcd2345?lang=es',
    enlace_mapa: expect.stringContaining('39.8319'),
  });
});

it('and in Portuguese, what is written in either language', async () => {
  expect((await read('pt')).values.actividad).toMatchObject({
    titulo: 'Abutres e cegonhas ao amanhecer',
    fecha: 'sábado, 5 de dezembro de 2026',
    fecha_anterior: 'sábado, 28 de novembro de 2026',
    territorio: 'Tejo Internacional',
    material_necesario: 'Calçado confortável e água',
    material_recomendado: 'Boné',
    incluye: 'Binóculos',
    punto_encuentro: 'Estacionamento do Salto del Gitano',
    enlace: 'https://reservas.example.org/actividad/ruta-abcd2345?lang=pt',
  });
});

it('the calendar names the meeting point in the language of its reader', async () => {
  for (const [language, place] of [
    ['es', 'Aparcamiento del Salto'],
    ['pt', 'Estacionamento do Salto'],
    ['en', 'Aparcamiento del Salto'],
  ] as const) {
    const calendar = await readReservationCalendar(ctx, reservationId, language);
    expect(calendar?.content.replaceAll(/\r?\n /g, '')).toContain(`LOCATION:${place} del Gitano`);
  }
});

it('every field of a reservation is its own', async () => {
  const { reserva } = (await read('pt')).values;
  expect(reserva).toMatchObject({
    referencia: 'TAJ-ABCD2345',
    nombre: 'Carmen',
    apellidos: 'Iglesias',
    email: 'carmen@example.org',
    telefono: '+34 600000000',
    localidad: 'Plasencia',
    provincia: 'Cáceres',
    turno: expect.stringContaining('Grupo de las 10:00'),
    personas: '3',
    acompanantes: 'Julián Gil e Nuria Iglesias',
    estado: 'confirmada',
    notas: 'Con carrito',
    enlace_gestion: `https://reservas.example.org/actividades/edit/reserva?id=${reservationId}`,
  });
  expect(reserva?.enlace_cancelacion).toBe(`${reserva?.enlace_reserva}#cancelar`);
});

it('the last companion is told with «e» before the sound of an i', async () => {
  const last = and(eq(people.reservationId, reservationId), eq(people.position, 2));
  const [before] = await db.select().from(people).where(last);
  const told: (string | undefined)[] = [];
  for (const firstName of ['Inés', 'Irene', 'Hiedra']) {
    await db.update(people).set({ firstName, lastName: '' }).where(last);
    told.push((await read('es')).values.reserva?.acompanantes?.toString());
  }
  await db.update(people).set({ firstName: before?.firstName, lastName: before?.lastName }).where(last);
  expect(told).toEqual(['Julián Gil e Inés', 'Julián Gil e Irene', 'Julián Gil y Hiedra']);
});

it('the telephone of an activity can be dialled from where its reader is', async () => {
  await db.update(activities).set({ postalCode: '10694' }).where(eq(activities.id, activityId));
  const phones = [await read('es'), await read('pt')].map(({ values }) => values.actividad?.telefono);
  expect(phones).toEqual(['927 199 134', '+34 927 199 134']);
});
