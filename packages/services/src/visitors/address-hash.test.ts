import { expect, it } from 'vitest';
import { addressHash, hourBefore, hourOf, secondsLeft } from './address-hash';

it('is kept as another hash for each hour, thing and installation', () => {
  const installation = { publicUrl: '', secretKey: Buffer.alloc(32, 1) };
  const hour = hourOf(new Date('2026-05-01T10:59:59.999Z'));
  const hashes = [
    addressHash(installation, 'booking', '192.0.2.7', hour),
    addressHash(installation, 'signUp', '192.0.2.7', hour),
    addressHash(installation, 'booking', '192.0.2.7', hourOf(new Date('2026-05-01T11:00:00Z'))),
    addressHash({ ...installation, secretKey: Buffer.alloc(32, 2) }, 'booking', '192.0.2.7', hour),
  ];
  expect(new Set(hashes).size).toBe(4);
  expect(hashes.join()).not.toContain('192');
});

it('an hour has seconds left until a moment after the next one has begun', () => {
  expect(secondsLeft(new Date('2026-05-01T10:00:00Z'))).toBe(3601);
  expect(secondsLeft(new Date('2026-05-01T10:59:59.900Z'))).toBe(2);
});

it.each([
  ['2026-05-01T10:00:00Z', 1],
  ['2026-05-01T10:15:00Z', 0.75],
  ['2026-05-01T10:59:59.999Z', 1 / 3_600_000],
])('at %s the hour before counts by %d', (at, share) => {
  expect(hourBefore(new Date(at))).toEqual({
    begins: new Date('2026-05-01T09:00:00Z'),
    share: expect.closeTo(share, 12),
  });
});
