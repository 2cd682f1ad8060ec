import { may, type Role } from '@dehesa/domain/access';
import type { AppType } from '@dehesa/domain/configuration';
import type { AccountKind } from '@dehesa/domain/users';
import { accountPages } from '../../../features/users/account-pages';

interface Visitor {
  role: Role;
  appType: AppType;
}

const home = '/dashboard';

/** Where these rules send people. */
export type RedirectTarget = typeof home | (typeof accountPages)[AccountKind]['list'];

/**
 * Where somebody goes who does not get to see a list (B53): users are role 0's, role 2 is managed by roles 0
 * and 1. In a gym these are monitors, elsewhere companies: the other's address leads to the same people (B44).
 */
export function listRedirect(kind: AccountKind, { role, appType }: Visitor): RedirectTarget | undefined {
  if (kind === 'user') return may({ role }, 'users.manage') ? undefined : home;
  if (!may({ role }, 'companies.manage')) return home;
  const shown = appType === 'gimnasio' ? 'monitor' : 'company';
  return kind === shown ? undefined : accountPages[shown].list;
}

/** Where somebody goes who does not get to see a form: role 1 edits monitors and companies alone. */
export function formRedirect(kind: AccountKind, { role }: Pick<Visitor, 'role'>): RedirectTarget | undefined {
  if (kind === 'user') return may({ role }, 'users.manage') ? undefined : home;
  return may({ role }, 'companies.manage') ? undefined : home;
}

/** Tariffs are a gym's (B44), and belong to who gives them to its users. */
export function tariffsRedirect({ role, appType }: Visitor): RedirectTarget | undefined {
  return may({ role }, 'users.manage') && appType === 'gimnasio' ? undefined : home;
}
