import { type ChildProcess, fork } from 'node:child_process';
import net from 'node:net';
import { fileURLToPath } from 'node:url';

export interface ServedProduct {
  url: string;
  pid: number;
  /** What it has written so far. */
  said(): string;
  end(): Promise<void>;
}

interface Place {
  databaseUrl: string;
  dataDir: string;
  settings?: Readonly<Record<string, string>>;
}

/** How often another port is looked for: until the product begins, any connection of the machine's may have been given this one. */
const portsTried = 3;

/** Runs the built product in demo mode, and fills in its demo data where there are none, until it is ended. */
export async function serveBuilt(place: Place): Promise<ServedProduct> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await serveOnFreePort(place);
    } catch (error) {
      if (tried === portsTried || !/port \d+ is in use/.test(String(error))) throw error;
    }
  }
}

async function serveOnFreePort({ databaseUrl, dataDir, settings = {} }: Place): Promise<ServedProduct> {
  const port = await freePort();
  const child = fork(fileURLToPath(new URL('serve-built.mjs', import.meta.url)), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // As `npm start` says it: pictures are worked on by several threads, each with a heap of its own otherwise.
      MALLOC_ARENA_MAX: '2',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DEHESA_MODE: 'demo',
      DEMO: '1',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '100000',
      // Nothing is asked of the world.
      MAP_TILES_URL: 'off',
      POSTAL_CODES_URL: 'off',
      MUNICIPAL_BORDERS_URL: 'off',
      // Of one address, as are all browsers of a test.
      BOOKINGS_PER_ADDRESS: '1000000',
      BOOKINGS_PER_ADDRESS_AND_ACTIVITY: '1000000',
      BOOKINGS_PER_ACTIVITY: '1000000',
      PROOF_AFTER_ADDRESS: '1000000',
      PROOF_AFTER_ACTIVITY: '1000000',
      WAITING_LIST_FACTOR: '1000000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  const keep = (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000));
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  try {
    return { url: await address(child, () => said), pid: child.pid ?? 0, said: () => said, end: () => ended(child) };
  } catch (error) {
    await ended(child);
    throw error;
  }
}

function address(child: ChildProcess, said: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}\n${said()}`)));
    child.once('message', (message) => {
      if (typeof message === 'object' && message !== null && 'url' in message && typeof message.url === 'string')
        resolve(message.url);
    });
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exit;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const found = server.address();
      server.close(() => (typeof found === 'object' && found ? resolve(found.port) : reject(new Error('no port'))));
    });
  });
}
