import { openDatabase } from '@dehesa/db';
import { territories } from '@dehesa/db/schema';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database';

describe('prepared statements', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  it('are used for built and for raw queries, in transactions too', async () => {
    const db = openDatabase(database.url, { max: 1 });
    try {
      for (let round = 0; round < 3; round += 1) {
        await db.select().from(territories).where(eq(territories.id, 1));
        await db.transaction((tx) => tx.execute(sql`select name_pt from territories where id = ${round}`));
      }
      const prepared = await db.execute<{ statement: string; used: number }>(sql`
        select statement, (generic_plans + custom_plans)::int as used from pg_prepared_statements`);
      const used = (part: string) =>
        prepared.filter(({ statement }) => statement.includes(part)).map((row) => row.used);
      expect(used('"territories"."id" = $1')).toEqual([3]);
      expect(used('select name_pt from territories')).toEqual([3]);
    } finally {
      await db.close();
    }
  });
});
