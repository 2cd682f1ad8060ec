import { BookingProof, type ProofChallenge } from '@dehesa/domain/reservations';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import type { ServiceContext } from '../context';
import { purposeKey } from '../keys/index';

/** Hashes to try: a second on a slow telephone, three at most. */
const work = { least: 50_000, most: 150_000 };
const lifetimeMs = 10 * 60 * 1000;

/** Some work for the device that wants to book this activity within the next ten minutes. */
export async function proofChallenge(ctx: ServiceContext, activityId: number): Promise<ProofChallenge> {
  const { parameters, signature } = await createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    counter: randomInt(work.most, work.least),
    deriveKey,
    // By our own clock, not by the library's.
    data: { activity: activityId, expires: ctx.clock.now().getTime() + lifetimeMs },
    hmacSignatureSecret: secretOf(ctx),
  });
  return BookingProof.shape.challenge.parse({ parameters, signature });
}

/** Whether the work was done, for this activity and in time; whether it was handed in before only the database knows. */
export async function isProofOfWork(ctx: ServiceContext, proof: BookingProof, activityId: number): Promise<boolean> {
  const { challenge, solution } = proof;
  const { activity, expires } = challenge.parameters.data;
  if (activity !== activityId || expires <= ctx.clock.now().getTime()) return false;
  // Signed by us or not: anything may stand where the library expects hexadecimal digits.
  const verified = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secretOf(ctx) }).catch(
    () => ({ verified: false }),
  );
  return verified.verified;
}

function secretOf({ installation }: ServiceContext): string {
  return purposeKey(installation, 'booking-proof').toString('hex');
}
