import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '@dehesa/db';
import { closedAfterAll, insertSampleReservation, rewriteAudit } from '@dehesa/testing';
import { seedReference } from '@dehesa/services/configuration';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { startQueue } from '../../jobs/queue/start-queue';
import { serviceContext } from '../../requests/request-context';
import { createTestApp } from '../../test-app.test-support';

const address = '/api/exports/base-de-datos.sql';
const awkward = `it's "quoted" \\ back\\slash\n\ttab ñandú 🌳 $$ ; -- /* \\. NULL`;

/** Those of the test, of its sample and of every installation. */
const categories = 1234 + 1 + 6;

const restored: string[] = [];

const test = await closedAfterAll(createTestApp());
await seedReference(serviceContext(test.deps, null));
const { token } = await test.signInAs({ role: 0, firstName: awkward });
const { db } = test.deps;
await insertSampleReservation(db);
await db.execute(sql`update people set booked_name = ${awkward}, birth_date = '1980-02-29'`);
await db.execute(sql`insert into configuration_secrets (name, sealed) values ('mail-password', '\\x00ff5c27')`);
await db.execute(sql`update configuration set admin_emails = ${sql.raw(`array['a@example.org', '{"x", y}', '']`)},
  extra = '{"a": "\\u00e1", "n": 1.5}'::jsonb`);
await db.execute(sql`insert into categories (name_es, name_pt) select n, n from generate_series(1, 1234) n`);
await db.execute(
  sql`select graphile_worker.add_job('nightly', '{"a": [1, "x"]}'::json, run_at => now() + interval '1 day')`,
);

afterEach(async () => {
  for (const name of restored.splice(0)) await onServer(`drop database if exists ${name} with (force)`);
});

async function onServer(statement: string): Promise<void> {
  await withClient(inject('databaseServer'), (client) => client.query(statement));
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function emptyDatabase(): Promise<string> {
  const name = `dehesa_restored_${process.pid}_${Date.now().toString(36)}`;
  restored.push(name);
  await onServer(`create database ${name} template template0`);
  const url = new URL(inject('databaseServer'));
  url.pathname = `/${name}`;
  return url.href;
}

async function download(): Promise<string> {
  const response = await test.app.inject({ url: address, cookies: { dehesa_session: token } });
  expect(response.statusCode).toBe(200);
  return response.body;
}

const definitions = {
  columns: `select n.nspname, c.relname, c.relkind, c.relpersistence, c.reloptions, c.relrowsecurity, a.attname,
    format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated, a.attstorage, a.attcompression,
    a.attcollation::regcollation, pg_get_expr(d.adbin, d.adrelid)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relkind in ('r', 'v', 'c') and a.attnum > 0 and not a.attisdropped and OWN`,
  constraints: `select n.nspname, conrelid::regclass, conname, contype, convalidated, condeferrable, pg_get_constraintdef(k.oid)
    from pg_constraint k join pg_namespace n on n.oid = k.connamespace where contype <> 'n' and OWN`,
  indexes: `select n.nspname, pg_get_indexdef(indexrelid), indisunique, indisprimary, indisvalid from pg_index
    join pg_class c on c.oid = indexrelid join pg_namespace n on n.oid = c.relnamespace where OWN`,
  triggers: `select n.nspname, pg_get_triggerdef(t.oid), tgenabled from pg_trigger t join pg_class c on c.oid = tgrelid
    join pg_namespace n on n.oid = c.relnamespace where not tgisinternal and OWN`,
  functions: `select n.nspname, pg_get_functiondef(p.oid), prosecdef from pg_proc p join pg_namespace n on n.oid = pronamespace
    where prokind in ('f', 'p') and OWN and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`,
  types: `select n.nspname, typname, typtype, array(select enumlabel from pg_enum where enumtypid = t.oid order by enumsortorder)
    from pg_type t join pg_namespace n on n.oid = typnamespace where typtype <> 'p' and OWN`,
  views: `select n.nspname, c.relname, pg_get_viewdef(c.oid) from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind = 'v' and OWN`,
  extensions: `select extname, extversion, n.nspname from pg_extension join pg_namespace n on n.oid = extnamespace`,
  sequences: `select schemaname, sequencename, data_type, start_value, min_value, max_value, increment_by, cycle, cache_size,
    last_value from pg_sequences`,
  owned: `select s.relname, t.relname, d.refobjsubid, d.deptype from pg_depend d join pg_class s on s.oid = d.objid
    and s.relkind = 'S' join pg_class t on t.oid = d.refobjid where d.deptype in ('a', 'i')`,
  comments: `select o.type, o.identity, description from pg_description d, pg_identify_object(classoid, objoid, objsubid) o
    where o.schema in ('public', 'drizzle', 'graphile_worker') and not exists (select from pg_depend e
      where e.classid = d.classoid and e.objid = d.objoid and e.deptype = 'e')`,
};

async function contents(url: string) {
  return withClient(url, async (client) => {
    await client.query(`set timezone = 'UTC'`);
    const found: Record<string, unknown> = {};
    const own = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;
    for (const [name, query] of Object.entries(definitions)) {
      const { rows } = await client.query(`select x::text as row from (${query.replace('OWN', own)}) x order by 1`);
      found[name] = rows.map(({ row }: { row: string }) => row);
    }
    const { rows: tables } = await client.query(`select format('%I.%I', n.nspname, relname) as name from pg_class c
      join pg_namespace n on n.oid = relnamespace where relkind = 'r' and ${own} order by 1`);
    for (const { name } of tables as { name: string }[]) {
      const { rows } = await client.query(`select x::text as row from ${name} x order by 1`);
      found[name] = rows.map(({ row }: { row: string }) => row);
    }
    return found;
  });
}

/** Named one by one, so that a difference tells where it is; what the export itself notes is not in it. */
async function expectSame(before: Record<string, unknown>, url: string): Promise<void> {
  const after = await contents(url);
  expect(Object.keys(after)).toEqual(Object.keys(before));
  for (const name of Object.keys(before)) expect({ [name]: after[name] }).toEqual({ [name]: before[name] });
}

// Databases are made and read back whole.
describe('the export of the database', { timeout: 120_000 }, () => {
  it('restores into an empty database with nothing lost', async () => {
    const dump = await download();
    // What tells of the export itself was written after its moment.
    await rewriteAudit(test.deps.db, sql`delete from audit_log`);
    const before = await contents(test.databaseUrl);
    expect(before['public.categories']).toHaveLength(categories);
    expect(before['graphile_worker._private_jobs']).toHaveLength(1);
    expect(before['public.people']).not.toEqual([]);
    const url = await emptyDatabase();
    await withClient(url, (client) => client.query(dump));
    await withClient(url, (client) =>
      client.query(
        'alter table audit_log disable trigger user; delete from audit_log; alter table audit_log enable trigger user',
      ),
    );
    await expectSame(before, url);
  });

  it('gives a database that the product runs on: numbers go on, triggers fire, the queue works', async () => {
    const url = await emptyDatabase();
    const dump = await download();
    await withClient(url, (client) => client.query(dump));
    const db = openDatabase(url);
    try {
      const [made] = await db.execute<{ id: number }>(
        sql`insert into categories (name_es, name_pt) values ('a', 'b') returning id`,
      );
      expect(made?.id).toBe(categories + 1);
      await expect(db.execute(sql`insert into configuration (id) values (2)`)).rejects.toHaveProperty(
        'cause.constraint_name',
        'configuration_one_row',
      );
      const queue = await startQueue({ databaseUrl: url, deps: { ...test.deps, db }, smtpUrl: null });
      await queue.stop();
    } finally {
      await db.close();
    }
  });

  it('restores by psql', async ({ skip }) => {
    if (spawnSync('psql', ['--version']).status !== 0) skip('there is no psql on this machine');
    const folder = mkdtempSync(path.join(os.tmpdir(), 'dehesa-dump-'));
    try {
      const file = path.join(folder, 'dump.sql');
      writeFileSync(file, await download());
      const url = await emptyDatabase();
      execFileSync('psql', ['--quiet', '--no-psqlrc', '--set', 'ON_ERROR_STOP=1', '--file', file, url], {
        stdio: 'pipe',
      });
      const count = (at: string) => withClient(at, (client) => client.query('select count(*) from users'));
      expect((await count(url)).rows).toEqual((await count(test.databaseUrl)).rows);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is of one moment, whatever is written meanwhile', async () => {
    const { db } = test.deps;
    const response = await test.app.inject({ url: address, cookies: { dehesa_session: token }, payloadAsStream: true });
    await db.execute(sql`insert into categories (name_es, name_pt) values ('after', 'after')`);
    let dump = '';
    for await (const part of response.stream()) dump += String(part);
    expect(dump).not.toContain("'after'");
    expect(dump.trimEnd().endsWith('COMMIT;')).toBe(true);
    await db.execute(sql`delete from categories where name_es = 'after'`);
  });

  it('does not run twice at a time, is for role 0 alone and stands in the audit log', async () => {
    const { db } = test.deps;
    await rewriteAudit(db, sql`delete from audit_log`);
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('database-export'))`);
      const second = await test.app.inject({ url: address, cookies: { dehesa_session: token } });
      expect(second.statusCode).toBe(409);
      expect(second.json()).toMatchObject({ domain: { code: 'database.exportRunning' } });
    });
    for (const role of [1, 2, 3, 4] as const) {
      const other = await test.signInAs({ role });
      const refused = await test.app.inject({ url: address, cookies: { dehesa_session: other.token } });
      expect(refused.statusCode).toBe(403);
      expect(await test.call('/exportar-db', { token: other.token })).toMatchObject({ status: 403 });
    }
    expect((await test.app.inject({ url: address })).statusCode).toBe(401);
    const response = await test.app.inject({ url: address, cookies: { dehesa_session: token } });
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="dehesa-\d{4}-\d{2}-\d{2}\.sql"$/),
    });
    const rows = await db.execute(sql`select action from audit_log where entity = 'database'`);
    expect([...rows]).toEqual([{ action: 'database.export' }]);
  });

  it.each(['/exportar-db', '/api/exportar-db'])('%s answers the same as content', async (call) => {
    const { status, body } = await test.call(call, { token });
    expect(status).toBe(200);
    expect(body).toEqual({ error: false, content: expect.stringContaining('INSERT INTO "public"."users"') });
    const url = await emptyDatabase();
    // Asserted on above
    await withClient(url, (client) => client.query((body as { content: string }).content));
  });
});
