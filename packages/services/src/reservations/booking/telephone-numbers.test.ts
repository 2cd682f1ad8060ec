import { closedAfterAll } from '@dehesa/testing';
import { readFileSync } from 'node:fs';
import { conversations, people } from '@dehesa/db/schema';
import { readPhone } from '@dehesa/domain/identity';
import { ConversationInput } from '@dehesa/domain/inbox';
import { BookingInput } from '@dehesa/domain/reservations';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readConversation } from '../../inbox';
import { bookPlaces } from './book-places';
import { createStaffWorld } from '../staff/staff-world.test-support';

const world = await closedAfterAll(createStaffWorld());

const numberOf = async (reservationId: number) => {
  const [booker] = await world.db.select().from(people).where(eq(people.reservationId, reservationId));
  return { phonePrefix: booker?.phonePrefix, phone: booker?.phone };
};
/** The reservations that the inbox shows beside the conversation with a number. */
async function shownBeside(phone: string): Promise<number[]> {
  const [talk] = await world.db
    .insert(conversations)
    .values({ territoryId: 1, phone, name: 'Joana' })
    .onConflictDoUpdate({ target: [conversations.territoryId, conversations.phone], set: { name: 'Joana' } })
    .returning({ id: conversations.id });
  const found = await readConversation(world.as(world.actors.admin), ConversationInput.parse({ id: talk?.id ?? 0 }));
  return found.reservations.map(({ id }) => id);
}

describe('a number with its own country under the prefix of another', () => {
  it.each([
    ['+34', '+351 912 345 601', '+351', '912345601', '+351912345601'],
    ['+34', '00351912345602', '+351', '912345602', '+351912345602'],
    ['+351', '+34 600 112 203', '+34', '600112203', '+34600112203'],
    ['+34', '+44 7911 123404', null, '+447911123404', '+447911123404'],
  ] as const)('%s %s is stored and found as that', async (phonePrefix, phone, prefix, stored, writes) => {
    const byStaff = await world.reserve(await world.activity(), 1, {
      booker: { ...world.person(), phonePrefix, phone },
    });
    const activityId = await world.activity();
    const booker = { ...world.person(), phonePrefix, phone };
    await bookPlaces(
      world.as(null),
      BookingInput.parse({ activityId, booker, photoConsent: true, privacyAccepted: true }),
    );
    const [byVisitor] = await world.db.select().from(people).where(eq(people.activityId, activityId));
    expect(byVisitor).toMatchObject({ phonePrefix: prefix, phone: stored });
    expect(await numberOf(byStaff)).toEqual({ phonePrefix: prefix, phone: stored });
    expect(new Set(await shownBeside(writes))).toEqual(new Set([byStaff, byVisitor?.reservationId]));
  });
});

describe('numbers that are stored already', () => {
  const migration = readFileSync(new URL('../../../../../drizzle/0013_telephone_numbers.sql', import.meta.url), 'utf8');
  const migrate = () => world.db.execute(sql.raw(migration));

  it.each([
    ['+34', '351912345701'],
    ['+34', '00351912345702'],
    ['+34', '34600112203'],
    ['+351', '0034600112204'],
    ['+34', '447911123405'],
    ['+34', '00447911123406'],
    ['+34', '600112207'],
    ['+34', '92719913455'],
    ['+351', '21234567812'],
    ['+351', '912345708'],
    ['+34', '000000000'],
    ['+34', '611'],
    ['+34', '99999999999999999999'],
    [null, '+447911123412'],
  ])('%s %s is read as one that is typed, and only once', async (phonePrefix, phone) => {
    const id = await world.reserve(await world.activity());
    await world.db.update(people).set({ phonePrefix, phone }).where(eq(people.reservationId, id));
    const read = readPhone(phonePrefix, phone);
    await migrate();
    expect(await numberOf(id)).toEqual(read);
    await migrate();
    expect(await numberOf(id)).toEqual(read);
  });

  it('are found by who writes, and others stay untouched', async () => {
    const old = await world.reserve(await world.activity());
    await world.db
      .update(people)
      .set({ phonePrefix: '+34', phone: '351912345801' })
      .where(eq(people.reservationId, old));
    expect(await shownBeside('+351912345801')).toEqual([]);
    const other = await world.reserve(await world.activity());
    const before = await numberOf(other);
    await migrate();
    expect(await shownBeside('+351912345801')).toEqual([old]);
    expect(await numberOf(other)).toEqual(before);
  });
});
