import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Database, migrateDatabase, openDatabase } from '@dehesa/db';
import { type EmbeddedPostgres, startEmbedded } from '@dehesa/db/embedded';
import { seedReference } from '@dehesa/services/configuration';
import { runRetention } from '@dehesa/services/personal-data';
import { embeddedFolder } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresSqlConsole } from './adapters/postgres-sql-console';
import { startQueue } from './jobs/queue/start-queue';
import { serviceContext } from './requests/request-context';
import { createTestApp, type TestApp } from './test-app.test-support';

const migrations = fileURLToPath(new URL('../../../drizzle', import.meta.url));

let root: string;
let embedded: EmbeddedPostgres;
let db: Database;
let test: TestApp;
let token: string;
beforeAll(async () => {
  root = embeddedFolder('role');
  embedded = await startEmbedded({ root, settings: { fsync: 'off' } });
  await migrateDatabase(embedded.ownerUrl, migrations);
  await embedded.handOver();
  db = openDatabase(embedded.url);
  test = await createTestApp({ db, sqlConsole: new PostgresSqlConsole({ databaseUrl: embedded.url }) });
  await seedReference(serviceContext(test.deps, null));
  ({ token } = await test.signInAs({ role: 0 }));
}, 120_000);
afterAll(async () => {
  await test.close();
  await db.close();
  await embedded.stop();
  rmSync(root, { recursive: true, force: true });
});

const execute = (statement: string) => test.call('/exec-db', { token, sql: statement });

// Started twice, as an installation is: the second time what the first one made is handed over again.
describe.each(['at its first start', 'at its next start'])(
  'as the embedded database’s role, %s, there works',
  (start) => {
    beforeAll(async () => {
      if (start === 'at its first start') return;
      await migrateDatabase(embedded.ownerUrl, migrations);
      await embedded.handOver();
    });

    it('the queue, which makes its own tables', async () => {
      const queue = await startQueue({ databaseUrl: embedded.url, deps: test.deps, smtpUrl: null });
      await queue.stop();
      const owners = await db.execute(sql`
        select distinct pg_get_userbyid(relowner) as owner from pg_class
        where relnamespace = 'graphile_worker'::regnamespace`);
      expect([...owners]).toEqual([{ owner: 'dehesa' }]);
    });

    it('the SQL console, which reads the audit log and changes nothing in it (B40)', async () => {
      expect((await execute('select action from audit_log limit 1')).body).toMatchObject({ error: false });
      expect((await execute('delete from audit_log')).body).toMatchObject({
        error: true,
        value: expect.stringContaining('permission denied'),
      });
    });

    it('the export of the database (B41)', async () => {
      const { statusCode, body } = await test.app.inject({
        url: '/api/exports/base-de-datos.sql',
        cookies: { dehesa_session: token },
      });
      expect(statusCode).toBe(200);
      expect(body).toContain('audit_log_only_grows');
      expect(body.trimEnd().endsWith('COMMIT;')).toBe(true);
    });

    it('what erases old data (B46)', async () => {
      expect(await runRetention(serviceContext(test.deps, null))).toMatchObject({ months: 12, people: 0 });
    });
  },
);
