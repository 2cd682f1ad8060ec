import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkBooks } from './rows/check-books.mjs';
import { activities, bookingBody, createActivities } from './rows/fixture.mjs';
import { percentile, steadyLoad } from './load/http-load.mjs';
import { startMailServer } from './mail-server.mjs';
import { goal, runBench, say } from './run-bench.mjs';

// Bookings at a fixed rate with an empty queue and with thousands of messages on their way, in turns, so that whatever
// else the machine does meets both. It fails on wrong numbers (a message lost or doubled), never on slow ones.
const rate = Number(process.env.BENCH_RATE ?? 50);
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const turns = Number(process.env.BENCH_TURNS ?? 2);
const messageCount = Number(process.env.BENCH_MESSAGES ?? 1_500);
const changeGoal = 20;
const drainLimitMs = 1_800_000;

await runBench(async ({ sql, cleanUp, serve }) => {
  const mailServer = await startMailServer();
  cleanUp.push(() => mailServer.stop());
  const server = await serve({ smtpUrl: mailServer.url });
  await createActivities(sql, 2);
  await sql`update territories set admin_emails = '{avisos@example.org}'`;

  say(`${rate} bookings a second, ${turns} × ${seconds} s each; ${os.cpus().length} cores`);
  const book = () => steadyLoad({ port: server.port, rate, seconds, nextBody: () => bookingBody(oneOfMany()) });
  await steadyLoad({ port: server.port, rate, seconds: 3, nextBody: () => bookingBody(oneOfMany()) });
  await drain(sql);
  const quiet = { references: [], latencies: [], refused: 0 };
  const busy = { references: [], latencies: [], refused: 0, sent: 0, drained: 0, draining: 0 };
  for (let turn = 0; turn < turns; turn += 1) {
    add(quiet, await book());
    await drain(sql);
    const began = performance.now();
    const sentBefore = await countSent(sql);
    await queueMessages(sql);
    add(busy, await book());
    busy.sent += (await countSent(sql)) - sentBefore;
    await drain(sql);
    busy.drained += (await countSent(sql)) - sentBefore;
    busy.draining += (performance.now() - began) / 1000;
  }

  say(`  empty queue                   ${describe(quiet.latencies)}`);
  say(`  ${String(messageCount).padEnd(6)}messages in the queue  ${describe(busy.latencies)}`);
  const change = (percentile(busy.latencies, 0.95) / percentile(quiet.latencies, 0.95) - 1) * 100;
  const told = goal('bookings while messages leave, p95 changes by', { figure: change, atMost: changeGoal, unit: '%' });
  say(`  p95 changes by                ${told}`);
  say(`  messages sent while booking   ${(busy.sent / turns / seconds).toFixed(0)}/s`);
  say(
    `  from queued to all sent       ${(busy.draining / turns).toFixed(0)} s, ${(busy.drained / busy.draining).toFixed(0)}/s`,
  );
  return check(sql, mailServer, [...quiet.references, ...busy.references], quiet.refused + busy.refused);
});

function oneOfMany() {
  return activities.first + Math.floor(Math.random() * (activities.last - activities.first + 1));
}

function add(sum, { references, latencies, refused }) {
  sum.references.push(...references);
  sum.latencies.push(...latencies);
  for (const [code, count] of Object.entries(refused)) {
    say(`  ${count} × ${code}`);
    sum.refused += count;
  }
}

/** As when an outing of many people is moved: a message to the bookers of the past, in one transaction. */
async function queueMessages(sql) {
  await sql`with message as (
      insert into messages (slug, language, recipient, recipient_name, reservation_id, territory_id)
      select 'cambio-horario', 'es', email, first_name || ' ' || last_name, reservation_id, 1
      from people where position = 0 and reservation_id <= ${messageCount}::int
      returning id
    )
    select graphile_worker.add_job('send-message', json_build_object('messageId', id), max_attempts => 5, priority => 10)
    from message`;
}

async function countSent(sql) {
  const [{ sent }] = await sql`select count(*)::int as sent from messages where status = 'sent'`;
  return sent;
}

/** Until nothing is on its way any more. */
async function drain(sql) {
  const end = performance.now() + drainLimitMs;
  while (performance.now() < end) {
    const [{ open }] = await sql`select count(*)::int as open from messages where status in ('queued', 'sending')`;
    if (open === 0) return;
    await sleep(250);
  }
  throw new Error('the queue does not become empty');
}

/** Every booking is stored, and every message arrived, each once. */
async function check(sql, mailServer, references, refused) {
  const books = await checkBooks(sql, references, { references: [], capacity: 0 });
  const taken = await mailServer.taken();
  const rows = await sql`select id, status, possibly_repeated as repeated from messages`;
  const lost = rows.filter(({ id, status }) => status !== 'sent' || !taken.has(String(id))).length;
  const doubled = [...taken.values()].filter((times) => times > 1).length;
  const marked = rows.filter(({ repeated }) => repeated).length;
  const [{ told }] = await sql`select count(*)::int as told from messages where slug like 'aviso-administrador%'`;
  say(
    `${rows.length} messages: lost ${lost}, doubled ${doubled}, possibly repeated ${marked}; ${told} to administrators`,
  );
  say(`${references.length} bookings: refused ${refused}, lost ${books.lost}, stored twice ${books.twice}`);
  const wrong = [lost, doubled, marked, refused, ...Object.values(books)];
  return wrong.every((count) => count === 0);
}

function describe(latencies) {
  return (
    [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${percentile(latencies, share).toFixed(1)}`).join(', ') + ' ms'
  );
}
