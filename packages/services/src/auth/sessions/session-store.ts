import { createHash } from 'node:crypto';
import { configuration, files, sessions, users } from '@dehesa/db/schema';
import type { Role, TerritoryId } from '@dehesa/domain/access';
import type { Language } from '@dehesa/domain/languages';
import { and, eq, gt, lte, ne } from 'drizzle-orm';
import { type Adapter, type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from 'lucia';
import type { ServiceContext } from '../context';

/** What is read along with a session. */
export interface SessionAttributes {
  role: Role;
  email: string;
  firstName: string;
  lastName: string;
  alias: string;
  companyName: string;
  territoryId: TerritoryId | null;
  /** Of the user's picture in the file store. */
  imageKey: string | null;
  language: Language;
  mustChangePassword: boolean;
  /** Of the installation, read along so that no request needs a second query (B28). */
  licenceEndsOn: string | null;
}

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof sessionStore>;
    UserId: number;
    DatabaseUserAttributes: SessionAttributes;
  }
}

/** A session ends 30 days after its last use (B23). */
export const sessionLifetime = new TimeSpan(30, 'd');

/** Lucia over our tables, for one request. */
export function sessionStore(ctx: Pick<ServiceContext, 'db' | 'clock'>) {
  return new Lucia(new HashedSessions(ctx), {
    sessionExpiresIn: sessionLifetime,
    getUserAttributes: (attributes) => attributes,
  });
}

/** The user of a session without using it: Lucia's own look makes one last longer past half of its lifetime. */
export async function lookAtSession(
  ctx: Pick<ServiceContext, 'db' | 'clock'>,
  sessionId: string,
): Promise<(SessionAttributes & { id: number }) | null> {
  const [, user] = await new HashedSessions(ctx).getSessionAndUser(sessionId);
  return user && { ...user.attributes, id: user.id };
}

/** Makes a session last its whole lifetime from now. */
export async function extendSession(ctx: Pick<ServiceContext, 'db' | 'clock'>, sessionId: string): Promise<void> {
  await ctx.db
    .update(sessions)
    .set({ expiresAt: lifetimeFrom(ctx.clock) })
    .where(eq(sessions.idHash, hashOf(sessionId)));
}

/** Ends every session of a user but one (B23). */
export async function endOtherSessions(db: ServiceContext['db'], userId: number, keptSessionId: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.idHash, hashOf(keptSessionId))));
}

const lifetimeFrom = (clock: ServiceContext['clock']) =>
  new Date(clock.now().getTime() + sessionLifetime.milliseconds());

const hashOf = (sessionId: string) => createHash('sha256').update(sessionId).digest('base64url');

/**
 * Stores only the SHA-256 of a session's id: a leaked table gives no usable cookie (B23). Lucia reads the machine's
 * clock, the product its context's: expiries are made and kept by ours, and shifted for Lucia.
 */
class HashedSessions implements Adapter {
  readonly #db: ServiceContext['db'];
  readonly #clock: ServiceContext['clock'];

  constructor({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>) {
    this.#db = db;
    this.#clock = clock;
  }

  async getSessionAndUser(sessionId: string): Promise<[DatabaseSession | null, DatabaseUser | null]> {
    const [row] = await this.#db
      .select({
        expiresAt: sessions.expiresAt,
        userId: users.id,
        user: {
          role: users.role,
          email: users.email,
          firstName: users.firstName,
          lastName: users.lastName,
          alias: users.alias,
          companyName: users.companyName,
          territoryId: users.territoryId,
          imageKey: files.storageKey,
          language: users.language,
          mustChangePassword: users.mustChangePassword,
          licenceEndsOn: configuration.licenceEndsOn,
        },
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(files, eq(files.id, users.imageId))
      .leftJoin(configuration, eq(configuration.id, 1))
      .where(and(eq(sessions.idHash, hashOf(sessionId)), gt(sessions.expiresAt, this.#clock.now()), users.hasAccess));
    if (!row) return [null, null];
    const { expiresAt, userId, user } = row;
    // The raw id goes back: Lucia hands it to updateSessionExpiration and deleteSession.
    const session = { id: sessionId, userId, expiresAt: this.#forLucia(expiresAt), attributes: {} };
    return [session, { id: userId, attributes: sessionAttributes(user) }];
  }

  async getUserSessions(userId: number): Promise<DatabaseSession[]> {
    const rows = await this.#db.select().from(sessions).where(eq(sessions.userId, userId));
    return rows.map((row) => ({ id: row.idHash, userId, expiresAt: this.#forLucia(row.expiresAt), attributes: {} }));
  }

  async setSession({ id, userId }: DatabaseSession): Promise<void> {
    await this.#db.insert(sessions).values({ idHash: hashOf(id), userId, expiresAt: lifetimeFrom(this.#clock) });
  }

  async updateSessionExpiration(sessionId: string): Promise<void> {
    await extendSession({ db: this.#db, clock: this.#clock }, sessionId);
  }

  async deleteSession(sessionId: string): Promise<void> {
    await this.#db.delete(sessions).where(eq(sessions.idHash, hashOf(sessionId)));
  }

  async deleteUserSessions(userId: number): Promise<void> {
    await this.#db.delete(sessions).where(eq(sessions.userId, userId));
  }

  async deleteExpiredSessions(): Promise<void> {
    await this.#db.delete(sessions).where(lte(sessions.expiresAt, this.#clock.now()));
  }

  #forLucia(expiresAt: Date): Date {
    return new Date(expiresAt.getTime() - this.#clock.now().getTime() + Date.now());
  }
}

/** Checks of the table keep role, territory and language within their sets. */
function sessionAttributes(
  row: { role: number; territoryId: number | null; language: string } & Omit<
    SessionAttributes,
    'role' | 'territoryId' | 'language'
  >,
): SessionAttributes {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table's checks hold these sets
  return row as SessionAttributes;
}
