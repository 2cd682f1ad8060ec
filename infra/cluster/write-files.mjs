import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeCertificates } from './certificates.mjs';
import { filesOfHosts, planOnHosts } from './hosts.mjs';
import { remembered } from './secrets.mjs';

/**
 * Writes what the hosts of a cluster are told, a folder for each; what was made by chance is kept beside, so that it can be
 * written again.
 * @param {{ addresses: string[], to: string, postgres: string, archive?: string, moment?: string, etc?: string,
 *   data?: string }} options `postgres`: its major version; `archive`: pgBackRest's repository; `moment`: of it what is restored
 */
export async function writeFiles({ addresses, to, postgres, archive, moment, etc, data }) {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const { secrets } = await remembered(to, () => ({}));
  const bin = `/usr/lib/postgresql/${postgres}/bin`;
  const hosts = filesOfHosts(planOnHosts({ addresses, secrets, bin, archive, etc, data }), moment);
  for (const { host, files } of hosts) {
    mkdirSync(path.join(to, host), { recursive: true, mode: 0o700 });
    for (const { name, text } of files) writeFileSync(path.join(to, host, name), text, { mode: 0o600 });
  }
  makeCertificates(to, hosts);
  return hosts.map(({ host, address }) => ({ folder: path.join(to, host), address }));
}
