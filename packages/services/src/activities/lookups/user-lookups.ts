import { users } from '@dehesa/db/schema';
import { asc, sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../../context';
import { companyName } from './company-name';
import { choosableCompanies } from './lookups';

/** What choosing among users needs, and nothing else of them: no address, telephone or e-mail. */
export interface LookedUpUser {
  id: number;
  /** What it is called on screens. */
  name: string;
  alias: string;
  firstName: string;
  lastName: string;
  locality: string;
  province: string;
  territoryId: number | null;
  hasAccess: boolean;
}

/** The companies that an activity of the actor can belong to (B21). */
export async function lookUpCompanies(ctx: ServiceContext): Promise<LookedUpUser[]> {
  const choosable = choosableCompanies(authorize(ctx, 'activities.manage'));
  return ctx.db
    .select({
      id: users.id,
      name: companyName,
      alias: users.alias,
      firstName: users.firstName,
      lastName: users.lastName,
      locality: users.locality,
      province: users.province,
      territoryId: users.territoryId,
      hasAccess: users.hasAccess,
    })
    .from(users)
    .where(choosable)
    .orderBy(sql`search_fold(${companyName})`, asc(users.id));
}
