import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { compareRows } from './compare-rows.mjs';
import { loseReservation } from './promises.mjs';
import { breaking, runDrill, say } from './run-drill.mjs';

// A backup is written while people book and is restored into an empty database: whoever had an answer when it began is in
// it, and what does not change once it is stored is the same row for row. A second one, with the product at rest, is
// the same in every table.
const calm = 2_000;
/** Rows that a booking writes once; nothing that follows in this drill changes them. */
const writtenOnce = ['reservations', 'people', 'idempotency_keys', 'audit_log'];
const dist = fileURLToPath(new URL('../../apps/server/dist', import.meta.url));

await runDrill({ name: 'restore' }, async (drill) => {
  const { serve, prepareActivities, visitorsCome, visitorsGone, sql } = drill;
  const server = await serve();
  await prepareActivities();
  const found = visitorsCome(() => server.port);
  await sleep(calm);
  const promisedBefore = [...found.promised.values()];
  const underLoad = await backUp(drill, 'under-load');
  say(`a backup was written under load; ${promisedBefore.length} promised before, ${found.promised.size} after it`);
  await sleep(calm / 4);
  await visitorsGone();
  await server.stop();
  const quiet = await backUp(drill, 'quiet');

  const first = await restore(drill, underLoad, 'drill_under_load');
  const stored = new Set((await first`select reference from reservations`).map(({ reference }) => reference));
  const missing = promisedBefore.filter((reference) => !stored.has(reference.slice(-8)));
  const once = await compareRows(sql, first, { tables: writtenOnce, laterRows: true });
  const second = await restore(drill, quiet, 'drill_quiet');
  // The way to see that the comparison sees: a row is taken from the copy.
  if (breaking) await loseReservation(second, promisedBefore[0]);
  const all = await compareRows(sql, second, {});
  // What waited until now leaves.
  await serve();
  for (const difference of [...once.differences, ...all.differences]) say(`  ${difference}`);
  return {
    'rows compared': once.rows + all.rows,
    tables: all.tables,
    'promised before the backup and not in it, wrong': missing.length,
    'rows that differ, wrong': once.differing + all.differing,
  };
});

/** The file of a backup, as the command writes it. */
async function backUp(drill, name) {
  const folder = path.join(drill.folder, name);
  await command(drill, 'backup.js', ['--to', folder], drill.url);
  const [file] = readdirSync(folder).filter((each) => each.endsWith('.backup'));
  return path.join(folder, file);
}

async function restore(drill, file, database) {
  await drill.sql`create database ${drill.sql(database)} template template0`;
  const url = new URL(drill.url);
  url.pathname = `/${database}`;
  await command(drill, 'restore.js', [file], url.href);
  const restored = postgres(url.href, { max: 2, onnotice: () => undefined });
  drill.cleanUp.push(() => restored.end({ timeout: 1 }));
  return restored;
}

async function command({ folder }, script, args, url) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DEHESA_MODE: 'demo',
    DATABASE_URL: url,
    DATA_DIR: path.join(folder, 'data'),
    LOG_LEVEL: 'error',
  };
  const child = spawn(process.execPath, [path.join(dist, script), ...args], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${script} ended with ${code}`);
}
