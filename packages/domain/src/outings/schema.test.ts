import { describe, expect, it } from 'vitest';
import { refusals } from '../refusals.test-support';
import {
  MoveAnswer,
  MoveLink,
  MovesInput,
  OtherDatesInput,
  SuspendOutingInput,
  SuspensionPreviewInput,
  SuspensionReason,
} from './schema';

const suspension = { activityId: 7, reason: 'rain' };
const why = (change: object) => refusals(SuspensionPreviewInput, { ...suspension, ...change });

describe('an outing that is called off', () => {
  it('is so without words and without another date unless they are given', () => {
    expect(SuspensionPreviewInput.parse(suspension)).toEqual({
      ...suspension,
      words: { es: '', pt: '' },
      dates: [],
      newDate: null,
    });
  });

  it.each(['rain', 'wind', 'fire', 'heat', 'snow', 'flood', 'illness', 'fewPeople', 'other'])('for %s', (reason) =>
    expect(SuspensionReason.parse(reason)).toBe(reason),
  );

  it('offers each of the other dates once, in order', () => {
    expect(SuspensionPreviewInput.parse({ ...suspension, dates: [9, 8, 9] }).dates).toEqual([9, 8]);
  });

  it.each([
    ['another reason', { reason: 'mood' }, ['reason: invalid_value']],
    ['five dates', { dates: [1, 2, 3, 4, 5] }, []],
    ['six dates', { dates: [1, 2, 3, 4, 5, 6] }, ['dates: too_big']],
    ['no date', { dates: [0] }, ['dates.0: too_small']],
    ['both words', { words: { es: 'Llueve.', pt: 'Chove.' } }, []],
    ['Spanish words alone', { words: { es: 'Llueve.', pt: ' ' } }, ['words: bothLanguages']],
    ['Portuguese words alone', { words: { pt: 'Chove.' } }, ['words: bothLanguages']],
    ['the longest words', { words: { es: 'a'.repeat(600), pt: 'b'.repeat(600) } }, []],
    ['longer ones in Spanish', { words: { es: 'a'.repeat(601), pt: 'b' } }, ['words.es: too_big']],
    ['longer ones in Portuguese', { words: { es: 'a', pt: 'b'.repeat(601) } }, ['words.pt: too_big']],
    ['a new date', { newDate: { date: '2026-06-27', startTime: '09:00', endTime: '14:00' } }, []],
    ['no real date', { newDate: { date: '2026-06-31' } }, ['newDate.date: date']],
    ['no real time', { newDate: { date: '2026-06-27', startTime: '9:00' } }, ['newDate.startTime: time']],
    ['no real end', { newDate: { date: '2026-06-27', endTime: '24:00' } }, ['newDate.endTime: time']],
  ])('with %s', (_what, change, refused) => expect(why(change)).toEqual(refused));

  it('may be copied onto a date of its own times, or of none', () => {
    const newDate = (given: object) => SuspensionPreviewInput.parse({ ...suspension, newDate: given }).newDate;
    expect(newDate({ date: '2026-06-27' })).toEqual({ date: '2026-06-27', startTime: null, endTime: null });
    expect(newDate({ date: '2026-06-27', endTime: '14:00' })).toMatchObject({ startTime: null, endTime: '14:00' });
  });

  it.each([
    ['k', []],
    ['a'.repeat(100), []],
    ['', ['key: too_small']],
    ['a'.repeat(101), ['key: too_big']],
  ])('is one suspension by its key %#', (key, refused) => {
    expect(refusals(SuspendOutingInput, { ...suspension, key })).toEqual(refused);
  });
});

describe('lists of a suspended outing', () => {
  it('are whole unless something is asked for', () => {
    expect(OtherDatesInput.parse({ activityId: 7 })).toEqual({ activityId: 7, search: '' });
    expect(MovesInput.parse({ activityId: 7 })).toEqual({ activityId: 7, pageIndex: 0, pageSize: 25, filter: 'all' });
  });

  it.each(['all', 'open', 'accepted', 'cancelled', 'notReached'])('are narrowed to %s', (filter) =>
    expect(refusals(MovesInput, { activityId: 7, filter })).toEqual([]),
  );

  it('are not narrowed otherwise', () => {
    expect(refusals(MovesInput, { activityId: 7, filter: 'expired' })).toEqual(['filter: invalid_value']);
    expect(refusals(OtherDatesInput, { activityId: 7, search: 'a'.repeat(101) })).toEqual(['search: too_big']);
  });
});

describe('the answer to another date', () => {
  const link = { token: 'firmado', language: 'pt' };

  it.each([
    [{ answer: 'accept' }, { answer: 'accept' }],
    [{ answer: 'cancel' }, { answer: 'cancel' }],
    [
      { answer: 'take', activityId: 9 },
      { answer: 'take', activityId: 9, shiftId: null },
    ],
    [
      { answer: 'take', activityId: 9, shiftId: 4 },
      { answer: 'take', activityId: 9, shiftId: 4 },
    ],
    // What is no part of an answer is left out.
    [{ answer: 'accept', activityId: 9 }, { answer: 'accept' }],
  ])('is read from %j', (given, read) => expect(MoveAnswer.parse({ ...link, ...given })).toEqual({ ...link, ...read }));

  it.each([
    [{ answer: 'perhaps' }, ['answer: invalid_union']],
    [{ answer: 'take' }, ['activityId: invalid_type']],
    [{ answer: 'take', activityId: 9, shiftId: 0 }, ['shiftId: too_small']],
  ])('is none of %j', (given, refused) => expect(refusals(MoveAnswer, { ...link, ...given })).toEqual(refused));

  it.each([
    ['a', []],
    ['a'.repeat(200), []],
    ['', ['token: too_small']],
    ['a'.repeat(201), ['token: too_big']],
  ])('comes by a link %#', (token, refused) => {
    expect(refusals(MoveLink, { token })).toEqual(refused);
    expect(MoveLink.safeParse({ token }).data?.language).toBe(refused.length === 0 ? 'es' : undefined);
  });
});
