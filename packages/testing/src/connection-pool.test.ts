import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Database, type DatabaseWatch, openDatabase } from '@dehesa/db';

let cleanUp: (() => unknown)[] = [];
let db: Database;
let admin: Database;

beforeEach(() => {
  db = open(inject('databaseServer'), { max: 2 });
  admin = open(inject('databaseServer'), { max: 1 });
});
afterEach(async () => {
  for (const each of cleanUp.toReversed()) await each();
  cleanUp = [];
});

function open(...args: Parameters<typeof openDatabase>): Database {
  const opened = openDatabase(...args);
  cleanUp.push(() => opened.close());
  return opened;
}

const ownPid = async (queryable: Pick<Database, 'execute'>) => {
  const [row] = await queryable.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return row?.pid ?? 0;
};
const cut = async (pid: number) => {
  await admin.execute(sql`select pg_terminate_backend(${pid}, 5000)`);
};
const one = async (queryable: Pick<Database, 'execute'>) => [...(await queryable.execute(sql`select 1 as one`))];
const codeOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  return 'code' in error ? error.code : (codeOf(error.cause) ?? error.message);
};
const failure = (work: Promise<unknown>) => work.then(() => 'none', codeOf);

/** A watch that a test switches. */
function switchedWatch() {
  const listeners = new Set<(since: Date | null) => void>();
  const watch: DatabaseWatch & { set(since: Date | null): void } = {
    awaySince: null,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(since) {
      Object.assign(watch, { awaySince: since });
      for (const listener of listeners) listener(since);
    },
  };
  return watch;
}

/** Takes connections and never says a word. */
async function silentServer() {
  const sockets = new Set<Socket>();
  const server = net.createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUp.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://nobody@127.0.0.1:${port}/none`, sockets };
}

it('a connection that takes no writes any more gives way to a new one', async () => {
  const single = open(inject('databaseServer'), { max: 1 });
  const pid = await ownPid(single);
  await single.execute(sql`set default_transaction_read_only = on`);
  expect(await failure(single.execute(sql`create table never (id int)`))).toBe('25006');
  expect(await ownPid(single)).not.toBe(pid);
  const inTransaction = single.transaction(async (tx) => {
    await tx.execute(sql`set transaction read only`);
    await tx.execute(sql`create table never (id int)`);
  });
  expect(await failure(inTransaction)).toBe('25006');
  expect(await one(single)).toEqual([{ one: 1 }]);
});

describe('a connection that is cut', () => {
  it('while a statement of a transaction runs fails that transaction, and the next call has a new one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const transaction = db.transaction(async (tx) => {
        const pid = await ownPid(tx);
        setTimeout(() => void cut(pid), 20);
        await tx.execute(sql`select pg_sleep(20)`);
      });
      expect(await failure(transaction)).toMatch(/DATABASE_AWAY|CONNECTION_CLOSED|57P01/);
      expect(await one(db)).toEqual([{ one: 1 }]);
    }
  });

  it('between two statements of a transaction lets neither what is left nor its commit reach another one', async () => {
    await admin.execute(sql`drop table if exists kept; create table kept (word text)`);
    cleanUp.push(() => admin.execute(sql`drop table kept`));
    const single = open(inject('databaseServer'), { max: 1 });
    const tails: Promise<unknown>[] = [];
    const broken = single.transaction(async (tx) => {
      await tx.execute(sql`insert into kept values ('before the cut')`);
      await cut(await ownPid(tx));
      const tail = sleep(100).then(() => tx.execute(sql`insert into kept values ('after the cut')`));
      tails.push(tail.catch(() => undefined));
      await tail;
    });
    const undone = failure(broken).then(() =>
      single.transaction(async (tx) => {
        await tx.execute(sql`insert into kept values ('of another')`);
        await Promise.all(tails);
        await sleep(100);
        throw new Error('rolled back');
      }),
    );
    expect(await failure(undone)).toBe('rolled back');
    expect([...(await admin.execute(sql`select word from kept`))]).toEqual([]);
  });

  it('within a savepoint, whose failure is caught, ends the whole transaction', async () => {
    const transaction = db.transaction(async (tx) => {
      await tx
        .transaction(async (inner) => {
          const pid = await ownPid(inner);
          setTimeout(() => void cut(pid), 20);
          await inner.execute(sql`select pg_sleep(20)`);
        })
        .catch(() => undefined);
      return one(tx);
    });
    expect(await failure(transaction)).toMatch(/DATABASE_AWAY|CONNECTION_CLOSED|57P01/);
    expect(await one(db)).toEqual([{ one: 1 }]);
  });

  it('under many calls costs those that ran on it, and none afterwards', async () => {
    for (let round = 0; round < 5; round += 1) {
      const pids = await Promise.all([ownPid(db), ownPid(db)]);
      const calls = Array.from({ length: 10 }, () => one(db));
      await Promise.all([...pids.map(cut), ...calls.map(failure)]);
      // Its goodbye is on the way.
      await sleep(50);
      expect(await one(db)).toEqual([{ one: 1 }]);
    }
  });
});

describe('how many there are', () => {
  it('is bounded; who finds none free waits for one', async () => {
    const pids = await Promise.all(Array.from({ length: 10 }, () => ownPid(db)));
    expect(new Set(pids).size).toBe(2);
  });

  it('an error of a statement keeps its connection', async () => {
    const single = open(inject('databaseServer'), { max: 1 });
    const before = await ownPid(single);
    expect(await failure(single.execute(sql`select nothing`))).toBe('42703');
    expect(await failure(single.transaction((tx) => tx.execute(sql`select nothing`)))).toBe('42703');
    expect(await ownPid(single)).toBe(before);
  });
});

it('whoever swallows the error of a statement hears in the end that nothing was committed', async () => {
  await admin.execute(sql`drop table if exists kept; create table kept (word text)`);
  cleanUp.push(() => admin.execute(sql`drop table kept`));
  const transaction = db.transaction(async (tx) => {
    await tx.execute(sql`insert into kept values ('half')`);
    await tx.execute(sql`select nothing`).catch(() => undefined);
  });
  expect(await failure(transaction)).toBe('42703');
  expect([...(await admin.execute(sql`select word from kept`))]).toEqual([]);
});

it('of statements that were sent together the error is that of the first that failed, whoever hears of it first', async () => {
  const late = async (work: Promise<unknown>) => {
    const error = await work.catch((reason: unknown) => reason);
    await sleep(20);
    throw error;
  };
  const reversed = db.transaction((tx) =>
    Promise.all([late(tx.execute(sql`select 1 / 0`)), tx.execute(sql`select 2`)]),
  );
  expect(await failure(reversed)).toBe('22012');
});

it('a part of a transaction is undone alone, and the rest committed', async () => {
  await admin.execute(sql`drop table if exists kept; create table kept (word text)`);
  cleanUp.push(() => admin.execute(sql`drop table kept`));
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into kept values ('first')`);
    const part = tx.transaction(async (inner) => {
      await inner.execute(sql`insert into kept values ('undone')`);
      await inner.execute(sql`select nothing`);
    });
    expect(await failure(part)).toBe('42703');
    await tx.execute(sql`insert into kept values ('last')`);
  });
  expect([...(await admin.execute(sql`select word from kept`))]).toEqual([{ word: 'first' }, { word: 'last' }]);
});

describe('with a watch', () => {
  it('what waits for a silent database fails as soon as it is found away, and what comes then at once', async () => {
    const watch = switchedWatch();
    const { url, sockets } = await silentServer();
    const silent = open(url, { max: 2, watch });
    const waiting = Array.from({ length: 5 }, () => failure(one(silent)));
    while (sockets.size < 2) await sleep(5);
    const began = performance.now();
    watch.set(new Date());
    expect(await Promise.all(waiting)).toEqual(Array.from({ length: 5 }, () => 'DATABASE_AWAY'));
    expect(await failure(one(silent))).toBe('DATABASE_AWAY');
    expect(performance.now() - began).toBeLessThan(500);
  });

  it('a long statement goes on while the database answers, and calls succeed once it is back', async () => {
    const watch = switchedWatch();
    const watched = open(inject('databaseServer'), { max: 2, watch });
    await watched.execute(sql`select pg_sleep(1.5)`);
    const long = failure(watched.execute(sql`select pg_sleep(20)`));
    await sleep(50);
    watch.set(new Date());
    expect(await long).toBe('DATABASE_AWAY');
    watch.set(null);
    expect(await one(watched)).toEqual([{ one: 1 }]);
  });
});

it('a server that closes without a word is not asked again and again', async () => {
  let connections = 0;
  const server = net.createServer((socket) => {
    connections += 1;
    socket.on('error', () => undefined).end();
    socket.resume();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUp.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const closing = open(`postgres://nobody@127.0.0.1:${port}/none`, { max: 1 });
  expect(await failure(one(closing))).toBe('DATABASE_AWAY');
  expect(connections).toBe(1);
});
