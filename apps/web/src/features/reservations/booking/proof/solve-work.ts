import type { BookingProof, ProofChallenge } from '@dehesa/domain/reservations';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { solveChallenge } from 'altcha-lib';

/** A device that takes longer gets another piece of work: luck was against it. */
const patienceMs = 60_000;

/** Does the work of a challenge. With hashes of our own: the browser's need https, and a call for each takes longer. */
export async function solveWork(challenge: ProofChallenge): Promise<BookingProof | null> {
  const solution = await solveChallenge({
    challenge,
    timeout: patienceMs,
    deriveKey: (parameters, salt, password) => {
      let key = sha256(concatBytes(salt, password));
      for (let round = 1; round < parameters.cost; round += 1) key = sha256(key);
      return Promise.resolve({ derivedKey: key.subarray(0, parameters.keyLength) });
    },
  });
  return solution && { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } };
}
