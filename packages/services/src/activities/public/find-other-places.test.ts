import { activities, activitySeries, shiftPlaces } from '@dehesa/db/schema';
import { closedAfterAll } from '@dehesa/testing';
import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { type ActivityWorld, createActivityWorld } from '../activities.test-support';
import { createActivity } from '../create-activity';
import { hideActivity } from '../hide-activity';
import { findOtherPlaces } from './find-other-places';

const world = await closedAfterAll(createActivityWorld());

type Change = NonNullable<Parameters<ActivityWorld['activity']>[0]>;
const publish = async (title: string, change: Change = {}, held = 0) => {
  const { id } = await createActivity(world.as(world.actors.admin), world.activity({ capacity: 10, ...change }, title));
  if (held > 0) await world.db.update(shiftPlaces).set({ held }).where(eq(shiftPlaces.activityId, id));
  return id;
};
const found = async (activityId: number, people = 4) =>
  findOtherPlaces(world.as(null), { activityId, people, language: 'es', collaboratorId: null });
const dates = async (activityId: number, people?: number) =>
  (await found(activityId, people)).dates.map(({ date, free }) => ({ date, free }));

it('offers other dates of the same outing with room for the whole party, soonest first', async () => {
  const full = await publish('Ciervos en berrea', { date: '2026-09-12' }, 10);
  await publish('Ciervos en berrea', { date: '2026-09-26' }, 6);
  await publish('CIERVOS en berrea', { date: '2026-09-19' });
  await publish('Ciervos en berrea', { date: '2026-09-20' }, 7);
  await publish('Otra cosa', { date: '2026-09-13' });
  expect(await dates(full)).toEqual([
    { date: '2026-09-19', free: 10 },
    { date: '2026-09-26', free: 4 },
  ]);
  expect(await dates(full, 3)).toHaveLength(3);
});

it('offers the other dates of its series, whatever they are called', async () => {
  const [series] = await world.db.insert(activitySeries).values({ rule: '[]' }).returning();
  const full = await publish('Alba', { date: '2026-08-01' }, 10);
  const other = await publish('Alba de agosto', { date: '2026-08-08' });
  await publish('Ocaso', { date: '2026-08-15' });
  expect(await dates(full)).toEqual([]);
  const ofSeries = inArray(activities.id, [full, other]);
  await world.db
    .update(activities)
    .set({ seriesId: series?.id ?? 0 })
    .where(ofSeries);
  expect(await dates(full)).toEqual([{ date: '2026-08-08', free: 10 }]);
});

it('offers none that nobody can book now', async () => {
  const full = await publish('Grullas', { date: '2026-11-07' }, 10);
  const hidden = await publish('Grullas', { date: '2026-11-08' });
  await hideActivity(world.as(world.actors.admin), { id: hidden });
  await publish('Grullas', { date: '2026-11-14', registrationOpensOn: '2026-10-01' });
  await publish('Grullas', { date: '2026-11-15', registrationClosesOn: '2026-04-01' });
  await publish('Grullas', { date: '2026-04-15' });
  await publish('Grullas', { date: '2026-11-21', territoryId: 2 });
  expect(await dates(full)).toEqual([]);
});

it('counts the places of one shift, for a party goes together', async () => {
  const full = await publish('Murciélagos', { date: '2026-07-04', shifts: ['21:00', '22:00'] }, 8);
  await publish('Murciélagos', { date: '2026-07-11', shifts: ['21:00', '22:00'] }, 7);
  await publish('Murciélagos', { date: '2026-07-18', shifts: ['21:00', '22:00'] }, 5);
  expect(await dates(full)).toEqual([{ date: '2026-07-18', free: 5 }]);
  expect((await found(full)).shifts).toMatchObject([
    { name: '21:00', free: 2, full: false },
    { name: '22:00', free: 2, full: false },
  ]);
});

it('tells nothing of what is not shown', async () => {
  const hidden = await publish('Escondida');
  await hideActivity(world.as(world.actors.admin), { id: hidden });
  await expect(found(hidden)).rejects.toMatchObject({ code: 'record.notFound' });
  await expect(found(1_999_999)).rejects.toMatchObject({ code: 'record.notFound' });
});
