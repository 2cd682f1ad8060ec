import { setTimeout as sleep } from 'node:timers/promises';
import { runDrill, say } from './run-drill.mjs';

// A second process starts on the same database, visitors are led to it, and the first one ends what it has under way:
// as a new version is put in place of the old one.
const calm = 2_500;

await runDrill({ name: 'rolling' }, async ({ serve, prepareActivities, visitorsCome, times = 3 }) => {
  let server = await serve();
  await prepareActivities();
  const found = visitorsCome(() => server.port);
  const endings = [];
  for (let time = 0; time < times; time += 1) {
    await sleep(calm);
    const before = server;
    // One of the two takes new visitors at any moment, as a proxy does it.
    server = await serve();
    const told = performance.now();
    await before.stop();
    endings.push((performance.now() - told) / 1000);
    say(
      `change ${time + 1} of ${times}: the process before ended in ${endings.at(-1).toFixed(1)} s; ${found.promised.size} promised`,
    );
  }
  await sleep(calm);
  return { changes: times, 'longest ending, seconds': Math.max(...endings).toFixed(1) };
});
