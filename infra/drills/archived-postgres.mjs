import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chooseUser } from '../../packages/db/src/embedded/data-folder.mjs';
import { endProcess } from '../../packages/db/src/embedded/processes.mjs';
import { freePort } from '../bench/bench-server.mjs';
import { fill } from '../cluster/fill.mjs';
import { until } from '../cluster/members.mjs';
import { archivePackages, programs, requirePrograms } from '../cluster/programs.mjs';
import { asked, hasEnded, launch, makeFolder, untilReady } from './own-postgres.mjs';

const stanza = 'dehesa';
const template = (name) => readFileSync(new URL(`../pgbackrest/${name}.in`, import.meta.url), 'utf8');

/**
 * Debian's PostgreSQL in a folder, whose log pgBackRest archives into a sealed repository beside it, told by the files that
 * an installation is told by.
 * @param {{ folder: string }} place
 */
export async function startArchived({ folder }) {
  const bin = requirePrograms('point-in-time recovery', archivePackages);
  const root = path.join(folder, 'archived');
  const user = chooseUser(root);
  const place = (name) => path.join(root, name);
  for (const each of ['', 'run', 'repository', 'logs']) makeFolder(place(each), user);
  const port = await freePort();
  const dataDir = place('data');
  const config = place('pgbackrest.conf');
  const password = randomBytes(18).toString('base64url');
  const env = { PATH: `${bin}:/usr/bin:/bin`, LC_ALL: 'C.UTF-8', ...environmentOf(config, place) };
  const run = (program, args) =>
    execFileSync(program, args, { ...user, env, cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const backrest = (...args) => run(programs.pgbackrest, [`--stanza=${stanza}`, ...args]).toString();
  const give = (name, values) => {
    writeFileSync(place(name), fill(template(name), values), { mode: 0o600 });
    if (user.uid !== undefined) chownSync(place(name), user.uid, user.gid);
  };

  give('postgresql.conf', { stanza });
  give('pgbackrest.conf', {
    stanza,
    repository: place('repository'),
    cipherPass: randomBytes(48).toString('base64'),
    dataDir,
    port,
    socketFolder: place('run'),
  });
  run(path.join(bin, 'initdb'), ['-D', dataDir, '-E', 'UTF8', '--auth-local=peer', '--auth-host=scram-sha-256']);
  appendFileSync(path.join(dataDir, 'postgresql.conf'), `include '${place('postgresql.conf')}'\n`);

  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: place('run') };
  const start = () => launch({ bin, dataDir, settings, log: place('logs/postgres.log'), user, env });
  let server = start();
  const psql = (...statements) => {
    const where = ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-h', place('run'), '-p', String(port), '-d', 'postgres'];
    run(path.join(bin, 'psql'), where.concat(statements.flatMap((each) => ['-c', each])));
  };
  const urlOf = (role) => `postgres://${role}:${password}@127.0.0.1:${port}/dehesa`;
  const ownerUrl = urlOf('watcher');
  const stop = async () => {
    if (!hasEnded(server)) await endProcess(server.pid, 'SIGINT', 30_000);
  };
  try {
    await untilReady(urlOf('nobody'), server);
    psql(
      `create role watcher superuser login password '${password}'`,
      `create role dehesa login createrole password '${password}'`,
      `create database dehesa owner dehesa encoding 'UTF8' template template0`,
    );
    backrest('stanza-create');
    backrest('check');
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    /** Of somebody who sees everything; the product has `url`. */
    ownerUrl,
    url: urlOf('dehesa'),
    stop,
    /** @param {'full' | 'diff'} type */
    backUp: (type) => backrest(`--type=${type}`, 'backup'),
    /** Fails where the log does not reach the repository. */
    checkArchive: () => backrest('check'),
    /**
     * What was stored at `moment`, in place of what there is; that is kept beside the first time. Whoever chose a moment too
     * early chooses again on the line of before (`current`).
     * @param {string} moment
     */
    async restore(moment) {
      await stop();
      const again = existsSync(`${dataDir}.broken`);
      if (again) rmSync(dataDir, { recursive: true });
      else renameSync(dataDir, `${dataDir}.broken`);
      makeFolder(dataDir, user);
      const line = again ? ['--target-timeline=current'] : [];
      backrest('--type=time', `--target=${moment}`, '--target-action=promote', ...line, 'restore');
      server = start();
      await untilWritable(ownerUrl);
    },
  };
}

/** An installation has Debian's own places for them. */
function environmentOf(config, place) {
  return { PGBACKREST_CONFIG: config, PGBACKREST_LOG_PATH: place('logs'), PGBACKREST_LOCK_PATH: place('run') };
}

/** Until it has read what is archived and takes what is written. */
function untilWritable(url) {
  return until(120, 'PostgreSQL does not come back from the archive', async () => {
    const rows = await asked(url, (sql) => sql`select pg_is_in_recovery() as recovering`).catch(() => []);
    return rows.some(({ recovering }) => !recovering);
  });
}
