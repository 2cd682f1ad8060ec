import type { Queryable } from '@dehesa/db';
import { activities, activityTexts, categories, people, reservations, shiftPlaces, shifts } from '@dehesa/db/schema';

export interface SampleReservation {
  territoryId?: 1 | 2;
  companyId?: number | null;
  language?: 'es' | 'pt' | 'en';
  status?: 1 | 2 | 3 | 4;
  reference?: string;
  firstName?: string;
  email?: string;
  shift?: string | null;
  startTime?: string | null;
  endTime?: string | null;
  /** A day that the activity was moved from. */
  firstDate?: string;
}

/** A reservation of three people for an activity of its own, as the tables hold it after a booking. */
export async function insertSampleReservation(
  db: Queryable,
  sample: SampleReservation = {},
): Promise<{ reservationId: number; activityId: number; reference: string }> {
  const { territoryId = 1, status = 2, language = 'es', shift = 'Grupo de las 10:00', reference = 'ABCD2345' } = sample;
  const [category] = await db.insert(categories).values({ nameEs: 'Senderismo', namePt: 'Caminhada' }).returning();
  const times = { startTime: '10:00' as string | null, endTime: '13:30' as string | null, ...pick(sample) };
  const [activity] = await db
    .insert(activities)
    .values({
      slug: `ruta-${reference.toLowerCase()}`,
      companyId: sample.companyId ?? null,
      territoryId,
      categoryId: category?.id ?? 0,
      organizer: 'Rutas del Tajo',
      date: '2026-12-05',
      ...times,
      week: 49,
      endsAt: new Date('2026-12-05T12:30:00Z'),
      firstDate: sample.firstDate ?? '2026-12-05',
      firstStartTime: times.startTime,
      firstEndTime: times.endTime,
      firstWeek: 49,
      municipality: 'Torrejón el Rubio',
      latitude: 39.8319,
      longitude: -6.0583,
      capacity: 20,
      phone: '927 199 134',
    })
    .returning();
  const activityId = activity?.id ?? 0;
  await db.insert(activityTexts).values([
    {
      activityId,
      language: 'es',
      title: 'Buitres & cigüeñas al amanecer',
      necessaryMaterial: 'Calzado cómodo y agua',
      meetingPoint: 'Aparcamiento del Salto del Gitano',
    },
    {
      activityId,
      language: 'pt',
      title: 'Abutres e cegonhas ao amanhecer',
      necessaryMaterial: 'Calçado confortável e água',
      meetingPoint: 'Estacionamento do Salto del Gitano',
    },
  ]);
  const [shiftRow] =
    shift === null ? [] : await db.insert(shifts).values({ activityId, name: shift, position: 0 }).returning();
  const shiftId = shiftRow?.id ?? null;
  const held = status < 3 ? 3 : 0;
  await db.insert(shiftPlaces).values({ activityId, shiftId: shiftId ?? 0, capacity: 20, held });
  const [reservation] = await db
    .insert(reservations)
    .values({
      reference,
      activityId,
      shiftId,
      status,
      partySize: 3,
      language,
      source: 'public',
      waitingSince: status === 3 ? new Date() : null,
      cancelledAt: status === 4 ? new Date() : null,
    })
    .returning();
  const reservationId = reservation?.id ?? 0;
  const email = sample.email ?? 'carmen@example.org';
  const common = { reservationId, activityId, live: status !== 4, country: 'ES', lastName: 'Iglesias' };
  await db.insert(people).values([
    {
      ...common,
      position: 0,
      kind: 'booker',
      firstName: sample.firstName ?? 'Carmen',
      identity: '12345678Z',
      identityKey: '12345678Z',
      email,
      emailKey: email,
      phonePrefix: '+34',
      phone: '600000000',
      locality: 'Plasencia',
      province: 'Cáceres',
    },
    { ...common, position: 1, kind: 'adult', firstName: 'Julián', identity: '87654321X', identityKey: '87654321X' },
    { ...common, position: 2, kind: 'child', firstName: 'Nuria' },
  ]);
  return { reservationId, activityId, reference };
}

function pick({ startTime, endTime }: SampleReservation): { startTime?: string | null; endTime?: string | null } {
  return { ...(startTime !== undefined && { startTime }), ...(endTime !== undefined && { endTime }) };
}
