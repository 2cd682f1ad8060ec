import { configuration } from '@dehesa/db/schema';
import {
  type EarlyAccessRange,
  earlyAccessState,
  type EarlyAccessState,
  isRangeInOrder,
} from '@dehesa/domain/activities';
import { EarlyAccessChangesInput, EarlyAccessInput } from '@dehesa/domain/collaborators';
import { DomainError } from '@dehesa/domain/errors';
import { madridDate } from '@dehesa/domain/madrid-time';
import { earlyAccessRange } from '../activities';
import { audit } from '../audit';
import { assertUnchanged, holdSettings, lastSave, savesAfter, type SettingsChange } from '../configuration/index';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';

/** The days, and whether today is one of them. */
export interface EarlyAccess extends EarlyAccessRange {
  state: EarlyAccessState;
  /** What a save names (B95). */
  stamp: number;
}

/** The days on which collaborators' links may book ahead (B9), for everybody who manages collaborators. */
export async function readEarlyAccess(ctx: ServiceContext): Promise<EarlyAccess> {
  authorize(ctx, 'collaborators.manage');
  // First: what is read after it is at least as new.
  const stamp = await lastSave(ctx.db);
  const range = await earlyAccessRange(ctx.db);
  return { ...range, state: earlyAccessState(range, madridDate(ctx.clock.now())), stamp };
}

/**
 * Sets them, for admins (roles 0 and 1); without both days there is no early access (B9). Refuses a range that ends
 * before it begins with `collaborators.datesOutOfOrder`; with `since`, `configuration.changedMeanwhile` where somebody
 * changed them after they were read (B95).
 */
export async function saveEarlyAccess(ctx: ServiceContext, raw: EarlyAccessInput): Promise<void> {
  authorize(ctx, 'earlyAccess.manage');
  const { opensOn, closesOn, since } = EarlyAccessInput.parse(raw);
  if (!isRangeInOrder(opensOn, closesOn)) throw DomainError.of('collaborators.datesOutOfOrder');
  await inTransaction(ctx, async (tx) => {
    await holdSettings(tx);
    const before = await earlyAccessRange(tx);
    if (before.opensOn === opensOn && before.closesOn === closesOn) return;
    if (since !== undefined) await assertUnchanged(tx, since, ['earlyAccess']);
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

/** Who saved them since they were read, the newest first (B95), for who may set them. */
export async function listEarlyAccessChanges(
  ctx: ServiceContext,
  raw: EarlyAccessChangesInput,
): Promise<SettingsChange[]> {
  authorize(ctx, 'earlyAccess.manage');
  return savesAfter(ctx, EarlyAccessChangesInput.parse(raw).since, 'earlyAccess');
}
