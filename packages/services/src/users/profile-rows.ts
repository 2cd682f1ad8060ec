import { files, tariffs, users } from '@dehesa/db/schema';
import { type Actor, Role, type TerritoryId } from '@dehesa/domain/access';
import type { AppType } from '@dehesa/domain/configuration';
import { DomainError } from '@dehesa/domain/errors';
import { defaultLanguage, isStaffLanguage, type StaffLanguage } from '@dehesa/domain/languages';
import { madridDate } from '@dehesa/domain/madrid-time';
import { feeState, type ProfileInput } from '@dehesa/domain/users';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { fileUrl } from '../files';
import type { Membership } from './account-rows';

/** One's own data, with what only staff decides for one to see. */
export interface Profile extends Required<ProfileInput> {
  id: number;
  role: Role;
  reference: string;
  territoryId: TerritoryId | null;
  language: StaffLanguage;
  imageUrl: string | null;
  createdAt: Date;
  /** Of a member in gym mode alone (B44). */
  membership: Membership | null;
}

/** The own data of who is signed in; with `lock` held until the transaction ends. */
export async function selectProfile(
  ctx: ServiceContext,
  actor: Actor,
  appType: AppType,
  { lock = false }: { lock?: boolean } = {},
): Promise<Profile> {
  const query = ctx.db
    .select({ user: users, storageKey: files.storageKey, tariff: tariffs.name })
    .from(users)
    .leftJoin(files, eq(files.id, users.imageId))
    .leftJoin(tariffs, eq(tariffs.id, users.tariffId))
    .where(eq(users.id, actor.userId))
    .$dynamic();
  const [row] = await (lock ? query.for('update', { of: users }) : query);
  if (!row) throw DomainError.of('record.notFound');
  const { user, storageKey, tariff } = row;
  const isMember = appType === 'gimnasio' && actor.role === Role.member;
  return {
    id: user.id,
    role: actor.role,
    reference: user.reference,
    alias: user.alias,
    firstName: user.firstName,
    lastName: user.lastName,
    companyName: user.companyName,
    taxId: user.taxId,
    postalCode: user.postalCode,
    address: user.address,
    locality: user.locality,
    province: user.province,
    phone: user.phone,
    email: user.email,
    website: user.website,
    services: user.services,
    birthDate: user.birthDate,
    territoryId: actor.territoryId,
    imageId: user.imageId,
    imageUrl: fileUrl(storageKey),
    language: isStaffLanguage(user.language) ? user.language : defaultLanguage,
    createdAt: user.createdAt,
    membership: isMember
      ? {
          tariffId: user.tariffId,
          tariff,
          paidOn: user.feePaidOn,
          expiresOn: user.feeExpiresOn,
          state: feeState(user.feeExpiresOn, madridDate(ctx.clock.now())),
        }
      : null,
  };
}
