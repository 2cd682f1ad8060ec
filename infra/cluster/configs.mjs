import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fill } from './fill.mjs';

const usualPoolerPort = 6432;
export const stanza = 'dehesa';
const template = (name) => readFileSync(new URL(`${name}.in`, import.meta.url), 'utf8');

/**
 * Every file of configuration of a cluster, none of which anybody else may read: passwords are in them.
 * @param {import('./plan.mjs').Plan} plan
 * @returns {{ file: string, text: string }[]}
 */
export function configsOf(plan) {
  const { folder } = plan;
  const config = path.join(folder, 'config');
  return [
    ...plan.etcd.map((each) => ({ file: each.config, text: etcdConfig(plan, each) })),
    ...plan.members.map((member) => ({ file: member.config, text: patroniConfig(plan, member) })),
    ...(plan.archive.length > 0
      ? plan.members.map((member) => ({ file: member.backrest, text: backrestConfig(plan, member) }))
      : []),
    { file: path.join(config, 'create-database.sql'), text: createDatabase(plan) },
    { file: path.join(config, 'haproxy.cfg'), text: haproxyConfig(plan) },
    {
      file: path.join(config, 'pgbouncer.ini'),
      text: pgbouncerConfig(plan, {
        authFile: path.join(config, 'pgbouncer-users.txt'),
        logFile: path.join(folder, 'logs', 'pgbouncer.own.log'),
        pidFile: path.join(folder, 'run', 'pgbouncer.pid'),
      }),
    },
    { file: path.join(config, 'pgbouncer-users.txt'), text: pgbouncerUsers(plan) },
  ];
}

/** How the product on a host is told of the cluster; the settings of every installation stand beside. */
export function environmentOf({ secrets, tls }, { address }, trusted) {
  return [
    `HOST=${address}`,
    `TRUST_PROXY=${trusted.join(',')}`,
    `DATABASE_URL=postgres://dehesa:${secrets.application}@127.0.0.1:5000/dehesa?sslmode=verify-full`,
    `NODE_EXTRA_CA_CERTS=${tls[0].ca}`,
    `SECRET_KEY=${secrets.key}`,
    '',
  ].join('\n');
}

export function etcdConfig(plan, { name, address, client, peer, dataDir }) {
  return fill(template('templates/etcd.yml'), {
    name,
    address,
    dataDir,
    tls: plan.tls,
    scheme: schemeOf(plan),
    clientPort: client,
    peerPort: peer,
    members: plan.etcd.map((each) => `${each.name}=${schemeOf(plan)}://${each.address}:${each.peer}`).join(','),
  });
}

/**
 * @param {import('./plan.mjs').Plan} plan @param {import('./plan.mjs').Member} member
 * @param {{ moment: string }[]} [restoring] instead of an empty database what was archived until a moment
 */
export function patroniConfig({ secrets, accepted, tls, inBetween, archive }, member, restoring = []) {
  const { name, address, bin, dataDir, socketFolder, passFile, createDatabase: file, reach, backrest } = member;
  return fill(template('templates/patroni.yml'), {
    name,
    address,
    bin,
    dataDir,
    socketFolder,
    passFile,
    accepted,
    tls,
    inBetween,
    archive,
    restoring,
    fresh: restoring.length > 0 ? [] : [{}],
    backrest,
    stanza,
    port: member.pg,
    restPort: member.rest,
    reachedDatabase: reach.pg,
    reachedRest: reach.rest,
    etcdHosts: reach.etcd.map((each) => `'${each}'`).join(', '),
    createDatabase: file,
    restPassword: secrets.rest,
    superuserPassword: secrets.superuser,
    replicationPassword: secrets.replication,
    rewindPassword: secrets.rewind,
  });
}

/** How a member's log is archived. @param {import('./plan.mjs').Plan} plan @param {import('./plan.mjs').Member} member */
export function backrestConfig({ secrets, archive: [{ repository }] }, { dataDir, pg, socketFolder }) {
  return fill(template('../pgbackrest/pgbackrest.conf'), {
    stanza,
    repository,
    cipherPass: secrets.archive,
    dataDir,
    port: pg,
    socketFolder,
  });
}

export function createDatabase({ secrets }) {
  return fill(template('templates/create-database.sql'), { applicationPassword: secrets.application });
}

export function haproxyConfig({ ports, members, apps, tls, frontBind = `127.0.0.1:${ports.front}` }) {
  const nodes = members.map(({ name, reach: { front } }) => {
    const [restAddress, restPort] = front.rest.split(':');
    return { name, database: front.pg, restAddress, restPort };
  });
  return fill(template('templates/haproxy.cfg'), {
    nodes,
    databaseBind: `127.0.0.1:${ports.database}`,
    frontBind,
    tls,
    checkOptions: tls.map(({ ca }) => ` check-ssl verify required ca-file ${ca}`).join(''),
    apps: apps.map(({ name, address, port }) => ({ name, at: `${address}:${port}` })),
  });
}

const schemeOf = ({ tls }) => (tls.length > 0 ? 'https' : 'http');

/** @param {import('./plan.mjs').Plan} plan @param {{ authFile: string, logFile: string, pidFile: string }} files */
export function pgbouncerConfig({ ports, tls }, files) {
  return fill(template('templates/pgbouncer.ini'), {
    ...files,
    databaseAddress: '127.0.0.1',
    databasePort: ports.database,
    address: '127.0.0.1',
    port: ports.pooler ?? usualPoolerPort,
    tls,
  });
}

export const pgbouncerUsers = ({ secrets }) => `"dehesa" "${secrets.application}"\n`;
