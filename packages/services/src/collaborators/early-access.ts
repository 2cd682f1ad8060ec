import { configuration } from '@dehesa/db/schema';
import {
  type EarlyAccessRange,
  earlyAccessState,
  type EarlyAccessState,
  isRangeInOrder,
} from '@dehesa/domain/activities';
import { EarlyAccessInput } from '@dehesa/domain/collaborators';
import { DomainError } from '@dehesa/domain/errors';
import { madridDate } from '@dehesa/domain/madrid-time';
import { earlyAccessRange } from '../activities';
import { audit } from '../audit';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';

/** The days, and whether today is one of them. */
export interface EarlyAccess extends EarlyAccessRange {
  state: EarlyAccessState;
}

/** The days on which collaborators' links may book ahead (B9), for everybody who manages collaborators. */
export async function readEarlyAccess(ctx: ServiceContext): Promise<EarlyAccess> {
  authorize(ctx, 'collaborators.manage');
  const range = await earlyAccessRange(ctx.db);
  return { ...range, state: earlyAccessState(range, madridDate(ctx.clock.now())) };
}

/**
 * Sets them, for admins (roles 0 and 1); without both days there is no early access (B9). Refuses a range that ends
 * before it begins with `collaborators.datesOutOfOrder`.
 */
export async function saveEarlyAccess(ctx: ServiceContext, raw: EarlyAccessInput): Promise<void> {
  authorize(ctx, 'earlyAccess.manage');
  const { opensOn, closesOn } = EarlyAccessInput.parse(raw);
  if (!isRangeInOrder(opensOn, closesOn)) throw DomainError.of('collaborators.datesOutOfOrder');
  await inTransaction(ctx, async (tx) => {
    const before = await earlyAccessRange(tx);
    await tx
      .update(configuration)
      .set({ earlyAccessOpensOn: opensOn, earlyAccessClosesOn: closesOn, updatedAt: ctx.clock.now() });
    await audit(ctx, tx, {
      action: 'configuration.saveEarlyAccess',
      entity: 'configuration',
      entityId: null,
      details: { from: before, to: { opensOn, closesOn } },
    });
  });
}
