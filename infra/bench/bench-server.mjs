import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { startEmbedded } from '../../packages/db/src/embedded.mjs';

/** A database of its own on the server of DATABASE_URL, or on an embedded one that ends with the bench. */
export async function freshDatabase(folder) {
  const given = process.env.DATABASE_URL;
  if (!given) {
    const { ownerUrl: url, stop } = await startEmbedded({ root: path.join(folder, 'postgres') });
    return { url, drop: stop };
  }
  const name = `dehesa_bench_${randomBytes(4).toString('hex')}`;
  const server = postgres(given, { max: 1, onnotice: () => undefined });
  await server`create database ${server(name)} template template0`;
  const drop = async () => {
    await server`drop database ${server(name)} with (force)`;
    await server.end();
  };
  const url = new URL(given);
  url.pathname = `/${name}`;
  return { url: url.href, drop };
}

/**
 * Starts the built product in a process of its own.
 * @param {{ url: string, folder: string, pool?: number, databasePort?: number, smtpUrl?: string, poolerUrl?: string, demo?: boolean,
 *   port?: number }} options with `demo` it fills in the demo's data first; without a `port` it has a free one
 */
export async function startServer({
  url,
  folder,
  pool = 8,
  databasePort,
  smtpUrl,
  poolerUrl,
  demo = false,
  port: wanted,
}) {
  const database = new URL(url);
  if (databasePort) Object.assign(database, { hostname: '127.0.0.1', port: String(databasePort) });
  const port = wanted ?? (await freePort());
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: database.href,
    DATABASE_POOL: String(pool),
    DEHESA_MODE: 'demo',
    DEMO: demo ? '1' : '0',
    DATA_DIR: path.join(folder, 'data'),
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    // As `npm start`, the unit and the image have it: without it each thread's memory counts, not the product's.
    MALLOC_ARENA_MAX: '2',
    RATE_LIMIT: '1000000',
    BOOKINGS_PER_ADDRESS: '1000000',
    BOOKINGS_PER_ADDRESS_AND_ACTIVITY: '1000000',
    BOOKINGS_PER_ACTIVITY: '1000000',
    PROOF_AFTER_ADDRESS: '1000000',
    PROOF_AFTER_ACTIVITY: '1000000',
    WAITING_LIST_FACTOR: '1000000',
    ...(smtpUrl && { SMTP_URL: smtpUrl }),
    ...(poolerUrl && { DATABASE_POOLER_URL: poolerUrl }),
  };
  const profile = process.env.BENCH_PROFILE;
  const execArgv = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
  const script = fileURLToPath(new URL('server-process.mjs', import.meta.url));
  const child = fork(script, { env, execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const end = async (signal) => {
    child.kill('SIGCONT');
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  const failed = ended.then(() => Promise.reject(new Error('the server did not start')));
  await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => undefined);
  return {
    port,
    stop: () => end('SIGTERM'),
    /** No goodbye: as when the machine takes the process away. */
    kill: () => end('SIGKILL'),
    /** From now on its clock goes so many milliseconds before the machine's. */
    async setClock(ahead) {
      const answer = once(child, 'message');
      child.send({ ahead });
      await answer;
    },
    /** Processor time that the server has used so far, in milliseconds. */
    async cpuTime() {
      const answer = once(child, 'message');
      child.send('cpu');
      const [{ user, system }] = await answer;
      return (user + system) / 1000;
    },
    /** Memory that the server holds now, in bytes. */
    async memory() {
      const answer = once(child, 'message');
      child.send('memory');
      return (await answer)[0];
    },
    /** While pgbench runs, the server must not send the messages of the bookings before. */
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
  };
}

export async function freePort() {
  const server = net.createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
