import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnvironment } from './env';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'dehesa-env-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const read = (env: Record<string, string>, embedded = true) => readEnvironment(embedded, { DATA_DIR: dataDir, ...env });
const secret = 'ab'.repeat(32);
const production = { DEHESA_MODE: 'production', SECRET_KEY: secret, PUBLIC_URL: 'https://reservas.example.org/' };

describe('readEnvironment', () => {
  it('runs a demo on this machine only, whose secret outlives a restart', () => {
    const first = read({});
    expect(first).toMatchObject({ mode: 'demo', host: '127.0.0.1', port: 3000, publicUrl: 'http://localhost:3000' });
    expect(read({}).secretKey).toEqual(first.secretKey);
    expect(statSync(path.join(dataDir, 'secret-key')).mode & 0o077).toBe(0);
  });

  it('refuses a kept secret that was cut short', () => {
    const folder = mkdtempSync(path.join(dataDir, 'cut-'));
    writeFileSync(path.join(folder, 'secret-key'), '');
    expect(() => read({ DATA_DIR: folder })).toThrow('holds no key');
  });

  it.each([
    ['the embedded database', {}, true, true],
    ['another database', {}, false, false],
    ['another database, asked for', { DEMO: '1' }, false, true],
    ['production, even if asked for', { ...production, DEMO: '1' }, true, false],
  ])('decides on demo data: %s', (_case, env, embedded, wanted) => {
    expect(read(env, embedded).demoData).toBe(wanted);
  });

  it('takes the secrets of production from the environment', () => {
    expect(read(production)).toMatchObject({
      secretKey: Buffer.from(secret, 'hex'),
      publicUrl: 'https://reservas.example.org',
      host: '0.0.0.0',
    });
  });

  it.each([
    [{ ...production, SECRET_KEY: '' }, 'SECRET_KEY is missing'],
    [{ ...production, SECRET_KEY: 'short' }, 'SECRET_KEY must be'],
    [{ ...production, PUBLIC_URL: '' }, 'PUBLIC_URL is missing'],
    [{ DEHESA_MODE: 'live' }, 'DEHESA_MODE is "live"'],
    [{ PORT: '70000' }, 'PORT is "70000"'],
    [{ RATE_LIMIT: 'many' }, 'RATE_LIMIT is "many"'],
  ])('refuses %j in one line', (env, message) => {
    expect(() => read(env)).toThrow(message);
    expect(() => read(env)).toThrow(expect.objectContaining({ expected: true }));
  });
});
