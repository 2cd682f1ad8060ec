import { passkeys, totpSecrets, users } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { asc, eq } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../../context';
import { needsSecondFactor, readFactors } from './factors';
import { relyingParty } from './passkeys/relying-party';
import { listDevices, type RememberedDevice } from './remembered-devices';

/** One's own second factor as the profile shows it: never a key, a code or anything that opens something. */
export interface SecondFactor {
  /** Since when there is an app. */
  totp: { createdAt: Date } | null;
  passkeys: { id: number; name: string; createdAt: Date; lastUsedAt: Date | null }[];
  recoveryCodesLeft: number;
  devices: RememberedDevice[];
  /** Whether the role must have one. */
  required: boolean;
  /** Whether the installation's address can have passkeys. */
  passkeysPossible: boolean;
}

/** `device`: what the asking browser shows as remembered. */
export async function readSecondFactor(ctx: ServiceContext, device: string | null): Promise<SecondFactor> {
  const { userId } = authorize(ctx, 'account.manageOwn');
  const [account] = await ctx.db.select({ required: needsSecondFactor }).from(users).where(eq(users.id, userId));
  if (!account) throw DomainError.of('record.notFound');
  const [totp] = await ctx.db
    .select({ createdAt: totpSecrets.createdAt })
    .from(totpSecrets)
    .where(eq(totpSecrets.userId, userId));
  return {
    totp: totp ?? null,
    passkeys: await ctx.db
      .select({
        id: passkeys.id,
        name: passkeys.name,
        createdAt: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(passkeys.id)),
    recoveryCodesLeft: (await readFactors(ctx.db, userId)).recoveryCodes,
    devices: await listDevices(ctx, userId, device),
    required: account.required,
    passkeysPossible: relyingParty(ctx.installation) !== undefined,
  };
}
