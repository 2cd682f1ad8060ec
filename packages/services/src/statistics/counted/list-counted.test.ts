import { activities, people } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import { CountedReservationsInput, type CountedState } from '@dehesa/domain/statistics';
import {
  closedAfterAll,
  createTestDatabase,
  insertSampleReservation,
  insertSampleUser,
  testContext,
} from '@dehesa/testing';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ServiceContext } from '../../context';
import { dashboard } from '../dashboard';
import { listCounted } from './list-counted';

const admin: Actor = { userId: 1, role: 1, territoryId: null };
const monfrague: Actor = { userId: 2, role: 2, territoryId: 1 };
const database = await closedAfterAll(createTestDatabase());
const { db } = database;
const companyId = await insertSampleUser(db, { email: 'empresa@example.test', role: 2 });
const company: Actor = { userId: companyId, role: 2, territoryId: null };

const as = (actor: Actor | null): ServiceContext =>
  testContext(db, { actor, clock: { now: () => new Date('2026-12-01T10:00:00Z') } });

/** One reservation of three people each, with where its booker lives. */
const booked = [
  { date: '2026-03-01', status: 2, territoryId: 1, code: '10' },
  { date: '2026-05-31', status: 2, territoryId: 2, code: '10', companyId },
  { date: '2026-04-15', status: 1, territoryId: 1, code: '06' },
  { date: '2026-04-16', status: 3, territoryId: 2, code: '05', country: 'PT' },
  { date: '2026-04-17', status: 4, territoryId: 1, code: '10' },
  { date: '2026-04-18', status: 2, territoryId: 1, code: '05' },
  { date: '2026-04-19', status: 1, territoryId: 1, code: '10', hidden: true },
] as const;
const ids: number[] = [];
for (const [number, row] of booked.entries()) {
  const { activityId, reservationId } = await insertSampleReservation(db, {
    status: row.status,
    territoryId: row.territoryId,
    reference: `AAAA22${number + 22}`,
    companyId: 'companyId' in row ? row.companyId : null,
  });
  const country = 'country' in row ? row.country : 'ES';
  await db
    .update(activities)
    .set({ date: row.date, hidden: 'hidden' in row })
    .where(eq(activities.id, activityId));
  await db
    .update(people)
    .set({ country, provinceCode: row.code })
    .where(and(eq(people.reservationId, reservationId), eq(people.position, 0)));
  ids.push(reservationId);
}
const [first, second, third, fourth, , sixth] = ids;

async function listed(actor: Actor | null, input: Partial<CountedReservationsInput> = {}): Promise<unknown[]> {
  const { rows, total } = await listCounted(
    as(actor),
    CountedReservationsInput.parse({ scope: 'general', of: { state: 'holding' }, ...input }),
  );
  expect(total).toBe(rows.length);
  return rows.map(({ id }) => id);
}

describe('listCounted (B105)', () => {
  it.each<[CountedState, (number | undefined)[]]>([
    ['confirmed', [second, sixth, first]],
    ['pending', [third]],
    ['waiting', [fourth]],
    ['holding', [second, sixth, third, first]],
  ])('lists the %s ones, the latest activity first, of no hidden activity (B11)', async (state, expected) => {
    expect(await listed(admin, { of: { state } })).toEqual(expected);
  });

  it('lists who comes from a place in any living state, never a cancelled one (B18)', async () => {
    expect(await listed(admin, { of: { country: 'ES', provinceCode: '10' } })).toEqual([second, first]);
    // The district of Castelo Branco has the code of a Spanish province.
    expect(await listed(admin, { of: { country: 'PT', provinceCode: '05' } })).toEqual([fourth]);
    expect(await listed(admin, { of: { country: 'ES', provinceCode: '05' } })).toEqual([sixth]);
    expect(await listed(admin, { of: { country: 'ES', provinceCode: '99' } })).toEqual([]);
  });

  it('of a period by the date in force, and of a territory', async () => {
    const period = { from: '2026-03-01', to: '2026-04-15' };
    expect(await listed(admin, { period })).toEqual([third, first]);
    expect(await listed(admin, { period, of: { country: 'ES', provinceCode: '10' } })).toEqual([first]);
    expect(await listed(admin, { scope: 2 })).toEqual([second]);
  });

  it('tells of each what the number cannot', async () => {
    const { rows } = await listCounted(
      as(admin),
      CountedReservationsInput.parse({ scope: 'general', of: { state: 'pending' } }),
    );
    expect(rows).toEqual([
      {
        id: third,
        reference: expect.stringMatching(/^MON-/),
        status: 1,
        booker: expect.stringMatching(/\S/),
        partySize: 3,
        activity: {
          id: expect.any(Number),
          title: { es: expect.any(String), pt: expect.any(String) },
          date: '2026-04-15',
          startTime: '10:00',
        },
      },
    ]);
  });

  it('is as many as the dashboard counts', async () => {
    const { general } = await dashboard(as(admin));
    for (const state of ['pending', 'confirmed', 'waiting'] as const)
      expect(await listed(admin, { of: { state } })).toHaveLength(general.reservations[state]);
    for (const { code, total } of general.provinces)
      expect(await listed(admin, { of: { country: 'ES', provinceCode: code } })).toHaveLength(total);
  });

  it.each([
    ['of a state', { state: 'holding' }, [second, sixth, third, first]],
    ['from a place', { country: 'ES', provinceCode: '10' }, [second, first]],
  ] as const)('comes in pages that miss nothing and repeat nothing, %s', async (_what, of, all) => {
    const page = async (pageIndex: number, pageSize: number) =>
      listCounted(as(admin), CountedReservationsInput.parse({ scope: 'general', of, pageIndex, pageSize }));
    for (const size of [1, 2, 3]) {
      const read: unknown[] = [];
      for (let index = 0; index * size < all.length; index += 1) {
        const { rows, total } = await page(index, size);
        expect(total).toBe(all.length);
        read.push(...rows.map(({ id }) => id));
      }
      expect(read).toEqual(all);
    }
    expect(await page(9, 3)).toEqual({ rows: [], total: all.length });
  });

  it('stays within reach (B21, B22)', async () => {
    expect(await listed(monfrague)).toEqual([sixth, third, first]);
    expect(await listed(monfrague, { scope: 2 })).toEqual([]);
    expect(await listed(monfrague, { of: { country: 'PT', provinceCode: '05' } })).toEqual([]);
    expect(await listed(company)).toEqual([second]);
  });

  it.each([
    ['a member', { userId: 2, role: 3, territoryId: null }, 'access.forbidden'],
    ['a collaborator', { userId: 2, role: 4, territoryId: 1 }, 'access.forbidden'],
    ['nobody', null, 'access.unauthenticated'],
  ] as const)('%s is refused', async (_who, actor, code) => {
    await expect(listed(actor)).rejects.toMatchObject({ code });
  });

  it.each([
    ['cancelled ones', { state: 'cancelled' }],
    ['a place of no country', { country: 'FR', provinceCode: '10' }],
    ['a code that none is', { country: 'ES', provinceCode: "1'" }],
    ['nothing', {}],
  ])('refuses to list %s', (_what, of) => {
    expect(CountedReservationsInput.safeParse({ scope: 'general', of }).success).toBe(false);
  });
});
