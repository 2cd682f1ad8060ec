import net from 'node:net';
import { openDatabase } from '@dehesa/db';
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { isDatabaseAway } from './database-errors';

const coded = (code: unknown) => Object.assign(new Error('said by the driver'), { code });
const state = (code: string) => Object.assign(coded(code), { severity: 'FATAL' });
const inQuery = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

it.each([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'DATABASE_AWAY'].map(coded),
  ...['CONNECT_TIMEOUT', 'CONNECTION_CLOSED', 'CONNECTION_ENDED', 'CONNECTION_DESTROYED'].map(coded),
  ...['08000', '08006', '25006', '53100', '53200', '53300', '57P01', '57P02', '57P03', '58030'].map(state),
  inQuery(coded('CONNECTION_CLOSED')),
  inQuery(inQuery(state('57P03'))),
  new Error('could not begin', { cause: new Error('no connection', { cause: coded('EPIPE') }) }),
  new AggregateError([new Error('of IPv6'), coded('ECONNREFUSED')]),
  inQuery(Object.assign(new AggregateError([coded('ECONNREFUSED')]), { code: 'ECONNREFUSED' })),
  new Error('Connection terminated unexpectedly'),
  new Error('Query read timeout'),
])('a database that is away: %o', (error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

it.each([
  ...['23505', '22003', '40001', '40P01', '55P03', '57014', '42P01', '25P02'].map((code) => inQuery(state(code))),
  ...[53100, undefined, 'ENOENT', 'ENOSPC', 'ERR_INVALID_ARG_TYPE', 'x53100', '531000'].map(coded),
  new Error('ECONNREFUSED'),
  new TypeError('fetch failed', { cause: coded('ECONNREFUSED') }),
  Object.assign(coded('ECONNRESET'), { $metadata: { attempts: 3 } }),
  null,
  'ECONNREFUSED',
  { code: 'ECONNREFUSED' },
])('something else: %o', (error) => {
  expect(isDatabaseAway(error)).toBe(false);
});

it('an error that is its own cause ends nowhere else', () => {
  const error = new Error('of itself');
  error.cause = error;
  expect(isDatabaseAway(error)).toBe(false);
});

it('what the driver says of a port where nobody listens', async () => {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  const port = typeof address === 'object' ? address?.port : undefined;
  const db = openDatabase(`postgres://nobody@127.0.0.1:${port}/none`, { max: 1 });
  const failed: unknown = await db.execute('select 1').catch((error: unknown) => error);
  await db.close();
  expect(isDatabaseAway(failed)).toBe(true);
});
