import { setTimeout as sleep } from 'node:timers/promises';
import { runDrill, say } from './run-drill.mjs';

// The mail server turns everybody away for a while, and comes back; until then nothing may be lost, and nobody waits for it.
const downFor = 12_000;
const calm = 3_000;

await runDrill(
  { name: 'mail-down', drainWithin: 150 },
  async ({ serve, prepareActivities, visitorsCome, mailServer, sql }) => {
    const { port } = await serve();
    await prepareActivities();
    const found = visitorsCome(() => port);
    await sleep(calm);
    await mailServer.refuse(true);
    const before = found.promised.size;
    say(`the mail server refuses; ${before} promised`);
    await sleep(downFor);
    const [{ waiting }] =
      await sql`select count(*)::int as waiting from messages where status in ('queued', 'sending')`;
    const booked = found.promised.size - before;
    say(`it takes mails again; ${booked} promised meanwhile, ${waiting} messages wait`);
    await mailServer.refuse(false);
    await sleep(calm);
    return { 'waited for the mail server': waiting };
  },
);
