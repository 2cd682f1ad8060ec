import { connect } from './load/http-connection.mjs';
import { percentile } from './load/http-load.mjs';
import { activityCount, createManyActivities, sessionToken } from './rows/many-activities.mjs';
import { goal, runBench, say } from './run-bench.mjs';

// The back office's list over 10 000 activities, as the screen asks for it. It fails on wrong answers, never on slow ones.
const clients = 2;
const calls = Number(process.env.BENCH_CALLS ?? 20);
const p95Goal = 50;

const columns = ['title', 'date', 'territory', 'category', 'company', 'capacity'];
const half = activityCount / 2;
/** What is asked for, how many it finds, and which row comes first where that is plain. */
const questions = [
  { name: 'first page', input: {}, total: activityCount },
  { name: '200 a page', input: { pageSize: 200 }, total: activityCount },
  { name: 'last page', input: { pageIndex: activityCount / 25 - 1 }, total: activityCount },
  { name: 'a territory', input: { territoryId: 2 }, total: half },
  ...columns.flatMap((order) =>
    ['asc', 'desc'].map((direction) => ({
      name: `by ${order}, ${direction}`,
      input: { order, direction },
      total: activityCount,
    })),
  ),
  {
    name: 'by title, last page',
    input: { order: 'title', direction: 'asc', pageIndex: activityCount / 25 - 1 },
    total: activityCount,
  },
  { name: 'search, one found', input: { search: `MONFRAGUE ${activityCount - 1}` }, total: 1 },
  { name: 'search, many found', input: { search: 'buitres' }, total: activityCount / 8 },
  {
    name: 'search by town and title',
    input: { search: 'torrejon', order: 'title', direction: 'asc' },
    total: activityCount / 5,
  },
  { name: 'search, one letter', input: { search: 'a' }, total: activityCount },
  { name: 'search, nothing found', input: { search: 'pingüino' }, total: 0 },
];

await runBench(async ({ sql, serve }) => {
  const server = await serve();
  await createManyActivities(sql);
  say(
    `\nthe list of ${activityCount} activities, ${clients} clients, ${calls} calls each (goal: p95 under ${p95Goal} ms)`,
  );
  // The server's code is slow until it has been used a while.
  await ask(server.port, {});
  let wrong = 0;
  let slowest = 0;
  for (const question of questions) {
    const { latencies, totals } = await ask(server.port, question.input);
    if (totals.some((total) => total !== question.total)) {
      wrong += 1;
      say(`  ${question.name}: found ${[...new Set(totals)].join(', ')} in place of ${question.total}`);
      continue;
    }
    const [p50, p95] = [0.5, 0.95].map((share) => percentile(latencies, share));
    slowest = Math.max(slowest, p95);
    say(`  ${question.name.padEnd(28)} p50 ${p50.toFixed(1).padStart(5)}  p95 ${p95.toFixed(1).padStart(5)} ms`);
  }
  say(
    `  the slowest: ${goal('staff list, slowest question, p95', { figure: slowest, atMost: p95Goal, unit: 'ms', digits: 1 })}`,
  );
  return wrong === 0;
});

/** The same question from each client, one call after the other; the first of each only warms up. */
async function ask(port, input) {
  const address = `/trpc/activities.list?input=${encodeURIComponent(JSON.stringify({ json: input }))}`;
  const latencies = [];
  const totals = [];
  const client = async () => {
    const connection = await connect(port);
    for (let call = -1; call < calls; call += 1) {
      const sent = performance.now();
      const { status, text } = await connection.get(address, `dehesa_session=${sessionToken}`);
      if (call >= 0) latencies.push(performance.now() - sent);
      if (status !== 200) throw new Error(`HTTP ${status}: ${text}`);
      totals.push(JSON.parse(text).result.data.json.total);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { latencies, totals };
}
