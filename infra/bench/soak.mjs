import { setTimeout as sleep } from 'node:timers/promises';
import { openLoad } from './load/open-load.mjs';
import { checkBooks } from './rows/check-books.mjs';
import { createActivities } from './rows/fixture.mjs';
import { goal, runBench, say } from './run-bench.mjs';

// An ordinary busy half hour: what is not given back shows in the memory. It fails on wrong numbers, never on growth.
const minutes = Number(process.env.BENCH_MINUTES ?? 30);
const load = { rate: 105, pagesToABooking: 20 };
/** A server that has just begun fills what it keeps: the growth is that since then. */
const settlingShare = 1 / 3;
const mostGrowth = 5;

await runBench(async ({ sql, serve }) => {
  await (await serve()).stop();
  await createActivities(sql, 200);
  const server = await serve();
  const memory = [];
  const found = { references: [], failed: 0 };
  for (let minute = 1; minute <= minutes; minute += 1) {
    const { references, failed } = await openLoad(server.port, { ...load, seconds: 60 });
    found.references.push(...references);
    found.failed += failed;
    memory.push((await server.memory()) / 1e6);
    say(`  after ${String(minute).padStart(2)} min  ${memory.at(-1).toFixed(0)} MB`);
  }
  const settled = memory.slice(Math.floor(minutes * settlingShare));
  const half = Math.ceil(settled.length / 2);
  const [before, after] = [settled.slice(0, half), settled.slice(-half)].map(median);
  const growth = { figure: (after / before - 1) * 100, atMost: mostGrowth, unit: '%', digits: 1 };
  say(`\ngrowth of the memory  ${goal(`growth of the memory in ${minutes} minutes, once it has settled`, growth)}`);
  const most = { figure: Math.max(...memory), atMost: 350, unit: 'MB' };
  say(`most                  ${goal('memory at most in that time', most)}`);
  say(`bookings ${found.references.length}, refused or failed ${found.failed}`);
  await sleep(1_000);
  const books = await checkBooks(sql, found.references, { references: [], capacity: 200 });
  return found.failed === 0 && books.overbooked + books.lost + books.twice === 0;
});

function median(figures) {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)];
}
