import { conversations, messages, people } from '@dehesa/db/schema';
import { closedAfterAll, createTestDatabase } from '@dehesa/testing';
import { type SQL, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { heldBy } from './person-accounts';
import { isOf } from './person-records';

const { db } = await closedAfterAll(createTestDatabase());

/** How it would be found, were reading whole tables forbidden: one that is read all the same has no index that fits. */
function planOf(from: SQL): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const rows = await tx.execute<Record<string, string>>(sql`explain (costs off) select count(*) from ${from}`);
    return rows.map((row) => Object.values(row)[0]).join('\n');
  });
}

const query = { email: 'lucia@example.org', identity: '11111111H' };
const held = heldBy(query, [
  { id: 1, reservationId: 1, kind: 'booker' },
  { id: 2, reservationId: 2, kind: 'adult' },
]);
// As the statement that reads them calls it.
const person = sql`${people} "person"`;

it.each([
  ['people', sql`${person} where ${isOf(query)}`, ['people_email_idx', 'people_identity_idx']],
  [
    'messages',
    sql`${messages} where ${held.messages}`,
    ['messages_reservation_idx', 'messages_loose_idx', 'messages_answers_idx', 'conversations_digits_idx'],
  ],
  [
    'conversations',
    sql`${conversations} where ${held.conversations}`,
    ['conversations_digits_idx', 'enquiries_email_idx'],
  ],
])('the %s of somebody are found without a table being read', async (table, from, indexes) => {
  const plan = await planOf(from);
  expect(plan).not.toContain(`Seq Scan on ${table}`);
  for (const index of indexes) expect(plan).toContain(index);
});
