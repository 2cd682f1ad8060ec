import { closedAfterAll } from '@dehesa/testing';
import { people, reservations } from '@dehesa/db/schema';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bookPlaces } from '../booking/book-places';
import { createReservation } from './create-reservation';
import { createStaffWorld, refusal, type StaffWorld } from './staff-world.test-support';

const world = await closedAfterAll(createStaffWorld());

const admin = () => world.as(world.actors.admin);

describe('createReservation', () => {
  it('stores booker and companions, holds their places, tells the booker and writes the audit log', async () => {
    const activityId = await world.activity();
    const { id, reference } = await createReservation(
      admin(),
      world.party(activityId, 3, { status: 2, notes: ' Vienen en autobús ' }),
    );
    expect(reference).toMatch(/^MON-[A-HJ-NP-Z2-9]{8}$/);
    const [row] = await world.db.select().from(reservations).where(eq(reservations.id, id));
    expect(row).toMatchObject({
      status: 2,
      partySize: 3,
      source: 'staff',
      notes: 'Vienen en autobús',
      createdBy: world.actors.admin.userId,
      photoConsentAt: null,
      privacyAcceptedAt: null,
    });
    expect(row?.confirmedAt).not.toBeNull();
    const party = await world.db
      .select()
      .from(people)
      .where(eq(people.reservationId, id))
      .orderBy(asc(people.position));
    expect(party.map(({ position, kind, live, provinceCode }) => [position, kind, live, provinceCode])).toEqual([
      [0, 'booker', true, '10'],
      [1, 'adult', true, null],
      [2, 'adult', true, null],
    ]);
    expect(await world.held(activityId)).toEqual([3]);
    expect(await world.sent(id)).toEqual(['reserva-confirmada']);
    expect(await world.lastAudit(id)).toMatchObject({
      action: 'reservations.create',
      actorId: world.actors.admin.userId,
      actorRole: 1,
      details: { to: 2, people: 3, notify: true },
    });
  });

  it.each([
    [1, [2], ['reserva-pendiente']],
    [2, [2], ['reserva-confirmada']],
    [3, [0], ['reserva-en-espera']],
  ] as const)('in state %i holds %j and sends %j (B2, B17)', async (status, held, sent) => {
    const activityId = await world.activity();
    const id = await world.reserve(activityId, 2, { status });
    expect(await world.held(activityId)).toEqual(held);
    expect(await world.sent(id)).toEqual(sent);
  });

  it('tells nobody where that is not wanted', async () => {
    expect(await world.sent(await world.reserve(await world.activity(), 1, { notify: false }))).toEqual([]);
  });

  it('skips the window, closed registrations and the maximum (B15)', async () => {
    const past = await world.activity({ date: '2026-01-10', hidden: true });
    expect(await refusal(createReservation(admin(), world.party(past)))).toBe('done');
    const booker = world.person();
    for (let count = 0; count < 6; count += 1) {
      const activityId = await world.activity({ date: `2026-07-1${count}` });
      expect(await refusal(createReservation(admin(), world.party(activityId, 1, { booker })))).toBe('done');
    }
  });
});

describe('capacity (B4, B15)', () => {
  it('answers capacityExceeded and stores nothing; role 0 or 1 may force it and leaves a trace', async () => {
    const activityId = await world.activity({ capacity: 2 });
    await world.reserve(activityId, 2);
    const party = world.party(activityId, 2);
    expect(await refusal(createReservation(admin(), party))).toBe('reservations.capacityExceeded');
    expect(await world.db.$count(reservations, eq(reservations.activityId, activityId))).toBe(1);
    const { id } = await createReservation(admin(), { ...party, force: true });
    expect(await world.places(activityId)).toEqual([{ capacity: 2, held: 4, over: 2 }]);
    expect(await world.lastAudit(id)).toMatchObject({ details: { force: true, people: 2 } });
  });

  it.each(['monfrague', 'company'] as const)(
    'force is forbidden to a role 2 (%s), also where there is room',
    async (name) => {
      const party = world.party(await world.activity(), 1, { force: true });
      expect(await refusal(createReservation(world.as(world.actors[name]), party))).toBe('access.forbidden');
    },
  );

  it('a waiting reservation needs no place', async () => {
    const activityId = await world.activity({ capacity: 0 });
    expect(await refusal(createReservation(admin(), world.party(activityId, 4, { status: 3 })))).toBe('done');
  });

  it('each shift has places of its own; the shift must be named (B3)', async () => {
    const activityId = await world.activity({ capacity: 2, shifts: ['Mañana', 'Tarde'] });
    expect(await refusal(createReservation(admin(), world.party(activityId)))).toBe('reservations.shiftMissing');
    expect(await refusal(createReservation(admin(), world.party(activityId, 1, { shift: 'Noche' })))).toBe(
      'reservations.shiftMissing',
    );
    await world.reserve(activityId, 2, { shift: ' mañana ' });
    expect(await refusal(createReservation(admin(), world.party(activityId, 1, { shift: 'Mañana' })))).toBe(
      'reservations.capacityExceeded',
    );
    await world.reserve(activityId, 1, { shift: 'Tarde' });
    expect(await world.held(activityId)).toEqual([2, 1]);
  });

  it('last place: of ten at once exactly one gets it', async () => {
    const activityId = await world.activity({ capacity: 1 });
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => refusal(createReservation(admin(), world.party(activityId)))),
    );
    expect(outcomes.map(String).toSorted()).toEqual([
      'done',
      ...Array<string>(9).fill('reservations.capacityExceeded'),
    ]);
    expect(await world.held(activityId)).toEqual([1]);
  });

  it('with the check off the same ten oversell: the test would notice', async () => {
    const activityId = await world.activity({ capacity: 1 });
    const unchecked = { ...admin(), testing: { skipPlacesCheck: true } };
    await Promise.all(Array.from({ length: 10 }, () => createReservation(unchecked, world.party(activityId))));
    expect(await world.held(activityId)).toEqual([10]);
  });
});

describe('duplicates are never skipped (B13, B15)', () => {
  it.each<
    [
      string,
      (
        taken: ReturnType<StaffWorld['person']>,
        fresh: ReturnType<StaffWorld['person']>,
      ) => Parameters<StaffWorld['party']>[2],
      string,
    ]
  >([
    [
      'email',
      ({ email }, fresh) => ({ booker: { ...fresh, email: ` ${email.toUpperCase()}` } }),
      'reservations.emailRepeated',
    ],
    [
      'document',
      ({ identity }, fresh) => ({ booker: { ...fresh, identity: identity.toLowerCase() } }),
      'reservations.identityRepeated',
    ],
    [
      'companion’s email',
      ({ email }, fresh) => ({ booker: fresh, companions: [{ kind: 'adult', firstName: 'L', lastName: 'G', email }] }),
      'reservations.companionEmailRepeated',
    ],
    [
      'companion’s document',
      ({ identity }, fresh) => ({
        booker: fresh,
        companions: [{}, { kind: 'adult', firstName: 'L', lastName: 'G', identity }],
      }),
      'reservations.companionIdentityRepeated',
    ],
    [
      'within the party',
      (_taken, fresh) => ({
        booker: fresh,
        companions: [{ kind: 'adult', firstName: 'L', lastName: 'G', identity: fresh.identity }],
      }),
      'reservations.companionIdentityRepeated',
    ],
  ])('%s', async (_name, change, expected) => {
    const activityId = await world.activity();
    const taken = world.person();
    await world.reserve(activityId, 1, { booker: taken, status: 3 });
    const party = world.party(activityId, 1, change(taken, world.person()));
    expect(await refusal(createReservation(admin(), { ...party, force: true }))).toBe(expected);
  });

  it('nobody books beside a place that they hold on that date, whatever waits', async () => {
    const [first, second] = [await world.activity(), await world.activity()];
    const booker = world.person();
    await world.reserve(first, 1, { booker, status: 3 });
    await world.reserve(second, 1, { booker });
    const third = world.party(await world.activity(), 1, { booker: { ...booker, email: 'otro@example.org' } });
    expect(await refusal(createReservation(admin(), third))).toBe('reservations.sameDate');
    const later = await world.activity({ date: '2026-06-21' });
    await createReservation(admin(), { ...third, activityId: later });
  });

  it('of ten with the same document at once exactly one is stored, staff and visitors alike', async () => {
    const activityId = await world.activity({ capacity: 50 });
    const same = world.person();
    const staff = Array.from({ length: 5 }, () =>
      createReservation(
        admin(),
        world.party(activityId, 1, { booker: { ...world.person(), identity: same.identity } }),
      ),
    );
    const visitors = Array.from({ length: 5 }, () =>
      bookPlaces(world.as(null), {
        activityId,
        language: 'es',
        shift: '',
        notes: '',
        answers: [],
        companions: [],
        collaboratorId: null,
        waitingList: false,
        idempotencyKey: null,
        proof: null,
        photoConsent: true,
        communicationsConsent: false,
        whatsapp: false,
        privacyAccepted: true,
        booker: {
          ...world.person(),
          phonePrefix: '+34',
          identity: same.identity,
        },
      }),
    );
    const outcomes = await Promise.all([...staff, ...visitors].map(refusal));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'reservations.identityRepeated')).toHaveLength(9);
    expect(await world.held(activityId)).toEqual([1]);
  });

  it('should the locks ever fail, the unique indexes answer the same', async () => {
    const activityId = await world.activity({ capacity: 50 });
    const booker = world.person();
    const unlocked = { ...admin(), testing: { skipPeopleLocks: true } };
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => refusal(createReservation(unlocked, world.party(activityId, 1, { booker })))),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    for (const outcome of outcomes)
      expect(['done', 'reservations.emailRepeated', 'reservations.identityRepeated']).toContain(outcome);
  });
});

describe('who may (B21, B22)', () => {
  it.each([
    ['super', 'done'],
    ['admin', 'done'],
    ['monfrague', 'done'],
    ['company', 'done'],
    ['tajo', 'record.notFound'],
    ['other', 'record.notFound'],
    ['member', 'access.forbidden'],
  ] as const)('%s → %s', async (name, expected) => {
    const party = world.party(await world.activity());
    expect(await refusal(createReservation(world.as(world.actors[name]), party))).toBe(expected);
  });

  it('nobody signed in, no activity, a missing one', async () => {
    expect(await refusal(createReservation(world.as(null), world.party(1)))).toBe('access.unauthenticated');
    expect(await refusal(createReservation(admin(), { ...world.party(1), activityId: null }))).toBe(
      'reservations.activityMissing',
    );
    expect(await refusal(createReservation(admin(), world.party(2_000_000)))).toBe('record.notFound');
  });
});
