import { closedAfterAll } from '@dehesa/testing';
import { sessions } from '@dehesa/db/schema';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { assertProven } from '../context';
import { address, refusal } from './auth-world.test-support';
import { askForProof, proveWithPasskey, readProofWays } from './prove-again';
import { createFactorWorld, password } from './second-factor/factor-world.test-support';
import { confirmPasskey, startPasskey } from './second-factor/passkeys/set-up-passkey';
import {
  type Circumstances,
  softwareAuthenticator,
} from './second-factor/passkeys/software-authenticator.test-support';

let id: number;
let mine: number;
let authenticator: ReturnType<typeof softwareAuthenticator>;

/** The world's installation is reached at http://localhost. */
const here: Circumstances = { rpId: 'localhost', origin: 'http://localhost' };
const counted = (counter: number) => ({ ...here, counter });

const world = await closedAfterAll(createFactorWorld());
beforeEach(async () => {
  await world.reset();
  id = await world.insertUser();
  mine = await openedFor(id, 'mine');
  authenticator = softwareAuthenticator();
  const { setUp, options } = await startPasskey(world.as(id), { password }, address, world.hasher);
  const answer = authenticator.make(options.challenge, counted(5));
  await confirmPasskey(world.as(id), { setUp, name: 'Portátil', answer });
});

/** A session that nobody has proven. */
async function openedFor(userId: number, idHash: string): Promise<number> {
  const expiresAt = new Date(world.now().getTime() + 86_400_000);
  const [session] = await world.db
    .insert(sessions)
    .values({ userId, idHash, expiresAt })
    .returning({ id: sessions.id });
  return session?.id ?? 0;
}
const provenAt = async (sessionId: number) =>
  (await world.db.select().from(sessions).where(eq(sessions.id, sessionId)))[0]?.provenAt;
const ask = async (sessionId = mine, userId = id) =>
  (await askForProof(world.as(userId), { sessionId, address })).challenge;
const answerWith = (answer: ReturnType<typeof authenticator.sign>, sessionId = mine, userId = id) =>
  proveWithPasskey(world.as(userId), { answer }, { sessionId, address });

describe('a passkey in the password’s place', () => {
  it('proves the session that it was asked for, and no other one', async () => {
    const elsewhere = await openedFor(id, 'elsewhere');
    expect(await readProofWays(world.as(id))).toEqual({ passkey: true });
    await answerWith(authenticator.sign(await ask(), counted(6)));
    expect([await provenAt(mine), await provenAt(elsewhere)]).toEqual([world.now(), null]);
  });

  it('refuses an answer to another session’s challenge, to none, and the same one again', async () => {
    const elsewhere = await openedFor(id, 'elsewhere');
    const challenge = await ask(elsewhere);
    expect(await refusal(answerWith(authenticator.sign(challenge, counted(6))))).toBe('auth.passkeyInvalid');
    expect(await refusal(answerWith(authenticator.sign('unasked', counted(7))))).toBe('auth.passkeyInvalid');
    expect([await provenAt(mine), await provenAt(elsewhere)]).toEqual([null, null]);

    const signed = authenticator.sign(await ask(), counted(8));
    await answerWith(signed);
    await world.db.update(sessions).set({ provenAt: null });
    expect(await refusal(answerWith(signed))).toBe('auth.passkeyInvalid');
    expect(await provenAt(mine)).toBeNull();
  });

  it('a wrong answer uses the challenge up', async () => {
    const challenge = await ask();
    const wrong = { ...counted(6), origin: 'https://evil.example' };
    expect(await refusal(answerWith(authenticator.sign(challenge, wrong)))).toBe('auth.passkeyInvalid');
    expect(await refusal(answerWith(authenticator.sign(challenge, counted(7))))).toBe('auth.passkeyInvalid');
  });

  it('refuses another account’s passkey, and proves nobody else’s session', async () => {
    const other = await world.insertUser({ email: 'bea@example.test' });
    const theirs = await openedFor(other, 'theirs');
    expect(await readProofWays(world.as(other))).toEqual({ passkey: false });
    const challenge = await ask(theirs, other);
    expect(await refusal(answerWith(authenticator.sign(challenge, counted(6)), theirs, other))).toBe(
      'auth.passkeyInvalid',
    );
    // One's own passkey, for a session that is not one's own: it is asked for nothing that anybody could sign.
    const strange = await ask(theirs);
    expect(await refusal(answerWith(authenticator.sign(strange, counted(7)), theirs))).toBe('auth.passkeyInvalid');
    expect([await provenAt(mine), await provenAt(theirs)]).toEqual([null, null]);
  });
});

describe('assertProven', () => {
  const at = (minutesAgo: number) => new Date(world.now().getTime() - minutesAgo * 60_000);
  const who = (proven?: Date) => ({
    actor: { userId: id, role: 0 as const, territoryId: null, ...(proven && { provenAt: proven }) },
    clock: { now: world.now },
  });

  it('holds a quarter of an hour', () => {
    expect(() => assertProven(who(at(15)))).not.toThrow();
    expect(() => assertProven(who(at(15.1)))).toThrow('auth.proofRequired');
  });

  it('holds for nobody of whom nothing is known', () => {
    expect(() => assertProven(who())).toThrow('auth.proofRequired');
    expect(() => assertProven({ ...who(), actor: null })).toThrow('auth.proofRequired');
  });
});
