import { describe, expect, it } from 'vitest';
import { readBoardChange } from './board-change';

describe('readBoardChange', () => {
  it.each([
    ['7:reservations', { activityId: 7, change: 'reservations' }],
    ['12:attendance', { activityId: 12, change: 'attendance' }],
    ['3:places', { activityId: 3, change: 'places' }],
    ['7:everything', undefined],
    ['7', undefined],
    ['', undefined],
    ['x:places', undefined],
    ['0:places', undefined],
    ['-1:places', undefined],
  ])('%j: %j', (payload, read) => {
    expect(readBoardChange(payload)).toEqual(read);
  });
});
