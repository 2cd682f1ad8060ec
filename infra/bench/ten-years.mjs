import { setTimeout as sleep } from 'node:timers/promises';
import { askAll } from './ask-all.mjs';
import { measureExport } from './measure-export.mjs';
import { createManyActivities } from './rows/many-activities.mjs';
import { createManyYears } from './rows/many-years.mjs';
import { goal, runBench, say } from './run-bench.mjs';
import { knownParty } from './years/known-rows.mjs';
import { tenYearsQuestions } from './years/questions.mjs';
import { measureQueue } from './years/queue-work.mjs';
import { proveAll, signInAll, tokens } from './years/sessions.mjs';

// Every list, search, board and export over what ten years leave behind. It fails on wrong answers, never on slow ones.
const reservations = Number(process.env.BENCH_RESERVATIONS ?? 1_000_000);
const counts = { reservations, messages: reservations * 2, auditRows: reservations * 5 };
const calls = Number(process.env.BENCH_CALLS ?? 20);
const firstCountGoal = 15;

await runBench(async ({ sql, serve }) => {
  await (await serve()).stop();
  const filling = performance.now();
  await createManyActivities(sql);
  await createManyYears(sql, counts);
  const one = await knownParty(sql);
  await signInAll(sql, one.email);
  // The first start counted nothing, and said so.
  await sql`delete from statistics_state`;
  say(`\n${await written(sql)}, written in ${seconds(filling)} s`);
  const questions = await tenYearsQuestions(sql, one);
  const counting = performance.now();
  const server = await serve();
  while ((await sql`select from statistics_state`).length === 0) await sleep(250);
  const first = { figure: Number(seconds(counting)), atMost: firstCountGoal, unit: 's', digits: 1 };
  say(`  counted for the first time in ${goal('ten years, first count of the statistics', first)}, the start included`);

  const right = await askAll(server, questions, calls);
  await proveAll(sql);
  await measureFiles(server, one);
  await measureQueue(sql);
  return right;
});

/** Each file that can be taken away, but that of the confirmed, which is less of what everybody's is; long ones begin before they are read. */
async function measureFiles(server, one) {
  const files = [
    { name: 'everybody', path: '/api/exports/total.xlsx' },
    { name: 'the numbers', path: '/api/exports/datos-generales.xlsx' },
    { name: 'the localities', path: '/api/exports/localidades.xlsx' },
    { name: 'the audit log', path: '/api/exports/registro-auditoria.xlsx', token: tokens.super },
    { name: "an activity's reservations", path: `/descargas/reservas/${one.activity}/reservas.xlsx` },
    { name: "an activity's list on paper", path: `/descargas/reservas/${one.activity}/lista.pdf` },
    { name: 'the database', path: '/api/exports/base-de-datos.sql', token: tokens.super },
  ];
  let latest = 0;
  for (const { token = tokens.admin, ...file } of files)
    latest = Math.max(latest, await measureExport(server, token, file));
  const begun = { figure: latest, atMost: 100, unit: 'ms' };
  say(`  the one that began last: ${goal('ten years, exports, until they begin', begun)}`);
}

/** What was written, counted and not only meant. */
async function written(sql) {
  const [found] = await sql`select (select count(*)::int from reservations) as reservations,
    (select count(*)::int from people) as people, (select count(*)::int from messages) as messages,
    (select count(*)::int from audit_log) as audit`;
  if (
    found.reservations !== counts.reservations ||
    found.messages !== counts.messages ||
    found.audit < counts.auditRows
  )
    throw new Error(`not what was to be written: ${JSON.stringify(found)}`);
  return `${found.reservations} reservations of ${found.people} people, ${found.messages} messages and ${found.audit} lines of the audit log`;
}

function seconds(since) {
  return ((performance.now() - since) / 1000).toFixed(1);
}
