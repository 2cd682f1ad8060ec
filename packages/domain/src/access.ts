/** Roles by their wire ids (W1). */
export const Role = { superAdmin: 0, admin: 1, manager: 2, member: 3, collaborator: 4 } as const;
export type Role = (typeof Role)[keyof typeof Role];

/** Territories by their wire ids. */
export const Territory = { monfrague: 1, tajo: 2 } as const;
export type TerritoryId = (typeof Territory)[keyof typeof Territory];

export function isTerritoryId(value: unknown): value is TerritoryId {
  return value === 1 || value === 2;
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

/** What can be asked for, after the table of `3-server-behaviour.md`. */
export type Action =
  | 'users.manage'
  | 'companies.manage'
  | 'collaborators.manage'
  | 'configuration.manage'
  | 'earlyAccess.manage'
  | 'activities.manage'
  | 'reservations.manage'
  | 'reservations.exceedCapacity'
  | 'messages.read'
  | 'messages.resendWhatsapp'
  | 'reservations.readOwn'
  | 'collaborators.readOwn'
  | 'account.manageOwn';

const staff: readonly Role[] = [0, 1, 2];
const allowed: Record<Action, readonly Role[]> = {
  'users.manage': [0],
  'companies.manage': [0, 1],
  'collaborators.manage': staff,
  'configuration.manage': [0],
  'earlyAccess.manage': [0, 1],
  'activities.manage': staff,
  'reservations.manage': staff,
  'reservations.exceedCapacity': [0, 1],
  'messages.read': staff,
  'messages.resendWhatsapp': [0],
  'reservations.readOwn': [3],
  'collaborators.readOwn': [4],
  'account.manageOwn': [0, 1, 2, 3, 4],
};

/** Whether the actor's role may do this at all; which records it reaches is `activityScope`'s. */
export function may(actor: Actor | null, action: Action): boolean {
  return actor !== null && allowed[action].includes(actor.role);
}

/** The roles that may do this. */
export function rolesThatMay(action: Action): readonly Role[] {
  return allowed[action];
}

/** Which activities, and all that hangs on them, an actor reaches (B21). */
export type ActivityScope =
  | { kind: 'all' }
  | { kind: 'territory'; territoryId: TerritoryId }
  | { kind: 'company'; companyId: number }
  | { kind: 'none' };

export function activityScope(actor: Actor | null): ActivityScope {
  if (!may(actor, 'activities.manage') || actor === null) return { kind: 'none' };
  if (actor.role !== Role.manager) return { kind: 'all' };
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
  if (actor.role !== Role.manager) return [Territory.monfrague, Territory.tajo];
  return actor.territoryId === null ? [] : [actor.territoryId];
}
