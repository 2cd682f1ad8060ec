import { rememberedDevices, users } from '@dehesa/db/schema';
import { secondFactorLimits } from '@dehesa/domain/auth';
import { DomainError } from '@dehesa/domain/errors';
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { deviceName } from './device-name';
import { currentPasswordMark, newToken, tokenHash } from './token';

/** A browser that is not asked for the second step for a while. */
export interface RememberedDevice {
  id: number;
  name: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  /** The one that asks. */
  current: boolean;
}

/** Remembers the device that has just taken the second step; answers the token that it shows from now on. */
export async function trustDevice(ctx: ServiceContext, userId: number, userAgent: string): Promise<string> {
  const now = ctx.clock.now();
  await ctx.db
    .delete(rememberedDevices)
    .where(and(eq(rememberedDevices.userId, userId), lte(rememberedDevices.expiresAt, now)));
  const token = newToken();
  const [user] = await ctx.db.select({ mark: currentPasswordMark }).from(users).where(eq(users.id, userId));
  if (!user) throw DomainError.of('record.notFound');
  await ctx.db.insert(rememberedDevices).values({
    userId,
    tokenHash: tokenHash(token),
    passwordMark: user.mark,
    name: deviceName(userAgent),
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + secondFactorLimits.deviceDays * 24 * 60 * 60_000),
  });
  return token;
}

/** Whether a device is remembered for the account, under the password that it has now. It is used by asking. */
export async function isRemembered(ctx: ServiceContext, userId: number, token: string | null): Promise<boolean> {
  if (token === null) return false;
  const [device] = await ctx.db
    .select({ id: rememberedDevices.id })
    .from(rememberedDevices)
    .innerJoin(users, eq(users.id, rememberedDevices.userId))
    .where(and(inForce(ctx, userId), eq(rememberedDevices.tokenHash, tokenHash(token))));
  if (!device) return false;
  await ctx.db
    .update(rememberedDevices)
    .set({ lastUsedAt: ctx.clock.now() })
    .where(eq(rememberedDevices.id, device.id));
  return true;
}

/** One's own remembered devices, the last used first. */
export async function listDevices(
  ctx: ServiceContext,
  userId: number,
  token: string | null,
): Promise<RememberedDevice[]> {
  const rows = await ctx.db
    .select({
      id: rememberedDevices.id,
      name: rememberedDevices.name,
      hash: rememberedDevices.tokenHash,
      createdAt: rememberedDevices.createdAt,
      lastUsedAt: rememberedDevices.lastUsedAt,
      expiresAt: rememberedDevices.expiresAt,
    })
    .from(rememberedDevices)
    .innerJoin(users, eq(users.id, rememberedDevices.userId))
    .where(inForce(ctx, userId))
    .orderBy(desc(rememberedDevices.lastUsedAt), desc(rememberedDevices.id));
  const own = token === null ? '' : tokenHash(token);
  return rows.map(({ hash, ...device }) => ({ ...device, current: hash === own }));
}

/** Ends one of one's own remembered devices: the next time it is asked for the second step again. */
export async function endDevice(ctx: ServiceContext, { id }: { id: number }): Promise<void> {
  const { userId } = authorize(ctx, 'account.manageOwn');
  await inTransaction(ctx, async (tx) => {
    const ended = await tx
      .delete(rememberedDevices)
      .where(and(eq(rememberedDevices.id, id), eq(rememberedDevices.userId, userId)))
      .returning({ id: rememberedDevices.id });
    if (ended.length === 0) throw DomainError.of('record.notFound');
    await audit(ctx, tx, { action: 'auth.endDevice', entity: 'user', entityId: userId });
  });
}

const inForce = (ctx: ServiceContext, userId: number) =>
  and(
    eq(rememberedDevices.userId, userId),
    eq(rememberedDevices.passwordMark, currentPasswordMark),
    gt(rememberedDevices.expiresAt, ctx.clock.now()),
  );
