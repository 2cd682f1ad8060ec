import { closedAfterAll } from '@dehesa/testing';
import { activities, activityTexts, auditLog, scheduleChanges, shiftPlaces } from '@dehesa/db/schema';
import type { ActivityInput, SeriesScope } from '@dehesa/domain/activities';
import { and, desc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActivityWorld } from '../activities.test-support';
import { activityChanges } from '../activity-changes';
import { createActivity } from '../create-activity';
import { editActivity } from '../edit-activity';
import { hideActivity } from '../hide-activity';
import { readActivity } from '../read-activity';
import { readSeries } from './read-series';
import { repeatActivity } from './repeat-activity';

const world = await closedAfterAll(createActivityWorld());
const admin = world.as(world.actors.admin);

/** Saturdays 20 and 27 June, 4 July: the one in the middle is the one that is edited. */
let before: number;
let id: number;
let after: number;
async function createSeries(change: Partial<ActivityInput> = {}) {
  const first = await createActivity(admin, world.activity(change));
  const dates = ['2026-06-27', '2026-07-04'];
  const { ids } = await repeatActivity(admin, { id: first.id, rule: { kind: 'dates', dates }, except: [] });
  [before, id, after] = [first.id, ids[0] ?? 0, ids[1] ?? 0];
}
beforeEach(() => createSeries());

const own = { date: '2026-06-27' };
function edit(change: Partial<ActivityInput>, scope: SeriesScope = 'following', version?: number) {
  return editActivity(admin, { ...world.activity({ ...own, ...change }), id, scope, version });
}
const read = (activityId: number) => readActivity(admin, { id: activityId });
const versions = async () => Promise.all([before, id, after].map(async (each) => (await read(each)).version));

describe('"this and the following"', () => {
  it('saves what changed in the later ones, and nothing else of it', async () => {
    await editActivity(admin, { ...world.activity({ date: '2026-07-04', phone: '927', capacity: 15 }), id: after });
    expect(await edit({ municipality: 'Serradilla', startTime: '10:00' })).toEqual({
      id,
      slug: expect.any(String),
      version: 2,
      following: 1,
    });
    expect(await read(after)).toMatchObject({
      municipality: 'Serradilla',
      startTime: '10:00',
      endTime: '14:00',
      date: '2026-07-04',
      phone: '927',
      capacity: 15,
      firstSchedule: null,
    });
    expect(await versions()).toEqual([1, 2, 3]);
    expect(await activityChanges(admin, { id: after, sinceVersion: 2 })).toMatchObject([
      { version: 3, fields: ['startTime', 'municipality'] },
    ]);
    const [row] = await world.db
      .select({ details: auditLog.details })
      .from(auditLog)
      .where(and(eq(auditLog.entityId, after), eq(auditLog.entity, 'activity')))
      .orderBy(desc(auditLog.id));
    expect(row?.details).toMatchObject({ carriedFrom: id });
  });

  it('"only this one" leaves the others alone', async () => {
    expect(await edit({ municipality: 'Serradilla' }, 'one')).toMatchObject({ following: 0 });
    expect(await versions()).toEqual([1, 2, 1]);
  });

  it('a changed date stays with the one that was edited; registration moves with each date', async () => {
    await edit({ date: '2026-06-28', registrationOpensOn: '2026-06-14', registrationClosesOn: '2026-06-27' });
    expect(await read(id)).toMatchObject({ date: '2026-06-28', week: 26 });
    expect(await read(after)).toMatchObject({
      date: '2026-07-04',
      week: 27,
      registrationOpensOn: '2026-06-20',
      registrationClosesOn: '2026-07-03',
    });
  });

  it('of a date alone touches no other', async () => {
    expect(await edit({ date: '2026-06-28' })).toMatchObject({ following: 0 });
    expect(await versions()).toEqual([1, 2, 1]);
  });

  it('"following" is by the date before the edit, also where it moves beyond the others', async () => {
    await edit({ date: '2026-08-01', phone: '600' });
    expect(await read(after)).toMatchObject({ phone: '600' });
  });

  it('a schedule change is one in the later ones too, on their own days (B10)', async () => {
    await edit({ scheduleChange: { date: '2026-06-28', startTime: '11:00', endTime: null, week: null } });
    expect(await read(after)).toMatchObject({
      date: '2026-07-04',
      startTime: '11:00',
      endTime: '14:00',
      firstSchedule: { date: '2026-07-04', startTime: '09:00', endTime: '14:00' },
    });
    const [row] = await world.db.select().from(activities).where(eq(activities.id, after));
    expect(row?.endsAt).toEqual(new Date('2026-07-04T12:00:00Z'));
    expect(await world.db.select().from(scheduleChanges).where(eq(scheduleChanges.activityId, after))).toMatchObject([
      { fromDate: '2026-07-04', fromStartTime: '09:00:00', toDate: '2026-07-04', toStartTime: '11:00:00' },
    ]);
  });

  it('one that says the same already is left as it is', async () => {
    await edit({ phone: '927' });
    await editActivity(admin, { ...world.activity({ ...own, phone: '1' }), id });
    expect(await edit({ phone: '927' })).toMatchObject({ following: 0 });
    expect(await versions()).toEqual([1, 4, 2]);
  });

  it('a stale version saves nothing anywhere', async () => {
    await edit({ phone: '927' }, 'one');
    await expect(edit({ municipality: 'Serradilla' }, 'following', 1)).rejects.toMatchObject({
      code: 'activities.changedMeanwhile',
    });
    expect(await versions()).toEqual([1, 2, 1]);
  });

  it('places that grew are offered to each waiting list (B19)', async () => {
    const queued = await world.promotions();
    await edit({ capacity: 20 });
    expect(await world.promotions()).toBe(queued + 2);
    expect(await world.places(after)).toEqual({ '': { capacity: 20, held: 0, over: 0 } });
  });

  it('members out of reach stay as they are (B21)', async () => {
    const other = world.actors.other.userId;
    await world.db.update(activities).set({ companyId: other }).where(eq(activities.id, after));
    const company = world.as(world.actors.company);
    const input = { ...world.activity({ ...own, phone: '927' }), id, scope: 'following' } as const;
    expect(await editActivity(company, input)).toMatchObject({ following: 0 });
    expect(await hideActivity(company, { id, scope: 'following' })).toEqual({ hidden: 1 });
    expect(await read(after)).toMatchObject({ phone: '', hidden: false });
  });
});

describe('B6 in every member', () => {
  async function expectUntouched() {
    expect(await versions()).toEqual([1, 1, 1]);
    for (const each of [before, id, after]) {
      expect(await read(each)).toMatchObject({ municipality: 'Torrejón el Rubio', phone: '' });
    }
  }
  const refused = (reason: object) => ({
    failure: { code: 'activities.memberRefused', params: { date: '2026-07-04', reason } },
  });

  it('a capacity below the places held in one: nothing is saved, and its date is named', async () => {
    await world.reserve(after, 3);
    await world.reserve(after, 3, 1);
    await expect(edit({ capacity: 5, municipality: 'Serradilla' })).rejects.toMatchObject(
      refused({ code: 'activities.capacityBelowHeld', params: { held: 6 } }),
    );
    await expectUntouched();
    expect(await world.places(id)).toEqual({ '': { capacity: 10, held: 0, over: 0 } });
  });

  it('shifts where one has reservations without', async () => {
    await world.reserve(after, 1);
    await expect(edit({ shifts: ['Mañana'], phone: '927' })).rejects.toMatchObject(
      refused({ code: 'activities.hasReservationsWithoutShift' }),
    );
    await expectUntouched();
    expect(Object.keys(await world.places(id))).toEqual(['']);
  });

  it('a shift that has reservations in one', async () => {
    await createSeries({ shifts: ['Mañana', 'Tarde'] });
    await world.reserve(after, 1, 3, 'Tarde');
    await expect(edit({ shifts: ['Mañana'] })).rejects.toMatchObject(
      refused({ code: 'activities.shiftHasReservations', params: { shift: 'Tarde' } }),
    );
    await expectUntouched();
    expect(Object.keys(await world.places(id))).toEqual(['Mañana', 'Tarde']);
  });

  it('the one that is edited refuses without a date', async () => {
    await world.reserve(id, 3);
    await world.reserve(id, 3, 1);
    await expect(edit({ capacity: 5 })).rejects.toMatchObject({ failure: { code: 'activities.capacityBelowHeld' } });
    await expectUntouched();
  });
});

describe('while people book', () => {
  /** Whether the places of an activity can be had by a booking at once. */
  const isFree = async (activityId: number) => {
    const places = world.db.select().from(shiftPlaces).where(eq(shiftPlaces.activityId, activityId));
    return (await places.for('update', { skipLocked: true })).length > 0;
  };

  it.each(['one', 'following'] as const)('saving %s without other places waits for no booking', async (scope) => {
    await world.db.transaction(async (tx) => {
      await tx.execute(sql`select from shift_places for update`);
      expect(await edit({ phone: '927' }, scope)).toMatchObject({ version: 2 });
    });
  });

  it('places are held only once all the rest is saved', async () => {
    let editing: ReturnType<typeof edit> | undefined;
    await world.db.transaction(async (tx) => {
      await tx.select().from(activityTexts).where(eq(activityTexts.activityId, after)).for('update');
      editing = edit({ capacity: 20 });
      await vi.waitFor(async () => {
        const waiting = await world.db.execute(sql`
          select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%activity_texts%'`);
        expect(waiting).toHaveLength(1);
      });
      expect([await isFree(id), await isFree(after)]).toEqual([true, true]);
    });
    expect(await editing).toMatchObject({ following: 1 });
    expect(await world.places(id)).toEqual({ '': { capacity: 20, held: 0, over: 0 } });
  });
});

describe('at the same moment', () => {
  it('those who save different members wait for each other: none fails, none is half saved', async () => {
    const first = (change: Partial<ActivityInput>) =>
      editActivity(admin, { ...world.activity(change), id: before, scope: 'following' });
    const common = { phone: '927' };
    await Promise.all([first(common), edit({ ...common, organizer: 'Guías del Tajo' }), first(common), edit(common)]);
    const [one, other] = await Promise.all([read(id), read(after)]);
    expect(other).toMatchObject({ phone: '927', organizer: one.organizer });
  });
});

describe('hiding', () => {
  it('"this and the following" hides them as versions of their own (B11)', async () => {
    expect(await hideActivity(admin, { id, scope: 'following' })).toEqual({ hidden: 2 });
    const members = (await readSeries(admin, { id }))?.members;
    expect(members?.map(({ id: each, hidden }) => [each, hidden])).toEqual([
      [before, false],
      [id, true],
      [after, true],
    ]);
    expect(await versions()).toEqual([1, 2, 2]);
    expect(await activityChanges(admin, { id: after, sinceVersion: 1 })).toMatchObject([{ fields: ['hidden'] }]);
  });

  it('"only this one" hides one', async () => {
    expect(await hideActivity(admin, { id })).toEqual({ hidden: 1 });
    expect(await read(after)).toMatchObject({ hidden: false });
  });
});
