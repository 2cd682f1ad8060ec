import { describe, expect, it } from 'vitest';
import { refusals } from '../refusals.test-support';
import { CheckInListInput, SendTicksInput, TickInput } from './schema';

const nonces = (count: number) =>
  Array.from({ length: count }, (_, index) => `3f0c7a52-6a53-4c7e-9d51-${String(index).padStart(12, '0')}`);
const [nonce = ''] = nonces(1);
const tick = { nonce, personId: 8, mark: 'present', at: 1_000 };
const lastInstant = 8_640_000_000_000_000;

describe('a tick', () => {
  it('replaces none unless it names them', () => {
    expect(TickInput.parse(tick)).toEqual({ ...tick, activityId: null, replaces: [], unnamed: null });
    expect(TickInput.parse({ ...tick, replaces: nonces(20) }).replaces).toEqual(nonces(20));
  });

  it.each([
    [{ mark: 'absent' }, []],
    [{ mark: 'open' }, []],
    [{ mark: 'late' }, ['mark: invalid_value']],
    [{ nonce: '7' }, ['nonce: invalid_format']],
    [{ personId: 0 }, ['personId: too_small']],
    [{ activityId: 0 }, ['activityId: too_small']],
    [{ at: 0 }, []],
    [{ at: -1 }, ['at: too_small']],
    [{ at: 0.5 }, ['at: invalid_type']],
    [{ replaces: nonces(21) }, ['replaces: too_big']],
    [{ replaces: ['7'] }, ['replaces.0: invalid_format']],
  ])('with %j: %j', (change, why) => expect(refusals(TickInput, { ...tick, ...change })).toEqual(why));

  it('was made when a date can be', () => {
    // Beyond what a number tells apart, a schema of whole numbers speaks first.
    expect(refusals(TickInput, { ...tick, at: lastInstant })).toEqual([]);
    expect(refusals(TickInput, { ...tick, at: lastInstant + 1 })).toEqual(['at: too_big']);
  });
});

describe('ticks that are sent', () => {
  const sent = { sentAt: 2_000, ticks: [tick] };
  const ticks = (count: number) => nonces(count).map((one) => ({ ...tick, nonce: one }));

  it('come from a device, named or not', () => {
    expect(SendTicksInput.parse(sent).device).toBe('');
    expect(SendTicksInput.parse({ ...sent, device: ' Android · Chrome ' }).device).toBe('Android · Chrome');
  });

  it.each([
    ['none', { ticks: [] }, ['ticks: too_small']],
    ['a hundred', { ticks: ticks(100) }, []],
    ['one more', { ticks: ticks(101) }, ['ticks: too_big']],
    ['the longest name', { device: 'a'.repeat(60) }, []],
    ['a longer name', { device: 'a'.repeat(61) }, ['device: too_big']],
    ['no time', { sentAt: undefined }, ['sentAt: invalid_type']],
    ['a time before any', { sentAt: -1 }, ['sentAt: too_small']],
    ['the last time', { sentAt: lastInstant }, []],
    ['a later time', { sentAt: lastInstant + 1 }, ['sentAt: too_big']],
  ])('%s', (_what, change, why) => expect(refusals(SendTicksInput, { ...sent, ...change })).toEqual(why));
});

it('a list is that of an activity', () => {
  expect(CheckInListInput.parse({ activityId: 7 })).toEqual({ activityId: 7 });
  expect(refusals(CheckInListInput, {})).toEqual(['activityId: invalid_type']);
});
