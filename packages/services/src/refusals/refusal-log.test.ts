import { auditLog } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import { closedAfterAll, createTestDatabase, emptyTables, testContext } from '@dehesa/testing';
import { asc } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { type Refusal, RefusalLog } from './index';

let now: number;
let log: RefusalLog;
const database = await closedAfterAll(createTestDatabase());
beforeEach(async () => {
  now = Date.parse('2026-11-22T10:00:00Z');
  await emptyTables(database.db, 'audit_log');
  log = new RefusalLog(testContext(database.db, { clock: { now: () => new Date(now) } }));
});

const company: Actor = { userId: 7, role: 2, territoryId: null };
const refusal = (change: Partial<Refusal> = {}): Refusal => ({
  actor: company,
  address: '192.0.2.1',
  call: 'users.list',
  reason: 'forbidden',
  ...change,
});
const lines = () => database.db.select().from(auditLog).orderBy(asc(auditLog.id));
const passMinutes = (minutes: number) => (now += minutes * 60_000);

it('writes who was refused what, and where from as a keyed hash alone', async () => {
  await log.note(refusal());
  const [line, ...more] = await lines();
  expect(more).toEqual([]);
  expect(line).toMatchObject({
    action: 'access.refuse',
    entity: 'access',
    actorId: 7,
    actorRole: 2,
    details: { count: 1, call: 'users.list', reason: 'forbidden', address: expect.stringMatching(/^[\w-]{16}$/) },
  });
  expect(JSON.stringify(line)).not.toContain('192.0.2.1');
});

it('of 10 000 refusals of a machine writes two lines', async () => {
  await Promise.all(Array.from({ length: 10_000 }, () => log.note(refusal())));
  expect(await lines()).toHaveLength(1);
  passMinutes(10);
  await log.tidy();
  expect((await lines()).map(({ details }) => details['count'])).toEqual([1, 9_999]);
  await log.tidy();
  await log.note(refusal());
  expect((await lines()).map(({ details }) => details['count'])).toEqual([1, 9_999, 1]);
});

it('of 10 000 addresses counts the most together', async () => {
  await Promise.all(
    Array.from({ length: 10_000 }, (_, number) => log.note(refusal({ address: `2001:db8::${number.toString(16)}` }))),
  );
  await log.flush();
  const written = await lines();
  expect(written).toHaveLength(201);
  expect(written.at(-1)).toMatchObject({ actorId: null, details: { count: 9_800 } });
});

it('knows callers, calls and reasons apart', async () => {
  await log.note(refusal());
  await log.note(refusal({ actor: null }));
  await log.note(refusal({ call: '/act-reservas' }));
  await log.note(refusal({ reason: 'outOfReach' }));
  expect(await lines()).toHaveLength(4);
  expect(new Set((await lines()).map(({ details }) => details['address'])).size).toBe(1);
});

it('a crowd of strangers hides nobody who has a session', async () => {
  await Promise.all(
    Array.from({ length: 300 }, (_, number) =>
      log.note(refusal({ actor: null, reason: 'limited', address: `2001:db8::${number.toString(16)}` })),
    ),
  );
  await log.note(refusal());
  expect((await lines()).filter(({ actorId }) => actorId === 7)).toMatchObject([{ details: { reason: 'forbidden' } }]);
});

it.each([
  ['wrongLink', 5],
  ['invalid', 20],
] as const)('tells of %s only where there are more than people make', async (reason, usual) => {
  for (let time = 0; time < usual; time += 1) await log.note(refusal({ actor: null, reason }));
  passMinutes(10);
  for (let time = 0; time <= usual; time += 1) await log.note(refusal({ actor: null, reason }));
  await log.flush();
  expect((await lines()).map(({ details }) => [details['reason'], details['count']])).toEqual([[reason, usual + 1]]);
});

it('tells of missing records only where somebody tries one id after the other', async () => {
  const missing = refusal({ reason: 'notFound' });
  for (let time = 0; time < 20; time += 1) await log.note(missing);
  passMinutes(10);
  for (let time = 0; time < 21; time += 1) await log.note(missing);
  await log.flush();
  expect((await lines()).map(({ details }) => [details['reason'], details['count']])).toEqual([['notFound', 21]]);
});
