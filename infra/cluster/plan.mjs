import path from 'node:path';

/**
 * @typedef {{ pg: string, rest: string, etcd: string[], front: { pg: string, rest: string } }} Reach how a member is reached
 *   by the others, how it reaches etcd, and how the front reaches it; `host:port` each
 * @typedef {{ name: string, address: string, pg: number, rest: number, dataDir: string, socketFolder: string, passFile: string,
 *   config: string, backrest: string, createDatabase: string, bin: string, reach: Reach }} Member `backrest`: pgBackRest's configuration
 * @typedef {{ name: string, address: string, client: number, peer: number, dataDir: string, config: string }} Etcd
 * @typedef {{ application: string, superuser: string, replication: string, rewind: string, rest: string, key: string,
 *   archive: string }} Secrets
 * @typedef {{ front: number, database: number, pooler?: number, files?: number, apps: number[], members: { pg: number, rest: number }[],
 *   etcd: { client: number, peer: number }[] }} Ports
 * @typedef {{ folder: string, ports: Ports, secrets: Secrets, bin: string, members: Member[], etcd: Etcd[],
 *   apps: { name: string, address: string, port: number }[], accepted: { kind: string, from: string }[],
 *   tls: { ca: string, cert: string, key: string }[], frontBind?: string, inBetween: {}[],
 *   archive: { repository: string }[] }} Plan `archive`: none, or where pgBackRest keeps the log of the database; `inBetween`: somebody is; `tls`: none, or the one that all of it speaks
 */

const here = '127.0.0.1';
export const memberCount = 3;
export const appCount = 2;

/** How many ports a cluster on one machine takes. */
export const portCount = 4 + appCount + memberCount * 4;

/**
 * Gives free ports their use.
 * @param {number[]} free
 * @returns {Ports}
 */
export function assignPorts(free) {
  if (free.length < portCount) throw new Error(`${portCount} ports are needed`);
  const left = [...free];
  const take = () => left.shift() ?? 0;
  const times = (count, make) => Array.from({ length: count }, make);
  return {
    front: take(),
    database: take(),
    pooler: take(),
    files: take(),
    apps: times(appCount, take),
    members: times(memberCount, () => ({ pg: take(), rest: take() })),
    etcd: times(memberCount, () => ({ client: take(), peer: take() })),
  };
}

/**
 * A whole cluster on one machine, each part with a folder and ports of its own.
 * @param {{ folder: string, ports: Ports, secrets: Secrets, bin: string, archive?: string,
 *   reach?: (member: Reach, index: number) => Reach }} options `reach`: other ways between the parts, where somebody stands
 *   in between
 * @returns {Plan}
 */
export function planOnOneMachine({ folder, ports, secrets, bin, archive, reach }) {
  const at = (port) => `${here}:${port}`;
  const etcd = ports.etcd.map(({ client, peer }, index) => ({
    name: `etcd${index + 1}`,
    address: here,
    client,
    peer,
    dataDir: path.join(folder, `etcd${index + 1}`),
    config: path.join(folder, 'config', `etcd${index + 1}.yml`),
  }));
  const members = ports.members.map(({ pg, rest }, index) => {
    const name = `node${index + 1}`;
    const direct = {
      pg: at(pg),
      rest: at(rest),
      etcd: etcd.map(({ client }) => at(client)),
      front: { pg: at(pg), rest: at(rest) },
    };
    return {
      name,
      address: here,
      pg,
      rest,
      dataDir: path.join(folder, name),
      socketFolder: path.join(folder, 'run'),
      passFile: path.join(folder, 'run', `${name}.pgpass`),
      config: path.join(folder, 'config', `${name}.yml`),
      backrest: path.join(folder, 'config', `${name}.pgbackrest.conf`),
      createDatabase: path.join(folder, 'config', 'create-database.sql'),
      bin,
      reach: reach ? reach(direct, index) : direct,
    };
  });
  const apps = ports.apps.map((port, index) => ({ name: `app${index + 1}`, address: here, port }));
  return {
    folder,
    ports,
    secrets,
    bin,
    etcd,
    members,
    apps,
    accepted: [{ kind: 'host', from: `${here}/32` }],
    tls: [],
    inBetween: reach ? [{}] : [],
    archive: archiveIn(archive),
  };
}

/** @param {string | undefined} repository */
export function archiveIn(repository) {
  return repository === undefined ? [] : [{ repository }];
}

/**
 * The address of the database, through HAProxy or, with `port`, elsewhere.
 * @param {Plan} plan
 * @param {{ superuser?: boolean, port?: number }} [options]
 */
export function databaseUrl({ secrets, ports }, { superuser = false, port = ports.database } = {}) {
  const login = superuser ? `postgres:${secrets.superuser}` : `dehesa:${secrets.application}`;
  return `postgres://${login}@${here}:${port}/dehesa`;
}
