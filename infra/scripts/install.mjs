import { existsSync, readFileSync } from 'node:fs';
import { mustRun, npm } from './child.mjs';
import { stopwatch } from './progress.mjs';

/** Installs the dependencies unless exactly those of the lock file are there already. */
export async function install(say) {
  if (isInstalled(readLock('package-lock.json'), readLock('node_modules/.package-lock.json'))) return;
  const seconds = stopwatch();
  say(
    existsSync('node_modules')
      ? 'dependencies changed: npm ci'
      : 'first run: npm ci installs the dependencies, this takes a minute',
  );
  const [program, ...first] = npm();
  const quiet = process.stdout.isTTY ? [] : ['--no-progress'];
  // Vite, vitest and turbo are development dependencies: wanted with NODE_ENV=production in the environment too.
  const flags = [
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--loglevel=error',
  ];
  await mustRun('npm ci', program, [...first, 'ci', ...flags, ...quiet]);
  say(`installed in ${seconds()}`);
}

/**
 * Whether npm's own record of what it installed (written when it has finished) holds all that the lock file asks for;
 * packages of other platforms may be missing.
 */
export function isInstalled(lock, installed) {
  if (!installed) return false;
  return Object.entries(lock.packages).every(([key, wanted]) => {
    if (!key.includes('node_modules/')) return true;
    const found = installed.packages[key];
    return found ? found.version === wanted.version && found.integrity === wanted.integrity : Boolean(wanted.optional);
  });
}

function readLock(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
