import { existsSync } from 'node:fs';
import { isIPv4 as isIP } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../scripts/build.mjs';
import { ExpectedError } from '../scripts/failure.mjs';
import { openCluster } from './cluster.mjs';
import { askMembers } from './members.mjs';
import { writeFiles } from './write-files.mjs';

/** `npm run cluster -- up|status|down`: the product on several processes and three databases, all on this machine. */
export async function runCluster(say, args) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      port: { type: 'string' },
      pooler: { type: 'boolean' },
      files: { type: 'string', default: 'folder' },
      archive: { type: 'string' },
      'restore-to': { type: 'string' },
      hosts: { type: 'string' },
      to: { type: 'string' },
      postgres: { type: 'string', default: '15' },
    },
  });
  const [command = 'status'] = positionals;
  const root = path.resolve(process.env.CLUSTER_DIR || '.data/cluster');
  if (command === 'files') return files(say, values);
  if (!['up', 'status', 'down'].includes(command))
    throw new ExpectedError(`unknown command ${command}: use up, status, down or files`);
  if (!['folder', 's3'].includes(values.files)) throw new ExpectedError('uploads lie in a folder or on s3: --files s3');
  if (command !== 'up' && !existsSync(root)) return say(`there is no cluster in ${root}`);
  const cluster = await openCluster({
    root,
    withPooler: values.pooler,
    files: values.files,
    archive: values.archive === undefined ? undefined : path.resolve(values.archive),
    front: values.port === undefined ? undefined : Number(values.port),
    log: say,
  });
  if (command === 'up') await up(say, cluster);
  if (command === 'status') console.log(await tableOf(cluster));
  if (command === 'down') {
    await cluster.stop();
    say(`everything has ended; the data stays in ${cluster.plan.folder}`);
  }
}

/** What real hosts are told: `npm run cluster -- files --hosts 10.0.0.11,10.0.0.12,10.0.0.13 --to FOLDER`. */
async function files(say, { hosts = '', to, postgres, archive, 'restore-to': moment }) {
  const addresses = hosts.split(',').filter(Boolean);
  if (addresses.length !== 3 || !addresses.every(isIP) || to === undefined)
    throw new ExpectedError('three hosts and a folder: files --hosts 10.0.0.11,10.0.0.12,10.0.0.13 --to FOLDER');
  if (moment !== undefined && archive === undefined)
    throw new ExpectedError('what is restored lies in an archive: --archive FOLDER');
  const written = await writeFiles({ addresses, to: path.resolve(to), postgres, archive, moment });
  for (const { folder, address } of written) say(`${folder} for ${address}`);
  say('ca.key stays here, off the hosts; .github/operations.md says where the rest goes');
}

async function up(say, cluster) {
  await build(say);
  try {
    say('etcd, three PostgreSQL under Patroni, HAProxy');
    await cluster.startDatabase();
    say('two processes of the product');
    await cluster.startApps();
  } catch (error) {
    await cluster.stop();
    throw new ExpectedError(
      `the cluster does not start: ${error.message}; its logs are in ${cluster.plan.folder}/logs`,
    );
  }
  console.log(await tableOf(cluster));
  say(`http://localhost:${cluster.plan.ports.front}  until \`npm run cluster -- down\``);
}

/** One line for each part: what it is, where it is reached, whether it runs, and what it says of itself. */
async function tableOf({ plan, daemons }) {
  const states = await askMembers(plan);
  const { ports } = plan;
  const rows = [
    ...plan.etcd.map(({ name, client }) => [name, client, '']),
    ...plan.members.map(({ name, pg }) => {
      const { role, state, timeline } = states.find((each) => each.name === name);
      return [name, pg, role === 'away' ? state : `${role}, ${state}, timeline ${timeline}`];
    }),
    ['haproxy', ports.front, `database at ${ports.database}`],
    ...(daemons.find('pgbouncer') ? [['pgbouncer', ports.pooler, '']] : []),
    ...(daemons.find('s3') ? [['s3', ports.files, '']] : []),
    ...plan.apps.map(({ name, port }) => [name, port, '']),
  ];
  const line = ([name, port, said]) => {
    const pid = daemons.find(name)?.pid;
    return `  ${name.padEnd(10)} 127.0.0.1:${String(port).padEnd(6)} ${(pid ? `runs (${pid})` : 'is down').padEnd(14)} ${said}`.trimEnd();
  };
  return rows.map(line).join('\n');
}
