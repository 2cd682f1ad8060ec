import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ExpectedError } from './expected-error.mjs';

/** Where in its folder the cluster lies. */
export const CLUSTER = 'postgresql-18';

/**
 * The system user that PostgreSQL runs as: it refuses root, so root steps down to the owner of the existing
 * database, else to `postgres` or `nobody`. Anybody else runs it as themselves.
 * @returns {{ uid?: number, gid?: number }}
 */
export function chooseUser(root) {
  if (process.getuid?.() !== 0) return {};
  const cluster = path.join(root, CLUSTER);
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  const entries = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const entry = ['postgres', 'nobody'].map((name) => entries.find(([user]) => user === name)).find(Boolean);
  if (!entry) {
    throw new ExpectedError(
      'PostgreSQL does not run as root and there is no user postgres or nobody: set DATABASE_URL',
    );
  }
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}

/**
 * Makes sure that the data folder exists, can be written and can be entered by `user`; where it cannot be entered,
 * gives a folder of its own elsewhere.
 * @returns {string}
 */
export function prepareFolder({ root, user, fallbackRoot, log }) {
  makeWritable(root);
  if (user.uid === undefined || canEnter(root, user)) return root;
  const name = `data-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`;
  const other = path.join(fallbackRoot(), name);
  makeWritable(other);
  log(`the system user that runs PostgreSQL cannot enter ${root}: the data is kept in ${other}`);
  return other;
}

/** Where things go that the unprivileged user cannot reach in their own place. */
export function fallbackRoot() {
  for (const folder of ['/var/lib/dehesa', path.join(os.tmpdir(), 'dehesa')]) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      accessSync(folder, constants.W_OK);
      return folder;
    } catch {
      continue;
    }
  }
  throw new ExpectedError('neither /var/lib nor the temporary folder can be written: set DATABASE_URL');
}

/**
 * Creates the database cluster where there is none; a creation that was interrupted leaves nothing that counts as one.
 * @returns {{ dataDir: string, password: string }}
 */
export function prepareCluster({ root, user, native, log }) {
  const dataDir = path.join(root, CLUSTER);
  const secret = path.join(root, 'password');
  try {
    if (!existsSync(dataDir)) {
      log(`creating the embedded database in ${root}`);
      create({ root, dataDir, secret, user, native });
    }
    return { dataDir, password: readFileSync(secret, 'utf8') };
  } catch (error) {
    if (error instanceof ExpectedError) throw error;
    throw unusable(root, error);
  }
}

function create({ root, dataDir, secret, user, native }) {
  const partial = `${dataDir}.partial`;
  const passwordFile = `${dataDir}.password`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { mode: 0o700 });
  writeFileSync(secret, randomBytes(18).toString('base64url'), { mode: 0o600 });
  writeFileSync(passwordFile, readFileSync(secret), { mode: 0o600 });
  if (user.uid !== undefined) for (const item of [partial, passwordFile]) chownSync(item, user.uid, user.gid);
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const encoding = ['-E', 'UTF8', `--locale=${locale}`, '--locale-provider=icu', '--icu-locale=es-ES'];
  const result = spawnSync(
    path.join(native, 'bin/initdb'),
    ['-D', partial, '-U', 'app', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '--data-checksums', ...encoding],
    { ...user, encoding: 'utf8', cwd: root, env: { PATH: process.env.PATH, LC_ALL: 'C' } },
  );
  rmSync(passwordFile, { force: true });
  if (result.status !== 0) {
    rmSync(partial, { recursive: true, force: true });
    const reason = (result.stderr || result.error?.message || 'unknown reason').trim().split('\n').at(-1);
    throw new ExpectedError(`the embedded database could not be created in ${root}: ${reason}`);
  }
  renameSync(partial, dataDir);
}

function makeWritable(folder) {
  try {
    makeFolder(folder);
    const probe = path.join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw unusable(folder, error);
  }
}

/** Folder by folder, because Node's own `recursive` never comes back from a parent like /proc that takes no folders. */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

function unusable(folder, error) {
  return new ExpectedError(
    `the data folder ${folder} cannot be written (${error.code ?? error.message}): set DATA_DIR`,
  );
}

function canEnter(folder, user) {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}
