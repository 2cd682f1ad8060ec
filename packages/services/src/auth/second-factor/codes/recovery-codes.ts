import { createHmac, randomInt } from 'node:crypto';
import { recoveryCodes } from '@dehesa/db/schema';
import { recoveryAlphabet, recoveryLength, secondFactorLimits, showRecoveryCode } from '@dehesa/domain/auth';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Installation, ServiceContext } from '../../../context';
import { purposeKeys } from '../../../keys/index';

/** Gives an account new recovery codes in place of those that it had; they are told this once. */
export async function createRecoveryCodes(ctx: ServiceContext, userId: number): Promise<string[]> {
  const codes = Array.from({ length: secondFactorLimits.recoveryCodes }, newCode);
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await ctx.db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashesOf(ctx.installation, userId, code)[0] ?? '' })));
  return codes.map(showRecoveryCode);
}

/** Uses up a code; of two who use it at once only one finds it unused. */
export async function useRecoveryCode(ctx: ServiceContext, userId: number, code: string): Promise<boolean> {
  const used = await ctx.db
    .update(recoveryCodes)
    .set({ usedAt: ctx.clock.now() })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        inArray(recoveryCodes.codeHash, hashesOf(ctx.installation, userId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

function newCode(): string {
  return Array.from({ length: recoveryLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join('');
}

/** Keyed: 50 bits alone could be tried through by whoever has the table. Under the current key and those before it. */
function hashesOf(installation: Installation, userId: number, code: string): string[] {
  return purposeKeys(installation, 'recovery-codes').map((key) =>
    createHmac('sha256', key).update(`${userId}\n${code}`).digest('base64url'),
  );
}
