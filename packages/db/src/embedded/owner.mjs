import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ExpectedError } from './expected-error.mjs';
import { findProcess } from './processes.mjs';

/**
 * Makes this process the only owner of a database folder, or refuses while another live process owns it:
 * a second start must fail without harming the first. A dead owner's claim is taken over.
 * @param {string} root
 * @returns {() => void} gives the folder back
 */
export function claimFolder(root) {
  const file = path.join(root, 'owner.json');
  const claim = JSON.stringify({ pid: process.pid, startedAt: findProcess(process.pid)?.startedAt ?? '' });
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(file, claim, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST' || attempt > 3) throw error;
    }
    const live = liveOwner(root);
    if (live) throw new ExpectedError(`the embedded database in ${root} is in use by process ${live.pid}`);
    rmSync(file, { force: true });
  }
}

/**
 * The process that owns a database folder, or null where none does, or none that still lives.
 * @param {string} root
 */
export function liveOwner(root) {
  const owner = readOwner(path.join(root, 'owner.json'));
  const live = findProcess(owner?.pid);
  return live && live.startedAt === owner.startedAt ? live : null;
}

/**
 * Whether whoever owned a database folder was killed, and nobody has taken it over.
 * @param {string} root
 */
export function isAbandoned(root) {
  return readOwner(path.join(root, 'owner.json')) !== null && liveOwner(root) === null;
}

function readOwner(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
