import { shiftPlaces } from '@dehesa/db/schema';
import { createTestDatabase, insertSampleReservation, testContext } from '@dehesa/testing';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { dashboard } from './dashboard';

it('free places are never told below zero, where administrators went beyond the capacity (B5, B15)', async () => {
  const { db, close } = await createTestDatabase();
  const { activityId } = await insertSampleReservation(db);
  await db.update(shiftPlaces).set({ capacity: 2, allowedOver: 1 }).where(eq(shiftPlaces.activityId, activityId));
  const { general } = await dashboard(
    testContext(db, {
      actor: { userId: 1, role: 1, territoryId: null },
      clock: { now: () => new Date('2026-12-01T10:00:00Z') },
    }),
  );
  expect(general.capacity).toEqual({ available: 0, occupied: 3, total: 2 });
  await close();
});
