import { activities, files, tariffs, territories, users } from '@dehesa/db/schema';
import { type Actor, Role, type TerritoryId } from '@dehesa/domain/access';
import type { AppType } from '@dehesa/domain/configuration';
import { yearsBetween } from '@dehesa/domain/dates';
import { DomainError } from '@dehesa/domain/errors';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { madridDate } from '@dehesa/domain/madrid-time';
import {
  type AccountRole,
  assignableRoles,
  type FeeState,
  feeState,
  type InvitationState,
  invitationState,
  isAccountRole,
} from '@dehesa/domain/users';
import { and, count, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { fileUrl } from '../files';
import { actorName } from './read/names';
import { nameColumns } from '../staff-names';

/** What a member pays, as far as it is known. */
export interface Membership {
  tariffId: number | null;
  /** The tariff's name. */
  tariff: string | null;
  paidOn: string | null;
  expiresOn: string | null;
  state: FeeState;
}

/** A user, monitor or company with all the fields that a form decides. */
export interface Account {
  id: number;
  role: AccountRole;
  reference: string;
  alias: string;
  firstName: string;
  lastName: string;
  companyName: string;
  /** What lists call it: a company by its name, others by theirs, else the address. */
  displayName: string;
  taxId: string;
  postalCode: string;
  address: string;
  locality: string;
  province: string;
  phone: string;
  email: string;
  birthDate: string | null;
  /** In completed years, today. */
  age: number | null;
  territoryId: TerritoryId | null;
  territory: { es: string; pt: string } | null;
  imageId: string | null;
  imageUrl: string | null;
  language: StaffLanguage;
  hasAccess: boolean;
  /** Of who was invited and has not chosen a password yet (B97). */
  invitation: { state: InvitationState; sentAt: Date } | null;
  createdAt: Date;
  /** Of members in gym mode alone (B44). */
  membership: Membership | null;
}

/** What lists show and sort by. */
export const accountName: SQL<string> = sql`coalesce(
  case when ${users.role} = ${sql.raw(String(Role.manager))}
    then coalesce(nullif(${users.companyName}, ''), nullif(${users.alias}, '')) end, ${actorName(users)})`;

/** The users with their image, territory and tariff, to be narrowed down. */
export function selectAccounts(db: ServiceContext['db']) {
  return db
    .select({
      id: users.id,
      role: users.role,
      reference: users.reference,
      alias: users.alias,
      firstName: users.firstName,
      lastName: users.lastName,
      companyName: users.companyName,
      displayName: accountName,
      taxId: users.taxId,
      postalCode: users.postalCode,
      address: users.address,
      locality: users.locality,
      province: users.province,
      phone: users.phone,
      email: users.email,
      birthDate: users.birthDate,
      territoryId: users.territoryId,
      territory: nameColumns(territories),
      imageId: users.imageId,
      storageKey: files.storageKey,
      language: users.language,
      hasAccess: users.hasAccess,
      invitedAt: users.invitedAt,
      hasLink: sql<boolean>`${users.invitationHash} is not null`,
      createdAt: users.createdAt,
      tariffId: users.tariffId,
      tariff: tariffs.name,
      paidOn: users.feePaidOn,
      expiresOn: users.feeExpiresOn,
    })
    .from(users)
    .leftJoin(files, eq(files.id, users.imageId))
    .leftJoin(territories, eq(territories.id, users.territoryId))
    .leftJoin(tariffs, eq(tariffs.id, users.tariffId))
    .$dynamic();
}

type AccountRow = Awaited<ReturnType<typeof selectAccounts>>[number];

/** A row of `selectAccounts` as screens and calls have it; ages and fees as they are today in Madrid. */
export function toAccount(ctx: ServiceContext, appType: AppType, row: AccountRow): Account {
  const { storageKey, role, tariffId, tariff, paidOn, expiresOn, invitedAt, hasLink, ...fields } = row;
  if (!isAccountRole(role)) throw new Error(`user ${row.id} is no account`);
  const today = madridDate(ctx.clock.now());
  const isMember = appType === 'gimnasio' && role === Role.member;
  return {
    ...fields,
    role,
    age: row.birthDate === null ? null : yearsBetween(row.birthDate, today),
    imageUrl: fileUrl(storageKey),
    invitation: toInvitation({ invitedAt, hasLink }, ctx.clock.now()),
    membership: isMember ? { tariffId, tariff, paidOn, expiresOn, state: feeState(expiresOn, today) } : null,
  };
}

function toInvitation(row: { invitedAt: Date | null; hasLink: boolean }, now: Date): Account['invitation'] {
  const state = invitationState(row, now);
  return state === null || row.invitedAt === null ? null : { state, sentAt: row.invitedAt };
}

/** A user within the actor's reach, locked until the transaction ends; `record.notFound` for any other (B22). */
export async function lockAccount(ctx: ServiceContext, actor: Actor, appType: AppType, id: number): Promise<Account> {
  const [row] = await selectAccounts(ctx.db)
    .where(and(eq(users.id, id), reachableAccounts(actor)))
    .for('update', { of: users });
  if (!row) throw DomainError.of('record.notFound');
  return toAccount(ctx, appType, row);
}

/** How many activities a company owns, hidden ones among them: they would be left without a holder. */
export async function ownedActivities(db: ServiceContext['db'], companyId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(activities).where(eq(activities.companyId, companyId));
  return row?.total ?? 0;
}

/** The users that an actor manages: a super admin all but collaborators, an admin companies and monitors (B22). */
export function reachableAccounts(actor: Actor | null): SQL {
  const roles = assignableRoles(actor);
  return roles.length === 0 ? sql`false` : inArray(users.role, roles);
}

/**
 * Before a super admin's verb changes a user: two who take each other's role at once go one after the other, so that the
 * second sees what is left. Always in the same order, so that nobody waits in a circle.
 */
export async function lockSuperAdmins(tx: ServiceContext['db'], actor: Actor): Promise<void> {
  if (actor.role !== Role.superAdmin) return;
  await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, Role.superAdmin))
    .orderBy(users.id)
    .for('no key update');
}

/** Refuses what would leave the installation without a super admin with access; after `lockSuperAdmins`. */
export async function assertSuperAdminLeft(tx: ServiceContext['db'], withoutId: number): Promise<void> {
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, Role.superAdmin), users.hasAccess, ne(users.id, withoutId)))
    .limit(1);
  if (others.length === 0) throw DomainError.of('users.lastSuperAdmin');
}
