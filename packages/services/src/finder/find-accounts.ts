import { users } from '@dehesa/db/schema';
import { type Actor, Role } from '@dehesa/domain/access';
import type { Sought } from '@dehesa/domain/finder';
import { and, lte, or, sql } from 'drizzle-orm';
import { reachableCollaborators } from '../collaborator-scope';
import type { ServiceContext } from '../context';
import { accountName, reachableAccounts } from '../users/index';
import { businessName } from '../users/read/names';
import { isAbout } from './all-words';
import { type FoundGroup, groupOf, mostCandidates } from './found-group';
import { digitsOf } from '../search';

export interface FoundAccount {
  id: number;
  role: Role;
  name: string;
  locality: string;
  email: string;
  hasAccess: boolean;
}

export interface FoundAccounts {
  companies: FoundGroup<FoundAccount>;
  users: FoundGroup<FoundAccount>;
  collaborators: FoundGroup<FoundAccount>;
}

/** As `users_search_idx` has it. */
const text = sql`search_fold(${users.firstName} || ' ' || ${users.lastName} || chr(10) || ${users.companyName} || chr(10)
  || ${users.alias} || chr(10) || ${users.email} || chr(10) || ${users.taxId} || chr(10) || ${users.reference} || chr(10)
  || ${digitsOf(users.phone)})`;

const isCollaborator = sql`${users.role} = ${sql.raw(String(Role.collaborator))}`;

/** The first companies, users and collaborators that the actor manages, each by name (B21, B53, B86). */
export async function findAccounts(
  ctx: ServiceContext,
  actor: Actor,
  sought: Sought,
  shown: number,
): Promise<FoundAccounts> {
  const found = ctx.db
    .select({
      id: users.id,
      role: users.role,
      name: sql<string>`case when ${isCollaborator} then ${businessName(users)} else ${accountName} end`.as('name'),
      locality: users.locality,
      email: users.email,
      hasAccess: users.hasAccess,
    })
    .from(users)
    .where(and(or(reachableAccounts(actor), reachableCollaborators(actor)), isAbout(text, sought)))
    .limit(mostCandidates)
    .as('found');
  const kind = sql`case ${found.role} when ${sql.raw(String(Role.collaborator))} then 1
    when ${sql.raw(String(Role.manager))} then 2 else 3 end`;
  const ranked = ctx.db
    .select({
      id: found.id,
      role: found.role,
      name: found.name,
      locality: found.locality,
      email: found.email,
      hasAccess: found.hasAccess,
      rank: sql<number>`row_number() over (partition by ${kind} order by search_fold(${found.name}), ${found.id})`.as(
        'rank',
      ),
    })
    .from(found)
    .as('ranked');
  const accounts = await ctx.db
    .select({
      id: ranked.id,
      role: ranked.role,
      name: ranked.name,
      locality: ranked.locality,
      email: ranked.email,
      hasAccess: ranked.hasAccess,
    })
    .from(ranked)
    .where(lte(ranked.rank, shown + 1))
    .orderBy(ranked.rank);
  const others = accounts.filter(({ role }) => role !== Role.manager && role !== Role.collaborator);
  const of = (role: Role) =>
    groupOf(
      accounts.filter((account) => account.role === role),
      shown,
    );
  return { companies: of(Role.manager), users: groupOf(others, shown), collaborators: of(Role.collaborator) };
}
