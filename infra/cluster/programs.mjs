import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ExpectedError } from '../scripts/failure.mjs';

/** @typedef {{ package: string, files: string[] }} Needed by the Debian package that brings it */

/** What the cluster is made of. @type {Needed[]} */
export const clusterPackages = [
  { package: 'etcd-server', files: ['/usr/bin/etcd'] },
  { package: 'patroni', files: ['/usr/bin/patroni'] },
  { package: 'python3-etcd', files: ['/usr/lib/python3/dist-packages/etcd/__init__.py'] },
  { package: 'haproxy', files: ['/usr/sbin/haproxy'] },
];
/** What several processes may share their connections by. @type {Needed} */
const poolerPackage = { package: 'pgbouncer', files: ['/usr/sbin/pgbouncer'] };
export const packagesWithPooler = [...clusterPackages, poolerPackage];
/** What archives the log of a PostgreSQL. @type {Needed[]} */
export const archivePackages = [{ package: 'pgbackrest', files: ['/usr/bin/pgbackrest'] }];
/** @param {{ withPooler?: boolean, archive?: string }} options */
export function packagesFor({ withPooler = false, archive }) {
  return [...(withPooler ? packagesWithPooler : clusterPackages), ...(archive === undefined ? [] : archivePackages)];
}
const postgresFolder = '/usr/lib/postgresql';
const postgresParts = ['postgres', 'initdb', 'psql', 'pg_basebackup', 'pg_rewind'];

export const programs = {
  etcd: '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  haproxy: '/usr/sbin/haproxy',
  pgbackrest: '/usr/bin/pgbackrest',
  pgbouncer: '/usr/sbin/pgbouncer',
};

/**
 * Which packages are missing, and the newest PostgreSQL that can copy and rewind itself.
 * @param {{ needed?: Needed[], exists?: (file: string) => boolean, versions?: string[] }} options
 * @returns {{ missing: string[], bin: string | undefined }}
 */
export function lookForPrograms({
  needed = clusterPackages,
  exists = existsSync,
  versions = installedVersions(),
} = {}) {
  const missing = needed.filter(({ files }) => !files.every(exists)).map((each) => each.package);
  const bin = versions
    .map(Number)
    .filter((version) => version >= 15)
    .toSorted((one, other) => other - one)
    .map((version) => path.join(postgresFolder, String(version), 'bin'))
    .find((folder) => postgresParts.every((part) => exists(path.join(folder, part))));
  return { missing: bin === undefined ? [...missing, 'postgresql'] : missing, bin };
}

/**
 * Where PostgreSQL's programs are; tells what has to be installed where something is missing, and installs nothing.
 * @param {string} who needs them @param {Needed[]} [needed]
 */
export function requirePrograms(who, needed = clusterPackages) {
  const { missing, bin } = lookForPrograms({ needed });
  if (bin !== undefined && missing.length === 0) return bin;
  throw new ExpectedError(
    `${who} needs Debian's ${missing.join(', ')}: apt-get install --no-install-recommends ${missing.join(' ')}`,
  );
}

function installedVersions() {
  return existsSync(postgresFolder) ? readdirSync(postgresFolder).filter((name) => /^\d+$/.test(name)) : [];
}
