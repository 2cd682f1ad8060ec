import { closedAfterAll } from '@dehesa/testing';
import { configuration } from '@dehesa/db/schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAuthWorld, refusal } from '../auth-world.test-support';
import { assertSafePassword } from './safe-password';

const world = await closedAfterAll(createAuthWorld());
await world.db.update(configuration).set({ appName: 'Sierra Brava' });
beforeEach(() => world.reset());

const owner = { email: 'carmen@example.test', firstName: 'Carmen', lastName: 'Iglesias' };
const check = (password: string) => assertSafePassword(world.ctx, password, owner);

describe('assertSafePassword', () => {
  it.each([
    ['1234567', 'auth.passwordTooShort'],
    ['12345678', 'auth.passwordTooEasy'],
    ['Qwertyuiop', 'auth.passwordTooEasy'],
    ['football2026', 'auth.passwordTooEasy'],
    // Far behind the commonest: refused as it was leaked, not with something of its own.
    ['Alicante', 'auth.passwordTooEasy'],
    ['Monfragüe26', 'auth.passwordTooEasy'],
    ['sierrabrava1', 'auth.passwordTooEasy'],
    ['Iglesias1990', 'auth.passwordTooEasy'],
  ])('%j: %s', async (password, code) => expect(await refusal(check(password))).toBe(code));

  it.each(['ñandú€🦅 x', 'jara y romero', 'encina-2026', 'kq7 tmw0 zl', 'alicante 1873'])(
    '%j is taken (B27)',
    async (password) => {
      await expect(check(password)).resolves.toBeUndefined();
    },
  );
});
