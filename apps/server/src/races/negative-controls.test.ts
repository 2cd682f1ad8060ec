import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenRules } from './broken-rules.test-support';
import { conversionRaces, groupRaces } from './group-races.test-support';
import { manyRaces } from './many-races.test-support';
import { otherDateRaces, suspensionRaces } from './outing-races.test-support';
import { peopleRaces } from './people-races.test-support';
import { placesRaces } from './places-races.test-support';
import { allAtOnce, bookingOf, createRaceWorld, type RaceWorld } from './race-world.test-support';

let world: RaceWorld;

/** Which servers meet within a race is chance where the machine has other work: a control may take as many as it names. */
const rounds = 3;

/** The rules that a race breaks in one of its rounds. */
async function seenBroken(race: () => Promise<unknown>): Promise<string[]> {
  for (let round = 1; ; round += 1) {
    await world.forget();
    await race();
    const broken = await brokenRules(world);
    if (broken.length > 0 || round === rounds) return broken;
  }
}

// The same races with one check off: each must show, or the tests beside this file would prove nothing.
describe('without the check of places', () => {
  beforeAll(async () => {
    world = await createRaceWorld({ skipPlacesCheck: true });
  });
  afterAll(() => world.close());

  it.each([...placesRaces, ...manyRaces, ...otherDateRaces, ...groupRaces])(
    '$name is noticed',
    async ({ run, noticed }) => {
      expect(await seenBroken(() => run(world))).toContain(noticed);
    },
  );

  it('a capacity lowered among bookings is noticed', async () => {
    await world.forget();
    const id = await world.publish({ capacity: 5 });
    const bookings = Array.from(
      { length: 49 },
      (_, index) => () => world.visitor.public.book.mutate(bookingOf(id, 2_000 + index)),
    );
    await allAtOnce<unknown>([...bookings, () => world.setCapacity(id, 2)]);
    expect(await brokenRules(world)).toContain('overbooked');
  });
});

describe('without the lock of a booking on its activity', () => {
  beforeAll(async () => {
    world = await createRaceWorld({ skipSuspensionLock: true });
  });
  afterAll(() => world.close());

  it.each(suspensionRaces)('$name is noticed', async ({ run, noticed }) => {
    expect(await seenBroken(() => run(world))).toContain(noticed);
  });
});

describe('without the lock of a conversion on its conversation', () => {
  beforeAll(async () => {
    world = await createRaceWorld({ skipConversionLock: true });
  });
  afterAll(() => world.close());

  it.each(conversionRaces)('$name is noticed', async ({ run, noticed }) => {
    expect(await seenBroken(() => run(world))).toContain(noticed);
  });
});

describe('without the locks of people and their unique indexes', () => {
  beforeAll(async () => {
    world = await createRaceWorld({ skipPeopleLocks: true });
    await world.sql('drop index people_live_identity_unique, people_live_email_unique');
    await world.sql('alter table idempotency_keys drop constraint idempotency_keys_pkey');
  });
  afterAll(() => world.close());

  it.each(peopleRaces)('$name is noticed', async ({ run, noticed }) => {
    expect(await seenBroken(() => run(world))).toContain(noticed);
  });
});
