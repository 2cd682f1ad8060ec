import { Role } from '@dehesa/domain/access';
import type { AppType } from '@dehesa/domain/configuration';
import type { AccountKind, AccountRole } from '@dehesa/domain/users';
import { directionOf } from '../../../lib/lists/order-by-name';
import type { Inputs } from '../../../lib/trpc';
import type { AccountView } from './account-address';

const views = new Map<AccountKind, AccountView>();

/** Keeps how a list was left, so that who comes back from a form finds the same page and filters. */
export function rememberView(kind: AccountKind, view: AccountView): void {
  views.set(kind, view);
}

/** How a list was left; as it is at first where nobody has seen it since the page was loaded. */
export function lastView(kind: AccountKind): AccountView {
  return views.get(kind) ?? {};
}

export type AccountColumn = NonNullable<AccountView['order']>;

/** How many rows these lists show where nothing is said (U10). */
export const accountPageSize = 50;

/** Whether a list tells of fees: that of a gym's users (B44). */
export function tellsFees(kind: AccountKind, appType: AppType): boolean {
  return kind === 'user' && appType === 'gimnasio';
}

/** The roles that somebody can filter by; companies and monitors are all role 2. */
export function roleChoices(kind: AccountKind, appType: AppType): AccountRole[] {
  if (kind !== 'user') return [];
  const others = appType === 'general' ? [Role.manager] : [];
  return [Role.superAdmin, Role.admin, ...others, Role.member];
}

/** What a list can be sorted by: only a gym's users have fees, only users are of several roles. */
export function columnsOf(kind: AccountKind, appType: AppType): AccountColumn[] {
  return [
    'name',
    'reference',
    ...(tellsFees(kind, appType) ? (['feeExpiresOn'] as const) : []),
    'createdAt',
    ...(kind === 'user' ? (['role'] as const) : []),
    'locality',
    'phone',
    'email',
    'hasAccess',
  ];
}

/** The view as the server is asked for it: by name where nothing else is said. */
export function listInput(kind: AccountKind, view: AccountView): Inputs['users']['accounts']['list'] {
  // A month alone, or a date without its month, narrows nothing down yet.
  const dated = view.date !== undefined && view.month !== undefined;
  return {
    roles: kind === 'user' ? (view.role === undefined ? [] : [view.role]) : [Role.manager],
    search: view.q ?? '',
    pageIndex: (view.page ?? 1) - 1,
    pageSize: view.size ?? accountPageSize,
    order: view.order ?? 'name',
    direction: directionOf(view),
    fee: view.fee ?? 'all',
    dateField: dated ? view.date : null,
    month: dated ? view.month : null,
  };
}

const noFilters = { q: undefined, role: undefined, fee: undefined, date: undefined, month: undefined };

/** Whether anything narrows the list down. */
export function isFiltered({ q, role, fee, date, month }: AccountView): boolean {
  return [q, role, fee, date && month].some((filter) => filter !== undefined);
}

/** What a list is narrowed down to, in one word. */
export function filterOf(kind: AccountKind, { q, role, fee, date, month }: AccountView): string {
  return JSON.stringify([kind, q, role, fee, date && month && [date, month]]);
}

/** All of the list, from its first page. */
export function unfiltered(view: AccountView): AccountView {
  return { ...view, ...noFilters, page: undefined };
}
