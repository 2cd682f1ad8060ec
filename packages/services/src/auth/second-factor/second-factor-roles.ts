import { secondFactorRoles } from '@dehesa/db/schema';
import { Role } from '@dehesa/domain/access';
import { rolesWithSecondFactor, SecondFactorRolesInput } from '@dehesa/domain/auth';
import { audit } from '../../audit';
import { assertUnchanged, holdSettings, lastSave } from '../../configuration/index';
import { assertProven, authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';

type RoleWithSecondFactor = (typeof rolesWithSecondFactor)[number];

/** The roles that must have a second factor; a super admin's to know and to decide. */
export async function readSecondFactorRoles(
  ctx: ServiceContext,
): Promise<{ roles: RoleWithSecondFactor[]; stamp: number }> {
  authorize(ctx, 'configuration.manage');
  // First: what is read after it is at least as new.
  const stamp = await lastSave(ctx.db);
  const rows = await ctx.db.select().from(secondFactorRoles);
  return { roles: asStored(rows.map(({ role }) => role)), stamp };
}

/**
 * From the next call on, whoever of these roles has no second factor can do nothing but set one up. With `since`,
 * `configuration.changedMeanwhile` where somebody changed them after they were read (B95).
 */
export async function saveSecondFactorRoles(ctx: ServiceContext, raw: SecondFactorRolesInput): Promise<void> {
  authorize(ctx, 'configuration.manage');
  assertProven(ctx);
  const input = SecondFactorRolesInput.parse(raw);
  const roles = asStored(input.roles);
  await inTransaction(ctx, async (tx) => {
    await holdSettings(tx);
    const before = asStored((await tx.select().from(secondFactorRoles)).map(({ role }) => role));
    if (before.join() === roles.join()) return;
    if (input.since !== undefined) await assertUnchanged(tx, input.since, ['secondFactorRoles']);
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

function asStored(roles: readonly number[]): RoleWithSecondFactor[] {
  return rolesWithSecondFactor.filter((role) => roles.includes(role));
}

/** Who is asked at the first sign-in in production, without having to: it is the account that can do everything. */
export const askedRole: Role = Role.superAdmin;
