import { reservations } from '@dehesa/db/schema';
import { ReservationListInput } from '@dehesa/domain/reservations';
import { closedAfterAll } from '@dehesa/testing';
import { eq, type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { reconcileStatistics } from '../../statistics/index';
import { countListed } from '../read/count-listed';
import { cancelReservation } from '../index';
import { farPageByShift, listedIds, listReservations, pageOf } from './list-reservations';
import { inTurn } from './page-by-shift';
import { createStaffWorld, type StaffWorld } from './staff-world.test-support';

const world = await closedAfterAll(createStaffWorld());
const { actors } = world;
const asked = (input: Partial<ReservationListInput>) => ReservationListInput.parse(input);
const ids: number[] = [];
const lastNames = ['Zúñiga', 'Álvarez', 'núñez', 'Peña', 'Olmo', 'Vaz', 'Rey'];
for (const [number, lastName] of lastNames.entries()) {
  const activityId = await world.activity({ date: `2026-06-${20 - number}`, shifts: ['Tarde', 'Mañana'] });
  world.passMinutes(1);
  const shift = number % 2 === 0 ? 'Tarde' : 'Mañana';
  ids.push(await world.reserve(activityId, 1, { shift, booker: { ...world.person(), lastName } }));
}
const cancelled = await world.reserve(await world.activity());
await cancelReservation(world.as(actors.admin), { id: cancelled, notify: false, force: false });

const listed = async (input: Partial<ReservationListInput>) =>
  (await listReservations(world.as(actors.admin), asked(input))).rows.map(({ id }) => id);

describe('the list over all activities', () => {
  it('comes by shift, and by when they booked in each, unless something else is asked for (B57)', async () => {
    const byShift = [0, 2, 4, 6, 1, 3, 5].map((index) => ids[index]);
    expect(await listed({})).toEqual(byShift);
    expect(await listed({ direction: 'desc' })).toEqual(byShift.toReversed());
  });

  it('by shift has pages that miss nothing and repeat nothing, in every reach (B21)', async () => {
    const without = await world.reserve(await world.activity({ date: '2026-06-01' }));
    const all = [...[0, 2, 4, 6, 1, 3, 5].map((index) => ids[index]), without];
    for (const direction of ['asc', 'desc'] as const) {
      const expected = direction === 'asc' ? all : all.toReversed();
      for (const pageSize of [1, 3, 4, 5, 200]) {
        const pages = [];
        for (let pageIndex = 0; pageIndex * pageSize <= all.length; pageIndex += 1)
          pages.push(...(await listed({ direction, pageIndex, pageSize })));
        expect({ pageSize, pages }).toEqual({ pageSize, pages: expected });
      }
    }
    expect(await listed({ territoryId: 1, status: 2 })).toEqual([]);
    const ofTajo = await listReservations(world.as(actors.tajo), asked({}));
    expect(ofTajo.rows).toEqual([]);
    await cancelReservation(world.as(actors.admin), { id: without, notify: false, force: false });
  });

  it('by shift has the same pages far down, where whole turns are left out', async () => {
    const without = await world.reserve(await world.activity({ date: '2026-06-01' }));
    const all = [...[0, 2, 4, 6, 1, 3, 5].map((index) => ids[index]), without];
    for (const direction of ['asc', 'desc'] as const)
      for (const pageSize of [1, 2, 3, 5, 8, 200])
        for (let pageIndex = 0; pageIndex <= all.length / pageSize + 1; pageIndex += 1) {
          const input = asked({ direction, pageIndex, pageSize });
          const expected = await listReservations(world.as(actors.admin), input);
          const found = await farPageByShift(world.as(actors.admin), input);
          expect({ input, ...found }).toEqual({
            input,
            page: expected.rows.map(({ id }) => id),
            total: all.length,
          });
        }
    const confirmed = asked({ status: 2 });
    expect(await farPageByShift(world.as(actors.admin), confirmed)).toEqual({ page: [], total: 0 });
    const whole = asked({ pageSize: 200 });
    expect((await farPageByShift(world.as(actors.company), whole)).page).toEqual(all);
    expect(await farPageByShift(world.as(actors.tajo), whole)).toEqual({ page: [], total: 0 });
    await cancelReservation(world.as(actors.admin), { id: without, notify: false, force: false });
  });

  it('in the order in which they booked', async () => {
    expect(await listed({ order: 'createdAt' })).toEqual(ids);
    expect(await listed({ order: 'createdAt', direction: 'desc' })).toEqual(ids.toReversed());
  });

  it('by name and by day', async () => {
    expect(await listed({ order: 'lastName' })).toEqual([1, 2, 4, 3, 6, 5, 0].map((index) => ids[index]));
    expect(await listed({ order: 'activityDate' })).toEqual(ids.toReversed());
  });

  it.each(['createdAt', 'lastName', 'activityDate'] as const)(
    'by %s has the same pages from either end',
    async (order) => {
      for (const direction of ['asc', 'desc'] as const) {
        const page = async (pageIndex: number, total: number | null) => {
          const input = asked({ order, direction, pageIndex, pageSize: 3 });
          return (await pageOf(world.as(actors.admin), input, total)).map(({ id }) => id);
        };
        for (const pageIndex of [0, 1, 2, 3])
          expect(await page(pageIndex, ids.length)).toEqual(await page(pageIndex, null));
      }
    },
  );
});

describe('how many there are', () => {
  const count = (atMost: number | null, who: keyof StaffWorld['actors'] = 'admin', status: 1 | 2 | 3 | null = null) =>
    countListed(world.as(actors[who]), { among: undefined, status }, atMost);

  it('is counted up to a number, and beyond it the one that is kept (decision 0024)', async () => {
    expect(await count(7)).toBe(7);
    expect(await count(6)).toBe(7);
    await reconcileStatistics(world.as(null));
    await world.db
      .update(reservations)
      .set({ status: 2, confirmedAt: new Date() })
      .where(eq(reservations.id, ids[0] ?? 0));
    expect(await count(3)).toBe(7);
    expect([await count(0, 'admin', 1), await count(6, 'admin', 1)]).toEqual([7, 6]);
    expect(await count(1, 'admin', 3)).toBe(0);
  });

  it('is counted whole where a page is looked for from the end', async () => {
    await reconcileStatistics(world.as(null));
    const later = await world.reserve(await world.activity());
    expect([await count(3), await count(null)]).toEqual([7, 8]);
    await cancelReservation(world.as(actors.admin), { id: later, notify: false, force: false });
  });

  it('is of the actor’s reach (B21)', async () => {
    expect([await count(1, 'monfrague'), await count(1, 'tajo'), await count(1, 'company')]).toEqual([7, 0, 7]);
  });
});

it('one or two letters are looked for among the newest, of which there are enough here', async () => {
  const asking = async (search: string, who: keyof StaffWorld['actors'] = 'admin') =>
    (await listReservations(world.as(actors[who]), asked({ search }))).rows.map(({ id }) => id);
  expect(await asking('ZÚ')).toEqual([ids[0]]);
  expect(await asking('ÑÚ')).toEqual([ids[2]]);
  expect(await asking('ÑÚ', 'tajo')).toEqual([]);
});

it('what was looked for has its number on every page, and behind the last one', async () => {
  const search = 'example.org';
  for (const order of ['shift', 'createdAt', 'lastName', 'activityDate'] as const) {
    const found = [];
    for (const pageIndex of [0, 1, 2, 3]) {
      const page = await listReservations(world.as(actors.admin), asked({ search, order, pageIndex, pageSize: 3 }));
      expect({ order, pageIndex, total: page.total }).toEqual({ order, pageIndex, total: ids.length });
      found.push(...page.rows.map(({ id }) => id));
    }
    expect(found).toEqual(await listed({ order }));
  }
  const nobody = { rows: [], total: 0 };
  expect(await listReservations(world.as(actors.admin), asked({ search: 'nadie así' }))).toEqual(nobody);
  expect(await listReservations(world.as(actors.tajo), asked({ search }))).toEqual(nobody);
});

describe('plans', () => {
  const plan = (input: Partial<ReservationListInput>, who: keyof StaffWorld['actors'] = 'admin') =>
    planOf(pageOf(world.as(actors[who]), asked(input), null).getSQL());
  const planOf = (statement: SQL) =>
    world.db.transaction(async (tx) => {
      for (const setting of [
        'enable_seqscan',
        'enable_sort',
        'enable_incremental_sort',
        'enable_hashjoin',
        'enable_mergejoin',
      ])
        await tx.execute(sql.raw(`set local ${setting} = off`));
      const rows = await tx.execute<Record<string, string>>(sql`explain (costs off) ${statement}`);
      return rows.map((row) => Object.values(row)[0]).join('\n');
    });

  it.each<[string, Partial<ReservationListInput>, string]>([
    ['when they booked', { order: 'createdAt' }, 'reservations_created_idx'],
    ['when they booked, the newest first', { order: 'createdAt', direction: 'desc' }, 'reservations_created_idx'],
    ['name', { order: 'lastName' }, 'people_name_idx'],
    ['name, backwards', { order: 'lastName', direction: 'desc' }, 'people_name_idx'],
  ])('by %s: in the order of an index, without sorting', async (_what, input, index) => {
    for (const who of ['admin', 'monfrague'] as const) {
      const found = await plan(input, who);
      expect(found).toContain(index);
      expect(found).not.toContain('Sort');
    }
  });

  it.each([1, null])('by shift: turn %s along the index of when they booked', async (turn) => {
    for (const who of ['admin', 'monfrague'] as const) {
      const ids = listedIds(world.as(actors[who]), asked({}), inTurn(turn));
      const found = await planOf(ids.orderBy(reservations.createdAt, reservations.id).limit(25).getSQL());
      expect(found).toContain('reservations_created_idx');
      expect(found).not.toContain('Sort');
    }
  });

  it('by shift, far down: along that index alone, in which the shifts are', async () => {
    await world.db.execute(sql`vacuum reservations`);
    const ids = listedIds(world.as(actors.admin), asked({}), inTurn(null));
    const found = await planOf(ids.orderBy(reservations.createdAt, reservations.id).limit(25).offset(100).getSQL());
    expect(found).toContain('Index Only Scan using reservations_created_idx');
  });

  it('one or two letters do not have all people read', async () => {
    const found = await plan({ search: 'nu' });
    expect(found).toContain('reservations_created_idx');
    expect(found).not.toContain('Seq Scan on people');
  });

  it('who reaches everything reads no activity for it', async () => {
    expect(await plan({ order: 'createdAt' })).not.toContain('activities');
    expect(await plan({ order: 'createdAt' }, 'monfrague')).toContain('activities');
  });
});
