import { createHash } from 'node:crypto';
import { configuration, files, sessions, users } from '@dehesa/db/schema';
import type { Role, TerritoryId } from '@dehesa/domain/access';
import type { SessionKind } from '@dehesa/domain/auth';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { and, eq, gt, lte, ne, sql } from 'drizzle-orm';
import { type Adapter, type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from 'lucia';
import type { ServiceContext } from '../../context';
import { mustSetSecondFactor } from '../second-factor/factors';
import type { SessionOrigin } from './session-origin';

/** What is read along with a session. */
export interface SessionAttributes {
  /** What the session is called where somebody ends it: nothing opens by it. */
  sessionId: number;
  sessionKind: SessionKind;
  lastUsedAt: Date;
  /** When it was last shown whose session it is: by signing in, or once more. */
  provenAt: Date | null;
  role: Role;
  email: string;
  firstName: string;
  lastName: string;
  alias: string;
  companyName: string;
  territoryId: TerritoryId | null;
  /** Of the user's picture in the file store. */
  imageKey: string | null;
  language: StaffLanguage;
  mustChangePassword: boolean;
  /** Its role must have a second factor and the account has none. */
  mustSetSecondFactor: boolean;
  /** Of the installation, read along so that no request needs a second query (B28). */
  licenceEndsOn: string | null;
}

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof sessionStore>;
    UserId: number;
    DatabaseSessionAttributes: SessionOrigin;
    DatabaseUserAttributes: SessionAttributes;
  }
}

type StoreContext = Pick<ServiceContext, 'db' | 'clock'>;

/** A session ends 30 days after its last use (B23). */
export const sessionLifetime = new TimeSpan(30, 'd');

/** However often it is used: who never signs in again would never prove again who they are. */
const longestSession = new TimeSpan(90, 'd');

/** Lucia over our tables, for one request at one door: of another kind's ids it knows none. */
export function sessionStore(ctx: StoreContext, kind: SessionKind) {
  return new Lucia(new HashedSessions(ctx, kind), {
    sessionExpiresIn: sessionLifetime,
    getUserAttributes: (attributes) => attributes,
  });
}

/** Makes a session last its whole lifetime from now, never past 90 days from signing in. */
export async function extendSession({ db, clock }: StoreContext, sessionId: number): Promise<void> {
  const now = clock.now();
  const idle = new Date(now.getTime() + sessionLifetime.milliseconds()).toISOString();
  await db
    .update(sessions)
    .set({
      lastUsedAt: now,
      expiresAt: sql`least(${idle}::timestamptz,
        ${sessions.createdAt} + ${longestSession.seconds()}::int * interval '1 second')`,
    })
    .where(eq(sessions.id, sessionId));
}

/** Ends every session of a user but one (B23); answers how many. */
export async function endOtherSessions(
  db: ServiceContext['db'],
  userId: number,
  keptSessionId: number,
): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, keptSessionId)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** The kind is part of what is hashed: the value of a cookie is another session's at the door of tokens, so nobody's. */
export function sessionHash(kind: SessionKind, sessionId: string): string {
  return createHash('sha256').update(`${kind}\n${sessionId}`).digest('base64url');
}

/**
 * Stores only the SHA-256 of a session's id: a leaked table gives no usable cookie (B23). Expiries are made and kept
 * here, by the context's clock: Lucia, which reads the machine's, is told of none that is near.
 */
class HashedSessions implements Adapter {
  readonly #db: ServiceContext['db'];
  readonly #clock: ServiceContext['clock'];
  readonly #kind: SessionKind;

  constructor({ db, clock }: StoreContext, kind: SessionKind) {
    this.#db = db;
    this.#clock = clock;
    this.#kind = kind;
  }

  async getSessionAndUser(sessionId: string): Promise<[DatabaseSession | null, DatabaseUser | null]> {
    const [row] = await this.#db
      .select({
        userId: users.id,
        origin: { network: sessions.network, browser: sessions.browser, system: sessions.system },
        user: {
          sessionId: sessions.id,
          sessionKind: sessions.kind,
          lastUsedAt: sessions.lastUsedAt,
          provenAt: sessions.provenAt,
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
          mustSetSecondFactor,
          licenceEndsOn: configuration.licenceEndsOn,
        },
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(files, eq(files.id, users.imageId))
      .leftJoin(configuration, eq(configuration.id, 1))
      .where(
        and(
          eq(sessions.idHash, sessionHash(this.#kind, sessionId)),
          eq(sessions.kind, this.#kind),
          gt(sessions.expiresAt, this.#clock.now()),
          users.hasAccess,
        ),
      );
    if (!row) return [null, null];
    const { userId, user, origin } = row;
    // The raw id goes back: Lucia hands it to updateSessionExpiration and deleteSession.
    const session = { id: sessionId, userId, expiresAt: wholeLifetime(), attributes: origin };
    return [session, { id: userId, attributes: sessionAttributes(user) }];
  }

  async getUserSessions(userId: number): Promise<DatabaseSession[]> {
    const rows = await this.#db.select().from(sessions).where(eq(sessions.userId, userId));
    return rows.map(({ idHash, network, browser, system }) => ({
      id: idHash,
      userId,
      expiresAt: wholeLifetime(),
      attributes: { network, browser, system },
    }));
  }

  async setSession({ id, userId, attributes }: DatabaseSession): Promise<void> {
    const now = this.#clock.now();
    await this.#db.insert(sessions).values({
      idHash: sessionHash(this.#kind, id),
      kind: this.#kind,
      userId,
      createdAt: now,
      lastUsedAt: now,
      provenAt: now,
      expiresAt: new Date(now.getTime() + sessionLifetime.milliseconds()),
      ...attributes,
    });
  }

  /** Lucia sees no session whose expiry is near, so it asks for nothing: `extendSession` is ours. */
  async updateSessionExpiration(): Promise<void> {
    // Nothing to do.
  }

  async deleteSession(sessionId: string): Promise<void> {
    await this.#db.delete(sessions).where(eq(sessions.idHash, sessionHash(this.#kind, sessionId)));
  }

  async deleteUserSessions(userId: number): Promise<void> {
    await this.#db.delete(sessions).where(eq(sessions.userId, userId));
  }

  async deleteExpiredSessions(): Promise<void> {
    await this.#db.delete(sessions).where(lte(sessions.expiresAt, this.#clock.now()));
  }
}

const wholeLifetime = () => new Date(Date.now() + sessionLifetime.milliseconds());

/** Checks of the tables keep kind, role, territory and language within their sets. */
function sessionAttributes(
  row: { sessionKind: string; role: number; territoryId: number | null; language: string } & Omit<
    SessionAttributes,
    'sessionKind' | 'role' | 'territoryId' | 'language'
  >,
): SessionAttributes {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tables' checks hold these sets
  return row as SessionAttributes;
}
