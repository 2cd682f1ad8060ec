import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { APPLICATION, forgetPassword, handOver, prepareApplicationRole } from './embedded/application-role.mjs';
import { prepareBinaries } from './embedded/binaries.mjs';
import { chooseUser, CLUSTER, fallbackRoot, prepareCluster, prepareFolder } from './embedded/data-folder.mjs';
import { ExpectedError } from './embedded/expected-error.mjs';
import { claimFolder, isAbandoned } from './embedded/owner.mjs';
import { endLeftBehind, endProcess, exists, findProcess } from './embedded/processes.mjs';
import { runningUrl } from './embedded/running.mjs';
import { supervise } from './embedded/supervisor.mjs';

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 20_000;

// Terse errors and no statements: PostgreSQL would write people's DNIs into its log.
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  log_timezone: 'UTC',
  timezone: 'UTC',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  max_connections: '100',
};

/** Joins the embedded PostgreSQL that another process runs on a data folder; see the type declarations. */
export function joinEmbedded({ root, log = () => {} }) {
  const wanted = path.resolve(root);
  const folder = prepareFolder({ root: wanted, user: chooseUser(wanted), fallbackRoot, log });
  return runningUrl({ root: folder, dataDir: path.join(folder, CLUSTER) });
}

/** Ends and removes what a killed owner left in a folder; see the type declarations. */
export async function removeAbandoned({ root, log = () => {} }) {
  if (!isAbandoned(root)) return;
  await clearLeftovers(path.join(root, CLUSTER), log);
  rmSync(root, { recursive: true, force: true });
}

/** Starts the embedded PostgreSQL on a data folder and supervises it; see the type declarations. */
export async function startEmbedded({ root, log = () => {}, settings = {}, onGiveUp = ({ message }) => log(message) }) {
  const wanted = path.resolve(root);
  const user = chooseUser(wanted);
  const folder = prepareFolder({ root: wanted, user, fallbackRoot, log });
  const giveBack = claimFolder(folder);
  const release = () => {
    forgetPassword(folder);
    giveBack();
  };
  try {
    const native = prepareBinaries({ user, fallbackRoot, log });
    const { dataDir, password } = prepareCluster({ root: folder, user, native, log });
    await clearLeftovers(dataDir, log);
    const server = { native, dataDir, user, settings: { ...SETTINGS, ...settings } };
    const { child, port } = await launch(server);
    const relaunch = async (onSpawn) => {
      await clearLeftovers(dataDir, log);
      await launchOn(port, server, onSpawn);
    };
    const { pid, stop } = supervise({ child, relaunch, release, log, onGiveUp });
    const urlOf = (role, secret) => `postgres://${role}:${secret}@127.0.0.1:${port}/postgres`;
    const ownerUrl = urlOf('app', password);
    return {
      url: urlOf(APPLICATION, await rolePassword({ root: folder, ownerUrl, stop })),
      ownerUrl,
      handOver: () => handOver(ownerUrl),
      get pid() {
        return pid();
      },
      dataDir,
      stop,
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** A database whose role could not be made is of no use to anybody: it does not stay up. */
async function rolePassword({ root, ownerUrl, stop }) {
  try {
    return await prepareApplicationRole({ root, ownerUrl });
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Ends what a killed owner, or a killed PostgreSQL, left behind, and removes a pid file that now names another process. */
async function clearLeftovers(dataDir, log) {
  const file = path.join(dataDir, 'postmaster.pid');
  const pid = readPid(file);
  if (!pid) return;
  await endOrphans(dataDir, pid, log);
  // A zombie or a reused id would make PostgreSQL refuse; where nothing holds the id it checks and recovers by itself.
  if (existsSync(file) && exists(pid)) {
    log('removing a stale postmaster.pid');
    rmSync(file, { force: true });
  }
}

async function endOrphans(dataDir, pid, log) {
  const live = findProcess(pid);
  if (live?.command.includes(dataDir)) {
    log(`taking over from a run that was killed: stopping its PostgreSQL (process ${pid})`);
    const ended = (await endProcess(pid, 'SIGINT', STOP_TIMEOUT_MS)) || (await endProcess(pid, 'SIGQUIT', 5_000));
    if (!ended) throw new ExpectedError(`the embedded database in ${dataDir} is in use by process ${pid}`);
  }
  await endLeftBehind(dataDir);
}

function readPid(file) {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10);
  } catch {
    return 0;
  }
}

async function launch(options) {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    try {
      return { port, child: await launchOn(port, options) };
    } catch (error) {
      if (attempt === 3 || !/Address already in use/.test(error.message)) throw error;
    }
  }
}

async function launchOn(port, { native, dataDir, user, settings }, onSpawn = () => {}) {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(path.join(native, 'bin/postgres'), ['-D', dataDir, '-p', String(port), ...flags], {
    ...user,
    cwd: '/',
    // A session of its own: the terminal's Ctrl-C must reach the server, which then stops the database last.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  });
  onSpawn(child);
  await new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => {
      child.kill('SIGQUIT');
      reject(new ExpectedError(`the embedded PostgreSQL did not start within a minute: ${lastLine(output)}`));
    }, START_TIMEOUT_MS);
    child.once('error', reject);
    child.once('exit', () => {
      clearTimeout(timer);
      reject(new ExpectedError(`the embedded PostgreSQL did not start: ${lastLine(output)}`));
    });
    child.stderr.on('data', (chunk) => {
      output = (output + chunk).slice(-4_000);
      if (!output.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
  });
  child.removeAllListeners();
  child.stderr.removeAllListeners('data').resume().unref();
  child.unref();
  return child;
}

async function freePort() {
  const server = net.createServer();
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function lastLine(output) {
  const lines = output.trim().split('\n');
  return lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1) ?? '';
}
