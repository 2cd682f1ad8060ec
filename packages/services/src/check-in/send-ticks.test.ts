import { closedAfterAll } from '@dehesa/testing';
import { randomUUID } from 'node:crypto';
import { firstPresent, type Mark, presenceOf, type Tick } from '@dehesa/domain/check-in';
import { ReadingsInput } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancelReservation } from '../reservations/status/change-status';
import { confirmAttendance } from '../reservations/status/confirm-attendance';
import { editReservation } from '../reservations/staff/edit-reservation';
import { listReadings } from './list-readings';
import { readReservation } from '../reservations/staff/read-reservation';
import { refusal } from '../reservations/staff/staff-world.test-support';
import { createCheckInWorld } from './check-in.test-support';
import { listCheckInActivities } from './list-check-in-activities';

const world = await closedAfterAll(createCheckInWorld());
const activityId = await world.activity({ capacity: 500, date: '2026-05-01' });

/** A confirmed reservation and its people. */
async function party(people = 1) {
  const id = await world.reserve(activityId, people, { status: 2, notify: false });
  return { id, people: await world.people(id) };
}
const present = async (id: number) => (await world.attendance(id)).map(({ person }) => person);

describe('sendTicks', () => {
  it('checks in who was ticked, and no one else of the party', async () => {
    const { id, people } = await party(3);
    const [, luis = 0] = people;
    const tick = world.tick(luis);
    expect(await world.send(world.actors.company, [tick])).toEqual([{ nonce: tick.nonce, outcome: 'stored' }]);
    expect(await world.attendance(id)).toEqual([
      { person: luis, nonce: tick.nonce, by: world.actors.company.userId, at: world.now() },
    ]);
    expect(await world.lastAudit(id)).toMatchObject({
      action: 'reservations.checkIn',
      actorId: world.actors.company.userId,
      details: { marks: { present: 1, absent: 0, open: 0 } },
    });
  });

  it('before the day of the outing only takes back (B64)', async () => {
    const reservation = await world.reserve(await world.activity({ date: '2026-05-02' }), 1, { status: 2 });
    const [person = 0] = await world.people(reservation);
    const outcomeOf = async (mark: Mark) =>
      (await world.send(world.actors.admin, [world.tick(person, mark)])).map(({ outcome }) => outcome);
    expect(await outcomeOf('present')).toEqual(['tooEarly']);
    expect(await outcomeOf('absent')).toEqual(['tooEarly']);
    expect(await outcomeOf('open')).toEqual(['stored']);
    expect(await present(reservation)).toEqual([]);
  });

  it('made in the list of an activity that the party has left meanwhile, is told and not kept', async () => {
    const { id, people } = await party();
    const [person = 0] = people;
    const here = { ...world.tick(person), activityId };
    const there = { ...world.tick(person), activityId: await world.activity({ date: '2026-05-01' }) };
    const answers = await world.send(world.actors.admin, [there]);
    expect(answers).toEqual([{ nonce: there.nonce, outcome: 'elsewhere' }]);
    expect(await present(id)).toEqual([]);
    await world.send(world.actors.admin, [here]);
    expect(await present(id)).toEqual([person]);
    const takenBack = { ...there, mark: 'open' as const, nonce: randomUUID(), replaces: [here.nonce] };
    await world.send(world.actors.admin, [takenBack]);
    expect(await present(id)).toEqual([person]);
  });

  it('sent twice it counts once, also in the history', async () => {
    const { id, people } = await party(2);
    const ticks = people.map((person) => world.tick(person));
    await world.send(world.actors.company, ticks);
    const before = await world.lastAudit(id);
    world.passMinutes(5);
    expect((await world.send(world.actors.company, ticks)).map(({ outcome }) => outcome)).toEqual(['stored', 'stored']);
    expect(await present(id)).toEqual(people);
    expect((await world.lastAudit(id))?.id).toBe(before?.id);
  });

  it('takes back, marks who did not come, and lets a late one in', async () => {
    const { id, people } = await party();
    const [person = 0] = people;
    const came = world.tick(person);
    const undone = world.tick(person, 'open', came.nonce);
    const missing = world.tick(person, 'absent', undone.nonce);
    const late = world.tick(person, 'present', missing.nonce);
    const steps = [
      [came, [person]],
      [undone, []],
      [missing, []],
      [late, [person]],
    ] as const;
    for (const [tick, expected] of steps) {
      await world.send(world.actors.admin, [tick]);
      expect(await present(id)).toEqual(expected);
    }
    const undoneRows = await world.db.execute(
      sql`select id from attendance where reservation_id = ${id} and undone_at is not null`,
    );
    expect(undoneRows.length).toBe(1);
  });

  it('two devices that ticked the same person give one attendance, told by the first, and both ticks stay', async () => {
    const { id, people } = await party();
    const [person = 0] = people;
    const earlier = { ...world.tick(person), at: world.now() - 60_000 };
    const later = world.tick(person);
    // The later one has signal first.
    await world.send(world.actors.admin, [later], { device: 'iPhone' });
    await world.send(world.actors.company, [earlier], { device: 'Android' });
    expect(await world.attendance(id)).toEqual([
      { person, nonce: earlier.nonce, by: world.actors.company.userId, at: earlier.at },
    ]);
    // One takes its own back: the other still saw the person.
    await world.send(world.actors.company, [world.tick(person, 'open', earlier.nonce)]);
    expect(await world.attendance(id)).toEqual([
      { person, nonce: later.nonce, by: world.actors.admin.userId, at: later.at },
    ]);
  });

  it('a device whose clock is hours off tells the right time', async () => {
    const { id, people } = await party(2);
    const [ana = 0, luis = 0] = people;
    const at = world.now() - 600_000;
    await world.send(world.actors.admin, [{ personId: ana, at }], { skew: 3 * 3_600_000 });
    await world.send(world.actors.admin, [{ personId: luis, at }], { skew: -30 * 3_600_000 });
    expect((await world.attendance(id)).map((row) => row.at)).toEqual([at, at]);
  });

  it('answers each tick: of a person who is gone, foreign or not confirmed any more, beside those that are stored', async () => {
    const [stays, leaves, removed] = [await party(), await party(), await party(2)];
    const foreign = await world.activity({ companyId: world.actors.other.userId, territoryId: 2 });
    const foreignId = await world.reserve(foreign, 1, { status: 2 });
    const persons = [
      stays.people[0],
      leaves.people[0],
      removed.people[1],
      (await world.people(foreignId))[0],
      2_000_000,
    ].map(Number);
    await cancelReservation(world.as(world.actors.admin), { id: leaves.id, notify: false, force: false });
    await editReservation(world.as(world.actors.admin), {
      ...world.party(activityId, 1, { status: 2, notify: false }),
      id: removed.id,
      status: null,
    });
    const answers = await world.send(
      world.actors.company,
      persons.map((personId) => world.tick(personId)),
    );
    expect(answers.map(({ outcome }) => outcome)).toEqual(['stored', 'notConfirmed', 'gone', 'gone', 'gone']);
    expect(await present(stays.id)).toEqual([persons[0]]);
    expect(await present(leaves.id)).toEqual([]);
    expect(await present(foreignId)).toEqual([]);
  });

  it('is for staff', async () => {
    const { people } = await party();
    const ticks = people.map((person) => world.tick(person));
    expect(await refusal(world.send(null, ticks))).toBe('access.unauthenticated');
    expect(await refusal(world.send(world.actors.member, ticks))).toBe('access.forbidden');
  });

  it('ten devices at once, each with its own ticks and some sent twice, give one attendance a person', async () => {
    const parties = [await party(4), await party(3), await party(4)];
    const people = parties.flatMap((one) => one.people);
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, async (_, device) => {
        // Each goes through the list in another order.
        const ticks = people.map((_person, index) => world.tick(people[(index * 7 + device) % people.length] ?? 0));
        const sends = [world.send(world.actors.admin, ticks), world.send(world.actors.admin, ticks)];
        return (await Promise.all(sends)).flat();
      }),
    );
    expect(new Set(outcomes.flat().map(({ outcome }) => outcome))).toEqual(new Set(['stored']));
    for (const { id, people: expected } of parties) expect(await present(id)).toEqual(expected);
    const [stored] = await world.db.execute<{ ticks: number }>(
      sql`select count(*)::int as ticks from check_in_ticks where person_id in ${people}`,
    );
    expect(stored?.ticks).toBe(110);
  });

  it('whatever the order in which ticks arrive, attendance is what the domain says of them', async () => {
    const made = fc
      .array(
        fc.record({
          mark: fc.constantFrom<Mark>('present', 'present', 'absent', 'open'),
          at: fc.integer({ min: 1, max: 5 }),
          replaces: fc.subarray([0, 1, 2, 3, 4, 5]),
        }),
        { minLength: 1, maxLength: 6 },
      )
      .chain((ticks) =>
        fc.tuple(fc.constant(ticks), fc.shuffledSubarray([...ticks.keys()], { minLength: ticks.length })),
      );
    await fc.assert(
      fc.asyncProperty(made, async ([ticks, order]) => {
        const { id, people } = await party();
        const [personId = 0] = people;
        const fresh = ticks.map(() => randomUUID());
        const known = ticks.map<Tick>(({ mark, at, replaces }, index) => ({
          mark,
          at: world.now() - at * 1000,
          nonce: fresh[index] ?? '',
          replaces: replaces.filter((other) => other < index).map((other) => fresh[other] ?? ''),
        }));
        for (const index of order) {
          const tick = known[index];
          if (tick) await world.send(world.actors.admin, [{ ...tick, personId, replaces: [...tick.replaces] }]);
        }
        const standing = await world.attendance(id);
        expect(standing.length).toBe(presenceOf(known) === 'present' ? 1 : 0);
        expect(standing[0]?.nonce).toBe(firstPresent(known)?.nonce);
      }),
      { numRuns: 25 },
    );
  });
});

describe('beside confirmAttendance (B20)', () => {
  it('the rest of a party is checked in at once; then it is done already', async () => {
    const { id, people } = await party(3);
    const first = world.tick(people[0] ?? 0);
    await world.send(world.actors.company, [first, world.tick(people[1] ?? 0, 'absent')]);
    expect(await confirmAttendance(world.as(world.actors.admin), { id })).toEqual({ people: 2 });
    expect(await present(id)).toEqual(people);
    expect((await world.attendance(id))[0]?.nonce).toBe(first.nonce);
    expect(await refusal(confirmAttendance(world.as(world.actors.admin), { id }))).toBe(
      'reservations.attendanceAlreadySet',
    );
    const { checkedIn, history } = await readReservation(world.as(world.actors.admin), { id, includeCancelled: false });
    expect([checkedIn, history[0]?.people, history[1]?.marks]).toEqual([true, 2, { present: 1, absent: 1, open: 0 }]);
  });

  it('who is unticked again is there in no list and in no count', async () => {
    const today = await world.activity({ date: '2026-05-01' });
    const id = await world.reserve(today, 2, { status: 2, notify: false });
    const [first, second] = (await world.people(id)).map((person) => world.tick(person));
    if (first === undefined || second === undefined) throw new Error('nobody to tick');
    await world.send(world.actors.company, [first, second]);
    const seen = async () => {
      const ctx = world.as(world.actors.admin);
      const reservation = await readReservation(ctx, { id, includeCancelled: false });
      const counted = (await listCheckInActivities(ctx)).find((one) => one.id === today);
      const readings = await listReadings(ctx, ReadingsInput.parse({ activityId: today }));
      return {
        each: reservation.people.map(({ checkedIn }) => checkedIn),
        all: reservation.checkedIn,
        counted: counted?.present,
        read: readings.totals.present,
        rows: readings.rows.length,
      };
    };
    expect(await seen()).toEqual({ each: [true, true], all: true, counted: 2, read: 2, rows: 2 });
    await world.send(world.actors.company, [world.tick(second.personId, 'absent', second.nonce)]);
    expect(await seen()).toEqual({ each: [true, false], all: false, counted: 1, read: 1, rows: 1 });
  });

  it('a tick that was under way meanwhile is no error', async () => {
    const { id, people } = await party(2);
    await confirmAttendance(world.as(world.actors.admin), { id });
    const answers = await world.send(
      world.actors.company,
      people.map((person) => world.tick(person)),
    );
    expect(answers.map(({ outcome }) => outcome)).toEqual(['stored', 'stored']);
    expect(await present(id)).toEqual(people);
  });
});
