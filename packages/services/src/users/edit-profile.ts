import { users } from '@dehesa/db/schema';
import { Role } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import { madridDate } from '@dehesa/domain/madrid-time';
import { checkProfile, ProfileInput } from '@dehesa/domain/users';
import { eq } from 'drizzle-orm';
import { readAppType } from '../app-type';
import { audit, changedFields } from '../audit';
import { authorize, type ServiceContext } from '../context';
import { refuseTakenEmail } from '../database-errors';
import { requireFiles } from '../files';
import { inTransaction } from '../in-transaction';
import { concludeOwnMove, isMoved, type OwnEdit, proveOwnMove } from './own-email';
import { type Profile, selectProfile } from './profile-rows';

/**
 * Saves one's own data. Refuses with `users.incomplete`, `.emailInvalid` and `.emailTaken`; another address also with
 * `auth.invalidCredentials` and `auth.tooManyAttempts`: it needs the password, is told to the old one and ends all other
 * sessions.
 */
export async function editProfile(ctx: ServiceContext, raw: ProfileInput, own: OwnEdit | null = null): Promise<void> {
  authorize(ctx, 'account.manageOwn');
  const input = ProfileInput.parse(raw);
  await mergeProfile(ctx, () => input, own);
}

/** The same for who names only some of the fields; what is stored is locked until `merge`'s answer is saved. */
export async function mergeProfile(
  ctx: ServiceContext,
  merge: (stored: Profile) => ProfileInput,
  own: OwnEdit | null = null,
): Promise<void> {
  const actor = authorize(ctx, 'account.manageOwn');
  const shown = await selectProfile(ctx, actor, await readAppType(ctx.db));
  const proven = await proveOwnMove(ctx, actor.userId, { from: shown.email, to: merge(shown).email }, own);
  await inTransaction(ctx, async (tx) => {
    const appType = await readAppType(tx);
    const stored = await selectProfile({ ...ctx, db: tx }, actor, appType, { lock: true });
    const { website, services, ...input } = ProfileInput.parse(merge(stored));
    const failed = checkProfile(
      { ...input, website, services },
      { appType, today: madridDate(ctx.clock.now()), role: actor.role },
    );
    if (failed) throw DomainError.from(failed);
    if (input.imageId !== null) await requireFiles(tx, [input.imageId], ['image']);
    const moved = isMoved(stored.email, input.email);
    const columns = {
      ...input,
      language: input.language ?? stored.language,
      ...(actor.role === Role.collaborator && { website, services }),
    };
    await tx
      .update(users)
      .set({
        ...columns,
        // What was proven of the old address says nothing of the new one.
        ...(moved && { emailVerifiedAt: null, oneTimePasswordHash: null, oneTimePasswordExpiresAt: null }),
        updatedAt: ctx.clock.now(),
      })
      .where(eq(users.id, actor.userId))
      .catch(refuseTakenEmail);
    if (moved) await concludeOwnMove(tx, stored, input.email, proven);
    await audit(ctx, tx, {
      action: 'users.editProfile',
      entity: 'user',
      entityId: actor.userId,
      details: { changed: changedFields(stored, columns) },
    });
  });
}
