import { readFileSync } from 'node:fs';
import path from 'node:path';
import { APPLICATION, passwordFile } from './application-role.mjs';
import { ExpectedError } from './expected-error.mjs';
import { liveOwner } from './owner.mjs';

/**
 * The address of the database that a live process runs on a folder, by the role of the application.
 * @param {{ root: string, dataDir: string }} options
 * @returns {string | undefined} undefined where nobody runs it
 */
export function runningUrl({ root, dataDir }) {
  const owner = liveOwner(root);
  if (!owner) return undefined;
  const [, , , port, , , , status = ''] = read(path.join(dataDir, 'postmaster.pid')).split('\n');
  const password = read(passwordFile(root));
  if (status.trim() !== 'ready' || password === '')
    throw new ExpectedError(
      `the embedded database in ${root} is starting or stopping (process ${owner.pid}): try again`,
    );
  return `postgres://${APPLICATION}:${password}@127.0.0.1:${port}/postgres`;
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw new ExpectedError(`${file} cannot be read (${error.code}): run this as who runs the product`);
  }
}
