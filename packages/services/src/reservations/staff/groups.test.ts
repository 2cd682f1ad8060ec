import { closedAfterAll } from '@dehesa/testing';
import { EditReservationInput } from '@dehesa/domain/reservations';
import { read, utils } from '@e965/xlsx';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cancellationToken } from '../../keys/index';
import { readRecords } from '../../messages/content/record-values';
import { refreshStatistics } from '../../statistics/refresh-statistics';
import { readAttendees } from '../../statistics/exports/read-attendees';
import { exportReservationsSheet, printReservations } from '../lists/print-reservations';
import { addCompanion } from '../my-booking/add-companion';
import { cancelMyBooking } from '../my-booking/cancel-my-booking';
import { readMyBooking } from '../my-booking/read-my-booking';
import { listNotifications } from '../notifications/list-notifications';
import { reconcilePlaces } from '../places/reconcile-places';
import { moveToWaiting } from '../status/change-status';
import { promoteWaiting } from '../waiting-list/promote-waiting';
import { editReservation } from './edit-reservation';
import { reserveGroup } from './group-world.test-support';
import { readReservation } from './read-reservation';
import { createStaffWorld, refusal } from './staff-world.test-support';

const world = await closedAfterAll(createStaffWorld());
const admin = () => world.as(world.actors.admin);
const school = { adults: 2, minors: 24 };
const readOf = (id: number) => readReservation(admin(), { id, includeCancelled: true });

/** The form of a reservation as it was read, saved with other fields. */
async function save(id: number, change: Partial<EditReservationInput> = {}) {
  const { activity, language, shift, notes, people } = await readOf(id);
  const [booker] = people;
  if (booker === undefined) throw new Error('nobody booked');
  const { firstName, lastName, email, phone } = booker;
  const typed = { firstName, lastName, email: email ?? '', phone: phone ?? '' };
  const input = { id, activityId: activity.id, language, shift: shift?.name ?? '', notes, booker: typed, ...change };
  return editReservation(admin(), EditReservationInput.parse(input));
}

async function linkOf(id: number) {
  const address = await world.addressOf(id);
  return { token: cancellationToken(admin().installation, { reservationId: id, address }), language: 'es' as const };
}

describe('the form of a group (B83)', () => {
  it('keeps how many it is where nothing is said of it, and asks no document', async () => {
    const activityId = await world.activity({ capacity: 40, minimumAge: 18 });
    const id = await reserveGroup(world, activityId, school);
    await save(id, { notes: 'Otro colegio' });
    expect(await readOf(id)).toMatchObject({ notes: 'Otro colegio', unnamed: school });
    expect(await world.held(activityId)).toEqual([27]);
  });

  it('changes the numbers within the places that there are', async () => {
    const activityId = await world.activity({ capacity: 40 });
    const id = await reserveGroup(world, activityId, school);
    await save(id, { unnamed: { adults: 4, minors: 35 } });
    expect(await world.held(activityId)).toEqual([40]);
    expect(await refusal(save(id, { unnamed: { adults: 5, minors: 35 } }))).toBe('reservations.capacityExceeded');
    await save(id, { unnamed: { adults: 0, minors: 4 } });
    expect(await world.held(activityId)).toEqual([5]);
    expect(await world.lastAudit(id)).toMatchObject({ action: 'reservations.edit', details: { people: 5 } });
  });

  it('makes no group of a party, nor a party of a group', async () => {
    const activityId = await world.activity({ capacity: 40 });
    const group = await reserveGroup(world, activityId, school);
    const party = await world.reserve(activityId, 2);
    const [stored] = (await readOf(party)).people;
    const booker = { ...world.person(), email: stored?.email ?? '' };
    expect(await refusal(save(group, { unnamed: { adults: 0, minors: 0 } }))).toBe('reservations.transitionNotAllowed');
    expect(await refusal(save(party, { booker: { ...booker, phonePrefix: '+34' }, unnamed: school }))).toBe(
      'reservations.transitionNotAllowed',
    );
    expect(await world.held(activityId)).toEqual([29]);
  });

  it('is not stored over numbers that somebody else has changed', async () => {
    const id = await reserveGroup(world, await world.activity({ capacity: 40 }), school);
    const { stamp } = await readOf(id);
    await save(id, { unnamed: { adults: 3, minors: 24 } });
    expect(await refusal(save(id, { stamp }))).toBe('reservations.changedMeanwhile');
  });
});

describe('where people are counted and listed', () => {
  it('lists have a line of those without a name below the organiser, and count them', async () => {
    const activityId = await world.activity({ capacity: 40 });
    await reserveGroup(world, activityId, school);
    await world.reserve(activityId, 2, { status: 2 });
    const list = await printReservations(admin(), { activityId, list: 'confirmed', language: 'es' });
    expect(list).toMatchObject({ reservations: 2, people: 29, shifts: [{ count: 29 }] });
    expect(list.shifts[0]?.people.map(({ firstName, unnamed }) => [firstName, unnamed])).toEqual([
      ['Ana', null],
      ['', school],
      ['Ana', null],
      ['Luis', null],
    ]);
    const { content } = await exportReservationsSheet(admin(), { activityId, language: 'pt' });
    const [sheet] = Object.values(read(content).Sheets);
    const rows = utils.sheet_to_json<string[]>(sheet ?? {}, { header: 1 });
    expect([rows[2]?.[1], rows[2]?.[7]]).toEqual(['2 adultos e 24 menores sem nome', 'Confirmada']);
    expect(rows).toHaveLength(5);
  });

  it('so has the spreadsheet of all attendees', async () => {
    const activityId = await world.activity({ capacity: 40, municipality: 'Serradilla' });
    await reserveGroup(world, activityId, { adults: 0, minors: 1 });
    const { batches } = await readAttendees(admin(), { statuses: [2], language: 'es', format: 'xlsx' });
    const lines: string[] = [];
    for await (const batch of batches)
      lines.push(...batch.filter((row) => row.municipality === 'Serradilla').map((row) => row.firstName));
    expect(lines).toEqual(['Ana', '1 menor sin nombre']);
  });

  it('statistics, notices and messages count them', async () => {
    const activityId = await world.activity({ capacity: 40 });
    const id = await reserveGroup(world, activityId, school, { status: 1 });
    await refreshStatistics(admin(), [activityId]);
    const [counted] = await world.db.execute(
      sql`select pending, pending_people from statistics_activities where activity_id = ${activityId}`,
    );
    expect(counted).toEqual({ pending: 1, pending_people: 27 });
    const notices = await listNotifications(admin());
    expect(notices.find(({ reservationId }) => reservationId === id)?.companions).toBe(26);
    const message = { language: 'es' as const, recipient: await world.addressOf(id), reservationId: id };
    const { values } = await readRecords(admin(), message);
    expect(values.reserva).toMatchObject({ personas: '27', acompanantes: '2 adultos y 24 menores sin nombre' });
  });

  it('the books are right with them', async () => {
    const activityId = await world.activity({ capacity: 40 });
    await reserveGroup(world, activityId, school);
    expect(await reconcilePlaces(admin())).toEqual({ places: [], people: [] });
  });
});

describe('the link of its organiser', () => {
  it('shows how many come, and lets nobody be added', async () => {
    const id = await reserveGroup(world, await world.activity({ capacity: 40 }), school);
    const link = await linkOf(id);
    const shown = await readMyBooking(world.as(null), link);
    expect(shown).toMatchObject({ unnamed: school, addition: null, people: [{ position: 0 }] });
    const added = addCompanion(world.as(null), {
      ...link,
      version: shown?.version ?? '',
      companion: { ...world.person(), kind: 'adult' },
      photoConsent: true,
      privacyAccepted: true,
    });
    expect(await refusal(added)).toBe('reservations.transitionNotAllowed');
  });

  it('cancels it, and all its places come free', async () => {
    const activityId = await world.activity({ capacity: 40 });
    const id = await reserveGroup(world, activityId, school);
    await cancelMyBooking(world.as(null), await linkOf(id));
    expect(await world.held(activityId)).toEqual([0]);
  });
});

it('a group that waits gets its places once there is room for all of it', async () => {
  const activityId = await world.activity({ capacity: 30, waitingListMode: 'automatic' });
  const id = await reserveGroup(world, activityId, school);
  await moveToWaiting(admin(), { id, notify: false, force: false });
  await reserveGroup(world, activityId, { adults: 0, minors: 9 });
  expect(await promoteWaiting(world.as(null), { activityId, exceptReservationId: null })).toBe(0);
  await world.setCapacity(activityId, 37);
  expect(await promoteWaiting(world.as(null), { activityId, exceptReservationId: null })).toBe(1);
  expect(await world.held(activityId)).toEqual([37]);
});
