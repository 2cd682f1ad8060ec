import { sql } from 'drizzle-orm';
import { emptyTables } from '@dehesa/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { FaultLog } from '../../adapters/fault-log';
import { createLogger } from '../../adapters/logger';
import { createTestApp } from '../../test-app.test-support';

const faults = new FaultLog();
const logger = createLogger('error', faults.note, { destination: { write: () => undefined } });

const test = await createTestApp({ logger });
faults.attach(test.deps);
const { token } = await test.signInAs({ role: 0 });

afterAll(async () => {
  await faults.flushed();
  await test.close();
});
beforeEach(() => emptyTables(test.deps.db, 'server_faults', 'audit_log'));

/** A table that is gone is what no rule expects. */
async function breakSomething(): Promise<string> {
  await test.deps.db.execute(sql`alter table categories rename to gone`);
  try {
    const { status, body } = await test.call('/act-categorias', { token });
    expect({ status, body }).toEqual({
      status: 500,
      body: { error: true, value: 'Error', id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    });
    await faults.flushed();
    // Asserted on above
    return (body as { id: string }).id;
  } finally {
    await test.deps.db.execute(sql`alter table gone rename to categories`);
  }
}

describe('/logs-db and /borrar-logs-db', () => {
  it.each(['/logs-db', '/api/logs-db'])(
    '%s answers the faults as a bare list, with the id that was told',
    async (path) => {
      const id = await breakSomething();
      expect(await test.call(path, { token })).toMatchObject({
        status: 200,
        body: [
          {
            fecha: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
            log: expect.stringContaining('legacy call failed'),
            exception: expect.stringMatching(/relation "categories" does not exist[\s\S]* at /),
            id,
          },
        ],
      });
    },
  );

  it('keeps faults of work that nobody called for, and none that is expected', async () => {
    logger.error('only words');
    logger.error({ err: new Error('inner') }, 'outer');
    logger.warn({ err: new Error('a warning') }, 'not kept');
    await test.call('/act-editar-actividad', { id: 999_999, token });
    await faults.flushed();
    const { body } = await test.call('/logs-db', { token });
    expect(body).toEqual([
      expect.objectContaining({ log: 'outer: inner', id: null }),
      expect.objectContaining({ log: 'only words', exception: '', id: null }),
    ]);
  });

  it('keeps no personal data', async () => {
    logger.error(
      {
        err: new Error(
          'invalid input syntax for type integer: "Ana García"; ana.garcia@example.org 12345678Z X1234567L +34 600 123 456 1980-02-29',
        ),
      },
      'failed for otra@example.org',
    );
    await faults.flushed();
    const { body } = await test.call('/logs-db', { token });
    expect(JSON.stringify(body)).not.toMatch(/Ana|García|@example|12345678|1234567L|600|1980/);
    expect(JSON.stringify(body)).toContain('invalid input syntax for type integer');
  });

  it('empties the list, which stays in the audit log', async () => {
    await breakSomething();
    for (const path of ['/borrar-logs-db', '/api/borrar-logs-db'])
      expect(await test.call(path, { token })).toMatchObject({ status: 200, body: { error: false } });
    expect(await test.call('/logs-db', { token })).toMatchObject({ status: 200, body: [] });
    const rows = await test.deps.db.execute(sql`select action, details from audit_log order by id`);
    expect([...rows]).toEqual([
      { action: 'database.clearFaults', details: { removed: 1 } },
      { action: 'database.clearFaults', details: { removed: 0 } },
    ]);
  });

  it('is for role 0 alone', async () => {
    for (const role of [1, 2, 3, 4] as const) {
      const other = await test.signInAs({ role });
      for (const path of ['/logs-db', '/borrar-logs-db'])
        expect(await test.call(path, { token: other.token })).toMatchObject({ status: 403 });
    }
    expect(await test.call('/logs-db')).toMatchObject({ status: 401 });
  });

  it('a database that does not take it is no fault of its own', async () => {
    await test.deps.db.execute(sql`alter table server_faults rename to gone_faults`);
    logger.error('lost');
    await faults.flushed();
    await test.deps.db.execute(sql`alter table gone_faults rename to server_faults`);
    logger.error('kept');
    await faults.flushed();
    expect(await test.call('/logs-db', { token })).toMatchObject({ body: [{ log: 'kept' }] });
  });
});
