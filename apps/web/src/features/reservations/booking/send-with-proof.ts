import type { DomainFailure } from '@dehesa/domain/errors';
import type { BookingProof, ProofChallenge } from '@dehesa/domain/reservations';

/** Work may come too late or be spent by a try whose answer was lost; more than that is no bad luck. */
const mostWork = 3;

interface Proving {
  /** The challenge of a refusal; undefined for any other error. */
  challengeOf: (error: unknown) => ProofChallenge | undefined;
  solve: (challenge: ProofChallenge) => Promise<BookingProof>;
  /** Whether the device is at work. */
  onProving: (proving: boolean) => void;
}

/** Sends, and where the server asks for work first has it done and sends the same again with it. */
export function withProof<T>(
  send: (proof: BookingProof | null) => Promise<T>,
  { challengeOf, solve, onProving }: Proving,
): () => Promise<T> {
  let proof: BookingProof | null = null;
  let worked = 0;
  return async function again(): Promise<T> {
    try {
      return await send(proof);
    } catch (error) {
      const challenge = challengeOf(error);
      if (challenge === undefined || worked === mostWork) throw error;
      worked += 1;
      onProving(true);
      try {
        proof = await solve(challenge);
      } finally {
        onProving(false);
      }
      return again();
    }
  };
}

/** The work that a refusal asks for; undefined for any other. */
export function challengeIn(failed: DomainFailure | undefined): ProofChallenge | undefined {
  return failed?.code === 'reservations.proofRequired' ? failed.params.challenge : undefined;
}
