import { people } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import { closedAfterAll, createTestDatabase, insertSampleReservation, testContext } from '@dehesa/testing';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ServiceContext } from '../../context';
import { readGeneralData } from './read-statistics-sets';

/** So many of each that no two figures of a view are the same. */
const booked = [
  ...([1, 2, 2, 2, 2, 2, 3, 4] as const).map((status) => ({ country: 'ES', territoryId: 1, status }) as const),
  ...([1, 2, 3, 3, 4, 4] as const).map((status) => ({ country: 'PT', territoryId: 1, status }) as const),
  ...([1, 2, 3, 4, 4, 4] as const).map((status) => ({ country: 'ES', territoryId: 2, status }) as const),
  ...([1, 1, 2, 3, 3, 4] as const).map((status) => ({ country: 'PT', territoryId: 2, status }) as const),
];

function as(actor: Actor): ServiceContext {
  return testContext(database.db, { actor, clock: { now: () => new Date('2026-12-01T10:00:00Z') } });
}

const admin: Actor = { userId: 1, role: 1, territoryId: null };

const database = await closedAfterAll(createTestDatabase());
for (const [number, { country, territoryId, status }] of booked.entries()) {
  const reference = `AAAA22${number + 22}`;
  const { reservationId } = await insertSampleReservation(database.db, { territoryId, status, reference });
  await database.db
    .update(people)
    .set({ country, provinceCode: country === 'ES' ? '10' : '05' })
    .where(eq(people.reservationId, reservationId));
}
const { activityId } = await insertSampleReservation(database.db, { reference: 'HHHH2222' });
await database.db.execute(sql`update activities set hidden = true where id = ${activityId}`);

it.each([
  ['general', { confirmed: 8, cancelled: 7, spain: 10, portugal: 9, capacity: 520 }, 19],
  [1, { confirmed: 6, cancelled: 3, spain: 7, portugal: 4, capacity: 280 }, 11],
  [2, { confirmed: 2, cancelled: 4, spain: 3, portugal: 5, capacity: 240 }, 8],
] as const)(
  'counts of %s the confirmed, the cancelled, and the living of each country',
  async (view, general, live) => {
    const data = await readGeneralData(as(admin), 'es');
    const sets = view === 'general' ? data.general : data.territories?.[view];
    expect(sets?.general).toEqual(general);
    expect(sets?.byDate).toEqual([{ date: '2026-12-05', total: live }]);
    expect(sets?.byActivity).toEqual([{ activity: 'Buitres & cigüeñas al amanecer', total: live }]);
    const places = [
      { province: 'Cáceres', total: general.spain },
      { province: 'Castelo Branco', total: general.portugal },
    ];
    expect(sets?.byProvince).toEqual(places.toSorted((one, other) => other.total - one.total));
  },
);

it('the most booked first, and the least booked from the other end', async () => {
  await database.db.execute(sql`update activity_texts set title = 'Grullas' where language = 'es' and activity_id in (
    select activity_id from reservations where status = 3)`);
  const { general } = await readGeneralData(as(admin), 'es');
  expect(general.byActivity).toEqual([
    { activity: 'Buitres & cigüeñas al amanecer', total: 13 },
    { activity: 'Grullas', total: 6 },
  ]);
  expect(general.leastBooked).toEqual(general.byActivity.toReversed());
});

it('in the language of who asks, and to a manager its territory alone (B21)', async () => {
  const { general, territories } = await readGeneralData(as({ userId: 2, role: 2, territoryId: 2 }), 'pt');
  expect(territories).toBeNull();
  expect(general.byActivity).toEqual([{ activity: 'Abutres e cegonhas ao amanhecer', total: 8 }]);
});
