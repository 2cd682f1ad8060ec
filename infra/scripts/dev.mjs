import path from 'node:path';
import { openDatabase, untilStopped } from './serve.mjs';
import { startSources } from './dev-sources.mjs';
import { stopwatch } from './progress.mjs';

const SERVER = path.resolve('apps/server/src/main.ts');
/** What is saved at once is taken at once. */
const SETTLE_MS = 60;

/**
 * Serves the product from its sources until a signal ends it: a saved screen is exchanged in the browser, and the server
 * begins anew in this process with the modules that a saved file concerns. Nothing is built.
 */
export function dev(say) {
  process.env.NODE_ENV = 'development';
  // Each file of a screen is a request of its own.
  process.env.RATE_LIMIT ??= '1000000';
  return untilStopped(say, start);
}

async function start(say, stops, onGiveUp) {
  const database = await openDatabase(say, stops, onGiveUp);
  const sources = await startSources();
  stops.push(() => sources.stop());
  const seconds = stopwatch();
  const begin = async (main) => main.start({ ...database, webDevelopment: sources.web });
  let server = await begin(await sources.load(SERVER));
  stops.push(() => server?.stop());
  say(`serving the sources (${seconds()})`);

  let turn = Promise.resolve();
  const restart = async () => {
    const again = stopwatch();
    try {
      // A file that cannot be read leaves what was there before.
      const main = await sources.load(SERVER);
      await server?.stop();
      server = undefined;
      server = await begin(main);
      say(`server anew (${again()})`);
    } catch (error) {
      say(error instanceof Error ? error.stack : String(error));
    }
  };
  sources.onChange(SETTLE_MS, (concerned) => {
    if (concerned.has(SERVER)) turn = turn.then(restart);
  });
}
