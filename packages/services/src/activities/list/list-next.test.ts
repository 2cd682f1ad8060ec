import { closedAfterAll } from '@dehesa/testing';
import { activities } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { type ActivityWorld, createActivityWorld } from '../activities.test-support';
import { createActivity } from '../create-activity';
import { comingRows, listNext } from './list-next';

// Its clock stands at noon of 1 May 2026.
const world = await closedAfterAll(createActivityWorld());
const admin = world.as(world.actors.admin);
const next = (actor: Actor = world.actors.admin) => listNext(world.as(actor));
const titles = async (actor?: Actor) => (await next(actor)).activities.map(({ title }) => title.es);

async function publish(title: string, change: Parameters<ActivityWorld['activity']>[0]): Promise<number> {
  const { id } = await createActivity(admin, world.activity(change, title));
  return id;
}

const night = await publish('Noche de lechuzas', { date: '2026-04-30', startTime: '22:00', endTime: '14:00' });
const cranes = await publish('Grullas', { date: '2026-05-02', minimumPeople: 4, shifts: ['Mañana', 'Tarde'] });
const otters = await publish('Nutrias', { date: '2026-05-01', startTime: '17:00', endTime: '19:00', territoryId: 2 });
const over = await publish('Alba', { date: '2026-05-01', startTime: '07:00', endTime: '09:00' });
const suspended = await publish('Suspendida', { date: '2026-05-02', minimumPeople: 4 });
const hidden = await publish('Oculta', { date: '2026-05-02', minimumPeople: 4 });
await publish('Último día', { date: '2026-05-15' });
await publish('Después', { date: '2026-05-16' });
await world.db.update(activities).set({ suspendedAt: new Date() }).where(eq(activities.id, suspended));
await world.db.update(activities).set({ hidden: true }).where(eq(activities.id, hidden));
await world.reserve(cranes, 4, 2, 'Mañana');
await world.reserve(cranes, 3, 1, 'Tarde');
await world.reserve(cranes, 2, 3, 'Tarde');
await world.reserve(cranes, 2, 4, 'Tarde');
for (const people of [4, 4, 2]) await world.reserve(otters, people, 2);
for (const nobodyAsks of [over, suspended, hidden]) await world.reserve(nobodyAsks, 2, 1);

it('tells of the coming fourteen days, in order; what is over, hidden or suspended is left out (U48)', async () => {
  expect(await titles()).toEqual(['Noche de lechuzas', 'Nutrias', 'Grullas', 'Último día']);
  expect((await next()).activities.map(({ day }) => day)).toEqual(['today', 'today', 'tomorrow', 'later']);
});

it('tells places, requests, who waits, and shifts that lack people (B2, B5, B59)', async () => {
  const told = (await next()).activities;
  expect(told.find(({ id }) => id === cranes)).toMatchObject({
    startTime: '09:00',
    endTime: '14:00',
    capacity: 20,
    held: 7,
    full: false,
    requests: 1,
    waiting: 1,
    lacking: [{ shift: 'Tarde', capacity: 10, held: 3, unreached: 4 }],
  });
  expect(told.find(({ id }) => id === otters)).toMatchObject({ capacity: 10, held: 10, full: true, lacking: [] });
});

it('tells what wants an answer: requests of what is to come, and what lacks people tomorrow', async () => {
  const told = await next();
  expect(told.requests).toBe(1);
  expect(told.lackingTomorrow).toEqual([{ id: cranes, title: { es: 'Grullas', pt: 'Grullas' } }]);
});

it('follows the reach (B21), and is for staff alone (B22)', async () => {
  expect(await titles(world.actors.monfrague)).toEqual(['Noche de lechuzas', 'Grullas', 'Último día']);
  const tajo = await world.addUser(2, 'Gestión Tajo', 2);
  expect(await next(tajo)).toMatchObject({ activities: [{ id: otters }], requests: 0, lackingTomorrow: [] });
  expect((await next(world.actors.company)).activities.map(({ id }) => id)).toContain(night);
  expect(await next(world.actors.other)).toEqual({ activities: [], requests: 0, lackingTomorrow: [] });
  await expect(next(world.actors.member)).rejects.toMatchObject({ code: 'access.forbidden' });
  await expect(listNext(world.as(null))).rejects.toMatchObject({ code: 'access.unauthenticated' });
});

it('shows six at most, found by an index without sorting among ten thousand', async () => {
  await world.db
    .execute(sql`insert into activities (slug, company_id, territory_id, category_id, date, start_time, week, ends_at,
      first_date, first_week, municipality, capacity)
    select 'muchas-' || n, ${world.actors.company.userId}, 1 + n % 2, ${world.categoryId}, day, '10:00', 1, day + interval '14 hours',
      day, 1, 'Cáceres', 10
    from generate_series(1, 10000) n, lateral (select date '2024-01-01' + n % 1000 as day) days`);
  await world.db.execute(sql`analyze activities`);
  expect(await titles()).toHaveLength(6);
  const statement = comingRows(admin, '2026-05-01').getSQL();
  const plan = await world.db.execute<Record<string, string>>(sql`explain (costs off) ${statement}`);
  const lines = plan.map((row) => Object.values(row)[0]).join('\n');
  expect(lines).toContain('activities_date_idx');
  // A shift or two is sorted for each row that is shown; the activities are not.
  expect(lines.split('SubPlan')[0]).not.toContain('Sort');
});
