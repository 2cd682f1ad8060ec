import { users } from '@dehesa/db/schema';
import { type Actor, may } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../context';

/** Who asked for a step of an import, as they are now: what they may not do any more is not done for them. */
export async function readActorOf(ctx: ServiceContext, userId: number | null): Promise<Actor> {
  const [actor] = await ctx.db
    .select({ userId: users.id, role: users.role, territoryId: users.territoryId })
    .from(users)
    .where(and(eq(users.id, userId ?? 0), users.hasAccess));
  if (actor === undefined || !may(actor, 'configuration.manage')) throw DomainError.of('access.forbidden');
  return actor;
}
