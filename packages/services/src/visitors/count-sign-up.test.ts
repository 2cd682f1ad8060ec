import { closedAfterAll } from '@dehesa/testing';
import { visitorCounts } from '@dehesa/db/schema';
import { beforeEach, expect, it } from 'vitest';
import { refusal } from '../reservations/staff/staff-world.test-support';
import { countSignUp } from './count-sign-up';
import { createVisitorWorld } from './visitor-world.test-support';

const world = await closedAfterAll(createVisitorWorld());
beforeEach(() => world.db.delete(visitorCounts));

/** How many of so many sign-ups from an address are let through. */
async function allowed(times: number, address = '192.0.2.1'): Promise<number> {
  const found: unknown[] = [];
  for (let time = 0; time < times; time += 1) found.push(await refusal(countSignUp(world.from(address))));
  return found.filter((outcome) => outcome === 'done').length;
}

it('twenty businesses within sixty minutes sign up from an address, a full hour among them or not', async () => {
  world.setNow('2026-05-01T10:59:00Z');
  expect(await allowed(22)).toBe(20);
  expect(await allowed(1, '192.0.2.2')).toBe(1);
  world.setNow('2026-05-01T11:00:00Z');
  expect(await allowed(1)).toBe(0);
  world.setNow('2026-05-01T11:15:00Z');
  expect(await allowed(22)).toBe(5);
  world.setNow('2026-05-01T12:59:00Z');
  expect(await allowed(22)).toBe(20);
});
