import type { AccountKind } from '@dehesa/domain/users';

/** Where each kind of account is listed, and how the address of the form names it (U12). */
export const accountPages = {
  user: { list: '/usuarios', type: undefined },
  monitor: { list: '/gimnasio/admin/monitores', type: 'monitor' },
  company: { list: '/actividades/admin/empresas', type: 'empresa' },
} as const satisfies Record<AccountKind, unknown>;

/** What the address of the form may say of the kind. */
export const accountTypes = ['monitor', 'empresa'] as const;
export type AccountType = (typeof accountTypes)[number];

/** The kind that an address of the form means. */
export function kindOfType(type: AccountType | undefined): AccountKind {
  if (type === undefined) return 'user';
  return type === 'monitor' ? 'monitor' : 'company';
}
