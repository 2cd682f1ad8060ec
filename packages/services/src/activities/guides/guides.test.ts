import { activityGuides, auditLog, guides, users } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import { GuideChoicesInput, GuideInput, guideLimits, GuideListInput } from '@dehesa/domain/activities';
import { closedAfterAll } from '@dehesa/testing';
import { and, desc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createStaffWorld, refusal } from '../../reservations/staff/staff-world.test-support';
import { createActivity } from '../create-activity';
import { readActivity } from '../read-activity';
import { repeatActivity } from '../series/repeat-activity';
import { assignGuide, unassignGuide } from './assign-guide';
import { listGuideChoices } from './guide-choices';
import { listGuideAccounts, listGuides, readGuide } from './list-guides';
import { removeGuide } from './remove-guide';
import { createGuide, editGuide } from './save-guide';

const world = await closedAfterAll(createStaffWorld());
const { admin, monfrague, tajo, company, other } = world.actors;

const enter = async (actor: Actor, input: Partial<GuideInput> & { name: string }) =>
  (await createGuide(world.as(actor), GuideInput.parse(input))).id;
const names = async (actor: Actor) =>
  (await listGuides(world.as(actor), GuideListInput.parse({}))).rows.map(({ name }) => name);
const assign = (actor: Actor, guideId: number, ...activityIds: number[]) =>
  assignGuide(world.as(actor), { guideId, activityIds });
const guidesOn = async (activityId: number) =>
  (await readActivity(world.as(admin), { id: activityId })).guides.map(({ id, state }) => ({ id, state }));
const choices = (actor: Actor, input: Partial<GuideChoicesInput>) =>
  listGuideChoices(world.as(actor), GuideChoicesInput.parse(input));

const both = await enter(admin, { name: 'Álvaro de los dos' });
const north = await enter(monfrague, { name: 'Berta Monfragüe', phone: '600000001', territoryId: 2 });
const south = await enter(tajo, { name: 'Carlos Tajo' });
const freelance = await enter(company, { name: 'Dora autónoma', territoryId: 1 });

describe('whose guides (B21, B87)', () => {
  it('each sees those of its territory and of both, a company its own, nobody else any', async () => {
    expect(await names(admin)).toEqual(['Álvaro de los dos', 'Berta Monfragüe', 'Carlos Tajo', 'Dora autónoma']);
    expect(await names(monfrague)).toEqual(['Álvaro de los dos', 'Berta Monfragüe']);
    expect(await names(tajo)).toEqual(['Álvaro de los dos', 'Carlos Tajo']);
    expect(await names(company)).toEqual(['Dora autónoma']);
    expect(await names(other)).toEqual([]);
    expect(await refusal(names(world.actors.member))).toBe('access.forbidden');
  });

  it("a manager's guide is of its territory, a company's of none, whatever was sent", async () => {
    const placed = await world.db
      .select({ id: guides.id, territoryId: guides.territoryId, companyId: guides.companyId })
      .from(guides);
    expect(placed.find(({ id }) => id === north)).toMatchObject({ territoryId: 1, companyId: null });
    expect(placed.find(({ id }) => id === freelance)).toMatchObject({ territoryId: null, companyId: company.userId });
  });

  it('one is read by who may change it, as the list has it, and missing for everybody else (B22)', async () => {
    const read = (actor: Actor, id: number) => readGuide(world.as(actor), { id });
    const { rows } = await listGuides(world.as(monfrague), GuideListInput.parse({ search: 'Berta' }));
    expect([await read(monfrague, north)]).toEqual(rows);
    expect(await read(admin, both)).toMatchObject({ name: 'Álvaro de los dos', changeable: true });
    for (const [actor, id] of [
      [monfrague, both],
      [tajo, north],
      [company, south],
      [admin, 987_654],
    ] as const)
      expect(await refusal(read(actor, id))).toBe('record.notFound');
    expect(await refusal(read(world.actors.member, north))).toBe('access.forbidden');
  });

  it('what is not theirs to change is missing for them (B22)', async () => {
    const change = (actor: Actor, id: number) =>
      refusal(editGuide(world.as(actor), { ...GuideInput.parse({ name: 'Otra' }), id }));
    expect(await change(monfrague, both)).toBe('record.notFound');
    expect(await change(monfrague, south)).toBe('record.notFound');
    expect(await change(monfrague, freelance)).toBe('record.notFound');
    expect(await change(company, north)).toBe('record.notFound');
    expect(await refusal(removeGuide(world.as(tajo), { id: north }))).toBe('record.notFound');
    expect((await listGuides(world.as(monfrague), GuideListInput.parse({}))).rows).toMatchObject([
      { id: both, changeable: false },
      { id: north, changeable: true, phone: '600000001' },
    ]);
  });
});

describe('the account of a guide (B87)', () => {
  it('is given by administrators; others give only their own', async () => {
    expect(await refusal(enter(monfrague, { name: 'X', userId: other.userId }))).toBe('record.notFound');
    expect(await refusal(enter(company, { name: 'X', userId: admin.userId }))).toBe('record.notFound');
    const own = await enter(company, { name: 'Yo', userId: company.userId });
    expect(await refusal(enter(admin, { name: 'Doble', userId: company.userId }))).toBe('activities.guideAccountTaken');
    // Left out it stays, and another manager of the same reach could not take it away.
    await editGuide(world.as(company), {
      id: own,
      name: 'Yo misma',
      phone: '',
      email: '',
      languages: '',
      territoryId: null,
    });
    expect((await listGuides(world.as(company), GuideListInput.parse({ search: 'yo' }))).rows).toMatchObject([
      { name: 'Yo misma', account: { id: company.userId } },
    ]);
    await removeGuide(world.as(company), { id: own });
    expect(await names(company)).toEqual(['Dora autónoma']);
  });

  it('is one of staff, and one that there is', async () => {
    expect(await refusal(enter(admin, { name: 'X', userId: world.actors.member.userId }))).toBe('record.notFound');
    expect(await refusal(enter(admin, { name: 'X', userId: 999_999 }))).toBe('record.notFound');
    const offered = async (actor: Actor) => (await listGuideAccounts(world.as(actor))).map(({ id }) => id);
    expect(await offered(company)).toEqual([company.userId]);
    expect(await offered(admin)).not.toContain(world.actors.member.userId);
    expect(await offered(admin)).toContain(other.userId);
  });

  it('that opens no more, or whose guide was removed, is told and does not vanish', async () => {
    const id = await enter(admin, { name: 'Eva', userId: other.userId, phone: '600', email: 'eva@example.org' });
    const activity = await world.activity();
    await assign(admin, id, activity);
    expect(await guidesOn(activity)).toEqual([{ id, state: 'active' }]);
    await world.db.update(users).set({ hasAccess: false }).where(eq(users.id, other.userId));
    expect(await guidesOn(activity)).toEqual([{ id, state: 'noAccess' }]);
    await world.db.update(users).set({ hasAccess: true }).where(eq(users.id, other.userId));
    await removeGuide(world.as(admin), { id });
    expect(await guidesOn(activity)).toEqual([{ id, state: 'removed' }]);
    const [kept] = await world.db.select().from(guides).where(eq(guides.id, id));
    expect(kept).toMatchObject({ name: 'Eva', phone: '', email: '', userId: null });
    expect(await names(admin)).not.toContain('Eva');
    expect(await refusal(assign(admin, id, activity))).toBe('record.notFound');
    expect(await unassignGuide(world.as(admin), { guideId: id, activityIds: [activity] })).toEqual({ removed: 1 });
  });
});

describe('assignGuide (B87)', () => {
  it('puts a guide on several activities, once each, and says so in the audit log', async () => {
    const [one, two] = [await world.activity(), await world.activity()];
    expect(await assign(monfrague, north, one)).toEqual({ assigned: 1 });
    expect(await assign(monfrague, north, one, two)).toEqual({ assigned: 1 });
    expect(await guidesOn(two)).toEqual([{ id: north, state: 'active' }]);
    const [entry] = await world.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'activity'), eq(auditLog.entityId, two)))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(entry).toMatchObject({ action: 'activities.assignGuide', details: { guideId: north } });
  });

  it('all or none, and nothing out of reach (B22)', async () => {
    const [mine, abroad] = [await world.activity(), await world.activity({ territoryId: 2 })];
    expect(await refusal(assign(monfrague, north, mine, abroad))).toBe('record.notFound');
    expect(await guidesOn(mine)).toEqual([]);
    expect(await refusal(assign(monfrague, south, mine))).toBe('record.notFound');
    expect(await refusal(assign(other, north, mine))).toBe('record.notFound');
    expect(await refusal(assign(admin, north, 999_999))).toBe('record.notFound');
    await assign(admin, north, abroad);
    expect(await refusal(unassignGuide(world.as(monfrague), { guideId: north, activityIds: [abroad] }))).toBe(
      'record.notFound',
    );
    // Of what a manager manages it takes off whoever is on it.
    await assign(admin, south, mine);
    await unassignGuide(world.as(monfrague), { guideId: south, activityIds: [mine] });
    expect(await guidesOn(mine)).toEqual([]);
    expect(await refusal(unassignGuide(world.as(monfrague), { guideId: south, activityIds: [mine] }))).toBe(
      'record.notFound',
    );
  });

  it('not beyond the greatest number', async () => {
    const activity = await world.activity();
    const many: number[] = [];
    for (let number = 0; number <= guideLimits.perActivity; number += 1) {
      many.push(await enter(tajo, { name: `Guía ${number}` }));
    }
    const last = many.pop() ?? 0;
    for (const id of many) await assign(admin, id, activity);
    expect(await refusal(assign(admin, last, activity))).toBe('activities.tooManyGuides');
    expect(await guidesOn(activity)).toHaveLength(guideLimits.perActivity);
    for (const id of [...many, last]) await removeGuide(world.as(tajo), { id });
  });

  it('goes with a new activity and with each repetition, but for who guides no more', async () => {
    const input = { ...(await plainActivity()), guideIds: [both, north] };
    const { id } = await createActivity(world.as(monfrague), input);
    expect((await guidesOn(id)).map((one) => one.id)).toEqual([both, north]);
    expect(await refusal(createActivity(world.as(monfrague), { ...input, guideIds: [south] }))).toBe('record.notFound');
    const gone = await enter(admin, { name: 'Felipe' });
    await assign(admin, gone, id);
    await removeGuide(world.as(admin), { id: gone });
    const { ids } = await repeatActivity(world.as(monfrague), {
      id,
      rule: { kind: 'dates', dates: ['2026-07-01'] },
      except: [],
    });
    expect((await guidesOn(ids[0] ?? 0)).map((one) => one.id)).toEqual([both, north]);
  });

  async function plainActivity() {
    const found = await readActivity(world.as(admin), { id: await world.activity() });
    return { ...found, media: {}, waitingListMode: found.waitingListMode, scheduleChange: null };
  }
});

it('a copy may have those of its original that the actor may put on it', async () => {
  const activity = await world.activity();
  await assign(admin, south, activity);
  await assign(admin, both, activity);
  expect((await readActivity(world.as(monfrague), { id: activity })).choosableGuideIds).toEqual([both]);
});

describe('what a guide has besides (B87)', () => {
  it('is named for who reaches it, told as taken for others, and stands in nobody’s way', async () => {
    const guide = await enter(admin, { name: 'Gema' });
    const morning = await world.activity({ date: '2026-08-01', startTime: '09:00', endTime: '12:00' });
    const foreign = await world.activity(
      { date: '2026-08-01', startTime: '11:00', endTime: '13:00', territoryId: 2, companyId: other.userId },
      'Barco',
    );
    await assign(admin, guide, foreign);
    const of = async (actor: Actor) =>
      (await choices(actor, { activityIds: [morning] })).find(({ id }) => id === guide)?.clashes;
    expect(await of(admin)).toEqual([
      {
        guideId: guide,
        activityId: morning,
        other: { title: { es: 'Barco', pt: 'Barco' }, date: '2026-08-01', startTime: '11:00', endTime: '13:00' },
      },
    ]);
    expect(await of(monfrague)).toEqual([{ guideId: guide, activityId: morning, other: null }]);
    expect(await assign(monfrague, guide, morning)).toEqual({ assigned: 1 });
    expect((await choices(monfrague, { activityIds: [morning] })).find(({ id }) => id === guide)).toMatchObject({
      assigned: 1,
    });
  });

  it('follows the schedule in force (B10), and is nothing once the other is suspended or hidden', async () => {
    const guide = await enter(admin, { name: 'Hugo' });
    const [one, two] = [
      await world.activity({ date: '2026-09-01', startTime: '09:00', endTime: '12:00' }),
      await world.activity({ date: '2026-09-02', startTime: '10:00', endTime: '11:00' }),
    ];
    await assign(admin, guide, two);
    const count = async () =>
      (await choices(admin, { activityIds: [one] })).find(({ id }) => id === guide)?.clashes.length;
    expect(await count()).toBe(0);
    await world.edit(two, { scheduleChange: { date: '2026-09-01', startTime: null, endTime: null, week: null } });
    expect(await count()).toBe(1);
    await world.db.execute(sql`update activities set suspended_at = now() where id = ${two}`);
    expect(await count()).toBe(0);
    await world.db.execute(sql`update activities set suspended_at = null, hidden = true where id = ${two}`);
    expect(await count()).toBe(0);
  });

  it('is told of an outing that is not saved yet, and only of activities in reach', async () => {
    const guide = await enter(tajo, { name: 'Inés' });
    const night = await world.activity({ date: '2026-10-01', startTime: '22:00', endTime: '02:00', territoryId: 2 });
    await assign(tajo, guide, night);
    const planned = { date: '2026-10-02', startTime: '01:00', endTime: null, shifts: [], shiftMinutes: null };
    const found = (await choices(tajo, { planned })).find(({ id }) => id === guide);
    expect(found?.clashes).toMatchObject([{ activityId: null, other: { startTime: '22:00' } }]);
    expect(await refusal(choices(monfrague, { activityIds: [night] }))).toBe('record.notFound');
  });
});

it('an activity that goes takes its assignments with it, an account that goes leaves its guide', async () => {
  const userId =
    (await world.db.insert(users).values({ role: 2, email: 'temporal@example.org' }).returning())[0]?.id ?? 0;
  const id = await enter(admin, { name: 'Temporal', userId });
  await world.db.delete(users).where(eq(users.id, userId));
  const [left] = await world.db.select().from(guides).where(eq(guides.id, id));
  expect(left).toMatchObject({ name: 'Temporal', userId: null, removedAt: null });
  expect(await world.db.select().from(activityGuides).where(eq(activityGuides.guideId, id))).toEqual([]);
});
