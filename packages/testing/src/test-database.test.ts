import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from './test-database';

describe('createTestDatabase', () => {
  it('gives each caller a migrated database of their own, with the queue, and drops it', async () => {
    const [one, other] = [await createTestDatabase(), await createTestDatabase()];
    try {
      await one.db.execute(sql`create table only_here (id int)`);
      const here = await other.db.execute(sql`select to_regclass('only_here') as table_name`);
      expect(here[0]).toEqual({ table_name: null });
      const queue = await one.db.execute(
        sql`select to_regclass('graphile_worker._private_jobs') is not null as present`,
      );
      expect(queue[0]).toEqual({ present: true });
      const migrated = await one.db.execute(sql`select count(*)::int > 0 as present from drizzle.__drizzle_migrations`);
      expect(migrated[0]).toEqual({ present: true });
      await one.close();
      const names = await other.db.execute(
        sql`select 1 from pg_database where datname = ${new URL(one.url).pathname.slice(1)}`,
      );
      expect(names).toHaveLength(0);
    } finally {
      await other.close();
    }
  });
});
