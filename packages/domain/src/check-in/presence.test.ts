import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstPresent, liveTicks, type Mark, presenceOf, type Tick, tickedAt } from './presence';

const tick = (nonce: string, mark: Mark, at: number, ...replaces: string[]): Tick => ({ nonce, mark, at, replaces });

describe('presenceOf', () => {
  it.each([
    ['nothing said', [], 'open'],
    ['seen', [tick('a', 'present', 1)], 'present'],
    ['seen and taken back', [tick('a', 'present', 1), tick('b', 'open', 2, 'a')], 'open'],
    ['did not come', [tick('a', 'absent', 1)], 'absent'],
    ['did not come, then came late', [tick('a', 'absent', 1), tick('b', 'present', 2, 'a')], 'present'],
    ['seen by two', [tick('a', 'present', 1), tick('b', 'present', 2)], 'present'],
    [
      'seen by two, one takes its own back',
      [tick('a', 'present', 1), tick('b', 'present', 2), tick('c', 'open', 3, 'a')],
      'present',
    ],
    [
      'seen by two, taken back by who knew of both',
      [tick('a', 'present', 1), tick('b', 'present', 2), tick('c', 'open', 3, 'a', 'b')],
      'open',
    ],
    ['missed by one and seen by the other', [tick('a', 'absent', 9), tick('b', 'present', 1)], 'present'],
    ['taken back by a clock that is days slow', [tick('a', 'present', 500_000), tick('b', 'absent', 1, 'a')], 'absent'],
    ['the tick that is taken back has not arrived yet', [tick('b', 'open', 2, 'a')], 'open'],
  ] as const)('%s: %j → %s', (_case, ticks, expected) => {
    expect(presenceOf(ticks)).toBe(expected);
  });

  it('is the same in whatever order the ticks arrive, and however often', () => {
    const nonces = ['a', 'b', 'c', 'd', 'e', 'f'];
    const ticks = fc
      .array(
        fc.record({
          mark: fc.constantFrom<Mark>('present', 'absent', 'open'),
          at: fc.integer({ min: 0, max: 5 }),
          replaces: fc.subarray(nonces),
        }),
        { maxLength: nonces.length },
      )
      // Who taps knows only ticks that were made before.
      .map((made) =>
        made.map((one, index) => ({
          ...one,
          nonce: nonces[index] ?? '',
          replaces: one.replaces.filter((nonce) => nonces.indexOf(nonce) < index),
        })),
      );
    fc.assert(
      fc.property(
        ticks.chain((made) =>
          fc.tuple(fc.constant(made), fc.shuffledSubarray([...made, ...made], { minLength: made.length * 2 })),
        ),
        ([made, arrived]) => {
          expect(presenceOf(arrived)).toBe(presenceOf(made));
          expect(firstPresent(arrived)?.nonce).toBe(firstPresent(made)?.nonce);
          expect(new Set(liveTicks(arrived).map(({ nonce }) => nonce))).toEqual(
            new Set(liveTicks(made).map(({ nonce }) => nonce)),
          );
        },
      ),
    );
  });

  it('counts the earlier of two ticks', () => {
    expect(firstPresent([tick('b', 'present', 2), tick('a', 'present', 1)])?.nonce).toBe('a');
    expect(firstPresent([tick('b', 'present', 1), tick('a', 'present', 1)])?.nonce).toBe('a');
    expect(firstPresent([tick('b', 'absent', 1)])).toBeUndefined();
  });
});

describe('tickedAt', () => {
  it.each([
    ['a right clock', 1_000, 5_000, 5_000, 1_000],
    ['a clock three hours fast', 10_801_000, 10_805_000, 5_000, 1_000],
    ['a clock three hours slow', 1_000, 5_000, 10_805_000, 10_801_000],
    ['a clock that was put back between tapping and sending', 9_000, 5_000, 6_000, 6_000],
  ])('%s', (_case, shown, sentAt, receivedAt, expected) => {
    expect(tickedAt(shown, sentAt, receivedAt)).toBe(expected);
  });
});
