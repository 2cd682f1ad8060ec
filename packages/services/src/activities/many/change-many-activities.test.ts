import { closedAfterAll } from '@dehesa/testing';
import { activities, auditLog } from '@dehesa/db/schema';
import { type ActivityInput, ChangeManyActivitiesInput, type ManyActivitiesAction } from '@dehesa/domain/activities';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createActivityWorld } from '../activities.test-support';
import { createActivity } from '../create-activity';
import { changeManyActivities } from './change-many-activities';

const world = await closedAfterAll(createActivityWorld());
const { admin, monfrague, company, other, member } = world.actors;

const create = async (change: Partial<ActivityInput> = {}, title = 'Buitres al amanecer') =>
  (await createActivity(world.as(admin), world.activity(change, title))).id;
const many = (action: ManyActivitiesAction, ids: number[], actor = admin) =>
  changeManyActivities(world.as(actor), ChangeManyActivitiesInput.parse({ action, ids }));
const stored = async (id: number) => {
  const [row] = await world.db
    .select({ hidden: activities.hidden, closed: activities.registrationsClosed, version: activities.version })
    .from(activities)
    .where(eq(activities.id, id));
  return row;
};
const logged = async (id: number) =>
  world.db
    .select({ action: auditLog.action, actorId: auditLog.actorId, details: auditLog.details })
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'activity'), eq(auditLog.entityId, id), ne(auditLog.action, 'activities.create')))
    .orderBy(asc(auditLog.id));

describe('many activities at once (B96)', () => {
  it('hides and shows them, closes and opens their registrations, by date, each on the audit log as singly', async () => {
    const late = await create({ date: '2026-07-20' });
    const early = await create({ date: '2026-06-10' });
    expect(await many('hide', [late, early])).toEqual({ changed: [early, late], unchanged: [], refused: [] });
    expect(await many('close', [late])).toEqual({ changed: [late], unchanged: [], refused: [] });
    expect(await stored(late)).toEqual({ hidden: true, closed: true, version: 3 });
    expect(await many('show', [late, early])).toMatchObject({ changed: [early, late] });
    expect(await many('open', [late, early])).toEqual({ changed: [late], unchanged: [early], refused: [] });
    expect(await stored(late)).toEqual({ hidden: false, closed: false, version: 5 });
    expect(await logged(late)).toMatchObject([
      { action: 'activities.hide', actorId: admin.userId, details: { version: 2, fields: ['hidden'] } },
      { action: 'activities.toggleRegistrations', details: { version: 3, registrationsClosed: true } },
      { action: 'activities.show', details: { version: 4, fields: ['hidden'] } },
      { action: 'activities.toggleRegistrations', details: { version: 5, registrationsClosed: false } },
    ]);
  });

  it('pressed twice, or by two clerks, changes each once and turns nothing back', async () => {
    const ids = [await create(), await create()];
    for (const action of ['close', 'hide', 'open', 'show'] as const) {
      const both = await Promise.all([many(action, ids), many(action, ids)]);
      expect(both.flatMap(({ changed }) => changed).toSorted((a, b) => a - b)).toEqual(ids);
      expect(both.flatMap(({ unchanged }) => unchanged).toSorted((a, b) => a - b)).toEqual(ids);
    }
    for (const id of ids) {
      expect(await stored(id)).toEqual({ hidden: false, closed: false, version: 5 });
      expect(await logged(id)).toHaveLength(4);
    }
  });

  it('one that refuses stays as it was and says why; the others are changed', async () => {
    const first = await create({ date: '2026-06-01' });
    const suspended = await create({ date: '2026-06-02' }, 'Nutrias');
    const last = await create({ date: '2026-06-03' });
    await world.db.update(activities).set({ suspendedAt: new Date() }).where(eq(activities.id, suspended));
    expect(await many('close', [last, suspended, first])).toEqual({
      changed: [first, last],
      unchanged: [],
      refused: [{ id: suspended, title: { es: 'Nutrias', pt: 'Nutrias' }, failure: { code: 'activities.suspended' } }],
    });
    expect(await stored(suspended)).toEqual({ hidden: false, closed: false, version: 1 });
    expect(await logged(suspended)).toEqual([]);
  });

  it('a fault in the middle keeps what was done before it, and the same call again does the rest', async () => {
    const first = await create({ date: '2026-06-01' });
    const second = await create({ date: '2026-06-02' });
    await world.db.execute(sql`create function break_second() returns trigger language plpgsql as
      $$ begin raise exception 'torn away'; end $$`);
    await world.db.execute(
      sql.raw(`create trigger break_second before update on activities for each row
        when (new.id = ${second}) execute function break_second()`),
    );
    await expect(many('hide', [first, second])).rejects.toMatchObject({ cause: { message: 'torn away' } });
    await world.db.execute(sql`drop trigger break_second on activities`);
    expect([(await stored(first))?.hidden, (await stored(second))?.hidden]).toEqual([true, false]);
    expect(await many('hide', [first, second])).toEqual({ changed: [second], unchanged: [first], refused: [] });
  });

  it('shown again, one whose waiting list moves by itself has it looked at (B19)', async () => {
    const still = await create();
    const moving = await create({ waitingListMode: 'automatic' });
    await many('hide', [still, moving]);
    const before = await world.promotions();
    await many('show', [still]);
    expect(await world.promotions()).toBe(before);
    await many('show', [moving]);
    expect(await world.promotions()).toBe(before + 1);
  });
});

describe('of whom (B21, B22)', () => {
  let own: number;
  let elsewhere: number;
  beforeAll(async () => {
    own = await create();
    elsewhere = await create({ territoryId: 2, companyId: other.userId });
  });
  const missing = (id: number) => ({ id, title: null, failure: { code: 'record.notFound' } });

  it.each(['show', 'hide', 'open', 'close'] as const)('%s: what is out of reach is as missing', async (action) => {
    for (const actor of [monfrague, company]) {
      const { changed, unchanged, refused } = await many(action, [elsewhere, own, 999_999], actor);
      expect([...changed, ...unchanged]).toEqual([own]);
      expect(refused).toEqual([missing(elsewhere), missing(999_999)]);
    }
    expect(await stored(elsewhere)).toEqual({ hidden: false, closed: false, version: 1 });
    expect(await logged(elsewhere)).toEqual([]);
  });

  it('visitors and members have no business here', async () => {
    const input = ChangeManyActivitiesInput.parse({ ids: [own], action: 'hide' });
    await expect(changeManyActivities(world.as(null), input)).rejects.toMatchObject({ code: 'access.unauthenticated' });
    await expect(changeManyActivities(world.as(member), input)).rejects.toMatchObject({ code: 'access.forbidden' });
  });
});
