import { closedAfterAll } from '@dehesa/testing';
import { users } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { mergeAccount } from './edit-account';
import { removeAccount } from './remove-account';
import { setAccountAccess } from './set-account-access';
import { createUserWorld, refusal } from './users.test-support';

const world = await closedAfterAll(createUserWorld());
beforeEach(() => world.db.update(users).set({ role: 1 }).where(eq(users.role, 0)));

const left = () => world.db.$count(users, and(eq(users.role, 0), users.hasAccess));

type Blow = (by: Actor, to: Actor) => Promise<unknown>;
const remove: Blow = (by, to) => removeAccount(world.as(by), { id: to.userId });
const shutOut: Blow = (by, to) => setAccountAccess(world.as(by), { id: to.userId, hasAccess: false });
const demote: Blow = (by, to) =>
  mergeAccount(world.as(by), { id: to.userId }, ({ membership: _fee, ...stored }) => ({ ...stored, role: 1 }));

let rounds = 0;
it.each<[string, Blow, Blow]>([
  ['remove and remove', remove, remove],
  ['demote and demote', demote, demote],
  ['shut out and shut out', shutOut, shutOut],
  ['remove and demote', remove, demote],
  ['demote and shut out', demote, shutOut],
])('two super admins who %s each other at once leave one', async (_name, first, second) => {
  for (let round = 0; round < 10; round += 1) {
    rounds += 1;
    await world.db.update(users).set({ role: 1 }).where(eq(users.role, 0));
    const a = await world.add(0, `a${rounds}`);
    const b = await world.add(0, `b${rounds}`);
    const outcomes = await Promise.allSettled([first(a, b), second(b, a)]);
    expect(await left()).toBe(1);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toMatchObject([refusal('users.lastSuperAdmin')]);
  }
});

it('a ring of ten who remove one another leaves one at least', async () => {
  const ring: Actor[] = [];
  for (let n = 0; n < 10; n += 1) ring.push(await world.add(0, `ring${n}`));
  await Promise.allSettled(ring.flatMap((by, n) => ring.slice(n + 1).map((to) => remove(by, to))));
  await Promise.allSettled(ring.flatMap((by) => ring.filter((to) => to !== by).map((to) => remove(by, to))));
  expect(await left()).toBe(1);
});

it('the last one is told so, also about itself', async () => {
  const last = await world.add(0, 'last');
  await world.db.insert(users).values({ role: 0, email: 'shut-out@example.org', hasAccess: false });
  for (const blow of [remove, demote, shutOut]) {
    await expect(blow(last, last)).rejects.toMatchObject(refusal('users.lastSuperAdmin'));
  }
  expect(await left()).toBe(1);
});
