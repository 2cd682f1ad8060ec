import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';

/** Settings by which a session gives up what it waits for, so that it holds nothing for ever. */
const bounds = ['lock_timeout', 'statement_timeout'];

/** Which of its bounds a session of the database does not have, by the names of PostgreSQL's settings. */
export async function findUnboundedWaits({ db }: Pick<ServiceContext, 'db'>): Promise<string[]> {
  // Raw: PostgreSQL's own settings.
  const unset = await db.execute<{ name: string }>(
    sql`select name from pg_settings where name in ${bounds} and setting = '0' order by name`,
  );
  return unset.map(({ name }) => name);
}
