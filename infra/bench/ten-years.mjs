import { setTimeout as sleep } from 'node:timers/promises';
import { askAll } from './ask-all.mjs';
import { createManyActivities, sessionToken, signIn } from './rows/many-activities.mjs';
import { createManyYears } from './rows/many-years.mjs';
import { measureExport } from './measure-export.mjs';
import { runBench, say } from './run-bench.mjs';
import { superToken, tenYearsQuestions } from './ten-years-questions.mjs';

// Every list, search, board and export over what ten years leave behind. It fails on wrong answers, never on slow ones.
const reservations = Number(process.env.BENCH_RESERVATIONS ?? 1_000_000);
const counts = { reservations, messages: reservations * 2, auditRows: reservations * 5 };
const calls = Number(process.env.BENCH_CALLS ?? 20);

await runBench(async ({ sql, serve }) => {
  await (await serve()).stop();
  const filling = performance.now();
  await createManyActivities(sql);
  await createManyYears(sql, counts);
  const [{ id }] = await sql`insert into users (role, email) values (0, 'super@example.org') returning id`;
  await signIn(sql, id, superToken);
  // The first start counted nothing, and said so.
  await sql`delete from statistics_state`;
  say(
    `\n${reservations} reservations, ${counts.messages} messages and ${counts.auditRows} lines of the audit log, written in ${seconds(filling)} s`,
  );
  const server = await serve();
  const questions = await tenYearsQuestions(sql);
  while ((await sql`select from statistics_state`).length === 0) await sleep(250);

  const right = await askAll(server, questions, calls);
  await measureExport(server, sessionToken);
  return right;
});

function seconds(since) {
  return ((performance.now() - since) / 1000).toFixed(1);
}
