import { auditLog, idempotencyKeys, messages } from '@dehesa/db/schema';
import { BookingInput } from '@dehesa/domain/reservations';
import { closedAfterAll } from '@dehesa/testing';
import { and, eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { holdKeys } from '../../advisory-locks';
import { createStaffWorld, refusal } from '../staff/staff-world.test-support';
import { bookPlaces } from './book-places';

const world = await closedAfterAll(createStaffWorld());

const bookingOf = (activityId: number, change: object = {}) =>
  BookingInput.parse({ activityId, booker: world.person(), photoConsent: true, privacyAccepted: true, ...change });
const book = (input: BookingInput, actor = world.as(null)) => refusal(bookPlaces(actor, input));
const several = (count: number) => Array.from({ length: count });
/** The transactions that stored what an activity has, and how many reservations each. */
const transactions = (activityId: number) =>
  world.db.execute<{ made: number }>(
    sql`select count(*)::int as made from reservations where activity_id = ${activityId} group by xmin::text`,
  );

it('bookings that come at the same time are stored in one transaction, each with all that belongs to it', async () => {
  const [first, second] = [await world.activity({ capacity: 20 }), await world.activity({ capacity: 20 })];
  const inputs = several(8).map((_, index) =>
    bookingOf(index % 2 === 0 ? first : second, { idempotencyKey: `k${index}` }),
  );
  const asked = inputs.map((input, index) => bookPlaces(world.as(index === 0 ? world.actors.member : null), input));
  const answers = await Promise.all(asked);
  expect(await world.held(first)).toEqual([4]);
  expect(await world.held(second)).toEqual([4]);
  const made = [...(await transactions(first)), ...(await transactions(second))];
  expect(made.length).toBeLessThan(8);

  const stored = await world.db.execute<{ id: number; reference: string; email: string; address: string }>(sql`
    select r.id, r.reference, p.email, m.recipient as address from reservations r
    join people p on p.reservation_id = r.id join messages m on m.reservation_id = r.id
    where r.activity_id in (${first}, ${second})`);
  expect(stored).toHaveLength(8);
  for (const [index, { reference }] of answers.entries()) {
    const row = stored.find((one) => reference.endsWith(one.reference));
    expect(row).toMatchObject({ email: inputs[index]?.booker.email, address: inputs[index]?.booker.email });
    const [trail] = await world.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'reservation'), eq(auditLog.entityId, row?.id ?? 0)));
    expect(trail).toMatchObject({ action: 'reservations.book', details: { to: 1, people: 1 } });
    expect(trail?.actorId).toBe(index === 0 ? world.actors.member.userId : null);
    const [key] = await world.db
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.reservationId, row?.id ?? 0));
    expect(key).toBeDefined();
    expect(await world.db.$count(messages, eq(messages.reservationId, row?.id ?? 0))).toBe(1);
  }
  const again = await Promise.all(inputs.map((input) => bookPlaces(world.as(null), input)));
  expect(again.map(({ reference }) => reference)).toEqual(answers.map(({ reference }) => reference));
});

it('where places are left for some, as many are stored as fit, each party whole', async () => {
  const id = await world.activity({ capacity: 5 });
  const pair = () => bookingOf(id, { companions: [companionOf()] });
  const outcomes = await Promise.all(several(4).map(() => book(pair())));
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(2);
  expect(outcomes.filter((outcome) => outcome === 'reservations.capacityExceeded')).toHaveLength(2);
  expect(await world.held(id)).toEqual([4]);
  expect(await book(bookingOf(id))).toBe('done');
  expect(await world.held(id)).toEqual([5]);
});

it('of the same person twice at the same time one is stored; everybody else is', async () => {
  const id = await world.activity({ capacity: 20 });
  const twin = world.person();
  const outcomes = await Promise.all([
    book(bookingOf(id, { booker: twin })),
    book(bookingOf(id)),
    book(bookingOf(id, { booker: { ...twin, email: 'otra@example.org' } })),
    book(bookingOf(id)),
  ]);
  expect(outcomes).toEqual(['done', 'done', 'reservations.identityRepeated', 'done']);
  expect(await world.held(id)).toEqual([3]);
});

it('what the database refuses of one of them is that one’s alone', async () => {
  const id = await world.activity({ capacity: 20 });
  await world.db.execute(sql`
    create function no_notes() returns trigger language plpgsql as $$
    begin if new.notes = 'no' then raise exception 'not this one'; end if; return new; end $$`);
  await world.db.execute(
    sql`create trigger no_notes before insert on reservations for each row execute function no_notes()`,
  );
  const outcomes = await Promise.allSettled(
    ['', 'no', ''].map((notes) => bookPlaces(world.as(null), bookingOf(id, { notes }))),
  );
  await world.db.execute(sql`drop trigger no_notes on reservations`);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await world.held(id)).toEqual([2]);
});

it('of those who come at once when all places are gone each is told what concerns them (B14)', async () => {
  const id = await world.activity({ capacity: 2 });
  const [mine, other] = [bookingOf(id, { idempotencyKey: 'mine' }), bookingOf(id, { idempotencyKey: 'other' })];
  const first = await bookPlaces(world.as(null), mine);
  expect(await book(other)).toBe('done');
  const stranger = () => bookingOf(id, { idempotencyKey: `stranger-${world.person().email}` });
  const [again, ...others] = await Promise.all([
    bookPlaces(world.as(null), mine),
    book(stranger()),
    book(bookingOf(id, { booker: mine.booker, idempotencyKey: 'new' })),
    book(bookingOf(id, { idempotencyKey: 'other' })),
    book(stranger()),
    book(bookingOf(id)),
  ]);
  expect(again).toEqual(first);
  expect(others).toEqual([
    'reservations.capacityExceeded',
    'reservations.emailRepeated',
    'reservations.idempotencyMismatch',
    'reservations.capacityExceeded',
    'reservations.capacityExceeded',
  ]);
  expect(await world.held(id)).toEqual([2]);
});

it('more than can be answered soon are turned away at once, and find room when they come again (B61)', async () => {
  const id = await world.activity({ capacity: 1000 });
  const inputs = several(260).map(() => bookingOf(id));
  const outcomes = await Promise.all(inputs.map((input) => book(input)));
  const turnedAway = inputs.filter((_input, index) => outcomes[index] === 'service.busy');
  expect(turnedAway).toHaveLength(10);
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(250);
  expect(new Set(await Promise.all(turnedAway.map((input) => book(input))))).toEqual(new Set(['done']));
  expect(await world.held(id)).toEqual([260]);
});

it('places are taken last: whoever waits for them has written everything else', async () => {
  const id = await world.activity({ capacity: 5 });
  let booked: Promise<unknown> = Promise.resolve();
  await world.db.transaction(async (tx) => {
    await tx.execute(sql`select from shift_places where activity_id = ${id} for update`);
    booked = bookPlaces(world.as(null), bookingOf(id));
    const waiting = () =>
      tx.execute<{ written: number }>(sql`
        select count(distinct l.relation)::int as written
        from pg_stat_activity a left join pg_locks l on l.pid = a.pid and l.mode = 'RowExclusiveLock'
          and l.relation in ('reservations'::regclass, 'people'::regclass, 'messages'::regclass)
        where a.datname = current_database() and a.wait_event_type = 'Lock'
        group by a.pid`);
    const seen = async () => expect([...(await waiting())]).toEqual([{ written: 3 }]);
    await vi.waitFor(seen, { timeout: 5_000, interval: 10 });
  });
  await booked;
  expect(await world.held(id)).toEqual([1]);
});

it('who has to wait for somebody else holds up nobody who came at the same time', async () => {
  const id = await world.activity({ capacity: 20 });
  const delayed = world.person();
  const done: string[] = [];
  const noted = async (name: string, input: BookingInput) => {
    await bookPlaces(world.as(null), input);
    done.push(name);
  };
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let hold = () => {};
  const held = new Promise<void>((resolve) => (hold = resolve));
  const holder = world.db.transaction(async (tx) => {
    await holdKeys(tx, [`email:${id}:${delayed.email}`]);
    hold();
    await released;
  });
  await held;
  const bookings = [noted('delayed', bookingOf(id, { booker: delayed }))];
  const others = several(3).map(() => noted('other', bookingOf(id)));
  await Promise.all(others);
  release();
  await Promise.all([...bookings, holder]);
  expect(done).toEqual(['other', 'other', 'other', 'delayed']);
});

function companionOf() {
  return {
    kind: 'adult',
    firstName: 'Luis',
    lastName: 'Gil',
    birthDate: '1990-01-01',
    identity: world.person().identity,
  };
}
