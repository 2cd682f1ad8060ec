import { closedAfterAll } from '@dehesa/testing';
import { activities, auditLog, reservations, scheduleChanges, shiftPlaces } from '@dehesa/db/schema';
import type { ActivityInput } from '@dehesa/domain/activities';
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { changePlaces } from '../reservations/places/change-places';
import { createActivityWorld } from './activities.test-support';
import { createActivity } from './create-activity';
import { editActivity } from './edit-activity';
import { hideActivity } from './hide-activity';
import { readActivity } from './read-activity';
import { setRegistrations, toggleRegistrations } from './toggle-registrations';

const world = await closedAfterAll(createActivityWorld());
const admin = world.as(world.actors.admin);

async function create(change: Partial<ActivityInput> = {}) {
  return (await createActivity(admin, world.activity(change))).id;
}

function edit(id: number, change: Partial<ActivityInput>, version?: number) {
  return editActivity(admin, { ...world.activity(change), id, version });
}

describe('the waiting list', () => {
  it('is kept with its hours, and moves once the activity says so', async () => {
    const id = await create({ waitingListMode: 'manual' });
    const before = (await world.promotions()) ?? 0;
    await edit(id, { waitingListMode: 'manual', offerHours: 24 });
    expect(await world.promotions()).toBe(before);
    await edit(id, { waitingListMode: 'offer', offerHours: 24 });
    expect(await world.promotions()).toBe(before + 1);
    expect(await readActivity(admin, { id })).toMatchObject({ waitingListMode: 'offer', offerHours: 24 });
    await edit(id, { waitingListMode: 'offer', offerHours: 24, hidden: true });
    expect(await world.promotions()).toBe(before + 1);
    await edit(id, { waitingListMode: 'offer', offerHours: 24 });
    expect(await world.promotions()).toBe(before + 2);
  });

  it.each([0, 169, 1.5])('refuses %s hours', async (offerHours) => {
    await expect(createActivity(admin, { ...world.activity(), offerHours })).rejects.toMatchObject({
      code: 'input.invalid',
    });
  });
});

describe('capacity (B6)', () => {
  let id: number;
  beforeEach(async () => {
    id = await create({ capacity: 10 });
    await world.reserve(id, 4);
    await world.reserve(id, 2, 1);
    await world.reserve(id, 3, 3);
  });

  it('is refused below the places held, and nothing is saved', async () => {
    await expect(edit(id, { capacity: 5, municipality: 'Serradilla' })).rejects.toMatchObject({
      failure: { code: 'activities.capacityBelowHeld', params: { held: 6 } },
    });
    expect(await world.places(id)).toEqual({ '': { capacity: 10, held: 6, over: 0 } });
    expect(await readActivity(admin, { id })).toMatchObject({
      capacity: 10,
      municipality: 'Torrejón el Rubio',
      version: 1,
    });
  });

  it('may fall to exactly what is held: waiting ones hold nothing', async () => {
    await edit(id, { capacity: 6 });
    expect(await world.places(id)).toEqual({ '': { capacity: 6, held: 6, over: 0 } });
  });

  it('counts the places that are offered to who waits', async () => {
    await world.db.execute(sql`
      update reservations set offered_places = 3 where activity_id = ${id} and status = 3`);
    await world.db.execute(sql`update shift_places set held = held + 3 where activity_id = ${id}`);
    await expect(edit(id, { capacity: 8 })).rejects.toMatchObject({ failure: { params: { held: 9 } } });
    expect((await readActivity(admin, { id })).places).toMatchObject({ occupied: 4, pending: 2, offered: 3 });
  });

  it('raised, it queues the waiting list; left alone or lowered, it does not (B19)', async () => {
    const before = await world.promotions();
    await edit(id, { capacity: 10 });
    await edit(id, { capacity: 8 });
    expect(await world.promotions()).toBe(before);
    await edit(id, { capacity: 9 });
    expect(await world.promotions()).toBe(before + 1);
  });

  it('keeps what was let in beyond capacity (B15), and takes it back as capacity grows', async () => {
    await world.db.update(shiftPlaces).set({ held: 13, allowedOver: 3 }).where(eq(shiftPlaces.activityId, id));
    await expect(edit(id, { capacity: 9 })).rejects.toMatchObject({ code: 'activities.capacityBelowHeld' });
    await edit(id, { capacity: 12 });
    expect(await world.places(id)).toEqual({ '': { capacity: 12, held: 13, over: 1 } });
    await edit(id, { capacity: 20 });
    expect(await world.places(id)).toEqual({ '': { capacity: 20, held: 13, over: 0 } });
  });

  it('is right against bookings that come at the same moment', async () => {
    const book = () =>
      world.db.transaction((tx) => changePlaces(admin, tx, [{ activityId: id, shiftId: null, places: 1 }]));
    const lower = (capacity: number) => edit(id, { capacity }).then(() => undefined);
    const outcomes = await Promise.allSettled([book(), lower(7), book(), book(), lower(8), book(), book()]);
    const [row] = Object.values(await world.places(id));
    expect(row?.over).toBe(0);
    expect(row?.held).toBeLessThanOrEqual(row?.capacity ?? 0);
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
    const allowed = ['activities.capacityBelowHeld', 'reservations.capacityExceeded'];
    expect(refusals.filter((code) => !allowed.includes(code))).toEqual([]);
  });
});

describe('shifts (B3, B6)', () => {
  it('each has places of its own; order and spelling follow the form', async () => {
    const id = await create({ shifts: ['Mañana', 'Tarde', 'mañana '], capacity: 8 });
    expect(await world.places(id)).toEqual({
      Mañana: { capacity: 8, held: 0, over: 0 },
      Tarde: { capacity: 8, held: 0, over: 0 },
    });
    await world.reserve(id, 3, 2, 'Tarde');
    await edit(id, { shifts: ['TARDE', 'Mañana'], capacity: 8 });
    expect((await readActivity(admin, { id })).shifts).toEqual(['TARDE', 'Mañana']);
    expect((await world.places(id))['TARDE']).toEqual({ capacity: 8, held: 3, over: 0 });
  });

  it.each([1, 2, 3] as const)('one with a reservation in state %i stays', async (status) => {
    const id = await create({ shifts: ['Mañana', 'Tarde'] });
    await world.reserve(id, 1, status, 'Tarde');
    const refusal = { failure: { code: 'activities.shiftHasReservations', params: { shift: 'Tarde' } } };
    await expect(edit(id, { shifts: ['Mañana'] })).rejects.toMatchObject(refusal);
    await expect(edit(id, { shifts: [] })).rejects.toMatchObject(refusal);
    await edit(id, { shifts: ['Tarde'] });
    expect(Object.keys(await world.places(id))).toEqual(['Tarde']);
  });

  it('one with only cancelled reservations goes, and they stay on record', async () => {
    const id = await create({ shifts: ['Mañana', 'Tarde'] });
    const cancelled = await world.reserve(id, 2, 4, 'Tarde');
    await edit(id, { shifts: [] });
    expect(await world.places(id)).toEqual({ '': { capacity: 10, held: 0, over: 0 } });
    expect(
      await world.db.select({ shift: reservations.shiftId }).from(reservations).where(eq(reservations.id, cancelled)),
    ).toEqual([{ shift: null }]);
  });

  it.each([1, 3] as const)('the first ones are refused where a reservation in state %i has none', async (status) => {
    const id = await create();
    await world.reserve(id, 1, status);
    await expect(edit(id, { shifts: ['Mañana'] })).rejects.toMatchObject({
      code: 'activities.hasReservationsWithoutShift',
    });
    expect(Object.keys(await world.places(id))).toEqual(['']);
  });

  it('added ones queue the waiting list', async () => {
    const id = await create({ shifts: ['Mañana'] });
    const before = await world.promotions();
    await edit(id, { shifts: ['Mañana', 'Tarde'] });
    expect(await world.promotions()).toBe(before + 1);
    expect(Object.keys(await world.places(id))).toEqual(['Mañana', 'Tarde']);
  });
});

describe('schedule (B10)', () => {
  it('a change is in force everywhere, and both schedules are on record', async () => {
    const id = await create();
    await edit(id, { scheduleChange: { date: '2026-06-27', startTime: '10:00', endTime: null, week: null } });
    const read = await readActivity(admin, { id });
    expect(read).toMatchObject({ date: '2026-06-27', startTime: '10:00', endTime: '14:00', week: 26 });
    expect(read.firstSchedule).toEqual({ date: '2026-06-20', startTime: '09:00', endTime: '14:00', week: 25 });
    const [row] = await world.db.select().from(activities).where(eq(activities.id, id));
    expect(row?.endsAt).toEqual(new Date('2026-06-27T12:00:00Z'));
    expect(await world.db.select().from(scheduleChanges).where(eq(scheduleChanges.activityId, id))).toMatchObject([
      {
        fromDate: '2026-06-20',
        fromStartTime: '09:00:00',
        toDate: '2026-06-27',
        toStartTime: '10:00:00',
        changedBy: world.actors.admin.userId,
      },
    ]);
  });

  it('a typed week stays, an empty one is the ISO week', async () => {
    const id = await create({ week: 30 });
    expect(await readActivity(admin, { id })).toMatchObject({ week: 30, firstSchedule: null });
    await edit(id, { week: null });
    expect(await readActivity(admin, { id })).toMatchObject({ week: 25 });
  });
});

describe('saving', () => {
  it('keeps the slug when the title changes (B11)', async () => {
    const { id, slug } = await createActivity(admin, world.activity({}, 'Cigüeñas y otoño'));
    expect(slug).toBe('ciguenas-y-otono');
    expect(await editActivity(admin, { ...world.activity({}, 'Otro título'), id })).toMatchObject({ slug });
  });

  it('refuses to overwrite what somebody else saved meanwhile', async () => {
    const id = await create();
    await edit(id, { municipality: 'Serradilla' }, 1);
    await expect(edit(id, { municipality: 'Malpartida' }, 1)).rejects.toMatchObject({
      code: 'activities.changedMeanwhile',
    });
    expect(await edit(id, {}, 2)).toMatchObject({ version: 3 });
  });

  it('cleans rich text (B45)', async () => {
    const texts = world.activity().texts;
    const description =
      '<p onclick="x()">Hola <b>a</b></p><script>alert(1)</script><img src=x onerror=y><a href="javascript:z">b</a>';
    const id = await create({ texts: { ...texts, es: { ...texts.es, description } } });
    expect((await readActivity(admin, { id })).texts.es.description).toBe(
      '<p>Hola <b>a</b></p><a rel="noopener noreferrer">b</a>',
    );
  });

  it('refuses what only cleaning makes too long; what is stored can be saved again', async () => {
    const described = (description: string) => {
      const { es, pt } = world.activity().texts;
      return { texts: { es, pt: { ...pt, description } } };
    };
    await expect(create(described('&'.repeat(1_001)))).rejects.toMatchObject({
      failure: { code: 'activities.descriptionTooLong', params: { language: 'pt', max: 5_000 } },
    });
    const id = await create(described('&'.repeat(1_000)));
    const { description } = (await readActivity(admin, { id })).texts.pt;
    expect(description).toHaveLength(5_000);
    await expect(edit(id, described(description))).resolves.toMatchObject({ id });
  });

  it.each([
    ['a company that is none', () => ({ companyId: world.actors.admin.userId })],
    ['a category that is not there', () => ({ categoryId: 2_000_000_000 })],
    ['an image that is not there', () => ({ imageId: '00000000-0000-4000-8000-000000000000' })],
  ])('answers %s as missing', async (_case, change) => {
    await expect(create(change())).rejects.toMatchObject({ code: 'record.notFound' });
  });

  it('closes and opens as is wished, and again changes nothing', async () => {
    const id = await create();
    const set = (closed: boolean) => setRegistrations(admin, { id, closed });
    expect(await set(true)).toEqual({ registrationsClosed: true, version: 2, changed: true });
    expect(await set(true)).toEqual({ registrationsClosed: true, version: 2, changed: false });
    expect(await set(false)).toEqual({ registrationsClosed: false, version: 3, changed: true });
    expect(await readActivity(admin, { id })).toMatchObject({ registrationsClosed: false, version: 3 });
  });

  it('hides, shows again by an edit, closes and opens, each on the audit log', async () => {
    const id = await create();
    await hideActivity(admin, { id });
    expect(await readActivity(admin, { id })).toMatchObject({
      hidden: true,
      version: 2,
      availability: { bookable: false },
    });
    await edit(id, { hidden: false }, 2);
    expect(await toggleRegistrations(admin, { id })).toEqual({ registrationsClosed: true, version: 4 });
    expect(await readActivity(admin, { id })).toMatchObject({ hidden: false, registrationsClosed: true });
    expect(await toggleRegistrations(admin, { id })).toEqual({ registrationsClosed: false, version: 5 });
    const rows = await world.db
      .select({ action: auditLog.action, actor: auditLog.actorId })
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'activity'), eq(auditLog.entityId, id)))
      .orderBy(sql`id`);
    expect(rows.map((row) => row.action.replace('activities.', ''))).toEqual([
      'create',
      'hide',
      'edit',
      'toggleRegistrations',
      'toggleRegistrations',
    ]);
    expect(new Set(rows.map((row) => row.actor))).toEqual(new Set([world.actors.admin.userId]));
  });
});
