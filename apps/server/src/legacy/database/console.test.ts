import { openDatabase } from '@dehesa/db';
import { executeStatement } from '@dehesa/services/database';
import { sql } from 'drizzle-orm';
import { emptyTables } from '@dehesa/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { PostgresSqlConsole } from '../../adapters/postgres-sql-console';
import { serviceContext } from '../../requests/request-context';
import { createTestApp } from '../../test-app.test-support';
import { createConsoleWorld } from './console.test-support';

const world = await createConsoleWorld();

afterAll(() => world.test.close());
beforeEach(() => emptyTables(world.test.deps.db, 'audit_log'));

const exec = (statement: string, path?: string) => world.exec(statement, path);

async function audited() {
  return [
    ...(await world.test.deps.db.execute<{ action: string; actor: number; details: Record<string, unknown> }>(
      sql`select action, actor_id as actor, details from audit_log order by id`,
    )),
  ];
}

describe('/exec-db', () => {
  it.each(['/exec-db', '/api/exec-db'])('%s answers columns, rows and their number', async (path) => {
    expect(await exec(`select 1 as uno, 'dos' as "Dos", null as nada, true as si, 1.50 as precio`, path)).toEqual({
      error: false,
      value: { columns: ['uno', 'Dos', 'nada', 'si', 'precio'], rows: [[1, 'dos', null, true, '1.50']], rowCount: 1 },
    });
  });

  it('keeps columns of one name apart and numbers whole', async () => {
    const { value } = await exec(`select 1 as n, 2 as n, count(*) as n, 9007199254740993 as n, 'NaN'::float8 as n`);
    expect(value).toEqual({
      columns: ['n', 'n', 'n', 'n', 'n'],
      rows: [[1, 2, 1, '9007199254740993', 'NaN']],
      rowCount: 1,
    });
  });

  it('writes what no other rule keeps for itself, and says how many rows it was', async () => {
    expect(
      await exec(`insert into categories (name_es, name_pt) values ('Prueba', 'Prova'), ('Otra', 'Outra')`),
    ).toEqual({
      error: false,
      value: { columns: [], rows: [], rowCount: 2 },
    });
    expect((await exec(`update categories set position = 9 where name_es = 'Prueba' returning name_pt`)).value).toEqual(
      {
        columns: ['name_pt'],
        rows: [['Prova']],
        rowCount: 1,
      },
    );
    expect(
      (await exec(`with gone as (delete from categories returning 1) select count(*) from gone`)).value.rows,
    ).toEqual([[2]]);
    expect((await exec('select count(*) from categories')).value.rows).toEqual([[0]]);
    expect((await exec(`update users set first_name = 'Ana' where id = ${world.authorId}`)).value.rowCount).toBe(1);
  });

  it('gives back 1 000 rows at most, but writes them all', async () => {
    const read = await exec('select n from generate_series(1, 5000) n');
    expect(read.value).toMatchObject({ rowCount: 1000 });
    expect(read.value.rows).toHaveLength(1000);
    const written = await exec(
      `insert into categories (name_es, name_pt) select n, n from generate_series(1, 1500) n returning id`,
    );
    expect(written.value.rowCount).toBe(1500);
    expect(written.value.rows).toHaveLength(1000);
    expect((await exec('delete from categories')).value.rowCount).toBe(1500);
  });

  it('says what the database says of a wrong statement', async () => {
    expect(await exec('select nada from users')).toEqual({ error: true, value: 'column "nada" does not exist' });
    expect(await exec('selec 1')).toEqual({ error: true, value: 'Sentencia no permitida: SELEC' });
    expect(await exec('  ')).toEqual({ error: true, value: 'Complete campos' });
    expect(await exec('select')).toEqual({ error: false, value: { columns: [], rows: [[]], rowCount: 1 } });
  });

  it('undoes a statement that fails', async () => {
    const failed = await exec(
      `with a as (insert into categories (name_es, name_pt) values ('x', 'x')) select 1 / 0 from generate_series(1, 1) n`,
    );
    expect(failed).toEqual({ error: true, value: 'division by zero' });
    expect((await exec('select count(*) from categories')).value.rows).toEqual([[0]]);
  });

  it('has every statement in the audit log with its author, also those that fail or are not run', async () => {
    await exec('select 1');
    await exec('select 1 / 0');
    await exec('drop table users');
    const author = { actor: world.authorId };
    expect(await audited()).toEqual([
      { ...author, action: 'database.execute', details: { statement: 'select 1' } },
      { ...author, action: 'database.executed', details: { rowCount: 1, milliseconds: expect.any(Number) } },
      { ...author, action: 'database.execute', details: { statement: 'select 1 / 0' } },
      { ...author, action: 'database.executeFailed', details: { code: '22012', milliseconds: expect.any(Number) } },
      { ...author, action: 'database.execute', details: { statement: 'drop table users' } },
    ]);
  });

  it('is for role 0 alone', async () => {
    for (const role of [1, 2, 3, 4] as const) {
      const other = await world.test.signInAs({ role });
      expect(await world.test.call('/exec-db', { sql: 'select 1', token: other.token })).toMatchObject({ status: 403 });
    }
    expect(await world.test.call('/exec-db', { sql: 'select 1' })).toMatchObject({ status: 401 });
    expect((await audited()).filter(({ action }) => action.startsWith('database.'))).toEqual([]);
  });
});

describe('the console of an installation', { timeout: 60_000 }, () => {
  it('closes itself where somebody gave its role more', async () => {
    const other = await createTestApp();
    try {
      const { token: theirs } = await other.signInAs({ role: 0 });
      await other.deps.db.execute(sql`grant select on sessions to public`);
      expect((await other.call('/exec-db', { sql: 'select 1', token: theirs })).body).toEqual({
        error: true,
        value: 'Consola SQL no disponible',
      });
      await other.deps.db.execute(sql`revoke select on sessions from public`);
      expect((await other.call('/exec-db', { sql: 'select 1', token: theirs })).body).toMatchObject({ error: false });
    } finally {
      await other.close();
    }
  });

  it('can be switched off', async () => {
    const off = await createTestApp({ sqlConsole: undefined });
    try {
      const { token: theirs } = await off.signInAs({ role: 0 });
      expect((await off.call('/exec-db', { sql: 'select 1', token: theirs })).body).toEqual({
        error: true,
        value: 'Consola SQL desactivada',
      });
    } finally {
      await off.close();
    }
  });
});

describe('the time limit', { timeout: 60_000 }, () => {
  it.each([
    'select pg_sleep(30)',
    `select set_config('statement_timeout', '0', false), pg_sleep(30)`,
    `select count(*) from generate_series(1, 1000000000000) a`,
  ])('ends: %s', async (statement) => {
    const app = await createTestApp();
    try {
      app.deps.sqlConsole = new PostgresSqlConsole({ databaseUrl: app.databaseUrl, limitMs: 400 });
      const { token: theirs } = await app.signInAs({ role: 0 });
      const begun = Date.now();
      const { body } = await app.call('/exec-db', { sql: statement, token: theirs });
      expect(body).toEqual({ error: true, value: 'canceling statement due to statement timeout' });
      expect(Date.now() - begun).toBeLessThan(25_000);
      // The server's process first puts away what it has written; how long that takes is the disk's matter.
      const left = async () => [
        ...(await app.deps.db.execute(
          sql`select 1 from pg_stat_activity where application_name = 'dehesa-console' and state = 'active' and datname = current_database()`,
        )),
      ];
      await expect.poll(left, { timeout: 20_000 }).toEqual([]);
    } finally {
      await app.close();
    }
  });
});

it('answers what the database says where as many statements run as the role may have', async () => {
  await exec('select 1');
  const { db } = world.test.deps;
  const [found] = await db.execute<{ role: string }>(
    sql`select 'dehesa_console_' || oid as role from pg_database where datname = current_database()`,
  );
  const limitTo = (connections: number) =>
    db.execute(sql.raw(`alter role ${found?.role ?? ''} connection limit ${connections}`));
  await limitTo(0);
  try {
    expect(await exec('select 1')).toMatchObject({ error: true, value: expect.stringMatching(/too many connections/) });
  } finally {
    await limitTo(3);
  }
  expect(await exec('select 1')).toMatchObject({ error: false });
});

it('says so where the database user of the server may make no roles', async () => {
  const plain = `dehesa_plain_${process.pid}`;
  const { db } = world.test.deps;
  await db.execute(sql.raw(`create role ${plain} login password 'plain-password'`));
  await db.execute(sql.raw(`grant select, insert on audit_log to ${plain}`));
  const url = new URL(world.test.databaseUrl);
  url.username = plain;
  url.password = 'plain-password';
  const theirs = openDatabase(url.href, { max: 1 });
  try {
    const services = serviceContext(
      { ...world.test.deps, db: theirs },
      { userId: world.authorId, role: 0, territoryId: null, provenAt: new Date() },
    );
    await expect(executeStatement(services, { statement: 'select 1' })).rejects.toMatchObject({
      failure: {
        code: 'database.consoleUnavailable',
        params: { reason: expect.stringMatching(/permission denied/) },
      },
    });
  } finally {
    await theirs.close();
    await db.execute(sql.raw(`drop owned by ${plain}`));
    await db.execute(sql.raw(`drop role ${plain}`));
  }
});

it('answers the screens alike, and tells them the tables', async () => {
  const response = await world.test.app.inject({
    method: 'POST',
    url: '/trpc/config.database.execute',
    headers: { 'content-type': 'application/json' },
    cookies: { dehesa_session: world.token },
    payload: { json: { statement: 'select nada' } },
  });
  expect(response.json()).toMatchObject({
    result: {
      data: {
        json: {
          ok: false,
          message: 'column "nada" does not exist',
          code: '42703',
          position: 8,
          milliseconds: expect.any(Number),
        },
      },
    },
  });
  const tables = await world.test.app.inject({
    url: '/trpc/config.database.tables',
    cookies: { dehesa_session: world.token },
  });
  const listed = tables.json<{ result: { data: { json: { name: string; write: string; columns: object[] }[] } } }>();
  expect(listed.result.data.json.find(({ name }) => name === 'sessions')).toMatchObject({
    write: 'none',
    columns: [
      { name: 'id_hash', type: 'text', hidden: true, changeable: false },
      { name: 'user_id', hidden: false },
      { name: 'expires_at' },
      { name: 'created_at' },
      ...['id', 'kind', 'last_used_at', 'network', 'browser', 'system', 'proven_at'].map((name) => ({
        name,
        hidden: false,
      })),
      { name: 'proof_challenge', hidden: true },
    ],
  });
});
