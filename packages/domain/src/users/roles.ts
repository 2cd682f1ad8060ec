import { type Actor, may, Role } from '../access';
import type { AppType } from '../configuration';

/** The roles that the screens of users give; collaborators (4) have their own. */
export const accountRoles = [Role.superAdmin, Role.admin, Role.manager, Role.member] as const;
export type AccountRole = (typeof accountRoles)[number];

/** What a user is created and listed as: the three screens of U12. */
export const accountKinds = ['user', 'monitor', 'company'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** Whether this is a role of the screens of users. */
export function isAccountRole(role: unknown): role is AccountRole {
  return accountRoles.some((known) => known === role);
}

/** The roles whose users an actor manages, and so the ones that it gives; collaborators among them (`/roles`). */
export function manageableRoles(actor: Actor | null): Role[] {
  const roles: Role[] = [];
  if (may(actor, 'users.manage')) roles.push(Role.superAdmin, Role.admin);
  if (may(actor, 'companies.manage')) roles.push(Role.manager);
  if (may(actor, 'users.manage')) roles.push(Role.member);
  if (may(actor, 'collaborators.manage')) roles.push(Role.collaborator);
  return roles;
}

/** The same without collaborators: what the role select offers. */
export function assignableRoles(actor: Actor | null): AccountRole[] {
  return manageableRoles(actor).filter(isAccountRole);
}

/** With which role a new user begins: monitors and companies are role 2 (D3). */
export function defaultRole(kind: AccountKind, appType: AppType): AccountRole {
  if (kind !== 'user') return Role.manager;
  return appType === 'general' ? Role.admin : Role.member;
}

/** Which roles the list of users shows where none is asked for (U12); in general mode there is no other list. */
export function listedRoles(appType: AppType): readonly AccountRole[] {
  return appType === 'general' ? accountRoles : [Role.admin, Role.member];
}
