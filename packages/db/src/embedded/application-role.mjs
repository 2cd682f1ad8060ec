import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The role that the application works as: it owns what is in the database but the audit log (decision 0052). */
export const APPLICATION = 'dehesa';

/**
 * Makes the application's role where there is none, also in a cluster from before it: no superuser, with the right to make
 * the SQL console's (B40).
 * @param {{ root: string, ownerUrl: string }} options
 * @returns {Promise<string>} its password
 */
export async function prepareApplicationRole({ root, ownerUrl }) {
  // Made anew at each start. It lies in the folder for as long as the process runs, for commands that join it.
  forgetPassword(root);
  const password = randomBytes(18).toString('base64url');
  await asOwner(ownerUrl, async (sql) => {
    const [found] = await sql`select from pg_roles where rolname = ${APPLICATION}`;
    if (!found) await sql.unsafe(`create role ${APPLICATION}`);
    await sql.unsafe(`alter role ${APPLICATION} login createrole nosuperuser password '${password}'`);
    // Not the database itself: its owner could drop every table of the schema.
    await sql.unsafe(`grant create on database postgres to ${APPLICATION}`);
    const consoles = await sql`
      select rolname from pg_roles where starts_with(rolname, 'dehesa_console_')
        and not pg_has_role(${APPLICATION}, oid, 'member with admin option')`;
    for (const { rolname } of consoles) await sql`grant ${sql(rolname)} to ${sql(APPLICATION)} with admin option`;
  });
  writeFileSync(passwordFile(root), password, { mode: 0o600 });
  return password;
}

/** @param {string} root */
export function passwordFile(root) {
  return path.join(root, 'application-password');
}

/** @param {string} root */
export function forgetPassword(root) {
  rmSync(passwordFile(root), { force: true });
}

/**
 * Gives what the migrations made to the application's role, but for the audit log, of which it may add lines and forget
 * details: who owns a table can also switch its triggers off.
 * @param {string} ownerUrl
 */
export async function handOver(ownerUrl) {
  await asOwner(ownerUrl, (sql) =>
    sql.begin(async (tx) => {
      await tx.unsafe(`grant usage, create on schema public to ${APPLICATION} with grant option`);
      const statements = await tx.unsafe(ownedByUs);
      for (const { statement } of statements) await tx.unsafe(statement);
      const [log] = await tx`select to_regclass('public.audit_log') is not null as exists`;
      if (log?.exists) await tx.unsafe(auditLogRights);
    }),
  );
}

/** Schemas, tables with what hangs on them, views, sequences of nobody, routines and types, but those of extensions. */
const ownedByUs = `
  with ours as (
    select oid, nspname from pg_namespace where nspname in ('public', 'drizzle', 'graphile_worker')
  ), us as (select oid from pg_roles where rolname = current_user)
  select format('alter schema %I owner to ${APPLICATION}', n.nspname) as statement
  from pg_namespace n join us on us.oid = n.nspowner where n.oid in (select oid from ours) and n.nspname <> 'public'
  union all
  select format('alter %s %s owner to ${APPLICATION}', case c.relkind when 'v' then 'view' when 'm' then 'materialized view'
    when 'S' then 'sequence' else 'table' end, c.oid::regclass)
  from pg_class c join us on us.oid = c.relowner
  where c.relnamespace in (select oid from ours) and c.relkind in ('r', 'p', 'v', 'm', 'S')
    and c.oid is distinct from to_regclass('public.audit_log')
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
      and d.deptype in ('a', 'i', 'e'))
  union all
  select format('alter routine %s owner to ${APPLICATION}', p.oid::regprocedure)
  from pg_proc p join us on us.oid = p.proowner
  where p.pronamespace in (select oid from ours) and p.proname <> 'audit_log_only_grows'
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  union all
  select format('alter type %s owner to ${APPLICATION}', t.oid::regtype)
  from pg_type t join us on us.oid = t.typowner
  left join pg_class c on c.oid = t.typrelid
  where t.typnamespace in (select oid from ours) and (t.typtype in ('e', 'd') or c.relkind = 'c')
    and not exists (select from pg_depend d where d.classid = 'pg_type'::regclass and d.objid = t.oid and d.deptype = 'e')`;

/** With the right to let the SQL console read it; the dump tells how far its numbers are. */
const auditLogRights = `
  alter table audit_log owner to current_user;
  revoke insert, update, delete, truncate, references, trigger on audit_log from ${APPLICATION} cascade;
  grant select on audit_log to ${APPLICATION} with grant option;
  grant insert, update (details) on audit_log to ${APPLICATION};
  grant select on sequence audit_log_id_seq to ${APPLICATION}`;

/**
 * @param {string} ownerUrl
 * @param {(sql: import('postgres').Sql) => Promise<unknown>} work
 */
async function asOwner(ownerUrl, work) {
  // Only now: the commands of a fresh clone come by this file before anything is installed.
  const { default: postgres } = await import('postgres');
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => undefined, fetch_types: false });
  try {
    await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
