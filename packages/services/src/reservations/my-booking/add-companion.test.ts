import { bookingNotices, messages, people, reservations } from '@dehesa/db/schema';
import { type AddCompanionInput, nobody } from '@dehesa/domain/reservations';
import { insertSampleUser } from '@dehesa/testing';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { ServiceContext } from '../../context';
import { cancelReservation } from '../status/change-status';
import { reconcilePlaces } from '../places/reconcile-places';
import { refusal } from '../staff/staff-world.test-support';
import { offerPlaces } from '../waiting-list/offer-places';
import { addCompanion } from './add-companion';
import { createMyBookingWorld } from './my-booking-world.test-support';

const my = await createMyBookingWorld();
const { world } = my;
afterAll(() => my.world.close());

const child = { ...nobody, kind: 'child' as const, firstName: 'Eva', lastName: 'Gil', birthDate: '2015-02-01' };
/** Somebody new each time, with a document of its own. */
function adult(change: Partial<AddCompanionInput['companion']> = {}): AddCompanionInput['companion'] {
  const { identity } = world.person();
  return {
    ...nobody,
    kind: 'adult',
    firstName: 'Inés',
    lastName: 'Mora',
    birthDate: '1991-03-04',
    identity: identity.replace('Z', 'A'),
    ...change,
  };
}

/** What the page sends, as it is shown now. */
async function inputOf(
  token: string,
  companion: AddCompanionInput['companion'] = adult(),
  change: Partial<AddCompanionInput> = {},
): Promise<AddCompanionInput> {
  const { version } = await my.shownBy(token);
  return { token, language: 'es', version, companion, photoConsent: true, privacyAccepted: true, ...change };
}
const add = async (...of: Parameters<typeof inputOf>) => addCompanion(my.visitor(), await inputOf(...of));
const stored = async (id: number) => {
  const [row] = await world.db.select().from(reservations).where(eq(reservations.id, id));
  return row;
};
const partyOf = (id: number) =>
  world.db.select().from(people).where(eq(people.reservationId, id)).orderBy(people.position);

describe('addCompanion (B74)', () => {
  it('takes a place, tells the booker and staff, and writes the audit log without a name', async () => {
    const activityId = await world.activity();
    const { id, token } = await my.booked(activityId, 2);
    await world.db.delete(bookingNotices);
    const companion = adult({ email: 'Ines@Example.org', phone: '600123123' });
    const after = await add(token, companion);
    expect(after.people.map(({ kind, firstName }) => `${kind} ${firstName}`)).toEqual([
      'booker Ana',
      'adult Luis',
      'adult Inés',
    ]);
    expect(after).toMatchObject({ state: 'pending', addition: { person: 3, free: 7, hindrance: null } });
    expect(await world.held(activityId)).toEqual([3]);
    expect(await stored(id)).toMatchObject({ partySize: 3, status: 1 });
    expect((await partyOf(id))[2]).toMatchObject({
      position: 2,
      birthDate: '1991-03-04',
      identity: companion.identity,
      emailKey: 'ines@example.org',
      live: true,
    });
    const [message] = await world.db
      .select()
      .from(messages)
      .where(and(eq(messages.reservationId, id), eq(messages.slug, 'reserva-modificada')));
    expect(message?.fields).toEqual({ 'reserva.cambio': 'También viene: Inés Mora.' });
    expect(await world.db.$count(bookingNotices, eq(bookingNotices.reservationId, id))).toBe(1);
    const entry = await world.lastAudit(id);
    expect(entry).toMatchObject({
      action: 'reservations.addCompanion',
      actorId: null,
      details: {
        position: 2,
        kind: 'adult',
        people: 3,
        consents: expect.stringMatching(/^privacy-\d+$/),
        notify: true,
      },
    });
    expect(JSON.stringify(entry?.details)).not.toMatch(/Mora|Inés|@/);
  });

  it('fills the slot that somebody left, up to four people', async () => {
    const { id, token } = await my.booked(await world.activity(), 3);
    await my.drop(token, 1);
    await add(token, child);
    expect((await partyOf(id)).map(({ position, kind }) => [position, kind])).toEqual([
      [0, 'booker'],
      [1, 'child'],
      [2, 'adult'],
    ]);
    const full = await add(token);
    expect(full.people).toHaveLength(4);
    expect(full.addition).toMatchObject({ hindrance: 'partyFull' });
    expect(await refusal(add(token))).toBe('reservations.transitionNotAllowed');
  });

  it.each([true, false])(
    'leaves a confirmed party confirmed, where the activity confirms at once: %s',
    async (atOnce) => {
      const activityId = await world.activity({ confirmsAtOnce: atOnce });
      const { id, token } = await my.booked(activityId, 1, { status: 2 });
      expect(await add(token)).toMatchObject({ state: 'confirmed' });
      expect(await stored(id)).toMatchObject({ status: 2, partySize: 2 });
      expect(await world.held(activityId)).toEqual([2]);
    },
  );

  it('refuses with everything as it was where the party’s shift is full; the page says so, and what else there is', async () => {
    const activityId = await my.withShifts({ waitingListMode: 'manual' });
    await world.reserve(activityId, 1, { shift: '09:30' });
    const { id, token, shown } = await my.booked(activityId, 2, { shift: '09:30' });
    expect((await shown()).addition).toMatchObject({
      hindrance: 'noPlaces',
      free: 0,
      otherShift: true,
      waitingList: true,
    });
    expect(await refusal(add(token))).toBe('reservations.capacityExceeded');
    expect(await world.held(activityId)).toEqual([3, 0]);
    expect(await partyOf(id)).toHaveLength(2);
    await world.reserve(activityId, 1, { shift: '16:30' });
    expect((await shown()).addition).toMatchObject({ otherShift: false });
  });

  it('lets a waiting party grow without a place, as far as the list has room', async () => {
    const activityId = await world.activity({ capacity: 1, waitingListMode: 'manual' });
    await world.reserve(activityId);
    const { id, token, shown } = await my.booked(activityId, 1, { status: 3 });
    expect((await shown()).addition).toMatchObject({ hindrance: null, free: null, otherShift: false });
    await add(token);
    expect(await world.held(activityId)).toEqual([1]);
    expect(await stored(id)).toMatchObject({ partySize: 2, status: 3 });
    for (let count = 0; count < 5; count += 1) await my.booked(activityId, 4, { status: 3 });
    expect((await shown()).addition).toMatchObject({ hindrance: 'listFull' });
    expect(await refusal(add(token))).toBe('reservations.waitingListFull');
  });

  it('answers an open offer first', async () => {
    const activityId = await world.activity({ capacity: 1, waitingListMode: 'manual' });
    const first = await world.reserve(activityId);
    const { id, token, shown } = await my.booked(activityId, 1, { status: 3 });
    await cancelReservation(world.as(world.actors.admin), { id: first, notify: false, force: false });
    const input = await inputOf(token);
    await offerPlaces(world.as(world.actors.admin), { id });
    expect((await shown()).addition).toBeNull();
    expect(await refusal(addCompanion(my.visitor(), input))).toBe('reservations.offerOpen');
  });

  it.each([
    ['without a name', { firstName: ' ' }, {}, 'reservations.companionIncomplete'],
    ['neither adult nor child', { kind: '' as const }, {}, 'reservations.companionIncomplete'],
    ['an adult without a document', { identity: '' }, {}, 'reservations.companionIdentityInvalid'],
    ['with an address that is none', { email: 'x' }, {}, 'reservations.companionEmailInvalid'],
    ['an adult under age', { birthDate: '2015-01-01' }, {}, 'reservations.companionBirthDateInvalid'],
    ['without the consent to pictures', {}, { photoConsent: false }, 'reservations.photoConsentMissing'],
    ['without the privacy terms', {}, { privacyAccepted: false }, 'reservations.privacyNotAccepted'],
    ['with the address of a page', { firstName: 'malo.com' }, {}, 'reservations.textRefused'],
  ])('refuses somebody %s (B12)', async (_what, companion, consents, code) => {
    const { token } = await my.booked(await world.activity());
    expect(await refusal(add(token, adult(companion), consents))).toBe(code);
  });

  it('refuses a child where none is allowed or who is too young', async () => {
    const grown = await my.booked(await world.activity({ childrenAllowed: false }));
    expect(await refusal(add(grown.token, child))).toBe('reservations.childrenNotAllowed');
    const older = await my.booked(await world.activity({ minimumAge: 12 }));
    expect(await refusal(add(older.token, child))).toBe('reservations.childTooYoung');
  });

  it('refuses who is here already, in this party or another, and an adult with the most reservations (B13)', async () => {
    const activityId = await world.activity();
    const other = world.person();
    await my.booked(activityId, 1, { booker: other });
    const booker = world.person();
    const { token } = await my.booked(activityId, 1, { booker });
    for (const { identity } of [other, booker])
      expect(await refusal(add(token, adult({ identity })))).toBe('reservations.companionIdentityRepeated');
    expect(await refusal(add(token, adult({ email: booker.email })))).toBe('reservations.companionEmailRepeated');
    await world.db.execute(sql`update configuration set max_reservations = 1`);
    const busy = world.person();
    await my.booked(await world.activity(), 1, { booker: busy });
    expect(await refusal(add(token, adult({ identity: busy.identity })))).toBe('reservations.tooManyForCompanion');
    await world.db.execute(sql`update configuration set max_reservations = 0`);
  });
});

describe('where nobody could book, nobody joins (B8, B9)', () => {
  it.each([
    ['closed', sql`registrations_closed = true`],
    ['hidden', sql`hidden = true`],
    ['past the last day of registration', sql`registration_closes_on = '2026-04-30'`],
    ['before the first', sql`registration_opens_on = '2026-05-02'`],
  ])('%s', async (_what, change) => {
    const activityId = await world.activity();
    const { token, shown } = await my.booked(activityId);
    await world.db.execute(sql`update activities set ${change} where id = ${activityId}`);
    expect((await shown()).addition).toMatchObject({ hindrance: 'notBookable' });
    expect(await refusal(add(token))).toBe('reservations.notBookable');
    expect(await world.held(activityId)).toEqual([1]);
  });

  it('ahead of the others a party that came by the link of a collaborator with access may, and no other', async () => {
    const activityId = await world.activity();
    await world.db.execute(sql`update activities set registration_opens_on = '2026-05-20' where id = ${activityId}`);
    await world.db.execute(
      sql`update configuration set early_access_opens_on = '2026-04-01', early_access_closes_on = '2026-05-19'`,
    );
    const collaboratorId = await insertSampleUser(world.db, { role: 4, email: 'hotel@example.org', territoryId: 1 });
    const [early, other] = [await my.booked(activityId), await my.booked(activityId)];
    await world.db.update(reservations).set({ collaboratorId }).where(eq(reservations.id, early.id));
    expect(await refusal(add(early.token))).toBe('done');
    expect(await refusal(add(other.token))).toBe('reservations.notBookable');
    await world.db.execute(sql`update users set has_access = false where id = ${collaboratorId}`);
    expect(await refusal(add(early.token))).toBe('reservations.notBookable');
  });

  it('a suspended outing, a cancelled reservation and one that has begun', async () => {
    const activityId = await world.activity();
    const { id, token, shown } = await my.booked(activityId);
    const input = await inputOf(token);
    await world.db.execute(sql`update activities set suspended_at = now() where id = ${activityId}`);
    expect((await shown()).addition).toBeNull();
    expect(await refusal(addCompanion(my.visitor(), input))).toBe('activities.suspended');
    await world.db.execute(sql`update activities set suspended_at = null where id = ${activityId}`);
    await cancelReservation(world.as(world.actors.admin), { id, notify: false, force: false });
    expect((await shown()).addition).toBeNull();
    expect(await refusal(addCompanion(my.visitor(), input))).toBe('reservations.alreadyCancelled');
    const today = await my.booked(await world.activity({ date: '2026-05-01', startTime: '11:00', endTime: '20:00' }));
    expect((await today.shown()).addition).toBeNull();
    expect(await refusal(add(today.token))).toBe('reservations.alreadyBegun');
  });
});

describe('sent more than once', () => {
  it('is done once, also at the same moment, and answered alike', async () => {
    const activityId = await world.activity();
    const { id, token } = await my.booked(activityId);
    const input = await inputOf(token);
    const answers = await Promise.all(Array.from({ length: 4 }, () => addCompanion(my.visitor(), input)));
    expect(new Set(answers.map(({ version }) => version)).size).toBe(1);
    expect(await refusal(addCompanion(my.visitor(), input))).toBe('done');
    expect(await world.held(activityId)).toEqual([2]);
    expect(await partyOf(id)).toHaveLength(2);
    expect((await world.sent(id)).filter((slug) => slug === 'reserva-modificada')).toHaveLength(1);
  });

  it('from an older page with somebody else is told that it changed', async () => {
    const { token } = await my.booked(await world.activity());
    const [input, other] = [await inputOf(token), await inputOf(token)];
    await addCompanion(my.visitor(), input);
    expect(await refusal(addCompanion(my.visitor(), other))).toBe('reservations.changedMeanwhile');
    expect(await refusal(addCompanion(my.visitor(), { ...input, companion: child }))).toBe(
      'reservations.changedMeanwhile',
    );
  });

  it('counts among the changes of a day', async () => {
    const { token } = await my.booked(await world.activity());
    for (let time = 0; time < 5; time += 1) {
      await add(token);
      await my.drop(token);
    }
    expect(await refusal(add(token))).toBe('request.tooMany');
  });
});

describe('of parties that want the last place one gets it (B4)', () => {
  /** As many parties as there are, each with one more, where one place is left. */
  async function race(visitor: ServiceContext) {
    const activityId = await world.activity({ capacity: 7 });
    const inputs = [];
    for (let count = 0; count < 6; count += 1) inputs.push(await inputOf((await my.booked(activityId)).token));
    const outcomes = await Promise.all(inputs.map((input) => refusal(addCompanion(visitor, input))));
    return { outcomes: outcomes.map(String).toSorted(), held: await world.held(activityId) };
  }

  it('whoever is first', async () => {
    const { outcomes, held } = await race(my.visitor());
    expect(held).toEqual([7]);
    expect(outcomes).toEqual(['done', ...Array.from({ length: 5 }, () => 'reservations.capacityExceeded')]);
  });

  it('two parties that bring the same person do not both bring them', async () => {
    const activityId = await world.activity();
    const companion = adult();
    const inputs = [];
    for (let count = 0; count < 4; count += 1)
      inputs.push(await inputOf((await my.booked(activityId)).token, companion));
    const outcomes = await Promise.all(inputs.map((input) => refusal(addCompanion(my.visitor(), input))));
    expect(outcomes.map(String).toSorted()).toEqual([
      'done',
      ...Array.from({ length: 3 }, () => 'reservations.companionIdentityRepeated'),
    ]);
    expect(await world.held(activityId)).toEqual([5]);
  });

  it('leaves places and people as the reservations say (B2)', async () => {
    expect(await reconcilePlaces(world.as(world.actors.admin))).toEqual({ places: [], people: [] });
  });

  it('control: without the check in changePlaces all of them get it', async () => {
    const { outcomes, held } = await race({ ...my.visitor(), testing: { skipPlacesCheck: true } });
    expect(outcomes).toEqual(Array.from({ length: 6 }, () => 'done'));
    expect(held).toEqual([12]);
  });
});
