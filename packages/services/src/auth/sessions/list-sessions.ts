import { sessions, users } from '@dehesa/db/schema';
import { SessionKind, UserSessionsInput } from '@dehesa/domain/auth';
import { DomainError } from '@dehesa/domain/errors';
import { and, desc, eq, gt } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../../context';

/** A session as its owner knows it again. */
export interface OpenSession {
  id: number;
  kind: SessionKind;
  /** Where from, `192.0.2.0/24`; empty where it is not known. */
  network: string;
  /** Names; empty where they are not known. */
  browser: string;
  system: string;
  signedInAt: Date;
  /** To ten minutes. */
  lastUsedAt: Date;
  /** The one that asks. */
  isThis: boolean;
}

/** One's own open sessions, or those of any user for a super admin; the last used first. */
export async function listSessions(
  ctx: ServiceContext,
  raw: UserSessionsInput,
  currentSessionId: number,
): Promise<OpenSession[]> {
  const userId = await reachedUser(ctx, UserSessionsInput.parse(raw));
  const rows = await ctx.db
    .select({
      id: sessions.id,
      kind: sessions.kind,
      network: sessions.network,
      browser: sessions.browser,
      system: sessions.system,
      signedInAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, ctx.clock.now())))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
  return rows.map((row) => ({ ...row, kind: SessionKind.parse(row.kind), isThis: row.id === currentSessionId }));
}

/** Whose sessions are meant: one's own for everybody, another's for who manages users of every role (B22). */
export async function reachedUser(ctx: ServiceContext, { userId }: UserSessionsInput): Promise<number> {
  const actor = authorize(ctx, 'account.manageOwn');
  if (userId === undefined || userId === actor.userId) return actor.userId;
  authorize(ctx, 'users.manage');
  const [user] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  if (!user) throw DomainError.of('record.notFound');
  return user.id;
}
