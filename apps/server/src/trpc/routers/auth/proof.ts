import { PasswordAgain, ProveWithPasskeyInput } from '@dehesa/domain/auth';
import {
  askForProof,
  proveWithPasskey,
  proveWithPassword,
  readProofWays,
  type SessionAtHand,
} from '@dehesa/services/auth';
import type { SessionUser } from '@dehesa/services/auth';
import { assertProven } from '@dehesa/services/context';
import { router, signedInProcedure } from '../../init';

/** Who is signed in shows once more who it is, for what answers `auth.proofRequired`. */
export const proof = router({
  /** For what is no call, as a link that the browser follows: refused where it would be. */
  check: signedInProcedure.mutation(({ ctx }) => {
    assertProven(ctx.services);
  }),
  ways: signedInProcedure.query(({ ctx }) => readProofWays(ctx.services)),
  withPassword: signedInProcedure
    .input(PasswordAgain)
    .mutation(({ ctx, input }) => proveWithPassword(ctx.services, input, atHand(ctx))),
  passkeyOptions: signedInProcedure.mutation(({ ctx }) => askForProof(ctx.services, atHand(ctx))),
  withPasskey: signedInProcedure
    .input(ProveWithPasskeyInput)
    .mutation(({ ctx, input }) => proveWithPasskey(ctx.services, input, atHand(ctx))),
});

function atHand({ user, address }: { user: SessionUser; address: string }): SessionAtHand {
  return { sessionId: user.sessionId, address };
}
