import type { AccountKind } from '@dehesa/domain/users';
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
