import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface BuiltServer {
  url: string;
  /** No goodbye: as when the machine takes the process away. */
  kill(): Promise<void>;
  /** Whether its process lives. */
  running(): boolean;
}

const script = fileURLToPath(new URL('serve-built.mjs', import.meta.url));

/** Starts the built product on a database of the test's and waits until it serves. */
export async function startBuiltServer(options: {
  databaseUrl: string;
  smtpUrl: string;
  dataDir: string;
  port: number;
  /** Further variables of its environment. */
  env?: Record<string, string>;
}): Promise<BuiltServer> {
  const child = fork(script, [options.databaseUrl], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      DEHESA_MODE: 'demo',
      DEMO: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '1000000',
      BOOKINGS_PER_ADDRESS: '1000000',
      BOOKINGS_PER_ADDRESS_AND_ACTIVITY: '1000000',
      BOOKINGS_PER_ACTIVITY: '1000000',
      PROOF_AFTER_ADDRESS: '1000000',
      PROOF_AFTER_ACTIVITY: '1000000',
      WAITING_LIST_FACTOR: '1000000',
      PORT: String(options.port),
      SMTP_URL: options.smtpUrl,
      DATA_DIR: options.dataDir,
      ...options.env,
    },
  });
  const ended = once(child, 'exit');
  await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('the built server did not start'))),
  ]);
  const running = () => child.exitCode === null && child.signalCode === null;
  return {
    url: `http://127.0.0.1:${options.port}`,
    running,
    async kill() {
      if (running()) child.kill('SIGKILL');
      await ended;
    },
  };
}
