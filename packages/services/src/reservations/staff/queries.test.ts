import { closedAfterAll } from '@dehesa/testing';
import { ActivityCardsInput, ActivityReservationsInput, ReservationListInput } from '@dehesa/domain/reservations';
import { describe, expect, it } from 'vitest';
import { cancelReservation, confirmReservation } from '../status/change-status';
import { listActivityCards } from './list-activity-cards';
import { listPending } from './list-pending';
import { listReservations } from './list-reservations';
import { readActivityReservations } from './read-activity-reservations';
import { readReservation } from './read-reservation';
import { createStaffWorld, refusal, type StaffWorld, titled } from './staff-world.test-support';

const world = await closedAfterAll(createStaffWorld());
const birds = await world.activity({ capacity: 4, shifts: ['Mañana', 'Tarde'] });
const night = await world.activity({ date: '2026-05-02', companyId: world.actors.other.userId }, 'Noche de cárabos');
const tajo = await world.activity({ territoryId: 2, date: '2026-08-01' }, 'Barco por el Tajo');
const past = await world.activity({ date: '2026-04-01' }, 'Grullas');

const admin = () => world.as(world.actors.admin);
const cards = (name: keyof StaffWorld['actors'], input: Partial<ActivityCardsInput> = {}) =>
  listActivityCards(world.as(world.actors[name]), ActivityCardsInput.parse(input));
const list = (name: keyof StaffWorld['actors'], input: Partial<ReservationListInput> = {}) =>
  listReservations(world.as(world.actors[name]), ReservationListInput.parse(input));
const columns = (activityId: number, input: Partial<ActivityReservationsInput> = {}) =>
  readActivityReservations(admin(), ActivityReservationsInput.parse({ activityId, ...input }));

describe('listActivityCards', () => {
  it.each([
    ['super', {}, () => [night, birds, tajo, past]],
    ['admin', { territoryId: 2 }, () => [tajo]],
    ['monfrague', {}, () => [night, birds, past]],
    ['tajo', {}, () => [tajo]],
    ['company', {}, () => [birds, tajo, past]],
    ['other', {}, () => [night]],
    ['admin', { search: 'CARABOS' }, () => [night]],
    ['admin', { search: '%' }, () => []],
    ['admin', { pageSize: 2, pageIndex: 1 }, () => [tajo, past]],
  ] as const)('%s with %j: coming first, by date, within reach (B21, B34)', async (name, input, expected) => {
    expect((await cards(name, input)).rows.map((card) => card.id)).toEqual(expected());
  });

  it('counts reservations and people by state, and places over all shifts (B3, B5)', async () => {
    await world.reserve(birds, 2, { shift: 'Mañana', status: 2 });
    await world.reserve(birds, 1, { shift: 'Tarde', status: 1 });
    await world.reserve(birds, 4, { shift: 'Mañana', status: 3 });
    const cancelled = await world.reserve(birds, 1, { shift: 'Tarde' });
    await cancelReservation(admin(), { id: cancelled, notify: false, force: false });
    const { rows, total } = await cards('admin', { search: 'buitres' });
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      title: {
        es: 'Buitres al amanecer',
        pt: 'Buitres al amanecer',
      },
      capacity: 8,
      held: 3,
      full: false,
      confirmed: 1,
      pending: 1,
      waiting: 1,
      confirmedPeople: 2,
      pendingPeople: 1,
      startTime: '09:00',
      date: '2026-06-20',
      past: false,
    });
    expect((await cards('admin', { status: 3 })).rows.map((card) => card.id)).toEqual([birds]);
  });

  it('is for staff', async () => {
    expect(await refusal(cards('member'))).toBe('access.forbidden');
  });
});

describe('readActivityReservations', () => {
  it('groups by state, in order of shift and creation, with the places of each shift', async () => {
    const activityId = await world.activity({ capacity: 3, shifts: ['Mañana', 'Tarde'] });
    const late = await world.reserve(activityId, 1, { shift: 'Tarde', status: 2 });
    world.passMinutes(1);
    const early = await world.reserve(activityId, 2, { shift: 'Mañana', status: 2 });
    const asked = await world.reserve(activityId, 1, { shift: 'Tarde', status: 1 });
    const view = await columns(activityId);
    expect(view.activity).toMatchObject({ id: activityId, territoryId: 1, category: { es: 'Aves' }, past: false });
    expect(view.places).toEqual([
      {
        shift: { id: expect.any(Number), name: 'Mañana' },
        capacity: 3,
        held: 2,
        free: 1,
        confirmed: 2,
        pending: 0,
        waiting: 0,
        offered: 0,
      },
      {
        shift: { id: expect.any(Number), name: 'Tarde' },
        capacity: 3,
        held: 2,
        free: 1,
        confirmed: 1,
        pending: 1,
        waiting: 0,
        offered: 0,
      },
    ]);
    expect(view.confirmed.rows.map((row) => row.id)).toEqual([early, late]);
    expect(view.confirmed).toMatchObject({ total: 2, people: 3 });
    expect(view.pending.rows.map((row) => row.id)).toEqual([asked]);
    expect(view.confirmed.rows[0]?.people.map((person) => [person.kind, person.checkedIn])).toEqual([
      ['booker', false],
      ['adult', false],
    ]);
  });

  it('offers the oldest waiting one that fits, for each shift, at the top (B19)', async () => {
    const activityId = await world.activity({ capacity: 3, shifts: ['Mañana', 'Tarde'] });
    await world.reserve(activityId, 2, { shift: 'Mañana', status: 2 });
    await world.reserve(activityId, 3, { shift: 'Tarde', status: 2 });
    const wait = async (people: number, shift: string) => {
      world.passMinutes(1);
      return world.reserve(activityId, people, { shift, status: 3 });
    };
    const tooMany = await wait(2, 'Mañana');
    const noPlace = await wait(1, 'Tarde');
    const fits = await wait(1, 'Mañana');
    const fitsLater = await wait(1, 'Mañana');
    const { waiting } = await columns(activityId);
    expect(waiting.rows.map(({ id, offered }) => [id, offered])).toEqual([
      [fits, true],
      [tooMany, false],
      [noPlace, false],
      [fitsLater, false],
    ]);
  });

  it('caps each column and tells how many there are; searches within them', async () => {
    const activityId = await world.activity();
    await world.reserve(activityId, 1, { booker: { ...world.person(), firstName: 'Íñigo' } });
    await world.reserve(activityId, 2);
    expect((await columns(activityId, { limit: 1 })).pending).toMatchObject({
      total: 2,
      people: 3,
      rows: [{ people: [{ firstName: 'Íñigo' }] }],
    });
    expect((await columns(activityId, { search: 'inigo' })).pending.total).toBe(1);
  });

  it('has one row of places without shifts', async () => {
    expect((await columns(await world.activity({ capacity: 7 }))).places).toEqual([
      { shift: null, capacity: 7, held: 0, free: 7, confirmed: 0, pending: 0, waiting: 0, offered: 0 },
    ]);
  });

  it('a foreign activity does not exist (B22)', async () => {
    const call = readActivityReservations(
      world.as(world.actors.tajo),
      ActivityReservationsInput.parse({ activityId: birds }),
    );
    expect(await refusal(call)).toBe('record.notFound');
  });
});

it('every list tells the title in both languages, the Spanish one where there is no other', async () => {
  const activityId = await world.activity({ texts: titled('Cigüeñas', 'Cegonhas'), date: '2026-09-01' });
  await world.reserve(activityId);
  const title = { es: 'Cigüeñas', pt: 'Cegonhas' };
  expect((await list('admin', { activityId })).rows[0]?.activity.title).toEqual(title);
  expect((await columns(activityId)).activity.title).toEqual(title);
  expect((await cards('admin', { search: 'ciguenas' })).rows[0]?.title).toEqual(title);
});

describe('listReservations', () => {
  it('pages, sorts and leaves cancelled ones out (B18, B34)', async () => {
    const activityId = await world.activity({}, 'Páginas');
    const ids: number[] = [];
    for (const lastName of ['Zúñiga', 'Álvarez', 'núñez']) {
      world.passMinutes(1);
      ids.push(await world.reserve(activityId, 1, { booker: { ...world.person(), lastName } }));
    }
    const gone = await world.reserve(activityId);
    await cancelReservation(admin(), { id: gone, notify: false, force: false });
    const order = async (input: Partial<ReservationListInput>) =>
      (await list('admin', { activityId, ...input })).rows.map((row) => row.id);
    const [zuniga, alvarez, nunez] = ids;
    expect(await order({})).toEqual(ids);
    expect(await order({ order: 'lastName' })).toEqual([alvarez, nunez, zuniga]);
    expect(await order({ order: 'createdAt', direction: 'desc' })).toEqual(ids.toReversed());
    expect(await order({ pageSize: 2, pageIndex: 1 })).toEqual([nunez]);
    expect((await list('admin', { activityId, pageSize: 2 })).total).toBe(3);
    expect((await list('admin', { activityId, status: 2 })).total).toBe(0);
  });

  it('is limited to the actor’s reach (B21)', async () => {
    const id = await world.reserve(tajo);
    const seen = async (name: keyof StaffWorld['actors']) =>
      (await list(name, { territoryId: 2 })).rows.map((row) => row.id);
    expect([await seen('tajo'), await seen('company'), await seen('monfrague'), await seen('other')]).toEqual([
      [id],
      [id],
      [],
      [],
    ]);
    expect(await refusal(list('member'))).toBe('access.forbidden');
  });
});

it('listPending has the ten newest, newest first', async () => {
  const activityId = await world.activity({ capacity: 50 });
  const ids: number[] = [];
  for (let count = 0; count < 11; count += 1) {
    world.passMinutes(1);
    ids.push(await world.reserve(activityId));
  }
  expect((await listPending(admin())).map((row) => row.id)).toEqual(ids.slice(1).toReversed());
  expect(await listPending(world.as(world.actors.other))).toEqual([]);
});

describe('readReservation', () => {
  it('tells what happened, newest first', async () => {
    const id = await world.reserve(past, 2);
    await confirmReservation(admin(), { id, notify: true, force: false });
    const { history, people, shift } = await readReservation(world.as(world.actors.company), {
      id,
      includeCancelled: false,
    });
    expect(history).toMatchObject([
      {
        action: 'reservations.changeStatus',
        from: 1,
        to: 2,
        notified: true,
        forced: false,
        actor: { name: 'Ana Durán', role: 1 },
      },
      { action: 'reservations.create', from: null, to: 1, people: 2 },
    ]);
    expect(people).toHaveLength(2);
    expect(shift).toBeNull();
  });

  it('finds a cancelled one only where it is asked for, a foreign one never (B18, B22)', async () => {
    const id = await world.reserve(past);
    await cancelReservation(admin(), { id, notify: false, force: false });
    expect(await refusal(readReservation(admin(), { id, includeCancelled: false }))).toBe('record.notFound');
    expect(await readReservation(admin(), { id, includeCancelled: true })).toMatchObject({ status: 4 });
    expect(await refusal(readReservation(world.as(world.actors.tajo), { id, includeCancelled: true }))).toBe(
      'record.notFound',
    );
  });
});
