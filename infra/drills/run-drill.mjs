import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { startEmbedded } from '../../packages/db/src/embedded.mjs';
import { startServer } from '../bench/bench-server.mjs';
import { startMailServer } from '../bench/mail-server.mjs';
import { copyPrepared, prepareActivities } from './prepared/prepared.mjs';
import { blindSpots, checkPromises, loseReservation } from './promises.mjs';
import { longestSilence, startVisitors } from './visitors.mjs';

const rate = Number(process.env.DRILL_RATE ?? 100);
const { values: given } = parseArgs({
  options: {
    times: { type: 'string' },
    break: { type: 'boolean' },
    drain: { type: 'string' },
    pooler: { type: 'boolean' },
    embedded: { type: 'boolean' },
    careless: { type: 'boolean' },
    from: { type: 'string' },
  },
});

/** Something is lost on purpose, to see that it is noticed. */
export const breaking = given.break === true;
/** The product reaches the database of a cluster through a pooler. */
export const pooling = given.pooler === true;
/** Without Debian's packages, where a drill has such a form. */
export const embedded = given.embedded === true;
/** What is promised is on one machine alone: what must not be done, to see that the count notices. */
export const careless = given.careless === true;
/** In its short form nobody waits until the last message has left: one that is kept and waits for its turn is not lost. */
const checking = { waitingIsLost: given.drain === undefined };

/** @typedef {Awaited<ReturnType<typeof startEmbedded>>} Database */

/** One line of what happens. */
export const say = (line) => process.stdout.write(`${line}\n`);

/**
 * Runs a drill: the built product on a database of its own, visitors who come while `act` does its harm, and then the
 * count of what was promised. All of it is on this machine, and gone afterwards. The process ends with 1 where something
 * was lost, doubled or given too often, or where the count would not have noticed; `--break` loses a reservation on purpose,
 * `--drain 5` waits for messages no longer than that, `--from` a folder begins with what `prepared/make.mjs` put there.
 * @param {{ name: string, drainWithin?: number, placeOfDatabase?: (folder: string) => { root: string, remove: () => void },
 *   startDatabase?: (place: { root: string, folder: string }) => Promise<Database> }} options `drainWithin`: seconds until
 *   every message has to be sent; `startDatabase`: another one than the embedded
 * @param {(drill: Awaited<ReturnType<typeof prepare>>) => Promise<Record<string, number | string> | void>} act answers what
 *   else is to be told; what ends with `wrong` has to be zero
 */
export async function runDrill({ name, drainWithin = 60, placeOfDatabase, startDatabase = startEmbedded }, act) {
  const began = performance.now();
  /** @type {(() => unknown)[]} */
  const cleanUp = [];
  let good = false;
  /** @type {Promise<void> | undefined} */
  let cleaning;
  const clean = () =>
    (cleaning ??= (async () => {
      for (const step of cleanUp.toReversed()) await step();
    })());
  // Who breaks it off leaves nothing behind either.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void clean().finally(() => process.exit(1)));
  try {
    const drill = await prepare(cleanUp, { times: given.times && Number(given.times), placeOfDatabase, startDatabase });
    const more = (await act(drill)) ?? {};
    const found = await drill.visitorsGone();
    say(`nobody comes any more, ${found.promised.size} promised; the last messages leave`);
    await drained(drill.sql, given.drain ? Number(given.drain) : drainWithin + found.came / 10);
    if (breaking) await loseReservation(drill.sql, [...found.promised.values()][0]);
    const zeros = await checkPromises(drill.sql, found, drill.mailServer.taken, checking);
    const blind = breaking ? [] : await blindSpots(drill.sql, found, drill.mailServer.taken, checking);
    const taken = await drill.mailServer.taken();
    if (blind.length > 0) say(`the count does not notice: ${blind.join(', ')}`);
    say(`${name}: ${line({ found, zeros, taken, more, seconds: (performance.now() - began) / 1000 })}`);
    const wrong = Object.entries({ ...zeros, ...more }).filter(
      ([key, figure]) => mustBeZero(zeros, key) && figure !== 0,
    );
    good = wrong.length === 0 && blind.length === 0 && found.promised.size > 0;
  } finally {
    await clean();
  }
  process.exit(good ? 0 : 1);
}

const mustBeZero = (zeros, key) => key in zeros || key.endsWith('wrong');

async function prepare(cleanUp, { times, placeOfDatabase, startDatabase }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dehesa-drill-'));
  // Its user is another one where root runs the drill.
  chmodSync(folder, 0o755);
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
  if (given.from) copyPrepared(given.from, folder);
  const place = placeOfDatabase?.(folder) ?? { root: path.join(folder, 'postgres'), remove: () => undefined };
  cleanUp.push(place.remove);
  const database = await startDatabase({ root: place.root, folder });
  cleanUp.push(() => database.stop());
  const url = database.ownerUrl;
  // One that was killed is asked again.
  const sql = postgres(url, { max: 3, onnotice: () => undefined });
  cleanUp.push(() => sql.end({ timeout: 1 }));
  const mailServer = await startMailServer();
  cleanUp.push(() => mailServer.stop());
  /** @type {ReturnType<typeof startVisitors> | undefined} */
  let visitors;
  const serve = async (options) => {
    const server = await startServer({ url, folder, smtpUrl: mailServer.url, ...options });
    cleanUp.push(server.kill);
    return server;
  };
  return {
    folder,
    cleanUp,
    place,
    url,
    database,
    sql,
    mailServer,
    times,
    serve,
    prepareActivities: () => prepareActivities(sql),
    /** From now on they come, to the port that this answers. */
    visitorsCome: (/** @type {() => number} */ port) => {
      visitors = startVisitors({ rate, port });
      return visitors.found;
    },
    visitorsGone: async () => {
      if (!visitors) throw new Error('nobody came');
      return visitors.end();
    },
  };
}

/** Until nothing is on its way any more; what still is counts as lost. */
async function drained(sql, within) {
  for (const end = performance.now() + within * 1000; performance.now() < end; await sleep(250)) {
    const [{ open }] = await sql`select count(*)::int as open from messages where status in ('queued', 'sending')`;
    if (open === 0) return;
  }
}

function line({ found, zeros, taken, more, seconds }) {
  const errors = Object.values(found.errors).reduce((sum, count) => sum + count, 0);
  const twice = [...taken.values()].filter((times) => times > 1).length;
  return [
    `${found.came} visitors, ${found.promised.size} booked, ${found.soldOut} found it sold out`,
    `lost ${zeros.lost}, doubled ${zeros.doubled}, places over ${zeros.over}, messages lost ${zeros.messagesLost}`,
    `longest silence ${longestSilence(found).toFixed(1)} s, ${found.repeated} asked again, saw an error ${errors}${errors > 0 ? ` ${JSON.stringify(found.errors)}` : ''}`,
    `mails ${taken.size}, repeated ${twice}`,
    ...Object.entries(more).map(([what, figure]) => `${what} ${figure}`),
    `${seconds.toFixed(0)} s`,
  ].join('; ');
}
