import { openDatabase } from '@dehesa/db';
import { closedAfterAll, createTestDatabase } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { examinePooler } from '../doctor/examine-database';
import { assertPooler, findPoolerFault } from './pooler';

const database = await closedAfterAll(createTestDatabase());
const name = new URL(database.url).pathname.slice(1);

/** As a pooler's `connect_query` does for each of its sessions. */
async function setForSessions(setting: string, value: string) {
  await database.db.execute(sql.raw(`alter database "${name}" set ${setting} = '${value}'`));
  onTestFinished(async () => {
    await database.db.execute(sql.raw(`alter database "${name}" reset ${setting}`));
  });
}

describe('a pooler', () => {
  it('whose sessions would wait for a lock for ever is refused', async () => {
    expect(await findPoolerFault(database.url)).toBe('it does not set lock_timeout and statement_timeout');
    expect(await examinePooler(database.url)).toMatchObject([{ subject: 'pooler', state: 'fault' }]);
    expect(await examinePooler(null)).toEqual([]);
    await setForSessions('statement_timeout', '60s');
    await expect(assertPooler(database.url)).rejects.toThrow('cannot be used: it does not set lock_timeout');
    await setForSessions('lock_timeout', '3s');
    expect(await findPoolerFault(database.url)).toBeUndefined();
    expect(await examinePooler(database.url)).toMatchObject([{ subject: 'pooler', state: 'good' }]);
  });

  it('that is not there is refused, and no password is told', async () => {
    const url = 'postgres://dehesa:a-secret@127.0.0.1:1/dehesa';
    expect(await findPoolerFault(url)).toMatch(/^it does not answer: /);
    expect(await findPoolerFault(url)).not.toContain('a-secret');
  });
});

describe('what goes through one', () => {
  /** Statements that the session keeps prepared after some were asked, in a transaction and without. */
  async function keptPrepared(viaPooler: boolean): Promise<number> {
    const db = openDatabase(database.url, { max: 1, viaPooler });
    onTestFinished(() => db.close());
    const ask = (asked: Pick<typeof db, 'execute'>) => asked.execute(sql`select ${7}::int + ${1}::int as sum`);
    expect([...(await ask(db))]).toEqual([{ sum: 8 }]);
    expect([...(await db.transaction((tx) => ask(tx)))]).toEqual([{ sum: 8 }]);
    const [kept] = await db.execute<{ kept: number }>(
      sql.raw('select count(*)::int as kept from pg_prepared_statements where statement like $$%as sum%$$'),
    );
    return kept?.kept ?? Number.NaN;
  }

  it('leaves no statement in a session that is somebody else’s a moment later', async () => {
    expect(await keptPrepared(true)).toBe(0);
    expect(await keptPrepared(false)).toBeGreaterThan(0);
  });

  it('reads instants in UTC all the same', async () => {
    const db = openDatabase(database.url, { max: 1, viaPooler: true });
    onTestFinished(() => db.close());
    const [zone] = await db.execute<{ zone: string }>(sql`select current_setting('TimeZone') as zone`);
    expect(zone).toEqual({ zone: 'UTC' });
  });
});
