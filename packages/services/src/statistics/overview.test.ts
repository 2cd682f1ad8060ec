import { activities } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import {
  closedAfterAll,
  createTestDatabase,
  insertSampleReservation,
  insertSampleUser,
  testContext,
} from '@dehesa/testing';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ServiceContext } from '../context';
import { overview } from './overview';

let now = new Date('2026-12-01T10:00:00Z');

function as(actor: Actor | null): ServiceContext {
  return testContext(database.db, { actor, clock: { now: () => now } });
}

const admin: Actor = { userId: 1, role: 1, territoryId: null };

const database = await closedAfterAll(createTestDatabase());
const { db } = database;
const companyId = await insertSampleUser(db, { email: 'empresa@example.test', role: 2 });
await insertSampleReservation(db, { territoryId: 1, status: 1, reference: 'AAAA2222' });
await insertSampleReservation(db, { territoryId: 1, status: 3, reference: 'BBBB2222' });
await insertSampleReservation(db, { territoryId: 2, status: 2, reference: 'CCCC2222', companyId });
await insertSampleReservation(db, { territoryId: 2, status: 4, reference: 'DDDD2222' });
const hidden = await insertSampleReservation(db, { territoryId: 1, status: 2, reference: 'EEEE2222' });
await db.update(activities).set({ hidden: true }).where(eq(activities.id, hidden.activityId));

it('counts no hidden activities', async () => {
  const { activities: counted } = await overview(as(admin));
  expect(counted).toEqual({ total: 4, coming: 4 });
});

it.each([
  { who: 'admin', actor: admin, activities: 4 },
  { who: 'manager of Monfragüe', actor: { userId: 2, role: 2, territoryId: 1 }, activities: 2 },
  { who: 'manager of Tajo', actor: { userId: 2, role: 2, territoryId: 2 }, activities: 2 },
  { who: 'the company', actor: undefined, activities: 1 },
  { who: 'another company', actor: { userId: 999, role: 2, territoryId: null }, activities: 0 },
] as const)('$who sees $activities activities (B21)', async ({ actor, ...expected }) => {
  const seen = await overview(as(actor ?? { userId: companyId, role: 2, territoryId: null }));
  expect(seen.activities.total).toBe(expected.activities);
});

it('leaves out what is over', async () => {
  now = new Date('2026-12-05T12:30:00Z');
  const { activities: counted } = await overview(as(admin));
  expect(counted).toEqual({ total: 4, coming: 0 });
});

it.each([
  { actor: null, code: 'access.unauthenticated' },
  { actor: { userId: 5, role: 3, territoryId: null }, code: 'access.forbidden' },
  { actor: { userId: 5, role: 4, territoryId: 1 }, code: 'access.forbidden' },
] as const)('refuses $actor with $code (B22)', async ({ actor, code }) => {
  await expect(overview(as(actor))).rejects.toMatchObject({ code });
});
