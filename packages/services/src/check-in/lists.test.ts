import { closedAfterAll } from '@dehesa/testing';
import { activities } from '@dehesa/db/schema';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { refusal, titled } from '../reservations/staff/staff-world.test-support';
import { type CheckInWorld, createCheckInWorld } from './check-in.test-support';
import { listCheckInActivities } from './list-check-in-activities';
import { confirmAttendanceAnyDay } from '../reservations/status/confirm-attendance';
import { readCheckInList } from './read-check-in-list';

// Today is 2026-05-01.
const world = await closedAfterAll(createCheckInWorld());
const { other } = world.actors;
const ended = await world.activity({ date: '2026-04-29' }, 'Grullas');
const tomorrow = await world.activity(
  { date: '2026-05-02', startTime: '01:00', endTime: '04:00', companyId: other.userId },
  'Noche de cárabos',
);
const today = await world.activity({ date: '2026-05-01', shifts: ['Tarde', 'Mañana'] });
const abroad = await world.activity({ date: '2026-05-03', territoryId: 2 }, 'Barco por el Tajo');
await world.activity({ date: '2026-04-20' }, 'Demasiado antigua');
await world.activity({ date: '2026-06-20' }, 'Demasiado lejana');

const ids = async (name: keyof CheckInWorld['actors']) =>
  (await listCheckInActivities(world.as(world.actors[name]))).map(({ id }) => id);
const list = (name: keyof CheckInWorld['actors'], activityId: number) =>
  readCheckInList(world.as(world.actors[name]), { activityId });

describe('listCheckInActivities', () => {
  it.each([
    ['admin', () => [today, tomorrow, abroad, ended]],
    ['monfrague', () => [today, tomorrow, ended]],
    ['tajo', () => [abroad]],
    ['company', () => [today, abroad, ended]],
    ['other', () => [tomorrow]],
  ] as const)('%s sees its own of these days, those of today and to come first (B21)', async (name, expected) => {
    expect(await ids(name)).toEqual(expected());
  });

  it('counts who is expected and who is there, and tells the hour over there (B48)', async () => {
    const id = await world.reserve(abroad, 1, { status: 2 });
    await world.reserve(abroad, 2, { status: 2 });
    await world.reserve(abroad, 2, { status: 1 });
    await confirmAttendanceAnyDay(world.as(world.actors.tajo), { id });
    expect(await listCheckInActivities(world.as(world.actors.tajo))).toMatchObject([
      { id: abroad, expected: 3, present: 1, startTime: '09:00', portugueseStart: '08:00', territoryId: 2 },
    ]);
  });

  it('tells the title in both languages, and of Spanish outings no hour over there', async () => {
    const id = await world.activity({
      date: '2026-05-04',
      companyId: world.actors.other.userId,
      texts: titled('Cigüeñas', 'Cegonhas'),
    });
    const title = { es: 'Cigüeñas', pt: 'Cegonhas' };
    const found = (await listCheckInActivities(world.as(world.actors.other))).find((one) => one.id === id);
    expect(found).toMatchObject({ title, startTime: '09:00', portugueseStart: null });
    expect((await list('other', id)).activity).toMatchObject({ title, portugueseStart: null });
    await world.db.update(activities).set({ hidden: true }).where(eq(activities.id, id));
    expect(await ids('other')).toEqual([tomorrow]);
  });

  it('goes on listing a suspended outing, and says of it that it is', async () => {
    const suspend = (suspendedAt: Date | null) =>
      world.db.update(activities).set({ suspendedAt }).where(eq(activities.id, tomorrow));
    const told = async () => [
      (await listCheckInActivities(world.as(other))).map(({ id, suspended }) => [id, suspended]),
      (await list('other', tomorrow)).activity.suspended,
    ];
    expect(await told()).toEqual([[[tomorrow, false]], false]);
    await suspend(new Date());
    expect(await told()).toEqual([[[tomorrow, true]], true]);
    await suspend(null);
  });

  it('is for staff', async () => {
    expect(await refusal(ids('member'))).toBe('access.forbidden');
  });
});

describe('readCheckInList', () => {
  it('names who is confirmed, by shift and name, and nothing to reach or identify them by', async () => {
    const confirmed = { status: 2, notify: false } as const;
    const late = await world.reserve(today, 1, { ...confirmed, shift: 'Mañana' });
    const zoe = { ...world.person(), lastName: 'Zúñiga' };
    const afternoon = await world.reserve(today, 2, {
      ...confirmed,
      shift: 'Tarde',
      booker: zoe,
      notes: 'Con carrito',
    });
    const angel = await world.reserve(today, 1, {
      ...confirmed,
      shift: 'Tarde',
      booker: { ...world.person(), lastName: 'Ángel' },
    });
    await world.reserve(today, 1, { shift: 'Tarde', status: 1 });
    const found = await list('company', today);
    expect(found.shifts).toEqual(['Tarde', 'Mañana']);
    expect(found.parties.map(({ reservationId }) => reservationId)).toEqual([angel, afternoon, late]);
    expect(found.parties[1]).toEqual({
      reservationId: afternoon,
      reference: expect.stringMatching(/^MON-[A-Z2-9]{8}$/),
      shift: 'Tarde',
      notes: 'Con carrito',
      answers: [],
      people: [
        { id: expect.any(Number), kind: 'booker', firstName: 'Ana', lastName: 'Zúñiga', answers: [], ticks: [] },
        { id: expect.any(Number), kind: 'adult', firstName: 'Luis', lastName: 'Gil', answers: [], ticks: [] },
      ],
      unnamed: { adults: 0, minors: 0 },
    });
  });

  it('gives the ticks that stand, with who made them and where', async () => {
    const id = await world.reserve(tomorrow, 1, { status: 2 });
    const [person = 0] = await world.people(id);
    const first = world.tick(person, 'absent');
    const second = world.tick(person, 'present', first.nonce);
    const other = { ...world.tick(person), at: world.now() - 1_000 };
    await world.send(world.actors.other, [first, second]);
    await world.send(world.actors.monfrague, [other], { device: 'iPhone' });
    expect((await list('monfrague', tomorrow)).parties[0]?.people[0]?.ticks).toEqual([
      {
        nonce: other.nonce,
        mark: 'present',
        at: other.at,
        replaces: [],
        by: 'Ana Durán',
        device: 'iPhone',
        unnamed: 0,
      },
      {
        nonce: second.nonce,
        mark: 'present',
        at: second.at,
        replaces: [first.nonce],
        by: 'Ana Durán',
        device: 'Android',
        unnamed: 0,
      },
    ]);
  });

  it('a foreign or missing activity does not exist (B22)', async () => {
    expect(await refusal(list('tajo', today))).toBe('record.notFound');
    expect(await refusal(list('other', today))).toBe('record.notFound');
    expect(await refusal(list('admin', 2_000_000))).toBe('record.notFound');
    expect(await refusal(list('member', today))).toBe('access.forbidden');
  });
});

describe('after midnight in Madrid, before it is over in the rest of the world', () => {
  it('today is the day there (B48)', async () => {
    world.passMinutes(12 * 60 + 30);
    expect(await ids('admin')).toEqual([tomorrow, abroad, today, ended]);
  });
});
