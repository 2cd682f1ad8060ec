import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { until } from '../cluster/members.mjs';

/** A folder that only who runs PostgreSQL may look into. @param {{ uid?: number, gid?: number }} user */
export function makeFolder(folder, { uid, gid }) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (uid !== undefined) chownSync(folder, uid, gid);
}

/**
 * A PostgreSQL that nobody supervises.
 * @param {{ bin: string, dataDir: string, settings: Record<string, string | number>, log: string, user: { uid?: number, gid?: number },
 *   env: NodeJS.ProcessEnv }} options
 */
export function launch({ bin, dataDir, settings, log, user, env }) {
  const output = openSync(log, 'a', 0o600);
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(path.join(bin, 'postgres'), ['-D', dataDir, ...flags], {
    ...user,
    env,
    cwd: '/',
    // Its end is told by the drill, and not by the terminal.
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.on('error', () => undefined);
  void once(child, 'exit').catch(() => undefined);
  return child;
}

/** @param {import('node:child_process').ChildProcess} child */
export const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

/**
 * Until it answers at all, if only that it does not know who asks; fails as soon as it has ended.
 * @param {string} url @param {import('node:child_process').ChildProcess} server
 */
export function untilReady(url, server) {
  return until(60, 'PostgreSQL does not start', () => {
    if (hasEnded(server)) throw new Error(`PostgreSQL ended with ${server.exitCode ?? server.signalCode}`);
    return asked(url, (sql) => sql`select 1`).catch((error) => error.code === '28P01');
  });
}

/** By a connection of its own. @template T @param {string} url @param {(sql: import('postgres').Sql) => Promise<T>} ask */
export async function asked(url, ask) {
  const sql = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => undefined });
  try {
    return await ask(sql);
  } finally {
    await sql.end({ timeout: 0 });
  }
}
