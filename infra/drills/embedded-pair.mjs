import { execFileSync } from 'node:child_process';
import { chownSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { prepareBinaries } from '../../packages/db/src/embedded/binaries.mjs';
import {
  chooseUser,
  fallbackRoot,
  prepareCluster,
  prepareFolder,
} from '../../packages/db/src/embedded/data-folder.mjs';
import { endProcess } from '../../packages/db/src/embedded/processes.mjs';
import { freePort } from '../bench/bench-server.mjs';
import { until } from '../cluster/members.mjs';
import { openCutLinks } from './cut-links.mjs';
import { asked, hasEnded, launch, untilReady } from './own-postgres.mjs';

/** As the cluster has it: infra/cluster/templates/patroni.yml.in. */
const settingsOfCluster = {
  wal_keep_size: '512MB',
  wal_sender_timeout: '6s',
  wal_receiver_timeout: '6s',
  wal_retrieve_retry_interval: '200ms',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** How many ports a member asks for before it gives up. */
const portsTried = 3;

/**
 * Two PostgreSQL of the package that brings them, the second of which follows the first. An answer is given once the other
 * one has it too, and one address leads to whichever is the primary, as HAProxy's does.
 * @param {{ root: string }} place
 * @param {{ careless: boolean }} options `careless`: an answer is given without the other one
 */
export async function startPair({ root }, { careless }) {
  const log = () => undefined;
  const user = chooseUser(root);
  const folder = prepareFolder({ root, user, fallbackRoot, log });
  const bin = path.join(prepareBinaries({ user, fallbackRoot, log }), 'bin');
  const { dataDir, password } = prepareCluster({ root: folder, user, native: path.dirname(bin), log });
  const copy = path.join(folder, 'copy');
  execFileSync('cp', ['-a', dataDir, copy]);
  const members = [
    { name: 'one', dataDir },
    { name: 'two', dataDir: copy },
  ];
  const [front, source] = await openCutLinks(2);
  const urlOf = (port) => `postgres://app:${password}@127.0.0.1:${port}/postgres`;
  const at = ({ port }) => `127.0.0.1:${port}`;
  const partnerOf = (member) => members.find((each) => each !== member);

  const begin = (member) => {
    member.server = launch({
      bin,
      dataDir: member.dataDir,
      log: path.join(folder, `${member.name}.log`),
      user,
      // What follows reads its password there; a command line is everybody's.
      env: { PATH: process.env.PATH, LC_ALL: 'C', PGPASSWORD: password },
      settings: {
        ...settingsOfCluster,
        port: member.port,
        listen_addresses: '127.0.0.1',
        unix_socket_directories: '',
        primary_conninfo: `host=127.0.0.1 port=${source.address.split(':')[1]} user=app application_name=${member.name}`,
        ...(!careless && { synchronous_standby_names: partnerOf(member).name }),
      },
    });
  };
  const start = async (member, { follows }) => {
    if (follows) follow(member, user);
    for (let tried = 1; ; tried += 1) {
      member.port = await freePort();
      begin(member);
      try {
        return await untilReady(urlOf(member.port), member.server);
      } catch (error) {
        // Until it listens, any connection of the machine's may have been given this port.
        if (tried === portsTried || !hasEnded(member.server)) throw error;
      }
    }
  };
  const end = async ({ server }, signal) => {
    if (server && !hasEnded(server)) await endProcess(server.pid, signal, 20_000);
  };
  let [primary] = members;
  const lead = () => {
    for (const link of [front, source]) link.lead(at(primary));
  };
  const untilWhole = () =>
    until(60, 'the second PostgreSQL does not follow', async () => {
      const rows = await asked(
        urlOf(primary.port),
        (sql) =>
          sql`select from pg_stat_replication where state = 'streaming' and sync_state = ${careless ? 'async' : 'sync'}`,
      );
      return rows.length === 1;
    });
  const stop = async () => {
    await end(partnerOf(primary), 'SIGINT');
    await end(primary, 'SIGINT');
  };
  try {
    await start(primary, { follows: false });
    lead();
    await start(partnerOf(primary), { follows: true });
    await untilWhole();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ownerUrl: urlOf(front.address.split(':')[1]),
    stop,
    untilWhole,
    /** From now on nothing reaches the one that follows. */
    cutOff: () => source.cut(),
    /**
     * The primary ends and the other one succeeds it. With a goodbye PostgreSQL ends only once the other one has everything,
     * and the one before then follows; without, it does not come back.
     * @param {{ goodbye: boolean }} how
     */
    async handOver({ goodbye }) {
      const before = primary;
      const next = partnerOf(before);
      await end(before, goodbye ? 'SIGINT' : 'SIGQUIT');
      const [{ promoted }] = await asked(urlOf(next.port), (sql) => sql`select pg_promote(true, 30) as promoted`);
      if (!promoted) throw new Error('the second PostgreSQL does not become the primary');
      primary = next;
      lead();
      if (goodbye) await start(before, { follows: true });
    },
  };
}

/** The file that makes a PostgreSQL begin as one that follows. */
function follow({ dataDir }, { uid, gid }) {
  const signal = path.join(dataDir, 'standby.signal');
  writeFileSync(signal, '', { mode: 0o600 });
  if (uid !== undefined) chownSync(signal, uid, gid);
}
