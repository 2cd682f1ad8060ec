import { passkeys, recoveryCodes, rememberedDevices, totpSecrets, users } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';

// Tables are named in full: Drizzle leaves them out of the columns of a selection from one table.
/** Whether the account of the row of `users` at hand has a second factor: an app or a passkey. */
export const hasSecondFactor: SQL<boolean> = sql<boolean>`(
  exists (select 1 from totp_secrets where totp_secrets.user_id = users.id)
  or exists (select 1 from passkeys where passkeys.user_id = users.id))`;

/** Whether the role of the row of `users` at hand must have one. */
export const needsSecondFactor: SQL<boolean> = sql<boolean>`
  exists (select 1 from second_factor_roles where second_factor_roles.role = users.role)`;

/** Whether it must have one and has none. */
export const mustSetSecondFactor: SQL<boolean> = sql<boolean>`(${needsSecondFactor} and not ${hasSecondFactor})`;

/** What an account can take the second step with. */
export interface Factors {
  totp: boolean;
  passkeys: number;
  /** Codes that were not used. */
  recoveryCodes: number;
}

/** What an account can prove itself with besides its password. */
export async function readFactors(db: ServiceContext['db'], userId: number): Promise<Factors> {
  const [apps, keys, codes] = await Promise.all([
    db.$count(totpSecrets, eq(totpSecrets.userId, userId)),
    db.$count(passkeys, eq(passkeys.userId, userId)),
    db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))),
  ]);
  return { totp: apps > 0, passkeys: keys, recoveryCodes: codes };
}

/** Holds the account until commit, so that of two changes of its factors at once the second sees the first's. */
export async function lockFactors(
  tx: ServiceContext['db'],
  userId: number,
): Promise<Factors & { role: number; required: boolean }> {
  const [user] = await tx
    .select({ role: users.role, required: needsSecondFactor })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!user) throw DomainError.of('record.notFound');
  return { ...user, ...(await readFactors(tx, userId)) };
}

/** Refuses with `auth.lastSecondFactor` what would leave a role that must have a second factor without one. */
export function assertNotTheLast(factors: Factors & { required: boolean }): void {
  if (factors.required && Number(factors.totp) + factors.passkeys <= 1) throw DomainError.of('auth.lastSecondFactor');
}

/** Without an app and passkeys there is nothing that codes or devices could stand in for. */
export async function forgetStandIns(tx: ServiceContext['db'], userId: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(rememberedDevices).where(eq(rememberedDevices.userId, userId));
}
