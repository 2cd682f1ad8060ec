import { setTimeout as sleep } from 'node:timers/promises';
import { runDrill, say } from './run-drill.mjs';

// Server and database are killed without a goodbye, together and each alone, so many times as are given, while people book.
const kinds = ['both', 'server', 'database', 'server'];
const calm = 1_500;
/** Its supervisor gives up where it ends five times within a minute. */
const databaseDeathsAMinute = 4;

await runDrill(
  { name: 'kill', drainWithin: 120 },
  async ({ serve, prepareActivities, visitorsCome, database, times = 5 }) => {
    let server = await serve();
    await prepareActivities();
    const { port } = server;
    const found = visitorsCome(() => port);
    const databaseDeaths = [];
    for (let time = 0; time < times; time += 1) {
      await sleep(calm);
      const kind = kindOf(time, databaseDeaths);
      say(`kill ${time + 1} of ${times}: ${kind}, ${found.promised.size} promised`);
      if (kind !== 'server') {
        databaseDeaths.push(performance.now());
        process.kill(database.pid, 'SIGKILL');
      }
      if (kind !== 'database') {
        await server.kill();
        server = await started(() => serve({ port }));
      }
      const before = found.promised.size;
      // Each strike meets people who book.
      for (let waited = 0; found.promised.size === before && waited < 30_000; waited += 50) await sleep(50);
    }
    await sleep(calm);
    return { kills: times };
  },
);

function kindOf(time, deaths) {
  const kind = kinds[time % kinds.length];
  const lately = deaths.filter((at) => performance.now() - at < 60_000).length;
  return kind !== 'server' && lately >= databaseDeathsAMinute ? 'server' : kind;
}

/** While its database is not back, a server does not start: who runs it starts it again. */
async function started(serve) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await serve();
    } catch (error) {
      if (tries === 20) throw error;
      await sleep(500);
    }
  }
}
