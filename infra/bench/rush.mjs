import { setTimeout as sleep } from 'node:timers/promises';
import { checkBooks } from './rows/check-books.mjs';
import { activities, bookingBody, createActivities } from './rows/fixture.mjs';
import { connect } from './load/http-connection.mjs';
import { book, percentile } from './load/http-load.mjs';
import { isBooking, oneOfMany, openLoad, pagePath } from './load/open-load.mjs';
import { goal, runBench, say } from './run-bench.mjs';

// Opening time. First pages and bookings that arrive as they like, at 60 % of what the server can do; then everybody at
// once for a few places. It fails on wrong numbers (a place too many, somebody without an answer), never on slow ones.
const seconds = Number(process.env.BENCH_SECONDS ?? 15);
const clients = 16;
const pagesToABooking = 20;
const load = 0.6;
const visitors = Number(process.env.BENCH_VISITORS ?? 2_000);
const within = 5_000;
const places = 200;
/** After which a server that has started has nothing more to do, in milliseconds. */
const settling = 3_000;

await runBench(async ({ sql, serve }) => {
  // The first start migrates and seeds; how long one takes that has nothing to do but to start is asked of the second.
  await (await serve()).stop();
  const began = performance.now();
  const server = await serve();
  const ready = { figure: performance.now() - began, atMost: 1_000, unit: 'ms' };
  say(`\nready to answer    ${goal('from the start to the first answer, warm', ready)}`);
  await createActivities(sql, places);
  await sleep(settling);
  const idle = { figure: (await server.memory()) / 1e6, atMost: 180, unit: 'MB' };
  say(`memory idle        ${goal('memory idle', idle)}`);
  await closedLoop(server.port, 3);
  const most = await closedLoop(server.port, 5);
  const open = await openLoad(server.port, { rate: most * load, seconds, pagesToABooking });
  say(
    `\nat most ${most.toFixed(0)} pages and bookings a second, ${pagesToABooking} : 1; ${load * 100} % of it as they like:`,
  );
  for (const [share, atMost] of [
    [0.5, 10],
    [0.95, 25],
    [0.99, 50],
  ]) {
    const figure = { figure: percentile(open.latencies, share), atMost, unit: 'ms', digits: 1 };
    say(`  p${share * 100}  ${goal(`pages and bookings at ${load * 100} % of the most, p${share * 100}`, figure)}`);
  }
  say(`  refused or failed: ${open.failed}`);

  const cpuBefore = await server.cpuTime();
  const rush = await comeAllAtOnce(server.port);
  const cpu = (await server.cpuTime()) - cpuBefore;
  const pages = { figure: percentile(rush.pages, 0.95), atMost: 300, unit: 'ms', digits: 0 };
  say(
    `\n${visitors} visitors within ${within / 1000} s, each loads the page with its files and books one of ${places} places`,
  );
  say(`  page, p95          ${goal('page in the rush, p95', pages)}`);
  say(`  with its files     ${percentile(rush.loaded, 0.95).toFixed(0)} ms`);
  say(`  booking, p95       ${percentile(rush.bookings, 0.95).toFixed(0)} ms`);
  say(`  server's processor ${(cpu / visitors).toFixed(2)} ms a visitor`);
  say(`  told to come again ${rush.turnedAway} times, hung up on ${rush.hungUp} times`);
  say(`  answers            ${JSON.stringify(rush.answers)}`);
  const memory = { figure: (await server.memory()) / 1e6, atMost: 350, unit: 'MB' };
  say(`  memory afterwards  ${goal('memory after the rush', memory)}`);
  const books = await checkBooks(sql, open.references, { references: rush.references, capacity: places });
  say(`  overbooked ${books.overbooked}, lost ${books.lost}, stored twice ${books.twice}, unsold ${books.unsold}`);
  const answered = Object.values(rush.answers).reduce((sum, count) => sum + count, 0);
  return open.failed === 0 && answered === visitors && Object.values(books).every((count) => count === 0);
});

/** One call after the other from each client; answers how many a second. */
async function closedLoop(port, during) {
  let done = 0;
  const end = performance.now() + during * 1000;
  const client = async (_none, visitor) => {
    const connection = await connect(port, visitor);
    while (performance.now() < end) {
      await (isBooking(pagesToABooking)
        ? book(connection, bookingBody(oneOfMany()))
        : connection.get(pagePath(oneOfMany()), '', 'br'));
      done += 1;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: clients }, client));
  return done / during;
}

/** Everybody within a few seconds; who is told to come again does so as the page would. */
async function comeAllAtOnce(port) {
  const found = { pages: [], loaded: [], bookings: [], references: [], turnedAway: 0, hungUp: 0, answers: {} };
  const files = await filesOfPage(port);
  const visit = async (visitor) => {
    await sleep(Math.random() * within);
    const came = performance.now();
    await untilAnswered(found, port, visitor, async (connection) => {
      const page = await connection.get(pagePath(activities.small), '', 'br');
      found.pages.push(performance.now() - came);
      for (const file of files) await connection.get(file, '', 'br');
      return page;
    });
    found.loaded.push(performance.now() - came);
    await sleep(1_000 + Math.random() * 2_000);
    const asked = performance.now();
    const body = bookingBody(activities.small);
    const answer = await untilAnswered(found, port, visitor, (connection) =>
      connection.post('/trpc/public.book', body),
    );
    found.bookings.push(performance.now() - asked);
    const { result, error } = JSON.parse(answer.text);
    const reference = result?.data.json.reference;
    if (reference) found.references.push(reference);
    const outcome = reference ? 'booked' : (error?.json.data.domain?.code ?? `HTTP ${answer.status}`);
    found.answers[outcome] = (found.answers[outcome] ?? 0) + 1;
  };
  await Promise.all(Array.from({ length: visitors }, (_none, visitor) => visit(visitor)));
  return found;
}

/** Read once: the load must not take the machine from the server by unpacking the same page two thousand times. */
async function filesOfPage(port) {
  const connection = await connect(port);
  const { text } = await connection.get(pagePath(activities.small), '');
  connection.close();
  return [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file);
}

/** Who is told to come again, or hung up on, comes again. */
async function untilAnswered(found, port, visitor, ask) {
  for (;;) {
    try {
      const connection = await connect(port, visitor);
      const answer = await ask(connection).finally(() => connection.close());
      if (answer.status !== 503) return answer;
      found.turnedAway += 1;
    } catch {
      found.hungUp += 1;
    }
    await sleep(1_000 + Math.random() * 2_000);
  }
}
