import { closedAfterAll } from '@dehesa/testing';
import { users } from '@dehesa/db/schema';
import { beforeEach, expect, it } from 'vitest';
import { createAuthWorld, refusal } from './auth-world.test-support';
import { createFirstAdmin } from './create-first-admin';

const world = await closedAfterAll(createAuthWorld());
beforeEach(() => world.reset());

const input = { firstName: 'Marta', email: 'marta@example.test', password: 'un secreto largo' };

it('makes exactly one super admin, however many try', async () => {
  const tries = await Promise.allSettled([
    createFirstAdmin(world.ctx, input, world.hasher),
    createFirstAdmin(world.ctx, { ...input, email: 'otra@example.test' }, world.hasher),
  ]);
  expect(tries.map((attempt) => attempt.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await world.db.select({ role: users.role }).from(users)).toEqual([{ role: 0 }]);
});

it.each([
  { with: { firstName: ' ' }, answer: 'users.incomplete' },
  { with: { email: 'marta' }, answer: 'users.incomplete' },
  { with: { password: 'corta' }, answer: 'auth.passwordTooShort' },
  { with: { email: 'ANA@example.test' }, answer: 'users.emailTaken' },
])('$with is refused with $answer', async ({ with: changed, answer }) => {
  await world.insertUser();
  expect(await refusal(createFirstAdmin(world.ctx, { ...input, ...changed }, world.hasher))).toBe(answer);
});
