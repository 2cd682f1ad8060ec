import { setTimeout as sleep } from 'node:timers/promises';
import { goal, say } from '../run-bench.mjs';

/** What the queue does by itself again and again while people book; the night's work may take longer, and nobody waits for it. */
const often = ['queue-reminders', 'notify-administrators', 'forgetVisitors'];
const nightly = 'nightly';
const rounds = 5;
/** Of ten years the oldest month is due. */
const monthsOfRetention = 119;
const p95Goal = 1000;

/**
 * How long the queue's own work takes over everything that there is.
 * @param {import('postgres').Sql} sql
 */
export async function measureQueue(sql) {
  for (const task of often) {
    const times = [];
    for (let round = 0; round < rounds; round += 1) times.push(await run(sql, task));
    const figure = times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)];
    say(`  ${task.padEnd(32)} ${goal(`ten years, ${task}`, { figure, atMost: p95Goal, unit: 'ms', digits: 1 })}`);
  }
  await leaveToErase(sql, monthsOfRetention);
  say(`  ${nightly.padEnd(32)} ${((await run(sql, nightly)) / 1000).toFixed(1)} s`);
}

/**
 * What a month's nights erase, as where every night has done its part: the first of all would erase nine years.
 * @param {import('postgres').Sql} sql @param {number} months
 */
async function leaveToErase(sql, months) {
  await sql`update configuration set retention_months = ${months}`;
}

/** From handing it in until it is done. */
async function run(sql, task) {
  const began = performance.now();
  const [{ id }] = await sql`select id from graphile_worker.add_job(${task})`;
  for (;;) {
    const [job] = await sql`select attempts, last_error from graphile_worker._private_jobs where id = ${id}`;
    if (job === undefined) return performance.now() - began;
    if (job.last_error !== null) throw new Error(`${task}: ${job.last_error}`);
    await sleep(5);
  }
}
