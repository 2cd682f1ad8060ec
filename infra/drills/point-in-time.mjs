import { setTimeout as sleep } from 'node:timers/promises';
import { leadNumbers } from '../../packages/db/src/lead-numbers.mjs';
import { startArchived } from './archived-postgres.mjs';
import { runDrill, say } from './run-drill.mjs';

// While people book somebody empties the table of reservations by a slip, and the database is led back, too
// far first, and then to the moment before it: what had been promised by then is there, nothing of what came after it, and
// people go on booking.
const calm = 3_000;

/** @type {Awaited<ReturnType<typeof startArchived>>} */
let archived;

await runDrill(
  { name: 'point-in-time', startDatabase: async (place) => (archived = await startArchived(place)) },
  async ({ serve, prepareActivities, visitorsCome, visitorsGone, sql }) => {
    const before = await serve({ url: archived.url });
    await prepareActivities();
    archived.backUp('full');
    const first = visitorsCome(() => before.port);
    await sleep(calm);
    archived.backUp('diff');
    const tooEarly = await now(sql);
    await sleep(calm);
    const kept = { promised: new Map(first.promised), changed: first.changed };
    const moment = await now(sql);
    say(`a full backup, one under load of what differs; ${kept.promised.size} promised until ${moment}`);
    await sleep(calm);
    await sql`truncate reservations cascade`;
    await sleep(calm / 3);
    await visitorsGone();
    await before.kill();
    const since = first.promised.size - kept.promised.size;
    say(`all reservations were deleted, ${since} promised after the moment`);

    await archived.restore(tooEarly);
    const [{ early }] = await sql`select count(*)::int as early from reservations where created_at > ${tooEarly}`;
    const began = performance.now();
    await archived.restore(moment);
    const seconds = (performance.now() - began) / 1000;
    const later = await rowsSince(sql, moment);
    await sql.unsafe(leadNumbers);
    archived.checkArchive();
    say(`restored in ${seconds.toFixed(1)} s`);
    const after = await serve({ url: archived.url });
    const second = visitorsCome(() => after.port);
    await sleep(calm);
    archived.backUp('full');
    await visitorsGone();
    const again = second.promised.size;
    keepPromises(second, first, kept);
    return {
      'restored in, seconds': seconds.toFixed(1),
      'booked before, after the moment, after the restore': `${kept.promised.size}, ${since}, ${again}`,
      'rows of after the moment, wrong': early + later,
      'nobody books again, wrong': again > 0 ? 0 : 1,
    };
  },
);

async function now(sql) {
  const [{ moment }] = await sql`select clock_timestamp()::text as moment`;
  return moment;
}

/** What was stored after the moment and is there nevertheless. */
async function rowsSince(sql, moment) {
  const [{ later }] = await sql`
    select (select count(*) from reservations where created_at > ${moment}::timestamptz)
      + (select count(*) from messages where created_at > ${moment}::timestamptz)
      + (select count(*) from idempotency_keys where created_at > ${moment}::timestamptz)
      + (select count(*) from audit_log where at > ${moment}::timestamptz) as later`;
  return Number(later);
}

/** The count at the end goes over those of before the moment too; who asked again after the slip was told something else. */
function keepPromises(found, first, kept) {
  found.changed += kept.changed;
  for (const [key, reference] of kept.promised) found.promised.set(key, reference);
  for (const figure of ['came', 'soldOut', 'repeated']) found[figure] += first[figure];
  for (const [code, count] of Object.entries(first.errors)) found.errors[code] = (found.errors[code] ?? 0) + count;
}
