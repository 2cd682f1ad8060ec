import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ExpectedError } from '../scripts/failure.mjs';
import { chooseUser, fallbackRoot, prepareFolder } from '../../packages/db/src/embedded/data-folder.mjs';
import { archiveEnvironment, createStanza } from './archive.mjs';
import { bucketOf, fileServerOf, takesCalls } from './bucket.mjs';
import { configsOf } from './configs.mjs';
import { daemonsOf } from './daemons.mjs';
import { askMembers, endPostgres, until, untilWhole } from './members.mjs';
import { assignPorts, databaseUrl, planOnOneMachine, portCount } from './plan.mjs';
import { packagesFor, programs, requirePrograms } from './programs.mjs';
import { remembered } from './secrets.mjs';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A cluster that lies in a folder: planned the first time, and the same one from then on.
 * @param {{ root: string, withPooler?: boolean, files?: 'folder' | 's3', archive?: string, front?: number, log?: (line: string) => void,
 *   reach?: Parameters<typeof planOnOneMachine>[0]['reach'] }} options `withPooler`: the pools of the processes go
 *   through PgBouncer; `files`: where uploads lie, in a folder that the processes share or in a bucket; `archive`: where
 *   pgBackRest keeps the log of the database; `front`: the port where visitors come in
 */
export async function openCluster({
  root,
  withPooler = false,
  files = 'folder',
  archive,
  front,
  log = () => undefined,
  reach,
}) {
  const bin = requirePrograms('the cluster', packagesFor({ withPooler, archive }));
  const user = chooseUser(root);
  const folder = prepareFolder({ root: path.resolve(root), user, fallbackRoot, log });
  const { ports, secrets } = await remembered(folder, () => choosePorts(front));
  assertPlanned({ folder, ports }, { 'a pooler': withPooler && 'pooler', 'a bucket': files === 's3' && 'files' });
  const plan = planOnOneMachine({ folder, ports, secrets, bin, archive, reach });
  const bucket = files === 's3' ? bucketOf(plan, process.env) : undefined;
  prepareFolders(plan, user);
  const daemons = daemonsOf(folder);
  const programOf = daemonsOfPlan(plan, user);
  return {
    plan,
    daemons,
    /** etcd, the three members and HAProxy; comes back when the database is whole. */
    async startDatabase() {
      for (const each of plan.etcd) daemons.start(programOf.etcd(each));
      await untilEtcd(plan);
      for (const member of plan.members) daemons.start(programOf.member(member));
      daemons.start(programOf.haproxy());
      if (withPooler) daemons.start(programOf.pooler());
      await untilWhole(plan);
      if (archive !== undefined) await createStanza(plan, user);
    },
    /** A member that was taken away begins again, as its service would. @param {import('./plan.mjs').Member} member */
    startMember: (member) => daemons.start(programOf.member(member)),
    /** The product's processes, the first of which fills in the demo. */
    async startApps() {
      if (bucket?.own) await startFileServer(daemons, programOf.fileServer());
      for (const [index, app] of plan.apps.entries()) {
        daemons.start(programOf.app(app, { demo: index === 0, withPooler, bucket }));
        await until(180, `${app.name} does not answer`, () => {
          if (!daemons.find(app.name)) throw new Error(`${app.name} has ended`);
          return answers(`http://${app.address}:${app.port}/api/health`);
        });
      }
      await until(20, 'HAProxy does not lead to them', () => answers(`http://127.0.0.1:${ports.front}/api/health`));
    },
    async stop() {
      await Promise.all(plan.apps.map(({ name }) => daemons.stop(name)));
      await Promise.all(['pgbouncer', 'haproxy', 's3'].map((name) => daemons.stop(name, 'SIGTERM', 5_000)));
      await stopMembers(plan, daemons);
      await Promise.all(plan.etcd.map(({ name }) => daemons.stop(name, 'SIGTERM', 10_000)));
    },
  };
}

/** The primary last, so that nobody succeeds it meanwhile. */
async function stopMembers(plan, daemons) {
  const states = await askMembers(plan);
  const isPrimary = ({ name }) => states.some((each) => each.name === name && each.role === 'primary');
  for (const primary of [false, true]) {
    const these = plan.members.filter((member) => isPrimary(member) === primary);
    await Promise.all(
      these.map(async (member) => {
        await daemons.stop(member.name);
        await endPostgres(member);
      }),
    );
  }
}

/** Free ports, but for the one that was asked for. */
async function choosePorts(front) {
  const ports = assignPorts(await freePorts(portCount));
  return { ports: front === undefined ? ports : { ...ports, front } };
}

/** Others on the machine may know that there is a cluster, and nothing of it. */
function prepareFolders(plan, user) {
  const own = (item) => user.uid !== undefined && chownSync(item, user.uid, user.gid);
  const data = [...plan.etcd, ...plan.members].map(({ dataDir }) => dataDir);
  const folders = ['config', 'logs', 'run'].map((name) => path.join(plan.folder, name));
  folders.push(...plan.archive.map(({ repository }) => repository));
  for (const each of [...folders, ...data]) {
    mkdirSync(each, { recursive: true, mode: 0o700 });
    chmodSync(each, 0o700);
    own(each);
  }
  for (const { file, text } of configsOf(plan)) {
    writeFileSync(file, text, { mode: 0o600 });
    own(file);
  }
}

/** How each part is run on one machine. */
function daemonsOfPlan(plan, user) {
  const config = (name) => path.join(plan.folder, 'config', name);
  return {
    etcd: (each) => ({ name: each.name, program: programs.etcd, args: ['--config-file', each.config], user }),
    member: (member) => ({
      name: member.name,
      program: programs.patroni,
      args: [member.config],
      user,
      env: archiveEnvironment(plan, member),
    }),
    haproxy: () => ({ name: 'haproxy', program: programs.haproxy, args: ['-db', '-f', config('haproxy.cfg')], user }),
    pooler: () => ({ name: 'pgbouncer', program: programs.pgbouncer, args: [config('pgbouncer.ini')], user }),
    fileServer: () => fileServerOf(plan),
    app: ({ name, address, port }, { demo, withPooler, bucket }) => ({
      name,
      program: process.execPath,
      args: [path.join(repository, 'infra/scripts/run.mjs'), 'serve'],
      env: {
        NODE_ENV: 'production',
        DEHESA_MODE: 'demo',
        DEMO: demo ? '1' : '0',
        HOST: address,
        PORT: String(port),
        PUBLIC_URL: `http://localhost:${plan.ports.front}`,
        TRUST_PROXY: '127.0.0.1',
        // With a bucket nothing of it is shared.
        DATA_DIR: path.join(plan.folder, bucket ? `files-${name}` : 'files'),
        ...bucket?.env,
        SECRET_KEY: plan.secrets.key,
        DATABASE_URL: databaseUrl(plan),
        ...(withPooler && { DATABASE_POOLER_URL: databaseUrl(plan, { port: plan.ports.pooler }) }),
      },
    }),
  };
}

function untilEtcd({ etcd }) {
  return until(30, 'etcd does not answer', async () => {
    const healthy = await Promise.all(etcd.map(({ address, client }) => answers(`http://${address}:${client}/health`)));
    return healthy.every(Boolean) || undefined;
  });
}

async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok || undefined;
  } catch {
    return undefined;
  }
}

/** What a cluster that lies there already has no port for cannot be had. */
function assertPlanned({ folder, ports }, wanted) {
  for (const [what, port] of Object.entries(wanted))
    if (port && ports[port] === undefined)
      throw new ExpectedError(
        `the cluster in ${folder} was planned before there was ${what}: CLUSTER_DIR names another folder`,
      );
}

async function startFileServer(daemons, program) {
  daemons.start(program);
  await until(20, 'the S3 server does not answer', () => takesCalls(Number(program.args[2])));
}

/** Held all at once, so that none is given twice. */
async function freePorts(count) {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = net.createServer();
      await new Promise((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
      return server;
    }),
  );
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
