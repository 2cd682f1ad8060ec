import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';

// Raw: all of it is asked of the server itself.

/** What a database is, for who looks whether an installation can run on it (B84). Nothing of what is in it. */
export interface DatabaseState {
  /** As 150004 of 15.4. */
  version: number;
  encoding: string;
  /** What its clock says, and how long the question was on its way. */
  now: Date;
  askedMs: number;
  superuser: boolean;
  /** Whether it may make the role of the SQL console. */
  createsRoles: boolean;
  /** Whether it may make what migrations make: schemas, and tables in the one that is there. */
  createsTables: boolean;
  /** When the newest migration that it has was written, in milliseconds; null before the first. */
  migratedTo: number | null;
}

type Row = {
  version: number;
  encoding: string;
  superuser: boolean;
  creates_roles: boolean;
  creates_tables: boolean;
  migrations: string | null;
};

/** Asks the database itself; throws what the driver throws where it does not answer. */
export async function inspectDatabase({ db }: Pick<ServiceContext, 'db'>): Promise<DatabaseState> {
  // First, so that the question for the hour finds an open connection.
  const [row] = await db.execute<Row>(sql`
    select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
      rolsuper as superuser, rolsuper or rolcreaterole as creates_roles,
      has_database_privilege(current_database(), 'CREATE') and has_schema_privilege('public', 'CREATE') as creates_tables,
      to_regclass('drizzle.__drizzle_migrations')::text as migrations
    from pg_roles where rolname = current_user`);
  if (row === undefined) throw new Error('the database does not know who asks');
  const asked = performance.now();
  const [clock] = await db.execute<{ now: number }>(sql`
    select extract(epoch from clock_timestamp())::float8 * 1000 as now`);
  const askedMs = performance.now() - asked;
  const migrated =
    row.migrations === null
      ? []
      : await db.execute<{ newest: string | null }>(
          sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
        );
  const newest = migrated[0]?.newest ?? null;
  return {
    version: row.version,
    encoding: row.encoding,
    now: new Date(clock?.now ?? Number.NaN),
    askedMs,
    superuser: row.superuser,
    createsRoles: row.creates_roles,
    createsTables: row.creates_tables,
    migratedTo: newest === null ? null : Number(newest),
  };
}
