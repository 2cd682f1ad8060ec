import { describe, expect, it } from 'vitest';
import { occupancyBar } from './occupancy';

describe('occupancyBar', () => {
  it.each([
    {
      name: 'empty',
      places: { capacity: 20, confirmed: 0, pending: 0, offered: 0 },
      bar: { held: 0, confirmedPercent: 0, pendingPercent: 0, offeredPercent: 0, free: 20, over: 0 },
    },
    {
      name: 'partly taken',
      places: { capacity: 20, confirmed: 5, pending: 3, offered: 0 },
      bar: { held: 8, confirmedPercent: 25, pendingPercent: 15, offeredPercent: 0, free: 12, over: 0 },
    },
    {
      name: 'full',
      places: { capacity: 4, confirmed: 3, pending: 1, offered: 0 },
      bar: { held: 4, confirmedPercent: 75, pendingPercent: 25, offeredPercent: 0, free: 0, over: 0 },
    },
    {
      name: 'with places offered',
      places: { capacity: 10, confirmed: 4, pending: 1, offered: 3 },
      bar: { held: 8, confirmedPercent: 40, pendingPercent: 10, offeredPercent: 30, free: 2, over: 0 },
    },
    {
      name: 'beyond capacity',
      places: { capacity: 10, confirmed: 9, pending: 3, offered: 0 },
      bar: { held: 12, confirmedPercent: 90, pendingPercent: 10, offeredPercent: 0, free: 0, over: 2 },
    },
    {
      name: 'confirmed people alone beyond capacity',
      places: { capacity: 10, confirmed: 12, pending: 1, offered: 0 },
      bar: { held: 13, confirmedPercent: 100, pendingPercent: 0, offeredPercent: 0, free: 0, over: 3 },
    },
    {
      name: 'no places at all',
      places: { capacity: 0, confirmed: 0, pending: 0, offered: 0 },
      bar: { held: 0, confirmedPercent: 0, pendingPercent: 0, offeredPercent: 0, free: 0, over: 0 },
    },
    {
      name: 'no places, but people',
      places: { capacity: 0, confirmed: 1, pending: 0, offered: 0 },
      bar: { held: 1, confirmedPercent: 100, pendingPercent: 0, offeredPercent: 0, free: 0, over: 1 },
    },
  ])('$name', ({ places, bar }) => {
    expect(occupancyBar(places)).toEqual(bar);
  });
});
