import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What these packages need to run, themselves included: folders below `root`, as the lock file names them. What is optional
 * is in it where it is installed: binaries of another platform are not. Types are for compilers alone.
 * @param {string[]} names
 * @param {string} [root]
 * @returns {string[]}
 */
export function closureOf(names, root = '.') {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const found = new Set();
  const add = (from, name, optional) => {
    const folder = placeOf(packages, from, name);
    if (name.startsWith('@types/')) return;
    const isThere = folder !== undefined && existsSync(path.join(root, folder));
    if (!isThere && optional) return;
    if (!isThere) throw new Error(`${name}, which ${from || 'the server'} needs, is not installed`);
    if (found.has(folder)) return;
    found.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = packages[folder];
    for (const each of Object.keys(dependencies)) add(folder, each, each in optionalDependencies);
    for (const each of Object.keys(optionalDependencies)) add(folder, each, true);
  };
  for (const name of names) add('', name, false);
  return [...found];
}

/** Where Node finds a package from another one's folder: beside it, or beside one around it. */
function placeOf(packages, from, name) {
  for (let around = from; ; around = around.slice(0, Math.max(around.lastIndexOf('node_modules') - 1, 0))) {
    const folder = path.posix.join(around, 'node_modules', name);
    if (folder in packages) return folder;
    if (around === '') return undefined;
  }
}
