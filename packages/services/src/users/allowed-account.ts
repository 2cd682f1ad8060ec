import { tariffs } from '@dehesa/db/schema';
import { type Actor, Role } from '@dehesa/domain/access';
import type { AppType } from '@dehesa/domain/configuration';
import { DomainError } from '@dehesa/domain/errors';
import { type AccountInput, assignableRoles, feeExpiry, fixesExpiry, type MembershipInput } from '@dehesa/domain/users';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { requireFiles } from '../files';
import type { Account } from './account-rows';

/**
 * The columns of `users` that a form decides, as the actor may save them: with a role that it gives, an image that there
 * is, held until the commit, and the fee as its tariff has it (D6).
 */
export async function allowedAccount(
  tx: ServiceContext['db'],
  actor: Actor,
  appType: AppType,
  { membership, ...input }: AccountInput,
  stored: Account | null,
) {
  if (!assignableRoles(actor).includes(input.role)) throw DomainError.of('users.roleNotAllowed');
  if (input.imageId !== null) await requireFiles(tx, [input.imageId], ['image']);
  // Whoever is no member any more has no fee, of which a tariff would count; without the gym's fields nothing is lost (B44).
  const fee = input.role === Role.member ? membership : null;
  const saysFee = appType === 'gimnasio' && fee !== undefined;
  return {
    ...input,
    territoryId: input.role === Role.manager ? input.territoryId : null,
    language: input.language ?? stored?.language ?? 'es',
    ...(saysFee && (await feeColumns(tx, fee, stored?.membership ?? null))),
  };
}

async function feeColumns(tx: ServiceContext['db'], membership: MembershipInput | null, stored: Account['membership']) {
  if (membership === null) return { tariffId: null, feePaidOn: null, feeExpiresOn: null };
  const { tariffId, paidOn, expiresOn } = membership;
  const tariff = tariffId === null ? null : await requireTariff(tx, tariffId);
  // One that was renewed ahead of its end lasts longer than from its payment on (B99): saving something else leaves it.
  const asPaid = fixesExpiry(tariff) && stored?.tariffId === tariffId && stored.paidOn === paidOn && stored.expiresOn;
  return { tariffId, feePaidOn: paidOn, feeExpiresOn: asPaid || feeExpiry(tariff, paidOn, expiresOn) };
}

/** A tariff that a fee is about to refer to, held until the commit. */
async function requireTariff(tx: ServiceContext['db'], id: number): Promise<{ days: number }> {
  const [tariff] = await tx.select({ days: tariffs.days }).from(tariffs).where(eq(tariffs.id, id)).for('key share');
  if (!tariff) throw DomainError.of('record.notFound');
  return tariff;
}
