import path from 'node:path';
import { startEmbedded } from '../../packages/db/src/embedded.mjs';
import { checkDatabaseUrl, fail, givenDatabaseUrl } from './failure.mjs';
import { stopwatch } from './progress.mjs';

const STOP_TIMEOUT_MS = 15_000;

/** Serves the product in this process, on DATABASE_URL or on the embedded database, until a signal ends it. */
export function serve(say) {
  return untilStopped(say, startBuilt);
}

/** What `start` starts, until a signal ends it; it leaves in `stops` what is to be done then, the last first. */
export async function untilStopped(say, start) {
  // Said by whoever starts it, it means the installation; said by us, only that libraries leave out their checks.
  if (process.env.NODE_ENV === 'production') process.env.DEHESA_MODE ??= 'production';
  process.env.NODE_ENV ??= 'production';
  const stops = [];
  let stopping = false;
  /** @param {Error} [reason] why, where nobody asked for it */
  const shutdown = async (reason) => {
    if (stopping) return;
    stopping = true;
    say(reason ? `stopping: ${reason.message}` : 'stopping');
    // The database's own exit handler still stops it when the server does not end in time.
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    await starting.catch(() => undefined);
    try {
      for (const stop of stops.toReversed()) await stop();
      process.exit(reason ? 1 : 0);
    } catch (error) {
      fail('stop', error);
    }
  };
  const starting = start(say, stops, (reason) => void shutdown(reason));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void shutdown());
  endWithNpm(shutdown);
  try {
    await starting;
  } catch (error) {
    if (stopping) return;
    for (const stop of stops.toReversed()) await stop();
    throw error;
  }
}

async function startBuilt(say, stops, onGiveUp) {
  const database = await openDatabase(say, stops, onGiveUp);
  const main = await import(new URL('../../apps/server/dist/main.js', import.meta.url).href);
  const server = await main.start(database);
  stops.push(() => server.stop());
}

/** The database that DATABASE_URL names or the embedded one, as the server wants to be told of it. */
export async function openDatabase(say, stops, onGiveUp) {
  const given = givenDatabaseUrl();
  if (given) {
    checkDatabaseUrl(given);
    return { databaseUrl: given, embedded: false };
  }
  const { url, ownerUrl, handOver } = await startDatabase(say, stops, onGiveUp);
  return { databaseUrl: url, embedded: true, owner: { url: ownerUrl, handOver } };
}

/** Starts the embedded database; `onGiveUp` is told when it cannot be kept running. */
export async function startDatabase(say, stops, onGiveUp) {
  const seconds = stopwatch();
  const database = await startEmbedded({ root: path.resolve(process.env.DATA_DIR || '.data'), log: say, onGiveUp });
  stops.push(() => database.stop());
  say(`embedded PostgreSQL is up (${seconds()})`);
  return database;
}

/** When npm is killed without passing the signal on, our parent changes: nobody would stop us any more. */
function endWithNpm(shutdown) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && void shutdown(), 500).unref();
}
