import { closedAfterAll } from '@dehesa/testing';
import { conversations, territories } from '@dehesa/db/schema';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test-app.test-support';

const server = await closedAfterAll(createTestApp());
const { db } = server.deps;
await db.update(territories).set({ whatsappPhoneNumberId: '111' }).where(eq(territories.id, 1));
await db.update(territories).set({ whatsappPhoneNumberId: '222' }).where(eq(territories.id, 2));
await db.insert(conversations).values([
  { territoryId: 1, phone: '+34600000001', unread: 2 },
  { territoryId: 1, phone: '+34600000002', unread: 3 },
  { territoryId: 1, phone: '+34600000003' },
]);

async function count(fbid: unknown, user: Parameters<typeof server.signInAs>[0]) {
  const { token } = await server.signInAs(user);
  return (await server.call('/crm-mensajes-count', { token, fbid })).body;
}

it.each([
  ['an admin, Monfragüe', '111', { role: 1 }, { error: false, value: 5 }],
  ['an admin, a number on the wire, Tajo', 222, { role: 1 }, { error: false, value: 0 }],
  ['the manager of Monfragüe', '111', { role: 2, territoryId: 1 }, { error: false, value: 5 }],
  ["another territory's", '222', { role: 2, territoryId: 1 }, { error: true, value: 'No encontrado' }],
  ['a company', '111', { role: 2 }, { error: true, value: 'No encontrado' }],
  ["nobody's", '999', { role: 0 }, { error: true, value: 'No encontrado' }],
  ['an empty one', '', { role: 0 }, { error: true, value: 'No encontrado' }],
] as const)('%s (B38)', async (_, fbid, user, answer) => {
  expect(await count(fbid, user)).toEqual(answer);
});
