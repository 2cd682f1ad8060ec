import { describe, expect, it } from 'vitest';
import { checkDatabaseUrl, explain, ExpectedError } from './failure.mjs';

const withDatabase = { DATABASE_URL: 'postgres://user:secret@db.example:5432/dehesa' };

describe('explain', () => {
  it.each([
    [new ExpectedError('do this'), {}, 'do this'],
    [new Error('outer', { cause: new ExpectedError('do this') }), {}, 'do this'],
    [failure('EADDRINUSE', { port: 3000 }), {}, 'port 3000 is in use: stop what uses it, or set PORT to another one'],
    [failure('EACCES', { syscall: 'listen' }), { HOST: '0.0.0.0', PORT: '80' }, 'cannot listen on 0.0.0.0:80 (EACCES)'],
    [failure('EACCES', { path: '/data' }), {}, '/data cannot be used (EACCES): set DATA_DIR to another folder'],
    [
      new Error('Failed query', { cause: failure('28P01') }),
      withDatabase,
      'cannot use the database of DATABASE_URL (db.example:5432/dehesa): the password or the user is wrong',
    ],
    [
      new AggregateError([failure('ECONNREFUSED')]),
      withDatabase,
      'cannot use the database of DATABASE_URL (db.example:5432/dehesa): nothing answers there',
    ],
  ])('tells in one line what to do about %s', (error, env, line) => {
    expect(explain(error, env)).toBe(line);
  });

  it('leaves an unexpected failure whole', () => {
    expect(explain(new TypeError('x is not a function'), withDatabase)).toBeNull();
  });
});

describe('checkDatabaseUrl', () => {
  it.each(['localhost:5432', 'mysql://localhost/dehesa', 'postgres://', ''])('refuses %j', (text) => {
    expect(() => checkDatabaseUrl(text)).toThrow(ExpectedError);
  });

  it.each(['postgres://user@localhost/dehesa', 'postgresql://127.0.0.1:5432/dehesa'])('takes %s', (text) => {
    expect(() => checkDatabaseUrl(text)).not.toThrow();
  });
});

function failure(code: string, more: object = {}): Error {
  return Object.assign(new Error(code), { code }, more);
}
