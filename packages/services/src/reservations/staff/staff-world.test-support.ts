import { auditLog, categories, messages } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import { ActivityInput, noActivityTexts } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { type BookerInput, type CompanionInput, StaffReservationInput } from '@dehesa/domain/reservations';
import { createTestDatabase, insertSampleUser, memoryFiles } from '@dehesa/testing';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { createActivity, editActivity } from '../../activities/index';
import type { ServiceContext } from '../../context';
import { createReservation } from './create-reservation';

/** As a caller may write it, with what has a default left out. */
export type StaffChange = Partial<Omit<StaffReservationInput, 'booker' | 'companions'>> & {
  booker?: Partial<BookerInput>;
  companions?: Partial<CompanionInput>[];
};

/** For tests: staff of every kind, and people who never share a document or an email unless told to. */
export async function createStaffWorld() {
  const database = await createTestDatabase();
  const { db } = database;
  const base = {
    db,
    files: memoryFiles(),
    installation: { publicUrl: 'http://localhost', secretKey: Buffer.alloc(32, 1) },
  };
  let now = new Date('2026-05-01T10:00:00Z');
  const as = (actor: Actor | null): ServiceContext => ({
    ...base,
    actor: actor && { provenAt: now, ...actor },
    clock: { now: () => now },
  });
  const add = async (role: Actor['role'], email: string, territoryId: Actor['territoryId'] = null): Promise<Actor> => {
    const userId = await insertSampleUser(db, { role, email: `${email}@example.org`, companyName: email, territoryId });
    return { userId, role, territoryId };
  };
  const actors = {
    super: await add(0, 'super'),
    admin: await add(1, 'admin'),
    monfrague: await add(2, 'monfrague', 1),
    tajo: await add(2, 'tajo', 2),
    company: await add(2, 'company'),
    other: await add(2, 'other'),
    member: await add(3, 'member'),
  };
  const [category] = await db.insert(categories).values({ nameEs: 'Aves', namePt: 'Aves' }).returning();

  const inputs = new Map<number, ActivityInput>();
  async function activity(change: Partial<ActivityInput> = {}, title = 'Buitres al amanecer'): Promise<number> {
    const texts = { title, description: '<p>Salida guiada</p>' };
    const input = ActivityInput.parse({
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
    const { id } = await createActivity(as(actors.admin), input);
    inputs.set(id, input);
    return id;
  }
  /** Saves an activity of `activity` again with other places (B6). */
  async function setCapacity(id: number, capacity: number): Promise<void> {
    await editActivity(as(actors.admin), { ...ActivityInput.parse(inputs.get(id)), id, capacity });
  }

  /** Saves it a minute later with other fields, its date or hours for example (B10). */
  async function edit(id: number, fields: Partial<ActivityInput>): Promise<void> {
    passMinutes(1);
    await editActivity(as(actors.admin), { ...ActivityInput.parse(inputs.get(id)), ...fields, id });
  }

  /** The same with other shifts (B3, B6). */
  async function setShifts(id: number, shifts: string[]): Promise<void> {
    await editActivity(as(actors.admin), { ...ActivityInput.parse(inputs.get(id)), id, shifts });
  }

  function passMinutes(minutes: number): void {
    now = new Date(now.getTime() + minutes * 6e4);
  }

  let made = 0;
  const next = () => String((made += 1)).padStart(7, '0');
  /** Somebody complete and new. */
  function person() {
    const number = next();
    return {
      firstName: 'Ana',
      lastName: `Peña ${number}`,
      identity: `1${number}Z`,
      sex: 'F' as const,
      birthDate: '1990-01-01',
      postalCode: '10001',
      province: 'Cáceres',
      locality: 'Plasencia',
      phone: `60${number}`,
      email: `ana${number}@example.org`,
    };
  }
  const companion = () => ({ kind: 'adult' as const, firstName: 'Luis', lastName: 'Gil' });

  function party(activityId: number, people = 1, change: StaffChange = {}): StaffReservationInput {
    return StaffReservationInput.parse({
      activityId,
      booker: person(),
      companions: Array.from({ length: people - 1 }, companion),
      ...change,
    });
  }
  /** A reservation of `people` in a state, by the administrator. */
  async function reserve(activityId: number, people = 1, change: StaffChange = {}): Promise<number> {
    return (await createReservation(as(actors.admin), party(activityId, people, change))).id;
  }

  /** capacity, held and allowed_over by shift, in order of the shifts. */
  const places = (activityId: number) =>
    db.execute<{ capacity: number; held: number; over: number }>(
      sql`select capacity, held, allowed_over as over from shift_places where activity_id = ${activityId} order by shift_id`,
    );
  const held = async (activityId: number) => (await places(activityId)).map((row) => row.held);
  const sent = async (reservationId: number) =>
    (await db.select().from(messages).where(eq(messages.reservationId, reservationId)).orderBy(messages.id)).map(
      (row) => row.slug,
    );
  /** The newest entry about a reservation besides those of reading it, which tests do as well. */
  const lastAudit = async (reservationId: number) =>
    (
      await db
        .select()
        .from(auditLog)
        .where(
          and(
            eq(auditLog.entity, 'reservation'),
            eq(auditLog.entityId, reservationId),
            ne(auditLog.action, 'reservations.readIdentity'),
          ),
        )
        .orderBy(desc(auditLog.id))
        .limit(1)
    )[0];
  /** Where the booker's mails go. */
  const addressOf = async (reservationId: number) => {
    const [booker] = await db.execute<{ email: string }>(
      sql`select email from people where reservation_id = ${reservationId} and position = 0`,
    );
    return booker?.email ?? '';
  };
  const promotions = async () =>
    (
      await db.execute<{ jobs: number }>(
        sql`select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'promote-waiting'`,
      )
    )[0]?.jobs;

  const lastPromotion = async () =>
    (
      await db.execute<{ payload: unknown }>(
        sql`select payload from graphile_worker._private_jobs order by id desc limit 1`,
      )
    )[0]?.payload;

  return {
    ...database,
    as,
    actors,
    activity,
    setCapacity,
    setShifts,
    person,
    companion,
    party,
    reserve,
    places,
    held,
    sent,
    lastAudit,
    addressOf,
    promotions,
    lastPromotion,
    edit,
    passMinutes,
  };
}

export type StaffWorld = Awaited<ReturnType<typeof createStaffWorld>>;

/** The texts of an activity of which only the titles matter; without a Portuguese one there is none. */
export function titled(es: string, pt = ''): ActivityInput['texts'] {
  const text = (title: string) => ({ ...noActivityTexts, title, description: title && '<p>Salida guiada</p>' });
  return { es: text(es), pt: text(pt) };
}

/** The code of the refusal that a call ends in. */
export async function refusal(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
    return 'done';
  } catch (error) {
    return error instanceof DomainError ? error.code : error;
  }
}
