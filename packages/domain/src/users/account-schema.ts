import { z } from 'zod';
import { IsoDate } from '../dates';
import { StaffLanguage } from '../languages';
import { Paging, SortDirection } from '../paging';
import { plainText } from '../texts/plain-text';
import { KnownTerritory, RecordId } from '../record-id';
import { userLimits as limits } from './limits';
import { accountOrders } from './orders';
import { accountRoles } from './roles';
import { GivenPassword } from './schema';

const text = (max: number) => plainText(max).trim();

/** Where a new user has no number of its own (D3). */
export const defaultReference = '000';

/** What the form offers as the birth date of a new user (D3). */
export const defaultBirthDate = '1990-01-01';

/** What everybody may say of a person: the form of a user and one's own data share it. */
export const personalFields = {
  alias: text(limits.alias).default(''),
  firstName: text(limits.firstName),
  lastName: text(limits.lastName),
  companyName: text(limits.companyName).default(''),
  taxId: text(limits.taxId).default(''),
  postalCode: text(limits.postalCode).default(''),
  address: text(limits.address).default(''),
  locality: text(limits.locality).default(''),
  province: text(limits.province).default(''),
  phone: text(limits.phone).default(''),
  email: text(limits.email),
  birthDate: IsoDate.nullable().default(null),
  /** A stored image, as an upload answered it; null for none. */
  imageId: z.uuid().nullable().default(null),
  /** In which language it is written to; null where nobody said: the one that it has, else Spanish. */
  language: StaffLanguage.nullable().default(null),
};

/** One's own, to prove who it is: asked for where somebody gives its own account another address. */
export const CurrentPassword = z.string().max(200).default('');

/** What a member of the gym pays. A tariff with fixed days decides the expiry itself, whatever is sent. */
export const MembershipInput = z.object({
  tariffId: RecordId.nullable(),
  paidOn: IsoDate,
  expiresOn: IsoDate.nullable().default(null),
});
export type MembershipInput = z.infer<typeof MembershipInput>;

/**
 * What a form says of a user, a monitor or a company. Empty is allowed for each text, so that a form can
 * hold it; `checkAccount` says what is missing.
 */
export const AccountInput = z.object({
  ...personalFields,
  role: z.literal(accountRoles),
  reference: text(limits.reference).default(defaultReference),
  /** Of a manager (role 2) alone: with one it manages the territory, without one what it owns (B21). */
  territoryId: KnownTerritory.nullable().default(null),
  /** Missing: what is stored stays, so that a mode without gym fields loses nothing (B44); null: no fee. */
  membership: MembershipInput.nullable().optional(),
});
export type AccountInput = z.infer<typeof AccountInput>;

export const CreateAccountInput = AccountInput.extend({
  password: GivenPassword,
  hasAccess: z.boolean().default(true),
});
export type CreateAccountInput = z.infer<typeof CreateAccountInput>;

/** `currentPassword` counts where it is one's own account and its address changes. */
export const EditAccountInput = AccountInput.extend({ id: RecordId, currentPassword: CurrentPassword });
export type EditAccountInput = z.infer<typeof EditAccountInput>;

/** Which user a call is about. */
export const AccountRef = z.object({ id: RecordId });
export type AccountRef = z.infer<typeof AccountRef>;

export const AccountAccessInput = AccountRef.extend({ hasAccess: z.boolean() });
export type AccountAccessInput = z.infer<typeof AccountAccessInput>;

/** Renews a fee that is known to end then (null: none is): of two presses the second finds another end. */
export const RenewFeeInput = AccountRef.extend({ expiresOn: IsoDate.nullable() });
export type RenewFeeInput = z.infer<typeof RenewFeeInput>;

/** Takes back the last payment of an account, which was recorded by mistake. */
export const TakeBackFeeInput = AccountRef.extend({ paymentId: RecordId });
export type TakeBackFeeInput = z.infer<typeof TakeBackFeeInput>;

export const SetPasswordInput = AccountRef.extend({ password: GivenPassword });
export type SetPasswordInput = z.infer<typeof SetPasswordInput>;

/** The dates by which the gym's list is filtered, a month at a time (U13). */
export const accountDateFields = ['createdAt', 'feePaidOn', 'feeExpiresOn'] as const;

/** Whose fee has run out, or is about to; Todo is neither. */
export const feeFilters = ['all', 'expired', 'expiringSoon'] as const;

/** A calendar month yyyy-mm. */
export const Month = z
  .string()
  .max(7)
  .regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, 'month');

/** A page of users (B34). The filters of fees and dates count in gym mode alone (B44). */
export const AccountListInput = Paging.extend({
  pageSize: z.number().int().min(1).max(200).default(50),
  /** Empty: those that the list of users shows in this mode (`listedRoles`). Companies and monitors are role 2. */
  roles: z.array(z.literal(accountRoles)).max(accountRoles.length).default([]),
  search: text(100).default(''),
  order: z.enum(accountOrders).default('name'),
  direction: SortDirection.default('asc'),
  fee: z.enum(feeFilters).default('all'),
  /** Both or neither. */
  dateField: z.enum(accountDateFields).nullable().default(null),
  month: Month.nullable().default(null),
});
export type AccountListInput = z.infer<typeof AccountListInput>;
