import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbedded } from './embedded.mjs';
import { migrateDatabase } from './migrate';

const migrations = fileURLToPath(new URL('../../../drizzle', import.meta.url));
const refused = '42501';

let root: string;
let embedded: EmbeddedPostgres;
beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'dehesa-audit-'));
  chmodSync(root, 0o755);
  embedded = await startEmbedded({ root, settings: { fsync: 'off' } });
  await migrateDatabase(embedded.ownerUrl, migrations);
  await embedded.handOver();
  await run(
    embedded.url,
    `insert into audit_log (action, entity, at, details) values
      ('database.execute', 'database', now() - interval '2 months', '{"statement": "select 1", "rows": 1}'),
      ('database.execute', 'database', now(), '{"statement": "select 2"}'),
      ('access.refuse', 'access', now() - interval '2 months', '{"address": "x", "count": 3}')`,
  );
}, 60_000);
afterAll(async () => {
  await embedded.stop();
  rmSync(root, { recursive: true, force: true });
});

async function run(url: string, text: string): Promise<Record<string, unknown>[]> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return [...(await sql.unsafe(text))];
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** The database's code for why it refused, or what came of it. */
const outcome = (url: string, text: string) =>
  run(url, text).then(
    () => 'done',
    (error: unknown) => (error instanceof postgres.PostgresError ? error.code : error),
  );

const changes = [
  'delete from audit_log',
  'truncate audit_log',
  `update audit_log set action = 'nothing'`,
  `update audit_log set at = now()`,
  `update audit_log set details = '{}'`,
  `update audit_log set details = details - 'statement'`,
  `update audit_log set details = details - 'count' where action = 'access.refuse'`,
];

describe('the audit log', () => {
  it.each(changes)('for the application’s role of the embedded database, refuses: %s', async (change) => {
    expect(await outcome(embedded.url, change)).toBe(refused);
  });

  it.each([
    'alter table audit_log disable trigger all',
    'drop trigger audit_log_stays on audit_log',
    'drop table audit_log',
    'drop schema public cascade',
    'alter schema public owner to dehesa',
    'alter database postgres owner to dehesa',
    'alter table audit_log set schema drizzle',
    'alter table audit_log owner to dehesa',
    `create or replace function audit_log_only_grows() returns trigger language plpgsql as 'begin return old; end'`,
    `set session_replication_role = 'replica'`,
    'set role app',
    'grant app to dehesa',
    'alter role dehesa superuser',
    'grant delete on audit_log to dehesa; delete from audit_log',
  ])('leaves that role no way around it: %s', async (way) => {
    expect(await outcome(embedded.url, way)).toBe(refused);
  });

  it.each(changes)('for whoever owns the whole database, refuses: %s', async (change) => {
    expect(await outcome(embedded.ownerUrl, change)).toBe(refused);
  });

  it('takes lines, and after a month forgets what may name people or tells where a call came from (B46)', async () => {
    const forget = `update audit_log set details = details - array['statement', 'address'] where at < now() - interval '1 month'`;
    expect(await outcome(embedded.url, forget)).toBe('done');
    expect(await run(embedded.url, 'select details from audit_log order by id')).toEqual([
      { details: { rows: 1 } },
      { details: { statement: 'select 2' } },
      { details: { count: 3 } },
    ]);
  });
});

describe('the application’s role', () => {
  it('is no superuser, owns the rest, and may make the SQL console’s role and let it read', async () => {
    const [role] = await run(
      embedded.url,
      `select current_user as name, rolsuper, rolcreatedb, rolreplication, rolbypassrls, rolcreaterole
       from pg_roles where rolname = current_user`,
    );
    expect(role).toEqual({
      name: 'dehesa',
      rolsuper: false,
      rolcreatedb: false,
      rolreplication: false,
      rolbypassrls: false,
      rolcreaterole: true,
    });
    const others = await run(
      embedded.url,
      `select relname, pg_get_userbyid(relowner) as owner from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and pg_get_userbyid(relowner) <> 'dehesa'`,
    );
    expect(others).toEqual([{ relname: 'audit_log', owner: 'app' }]);
    expect(
      await outcome(
        embedded.url,
        'create role reader; grant select on audit_log to reader; grant select on users to reader',
      ),
    ).toBe('done');
  });

  it('goes on in a folder whose database was the superuser’s alone', async () => {
    await run(
      embedded.ownerUrl,
      `create schema graphile_worker; create table graphile_worker.jobs (id int generated always as identity primary key);
       create type graphile_worker.job_spec as (name text);
       create function graphile_worker.add_job(name text) returns text language sql as 'select name';
       alter table users owner to app; revoke all on schema public from dehesa cascade; revoke create on database postgres from dehesa;
       create role dehesa_console_99 login;
       revoke select on users from dehesa`,
    );
    await embedded.stop();
    embedded = await startEmbedded({ root, settings: { fsync: 'off' } });
    await migrateDatabase(embedded.ownerUrl, migrations);
    await embedded.handOver();
    for (const statement of [
      'alter table graphile_worker.jobs add column more text',
      'insert into graphile_worker.jobs (more) values (graphile_worker.add_job(null))',
      'alter type graphile_worker.job_spec add attribute more text',
      'drop function graphile_worker.add_job(text)',
      'create schema another',
      'select * from users',
      'alter role dehesa_console_99 connection limit 3',
      'create extension if not exists unaccent',
      'create extension citext',
    ])
      expect([statement, await outcome(embedded.url, statement)]).toEqual([statement, 'done']);
    expect(await outcome(embedded.url, 'delete from audit_log')).toBe(refused);
  });
});
