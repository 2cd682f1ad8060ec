import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { joinEmbedded, removeAbandoned, startEmbedded } from './embedded.mjs';

const supervisor = fileURLToPath(new URL('embedded.mjs', import.meta.url));

let root: string;
let cleanUp: (() => void | Promise<void>)[];
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'dehesa-embedded-'));
  chmodSync(root, 0o755);
  cleanUp = [() => rmSync(root, { recursive: true, force: true })];
});
afterEach(async () => {
  for (const step of cleanUp.toReversed()) await step();
});

async function start(log?: (line: string) => void, onGiveUp?: (reason: Error) => void) {
  const options = { ...(log && { log }), ...(onGiveUp && { onGiveUp }) };
  const started = await startEmbedded({ root, ...options, settings: { fsync: 'off' } });
  cleanUp.push(() => started.stop());
  return started;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined, connect_timeout: 2 });
  try {
    return [...(await sql.unsafe(text))];
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Starts the database in a process of its own and gives its url once it is up. */
async function startElsewhere() {
  const script = `import { startEmbedded } from ${JSON.stringify(supervisor)};
    const { url, pid } = await startEmbedded({ root: ${JSON.stringify(root)} });
    console.log(JSON.stringify({ url, pid }));
    setInterval(() => {}, 1_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanUp.push(() => void child.kill('SIGKILL'));
  const [line] = await once(child.stdout, 'data');
  const { url, pid } = JSON.parse(String(line)) as { url: string; pid: number };
  return { child, url, pid };
}

const busyBackends = `select pid from pg_stat_activity where state = 'active' and query like 'do $$%'`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('startEmbedded', () => {
  it('creates a database that answers, with Spanish collation, and keeps its data over a restart', async () => {
    const first = await start();
    await query(first.url, 'create schema own create table kept (word text)');
    await query(first.url, `insert into own.kept values ('nube'), ('ñandú'), ('oasis')`);
    await first.stop();
    const second = await start();
    expect(await query(second.url, 'select word from own.kept order by word desc limit 2')).toEqual([
      { word: 'oasis' },
      { word: 'ñandú' },
    ]);
    expect(await query(second.url, `show log_error_verbosity`)).toEqual([{ log_error_verbosity: 'terse' }]);
    // The application's password lives as long as its process.
    const passwordOf = (url: string) => new URL(url).password;
    expect(passwordOf(second.url)).not.toBe(passwordOf(first.url));
    const stale = second.url.replace(passwordOf(second.url), passwordOf(first.url));
    await expect(query(stale, 'select 1')).rejects.toThrow('password authentication failed');
  });

  it('stops the server and gives the folder back', async () => {
    const { stop, pid, dataDir } = await start();
    await stop();
    await expect.poll(() => isRunning(pid)).toBe(false);
    expect(existsSync(path.join(dataDir, 'postmaster.pid'))).toBe(false);
    expect(existsSync(path.join(root, 'owner.json'))).toBe(false);
  });

  it('refuses a second start without harming the first', async () => {
    const { child, url } = await startElsewhere();
    await expect(start()).rejects.toMatchObject({
      expected: true,
      message: `the embedded database in ${root} is in use by process ${child.pid}`,
    });
    expect(await query(url, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  });

  it('is joined while another process runs it, by the role of the application, and not afterwards', async () => {
    expect(joinEmbedded({ root })).toBeUndefined();
    const { child, url } = await startElsewhere();
    expect(joinEmbedded({ root })).toBe(url);
    expect(await query(joinEmbedded({ root }) ?? '', 'select current_user as who')).toEqual([{ who: 'dehesa' }]);
    child.kill('SIGKILL');
    await once(child, 'exit');
    // What is left of it answers still, but nobody keeps it.
    expect(joinEmbedded({ root })).toBeUndefined();
    await start();
  });

  it('is not joined before it is ready', async () => {
    const { dataDir, stop } = await start();
    const claim = readFileSync(path.join(root, 'owner.json'));
    await stop();
    writeFileSync(path.join(root, 'owner.json'), claim);
    const starting = { expected: true, message: expect.stringContaining(`(process ${process.pid})`) };
    expect(() => joinEmbedded({ root })).toThrow(expect.objectContaining(starting));
    writeFileSync(path.join(dataDir, 'postmaster.pid'), `1\n${dataDir}\n0\n5432\n\n127.0.0.1\n0 0\nstarting\n`);
    expect(() => joinEmbedded({ root })).toThrow(expect.objectContaining(starting));
  });

  it('takes over what a killed owner left running, with everything it had committed', async () => {
    const { child, url, pid } = await startElsewhere();
    await query(url, 'create schema own');
    await query(url, 'create table own.kept as select 1 as id');
    child.kill('SIGKILL');
    await once(child, 'exit');
    process.kill(pid, 0);
    const lines: string[] = [];
    const { url: next } = await start((line) => lines.push(line));
    expect(lines).toEqual([expect.stringContaining(`(process ${pid})`)]);
    expect(await query(next, 'select id from own.kept')).toEqual([{ id: 1 }]);
  });

  it('starts over a stale pid file that names a process of somebody else', async () => {
    const { dataDir, stop } = await start();
    await stop();
    writeFileSync(
      path.join(dataDir, 'postmaster.pid'),
      `${process.ppid}\n${dataDir}\n0\n5432\n\n127.0.0.1\n0 0\nready\n`,
    );
    const lines: string[] = [];
    const { url } = await start((line) => lines.push(line));
    expect(lines).toEqual(['removing a stale postmaster.pid']);
    expect(await query(url, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  });

  it('that a killed owner left is removed with its folder, and none that somebody has or nobody ever had', async () => {
    const { child, url } = await startElsewhere();
    const answer = () => query(url, 'select 1 as alive').catch(() => 'gone');
    await removeAbandoned({ root });
    expect(await answer()).toEqual([{ alive: 1 }]);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await answer()).toEqual([{ alive: 1 }]);
    await removeAbandoned({ root });
    expect(await answer()).toBe('gone');
    expect(existsSync(root)).toBe(false);
    mkdirSync(root);
    await removeAbandoned({ root });
    expect(existsSync(root)).toBe(true);
  });

  it('is not blocked by the claim of a process that is gone or whose id was given to another', async () => {
    writeFileSync(path.join(root, 'owner.json'), JSON.stringify({ pid: process.ppid, startedAt: 'another time' }));
    const { stop } = await start();
    expect(JSON.parse(readFileSync(path.join(root, 'owner.json'), 'utf8'))).toMatchObject({ pid: process.pid });
    await stop();
  });

  describe('killed while nobody asked it to stop', () => {
    const alive = (url: string) => query(url, 'select 1 as alive').catch(() => null);
    const soon = { timeout: 20_000, interval: 25 };

    it('is started again within three seconds, at the same address, with everything it had committed', async () => {
      const lines: string[] = [];
      const database = await start((line) => lines.push(line));
      await query(database.url, 'create schema own');
      await query(database.url, 'create table own.kept as select 1 as id');
      // One that does not look up from its work while its server dies keeps hold of the memory.
      const busy = query(database.url, `do $$ begin loop end loop; end $$`).catch(() => undefined);
      await expect.poll(() => query(database.url, busyBackends)).toHaveLength(1);
      const { pid } = database;
      const began = Date.now();
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => alive(database.url), soon).toEqual([{ alive: 1 }]);
      expect(Date.now() - began).toBeLessThan(3_000);
      await busy;
      expect(await query(database.url, 'select id from own.kept')).toEqual([{ id: 1 }]);
      expect(database.pid).not.toBe(pid);
      expect(lines.slice(1)).toEqual([
        'the embedded PostgreSQL ended unexpectedly (SIGKILL): starting it again',
        'the embedded PostgreSQL is up again',
      ]);
    });

    it('and recovers by itself where one of its processes was killed', async () => {
      const database = await start();
      const { pid } = database;
      const sleeping = query(database.url, 'select pg_sleep(30)').catch(() => 'cut');
      const running = `select pid as id from pg_stat_activity where query like '%pg_sleep(30)%' and pid <> pg_backend_pid()`;
      await expect.poll(() => query(database.url, running)).toHaveLength(1);
      const [victim] = await query(database.url, running);
      process.kill((victim as { id: number }).id, 'SIGKILL');
      expect(await sleeping).toBe('cut');
      await expect.poll(() => alive(database.url), soon).toEqual([{ alive: 1 }]);
      expect(database.pid).toBe(pid);
    });

    it('is given up after five times within a minute, and says so once', async () => {
      const reasons: Error[] = [];
      const database = await start(undefined, (reason) => reasons.push(reason));
      for (let death = 1; death <= 5; death += 1) {
        const { pid } = database;
        process.kill(pid, 'SIGKILL');
        if (death === 5) break;
        await expect.poll(() => database.pid, { timeout: 20_000 }).not.toBe(pid);
        // One that is only beginning may still end by itself, where the one before it is not quite gone.
        await expect.poll(() => alive(database.url).catch(() => 'not yet'), soon).toEqual([{ alive: 1 }]);
      }
      await expect.poll(() => reasons, { timeout: 5_000 }).toHaveLength(1);
      expect(reasons[0]).toMatchObject({
        expected: true,
        message: expect.stringMatching(/^the embedded PostgreSQL ended 5 times within a minute \(.+\)$/),
      });
      await expect.poll(() => isRunning(database.pid)).toBe(false);
      await database.stop();
      expect(existsSync(path.join(root, 'owner.json'))).toBe(false);
    });

    it('is tried again for as long as something keeps it from starting, and that counts as no death', async () => {
      const lines: string[] = [];
      const database = await start((line) => lines.push(line));
      const settings = path.join(database.dataDir, 'postgresql.auto.conf');
      const before = readFileSync(settings, 'utf8');
      writeFileSync(settings, 'nothing_that_there_is = 1');
      process.kill(database.pid, 'SIGKILL');
      const refused = () => lines.filter((line) => line.endsWith(': trying again')).length;
      await expect.poll(refused, soon).toBeGreaterThanOrEqual(4);
      writeFileSync(settings, before);
      await expect.poll(() => alive(database.url), soon).toEqual([{ alive: 1 }]);
      await expect.poll(() => lines.at(-1)).toBe('the embedded PostgreSQL is up again');
    });

    it('stops for good while it is being started again', async () => {
      const database = await start();
      const { pid, dataDir } = database;
      // What it leaves behind must not keep the next one from starting.
      const busy = query(database.url, `do $$ begin loop end loop; end $$`).catch(() => undefined);
      await expect.poll(() => query(database.url, busyBackends)).toHaveLength(1);
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => isRunning(pid)).toBe(false);
      await database.stop();
      await expect.poll(() => isRunning(database.pid)).toBe(false);
      expect(existsSync(path.join(dataDir, 'postmaster.pid')) && isRunning(database.pid)).toBe(false);
      expect(existsSync(path.join(root, 'owner.json'))).toBe(false);
      const again = await start();
      expect(await query(again.url, 'select 1 as alive')).toEqual([{ alive: 1 }]);
      await busy;
    });
  });

  it('says in one line that the data folder cannot be written', async () => {
    const file = path.join(root, 'a-file');
    writeFileSync(file, '');
    await expect(startEmbedded({ root: path.join(file, 'data') })).rejects.toMatchObject({
      expected: true,
      message: expect.stringMatching(/^the data folder \S+ cannot be written \(ENOTDIR\): set DATA_DIR$/),
    });
  });
});
