import { closedAfterAll } from '@dehesa/testing';
import { describe, expect, it } from 'vitest';
import { createVisitorWorld } from '../../visitors/visitor-world.test-support';
import { refusal } from '../staff/staff-world.test-support';

const world = await closedAfterAll(createVisitorWorld());

const full = 'reservations.waitingListFull';
const quiet = { perAddress: 1_000, perAddressAndActivity: 1_000, proofAfterAddress: 1_000, proofAfterActivity: 1_000 };

/** An activity without a free place, of which so many people may wait for each. */
async function soldOut(capacity: number, waitingFactor: number, shifts: string[] = []) {
  const id = await world.activity({ capacity, shifts, waitingListMode: 'automatic' });
  const ctx = world.from('192.0.2.1', { ...quiet, waitingFactor });
  for (const shift of shifts.length === 0 ? [''] : shifts)
    for (let taken = 0; taken < capacity; taken += 1) await world.reserve(id, 1, { shift });
  return { id, wait: (shift = '') => refusal(world.book(ctx, id, { waitingList: true, shift })) };
}

describe('a waiting list', () => {
  it('takes as many people as the places and the factor allow, however many come at once', async () => {
    const { id, wait } = await soldOut(7, 3);
    const found = await Promise.all(Array.from({ length: 30 }, () => wait()));
    expect(found.filter((outcome) => outcome === 'done')).toHaveLength(21);
    expect(found.filter((outcome) => outcome === full)).toHaveLength(9);
    expect(await world.held(id)).toEqual([7]);
  });

  it('takes twenty where there are few places, for each shift', async () => {
    const { wait } = await soldOut(1, 3, ['Mañana', 'Tarde']);
    const morning = await Promise.all(Array.from({ length: 21 }, () => wait('Mañana')));
    expect(morning.filter((outcome) => outcome === 'done')).toHaveLength(20);
    expect(await wait('Tarde')).toBe('done');
  });
});
