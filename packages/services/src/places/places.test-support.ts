import type { Queryable } from '@dehesa/db';
import type { Actor } from '@dehesa/domain/access';
import { testContext } from '@dehesa/testing';
import type { ServiceContext } from '../context';

/** Nobody in particular, or somebody of a role. */
export function placesContext(db: Queryable, role?: Actor['role']): ServiceContext {
  return testContext(db, {
    actor: role === undefined ? null : { userId: 1, role, territoryId: null },
    clock: { now: () => new Date('2026-05-01T10:00:00Z') },
  });
}

/** The same one, so many seconds on. */
export function later(ctx: ServiceContext, seconds: number): ServiceContext {
  const at = new Date(ctx.clock.now().getTime() + seconds * 1000);
  return { ...ctx, clock: { now: () => at } };
}
