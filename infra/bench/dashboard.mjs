import { setTimeout as sleep } from 'node:timers/promises';
import { bookingBody } from './rows/fixture.mjs';
import { connect } from './load/http-connection.mjs';
import { load, percentile } from './load/http-load.mjs';
import { createManyActivities, sessionToken } from './rows/many-activities.mjs';
import { createManyReservations } from './rows/many-reservations.mjs';
import { goal, runBench, say } from './run-bench.mjs';

// The home screen's statistics while people book; over ten years of data they are asked by `ten-years`. It fails on wrong numbers,
// never on slow ones.
const reservationCount = Number(process.env.BENCH_RESERVATIONS ?? 200_000);
const calls = Number(process.env.BENCH_CALLS ?? 100);
const clients = 2;
const p95Goal = 100;
const stalenessGoal = 60;
/** Held by whoever keeps the statistics: with it in our hands nobody does. */
const keeperLock = 727_004;
const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);

await runBench(async ({ sql, serve }) => {
  await (await serve()).stop();
  const filling = performance.now();
  const bookable = await fill(sql);
  say(`\n${reservationCount} reservations of 10000 activities, written in ${seconds(filling)} s`);
  const lock = await sql.reserve();
  await lock`select pg_advisory_lock(${keeperLock}, 0)`;
  const server = await serve();

  const nextBody = () => bookingBody(bookable[Math.floor(Math.random() * bookable.length)]);
  await load({ port: server.port, clients: 4, seconds: 3, nextBody });
  const without = await load({ port: server.port, clients: 4, seconds: 8, nextBody });
  await lock`select pg_advisory_unlock(${keeperLock}, 0)`;
  lock.release();
  await until(async () => (await sql`select from statistics_state`).length === 1);

  const view = encodeURIComponent(JSON.stringify({ json: { scope: 'general', country: 'ES' } }));
  await measure(server, 'localities of Spain', `/trpc/stats.localities?input=${view}`, sessionToken);

  const [during] = await Promise.all([
    load({ port: server.port, clients: 4, seconds: 8, nextBody }),
    measure(server, 'dashboard while people book', '/trpc/stats.dashboard', sessionToken),
  ]);
  for (const [when, { references, latencies, seconds: lasted }] of [
    ['nobody counting', without],
    ['counting and asked', during],
  ]) {
    const p95 = percentile(latencies, 0.95).toFixed(1);
    say(`  bookings, ${when.padEnd(20)} ${(references.length / lasted).toFixed(0)}/s, p95 ${p95} ms`);
  }
  const ended = performance.now();
  const right = await until(async () => isRight(sql, await dashboardOf(server)), stalenessGoal * 1000);
  const late = { figure: (performance.now() - ended) / 1000, atMost: stalenessGoal, unit: 's', digits: 1 };
  say(`  every booking counted after the last one in ${goal('bookings counted', late)}`);
  if (!right) say('  the dashboard differs from a plain count');
  return right;
});

/** Answers the activities that can be booked. */
async function fill(sql) {
  await createManyActivities(sql);
  await createManyReservations(sql, reservationCount);
  await sql`update activities set date = current_date + 40, ends_at = now() + interval '40 days', hidden = false
    where id % 200 = 1 and id % 3 <> 0`;
  const rows = await sql`select id from activities where id % 200 = 1 and id % 3 <> 0`;
  await sql`update shift_places set capacity = 1000000 where activity_id in (select id from activities where id % 200 = 1)`;
  // The first start counted nothing, and said so.
  await sql`delete from statistics_state`;
  return rows.map(({ id }) => id);
}

async function measure(server, name, address, token) {
  const latencies = [];
  const client = async () => {
    const connection = await connect(server.port);
    for (let call = -2; call < calls; call += 1) {
      const sent = performance.now();
      const { status, text } = await connection.get(address, `dehesa_session=${token}`);
      if (call >= 0) latencies.push(performance.now() - sent);
      if (status !== 200) throw new Error(`HTTP ${status}: ${text}`);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: clients }, client));
  const [p50, p95] = [0.5, 0.95].map((share) => percentile(latencies, share));
  const told = goal(`${name}, p95`, { figure: p95, atMost: p95Goal, unit: 'ms', digits: 1 });
  say(`  ${name.padEnd(30)} p50 ${p50.toFixed(1).padStart(6)}  p95 ${told}`);
}

async function dashboardOf(server) {
  const connection = await connect(server.port);
  const { text } = await connection.get('/trpc/stats.dashboard', `dehesa_session=${sessionToken}`);
  connection.close();
  return JSON.parse(text).result.data.json.general;
}

async function isRight(sql, { reservations, people, provinces }) {
  const [plain] = await sql`
    select count(*) filter (where status = 2)::int as confirmed, count(*)::int as total,
      coalesce(sum(party_size) filter (where status < 4), 0)::int as people
    from reservations join activities a on a.id = activity_id where not a.hidden`;
  const [{ spain }] = await sql`
    select count(*)::int as spain from reservations r join activities a on a.id = r.activity_id
    join people p on p.reservation_id = r.id and p.position = 0
    where not a.hidden and r.status < 4 and p.country = 'ES' and p.province_code is not null`;
  const told = provinces.reduce((sum, { total }) => sum + total, 0);
  return (
    plain.confirmed === reservations.confirmed &&
    plain.total === reservations.total &&
    plain.people === people &&
    spain === told
  );
}

async function until(condition, patienceMs = 120_000) {
  for (const end = performance.now() + patienceMs; performance.now() < end; await sleep(250))
    if (await condition()) return true;
  return false;
}
