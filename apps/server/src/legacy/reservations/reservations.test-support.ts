import { categories } from '@dehesa/db/schema';
import { ActivityInput } from '@dehesa/domain/activities';
import { createActivity } from '@dehesa/services/activities';
import { insertSampleUser } from '@dehesa/testing';
import { serviceContext } from '../../requests/request-context';
import { createTestApp } from '../../test-app.test-support';

export type Body = Record<string, unknown>;

/** For tests: the real app, staff of every kind signed in, activities, and people who share nothing unless told to. */
export async function createReservationApp() {
  let now = new Date('2026-05-01T10:00:00Z');
  const server = await createTestApp({ clock: { now: () => now } });
  const { db } = server.deps;
  const signedIn = {
    super: await server.signInAs({ role: 0 }),
    admin: await server.signInAs({ role: 1 }),
    monfrague: await server.signInAs({ role: 2, territoryId: 1 }),
    tajo: await server.signInAs({ role: 2, territoryId: 2 }),
    member: await server.signInAs({ role: 3 }),
    collaborator: await server.signInAs({ role: 4 }),
  };
  const companyId = await insertSampleUser(db, { role: 2, email: 'empresa@example.test', companyName: 'Rutas' });
  const [category] = await db.insert(categories).values({ nameEs: 'Aves', namePt: 'Aves' }).returning();
  const services = serviceContext(server.deps, { userId: signedIn.super.id, role: 0, territoryId: null });

  async function activity(change: Partial<ActivityInput> = {}, title = 'Buitres al amanecer'): Promise<number> {
    const input = ActivityInput.parse({
      texts: { es: { title, description: '<p>Salida</p>' }, pt: { title: '', description: '' } },
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
    return (await createActivity(services, input)).id;
  }

  /** A documented call by one of the staff. */
  const call = async (path: string, body: Body = {}, as: keyof typeof signedIn = 'admin') =>
    server.call(path, { token: signedIn[as].token, ...body });
  /** Its answer, where HTTP 200 is all that matters about the status. */
  const answer = async (path: string, body: Body = {}, as: keyof typeof signedIn = 'admin') =>
    (await call(path, body, as)).body;

  let made = 0;
  /** A reservation in the documented words that no rule refuses. */
  function reservation(activityId: number, change: Body = {}): Body {
    made += 1;
    const number = String(made).padStart(7, '0');
    return {
      id_actividad: activityId,
      nombre: 'Carmen',
      apellidos: `Iglesias ${number}`,
      dni: `1${number}z`,
      sexo: 'F',
      codpostal: '10600',
      provincia: 'Cáceres',
      localidad: 'Plasencia',
      prefijo_telefono: '+34',
      telefono: `+34600${number}`,
      email: `carmen${number}@example.org`,
      fecha_nacimiento: '1980-02-29',
      notas: '',
      turno: '',
      notificar: 0,
      reservas: [],
      ...change,
    };
  }
  /** Stores one; answers its id. */
  async function reserve(activityId: number, change: Body = {}): Promise<number> {
    const body = await answer('/act-crear-reserva', reservation(activityId, change));
    if (typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'number') return body.id;
    throw new Error(`not stored: ${JSON.stringify(body)}`);
  }
  const passMinutes = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000));

  return { ...server, signedIn, activity, request: call, answer, reservation, reserve, passMinutes };
}

export type ReservationApp = Awaited<ReturnType<typeof createReservationApp>>;

/** A companion's slot in the documented words: an adult; a child with `adulto: '0'`. */
export function slot(change: Body = {}): Body {
  return {
    adulto: '1',
    nombre: 'Julián',
    apellidos: 'Mora',
    dni: '',
    fecha_nacimiento: '1979-07-01',
    email: '',
    ...change,
  };
}
