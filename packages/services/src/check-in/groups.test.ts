import { EditReservationInput, ReadingsInput, type Unnamed } from '@dehesa/domain/reservations';
import { closedAfterAll } from '@dehesa/testing';
import { describe, expect, it } from 'vitest';
import { editReservation } from '../reservations/staff/edit-reservation';
import { reserveGroup } from '../reservations/staff/group-world.test-support';
import { readReservation } from '../reservations/staff/read-reservation';
import { refusal } from '../reservations/staff/staff-world.test-support';
import { confirmAttendance, undoAttendance } from '../reservations/status/confirm-attendance';
import { createCheckInWorld } from './check-in.test-support';
import { listCheckInActivities } from './list-check-in-activities';
import { listReadings } from './list-readings';
import { readCheckInList } from './read-check-in-list';

const world = await closedAfterAll(createCheckInWorld());
const admin = () => world.as(world.actors.admin);
const school = { adults: 2, minors: 24 };

/** A confirmed group of today, with who organises it. */
async function group() {
  const activityId = await world.activity({ capacity: 60, date: '2026-05-01' });
  const id = await reserveGroup(world, activityId, school);
  const [organiser = 0] = await world.people(id);
  const present = async () =>
    (await listCheckInActivities(admin())).find((one) => one.id === activityId)?.present ?? -1;
  return { activityId, id, organiser, present };
}

describe('a group at the door (B83)', () => {
  it('is there as a whole once its organiser is ticked', async () => {
    const { activityId, id, organiser, present } = await group();
    await world.send(world.actors.company, [world.tick(organiser)]);
    expect(await present()).toBe(27);
    const { totals, rows } = await listReadings(admin(), ReadingsInput.parse({ activityId }));
    expect(totals).toMatchObject({ present: 27, confirmed: 27 });
    expect(rows).toMatchObject([{ kind: 'attendance', people: 27 }]);
    expect(await world.lastAudit(id)).toMatchObject({ details: { marks: { present: 27 } } });
  });

  it('may be there in part, which the next tick puts right, and is taken back', async () => {
    const { activityId, organiser, present } = await group();
    const first = { ...world.tick(organiser), unnamed: 20 };
    await world.send(world.actors.company, [first]);
    expect(await present()).toBe(21);
    const second = { ...world.tick(organiser, 'present', first.nonce), unnamed: 23 };
    await world.send(world.actors.company, [second]);
    expect(await present()).toBe(24);
    const list = await readCheckInList(world.as(world.actors.company), { activityId });
    expect(list.parties).toMatchObject([
      { unnamed: school, people: [{ ticks: [{ nonce: second.nonce, mark: 'present', unnamed: 23 }] }] },
    ]);
    await world.send(world.actors.company, [world.tick(organiser, 'open', second.nonce)]);
    expect(await present()).toBe(0);
  });

  it('is never more than there are, and comes with its organiser alone', async () => {
    const { organiser, present } = await group();
    await world.send(world.actors.company, [{ ...world.tick(organiser), unnamed: 199 }]);
    expect(await present()).toBe(27);
    const activityId = await world.activity({ capacity: 60, date: '2026-05-01' });
    const party = await world.reserve(activityId, 2, { status: 2 });
    const [, companion = 0] = await world.people(party);
    await world.send(world.actors.company, [{ ...world.tick(companion), unnamed: 5 }]);
    expect((await listCheckInActivities(admin())).find((one) => one.id === activityId)?.present).toBe(1);
  });

  it('is no more than it is made smaller to once it was ticked, for staff and for devices', async () => {
    const { activityId, id, organiser, present } = await group();
    await world.send(world.actors.company, [world.tick(organiser)]);
    const resize = async (unnamed: Unnamed) => {
      const { language, people } = await readReservation(admin(), { id, includeCancelled: false });
      const { firstName = '', lastName = '', email, phone } = people[0] ?? {};
      const booker = { firstName, lastName, email: email ?? '', phone: phone ?? '' };
      await editReservation(admin(), EditReservationInput.parse({ id, activityId, language, booker, unnamed }));
    };
    await resize({ adults: 1, minors: 3 });
    expect(await present()).toBe(5);
    const list = await readCheckInList(world.as(world.actors.company), { activityId });
    expect(list.parties).toMatchObject([{ people: [{ ticks: [{ mark: 'present', unnamed: 4 }] }] }]);
    await resize({ adults: 2, minors: 24 });
    expect(await present()).toBe(5);
  });

  it('is ticked by staff, and taken back, all at once', async () => {
    const { id, present } = await group();
    expect(await confirmAttendance(admin(), { id })).toEqual({ people: 27 });
    expect(await present()).toBe(27);
    expect(await refusal(confirmAttendance(admin(), { id }))).toBe('reservations.attendanceAlreadySet');
    expect(await undoAttendance(admin(), { id })).toEqual({ people: 27 });
    expect(await present()).toBe(0);
  });
});
