import type { ServiceContext } from '../context';

/**
 * Links to offers and other dates that left before they named their reader open until the day after the deadline: whoever
 * got them has places held, and nothing else reaches them in time (decision 0051).
 */
export function isAnswerable(ctx: ServiceContext, expiresAt: Date | null): boolean {
  return expiresAt !== null && ctx.clock.now().getTime() < expiresAt.getTime() + 86_400_000;
}
