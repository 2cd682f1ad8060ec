import type { Role, TerritoryId } from '@dehesa/domain/access';
import type { TestApp } from '../test-app.test-support';
import { type What, whoMay } from './who-may.test-support';

export type CallerName =
  | 'nobody'
  | 'a super admin'
  | 'an admin'
  | 'a manager of a territory'
  | 'a company'
  | 'a member'
  | 'a collaborator';

/** Somebody of each kind that the documented table tells apart. */
export interface Caller {
  name: CallerName;
  role: Role | null;
  territoryId?: TerritoryId;
  token: string | null;
}

const kinds: readonly Omit<Caller, 'token'>[] = [
  { name: 'nobody', role: null },
  { name: 'a super admin', role: 0 },
  { name: 'an admin', role: 1 },
  { name: 'a manager of a territory', role: 2, territoryId: 1 },
  { name: 'a company', role: 2 },
  { name: 'a member', role: 3 },
  { name: 'a collaborator', role: 4, territoryId: 1 },
];

/** All kinds, freshly signed in: a call may end the session that makes it. */
export function signInAll(server: TestApp): Promise<Caller[]> {
  return Promise.all(
    kinds.map(async (kind) => ({ ...kind, token: kind.role === null ? null : await signIn(server, kind) })),
  );
}

async function signIn(server: TestApp, { role, territoryId }: Omit<Caller, 'token'>): Promise<string> {
  const { token } = await server.signInAs({ role: role ?? undefined, territoryId: territoryId ?? null });
  return token;
}

/** What the door answers whom by the table (B22): 401 without a session, 403 without the right, else neither. */
export function expectedRefusal(
  what: What | readonly What[],
  { name, role }: Caller,
  refused: readonly CallerName[] = [],
): 401 | 403 | null {
  const allowed: readonly (Role | null)[] = [what].flat().flatMap((row) => [...whoMay[row]]);
  if (allowed.includes(role) && !refused.includes(name)) return null;
  return role === null ? 401 : 403;
}

/** The refusal that an answer is, if it is one: pages lead who is not signed in to the sign-in page. */
export function refusalOf(status: number, location?: unknown): 401 | 403 | null {
  if (status === 302 && String(location).startsWith('/login')) return 401;
  return status === 401 || status === 403 ? status : null;
}
