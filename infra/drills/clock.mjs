import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../bench/load/http-connection.mjs';
import { book } from '../bench/load/http-load.mjs';
import { activities, bookingBody } from '../bench/rows/fixture.mjs';
import { runDrill, say } from './run-drill.mjs';

// The machine's clock jumps, and both changes of the hour come, while people book; then the last day of registration ends
// at midnight of Madrid on the day that has 23 hours, and on the one that has 25.
const calm = 2_500;
const hour = 3_600_000;
/** @type {[what: string, ahead: () => number][]} */
const jumps = [
  ['an hour ahead', () => hour],
  ['back', () => 0],
  ['ten minutes behind', () => -hour / 6],
  ['just before summer time', () => until('2027-03-28T00:59:58Z')],
  ['just before winter time', () => until('2027-10-31T00:59:58Z')],
  ['back', () => 0],
];
/** @type {[lastDay: string, moment: string, open: boolean][]} */
const edges = [
  ['2027-03-28', '2027-03-28T21:59:50Z', true],
  ['2027-03-28', '2027-03-28T22:00:00Z', false],
  ['2027-10-31', '2027-10-31T22:59:50Z', true],
  ['2027-10-31', '2027-10-31T23:00:00Z', false],
];

await runDrill({ name: 'clock' }, async ({ serve, prepareActivities, visitorsCome, visitorsGone, sql }) => {
  const server = await serve();
  const { port } = server;
  await prepareActivities();
  // They still lie ahead after the last jump.
  await sql`update activities set date = '2027-12-12', first_date = '2027-12-12', ends_at = '2027-12-12T20:00:00Z'
    where id between ${activities.hot}::int and ${activities.small}::int`;
  const found = visitorsCome(() => port);
  await sleep(calm);
  for (const [what, ahead] of jumps) {
    say(`the clock goes ${what}; ${found.promised.size} promised`);
    await server.setClock(ahead());
    await sleep(calm);
  }
  await visitorsGone();
  const wrong = [];
  for (const [lastDay, moment, open] of edges) {
    await sql`update activities set registration_closes_on = ${lastDay} where id = ${activities.hot}::int`;
    await server.setClock(until(moment));
    const connection = await connect(port);
    const { reference, code } = await book(connection, bookingBody(activities.hot));
    connection.close();
    if (reference !== undefined) found.promised.set(`edge ${moment}`, reference);
    if ((reference !== undefined) === open) continue;
    wrong.push(moment);
    say(`at ${moment}, last day ${lastDay}: ${reference ?? code}`);
  }
  await server.setClock(0);
  return { jumps: jumps.length, 'ends of a day wrong': wrong.length };
});

/** How far the clock has to go ahead for it to be that moment. */
function until(moment) {
  return Date.parse(moment) - Date.now();
}
