import { closedAfterAll } from '@dehesa/testing';
import { idempotencyKeys, spentProofs, visitorCounts } from '@dehesa/db/schema';
import type { BookingProof } from '@dehesa/domain/reservations';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../reservations/staff/staff-world.test-support';
import { forgetVisitors } from './forget-visitors';
import { challengeOf, createVisitorWorld, solved } from './visitor-world.test-support';

const world = await closedAfterAll(createVisitorWorld());
beforeEach(() => world.db.delete(visitorCounts));

const limits = { proofAfterAddress: 1, proofAfterActivity: 1_000 };
const again = 'reservations.proofRequired';

/** An activity in which the next booking from this address has to be worked for. */
async function busy(address: string) {
  const id = await world.activity({ capacity: 500 });
  const ctx = world.from(address, limits);
  await world.book(ctx, id);
  return { id, ctx };
}

describe('work before a further booking', () => {
  it('is asked for beyond so many from one address, and takes the booking then', async () => {
    const { id, ctx } = await busy('192.0.2.1');
    const proof = await solved(await challengeOf(world.book(ctx, id)));
    expect(await refusal(world.book(ctx, id, { proof }))).toBe('done');
    expect(await world.held(id)).toEqual([2]);
  });

  it('is asked for beyond so many in one activity, whoever comes', async () => {
    const id = await world.activity({ capacity: 500 });
    const from = (address: string) => world.from(address, { proofAfterActivity: 1 });
    await world.book(from('192.0.2.1'), id);
    expect(await refusal(world.book(from('192.0.2.2'), id))).toBe(again);
  });

  it('counts once, also for two bookings at the same time', async () => {
    const { id, ctx } = await busy('192.0.2.2');
    const proof = await solved(await challengeOf(world.book(ctx, id)));
    const found = await Promise.all(Array.from({ length: 5 }, () => refusal(world.book(ctx, id, { proof }))));
    expect(found.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(found.filter((outcome) => outcome === again)).toHaveLength(4);
    expect(await world.held(id)).toEqual([2]);
  });

  it('of another activity, too late, not done or not ours does not count', async () => {
    const { id, ctx } = await busy('192.0.2.3');
    const other = await world.activity({ capacity: 500 });
    const challenge = await challengeOf(world.book(ctx, id));
    const proof = await solved(challenge);
    const elsewhere = await solved(await challengeOf(world.book(ctx, other)));
    const { parameters } = challenge;
    const wrong: BookingProof[] = [
      elsewhere,
      { ...proof, solution: { ...proof.solution, counter: proof.solution.counter + 1 } },
      { ...proof, solution: { counter: 0, derivedKey: parameters.keyPrefix } },
      { ...proof, solution: { counter: 0, derivedKey: 'zz' } },
      { ...proof, challenge: { ...challenge, signature: '0'.repeat(64) } },
      { ...proof, challenge: { ...challenge, signature: '' } },
      {
        ...elsewhere,
        challenge: { ...elsewhere.challenge, parameters: { ...elsewhere.challenge.parameters, data: parameters.data } },
      },
      {
        ...proof,
        challenge: {
          ...challenge,
          parameters: { ...parameters, data: { ...parameters.data, expires: 9_999_999_999_999 } },
        },
      },
      { ...proof, challenge: { ...challenge, parameters: { ...parameters, salt: 'no hex' } } },
      { ...proof, challenge: { ...challenge, parameters: { ...parameters, keyPrefix: '' } } },
    ];
    for (const [index, one] of wrong.entries())
      expect([index, await refusal(world.book(ctx, id, { proof: one }))]).toEqual([index, again]);
    world.setNow('2026-05-01T10:10:00Z');
    expect(await refusal(world.book(ctx, id, { proof }))).toBe(again);
    world.setNow('2026-05-01T10:09:59Z');
    expect(await refusal(world.book(ctx, id, { proof }))).toBe('done');
    world.setNow('2026-05-01T10:00:00Z');
  });

  it('is no part of what is booked: a booking sent again with its key is answered alike', async () => {
    const { id, ctx } = await busy('192.0.2.4');
    const input = world.input(id, { idempotencyKey: 'clave-prueba' });
    const proof = await solved(await challengeOf(world.bookInput(ctx, input)));
    expect(await world.db.select().from(idempotencyKeys)).toHaveLength(0);
    const answered = await world.bookInput(ctx, { ...input, proof });
    expect(await world.bookInput(ctx, { ...input, proof })).toEqual(answered);
    expect(await world.bookInput(ctx, input)).toEqual(answered);
    expect(await world.held(id)).toEqual([2]);
  });

  it('does not help beyond the limits', async () => {
    const id = await world.activity({ capacity: 500 });
    const ctx = world.from('192.0.2.5', { ...limits, perAddressAndActivity: 2 });
    await world.book(ctx, id);
    await world.book(ctx, id, { proof: await solved(await challengeOf(world.book(ctx, id))) });
    expect(await refusal(world.book(ctx, id))).toBe('reservations.tooManyInHour');
  });

  it('that is spent is forgotten when nobody could hand it in again', async () => {
    expect((await world.db.select().from(spentProofs)).length).toBeGreaterThan(0);
    expect((await forgetVisitors(world.as(null))).proofs).toBe(0);
    world.setNow('2026-05-01T10:30:00Z');
    await forgetVisitors(world.as(null));
    world.setNow('2026-05-01T10:00:00Z');
    expect(await world.db.select().from(spentProofs)).toEqual([]);
  });
});
