import { createHmac } from 'node:crypto';
import type { Role, TerritoryId } from '@dehesa/domain/access';
import { emailKey } from '@dehesa/domain/identity';
import { audit } from '../audit';
import type { ServiceContext } from '../context';
import { purposeKey } from '../keys/index';
import type { UsedUp } from './attempts';

/** Whose sign-in it is, as far as it is known, and from where. */
interface Tracer {
  email: string;
  address: string;
  account: { id: number } | undefined;
}

/** A sign-in that came to nothing, and the lock where it used up the last try (B25). */
export async function traceFailure(
  ctx: ServiceContext,
  who: Tracer,
  reason: 'credentials' | 'feeUnpaid',
  usedUp: UsedUp | null = null,
): Promise<void> {
  const entry = { entity: 'user', entityId: who.account?.id ?? null } as const;
  const marks = marksOf(ctx, who);
  await audit(ctx, ctx.db, { ...entry, action: 'auth.signInFailed', details: { ...marks, reason } });
  if (usedUp !== null)
    await audit(ctx, ctx.db, { ...entry, action: 'auth.signInLocked', details: { ...marks, of: usedUp } });
}

/** A session that was opened, in its own transaction; whose it is acted. */
export async function traceSignIn(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  account: { id: number; role: Role; territoryId: TerritoryId | null },
  { address, ...details }: { address: string; kind: string; oneTimePassword: boolean },
): Promise<void> {
  const { id, role, territoryId } = account;
  const entry = { action: 'auth.signIn', entity: 'user', entityId: id } as const;
  await audit({ ...ctx, actor: { userId: id, role, territoryId } }, tx, {
    ...entry,
    details: { address: mark(ctx, 'address', address), ...details },
  });
}

/**
 * The same address has the same mark, and nobody can tell which it is; so has what was typed for an email where there is
 * no account of that name.
 */
function marksOf(ctx: ServiceContext, { email, address, account }: Tracer) {
  return {
    address: mark(ctx, 'address', address),
    ...(account === undefined && { email: mark(ctx, 'email', emailKey(email)) }),
  };
}

function mark({ installation }: ServiceContext, of: 'address' | 'email', value: string): string {
  const key = purposeKey(installation, 'sign-in-trace');
  return createHmac('sha256', key).update(`${of}\n${value}`).digest('base64url').slice(0, 22);
}
