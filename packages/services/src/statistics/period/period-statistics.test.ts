import { activities, attendance, auditLog, people, reservations } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import type { PeriodStatistics, StatisticsScope } from '@dehesa/domain/statistics';
import {
  closedAfterAll,
  createTestDatabase,
  insertSampleReservation,
  insertSampleUser,
  testContext,
} from '@dehesa/testing';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ServiceContext } from '../../context';
import { dashboard } from '../dashboard';
import { readGeneralData } from '../exports/read-statistics-sets';
import { type AttendeeQuery, readAttendees } from '../exports/read-attendees';
import { listLocalities } from '../list-localities';
import { periodStatistics } from './period-statistics';

const now = new Date('2026-12-01T10:00:00Z');
const admin: Actor = { userId: 1, role: 1, territoryId: null };
const spring = { from: '2026-03-01', to: '2026-05-31' };

function as(actor: Actor | null): ServiceContext {
  return testContext(database.db, { actor, clock: { now: () => now } });
}

const database = await closedAfterAll(createTestDatabase());
const { db } = database;
const companyId = await insertSampleUser(db, { email: 'empresa@example.test', role: 2 });

/** One reservation of three people with the day of its activity, which was on another one before. */
const booked = [
  { date: '2026-03-01', status: 2, territoryId: 1, code: '10' },
  { date: '2026-05-31', status: 2, territoryId: 2, code: '10', companyId },
  { date: '2026-04-15', status: 1, territoryId: 1, code: '06' },
  { date: '2026-04-15', status: 3, territoryId: 2, code: '05', country: 'PT' },
  { date: '2026-04-15', status: 4, territoryId: 1, code: '10' },
  { date: '2026-02-28', status: 2, territoryId: 1, code: '10' },
  { date: '2026-06-01', status: 2, territoryId: 1, code: '10' },
  { date: '2025-03-01', status: 2, territoryId: 1, code: '28' },
  { date: '2025-05-31', status: 4, territoryId: 1, code: '28' },
  { date: '2025-05-31', status: 1, territoryId: 2, code: '10', companyId },
  { date: '2026-04-20', status: 2, territoryId: 1, code: '10', hidden: true },
] as const;
const bookers: { reservationId: number; activityId: number }[] = [];
for (const [number, row] of booked.entries()) {
  const { date, status, territoryId, code } = row;
  const firstDate = '2026-04-01';
  const reference = `AAAA22${number + 22}`;
  const made = await insertSampleReservation(db, {
    status,
    territoryId,
    reference,
    firstDate,
    companyId: 'companyId' in row ? row.companyId : null,
  });
  const country = 'country' in row ? row.country : 'ES';
  await db
    .update(activities)
    .set({ date, hidden: 'hidden' in row })
    .where(eq(activities.id, made.activityId));
  await db.update(people).set({ country, provinceCode: code }).where(eq(people.reservationId, made.reservationId));
  bookers.push(made);
}
/** Two came to the first, one was taken back; to the second one for a group with four without a name. */
await db
  .update(reservations)
  .set({ partySize: 7, unnamedAdults: 4 })
  .where(eq(reservations.id, idOf(1)));
for (const [index, position, unnamed, undoneAt] of [
  [0, 0, 0, null],
  [0, 1, 0, null],
  [0, 2, 0, now],
  [1, 0, 4, null],
  [5, 0, 0, null],
] as const) {
  const rows = await db
    .select()
    .from(people)
    .where(eq(people.reservationId, idOf(index)));
  const personId = rows.find((person) => person.position === position)?.id ?? 0;
  await db.insert(attendance).values({ reservationId: idOf(index), personId, unnamed, undoneAt, checkedInAt: now });
}

function idOf(index: number): number {
  return bookers[index]?.reservationId ?? 0;
}

const ofSpring = (actor: Actor = admin, scope: StatisticsScope = 'general', compare = true) =>
  periodStatistics(as(actor), { scope, period: spring, compare });

describe('a period (B92)', () => {
  it('counts what takes place on its days, by the date in force, beside the same dates a year before', async () => {
    const { figures, before, computedAt } = await ofSpring();
    expect(computedAt).toEqual(now);
    expect(figures).toEqual({
      activities: 5,
      confirmed: 10,
      pending: 3,
      waiting: 3,
      cancelled: 3,
      attended: 7,
      capacity: 100,
      occupied: 13,
    });
    expect(before).toEqual({
      activities: 3,
      confirmed: 3,
      pending: 3,
      waiting: 0,
      cancelled: 3,
      attended: 0,
      capacity: 60,
      occupied: 6,
    });
  });

  it('tells where people come from, also from where they came a year before alone', async () => {
    const { provinces, districts } = await ofSpring();
    expect(provinces).toEqual([
      { code: '10', name: 'Cáceres', total: 2, before: 1 },
      { code: '06', name: 'Badajoz', total: 1, before: 0 },
      { code: '28', name: 'Madrid', total: 0, before: 1 },
    ]);
    expect(districts).toEqual([{ code: '05', name: 'Castelo Branco', total: 1, before: 0 }]);
  });

  it('shows the twelve months up to its end, each beside the same a year before', async () => {
    const { months } = await ofSpring();
    expect(months).toHaveLength(12);
    expect([months[0]?.month, months[11]?.month]).toEqual(['2025-06', '2026-05']);
    expect(months.filter(({ people, before }) => people > 0 || before !== 0)).toEqual([
      { month: '2026-02', people: 3, before: 0 },
      { month: '2026-03', people: 3, before: 3 },
      { month: '2026-04', people: 3, before: 0 },
      { month: '2026-05', people: 7, before: 3 },
    ]);
  });

  it('compares nothing where that is not asked for', async () => {
    const { before, provinces, months } = await ofSpring(admin, 'general', false);
    expect(before).toBeNull();
    expect(provinces).toEqual([
      { code: '10', name: 'Cáceres', total: 2, before: null },
      { code: '06', name: 'Badajoz', total: 1, before: null },
    ]);
    expect(months.every((month) => month.before === null)).toBe(true);
  });

  it('is empty where nothing takes place', async () => {
    const period = { from: '2030-01-01', to: '2030-01-31' };
    const { figures, before, provinces, months } = await periodStatistics(as(admin), {
      scope: 'general',
      period,
      compare: true,
    });
    for (const counted of [figures, before]) expect(Object.values(counted ?? {})).toEqual(Array(8).fill(0));
    expect(provinces).toEqual([]);
    expect(months.map(({ people }) => people)).toEqual(Array(12).fill(0));
  });

  it('of all years counts what the dashboard counts', async () => {
    const whole = { activities: 0, confirmed: 0, pending: 0, waiting: 0, capacity: 0 };
    for (const year of [2025, 2026]) {
      const period = { from: `${year}-01-01`, to: `${year}-12-31` };
      const { figures } = await periodStatistics(as(admin), { scope: 'general', period, compare: false });
      for (const key of ['activities', 'confirmed', 'pending', 'waiting', 'capacity'] as const)
        whole[key] += figures[key];
    }
    const { general } = await dashboard(as(admin));
    expect(whole.activities).toBe(general.activities);
    expect(whole.confirmed + whole.pending).toBe(general.capacity.occupied);
    expect(whole.confirmed + whole.pending + whole.waiting).toBe(general.people);
    expect(whole.capacity).toBe(general.capacity.total);
  });
});

describe('within reach (B21)', () => {
  const told = ({ figures, before }: PeriodStatistics) => [figures.activities, figures.occupied, before?.activities];

  it.each([
    ['an admin of Monfragüe', admin, 1, [3, 6, 2]],
    ['an admin of Tajo', admin, 2, [2, 7, 1]],
    ['a manager of Monfragüe', { userId: 2, role: 2, territoryId: 1 }, 'general', [3, 6, 2]],
    ['a manager of Monfragüe that asks for Tajo', { userId: 2, role: 2, territoryId: 1 }, 2, [0, 0, 0]],
    ['a company', { userId: companyId, role: 2, territoryId: null }, 'general', [1, 7, 1]],
  ] as const)('%s', async (_who, actor, scope, counts) => {
    expect(told(await ofSpring(actor, scope))).toEqual(counts);
  });

  it.each([
    ['a member', { userId: 2, role: 3, territoryId: null }, 'access.forbidden'],
    ['nobody', null, 'access.unauthenticated'],
  ] as const)('%s is refused', async (_who, actor, code) => {
    await expect(
      periodStatistics(as(actor), { scope: 'general', period: spring, compare: true }),
    ).rejects.toMatchObject({ code });
  });
});

describe('lists of a period', () => {
  it('have its people alone, within reach (B92, B21)', async () => {
    const confirmed = { statuses: [2], language: 'es', format: 'xlsx', period: spring } as const;
    const audited = async () => {
      const [last] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
      return last?.details;
    };
    const dates = async (actor: Actor, query: AttendeeQuery = confirmed) => {
      const { any, batches } = await readAttendees(as(actor), query);
      const found: string[] = [];
      for await (const batch of batches) found.push(...batch.map(({ date }) => date));
      expect(any).toBe(found.length > 0);
      return found;
    };
    // Seven of them are a group, which has two lines.
    expect(await dates(admin)).toHaveLength(7);
    expect(await audited()).toEqual({ format: 'xlsx', people: 10, statuses: [2], ...spring });
    const manager: Actor = { userId: 2, role: 2, territoryId: 1 };
    expect(await dates(manager)).toEqual(['2026-03-01', '2026-03-01', '2026-03-01']);
    expect(await audited()).toMatchObject({ people: 3 });
    const winter = { from: '2025-01-01', to: '2025-01-31' };
    expect(await dates(manager, { ...confirmed, period: winter })).toEqual([]);
  });

  it('have its sets and localities alone', async () => {
    const { general, territories } = await readGeneralData(as(admin), 'es', spring);
    expect(general.general).toEqual({ confirmed: 2, cancelled: 1, spain: 3, portugal: 1, capacity: 100 });
    expect(general.byDate.map(({ date }) => date)).toEqual(['2026-03-01', '2026-04-15', '2026-05-31']);
    expect(territories?.[1].byProvince).toEqual([
      { province: 'Badajoz', total: 1 },
      { province: 'Cáceres', total: 1 },
    ]);
    const localities = await listLocalities(as(admin), { scope: 'general', country: 'ES', period: spring });
    expect(localities.map(({ locality, total }) => [locality, total])).toEqual(
      [
        ['Plasencia', 1],
        ['Plasencia', 2],
      ].toReversed(),
    );
    const year = { from: '2030-01-01', to: '2030-12-31' };
    await expect(readGeneralData(as(admin), 'es', year)).rejects.toMatchObject({ code: 'statistics.noData' });
  });
});
