import { describe, expect, it } from 'vitest';
import { createOneTimePassword, looksLikeOneTimePassword } from './passwords';
import { argon2id, verifyPassword } from './passwords';

describe('argon2id (B27)', () => {
  it('hashes with the stated cost, never twice alike, and verifies', async () => {
    const [first, second] = [await argon2id.hash('encina-2026'), await argon2id.hash('encina-2026')];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(second).not.toBe(first);
    expect(await argon2id.verify(first, 'encina-2026')).toBe(true);
    expect(await argon2id.verify(first, 'encina-2025')).toBe(false);
  });

  it('verifies against a hash of the same cost where there is none, and never matches it (B24)', async () => {
    const used: string[] = [];
    const spy = { ...argon2id, verify: async (stored: string) => used.push(stored) > 0 };
    expect(await verifyPassword(spy, null, 'anything')).toBe(false);
    expect(used).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)]);
    expect(await verifyPassword(argon2id, null, 'anything')).toBe(false);
  });
});

describe('one-time passwords (B26)', () => {
  it('are 8 letters and digits, each another', () => {
    const made = Array.from({ length: 200 }, createOneTimePassword);
    expect(made.every((password) => /^[A-Z0-9]{8}$/.test(password) && looksLikeOneTimePassword(password))).toBe(true);
    expect(new Set(made).size).toBe(made.length);
  });

  it.each(['', 'ABCD234', 'ABCD23456', 'abcd2345', 'ABCD 345', 'encina-2026'])('%j does not look like one', (typed) => {
    expect(looksLikeOneTimePassword(typed)).toBe(false);
  });
});
