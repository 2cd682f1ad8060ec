import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '@dehesa/db';
import { closedAfterAll, insertSampleReservation, rewriteAudit } from '@dehesa/testing';
import { seedReference } from '@dehesa/services/configuration';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import {
  contents,
  dropEmptyDatabases,
  emptyDatabase,
  expectSame,
  withClient,
} from '../../backups/contents.test-support';
import { startQueue } from '../../jobs/queue/start-queue';
import { serviceContext } from '../../requests/request-context';
import { createTestApp } from '../../test-app.test-support';

const address = '/api/exports/base-de-datos.sql';
const awkward = `it's "quoted" \\ back\\slash\n\ttab ñandú 🌳 $$ ; -- /* \\. NULL`;

/** Those of the test, of its sample and of every installation. */
const categories = 1234 + 1 + 6;

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

afterEach(dropEmptyDatabases);

async function download(): Promise<string> {
  const response = await test.app.inject({ url: address, cookies: { dehesa_session: token } });
  expect(response.statusCode).toBe(200);
  return response.body;
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
