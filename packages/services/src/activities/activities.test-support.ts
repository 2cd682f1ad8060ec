import { categories, reservations, shiftPlaces, shifts, users } from '@dehesa/db/schema';
import type { Actor, Role, TerritoryId } from '@dehesa/domain/access';
import { ActivityInput } from '@dehesa/domain/activities';
import { ReservationStatus } from '@dehesa/domain/reservations';
import { createTestDatabase, memoryFiles } from '@dehesa/testing';
import { and, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';

/** For tests: a database with staff and companies, contexts for each of them, and reservations without their forms. */
export async function createActivityWorld() {
  const database = await createTestDatabase();
  const { db } = database;
  const files = memoryFiles();
  const clock = { now: () => new Date('2026-05-01T10:00:00Z') };
  const installation = { publicUrl: 'http://localhost', secretKey: Buffer.alloc(32, 1) };
  const as = (actor: Actor | null): ServiceContext => ({ db, actor, clock, files, installation });

  async function addUser(role: Role, companyName: string, territoryId: TerritoryId | null = null): Promise<Actor> {
    const email = `${companyName.toLowerCase().replace(/\W+/g, '-')}@example.test`;
    const [user] = await db.insert(users).values({ role, email, companyName, territoryId }).returning({ id: users.id });
    if (!user) throw new Error('no user inserted');
    return { userId: user.id, role, territoryId };
  }
  const [category] = await db.insert(categories).values({ nameEs: 'Aves', namePt: 'Aves' }).returning();
  if (!category) throw new Error('no category inserted');
  const actors = {
    admin: await addUser(1, 'Administración'),
    monfrague: await addUser(2, 'Gestión Monfragüe', 1),
    company: await addUser(2, 'Águila Rutas'),
    other: await addUser(2, 'Otra Empresa'),
    member: await addUser(3, 'Visitante'),
  };

  /** A complete activity of the company in Monfragüe, a month ahead. */
  function activity(change: Partial<ActivityInput> = {}, title = 'Buitres al amanecer'): ActivityInput {
    const texts = { title, description: '<p>Salida guiada</p>' };
    return ActivityInput.parse({
      texts: { es: texts, pt: { title: '', description: '' } },
      companyId: actors.company.userId,
      territoryId: 1,
      categoryId: category?.id,
      date: '2026-06-20',
      startTime: '09:00',
      endTime: '14:00',
      municipality: 'Torrejón el Rubio',
      capacity: 10,
      ...change,
    });
  }

  let references = 0;
  /** A party of `people` in a state, holding its places as that state does. */
  async function reserve(
    activityId: number,
    people: number,
    status: ReservationStatus = 2,
    shift?: string,
  ): Promise<number> {
    const [found] = shift
      ? await db
          .select()
          .from(shifts)
          .where(and(eq(shifts.activityId, activityId), eq(shifts.name, shift)))
      : [];
    references += 1;
    const [row] = await db
      .insert(reservations)
      .values({
        reference: `T${String(references).padStart(7, '0')}`,
        activityId,
        shiftId: found?.id ?? null,
        status,
        partySize: people,
        language: 'es',
        source: 'staff',
        waitingSince: status === ReservationStatus.waiting ? clock.now() : null,
      })
      .returning({ id: reservations.id });
    if (status <= 2) {
      await db
        .update(shiftPlaces)
        .set({ held: sql`${shiftPlaces.held} + ${people}` })
        .where(and(eq(shiftPlaces.activityId, activityId), eq(shiftPlaces.shiftId, found?.id ?? 0)));
    }
    return row?.id ?? 0;
  }

  /** Places by shift name; the whole activity's under ''. */
  async function places(activityId: number) {
    const rows = await db
      .select({
        name: sql<string>`coalesce(${shifts.name}, '')`,
        capacity: shiftPlaces.capacity,
        held: shiftPlaces.held,
        over: shiftPlaces.allowedOver,
      })
      .from(shiftPlaces)
      .leftJoin(shifts, eq(shifts.id, shiftPlaces.shiftId))
      .where(eq(shiftPlaces.activityId, activityId))
      .orderBy(shiftPlaces.shiftId);
    return Object.fromEntries(rows.map(({ name, ...row }) => [name, row]));
  }

  async function promotions(): Promise<number> {
    const [row] = await db.execute<{ jobs: number }>(
      sql`select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'promote-waiting'`,
    );
    return row?.jobs ?? 0;
  }

  return { ...database, as, actors, addUser, activity, reserve, places, promotions, categoryId: category.id, files };
}

export type ActivityWorld = Awaited<ReturnType<typeof createActivityWorld>>;
