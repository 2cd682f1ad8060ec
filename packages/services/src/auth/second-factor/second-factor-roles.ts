import { secondFactorRoles } from '@dehesa/db/schema';
import { Role } from '@dehesa/domain/access';
import { rolesWithSecondFactor, SecondFactorRolesInput } from '@dehesa/domain/auth';
import { asc } from 'drizzle-orm';
import { oneAtATime } from '../../advisory-locks';
import { audit } from '../../audit';
import { assertProven, authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';

type RoleWithSecondFactor = (typeof rolesWithSecondFactor)[number];

/** The roles that must have a second factor; a super admin's to know and to decide. */
export async function readSecondFactorRoles(ctx: ServiceContext): Promise<{ roles: RoleWithSecondFactor[] }> {
  authorize(ctx, 'configuration.manage');
  const rows = await ctx.db.select().from(secondFactorRoles).orderBy(asc(secondFactorRoles.role));
  const stored = new Set(rows.map(({ role }) => role));
  return { roles: rolesWithSecondFactor.filter((role) => stored.has(role)) };
}

/** From the next call on, whoever of these roles has no second factor can do nothing but set one up. */
export async function saveSecondFactorRoles(ctx: ServiceContext, raw: SecondFactorRolesInput): Promise<void> {
  authorize(ctx, 'configuration.manage');
  assertProven(ctx);
  const wanted = new Set(SecondFactorRolesInput.parse(raw).roles);
  const roles = rolesWithSecondFactor.filter((role) => wanted.has(role));
  await inTransaction(ctx, async (tx) => {
    await oneAtATime(tx, 'second-factor-roles');
    await tx.delete(secondFactorRoles);
    if (roles.length > 0) await tx.insert(secondFactorRoles).values(roles.map((role) => ({ role })));
    const details = { roles };
    await audit(ctx, tx, {
      action: 'configuration.saveSecondFactorRoles',
      entity: 'configuration',
      entityId: null,
      details,
    });
  });
}

/** Who is asked at the first sign-in in production, without having to: it is the account that can do everything. */
export const askedRole: Role = Role.superAdmin;
