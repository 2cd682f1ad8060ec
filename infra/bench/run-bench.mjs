import { appendFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { freshDatabase, startServer } from './bench-server.mjs';

/** One line of what a bench found. */
export const say = (line) => process.stdout.write(`${line}\n`);

/**
 * Runs a bench with a folder, a database and servers of its own, which are gone afterwards in the reverse order; ends the
 * process with 1 where it found something wrong. A slow figure is never wrong: it stands in the table of goals.
 * @param {(bench: { folder: string, url: string, sql: import('postgres').Sql, cleanUp: (() => unknown)[],
 *   serve: (options?: object) => ReturnType<typeof startServer> }) => Promise<boolean>} run
 *   answers whether all that was counted is right; `serve` starts the built product on the bench's database
 */
export async function runBench(run) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dehesa-bench-'));
  // PostgreSQL, somebody else where root runs the bench, would lie elsewhere and stay there.
  chmodSync(folder, 0o755);
  /** @type {(() => unknown)[]} */
  const cleanUp = [() => rmSync(folder, { recursive: true, force: true })];
  let good = false;
  try {
    const { url, drop } = await freshDatabase(folder);
    cleanUp.push(drop);
    const sql = postgres(url, { max: 3, onnotice: () => undefined });
    cleanUp.push(() => sql.end());
    const serve = async (options) => {
      const server = await startServer({ url, folder, ...options });
      cleanUp.push(server.stop);
      return server;
    };
    good = await run({ folder, url, sql, cleanUp, serve });
  } finally {
    for (const step of cleanUp.toReversed()) await step();
  }
  process.exit(good ? 0 : 1);
}

/**
 * Says whether a figure reaches its goal, and keeps it for the table at the end of the whole bench.
 * @param {string} what is measured
 * @param {{ figure: number, atMost?: number, atLeast?: number, unit: string, digits?: number }} measured
 * @returns {string} the figure with its goal, in words
 */
export function goal(what, { figure, atMost, atLeast, unit, digits = 0 }) {
  const met = atMost === undefined ? figure >= atLeast : figure <= atMost;
  const wanted = `${atMost === undefined ? `at least ${atLeast}` : `at most ${atMost}`} ${unit}`.trim();
  const found = `${figure.toFixed(digits)} ${unit}`.trim();
  const target = atMost ?? atLeast;
  // Nothing is a goal too, and no figure is a share of it.
  const ratio = target === 0 ? '' : `${Math.round((figure / target) * 100)} %`;
  const line = { what, wanted, found, ratio, met: met ? 'met' : 'missed' };
  if (process.env.BENCH_GOALS) appendFileSync(process.env.BENCH_GOALS, `${JSON.stringify(line)}\n`);
  return `${found} (${wanted}: ${line.met})`;
}
