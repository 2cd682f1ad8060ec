import { attendance, checkInTicks, people, reservations, visits } from '@dehesa/db/schema';
import { ReadingsInput, type ReservationStatus } from '@dehesa/domain/reservations';
import { closedAfterAll, insertSampleUser } from '@dehesa/testing';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listReadings } from './list-readings';
import { createStaffWorld, refusal } from '../reservations/staff/staff-world.test-support';

const at = (hour: number) => new Date(Date.UTC(2026, 5, 20, hour));

async function party(firstName: string, size: number) {
  const booker = { ...world.person(), firstName };
  const id = await world.reserve(activityId, size, { status: 2, shift: 'Mañana', booker });
  const rows = await world.db.select().from(people).where(eq(people.reservationId, id)).orderBy(people.position);
  const [row] = await world.db.select().from(reservations).where(eq(reservations.id, id));
  return { id, reference: row?.reference ?? '', people: rows };
}
const who = (booked: Awaited<ReturnType<typeof party>>, position: number) => ({
  reservationId: booked.id,
  personId: booked.people[position]?.id ?? 0,
});
const look = (asked: Partial<ReadingsInput> = {}, actor = world.actors.company) =>
  listReadings(world.as(actor), ReadingsInput.parse({ activityId, ...asked }));

const world = await closedAfterAll(createStaffWorld());
const hotel = await insertSampleUser(world.db, { role: 4, email: 'hotel@example.org', companyName: 'Hotel del Río' });
const activityId = await world.activity({ shifts: ['Mañana'] }, 'Grullas al anochecer');
const [first, second, cancelled] = await Promise.all([party('Inés', 2), party('Ramón', 1), party('Nadie', 1)]);
const nonce = crypto.randomUUID();
const [companion] = first.people.slice(1);
await world.db.insert(checkInTicks).values({
  nonce,
  reservationId: first.id,
  personId: companion?.id ?? 0,
  mark: 'present',
  device: 'Móvil de Mateo',
  tickedAt: at(9),
  tickedBy: world.actors.company.userId,
});
await world.db.insert(attendance).values([
  { ...who(first, 0), checkedInAt: at(8), checkedInBy: world.actors.company.userId },
  { ...who(first, 1), checkedInAt: at(9), checkedInBy: world.actors.company.userId, nonce },
  { ...who(second, 0), checkedInAt: at(7), undoneAt: at(10) },
  { ...who(cancelled, 0), checkedInAt: at(6) },
]);
await world.db.insert(visits).values([
  { reservationId: first.id, collaboratorId: hotel, visitedAt: at(12) },
  { reservationId: second.id, collaboratorId: null, visitedAt: at(5) },
  { reservationId: cancelled.id, collaboratorId: hotel, visitedAt: at(13) },
]);
await world.db.update(reservations).set({ status: 4 }).where(eq(reservations.id, cancelled.id));

describe('listReadings (B43)', () => {
  it('tells who was read when, by whom and where, the latest first, without what was undone or cancelled', async () => {
    const { activity, totals, rows, total } = await look();
    expect(activity).toEqual({
      id: activityId,
      title: { es: 'Grullas al anochecer', pt: 'Grullas al anochecer' },
      date: '2026-06-20',
      startTime: '09:00',
    });
    expect([totals, total]).toEqual([{ present: 2, confirmed: 3, visits: 2 }, 4]);
    expect(rows.map((row) => [row.kind, row.firstName, row.at, row.people, row.by, row.place, row.shift])).toEqual([
      ['visit', 'Inés', at(12), 2, null, 'Hotel del Río', 'Mañana'],
      ['attendance', 'Luis', at(9), 1, expect.any(String), 'Móvil de Mateo', 'Mañana'],
      ['attendance', 'Inés', at(8), 1, expect.any(String), null, 'Mañana'],
      ['visit', 'Ramón', at(5), 1, null, null, 'Mañana'],
    ]);
    expect(rows[0]?.reference).toMatch(/^MON-\w{8}$/);
  });

  it('counts as there who is confirmed alone, as the number beside it does (B20)', async () => {
    const status = (to: ReservationStatus) =>
      world.db
        .update(reservations)
        .set({ status: to, waitingSince: at(5) })
        .where(eq(reservations.id, first.id));
    await status(3);
    expect((await look()).totals).toMatchObject({ present: 0, confirmed: 1 });
    await status(2);
    expect((await look()).totals).toMatchObject({ present: 2, confirmed: 3 });
  });

  it('narrows down by kind, name without accents, and number', async () => {
    expect((await look({ kind: 'visit' })).rows.map(({ firstName }) => firstName)).toEqual(['Inés', 'Ramón']);
    expect((await look({ kind: 'attendance' })).total).toBe(2);
    const named = await look({ search: 'ines' });
    expect([named.total, named.totals.visits]).toEqual([2, 2]);
    expect((await look({ search: named.rows[0]?.reference.toLowerCase() ?? '' })).total).toBe(3);
    expect((await look({ search: 'zzz' })).rows).toEqual([]);
  });

  it('gives pages', async () => {
    const pages = await Promise.all([0, 1, 2].map((pageIndex) => look({ pageIndex, pageSize: 2 })));
    expect(pages.map(({ rows, total }) => [rows.length, total])).toEqual([
      [2, 4],
      [2, 4],
      [0, 4],
    ]);
  });

  it('is for staff who reach the activity (B21, B22)', async () => {
    const { admin, monfrague, tajo, other, member } = world.actors;
    for (const actor of [admin, monfrague]) expect((await look({}, actor)).total).toBe(4);
    for (const actor of [tajo, other]) expect(await refusal(look({}, actor))).toBe('record.notFound');
    expect(await refusal(look({}, member))).toBe('access.forbidden');
    expect(await refusal(look({ activityId: 999_999 }))).toBe('record.notFound');
    expect(await refusal(listReadings(world.as(null), ReadingsInput.parse({ activityId })))).toBe(
      'access.unauthenticated',
    );
  });
});
