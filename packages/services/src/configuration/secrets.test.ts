import { configurationSecrets } from '@dehesa/db/schema';
import { hiddenSecret } from '@dehesa/domain/configuration';
import { closedAfterAll, createTestDatabase, testContext } from '@dehesa/testing';
import { expect, it } from 'vitest';
import type { ServiceContext } from '../context';
import { readSecret, saveSecret } from './secrets';

const database = await closedAfterAll(createTestDatabase());
const ctx: ServiceContext = testContext(database.db, { clock: { now: () => new Date() } });

it('keeps a secret sealed; the stars keep it, an empty value removes it (B42)', async () => {
  expect(await readSecret(ctx, 'mail-password')).toBeUndefined();
  await saveSecret(ctx, ctx.db, 'mail-password', 'contraseña');
  const [row] = await ctx.db.select().from(configurationSecrets);
  expect(row?.sealed.includes('contraseña')).toBe(false);
  await saveSecret(ctx, ctx.db, 'mail-password', hiddenSecret);
  expect(await readSecret(ctx, 'mail-password')).toBe('contraseña');
  await saveSecret(ctx, ctx.db, 'mail-password', 'otra');
  expect(await readSecret(ctx, 'mail-password')).toBe('otra');
  await saveSecret(ctx, ctx.db, 'mail-password', '');
  expect(await readSecret(ctx, 'mail-password')).toBeUndefined();
});
