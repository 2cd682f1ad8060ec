import { createTestDatabase } from '@dehesa/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { configuration } from '@dehesa/db/schema';
import { builtOnce } from './built-once';
import type { ServiceContext } from '../context';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

const build = vi.fn<(db: ServiceContext['db'], language: string) => ReturnType<typeof statement>>(statement);

function statement(db: ServiceContext['db'], language: string) {
  return db
    .select({ said: sql<string>`${`${language}: `}::text || ${sql.placeholder('word')}::text` })
    .from(configuration)
    .prepare('said');
}

it('is built once for each key, and says each time what it is asked with, also to who asks at the same time', async () => {
  const said = builtOnce(build);
  const ask = async (language: string, word: string) => (await said(database.db, language, { word }))[0]?.said;
  expect(await Promise.all([ask('es', 'uno'), ask('es', 'dos'), ask('pt', 'um')])).toEqual([
    'es: uno',
    'es: dos',
    'pt: um',
  ]);
  expect(build).toHaveBeenCalledTimes(2);
});

it('belongs to a transaction where it is asked in one', async () => {
  const seen = builtOnce((db) => db.select({ appName: configuration.appName }).from(configuration).prepare('seen'));
  const outside = () => seen(database.db);
  const before = await outside();
  await database.db
    .transaction(async (tx) => {
      await tx.update(configuration).set({ appName: 'Otro nombre' });
      expect(await seen(tx)).toEqual([{ appName: 'Otro nombre' }]);
      expect(await outside()).toEqual(before);
      tx.rollback();
    })
    .catch(() => undefined);
  expect(await outside()).toEqual(before);
});
