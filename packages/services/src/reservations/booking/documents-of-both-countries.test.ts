import { closedAfterAll } from '@dehesa/testing';
import { readFileSync } from 'node:fs';
import { people } from '@dehesa/db/schema';
import { identityKey } from '@dehesa/domain/identity';
import { BookingInput } from '@dehesa/domain/reservations';
import { asc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bookPlaces } from './book-places';
import { createStaffWorld } from '../staff/staff-world.test-support';

const world = await closedAfterAll(createStaffWorld());

function book(activityId: number, identity: string, companion?: string) {
  const companions = companion === undefined ? [] : [{ ...world.person(), kind: 'adult', identity: companion }];
  const input = { activityId, booker: { ...world.person(), identity }, companions };
  return bookPlaces(world.as(null), BookingInput.parse({ ...input, photoConsent: true, privacyAccepted: true }));
}

const storedIn = (activityId: number) =>
  world.db
    .select({ identity: people.identity, key: people.identityKey })
    .from(people)
    .where(eq(people.activityId, activityId))
    .orderBy(asc(people.id));

describe('a family from both sides of the border', () => {
  it('books together, each by the document that they have (D13)', async () => {
    const activityId = await world.activity();
    await book(activityId, '23456789 2 zz1', 'ca123456');
    await book(activityId, '05123456x');
    expect((await storedIn(activityId)).map(({ identity }) => identity)).toEqual([
      '234567892ZZ1',
      'CA123456',
      '05123456X',
    ]);
  });

  it.each([
    ['22456789 2 ZZ1', '22456789-2'],
    ['345678902', '34567890-2ZX8'],
    ['05123455X', '5123455x'],
    ['X01234567L', 'X1234567L'],
  ])('%s and %s are one person (D17)', async (identity, again) => {
    const activityId = await world.activity();
    await expect(book(activityId, identity, again)).rejects.toMatchObject({
      code: 'reservations.companionIdentityRepeated',
    });
    await book(activityId, identity);
    await expect(book(activityId, again)).rejects.toMatchObject({ code: 'reservations.identityRepeated' });
    const other = await world.activity();
    await expect(book(other, again)).rejects.toMatchObject({ code: 'reservations.sameDate' });
  });
});

describe('documents that are stored already', () => {
  const migration = readFileSync(new URL('../../../../../drizzle/0020_identity_keys.sql', import.meta.url), 'utf8');
  const statement = migration.split('--> statement-breakpoint').find((part) => part.includes('UPDATE "people"'));
  const migrate = () => world.db.execute(sql.raw(statement ?? ''));

  it.each(['05123457X', '5123458X', 'X01234568L', '00000000T', '345678901ZZ4', '345678902', 'CA123457', '0AB12345'])(
    '%s has the key of one that is typed now, and only once',
    async (identity) => {
      const activityId = await world.activity();
      await world.reserve(activityId);
      await world.db.update(people).set({ identity, identityKey: identity }).where(eq(people.activityId, activityId));
      for (let time = 0; time < 2; time += 1) {
        await migrate();
        expect(await storedIn(activityId)).toEqual([{ identity, key: identityKey(identity) }]);
      }
    },
  );

  it('stay two where two spellings were let into one activity', async () => {
    const activityId = await world.activity();
    const spelled = ['456789012', '456789012ZZ4', '456789012ZX1'];
    for (const identity of spelled) {
      const id = await world.reserve(activityId);
      await world.db.update(people).set({ identityKey: identity }).where(eq(people.reservationId, id));
    }
    await migrate();
    expect((await storedIn(activityId)).map(({ key }) => key)).toEqual(spelled);
  });
});
