import { sessions, users } from '@dehesa/db/schema';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { createConsoleWorld } from './console.test-support';

const world = await createConsoleWorld();

afterAll(() => world.test.close());

const exec = (statement: string) => world.exec(statement);

it('no secret is in an answer: the database holds some', async () => {
  const [row] = await world.test.deps.db.select({ hash: users.passwordHash }).from(users).limit(1);
  expect(row?.hash).toMatch(/^\$argon2id/);
  expect(await world.test.deps.db.select().from(sessions)).not.toEqual([]);
});

describe('the console', { timeout: 60_000 }, () => {
  it.each([
    'select password_hash from users',
    'select one_time_password_hash from users',
    'select u from users u',
    'select row_to_json(u) from users u',
    'select to_jsonb(users) from users',
    'table users',
    'select * from users',
    'select id_hash from sessions',
    'select sealed from configuration_secrets',
    "select encode(sealed, 'hex') from configuration_secrets",
    'select collaborator_key from configuration',
    'select fields from messages',
    'select html from messages',
    'select key_hash from idempotency_keys',
    'select account_hash from login_failures',
    'update users set first_name = password_hash',
    'update users set first_name = first_name returning password_hash',
    'delete from users where password_hash is not null',
    'insert into categories (name_es, name_pt) select password_hash, email from users',
    'with stolen as (select password_hash as h from users) select h from stolen',
    `select query_to_xml('select password_hash from users', true, false, '')`,
    `select table_to_xml('users', true, false, '')`,
    `explain analyze select password_hash from users`,
    `select * from users a join users b using (password_hash)`,
    `select 1 from users order by password_hash`,
  ])('reads no secret: %s', async (statement) => {
    expect(await exec(statement)).toEqual({ error: true, value: expect.stringMatching(/permission denied/) });
  });

  it('finds no secret in the statistics of the database', async () => {
    await world.test.deps.db.execute(sql`analyze users, sessions, configuration_secrets`);
    const { value } = await exec(
      `select * from pg_stats where attname in ('password_hash', 'id_hash', 'sealed', 'one_time_password_hash')`,
    );
    expect(value.rows).toEqual([]);
    for (const catalogue of ['pg_statistic', 'pg_authid', 'pg_shadow', 'pg_statistic_ext_data', 'pg_user_mapping'])
      expect((await exec(`select * from ${catalogue}`)).value).toMatch(/permission denied/);
    const { value: roles } = await exec('select distinct rolpassword from pg_roles');
    expect(roles.rows).toEqual([['********']]);
  });

  it('finds none in what PostgreSQL writes of a whole schema', async () => {
    const { value } = await exec(`select schema_to_xml('public', true, false, '')::text`);
    expect(JSON.stringify(value.rows)).toContain('<territories>');
    expect(JSON.stringify(value.rows)).not.toMatch(/argon2|<(password_hash|id_hash|sealed)/);
  });

  it('sees no statement of others', async () => {
    const { value } =
      await exec(`select distinct query from pg_stat_activity where usename is distinct from current_user
      and query is not null and query not in ('<insufficient privilege>', '')`);
    expect(value.rows).toEqual([]);
  });

  it.each([
    'select * from graphile_worker._private_jobs',
    'select * from graphile_worker.jobs',
    'select * from drizzle.__drizzle_migrations',
    `select graphile_worker.add_job('x')`,
    'delete from audit_log',
    'update audit_log set actor_id = 1',
    `insert into audit_log (action, entity) values ('a', 'b')`,
    'delete from server_faults',
    'delete from sessions',
    `insert into sessions (id_hash, user_id, expires_at) values ('x', 1, now())`,
    `update users set password_hash = 'x'`,
    'update users set role = 0',
    `update users set email = 'x@example.org'`,
    'update users set has_access = true',
    'delete from users',
    `update configuration set mail_host = 'evil.example'`,
    `update configuration set sync_url = 'https://evil.example'`,
    'update configuration set licence_ends_on = null',
    `update configuration set custom_css = 'x'`,
    'update reservations set status = 2',
    'delete from reservations',
    'update shift_places set held = 0',
    'update activities set capacity = 1',
    `update templates set body = 'x'`,
    'delete from legal_text_versions',
    'select * into stolen from categories',
    `select pg_read_file('/etc/passwd')`,
    `select pg_read_binary_file('PG_VERSION')`,
    `select pg_ls_dir('.')`,
    `select lo_import('/etc/passwd')`,
    `select lo_export(1, '/tmp/x')`,
    'select pg_reload_conf()',
    'select pg_rotate_logfile()',
    'select * from pg_hba_file_rules',
    'select * from pg_file_settings',
    `select set_config('role', 'postgres', false)`,
    `select set_config('session_authorization', 'postgres', false)`,
    `select set_config('session_replication_role', 'replica', false)`,
    `select set_config('log_statement', 'none', false)`,
    `select * from dblink('', 'select 1') as t(a int)`,
    `select query_to_xml('alter role ' || current_user || ' password ''x''', true, false, '')`,
  ])('does not: %s', async (statement) => {
    const answer = await exec(statement);
    expect(answer).toEqual({
      error: true,
      value: expect.stringMatching(/permission denied|does not exist|not allowed|must be superuser|cannot set/),
    });
  });

  it.each([
    'set role postgres',
    'reset role',
    'set session authorization postgres',
    'reset session authorization',
    'set statement_timeout = 0',
    'begin',
    'start transaction',
    'commit',
    'end',
    'rollback',
    'abort',
    'savepoint a',
    `prepare transaction 'x'`,
    'prepare p as select 1',
    'discard all',
    'do $$ begin raise notice $x$ hello $x$; end $$',
    'call x()',
    `copy users to program 'cat'`,
    `copy users to '/tmp/x'`,
    'copy categories from stdin',
    'copy categories to stdout',
    'create table x (y int)',
    'create temp table x (y int)',
    `create function x() returns int language sql as 'select 1'`,
    'create or replace function notify_own_change() returns trigger language plpgsql as $$ begin return null; end $$',
    'alter table users disable trigger all',
    'drop trigger activities_changed on activities',
    'create extension dblink',
    'alter system set log_statement = none',
    'alter role current_user password $$x$$',
    'grant select on users to current_user',
    'create user x superuser',
    'truncate categories',
    'lock table users',
    'vacuum users',
    'listen x',
    'notify x',
    'load $$x$$',
    'security label on table users is $$x$$',
    '/* select */ commit',
    '-- select\ncommit',
    ';commit',
    ';',
  ])('does not run: %s', async (statement) => {
    expect(await exec(statement)).toEqual({ error: true, value: expect.stringMatching(/^Sentencia no permitida/) });
  });

  it.each([
    'select 1; select 2',
    'select 1; drop table users',
    'select 1; commit; reset role; select 2',
    'select 1;;select 2',
  ])('runs one statement, not: %s', async (statement) => {
    expect(await exec(statement)).toEqual({
      error: true,
      value: 'cannot insert multiple commands into a prepared statement',
    });
  });

  it('takes a statement that ends as statements do', async () => {
    expect((await exec('select 1;')).value.rows).toEqual([[1]]);
    expect((await exec('select 1; -- done')).value.rows).toEqual([[1]]);
  });

  it('is a role of its own that is a member of none and owns nothing', async () => {
    const { value } =
      await exec(`select session_user = current_user as same, r.rolsuper, r.rolcreaterole, r.rolcreatedb,
      r.rolbypassrls, r.rolreplication, (select count(*) from pg_auth_members m where m.member = r.oid) as memberships,
      (select count(*) from pg_class c where c.relowner = r.oid) as owned
      from pg_roles r where r.rolname = session_user`);
    expect(value.rows).toEqual([[true, false, false, false, false, false, 0, 0]]);
  });

  it('knows the rights of every table of the product', async () => {
    const { value } = await exec(`select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace
      and c.relkind = 'r' and not has_any_column_privilege(c.oid, 'select') order by 1`);
    expect(value.rows, 'tables without a row in console-rights.ts').toEqual([]);
  });

  it('sees no column that is named like a secret', async () => {
    const { value } = await exec(`select c.relname || '.' || a.attname from pg_class c join pg_attribute a
      on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and has_column_privilege(c.oid, a.attnum, 'select')
      and a.attname ~ '(hash|secret|sealed|password|token|_key$)' order by 1`);
    // Keys of other kinds: what is compared to find duplicates, and the spelling of a locality.
    expect(value.rows).toEqual([
      ['email_suppressions.email_key'],
      ['enquiries.email_key'],
      ['people.email_key'],
      ['people.identity_key'],
      ['users.must_change_password'],
    ]);
  });

  it('keeps nothing of a statement for the next', async () => {
    await exec(`select set_config('search_path', 'pg_temp', false), set_config('statement_timeout', '0', false)`);
    const { value } = await exec(`select current_setting('search_path'), current_setting('statement_timeout')`);
    expect(value.rows).toEqual([['public', '10s']]);
  });

  it('does not drown in what a statement says', async () => {
    const big = await exec(`select repeat('x', 100000000)`);
    expect(big).toEqual({ error: true, value: 'the answer is too large' });
    expect((await exec('select 1')).error).toBe(false);
  });

  it('leaves no large object behind', async () => {
    for (const statement of [`select lo_from_bytea(0, 'x')`, 'select lo_create(0)', 'select lo_creat(-1)'])
      expect(await exec(statement)).toEqual({ error: true, value: 'permission denied for large objects' });
    expect((await exec('select count(*) from pg_largeobject_metadata')).value.rows).toEqual([[0]]);
  });
});
