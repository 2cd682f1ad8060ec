import { closedAfterAll } from '@dehesa/testing';
import { expect, it } from 'vitest';
import { editAccount } from './edit-account';
import { readAccount } from './read-account';
import { removeAccount } from './remove-account';
import { setAccountAccess } from './set-account-access';
import { setAccountPassword } from './set-account-password';
import { createUserWorld, hasher } from './users.test-support';

const world = await closedAfterAll(createUserWorld());

const superAdmin = () => world.as(world.actors.super);
async function edit(id: number, change: Partial<Parameters<typeof editAccount>[1]>) {
  const { membership: _fee, ...form } = await readAccount(superAdmin(), { id });
  await editAccount(superAdmin(), { ...form, ...change });
}

it.each<[string, (id: number) => Promise<unknown>]>([
  ['another role', (id) => edit(id, { role: 1 })],
  ['another address', (id) => edit(id, { email: 'estrena@example.org' })],
  ['access taken away', (id) => setAccountAccess(superAdmin(), { id, hasAccess: false })],
  ['another password', (id) => setAccountPassword(superAdmin(), { id, password: 'tomillo y jara' }, hasher)],
  ['being erased', (id) => removeAccount(superAdmin(), { id })],
])('%s ends the sessions of that account and of nobody else (B23)', async (_what, change) => {
  const [id, other] = [await world.create(), await world.create()];
  for (const one of [id, other]) await world.signedIn(one);
  await change(id);
  expect([await world.sessionsOf(id), await world.sessionsOf(other)]).toEqual([0, 1]);
});
