/** Roles by their wire ids (W1). */
export const Role = { superAdmin: 0, admin: 1, manager: 2, member: 3, collaborator: 4 } as const;
export type Role = (typeof Role)[keyof typeof Role];

/** Territories by their wire ids. */
export const Territory = { monfrague: 1, tajo: 2 } as const;
export type TerritoryId = (typeof Territory)[keyof typeof Territory];
export const territoryIds = [Territory.monfrague, Territory.tajo] as const satisfies readonly TerritoryId[];

export function isTerritoryId(value: unknown): value is TerritoryId {
  return territoryIds.some((id) => id === value);
}

/** Who acts: a signed-in user, or nobody (`null`). */
export interface Actor {
  readonly userId: number;
  readonly role: Role;
  /** Only role 2 is bound to a territory by it (B21). */
  readonly territoryId: TerritoryId | null;
  /** When they last proved who they are, by signing in or once more; what asks for it is refused without it. */
  readonly provenAt?: Date;
}

const everybody = ['account.manageOwn'] as const;
const staff = [
  ...everybody,
  'activities.manage',
  'reservations.manage',
  'collaborators.manage',
  'messages.read',
] as const;
const admin = [...staff, 'companies.manage', 'earlyAccess.manage', 'reservations.exceedCapacity'] as const;
const superAdmin = [...admin, 'users.manage', 'configuration.manage', 'messages.resendWhatsapp'] as const;
const member = [...everybody, 'reservations.readOwn'] as const;
const collaborator = [...everybody, 'collaborators.readOwn'] as const;

/** What can be asked for (B21). */
export type Action = (typeof superAdmin | typeof member | typeof collaborator)[number];

/** What a role may do, and over which records: everybody's, those of its own territory or company, or none of them. */
interface RoleRights {
  may: readonly Action[];
  reach: 'everything' | 'own' | 'nothing';
}

/** The one table of roles (B21): verbs, menus, guards and screens ask it, and compare no roles themselves. */
const rights: Record<Role, RoleRights> = {
  [Role.superAdmin]: { may: superAdmin, reach: 'everything' },
  [Role.admin]: { may: admin, reach: 'everything' },
  [Role.manager]: { may: staff, reach: 'own' },
  [Role.member]: { may: member, reach: 'nothing' },
  [Role.collaborator]: { may: collaborator, reach: 'nothing' },
};

/** Whether the actor's role may do this at all; which records it reaches is `activityScope`'s. */
export function may(actor: Pick<Actor, 'role'> | null, action: Action): boolean {
  return actor !== null && rights[actor.role].may.includes(action);
}

/** Whether what an actor may do is bound to its own territory or company (B21). */
export function isBound({ role }: Pick<Actor, 'role'>): boolean {
  return rights[role].reach === 'own';
}

/** The roles that may do this. */
export function rolesThatMay(action: Action): readonly Role[] {
  return Object.values(Role).filter((role) => may({ role }, action));
}

/** Which activities, and all that hangs on them, an actor reaches (B21). */
export type ActivityScope =
  | { kind: 'all' }
  | { kind: 'territory'; territoryId: TerritoryId }
  | { kind: 'company'; companyId: number }
  | { kind: 'none' };

/** The activities of an actor: `none` for who manages no activities, or is nobody. */
export function activityScope(actor: Actor | null): ActivityScope {
  if (!may(actor, 'activities.manage') || actor === null) return { kind: 'none' };
  if (!isBound(actor)) return { kind: 'all' };
  return actor.territoryId === null
    ? { kind: 'company', companyId: actor.userId }
    : { kind: 'territory', territoryId: actor.territoryId };
}

/** Whether an activity lies within a scope (B21); outside it, it does not exist for the actor (B22). */
export function inScope(scope: ActivityScope, activity: { territoryId: number; companyId: number | null }): boolean {
  switch (scope.kind) {
    case 'all':
      return true;
    case 'territory':
      return activity.territoryId === scope.territoryId;
    case 'company':
      return activity.companyId === scope.companyId;
    case 'none':
      return false;
  }
}

/** Whose inbox of messages an actor opens: both territories', or its own; a company without one has none. */
export function inboxTerritories(actor: Actor | null): readonly TerritoryId[] {
  if (actor === null || !may(actor, 'messages.read')) return [];
  if (!isBound(actor)) return [Territory.monfrague, Territory.tajo];
  return actor.territoryId === null ? [] : [actor.territoryId];
}
