import { expect, it } from 'vitest';
import { ownReservationsInput, OwnReservationsView } from './own-reservations-view';

it.each([
  [{}, { time: 'coming', pageIndex: 0 }],
  [
    { time: 'past', page: 3 },
    { time: 'past', pageIndex: 2 },
  ],
  [
    { time: 'coming', page: 0 },
    { time: 'coming', pageIndex: 0 },
  ],
  [
    { time: '<script>', page: 'x' },
    { time: 'coming', pageIndex: 0 },
  ],
])('%j asks for %j', (address, expected) => {
  expect(ownReservationsInput(OwnReservationsView.parse(address), 'pt')).toEqual({
    ...expected,
    language: 'pt',
    pageSize: 10,
  });
});
