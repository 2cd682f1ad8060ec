import { users } from '@dehesa/db/schema';
import { Role } from '@dehesa/domain/access';
import { addDays } from '@dehesa/domain/dates';
import { madridDate } from '@dehesa/domain/madrid-time';
import type { Page } from '@dehesa/domain/paging';
import { AccountListInput, expiringSoonDays, listedRoles } from '@dehesa/domain/users';
import { and, count, eq, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { readAppType } from '../app-type';
import { authorize, type ServiceContext } from '../context';
import { matches, matchesPhone } from '../search';
import { type Account, accountName, selectAccounts, toAccount } from './account-rows';

const sortColumns: Record<AccountListInput['order'], SQL> = {
  name: sql`search_fold(${accountName})`,
  // The numbers of a gym sort as numbers, whatever else is written besides.
  reference: sql`lpad(regexp_replace(${users.reference}, '\\D', '', 'g'), 20, '0') || ${users.reference}`,
  feeExpiresOn: sql`${users.feeExpiresOn}`,
  createdAt: sql`${users.createdAt}`,
  role: sql`${users.role}`,
  locality: sql`nullif(search_fold(${users.locality}), '')`,
  phone: sql`nullif(${users.phone}, '')`,
  email: sql`search_fold(${users.email})`,
  hasAccess: sql`${users.hasAccess}`,
};

/** One page of users: companies and monitors for admins, the others for super admins (B53, B34). */
export async function listAccounts(ctx: ServiceContext, raw: AccountListInput): Promise<Page<Account>> {
  const wanted = raw.roles ?? [];
  const onlyManagers = wanted.length > 0 && wanted.every((role) => role === Role.manager);
  authorize(ctx, onlyManagers ? 'companies.manage' : 'users.manage');
  const input = AccountListInput.parse(raw);
  const appType = await readAppType(ctx.db);
  const found = and(
    inArray(users.role, input.roles.length > 0 ? input.roles : [...listedRoles(appType)]),
    matching(input.search),
    ...(appType === 'gimnasio' ? [withFee(ctx, input.fee), inMonth(input)] : []),
  );
  const direction = input.direction === 'asc' ? sql`asc` : sql`desc`;
  const [rows, [counted]] = await Promise.all([
    selectAccounts(ctx.db)
      .where(found)
      .orderBy(sql`${sortColumns[input.order]} ${direction} nulls last`, sql`${users.id} ${direction}`)
      .limit(input.pageSize)
      .offset(input.pageIndex * input.pageSize),
    ctx.db.select({ total: count() }).from(users).where(found),
  ]);
  return { rows: rows.map((row) => toAccount(ctx, appType, row)), total: counted?.total ?? 0 };
}

/** Caducados and Proximo a caducar: of members alone, for only they pay. */
function withFee(ctx: ServiceContext, fee: AccountListInput['fee']): SQL | undefined {
  if (fee === 'all') return undefined;
  const today = madridDate(ctx.clock.now());
  const expires = users.feeExpiresOn;
  const when =
    fee === 'expired' ? lt(expires, today) : and(gte(expires, today), lte(expires, addDays(today, expiringSoonDays)));
  return and(eq(users.role, Role.member), when);
}

/** The month of a date that was picked; a sign-up lies in the month that it was in Madrid (B48). */
function inMonth({ dateField, month }: AccountListInput): SQL | undefined {
  if (dateField === null || month === null) return undefined;
  const date = {
    createdAt: sql`${users.createdAt} at time zone 'Europe/Madrid'`,
    feePaidOn: sql`${users.feePaidOn}`,
    feeExpiresOn: sql`${users.feeExpiresOn}`,
  }[dateField];
  return sql`to_char(${date}, 'YYYY-MM') = ${month}::text`;
}

/** Who it is, where it is and how it is reached. */
function matching(search: string): SQL | undefined {
  if (search === '') return undefined;
  return or(
    matches(sql`${users.firstName} || ' ' || ${users.lastName}`, search),
    matches(users.companyName, search),
    matches(users.alias, search),
    matches(users.reference, search),
    matches(users.taxId, search),
    matches(users.locality, search),
    matches(users.email, search),
    matchesPhone(users.phone, search),
  );
}
