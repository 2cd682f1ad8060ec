import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';

/**
 * For how many seconds nothing of the database's log was archived; null where its server archives none. Before the first
 * piece it is the time since the server began to count.
 */
export async function readArchivedAge({ db }: Pick<ServiceContext, 'db'>): Promise<number | null> {
  // Raw: PostgreSQL's own settings and statistics.
  const [archive] = await db.execute<{ seconds: number | null }>(sql`
    select case when current_setting('archive_mode') <> 'off' then
      extract(epoch from now() - coalesce(last_archived_time, stats_reset, pg_postmaster_start_time()))::float8 end as seconds
    from pg_stat_archiver`);
  return archive?.seconds ?? null;
}
