import { describe, expect, it } from 'vitest';
import { EditReservationInput, UnnamedInput } from '../schema';
import { besideOrganiser, isGroup, noneUnnamed, unnamedPeople } from './unnamed';

describe('the people of a group without a name (B83)', () => {
  it('take one place each, adult or not', () => {
    expect(unnamedPeople({ adults: 3, minors: 24 })).toBe(27);
    expect(unnamedPeople(noneUnnamed)).toBe(0);
  });

  it('are what makes a reservation one of a group', () => {
    expect(isGroup({ adults: 0, minors: 1 })).toBe(true);
    expect(isGroup(noneUnnamed)).toBe(false);
  });

  it.each([
    [
      { adults: 3, minors: 24 },
      { adults: 2, minors: 24 },
    ],
    [
      { adults: 1, minors: 4 },
      { adults: 0, minors: 4 },
    ],
    [
      { adults: 0, minors: 0 },
      { adults: 0, minors: 0 },
    ],
  ])('of %j are %j beside the organiser', (all, others) => expect(besideOrganiser(all)).toEqual(others));

  it.each([
    [{ adults: 0, minors: 0 }, true],
    [{ adults: 99, minors: 100 }, true],
    [{ adults: 100, minors: 100 }, false],
    [{ adults: -1, minors: 5 }, false],
    [{ adults: 1.5, minors: 5 }, false],
    [{ adults: 5 }, false],
  ])('are taken as %j: %s', (unnamed, isTaken) => expect(UnnamedInput.safeParse(unnamed).success).toBe(isTaken));

  it('stay as they were where an edit does not say', () => {
    expect(EditReservationInput.parse({ id: 1, activityId: 1, booker: {} }).unnamed).toBeUndefined();
  });
});
