import { closedAfterAll } from '@dehesa/testing';
import { activities, auditLog, people, reservations, users } from '@dehesa/db/schema';
import { expect, it } from 'vitest';
import { emptyTables } from './empty-tables';
import { insertSampleReservation } from './sample-reservation';
import { insertSampleUser } from './sample-user';
import { createTestDatabase } from './test-database';

const database = await closedAfterAll(createTestDatabase());

const counts = () =>
  Promise.all([activities, reservations, people, users, auditLog].map((table) => database.db.$count(table)));

it('empties tables and those that point at them, and no others', async () => {
  await insertSampleReservation(database.db);
  await insertSampleUser(database.db, { email: 'ana@example.org' });
  await database.db.insert(auditLog).values({ action: 'users.create', entity: 'user' });
  expect(await counts()).toEqual([1, 1, 3, 1, 1]);
  await emptyTables(database.db, 'activities');
  expect(await counts()).toEqual([0, 0, 0, 1, 1]);
  await emptyTables(database.db, 'audit_log');
  expect(await counts()).toEqual([0, 0, 0, 1, 0]);
  // Its own triggers work for what comes after.
  await expect(database.db.delete(users)).resolves.toBeDefined();
  await insertSampleReservation(database.db);
  expect((await counts()).slice(0, 2)).toEqual([1, 1]);
});
