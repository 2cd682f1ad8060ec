import { describe, expect, it } from 'vitest';
import { madridDate } from '../../madrid-time';
import { availability, type AvailabilityFacts } from './availability';
import { scheduleEnd } from '../schedule/schedule';

const activity: AvailabilityFacts = {
  hidden: false,
  registrationsClosed: false,
  endsAt: scheduleEnd({ date: '2026-06-20', startTime: '09:00', endTime: '14:00' }),
  registrationOpensOn: '2026-06-01',
  registrationClosesOn: '2026-06-10',
};
const noEarlyAccess = { opensOn: null, closesOn: null };

function at(
  instant: string,
  facts: Partial<AvailabilityFacts> = {},
  early = noEarlyAccess as { opensOn: string | null; closesOn: string | null },
) {
  const now = new Date(instant);
  return availability({ ...activity, ...facts }, early, now, madridDate(now));
}

describe('bookable (B8), on Madrid days', () => {
  it.each<[string, string, Partial<AvailabilityFacts>, boolean, boolean, boolean?]>([
    ['a minute before the first day', '2026-05-31T21:59:00Z', {}, false, true],
    ['the first minute of the first day', '2026-05-31T22:00:00Z', {}, true, false],
    ['the last second of the last day', '2026-06-10T21:59:59Z', {}, true, false],
    ['the first second after it', '2026-06-10T22:00:00Z', {}, false, false],
    ['hidden', '2026-06-05T10:00:00Z', { hidden: true }, false, false, true],
    ['closed', '2026-06-05T10:00:00Z', { registrationsClosed: true }, false, false, true],
    ['no first day', '2020-01-01T10:00:00Z', { registrationOpensOn: null }, true, false],
    ['no last day', '2026-06-19T10:00:00Z', { registrationClosesOn: null }, true, false],
  ])('%s', (_case, instant, facts, bookable, upcoming, withinRegistration = bookable) => {
    expect(at(instant, facts)).toMatchObject({ bookable, upcoming, withinRegistration });
  });
});

describe('past (B7)', () => {
  const open = { registrationOpensOn: null, registrationClosesOn: null };
  it.each<[string, string, string | null, boolean]>([
    ['before the end', '2026-06-20T11:59:59Z', '14:00', false],
    ['at the end', '2026-06-20T12:00:00Z', '14:00', true],
    ['the day itself without an end', '2026-06-20T21:59:59Z', null, false],
    ['the day after without an end', '2026-06-20T22:00:00Z', null, true],
  ])('%s', (_case, instant, endTime, past) => {
    const endsAt = scheduleEnd({ date: '2026-06-20', startTime: '09:00', endTime });
    expect(at(instant, { ...open, endsAt })).toMatchObject({ past, bookable: !past });
  });
});

describe('early access (B9)', () => {
  it.each<[string, string | null, string | null, boolean]>([
    ['no range, no early access', null, null, false],
    ['within the range', '2026-05-01', '2026-05-20', true],
    ['before it', '2026-05-16', '2026-05-20', false],
    ['after it', '2026-05-01', '2026-05-14', false],
    ['open end', '2026-05-01', null, true],
    ['open start', null, '2026-05-15', true],
  ])('%s', (_case, opensOn, closesOn, expected) => {
    const found = at('2026-05-15T21:00:00Z', {}, { opensOn, closesOn });
    expect(found).toMatchObject({ bookableEarly: expected, bookable: false, upcoming: true });
  });

  it.each([{ hidden: true }, { registrationsClosed: true }, { endsAt: new Date('2026-05-01T00:00:00Z') }])(
    'never for %o',
    (facts) =>
      expect(at('2026-05-15T10:00:00Z', facts, { opensOn: '2026-01-01', closesOn: null }).bookableEarly).toBe(false),
  );
});
