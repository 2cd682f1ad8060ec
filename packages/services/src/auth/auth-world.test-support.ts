import { configuration, loginFailures, messages, users } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { createTestDatabase, insertSampleUser, memoryFiles, type SampleUser } from '@dehesa/testing';
import type { ServiceContext } from '../context';
import type { PasswordHasher } from './passwords/passwords';
import type { SignInOrigin } from './sessions/open-session';
import { readSession, type SessionUser } from './sessions/read-session';
import { type SignedIn, signIn } from './sign-in';

export const minute = 60_000;
export const day = 24 * 60 * minute;
export const address = '192.0.2.10';

/** A browser that has never been here. */
export const browser: SignInOrigin = { kind: 'browser', address, userAgent: '', carried: null, device: null };
export const client: SignInOrigin = { ...browser, kind: 'token' };

/** A database with accounts, a clock to be moved, and hashes that only tests can read. */
export async function createAuthWorld() {
  const database = await createTestDatabase();
  const { db } = database;
  let now = new Date(0);
  let verified = 0;
  const hasher: PasswordHasher = {
    hash: async (password) => `hash of ${password}`,
    verify: async (stored, password) => {
      verified += 1;
      return stored === `hash of ${password}`;
    },
  };
  const ctx: ServiceContext = {
    db,
    actor: null,
    clock: { now: () => now },
    files: memoryFiles(),
    installation: { publicUrl: 'http://localhost', secretKey: Buffer.alloc(32, 7) },
  };

  return {
    db,
    ctx,
    hasher,
    close: database.close,
    now: () => now,
    /** Verifications so far: equal work is equal time (B24). */
    verified: () => verified,
    pass(milliseconds: number) {
      now = new Date(now.getTime() + milliseconds);
    },
    async reset() {
      now = new Date('2026-05-20T10:00:00Z');
      verified = 0;
      await db.delete(loginFailures);
      await db.delete(messages);
      await db.delete(users);
      await db.update(configuration).set({ appType: 'actividades', licenceEndsOn: null });
    },
    insertUser: (user: Partial<SampleUser> = {}): Promise<number> =>
      insertSampleUser(db, { email: 'ana@example.test', passwordHash: 'hash of encina-2026', ...user }),
    enter: (
      email = 'ana@example.test',
      password = 'encina-2026',
      from: Partial<SignInOrigin> = {},
    ): Promise<SignedIn> => signIn(ctx, { email, password }, { ...browser, ...from }, hasher),
    /** Who is signed in by a browser's cookie, if it opens anything. */
    read: (token: string) => readSession(ctx, { kind: 'browser', token }),
    async session(token: string): Promise<SessionUser> {
      const user = await readSession(ctx, { kind: 'browser', token });
      if (user === null) throw new Error('the session has ended');
      return user;
    },
  };
}

/** The code of the refusal that a promise ends in. */
export async function refusal(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof DomainError) return error.code;
  throw new Error('expected a refusal', { cause: error });
}
