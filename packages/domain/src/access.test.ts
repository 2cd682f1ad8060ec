import { describe, expect, it } from 'vitest';
import {
  type Action,
  activityScope,
  type ActivityScope,
  type Actor,
  inboxTerritories,
  inScope,
  isBound,
  isTerritoryId,
  may,
  Role,
  rolesThatMay,
} from './access';

const actor = (role: Role, territoryId: 1 | 2 | null = null): Actor => ({ userId: 7, role, territoryId });

/** Who may what, spelled by action: the table of the code is spelled by role. */
const allowed: Record<Action, readonly Role[]> = {
  'users.manage': [0],
  'configuration.manage': [0],
  'messages.resendWhatsapp': [0],
  'companies.manage': [0, 1],
  'earlyAccess.manage': [0, 1],
  'reservations.exceedCapacity': [0, 1],
  'collaborators.manage': [0, 1, 2],
  'activities.manage': [0, 1, 2],
  'reservations.manage': [0, 1, 2],
  'messages.read': [0, 1, 2],
  'reservations.readOwn': [3],
  'collaborators.readOwn': [4],
  'account.manageOwn': [0, 1, 2, 3, 4],
};

describe('may', () => {
  it.each(Object.entries(allowed) as [Action, readonly Role[]][])('%s is for roles %j', (action, roles) => {
    expect(Object.values(Role).filter((role) => may(actor(role), action))).toEqual(roles);
    expect(rolesThatMay(action)).toEqual(roles);
    expect(may(null, action)).toBe(false);
  });
});

describe('reach (B21)', () => {
  it('binds role 2 alone to what is its own', () => {
    expect(Object.values(Role).filter((role) => isBound(actor(role)))).toEqual([Role.manager]);
  });

  it.each([
    [actor(Role.superAdmin), { kind: 'all' }],
    [actor(Role.admin, 1), { kind: 'all' }],
    [actor(Role.manager, 2), { kind: 'territory', territoryId: 2 }],
    [actor(Role.manager), { kind: 'company', companyId: 7 }],
    [actor(Role.member, 1), { kind: 'none' }],
    [actor(Role.collaborator, 1), { kind: 'none' }],
    [null, { kind: 'none' }],
  ])('%j reaches %j', (who, scope) => {
    expect(activityScope(who)).toEqual(scope);
  });

  it.each<[ActivityScope, boolean[]]>([
    [{ kind: 'all' }, [true, true, true, true]],
    [{ kind: 'territory', territoryId: 1 }, [true, false, true, false]],
    [{ kind: 'territory', territoryId: 2 }, [false, true, false, true]],
    // A company has the number of its user, a territory one of its own: 7 and 2 are no neighbours.
    [{ kind: 'company', companyId: 7 }, [true, true, false, false]],
    [{ kind: 'company', companyId: 2 }, [false, false, false, false]],
    [{ kind: 'none' }, [false, false, false, false]],
  ])('%j holds these activities: %j (B22)', (scope, held) => {
    const activities = [
      { territoryId: 1, companyId: 7 },
      { territoryId: 2, companyId: 7 },
      { territoryId: 1, companyId: 8 },
      { territoryId: 2, companyId: null },
    ];
    expect(activities.map((activity) => inScope(scope, activity))).toEqual(held);
  });

  it.each([
    [1, true],
    [2, true],
    [0, false],
    [3, false],
    ['1', false],
    [null, false],
  ])('%j is a territory: %s', (value, known) => expect(isTerritoryId(value)).toBe(known));

  it.each([
    [actor(Role.superAdmin, 2), [1, 2]],
    [actor(Role.collaborator, 2), []],
    [actor(Role.manager, 1), [1]],
    [actor(Role.admin), [1, 2]],
    [actor(Role.manager, 2), [2]],
    [actor(Role.manager), []],
    [actor(Role.member, 1), []],
    [null, []],
  ])('%j reads the inboxes %j', (who, territories) => {
    expect(inboxTerritories(who)).toEqual(territories);
  });
});
