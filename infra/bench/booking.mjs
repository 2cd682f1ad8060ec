import { createHash } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from './bench-server.mjs';
import { checkBooks } from './rows/check-books.mjs';
import { activities, bookingBody, createActivities, idempotencyKey, nextPerson } from './rows/fixture.mjs';
import { connect } from './load/http-connection.mjs';
import { book, load, percentile } from './load/http-load.mjs';
import { createLeastBooking, leastScript } from './least-booking.mjs';
import { findPgbench, pgbenchScript, runPgbench } from './pgbench.mjs';
import { startRecorder } from './record-statements.mjs';
import { goal, runBench, say } from './run-bench.mjs';

// Booking over HTTP against pgbench running the same statements, and the least that would book, on the same PostgreSQL in
// the same run.
const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const clients = 16;
/** HTTP and pgbench take turns. */
const turns = 4;
const p95Goal = 50;
const processorGoal = 0.8;
const smallCapacity = 300;
const runs = [
  { name: 'one hot activity', range: { first: activities.hot, last: activities.hot }, share: 80, leastShare: 60 },
  { name: '50 activities', range: { first: activities.first, last: activities.last }, share: 75, leastShare: 30 },
];

await runBench(async ({ folder, url, sql, serve }) => {
  const recorded = await recordBooking(folder, url, sql);
  await createLeastBooking(sql);
  const server = await serve();
  const program = findPgbench();
  if (!program) say('pgbench is not installed, so there is no comparison (Debian: postgresql-contrib)');

  say(
    `${recorded.statements.length} statements a booking; ${clients} clients, ${seconds} s each, ${os.cpus().length} cores`,
  );
  await load({ port: server.port, clients, seconds: 3, nextBody: () => bookingBody(activities.hot) });
  const answered = [];
  for (const { name, range, share, leastShare } of runs) {
    const { over, base } = await compare({ folder, server, sql, program, url, recorded, range });
    const many = await load({
      port: server.port,
      clients: 64,
      seconds: seconds / 2,
      nextBody: () => bookingBody(nextIn(range)),
    });
    answered.push(...over.references, ...many.references);
    say(`\n${name}`);
    say(`  HTTP, ${clients} clients   ${describe(over)}`);
    if (program) {
      const rate = base.transactions / base.seconds;
      const least = base.leastTransactions / base.seconds;
      const toLeast = { figure: (over.references.length / over.seconds / least) * 100, atLeast: leastShare, unit: '%' };
      say(`  least SQL, ${clients}      ${least.toFixed(0)}/s`);
      say(`  ratio              ${goal(`bookings of ${name} beside the least SQL`, toLeast)}`);
      const ratio = { figure: (over.references.length / over.seconds / rate) * 100, atLeast: share, unit: '%' };
      say(`  pgbench, ${clients}        ${rate.toFixed(0)}/s, ${((clients / rate) * 1000).toFixed(1)} ms on average`);
      say(`  ratio              ${goal(`bookings of ${name} beside the same statements`, ratio)}`);
    }
    const p95 = { figure: percentile(over.latencies, 0.95), atMost: p95Goal, unit: 'ms', digits: 1 };
    say(`  p95                ${goal(`bookings of ${name}, p95`, p95)}`);
    const processor = { figure: over.cpu / over.references.length, atMost: processorGoal, unit: 'ms', digits: 2 };
    say(`  server's processor ${goal(`processor time of a booking of ${name}, its message included`, processor)}`);
    say(`  HTTP, 64 clients   ${describe(many)}`);
  }
  const soldOut = await load({ port: server.port, clients: 64, seconds: 20, nextBody: untilSoldOut() });
  const books = await checkBooks(sql, answered, { references: soldOut.references, capacity: smallCapacity });
  say(`\nselling out ${smallCapacity} places, 64 clients: ${soldOut.references.length * 2} places booked`);
  say(
    `overbooked ${books.overbooked}, lost ${books.lost}, stored twice ${books.twice}, places that differ ${books.differing}`,
  );
  return Object.values(books).every((count) => count === 0);
});

/** One booking through a server with the fewest connections: what it asks the database, and what is its own in that. */
async function recordBooking(folder, url, sql) {
  const { hostname, port } = new URL(url);
  const recorder = await startRecorder({ host: hostname, port: Number(port || 5432) });
  const server = await startServer({ url, folder, pool: 2, databasePort: recorder.port });
  await createActivities(sql, smallCapacity);
  const connection = await connect(server.port);
  // Whichever connection carries the recorded one knows its statements by then.
  for (let times = 0; times < 8; times += 1) await book(connection, bookingBody(activities.hot));
  // The queue works on the same connections: its messages must not be among the recorded.
  await sleep(1_500);
  const person = nextPerson();
  recorder.recording = true;
  const { reference, code } = await book(connection, bookingBody(activities.hot, person));
  recorder.recording = false;
  connection.close();
  await server.stop();
  await recorder.close();
  if (!reference) throw new Error(`the recorded booking was refused: ${code}`);
  const stored = reference.slice(-8);
  const [row] = await sql`select id from reservations where reference = ${stored}`;
  const marks = {
    person: String(person),
    keyHash: createHash('sha256').update(idempotencyKey(person)).digest('hex'),
    reservationId: String(row.id),
    reference: stored,
    activityId: String(activities.hot),
  };
  return { marks, statements: ofOneBooking(recorder.statements) };
}

/** Up to the commit of the session that stored the reservation, without what the queue asks on sessions of its own. */
function ofOneBooking(statements) {
  const storing = statements.find(({ text }) => /insert into "?reservations"?/i.test(text))?.session;
  const asksForActivities = ({ texts }) => [...texts.values()].some((text) => /\bfrom\s+"?activities\b/i.test(text));
  const own = statements.filter(({ session }) => session === storing || asksForActivities(session));
  const isCommit = ({ session, text }) => session === storing && /^commit/i.test(text.trim());
  // How long it waits for a lock is no work; the product tries again where pgbench would end.
  const isPatience = ({ text }) => text.includes("set_config('lock_timeout'");
  return own.slice(0, own.findIndex(isCommit) + 1).filter((statement) => !isPatience(statement));
}

function nextIn({ first, last }) {
  return first + Math.floor(Math.random() * (last - first + 1));
}

/** HTTP and pgbench in turns, so that whatever else the machine does meets both. */
async function compare({ folder, server, sql, program, url, recorded, range }) {
  const over = { references: [], refused: {}, latencies: [], seconds: 0, cpu: 0 };
  const base = { transactions: 0, leastTransactions: 0, seconds: 0 };
  const script = pgbenchScript(recorded.statements, recorded.marks, range);
  for (let turn = 0; turn < turns; turn += 1) {
    const cpuBefore = await server.cpuTime();
    const part = await load({
      port: server.port,
      clients,
      seconds: seconds / turns,
      nextBody: () => bookingBody(nextIn(range)),
    });
    over.cpu += (await server.cpuTime()) - cpuBefore;
    over.references.push(...part.references);
    over.latencies.push(...part.latencies);
    over.seconds += part.seconds;
    for (const [code, count] of Object.entries(part.refused)) over.refused[code] = (over.refused[code] ?? 0) + count;
    if (!program) continue;
    server.pause();
    const file = path.join(folder, 'booking.sql');
    const asLong = Math.max(1, Math.round(seconds / turns));
    const own = await runPgbench({ program, url, script, file, clients, seconds: asLong });
    const least = await runPgbench({ program, url, script: leastScript(range), file, clients, seconds: asLong });
    base.transactions += own.rate;
    base.leastTransactions += least.rate;
    base.seconds += 1;
    // Messages that pgbench queued are not the server's to send.
    await sql`delete from graphile_worker._private_jobs`;
    server.resume();
  }
  return { over, base };
}

/** Bookings for the small activity until three times its places were asked for. */
function untilSoldOut() {
  let left = smallCapacity * 1.5;
  return () => (left-- > 0 ? bookingBody(activities.small) : null);
}

function describe({ references, refused, latencies, seconds: took }) {
  const times = [0.5, 0.95, 0.99]
    .map((share) => `p${share * 100} ${percentile(latencies, share).toFixed(1)}`)
    .join(', ');
  const others = Object.entries(refused).map(([code, count]) => `, ${count} × ${code}`);
  return `${(references.length / took).toFixed(0)}/s, ${times} ms${others.join('')}`;
}
