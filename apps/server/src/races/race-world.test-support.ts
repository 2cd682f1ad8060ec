import { openDatabase } from '@dehesa/db';
import { categories, territories } from '@dehesa/db/schema';
import { type ActivityInput, noActivityTexts } from '@dehesa/domain/activities';
import type { DomainErrorCode } from '@dehesa/domain/errors';
import { BookingInput, type CompanionInput, type StaffReservationInput } from '@dehesa/domain/reservations';
import type { ServiceContext } from '@dehesa/services/context';
import { emptyTables, insertSampleUser } from '@dehesa/testing';
import { createTRPCClient, httpLink, TRPCClientError } from '@trpc/client';
import { sql } from 'drizzle-orm';
import { rmSync } from 'node:fs';
import superjson from 'superjson';
import { buildApp } from '../app';
import { writeFakeWeb } from '../public-pages/fake-web.test-support';
import { createTestApp } from '../test-app.test-support';
import type { AppRouter } from '../trpc/root';

type Client = ReturnType<typeof createTRPCClient<AppRouter>>;

/** What became of one call: what it answered, or the code of the rule that refused it. */
export type Outcome<T> = { answer: T } | { refused: DomainErrorCode };

export interface RaceWorld {
  visitor: Client;
  staff: Client;
  sql(text: string): Promise<Record<string, unknown>[]>;
  /** Sends a form of a public page, as a browser does; answers the status. */
  sendForm(path: string, fields: Record<string, string>): Promise<number>;
  /** Publishes an activity in ten days; answers its id. */
  publish(changes?: Partial<ActivityInput>): Promise<number>;
  /** Saves it again with another capacity. */
  setCapacity(activityId: number, capacity: number): Promise<unknown>;
  /** Leaves the activities and takes every reservation away. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

/** What a process stores together it does one after the other (decision 0069): only between processes is there a race. */
const serverCount = 3;

/**
 * Real apps on one database, each listening on a port of its own as if it were another process, with every write of a
 * reservation slowed so that all of them overlap. Calls come by one after the other of them.
 */
export async function createRaceWorld(testing?: ServiceContext['testing']): Promise<RaceWorld> {
  const webDir = writeFakeWeb();
  const test = await createTestApp({ webDir, ...(testing ? { testing } : {}) });
  const { db } = test.deps;
  const rows = async (text: string) => [...(await db.execute(sql.raw(text)))];
  // Longer where a race must show: whatever the machine does meanwhile, the writes overlap.
  await slowDown(rows, testing ? 0.4 : 0.1);
  const databases = Array.from({ length: serverCount - 1 }, () => openDatabase(test.databaseUrl));
  const others = await Promise.all(databases.map((own) => buildApp({ ...test.deps, db: own })));
  const apps = [test.app, ...others];
  const origins = await Promise.all(apps.map((app) => app.listen({ port: 0, host: '127.0.0.1' })));
  let calls = 0;
  const nextOrigin = () => origins[(calls += 1) % origins.length] ?? '';
  const { token } = await test.signInAs({ role: 1 });
  const companyId = await insertSampleUser(db, { role: 2, email: 'empresa@example.test' });
  await db
    .insert(territories)
    .values({ id: 1, nameEs: 'Monfragüe', namePt: 'Monfragüe', referencePrefix: 'MON' })
    .onConflictDoNothing();
  const [category] = await db.insert(categories).values({ nameEs: 'Senderismo', namePt: 'Caminhada' }).returning();
  const anyServer: typeof fetch = (address, init) => {
    const { pathname, search } = new URL(address instanceof Request ? address.url : address);
    return fetch(`${nextOrigin()}${pathname}${search}`, init);
  };
  const client = (headers: Record<string, string>) =>
    createTRPCClient<AppRouter>({
      links: [httpLink({ url: 'http://any-server/trpc', transformer: superjson, headers, fetch: anyServer })],
    });
  const staff = client({ cookie: `dehesa_session=${token}`, origin: test.deps.installation.publicUrl });
  const inputs = new Map<number, ActivityInput>();
  return {
    visitor: client({}),
    staff,
    sql: rows,
    async sendForm(path, fields) {
      const body = new URLSearchParams(fields);
      const sent = await fetch(`${nextOrigin()}${path}`, { method: 'POST', body, redirect: 'manual' });
      await sent.arrayBuffer();
      return sent.status;
    },
    async publish(changes = {}) {
      const input = activityInput({ companyId, categoryId: category?.id ?? 0, ...changes });
      const { id } = await staff.activities.create.mutate(input);
      inputs.set(id, input);
      return id;
    },
    setCapacity(activityId, capacity) {
      const input = inputs.get(activityId);
      if (!input) throw new Error(`activity ${activityId} was not published here`);
      return staff.activities.edit.mutate({ ...input, id: activityId, capacity });
    },
    async forget() {
      await emptyTables(
        test.deps.db,
        'reservations',
        'conversations',
        'visitor_counts',
        'graphile_worker._private_jobs',
      );
      await rows('update shift_places set held = 0, allowed_over = 0');
    },
    async close() {
      await Promise.all(others.map((app) => app.close()));
      await Promise.all(databases.map((own) => own.close()));
      await test.close();
      rmSync(webDir, { recursive: true });
    },
  };
}

/** A transaction that writes a reservation cannot end before others have looked: without its check a race must show. */
async function slowDown(rows: RaceWorld['sql'], seconds: number): Promise<void> {
  await rows(`create function slow_down() returns trigger language plpgsql as
    $$ begin perform pg_sleep(${seconds}); return null; end $$`);
  await rows(`create trigger slow_down after insert or update on reservations
    for each statement execute function slow_down()`);
  // Long enough for bookings to come as far as the outing's row, shorter than they wait for it.
  await rows(`create function suspend_slowly() returns trigger language plpgsql as
    $$ begin perform pg_sleep(${seconds * 4}); return null; end $$`);
  await rows(`create trigger suspend_slowly after insert on outing_suspensions
    for each statement execute function suspend_slowly()`);
}

export function inDays(days: number): string {
  return new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);
}

function activityInput(
  changes: Partial<ActivityInput> & Pick<ActivityInput, 'companyId' | 'categoryId'>,
): ActivityInput {
  const text = { ...noActivityTexts, title: 'Ruta', description: '<p>Ruta</p>' };
  return {
    // Not the same object twice: a client would tell so, which is refused (B51).
    texts: { es: text, pt: { ...text } },
    territoryId: 1,
    organizer: '',
    date: inDays(10),
    startTime: '10:00',
    endTime: '12:00',
    week: null,
    scheduleChange: null,
    municipality: 'Torrejón el Rubio',
    postalCode: null,
    position: null,
    capacity: 1,
    minimumPeople: null,
    shiftMinutes: null,
    phone: '',
    distanceMetres: null,
    difficulty: null,
    free: false,
    minimumAge: 0,
    childrenAllowed: true,
    shifts: [],
    externalBookingUrl: '',
    hidden: false,
    registrationOpensOn: null,
    registrationClosesOn: null,
    confirmsAtOnce: false,
    questions: [],
    waitingListMode: 'manual',
    offerHours: 12,
    reminderHours: [168, 48],
    principal: true,
    imageId: null,
    ...changes,
  };
}

const letters = 'TRWAGMYFPDXBNJZSQVHLCKE';
const identityOf = (person: number) => `${String(person).padStart(8, '0')}${letters.charAt(person % 23)}`;

/** Companion `slot` of person `person`: nobody else has this document. */
export function companionOf(person: number, slot: number): CompanionInput {
  return {
    kind: 'adult',
    firstName: 'Luz',
    lastName: `Peña ${person}`,
    birthDate: '1991-04-05',
    identity: identityOf(10_000_000 * slot + person),
    sex: 'F',
    postalCode: '',
    province: '',
    locality: '',
    phone: '',
    email: '',
  };
}

/** A booking by person number `person`, alone or with companions. */
export function bookingOf(
  activityId: number,
  person: number,
  companions = 0,
  changes: Partial<BookingInput> = {},
): BookingInput {
  const { booker, ...others } = changes;
  return BookingInput.parse({
    activityId,
    booker: {
      firstName: 'Sol',
      lastName: `Rey ${person}`,
      identity: identityOf(person),
      sex: 'F',
      postalCode: '10001',
      province: 'Cáceres',
      locality: 'Cáceres',
      phone: '600000000',
      email: `persona${person}@example.test`,
      birthDate: '1990-02-03',
      ...booker,
    },
    companions: Array.from({ length: companions }, (_, index) => companionOf(person, index + 1)),
    photoConsent: true,
    privacyAccepted: true,
    ...others,
  });
}

/** The same party as staff enters it. */
export function staffInputOf(
  activityId: number,
  person: number,
  status: 1 | 2 | 3,
  companions = 0,
): StaffReservationInput {
  const { booker, companions: others, language, shift, notes } = bookingOf(activityId, person, companions);
  return { activityId, booker, companions: others, language, shift, notes, status, notify: false, force: false };
}

/** All at once; a refusal by a rule is an outcome, anything else fails the test. */
export function allAtOnce<T>(calls: readonly (() => Promise<T>)[]): Promise<Outcome<T>[]> {
  return Promise.all(
    calls.map(async (call): Promise<Outcome<T>> => {
      try {
        return { answer: await call() };
      } catch (error) {
        const code = error instanceof TRPCClientError ? refusalOf(error.data) : undefined;
        if (code === undefined) throw error;
        return { refused: code };
      }
    }),
  );
}

/** `error.data.domain.code`, as the server's error formatter gives it. */
function refusalOf(data: unknown): DomainErrorCode | undefined {
  const { domain } = (data ?? {}) as { domain?: { code: DomainErrorCode } | null };
  return domain?.code;
}

/** How often each outcome came: `ok`, or the code of the refusal. */
export function tally(outcomes: readonly Outcome<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) {
    const key = 'refused' in outcome ? outcome.refused : 'ok';
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}
