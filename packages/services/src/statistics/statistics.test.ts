import { activities, people, reservations } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import type { Dashboard, ScopeStatistics } from '@dehesa/domain/statistics';
import {
  closedAfterAll,
  createTestDatabase,
  emptyTables,
  insertSampleReservation,
  insertSampleUser,
  testContext,
} from '@dehesa/testing';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ServiceContext } from '../context';
import { seedPlaces } from '../places/seed-places';
import { dashboard } from './dashboard';
import { statisticsKeeperLock } from './fresh-statistics';
import { listLocalities } from './list-localities';
import { reconcileStatistics, refreshStatistics } from './refresh-statistics';

let now = new Date('2026-12-01T10:00:00Z');
const samples: { reservationId: number; activityId: number }[] = [];
const admin: Actor = { userId: 1, role: 1, territoryId: null };

function as(actor: Actor | null): ServiceContext {
  return testContext(database.db, { actor, clock: { now: () => now } });
}

const database = await closedAfterAll(createTestDatabase());
const { db } = database;
await seedPlaces(as(null));
const companyId = await insertSampleUser(db, { email: 'empresa@example.test', role: 2 });
await insertSampleUser(db, { email: 'hotel@example.test', role: 4, territoryId: 2 });
for (let number = 0; number < 8; number += 1) {
  const status = ([1, 2, 3, 4] as const)[number % 4] ?? 1;
  samples.push(
    await insertSampleReservation(db, {
      territoryId: number % 3 === 0 ? 2 : 1,
      companyId: number % 2 === 0 ? companyId : null,
      status,
      reference: `AAAA222${number + 2}`,
    }),
  );
}

/** The same numbers, counted from the reservations with nothing kept in between. */
async function plainCount(where = sql`true`): Promise<Record<string, unknown>> {
  const [row] = await database.db.execute(sql`
    select (count(*) filter (where r.status = 1))::int as pending, (count(*) filter (where r.status = 2))::int as confirmed,
      (count(*) filter (where r.status = 3))::int as waiting, (count(*) filter (where r.status = 4))::int as cancelled,
      count(r.id)::int as total, coalesce(sum(r.party_size) filter (where r.status in (1, 2)), 0)::int as occupied,
      coalesce(sum(r.party_size) filter (where r.status < 4), 0)::int as people,
      (count(*) filter (where r.status < 4 and p.province_code = '10' and p.country = 'ES'))::int as caceres,
      (count(*) filter (where r.status < 4 and p.province_code = '05' and p.country = 'PT'))::int as castelo
    from activities a
    left join reservations r on r.activity_id = a.id
    left join people p on p.reservation_id = r.id and p.position = 0
    where not a.hidden and ${where}`);
  return row ?? {};
}

function told({ reservations: inscriptions, capacity, people: all, caceres, districts }: ScopeStatistics) {
  const castelo = districts.find(({ code }) => code === '05')?.total ?? 0;
  return { ...inscriptions, occupied: capacity.occupied, people: all, caceres, castelo };
}

async function expectPlainCounts(): Promise<Dashboard> {
  const seen = await dashboard(as(admin));
  expect(told(seen.general)).toEqual(await plainCount());
  for (const id of [1, 2] as const) {
    expect(seen.territories && told(seen.territories[id])).toEqual(await plainCount(sql`a.territory_id = ${id}`));
  }
  const company = await dashboard(as({ userId: companyId, role: 2, territoryId: null }));
  expect(told(company.general)).toEqual(await plainCount(sql`a.company_id = ${companyId}`));
  return seen;
}

/** A change as verbs make them: of a state, of where the booker lives, of the activity itself. */
type Change =
  | { kind: 'status'; of: number; status: 1 | 2 | 3 | 4 }
  | { kind: 'place'; of: number; country: 'ES' | 'PT'; provinceCode: string | null; locality: string | null }
  | { kind: 'activity'; of: number; hidden: boolean; territoryId: 1 | 2; companyId: number | null }
  | { kind: 'remove'; of: number }
  | { kind: 'book'; of: number; partySize: number };

const index = fc.integer({ min: 0, max: 7 });
const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('status' as const), of: index, status: fc.constantFrom(1, 2, 3, 4) }),
  fc.record({
    kind: fc.constant('place' as const),
    of: index,
    country: fc.constantFrom('ES', 'PT'),
    provinceCode: fc.constantFrom('10', '06', '05', null),
    locality: fc.constantFrom('Plasencia', 'PLASENCIA ', 'plasencia', 'Idanha a Nova', 'Un cortijo', null),
  }),
  fc.record({
    kind: fc.constant('activity' as const),
    of: index,
    hidden: fc.boolean(),
    territoryId: fc.constantFrom(1, 2),
    companyId: fc.constantFrom(1, null),
  }),
  fc.record({ kind: fc.constant('remove' as const), of: index }),
  fc.record({ kind: fc.constant('book' as const), of: index, partySize: fc.integer({ min: 1, max: 4 }) }),
);

let booked = 0;

/** Makes the change and answers which activity it touched. */
async function make(change: Change): Promise<number> {
  const { db } = database;
  const { activityId } = samples[change.of] ?? { activityId: 0 };
  const ofActivity = eq(reservations.activityId, activityId);
  switch (change.kind) {
    case 'status': {
      const { status } = change;
      await db
        .update(reservations)
        .set({ status, waitingSince: status === 3 ? now : null })
        .where(ofActivity);
      break;
    }
    case 'place': {
      const { country, provinceCode, locality } = change;
      await db.update(people).set({ country, provinceCode, locality }).where(eq(people.activityId, activityId));
      break;
    }
    case 'activity': {
      const { hidden, territoryId } = change;
      const owner = change.companyId === null ? null : companyId;
      await db.update(activities).set({ hidden, territoryId, companyId: owner }).where(eq(activities.id, activityId));
      break;
    }
    case 'remove': {
      await db.delete(reservations).where(ofActivity);
      break;
    }
    case 'book': {
      booked += 1;
      const reference = `B${String(booked).padStart(7, '0')}`;
      const { partySize } = change;
      const values = { reference, activityId, status: 2, partySize, language: 'es', source: 'public' } as const;
      const [row] = await db.insert(reservations).values(values).returning();
      const person = { reservationId: row?.id ?? 0, activityId, firstName: 'Sol', lastName: 'Rey', country: 'ES' };
      await db
        .insert(people)
        .values({ ...person, position: 0, kind: 'booker', provinceCode: '10', locality: 'Jaraíz' });
    }
  }
  return activityId;
}

it('equal a plain count after any changes, of which only the touched activities are counted again', async () => {
  await reconcileStatistics(as(null));
  await fc.assert(
    fc.asyncProperty(fc.array(anyChange, { minLength: 1, maxLength: 6 }), async (changes) => {
      const touched = new Set<number>();
      for (const change of changes) touched.add(await make(change));
      await refreshStatistics(as(null), [...touched]);
      await expectPlainCounts();
    }),
    { numRuns: 40 },
  );
  expect(await reconcileStatistics(as(null))).toBe(0);
});

it('origins are summed up from their index alone, in which the totals are', async () => {
  const rows = await database.db.execute<{ definition: string }>(sql`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = 'statistics_origins'::regclass and contype = 'p'`);
  expect(rows.map(({ definition }) => definition)).toEqual([
    'PRIMARY KEY (activity_id, country, province_code, locality) INCLUDE (total)',
  ]);
});

describe('what is told', () => {
  beforeAll(async () => {
    await emptyTables(database.db, 'reservations');
    await database.db.execute(sql`update activities set hidden = false, territory_id = 1, company_id = null`);
    const places: [string, string, string | null][] = [
      ['ES', '10', 'Plasencia'],
      ['ES', '10', ' PLASENCIA'],
      ['ES', '06', 'Un cortijo'],
      ['PT', '05', 'idanha a nova'],
      ['ES', '10', null],
    ];
    for (const [number, [country, provinceCode, locality]] of places.entries()) {
      await make({ kind: 'book', of: number, partySize: 3 });
      await make({ kind: 'place', of: number, country: country === 'PT' ? 'PT' : 'ES', provinceCode, locality });
    }
    await make({ kind: 'activity', of: 3, hidden: false, territoryId: 2, companyId: 1 });
    await make({ kind: 'status', of: 4, status: 4 });
    await reconcileStatistics(as(null));
  });

  it('every view, with the cancelled as such and free places that go with the held ones', async () => {
    const { general, territories, collaborators } = await dashboard(as(admin));
    expect(general).toEqual({
      reservations: { pending: 0, confirmed: 4, waiting: 0, cancelled: 1, total: 5 },
      capacity: { available: 148, occupied: 12, total: 160 },
      activities: 8,
      people: 12,
      provinces: [
        { code: '10', name: 'Cáceres', total: 2 },
        { code: '06', name: 'Badajoz', total: 1 },
      ],
      districts: [{ code: '05', name: 'Castelo Branco', total: 1 }],
      caceres: 2,
      badajoz: 1,
      collaborators: 1,
    });
    expect(collaborators).toBe(1);
    expect(territories?.[2]).toMatchObject({ activities: 1, people: 3, collaborators: 1, provinces: [] });
    expect(territories?.[1]).toMatchObject({ activities: 7, people: 9, collaborators: 0, districts: [] });
  });

  it('localities by their official names, however typed, with a point where one is known', async () => {
    expect(await listLocalities(as(admin), { scope: 'general', country: 'ES' })).toEqual([
      { locality: 'Plasencia', total: 2, lat: expect.closeTo(40.03, 1), lon: expect.closeTo(-6.09, 1) },
      { locality: 'Un cortijo', total: 1, lat: null, lon: null },
    ]);
    const portuguese = [
      { locality: 'Idanha-a-Nova', total: 1, lat: expect.closeTo(39.9, 1), lon: expect.closeTo(-7.2, 1) },
    ];
    expect(await listLocalities(as(admin), { scope: 2, country: 'PT' })).toEqual(portuguese);
    expect(await listLocalities(as(admin), { scope: 1, country: 'PT' })).toEqual([]);
  });

  it('places known from imported postal codes have a point after the next whole count', async () => {
    await database.db.execute(sql`
      insert into postal_codes (country, code, place, province_code, latitude, longitude, source)
      values ('ES', '06001', 'Un Cortijo', '06', 38.9, -6.9, 'test'), ('ES', '10001', 'Un cortijo', '10', 1, 1, 'test')`);
    await reconcileStatistics(as(null));
    const localities = await listLocalities(as(admin), { scope: 'general', country: 'ES' });
    expect(localities).toContainEqual({ locality: 'Un cortijo', total: 1, lat: 38.9, lon: -6.9 });
  });

  it.each([
    { who: 'a manager of Tajo', actor: { userId: 3, role: 2, territoryId: 2 }, activities: 1, people: 3, own: 1 },
    { who: 'a manager of Monfragüe', actor: { userId: 3, role: 2, territoryId: 1 }, activities: 7, people: 9, own: 0 },
    { who: 'a company', actor: undefined, activities: 1, people: 3, own: 1 },
    { who: 'another company', actor: { userId: 99, role: 2, territoryId: null }, activities: 0, people: 0, own: 0 },
  ] as const)('to $who what it reaches, in one view (B21)', async ({ actor, activities: count, people: all, own }) => {
    const ctx = as(actor ?? { userId: companyId, role: 2, territoryId: null });
    const { general, territories } = await dashboard(ctx);
    expect(territories).toBeNull();
    expect(general).toMatchObject({ activities: count, people: all });
    expect(await listLocalities(ctx, { scope: 'general', country: 'PT' })).toHaveLength(own);
    expect(await listLocalities(ctx, { scope: 2, country: 'PT' })).toHaveLength(own);
    expect(await listLocalities(ctx, { scope: 1, country: 'PT' })).toEqual([]);
  });

  it('is the same after personal data was erased (B46)', async () => {
    const before = await dashboard(as(admin));
    await database.db.update(people).set({
      firstName: '',
      lastName: '',
      identity: null,
      identityKey: null,
      email: null,
      emailKey: null,
      phone: null,
      postalCode: null,
      birthDate: null,
    });
    expect(await reconcileStatistics(as(null))).toBe(0);
    expect(await dashboard(as(admin))).toEqual(before);
  });
});

describe('how old it may be', () => {
  it('a minute: where nobody keeps the statistics they are counted while one waits', async () => {
    const { computedAt } = await dashboard(as(admin));
    now = new Date(computedAt.getTime() + 60_000);
    await make({ kind: 'book', of: 0, partySize: 2 });
    expect((await dashboard(as(admin))).computedAt).toEqual(computedAt);
    now = new Date(computedAt.getTime() + 60_001);
    const [one, other] = await Promise.all([dashboard(as(admin)), dashboard(as(admin))]);
    expect(one.computedAt).toEqual(now);
    expect(other.general).toEqual(one.general);
    await expectPlainCounts();
  });

  it('what another process counts at this moment is waited for by nobody', async () => {
    const { computedAt } = await dashboard(as(admin));
    now = new Date(computedAt.getTime() + 120_000);
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${statisticsKeeperLock}, 0)`);
      expect((await dashboard(as(admin))).computedAt).toEqual(computedAt);
    });
  });

  it('before the first whole count a part of it does not count', async () => {
    await emptyTables(
      database.db,
      'statistics_activities',
      'statistics_origins',
      'statistics_places',
      'statistics_state',
    );
    await refreshStatistics(as(null), [samples[0]?.activityId ?? 0]);
    await expectPlainCounts();
  });
});

it.each([
  { actor: null, code: 'access.unauthenticated' },
  { actor: { userId: 5, role: 3, territoryId: null }, code: 'access.forbidden' },
  { actor: { userId: 5, role: 4, territoryId: 1 }, code: 'access.forbidden' },
] as const)('refuses $actor with $code (B22)', async ({ actor, code }) => {
  await expect(dashboard(as(actor))).rejects.toMatchObject({ code });
  await expect(listLocalities(as(actor), { scope: 'general', country: 'ES' })).rejects.toMatchObject({ code });
});
