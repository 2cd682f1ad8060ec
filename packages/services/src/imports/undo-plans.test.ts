import { attendance, checkInTicks, conversationMessages, notificationReads, reservations } from '@dehesa/db/schema';
import { closedAfterAll, createTestDatabase } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';

const { db } = await closedAfterAll(createTestDatabase());

// The database looks for them once for each account or reservation that is taken back (B106).
it.each<[PgColumn, string]>([
  [reservations.createdBy, 'reservations_created_by_idx'],
  [attendance.checkedInBy, 'attendance_checked_in_by_idx'],
  [checkInTicks.tickedBy, 'check_in_ticks_ticked_by_idx'],
  [conversationMessages.sentBy, 'conversation_messages_sent_by_idx'],
  [notificationReads.reservationId, 'notification_reads_reservation_idx'],
])('what names a row that goes is found without a table being read: %#', async (column, index) => {
  const name = sql.identifier(getTableConfig(column.table).name);
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const rows = await tx.execute<Record<string, string>>(
      sql`explain (costs off) select from ${name} where ${sql.identifier(column.name)} = 1`,
    );
    return rows.map((row) => Object.values(row)[0]).join('\n');
  });
  expect(plan).toContain(index);
});
