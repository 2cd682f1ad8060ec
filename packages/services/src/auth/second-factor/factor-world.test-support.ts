import {
  applicationKeys,
  passkeys,
  pendingSignIns,
  recoveryCodes,
  rememberedDevices,
  secondFactorRoles,
  totpSecrets,
} from '@dehesa/db/schema';
import type { Role } from '@dehesa/domain/access';
import { Secret, TOTP } from 'otpauth';
import type { ServiceContext } from '../../context';
import { address, browser, createAuthWorld } from '../auth-world.test-support';
import { beginSignIn, type SignInStep } from './begin-sign-in';
import { finishSignIn } from './finish-sign-in';
import { confirmTotp, startTotp } from './codes/set-up-totp';

export const password = 'encina-2026';
export const step = 30_000;

/** An authentication world in which accounts have a second factor, and an app that makes their codes. */
export async function createFactorWorld() {
  const world = await createAuthWorld();
  const { db, ctx, hasher } = world;

  const as = (userId: number, role: Role = 1): ServiceContext => ({
    ...ctx,
    actor: { userId, role, territoryId: null, provenAt: ctx.clock.now() },
  });
  /** What the app with this key shows, so many steps from now. */
  const code = (key: string, steps = 0) =>
    TOTP.generate({
      secret: Secret.fromBase32(key.replaceAll(' ', '')),
      timestamp: world.now().getTime() + steps * step,
    });

  return {
    ...world,
    as,
    code,
    async reset() {
      await world.reset();
      await db.delete(secondFactorRoles);
    },
    /** Gives an account an app; its first code is used up with it, so time passes on. */
    async withApp(userId: number): Promise<{ key: string; recoveryCodes: string[] }> {
      const begun = await startTotp(as(userId), { password }, address, hasher);
      const added = await confirmTotp(as(userId), { setUp: begun.setUp, code: code(begun.key) });
      world.pass(step);
      return { key: begun.key, recoveryCodes: added.recoveryCodes ?? [] };
    },
    begin: (device: string | null = null, typed = password): Promise<SignInStep> =>
      beginSignIn(ctx, { email: 'ana@example.test', password: typed }, browser, device, hasher),
    /** The token that the second step is sent with. */
    async pending(device: string | null = null, typed = password): Promise<string> {
      const begun = await beginSignIn(ctx, { email: 'ana@example.test', password: typed }, browser, device, hasher);
      if (begun.step !== 'second') throw new Error('no second step was asked for');
      return begun.pending;
    },
    finish: (pending: string, typed: string, userAgent: string | null = null) =>
      finishSignIn(
        ctx,
        pending,
        { kind: 'code', code: typed },
        { ...browser, userAgent: userAgent ?? '' },
        userAgent !== null,
      ),
    /** Everything of the second factor that is stored, to be searched for what must not be there. */
    stored: async () =>
      JSON.stringify(
        await Promise.all(
          [totpSecrets, passkeys, recoveryCodes, pendingSignIns, rememberedDevices, applicationKeys].map((table) =>
            db.select().from(table),
          ),
        ),
      ),
  };
}
