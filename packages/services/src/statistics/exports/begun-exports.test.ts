import type { Actor } from '@dehesa/domain/access';
import { auditLog } from '@dehesa/db/schema';
import { closedAfterAll, createTestDatabase, insertSampleReservation, testContext } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { read, utils } from '@e965/xlsx';
import { reconcileStatistics } from '../refresh-statistics';
import { exportAttendees } from './export-attendees';
import type { ExportFile } from './export-file';
import { exportGeneralData } from './export-general-data';

const admin: Actor = { userId: 1, role: 1, territoryId: null };
const { db } = await closedAfterAll(createTestDatabase());
const ctx = testContext(db, { actor: admin, clock: { now: () => new Date('2026-12-01T10:00:00Z') } });
await insertSampleReservation(db, { reference: 'BBBB2222' });
await reconcileStatistics(ctx);

/** What has come while `table` is held by somebody, and then all of it. */
async function begunWhileHeld(table: 'audit_log' | 'activity_texts', begin: () => Promise<ExportFile>) {
  const chunks: Buffer[] = [];
  const { stream } = await begin();
  const whole = new Promise((resolve, reject) => stream.on('end', resolve).on('error', reject));
  let begun = 0;
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${sql.identifier(table)} in access exclusive mode`);
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    await expect.poll(async () => await waiting(table), { timeout: 20_000 }).toBe(1);
    begun = Buffer.concat(chunks).byteLength;
  });
  await whole;
  return { begun, whole: Buffer.concat(chunks) };
}

/** How many wait for a table that somebody holds. */
async function waiting(table: string): Promise<unknown> {
  const [row] = await db.execute<{ waiting: number }>(
    // Copies of one template have the same numbers for their tables.
    sql`select count(*)::int as waiting from pg_locks where not granted and relation = ${table}::regclass
      and database = (select oid from pg_database where datname = current_database())`,
  );
  return row?.waiting;
}

it('a list of people begins before they are counted, and tells of nobody before the audit log has it (B46)', async () => {
  const before = await db.$count(auditLog);
  const { begun, whole } = await begunWhileHeld('audit_log', () =>
    exportAttendees(ctx, { list: 'confirmed', language: 'es' }),
  );
  expect(begun).toBeGreaterThan(0);
  const rows = utils.sheet_to_json<string[]>(Object.values(read(whole).Sheets)[0] ?? {}, { header: 1 });
  expect(rows.length).toBeGreaterThan(1);
  expect(await db.$count(auditLog)).toBe(before + 1);
});

it('the numbers begin before they are read', async () => {
  const { begun, whole } = await begunWhileHeld('activity_texts', () => exportGeneralData(ctx, { language: 'es' }));
  expect(begun).toBeGreaterThan(0);
  expect(Object.keys(read(whole).Sheets)).toHaveLength(3);
});

it('what cannot be read to its end breaks off: nobody takes a part for the whole', async () => {
  const { stream } = await exportGeneralData(ctx, { language: 'es' });
  await db.execute(sql`alter table activity_texts rename to gone`);
  try {
    await expect(stream.toArray()).rejects.toThrow(/activity_texts/);
  } finally {
    await db.execute(sql`alter table gone rename to activity_texts`);
  }
});
