import { ProofChallenge } from '@dehesa/domain/reservations';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { expect, it } from 'vitest';
import { solveWork } from './solve-work';

const secret = 'a secret of the server';

it.each([
  [1, 150_000],
  [3, 20_000],
])('finds what the server hid, at %i rounds a try', async (cost, counter) => {
  const made = await createChallenge({
    algorithm: 'SHA-256',
    cost,
    counter,
    data: { activity: 7, expires: 1 },
    deriveKey,
    hmacSignatureSecret: secret,
  });
  const challenge = ProofChallenge.parse(made);
  const proof = await solveWork(challenge);
  expect(proof?.solution.counter).toBe(counter);
  const { verified } = await verifySolution({
    challenge,
    solution: { counter, derivedKey: proof?.solution.derivedKey ?? '' },
    deriveKey,
    hmacSignatureSecret: secret,
  });
  expect(verified).toBe(true);
});
