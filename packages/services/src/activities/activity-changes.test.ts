import { closedAfterAll } from '@dehesa/testing';
import { auditLog, users } from '@dehesa/db/schema';
import type { ActivityInput } from '@dehesa/domain/activities';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ServiceContext } from '../context';
import { createActivityWorld } from './activities.test-support';
import { activityChanges } from './activity-changes';
import { createActivity } from './create-activity';
import { editActivity } from './edit-activity';
import { hideActivity } from './hide-activity';
import { readActivity } from './read-activity';
import { toggleRegistrations } from './toggle-registrations';

const world = await closedAfterAll(createActivityWorld());
const admin = world.as(world.actors.admin);
const company = world.as(world.actors.company);
await world.db
  .update(users)
  .set({ firstName: 'Elena', lastName: 'Rubio' })
  .where(eq(users.id, world.actors.admin.userId));

const create = async () => (await createActivity(company, world.activity())).id;

function edit(ctx: ServiceContext, id: number, change: Partial<ActivityInput>, version?: number) {
  return editActivity(ctx, { ...world.activity(change), id, version });
}

const stale = { code: 'activities.changedMeanwhile' };

describe('two people save one activity', () => {
  it('the second is refused and told who changed what, then saves over the new version', async () => {
    const id = await create();
    const first = await readActivity(company, { id });
    const second = await readActivity(admin, { id });
    await edit(admin, id, { municipality: 'Serradilla', startTime: '10:00' }, second.version);
    await expect(edit(company, id, { capacity: 12 }, first.version)).rejects.toMatchObject(stale);
    expect(await readActivity(company, { id })).toMatchObject({ municipality: 'Serradilla', capacity: 10 });

    expect(await activityChanges(company, { id, sinceVersion: first.version })).toEqual([
      { version: 2, at: expect.any(Date), by: 'Elena Rubio', mine: false, fields: ['startTime', 'municipality'] },
    ]);
    const merged = { municipality: 'Serradilla', startTime: '10:00', capacity: 12 };
    expect(await edit(company, id, merged, 2)).toMatchObject({ version: 3 });
    expect(await activityChanges(admin, { id, sinceVersion: 2 })).toMatchObject([
      { version: 3, by: 'Águila Rutas', fields: ['capacity'] },
    ]);
  });

  it('at the very same moment: one is saved, the other is refused, and nothing is mixed', async () => {
    const id = await create();
    const edits = [{ municipality: 'Serradilla' }, { municipality: 'Malpartida' }, { capacity: 20 }, { phone: '927' }];
    const outcomes = await Promise.allSettled(edits.map((change) => edit(admin, id, change, 1)));
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
    expect(refusals).toEqual([stale.code, stale.code, stale.code]);
    const winner = edits[outcomes.findIndex((outcome) => outcome.status === 'fulfilled')];
    const { scheduleChange: _, ...wanted } = world.activity(winner);
    expect(await readActivity(admin, { id })).toMatchObject({ ...wanted, version: 2, week: 25 });
    expect(await activityChanges(admin, { id, sinceVersion: 1 })).toHaveLength(1);
  });
});

it('every way of changing it counts as a version of its own, with its fields', async () => {
  const id = await create();
  await edit(company, id, { scheduleChange: { date: '2026-06-27', startTime: '10:00', endTime: null, week: null } });
  await toggleRegistrations(company, { id });
  await hideActivity(admin, { id });
  await hideActivity(admin, { id });
  await edit(company, id, { date: '2026-06-27', startTime: '10:00', endTime: '14:00', hidden: false, imageId: null });
  const changes = await activityChanges(company, { id, sinceVersion: 1 });
  expect(changes.map(({ version, mine, fields }) => [version, mine, fields])).toEqual([
    [2, true, ['date', 'startTime', 'week']],
    [3, true, ['registrationsClosed']],
    [4, false, ['hidden']],
    [5, true, ['hidden']],
  ]);
  expect(await activityChanges(company, { id, sinceVersion: 4 })).toHaveLength(1);
  expect(await activityChanges(company, { id, sinceVersion: 5 })).toEqual([]);
  expect(await readActivity(company, { id })).toMatchObject({ version: 5, registrationsClosed: true });
});

it('texts are named by language, and nothing of what was written is on the log', async () => {
  const id = await create();
  const { texts } = world.activity();
  await edit(company, id, {
    texts: { es: { ...texts.es, description: '<p>Secreto</p>' }, pt: { ...texts.pt, title: 'Grifos' } },
    phone: '600123456',
  });
  expect((await activityChanges(company, { id, sinceVersion: 1 }))[0]?.fields).toEqual([
    'phone',
    'texts.es.description',
    'texts.pt.title',
  ]);
  const [row] = await world.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(JSON.stringify(row?.details)).not.toMatch(/Secreto|Grifos|600123456/);
});

it('other rows of the log, and names that are no longer there, do no harm', async () => {
  const id = await create();
  const details = [{}, { version: 'dos' }, { version: null }, { version: 9, fields: ['capacity', 'weather', 3] }];
  await world.db
    .insert(auditLog)
    .values(details.map((each) => ({ action: 'x', entity: 'activity', entityId: id, details: each })));
  expect(await activityChanges(company, { id, sinceVersion: 1 })).toEqual([
    { version: 9, at: expect.any(Date), by: null, mine: false, fields: ['capacity'] },
  ]);
});

it('out of reach it is missing (B21, B22)', async () => {
  const id = await create();
  await expect(activityChanges(world.as(world.actors.other), { id, sinceVersion: 1 })).rejects.toMatchObject({
    code: 'record.notFound',
  });
  await expect(activityChanges(world.as(world.actors.member), { id, sinceVersion: 1 })).rejects.toMatchObject({
    code: 'access.forbidden',
  });
  await expect(activityChanges(world.as(null), { id, sinceVersion: 1 })).rejects.toMatchObject({
    code: 'access.unauthenticated',
  });
});
