import type { BookingProof, ProofChallenge } from '@dehesa/domain/reservations';
import { describe, expect, it } from 'vitest';
import { withProof } from './send-with-proof';

class Asked extends Error {
  constructor(readonly challenge: ProofChallenge) {
    super('work');
  }
}
const challenge = (nonce: string): ProofChallenge => ({
  parameters: {
    algorithm: 'SHA-256',
    cost: 1,
    data: { activity: 1, expires: 2 },
    keyLength: 32,
    keyPrefix: '00',
    nonce,
    salt: '00',
  },
  signature: '00',
});
const challengeOf = (error: unknown) => (error instanceof Asked ? error.challenge : undefined);

/** A server that asks for work so many times before it takes what is sent. */
function world(asks: number) {
  const seen: (string | null)[] = [];
  const proving: boolean[] = [];
  const solve = (given: ProofChallenge): Promise<BookingProof> =>
    Promise.resolve({ challenge: given, solution: { counter: 1, derivedKey: '00' } });
  const send = (proof: BookingProof | null) => {
    seen.push(proof?.challenge.parameters.nonce ?? null);
    return seen.length <= asks ? Promise.reject(new Asked(challenge(String(seen.length)))) : Promise.resolve('booked');
  };
  return { seen, proving, call: withProof(send, { challengeOf, solve, onProving: (now) => proving.push(now) }) };
}

describe('sending with work', () => {
  it('sends once where no work is asked for', async () => {
    const { seen, proving, call } = world(0);
    expect(await call()).toBe('booked');
    expect([seen, proving]).toEqual([[null], []]);
  });

  it('does the work and sends the same again with it, another one where the first was spent', async () => {
    const { seen, proving, call } = world(2);
    expect(await call()).toBe('booked');
    expect(seen).toEqual([null, '1', '2']);
    expect(proving).toEqual([true, false, true, false]);
  });

  it('keeps work that was not handed in for the next try', async () => {
    let lost = true;
    const seen: boolean[] = [];
    const call = withProof(
      (proof) => {
        seen.push(proof !== null);
        if (proof === null) return Promise.reject(new Asked(challenge('1')));
        if (!lost) return Promise.resolve('booked');
        lost = false;
        return Promise.reject(new Error('no connection'));
      },
      {
        challengeOf,
        solve: (given) => Promise.resolve({ challenge: given, solution: { counter: 1, derivedKey: '' } }),
        onProving: () => undefined,
      },
    );
    await expect(call()).rejects.toThrow('no connection');
    expect(await call()).toBe('booked');
    expect(seen).toEqual([false, true, true]);
  });

  it('gives up after some work, and says so; an error that asks for none goes on at once', async () => {
    await expect(world(99).call()).rejects.toThrow('work');
    const call = withProof(() => Promise.reject(new Error('full')), {
      challengeOf,
      solve: () => Promise.reject(new Error('never')),
      onProving: () => undefined,
    });
    await expect(call()).rejects.toThrow('full');
  });

  it('is no longer at work when the work fails', async () => {
    const proving: boolean[] = [];
    const call = withProof(() => Promise.reject(new Asked(challenge('1'))), {
      challengeOf,
      solve: () => Promise.reject(new Error('no worker')),
      onProving: (now) => proving.push(now),
    });
    await expect(call()).rejects.toThrow('no worker');
    expect(proving).toEqual([true, false]);
  });
});
