import { auditLog, configuration, messages, sessions, users } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import type { AppType } from '@dehesa/domain/configuration';
import { CreateAccountInput } from '@dehesa/domain/users';
import { createTestDatabase, insertSampleUser, memoryFiles } from '@dehesa/testing';
import { and, eq } from 'drizzle-orm';
import type { PasswordHasher } from '../auth';
import type { ServiceContext } from '../context';
import { createAccount } from './create-account';

/** Hashes that only tests can read. */
export const hasher: PasswordHasher = {
  hash: async (password) => `hash of ${password}`,
  verify: async (stored, password) => stored === `hash of ${password}`,
};

/** For tests: a caller of every role, and users made by them. */
export async function createUserWorld() {
  const database = await createTestDatabase();
  const { db } = database;
  const files = memoryFiles();
  const now = new Date('2026-05-01T10:00:00Z');
  const as = (actor: Actor | null): ServiceContext => ({
    db,
    files,
    installation: { publicUrl: 'http://localhost', secretKey: Buffer.alloc(32, 1) },
    actor: actor && { provenAt: now, ...actor },
    clock: { now: () => now },
  });
  const add = async (role: Actor['role'], name: string, territoryId: Actor['territoryId'] = null): Promise<Actor> => {
    const userId = await insertSampleUser(db, { role, email: `${name}@example.org`, territoryId });
    return { userId, role, territoryId };
  };
  const actors = {
    super: await add(0, 'super'),
    admin: await add(1, 'admin'),
    tajo: await add(2, 'tajo', 2),
    member: await add(3, 'member'),
    collaborator: await add(4, 'collaborator', 1),
  };

  let made = 0;
  /** A complete one that nobody else has the address of. */
  function input(change: Partial<CreateAccountInput> = {}): CreateAccountInput {
    made += 1;
    return CreateAccountInput.parse({
      role: 3,
      firstName: 'Rosa',
      lastName: `Nogales ${made}`,
      email: `rosa${made}@example.org`,
      password: 'jara y romero',
      ...change,
    });
  }
  const create = async (change: Partial<CreateAccountInput> = {}, actor: Actor = actors.super): Promise<number> =>
    (await createAccount(as(actor), input(change), hasher)).id;

  return {
    ...database,
    as,
    add,
    actors,
    input,
    create,
    files,
    now,
    mode: async (appType: AppType) => db.update(configuration).set({ appType }),
    stored: async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0],
    /** Opens a session of a user, to see whether it lasts. */
    signedIn: async (userId: number) =>
      db.insert(sessions).values({ idHash: `of ${userId}`, userId, expiresAt: new Date('2027-01-01') }),
    sessionsOf: async (userId: number) => db.$count(sessions, eq(sessions.userId, userId)),
    /** The messages to an address, the oldest first. */
    told: async (recipient: string) =>
      db.select().from(messages).where(eq(messages.recipient, recipient)).orderBy(messages.id),
    audited: async (entityId: number) =>
      db
        .select({ action: auditLog.action, details: auditLog.details, actorId: auditLog.actorId })
        .from(auditLog)
        .where(and(eq(auditLog.entity, 'user'), eq(auditLog.entityId, entityId)))
        .orderBy(auditLog.id),
  };
}

/** What a verb that refused threw. */
export const refusal = (code: string) => ({ failure: { code } });
