import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../errors';
import { isFull, placesLeft } from './capacity';
import { assertTransition, placesHeld, ReservationStatus } from './status';

const { pending, confirmed, waiting, cancelled } = ReservationStatus;
const outcome = (from: ReservationStatus, to: ReservationStatus) => {
  try {
    assertTransition(from, to);
    return 'allowed';
  } catch (error) {
    return error instanceof DomainError ? error.code : error;
  }
};

describe('assertTransition (B17, B18)', () => {
  it.each([
    [pending, confirmed, 'allowed'],
    [pending, waiting, 'allowed'],
    [pending, cancelled, 'allowed'],
    [pending, pending, 'reservations.transitionNotAllowed'],
    [confirmed, confirmed, 'allowed'],
    [confirmed, waiting, 'allowed'],
    [confirmed, cancelled, 'allowed'],
    [confirmed, pending, 'reservations.transitionNotAllowed'],
    [waiting, confirmed, 'allowed'],
    [waiting, pending, 'allowed'],
    [waiting, cancelled, 'allowed'],
    [waiting, waiting, 'reservations.transitionNotAllowed'],
    [cancelled, pending, 'reservations.alreadyCancelled'],
    [cancelled, confirmed, 'reservations.alreadyCancelled'],
    [cancelled, waiting, 'reservations.alreadyCancelled'],
    [cancelled, cancelled, 'reservations.alreadyCancelled'],
  ])('%i → %i: %s', (from, to, expected) => expect(outcome(from, to)).toBe(expected));
});

it.each([
  [pending, 3],
  [confirmed, 3],
  [waiting, 0],
  [cancelled, 0],
])('a party of 3 in state %i holds %i places (B1, B2)', (status, places) => expect(placesHeld(status, 3)).toBe(places));

it('walks of any length hold exactly the places of their last state', () => {
  const state = fc.constantFrom(pending, confirmed, waiting, cancelled);
  fc.assert(
    fc.property(fc.array(state), fc.integer({ min: 1, max: 4 }), (walk, people) => {
      let now: ReservationStatus = pending;
      let held = placesHeld(now, people);
      for (const to of walk) {
        if (outcome(now, to) !== 'allowed') continue;
        held += placesHeld(to, people) - placesHeld(now, people);
        now = to;
      }
      return held === placesHeld(now, people) && (now !== cancelled || held === 0);
    }),
  );
});

it.each([
  [{ capacity: 10, held: 4 }, 6],
  [{ capacity: 10, held: 10 }, 0],
  [{ capacity: 10, held: 12 }, 0],
  [{ capacity: 0, held: 0 }, 0],
])('placesLeft(%j) → %i (B5)', (shift, left) => expect(placesLeft(shift)).toBe(left));

it('is full when no shift has a free place (B5)', () => {
  expect(
    isFull([
      { capacity: 5, held: 5 },
      { capacity: 5, held: 4 },
    ]),
  ).toBe(false);
  expect(
    isFull([
      { capacity: 5, held: 5 },
      { capacity: 5, held: 6 },
    ]),
  ).toBe(true);
});
