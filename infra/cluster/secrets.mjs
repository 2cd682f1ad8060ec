import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @returns {import('./plan.mjs').Secrets} */
function makeSecrets() {
  const secret = () => randomBytes(24).toString('base64url');
  return {
    application: secret(),
    superuser: secret(),
    replication: secret(),
    rewind: secret(),
    rest: secret(),
    key: randomBytes(32).toString('hex'),
    archive: randomBytes(48).toString('base64'),
  };
}

/**
 * What was chosen by chance the first time, and is the same from then on: passwords, and what `choose` adds.
 * @template T
 * @param {string} folder @param {() => Promise<T> | T} choose
 * @returns {Promise<T & { secrets: import('./plan.mjs').Secrets }>}
 */
export async function remembered(folder, choose) {
  const file = path.join(folder, 'cluster.json');
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : await choose();
  // A cluster of before has none of what is new.
  const chosen = { ...known, secrets: { ...makeSecrets(), ...known.secrets } };
  writeFileSync(file, JSON.stringify(chosen, null, 2), { mode: 0o600 });
  return chosen;
}
