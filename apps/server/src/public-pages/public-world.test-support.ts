import { categories, reservations } from '@dehesa/db/schema';
import { ActivityInput, type ActivityTexts } from '@dehesa/domain/activities';
import { createActivity } from '@dehesa/services/activities';
import { insertSampleUser } from '@dehesa/testing';
import type { AppDeps } from '../app-deps';
import { serviceContext } from '../requests/request-context';
import { createTestApp, type TestApp } from '../test-app.test-support';

/** What an activity of the tests may differ in; the texts are the Spanish ones. */
export type Change = Partial<ActivityInput> & Partial<Pick<ActivityTexts, 'title' | 'description' | 'meetingPoint'>>;

export interface PublicWorld extends TestApp {
  /** Publishes a coming activity of Monfragüe. */
  publish(change?: Change): Promise<{ id: number; slug: string }>;
  /** The state and people of every stored reservation. */
  stored(): Promise<{ status: number; people: number; waiting: boolean }[]>;
}

/** For tests: the real app at a fixed time, with a way to publish activities. */
export async function createPublicWorld(now: () => Date, overrides: Partial<AppDeps> = {}): Promise<PublicWorld> {
  const test = await createTestApp({ clock: { now }, ...overrides });
  const { db } = test.deps;
  const [category] = await db.insert(categories).values({ nameEs: 'Aves', namePt: 'Aves' }).returning();
  const companyId = await insertSampleUser(db, {
    role: 2,
    email: 'empresa@example.test',
    companyName: 'Rutas del Tajo',
  });
  const services = serviceContext(test.deps, { userId: 1, role: 0, territoryId: null });
  return {
    ...test,
    async publish({
      title = 'Buitres al amanecer',
      description = '<p>Salida guiada.</p>',
      meetingPoint = '',
      ...change
    } = {}) {
      const input = ActivityInput.parse({
        texts: { es: { title, description, meetingPoint }, pt: { title: '', description: '' } },
        companyId,
        territoryId: 1,
        categoryId: category?.id,
        date: '2026-06-20',
        startTime: '09:00',
        endTime: '14:00',
        municipality: 'Torrejón el Rubio',
        capacity: 10,
        ...change,
      });
      return createActivity(services, input);
    },
    async stored() {
      const rows = await db.select().from(reservations).orderBy(reservations.id);
      return rows.map(({ status, partySize, waitingSince }) => ({
        status,
        people: partySize,
        waiting: waitingSince !== null,
      }));
    },
  };
}

/** A booking in the documented words that no rule refuses. */
export function bookingBody(activityId: number, change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id_actividad: activityId,
    idioma: 'es',
    nombre: 'Carmen',
    apellidos: 'Iglesias',
    dni: '12345678z',
    sexo: 'F',
    codpostal: '10600',
    provincia: 'Cáceres',
    localidad: 'Plasencia',
    prefijo_telefono: '+34',
    telefono: '+34600000000',
    email: 'carmen@example.org',
    fecha_nacimiento: '1980-02-29',
    notas: '',
    turno: '',
    consentimiento_fotos: 1,
    consentimiento_comunicaciones: 0,
    aceptar_politica: '1',
    reservas: [],
    ...change,
  };
}

/** An adult companion in the documented words; a child with `adulto: '0'`. */
export function companionBody(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    adulto: '1',
    nombre: 'Julián',
    apellidos: 'Mora',
    dni: '87654321X',
    fecha_nacimiento: '1979-07-01',
    email: '',
    ...change,
  };
}
