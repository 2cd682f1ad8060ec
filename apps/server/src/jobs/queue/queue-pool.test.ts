import { sql } from 'drizzle-orm';
import { closedAfterAll, createTestDatabase, type DatabaseLink, emptyTables, openDatabaseLink } from '@dehesa/testing';
import type { PoolClient } from 'pg';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../../adapters/logger';
import { QueuePool } from './queue-pool';

let link: DatabaseLink;
let pool: QueuePool;
let unsettled: unknown[];

const database = await closedAfterAll(createTestDatabase());
await database.db.execute(sql`create table settled (job integer)`);

beforeEach(async () => {
  await emptyTables(database.db, 'settled');
  link = await openDatabaseLink(database.url);
  unsettled = [];
  pool = new QueuePool({
    databaseUrl: link.url,
    max: 1,
    patience: 500,
    logger: createLogger('silent'),
    watch: undefined,
    onUnsettled: (error) => unsettled.push(error),
  });
});
afterEach(async () => {
  pool.stopWaiting();
  await pool.end();
  await link.close();
});

/** As the library's are named: what stands before the slash says what a statement is for. */
const complete = { name: 'complete_jobs/test', text: 'insert into settled values ($1)', values: [7] };
const take = { name: 'get_job/test', text: 'select 7 as job', values: [] };
const settled = async () => (await database.db.execute(sql`select job from settled`)).map(({ job }) => job);

async function withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

it('says the end of a job again until the database has heard it, though every connection is held by who waits', async () => {
  await withClient(async (client) => {
    await link.close();
    const said = client.query(complete);
    await link.restore();
    await said;
  });
  expect(await settled()).toEqual([7]);
  expect(unsettled).toEqual([]);
});

it.each([
  { what: 'the connection is lost', loseAnswer: () => link.loseAnswerTo(take.name) },
  { what: 'no answer comes', loseAnswer: () => Promise.resolve(link.swallow(true)) },
])(
  'tells of a job that may have been given out where $what, and goes on with another connection',
  async ({ loseAnswer }) => {
    await withClient((client) => client.query('select 1'));
    void loseAnswer();
    await expect(withClient((client) => client.query(take))).rejects.toThrow(
      /Connection terminated|Query read timeout|ECONN/,
    );
    expect(unsettled).toHaveLength(1);
    link.swallow(false);
    expect((await withClient((client) => client.query(take))).rows).toEqual([{ job: 7 }]);
    expect(unsettled).toHaveLength(1);
  },
);

it('leaves what the database refuses as it is: that is no outage', async () => {
  await expect(withClient((client) => client.query({ ...take, text: 'select 1 / 0' }))).rejects.toThrow('division');
  expect(unsettled).toEqual([]);
});

it('tells of the end of a job that the database refuses to write down', async () => {
  await withClient((client) => client.query({ ...complete, values: ['not a number'] }));
  expect(unsettled).toHaveLength(1);
  expect(await settled()).toEqual([]);
});

it('keeps nobody waiting for a database that is away once the queue stops', async () => {
  await link.close();
  const connecting = pool.connect();
  pool.stopWaiting();
  const client = await connecting;
  await expect(client.query(complete)).resolves.toMatchObject({ rows: [] });
  await expect(client.query(take)).rejects.toThrow(/Connection terminated|Query read timeout|ECONN/);
  client.release();
});

it('lets as many wait for the database as there are, and none of them is taken for a leak', async () => {
  const warnings: string[] = [];
  const note = ({ name }: Error) => warnings.push(name);
  process.on('warning', note);
  onTestFinished(() => void process.off('warning', note));
  await link.close();
  const waiting = Array.from({ length: 16 }, () => withClient((client) => client.query('select 1 as one')));
  await new Promise((resolve) => setTimeout(resolve, 300));
  await link.restore();
  for (const { rows } of await Promise.all(waiting)) expect(rows).toEqual([{ one: 1 }]);
  expect(warnings).toEqual([]);
});
