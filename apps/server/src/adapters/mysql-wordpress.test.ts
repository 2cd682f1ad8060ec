import net from 'node:net';
import mysql, { type Connection } from 'mysql2/promise';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MysqlWordpress } from './mysql-wordpress';
import { localOutgoing } from './outgoing/local-outgoing.test-support';

const server = { host: '127.0.0.1', port: 3306, user: 'root', password: '' };
const database = `dehesa_wp_${process.pid}`;
const limitMs = 5_000;

const admin = await connect();
if (admin === null) process.stdout.write('no MariaDB on 127.0.0.1:3306: the WordPress connection is not tried\n');

async function connect(): Promise<Connection | null> {
  try {
    return await mysql.createConnection({ ...server, connectTimeout: 2_000 });
  } catch {
    return null;
  }
}

describe.skipIf(admin === null)('a WordPress on a real MariaDB', () => {
  const user = `u${process.pid}`;
  beforeAll(async () => {
    await admin?.query(`create database ${database}`);
    await admin?.query(`create table ${database}.wp_users (id int)`);
    await admin?.query(`create table ${database}.wp_posts (id int)`);
    await admin?.query(`create view ${database}.wp_vista as select id from ${database}.wp_posts`);
    await admin?.query(`create user '${user}'@'%' identified by 'encina'`);
  });
  afterAll(async () => {
    await admin?.query(`drop database if exists ${database}`);
    await admin?.query(`drop user if exists '${user}'@'%'`);
    await admin?.end();
  });
  const look = (change: Partial<typeof server & { database: string }> = {}) =>
    new MysqlWordpress({ outgoing: localOutgoing, limitMs }).listTables({ ...server, database, ...change });

  it('lists the tables in the order of their names', async () => {
    expect(await look()).toEqual({ tables: ['wp_posts', 'wp_users', 'wp_vista'] });
  });

  it('says what stands in the way', async () => {
    expect(await look({ user, password: 'otra' })).toEqual({ failed: 'credentials' });
    expect(await look({ user, password: 'encina' })).toEqual({ failed: 'credentials' });
    expect(await look({ database: 'dehesa_no_hay' })).toEqual({ failed: 'noDatabase' });
  });

  it('leaves no connection behind', async () => {
    await look();
    await expect
      .poll(
        async () => {
          const [rows] =
            (await admin?.query('select id from information_schema.processlist where db = ?', [database])) ?? [];
          return rows;
        },
        { timeout: 4_000 },
      )
      .toEqual([]);
  });
});

describe('a WordPress that does not answer', () => {
  const access = { host: '127.0.0.1', user: 'a', password: 'b', database: 'c' };

  it('is unreachable where nothing listens', async () => {
    const free = net.createServer();
    const port = await listen(free);
    await new Promise((resolve) => free.close(resolve));
    expect(await new MysqlWordpress({ outgoing: localOutgoing, limitMs }).listTables({ ...access, port })).toEqual({
      failed: 'unreachable',
    });
    expect(
      await new MysqlWordpress({ outgoing: localOutgoing, limitMs }).listTables({
        ...access,
        host: 'no-hay.invalid',
        port: 3306,
      }),
    ).toEqual({ failed: 'unreachable' });
    expect(
      await new MysqlWordpress({ outgoing: localOutgoing, limitMs }).listTables({ ...access, port: 99_999 }),
    ).toEqual({
      failed: 'unreachable',
    });
  });

  it('is given up after the limit where it says nothing', async () => {
    const silent = net.createServer(() => undefined);
    const port = await listen(silent);
    expect(await new MysqlWordpress({ outgoing: localOutgoing, limitMs: 150 }).listTables({ ...access, port })).toEqual(
      { failed: 'timeLimit' },
    );
    silent.close();
  });

  it('is another program where it says something else', async () => {
    const web = net.createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
    });
    const port = await listen(web);
    const outcome = await new MysqlWordpress({ outgoing: localOutgoing, limitMs: 2_000 }).listTables({
      ...access,
      port,
    });
    expect(outcome).toHaveProperty('failed');
    web.close();
  });
});

function listen(socket: net.Server): Promise<number> {
  return new Promise((resolve) => {
    socket.listen(0, '127.0.0.1', () => {
      const address = socket.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}
