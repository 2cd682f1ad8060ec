import type { Actor } from '@dehesa/domain/access';
import { GuideInput, HideActivityInput } from '@dehesa/domain/activities';
import {
  ActivityReservationsInput,
  ChangeStatusInput,
  ReadingsInput,
  ReadReservationInput,
} from '@dehesa/domain/reservations';
import { closedAfterAll } from '@dehesa/testing';
import { describe, expect, it } from 'vitest';
import {
  assignGuide,
  createGuide,
  hideActivity,
  listActivities,
  readActivity,
  unassignGuide,
} from '../activities/index';
import { readActivityReservations } from '../reservations/staff/read-activity-reservations';
import { readReservation } from '../reservations/staff/read-reservation';
import { refusal } from '../reservations/staff/staff-world.test-support';
import { confirmReservation } from '../reservations/status/change-status';
import { confirmAttendance } from '../reservations/status/confirm-attendance';
import { createCheckInWorld } from './check-in.test-support';
import { listCheckInActivities } from './list-check-in-activities';
import { listReadings } from './list-readings';
import { readCheckInList } from './read-check-in-list';

// Today is 2026-05-01. `other` is a company that owns nothing here.
const world = await closedAfterAll(createCheckInWorld());
const { admin, company, other, monfrague, tajo } = world.actors;
const date = '2026-05-01';
const guided = await world.activity({ date });
const neighbour = await world.activity({ date }, 'La de al lado');
const reserved = await world.reserve(guided, 2, { status: 2, notify: false });
const foreign = await world.reserve(neighbour, 1, { status: 2, notify: false });
const people = await world.people(reserved);
const strangers = await world.people(foreign);
const guide = (await createGuide(world.as(admin), GuideInput.parse({ name: 'Otra', userId: other.userId }))).id;
await assignGuide(world.as(admin), { guideId: guide, activityIds: [guided] });

const found = async (actor: Actor) =>
  (await listCheckInActivities(world.as(actor))).map(({ id, mine }) => ({ id, mine }));
const outcomes = async (actor: Actor, ids: readonly number[]) =>
  (
    await world.send(
      actor,
      ids.map((personId) => ({ personId })),
    )
  ).map(({ outcome }) => outcome);

describe('who guides an activity (B87)', () => {
  it('finds it among its lists, and its neighbour not', async () => {
    expect(await found(other)).toEqual([{ id: guided, mine: true }]);
    expect(await found(tajo)).toEqual([]);
    expect(await found(monfrague)).toEqual([
      { id: guided, mine: false },
      { id: neighbour, mine: false },
    ]);
  });

  it('reads and ticks exactly its people', async () => {
    expect((await readCheckInList(world.as(other), { activityId: guided })).parties).toHaveLength(1);
    expect(await refusal(readCheckInList(world.as(other), { activityId: neighbour }))).toBe('record.notFound');
    expect(await outcomes(other, [people[0] ?? 0, strangers[0] ?? 0])).toEqual(['stored', 'gone']);
    expect(await world.attendance(foreign)).toEqual([]);
  });

  it('may do nothing else with it: no board, no form, no readings, no attendance beside its list', async () => {
    const as = world.as(other);
    const calls = [
      () => readActivityReservations(as, ActivityReservationsInput.parse({ activityId: guided })),
      () => readActivity(as, { id: guided }),
      () => readReservation(as, ReadReservationInput.parse({ id: reserved })),
      () => confirmReservation(as, ChangeStatusInput.parse({ id: reserved })),
      () => confirmAttendance(as, { id: reserved }),
      () => listReadings(as, ReadingsInput.parse({ activityId: guided })),
      () => hideActivity(as, HideActivityInput.parse({ id: guided })),
      () => assignGuide(as, { guideId: guide, activityIds: [neighbour] }),
      () => unassignGuide(as, { guideId: guide, activityIds: [guided] }),
    ];
    for (const call of calls) expect(await refusal(call())).toBe('record.notFound');
    const list = await listActivities(as, {
      search: '',
      order: 'date',
      direction: 'asc',
      territoryId: null,
      principalOnly: false,
      excludeIds: [],
      pageIndex: 0,
      pageSize: 25,
    });
    expect(list.total).toBe(0);
  });

  it('is no right of roles that read no lists', async () => {
    const member: Actor = { ...other, role: 3 };
    expect(await refusal(readCheckInList(world.as(member), { activityId: guided }))).toBe('access.forbidden');
    expect(await refusal(outcomes(member, people))).toBe('access.forbidden');
  });

  it('loses it with the assignment, also for ticks that come late; each is answered', async () => {
    await unassignGuide(world.as(company), { guideId: guide, activityIds: [guided] });
    expect(await found(other)).toEqual([]);
    expect(await refusal(readCheckInList(world.as(other), { activityId: guided }))).toBe('record.notFound');
    expect(await outcomes(other, people)).toEqual(['gone', 'gone']);
    // What it ticked before stands.
    expect(await world.attendance(reserved)).toHaveLength(1);
  });
});
