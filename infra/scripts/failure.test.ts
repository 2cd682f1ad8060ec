import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkDatabaseUrl, explain, ExpectedError, givenDatabaseUrl } from './failure.mjs';

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

describe('givenDatabaseUrl', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dehesa-url-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is the variable, else what its file holds, else none', () => {
    const file = path.join(folder, 'url');
    writeFileSync(file, 'postgres://u:p@db.example/product\n');
    expect(givenDatabaseUrl({})).toBeUndefined();
    expect(givenDatabaseUrl({ DATABASE_URL: '' })).toBeUndefined();
    expect(givenDatabaseUrl({ DATABASE_URL_FILE: file })).toBe('postgres://u:p@db.example/product');
    expect(givenDatabaseUrl({ DATABASE_URL: 'postgres://other', DATABASE_URL_FILE: file })).toBe('postgres://other');
  });

  it('never falls back to the embedded database where the file is not there', () => {
    expect(() => givenDatabaseUrl({ DATABASE_URL_FILE: path.join(folder, 'none') })).toThrow(ExpectedError);
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
