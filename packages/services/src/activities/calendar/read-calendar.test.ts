import { activities } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import { CalendarInput, GuideInput } from '@dehesa/domain/activities';
import { closedAfterAll } from '@dehesa/testing';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createStaffWorld } from '../../reservations/staff/staff-world.test-support';
import { assignGuide } from '../guides/assign-guide';
import { createGuide } from '../guides/save-guide';
import { readCalendar, selectOutings } from './read-calendar';

const world = await closedAfterAll(createStaffWorld());
const { admin, monfrague, tajo, company, other } = world.actors;
const week = { from: '2026-06-15', to: '2026-06-21' };
const read = (actor: Actor, change: Partial<CalendarInput> = {}) =>
  readCalendar(world.as(actor), CalendarInput.parse({ ...week, ...change }));
const ids = async (actor: Actor, change: Partial<CalendarInput> = {}) =>
  (await read(actor, change)).outings.map(({ id }) => id);

const late = await world.activity({ date: '2026-06-20', startTime: '18:00', endTime: '20:00', capacity: 4 });
const early = await world.activity({
  date: '2026-06-20',
  startTime: '09:00',
  endTime: '12:00',
  shifts: ['9:00', '10:30'],
});
const abroad = await world.activity({ date: '2026-06-15', territoryId: 2, companyId: other.userId }, 'Barco');
await world.activity({ date: '2026-06-22' }, 'La semana siguiente');
const guide = (await createGuide(world.as(admin), GuideInput.parse({ name: 'Ana Guía' }))).id;

describe('readCalendar (B88)', () => {
  it('has the outings in reach by day and hour, those of the last day too (B21)', async () => {
    expect(await ids(admin)).toEqual([abroad, early, late]);
    expect(await ids(monfrague)).toEqual([early, late]);
    expect(await ids(tajo)).toEqual([abroad]);
    expect(await ids(company)).toEqual([early, late]);
    expect(await ids(admin, { territoryId: 2 })).toEqual([abroad]);
    expect(await ids(monfrague, { territoryId: 2 })).toEqual([]);
  });

  it('tells how full each is over all its shifts, and its state', async () => {
    await world.reserve(late, 4, { status: 1 });
    await world.reserve(early, 2, { status: 2, shift: '9:00' });
    await world.reserve(early, 3, { status: 3, shift: '9:00' });
    const { outings } = await read(monfrague);
    expect(outings).toMatchObject([
      { id: early, held: 2, capacity: 20, full: false, shifts: ['9:00', '10:30'], hidden: false, past: false },
      { id: late, held: 4, capacity: 4, full: true, startTime: '18:00', endTime: '20:00', suspended: false },
    ]);
    await world.db.update(activities).set({ hidden: true, suspendedAt: new Date() }).where(eq(activities.id, late));
    expect((await read(monfrague)).outings[1]).toMatchObject({ id: late, hidden: true, suspended: true });
    await world.db.update(activities).set({ hidden: false, suspendedAt: null }).where(eq(activities.id, late));
  });

  it('follows the schedule in force (B10)', async () => {
    const moved = await world.activity({ date: '2026-07-10' });
    await world.edit(moved, { scheduleChange: { date: '2026-06-16', startTime: null, endTime: null, week: null } });
    expect(await ids(monfrague)).toEqual([moved, early, late]);
    await world.db.delete(activities).where(eq(activities.id, moved));
  });

  it('shows the outings of a guide, and those without any', async () => {
    await assignGuide(world.as(admin), { guideId: guide, activityIds: [early, abroad] });
    expect(await ids(admin, { guide })).toEqual([abroad, early]);
    expect(await ids(monfrague, { guide })).toEqual([early]);
    expect(await ids(admin, { guide: 'none' })).toEqual([late]);
    expect((await read(monfrague)).outings[0]?.guides).toEqual([{ id: guide, name: 'Ana Guía', state: 'active' }]);
  });

  it('warns of guides who are in two places, without telling a foreign one (B22, B87)', async () => {
    expect((await read(admin)).clashes).toEqual([]);
    const beside = await world.activity(
      { date: '2026-06-20', startTime: '09:30', endTime: '10:00', territoryId: 2, companyId: other.userId },
      'Ajena',
    );
    await assignGuide(world.as(admin), { guideId: guide, activityIds: [beside] });
    const told = (await read(admin)).clashes;
    expect(told.map(({ activityId, other: clashing }) => [activityId, clashing?.title.es])).toEqual(
      expect.arrayContaining([
        [early, 'Ajena'],
        [beside, 'Buitres al amanecer'],
      ]),
    );
    expect((await read(monfrague)).clashes).toEqual([{ guideId: guide, activityId: early, other: null }]);
    await world.db.update(activities).set({ suspendedAt: new Date() }).where(eq(activities.id, beside));
    expect((await read(admin)).clashes).toEqual([]);
  });

  it.each([
    ['six weeks', '2026-06-01', '2026-07-12', true],
    ['a day more', '2026-06-01', '2026-07-13', false],
    ['backwards', '2026-06-02', '2026-06-01', false],
    ['no day', '2026-02-30', '2026-03-01', false],
  ])('of %s', (_what, from, to, taken) => {
    expect(CalendarInput.safeParse({ from, to }).success).toBe(taken);
  });

  it('finds its days and the guides of each by an index, with many years of outings there', async () => {
    const template = sql`select slug, territory_id, category_id, week, ends_at, municipality, capacity from activities limit 1`;
    await world.db.execute(sql`
      insert into activities (slug, territory_id, category_id, date, first_date, week, first_week, ends_at, municipality, capacity)
      select t.slug || n, t.territory_id, t.category_id, day, day, t.week, t.week, t.ends_at, t.municipality, t.capacity
      from (${template}) t, generate_series(1, 8000) n, lateral (select date '2010-01-01' + (n % 5000) as day) d`);
    await world.db.execute(sql`insert into activity_guides (activity_id, guide_id)
      select id, ${guide} from activities on conflict do nothing`);
    await world.db.execute(sql`analyze activities`);
    await world.db.execute(sql`analyze activity_guides`);
    const input = CalendarInput.parse({ from: '2020-06-15', to: '2020-06-21' });
    const rows = await world.db.execute<Record<string, string>>(
      sql`explain (costs off) ${selectOutings(world.as(admin), admin, input).getSQL()}`,
    );
    const plan = rows.map((row) => Object.values(row)[0]).join('\n');
    expect(plan).toMatch(/using activities_\w+ on activities\n\s+Index Cond: \(\(date >=/);
    expect(plan).toContain('activity_guides_activity_id_guide_id_pk');
    expect(plan).not.toMatch(/Seq Scan on (activities|activity_guides|shift_places)/);
    expect((await read(admin, { from: '2020-06-15', to: '2020-06-21' })).outings.length).toBeGreaterThan(5);
  });
});
