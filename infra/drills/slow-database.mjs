import { setTimeout as sleep } from 'node:timers/promises';
import { runDrill, say } from './run-drill.mjs';
import { openSlowLink } from './slow-link.mjs';

// Each answer of the database comes 200 ms late for a while: as over a bad line, or from a disk that is failing.
const late = 200;
const slowFor = 15_000;
const calm = 3_000;

await runDrill({ name: 'slow-database' }, async ({ serve, url, cleanUp, prepareActivities, visitorsCome }) => {
  const { hostname, port: databasePort } = new URL(url);
  const link = await openSlowLink({ host: hostname, port: Number(databasePort) });
  cleanUp.push(() => link.close());
  const { port } = await serve({ databasePort: link.port });
  await prepareActivities();
  const found = visitorsCome(() => port);
  await sleep(calm);
  const before = found.promised.size;
  say(`each answer of the database is ${late} ms late; ${before} promised`);
  link.delayAnswers(late);
  await sleep(slowFor);
  const meanwhile = found.promised.size - before;
  link.delayAnswers(0);
  say(`it is quick again; ${meanwhile} promised meanwhile`);
  await sleep(calm);
  return { 'booked a second while slow': ((meanwhile / slowFor) * 1000).toFixed(1) };
});
