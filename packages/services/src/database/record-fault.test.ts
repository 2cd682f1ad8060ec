import { serverFaults } from '@dehesa/db/schema';
import { closedAfterAll, createTestDatabase } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { recordFault, withoutPersonalData } from './record-fault';

const database = await closedAfterAll(createTestDatabase());

it.each([
  ['mail to ana.garcia+x@sub.example.org failed', 'mail to *** failed'],
  ['DNI 12345678Z, 12345678-z, NIE X1234567L', 'DNI ***, ***, NIE ***'],
  ['phone +34 600 123 456 or 612345678', 'phone *** or ***'],
  ['born 1980-02-29 or 29/2/1980', 'born *** or ***'],
  ['invalid input syntax for type integer: "Ana"', 'invalid input syntax for type integer: "***"'],
  ['invalid input value for enum sex: "x y"', 'invalid input value for enum sex: "***"'],
  ['relation "categories" does not exist', 'relation "categories" does not exist'],
  ['at run (/srv/app/main.js:120:33)', 'at run (/srv/app/main.js:120:33)'],
])('%s is kept as %s', (text, kept) => {
  expect(withoutPersonalData(text)).toBe(kept);
});

it('keeps the newest only, cut to what a screen can show', async () => {
  const { db } = database;
  await db.execute(sql`insert into server_faults (message) select 'old ' || n from generate_series(1, 2500) n`);
  await recordFault(database, {
    at: new Date('2026-05-20T10:00:00Z'),
    reference: 'reference',
    message: 'm'.repeat(5_000),
    exception: 'e'.repeat(50_000),
  });
  const rows = await db.select().from(serverFaults).orderBy(serverFaults.id);
  expect(rows).toHaveLength(2_000);
  expect(rows.at(-1)).toMatchObject({ message: 'm'.repeat(2_000), exception: 'e'.repeat(20_000) });
});
