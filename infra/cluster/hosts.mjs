import path from 'node:path';
import {
  backrestConfig,
  createDatabase,
  environmentOf,
  etcdConfig,
  haproxyConfig,
  patroniConfig,
  pgbouncerConfig,
  pgbouncerUsers,
} from './configs.mjs';
import { archiveIn } from './plan.mjs';

const here = '127.0.0.1';
const ports = { etcdClient: 2379, etcdPeer: 2380, pg: 5432, rest: 8008, database: 5000, app: 3000 };

/**
 * A cluster of several hosts, each with a member, an etcd, a HAProxy and a process of the product, on the usual ports; all
 * that goes from one to another is encrypted but what HAProxy asks the product, which stays in their network.
 * @param {{ addresses: string[], secrets: import('./plan.mjs').Secrets, bin: string, archive?: string, etc?: string, data?: string }} options
 *   `archive`: the repository of pgBackRest, the same on all; `etc`: where its configuration and its certificates lie; `data`: the
 *   folder of what it stores
 * @returns {import('./plan.mjs').Plan}
 */
export function planOnHosts({ addresses, secrets, bin, archive, etc = '/etc/dehesa-cluster', data = '/var/lib' }) {
  const at = (port) => (address) => `${address}:${port}`;
  const etcdHosts = addresses.map(at(ports.etcdClient));
  return {
    folder: etc,
    ports: { front: 443, database: ports.database, apps: [], members: [], etcd: [] },
    secrets,
    bin,
    tls: [{ ca: path.join(etc, 'ca.crt'), cert: path.join(etc, 'host.crt'), key: path.join(etc, 'host.key') }],
    inBetween: [],
    archive: archiveIn(archive),
    frontBind: `:443 ssl crt ${path.join(etc, 'certificate.pem')} alpn h2,http/1.1`,
    accepted: [...addresses, here].map((address) => ({ kind: 'hostssl', from: `${address}/32` })),
    etcd: addresses.map((address, index) => ({
      name: `etcd${index + 1}`,
      address,
      client: ports.etcdClient,
      peer: ports.etcdPeer,
      dataDir: path.join(data, 'etcd/dehesa'),
      config: path.join(etc, 'etcd.yml'),
    })),
    members: addresses.map((address, index) => ({
      name: `node${index + 1}`,
      address,
      pg: ports.pg,
      rest: ports.rest,
      dataDir: path.join(data, 'postgresql/dehesa'),
      socketFolder: '/var/run/postgresql',
      passFile: path.join(data, 'postgresql/.dehesa.pgpass'),
      config: '/etc/patroni/config.yml',
      backrest: '/etc/pgbackrest.conf',
      createDatabase: path.join(etc, 'create-database.sql'),
      bin,
      reach: {
        pg: at(ports.pg)(address),
        rest: at(ports.rest)(address),
        etcd: etcdHosts,
        front: { pg: at(ports.pg)(address), rest: at(ports.rest)(address) },
      },
    })),
    apps: addresses.map((address, index) => ({ name: `app${index + 1}`, address, port: ports.app })),
  };
}

/** Where Debian has them. */
const pgbouncerFiles = {
  authFile: '/etc/pgbouncer/userlist.txt',
  logFile: '/var/log/postgresql/pgbouncer.log',
  pidFile: '/var/run/postgresql/pgbouncer.pid',
};

/**
 * The files of each host, by the host's name.
 * @param {import('./plan.mjs').Plan} plan @param {string} [moment] what was archived until then is restored
 * @returns {{ host: string, address: string, files: { name: string, text: string }[] }[]}
 */
export function filesOfHosts(plan, moment) {
  return plan.members.map((member, index) => ({
    host: member.name,
    address: member.address,
    files: [
      { name: 'etcd.yml', text: etcdConfig(plan, plan.etcd[index]) },
      { name: 'patroni.yml', text: patroniConfig(plan, member) },
      ...(plan.archive.length > 0 ? [{ name: 'pgbackrest.conf', text: backrestConfig(plan, member) }] : []),
      ...(moment === undefined
        ? []
        : [{ name: 'patroni.restore.yml', text: patroniConfig(plan, member, [{ moment }]) }]),
      { name: 'create-database.sql', text: createDatabase(plan) },
      { name: 'haproxy.cfg', text: haproxyConfig(plan) },
      { name: 'pgbouncer.ini', text: pgbouncerConfig(plan, pgbouncerFiles) },
      { name: 'userlist.txt', text: pgbouncerUsers(plan) },
      {
        name: 'dehesa.environment',
        text: environmentOf(
          plan,
          member,
          plan.members.map(({ address }) => address),
        ),
      },
    ],
  }));
}
