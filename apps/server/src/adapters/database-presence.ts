import net from 'node:net';
import type { DatabaseWatch } from '@dehesa/db';
import type { ClientConfig } from 'pg';

/** Resolves once the database answers, or when `signal` ends the waiting; at once where nobody watches it. */
export async function untilPresent(watch: DatabaseWatch | undefined, signal?: AbortSignal): Promise<void> {
  if (watch === undefined || watch.awaySince === null || signal?.aborted) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      leave();
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const leave = watch.onChange((awaySince) => awaySince === null && done());
    signal?.addEventListener('abort', done);
  });
}

/** By these the database gives back within seconds what a client held that is gone without a word. */
const keepalives = '-c tcp_keepalives_idle=3 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=3';

/** How a connection of node-postgres is opened that ends as soon as the database is found away, instead of waiting. */
export function watchedConnection(databaseUrl: string, name: string, watch: DatabaseWatch | undefined): ClientConfig {
  return {
    connectionString: databaseUrl,
    application_name: name,
    options: keepalives,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    connectionTimeoutMillis: 5_000,
    stream: () => {
      const socket = new net.Socket();
      const leave = watch?.onChange((awaySince) => awaySince !== null && socket.destroy());
      return socket.once('close', () => leave?.());
    },
  };
}
