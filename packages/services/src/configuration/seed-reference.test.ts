import { closedAfterAll, createTestDatabase, testContext } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ServiceContext } from '../context';
import { seedReference } from './seed-reference';

const database = await closedAfterAll(createTestDatabase());
const ctx: ServiceContext = testContext(database.db, { clock: { now: () => new Date() } });

async function counts() {
  const [row] = await database.db.execute(sql`
    select (select count(*)::int from provinces where country = 'ES') as spain,
      (select count(*)::int from provinces where country = 'PT') as portugal,
      (select count(*)::int from categories) as categories,
      (select count(*)::int > 0 from templates) as templates`);
  return row;
}

it('brings an empty database to what an installation needs, again and at the same time without repeating it', async () => {
  const expected = { spain: 52, portugal: 20, categories: 6, templates: true };
  await Promise.all([seedReference(ctx), seedReference(ctx)]);
  expect(await counts()).toEqual(expected);
  await database.db.execute(sql`update categories set name_es = 'Cicloturismo' where position = 0`);
  await seedReference(ctx);
  expect(await counts()).toEqual(expected);
  expect(await database.db.execute(sql`select name_es from categories where position = 0`)).toEqual([
    { name_es: 'Cicloturismo' },
  ]);
});
