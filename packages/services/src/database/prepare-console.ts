import { DomainError } from '@dehesa/domain/errors';
import { type SQL, sql } from 'drizzle-orm';
import { oneAtATime } from '../advisory-locks';
import type { DatabaseLogin, ServiceContext } from '../context';
import { databaseErrorCode } from '../database-errors';
import { purposeKey } from '../keys/index';
import { consoleRights, type TableRights } from './console-rights';
import { scramVerifier } from './scram-verifier';

// Raw: roles and rights, which are the server's own.

type Transaction = ServiceContext['db'];
interface ColumnRow extends Record<string, unknown> {
  table: string;
  column: string;
}

const prepared = new WeakMap<ServiceContext['db'], Promise<DatabaseLogin>>();

/**
 * The console's login role of this database, with exactly the rights of `consoleRights` (B40). It is made, or put right,
 * once in the life of a process; it owns nothing and is a member of nothing, so `RESET ROLE` gains nothing.
 */
export function prepareConsole(ctx: ServiceContext): Promise<DatabaseLogin> {
  const known = prepared.get(ctx.db);
  if (known) return known;
  const login = ctx.db
    .transaction((tx) => prepare(ctx, tx))
    .catch((error: unknown) => {
      prepared.delete(ctx.db);
      throw refusal(error);
    });
  prepared.set(ctx.db, login);
  return login;
}

/** A server on which our own user may make no roles (42501) is nothing that trying again would change. */
function refusal(error: unknown): unknown {
  if (databaseErrorCode(error) !== '42501') return error;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return DomainError.of('database.consoleUnavailable', { reason: cause instanceof Error ? cause.message : '' });
}

async function prepare(ctx: ServiceContext, tx: Transaction): Promise<DatabaseLogin> {
  await oneAtATime(tx, 'sql-console');
  // Roles belong to the whole server, so the name tells the database.
  const [found] = await tx.execute<{ user: string; exists: boolean }>(sql`
    select 'dehesa_console_' || oid as user, exists (select from pg_roles where rolname = 'dehesa_console_' || d.oid)
    from pg_database d where datname = current_database()`);
  if (!found) throw new Error('the database has no name');
  const role = sql.identifier(found.user);
  const password = purposeKey(ctx.installation, 'sql-console').toString('hex');
  if (!found.exists) await tx.execute(sql`create role ${role}`);
  await tx.execute(
    sql`alter role ${role} login noinherit connection limit 3 password ${sql.raw(`'${scramVerifier(password)}'`)}`,
  );
  await tx.execute(sql`revoke all on all tables in schema public from ${role}`);
  await tx.execute(sql`revoke create on schema public from public, ${role}`);
  await tx.execute(sql`grant usage on schema public to ${role}`);
  for (const statement of await grants(tx, role)) await tx.execute(statement);
  await assertHarmless(tx, found.user);
  return { user: found.user, password };
}

async function grants(tx: Transaction, role: SQL | ReturnType<typeof sql.identifier>): Promise<SQL[]> {
  const columns = await tx.execute<ColumnRow>(sql`
    select c.relname as table, a.attname as column
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname, a.attnum`);
  return Object.entries(consoleRights).flatMap(([table, rights]) => {
    const names = columns.filter((row) => row.table === table).map(({ column }) => column);
    return names.length === 0 ? [] : grantsOn(table, names, rights).map((right) => sql`${right} to ${role}`);
  });
}

function grantsOn(table: string, columns: readonly string[], { hidden = [], rows, change }: TableRights): SQL[] {
  const on = sql` on table public.${sql.identifier(table)}`;
  const list = (names: readonly string[]) =>
    sql`(${sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    )})`;
  const seen = columns.filter((column) => !hidden.includes(column));
  const changed = (change ?? []).filter((column) => columns.includes(column));
  return [
    hidden.length === 0 ? sql`grant select${on}` : sql`grant select ${list(seen)}${on}`,
    ...(rows ? [sql`grant insert, update, delete${on}`] : []),
    ...(changed.length > 0 ? [sql`grant update ${list(changed)}${on}`] : []),
  ];
}

/** Whatever somebody granted to the role or to everybody by hand: a console that could see a secret does not open. */
async function assertHarmless(tx: Transaction, user: string): Promise<void> {
  const hidden = Object.entries(consoleRights).flatMap(([table, rights]) =>
    (rights.hidden ?? []).map((column) => ({ table, column })),
  );
  const [found] = await tx.execute<{ reason: string | null }>(sql`
    select case
      when r.rolsuper or r.rolcreaterole or r.rolcreatedb or r.rolreplication or r.rolbypassrls
        then 'the role has more than LOGIN'
      when exists (select from pg_auth_members m where m.member = r.oid) then 'the role is a member of another'
      when exists (select from pg_shdepend s where s.refclassid = 'pg_authid'::regclass and s.refobjid = r.oid
        and s.deptype = 'o') then 'the role owns something'
      when has_schema_privilege(r.oid, 'public', 'create') then 'the role may create tables'
      when exists (select from json_to_recordset(${JSON.stringify(hidden)}::text::json) as h("table" text, "column" text)
        where to_regclass('public.' || quote_ident(h."table")) is not null
          and has_column_privilege(r.oid, to_regclass('public.' || quote_ident(h."table")), h."column",
            'select, insert, update, references')) then 'the role has rights on a secret column'
      when exists (select from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where p.prosecdef and p.prorettype <> 'trigger'::regtype and n.nspname not in ('pg_catalog', 'information_schema')
          and has_schema_privilege(r.oid, n.oid, 'usage') and has_function_privilege(r.oid, p.oid, 'execute'))
        then 'a function with its owner''s rights can be called'
      when exists (select from pg_class v where v.relkind in ('v', 'm') and v.relnamespace = 'public'::regnamespace
        and has_table_privilege(r.oid, v.oid, 'select')
        and not exists (select from pg_depend d where d.objid = v.oid and d.deptype = 'e'))
        then 'a view can be read'
      end as reason
    from pg_roles r where r.rolname = ${user}`);
  if (found?.reason !== null) throw DomainError.of('database.consoleUnavailable', { reason: found?.reason ?? user });
}
