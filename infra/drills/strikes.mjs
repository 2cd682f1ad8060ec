import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '../cluster/members.mjs';
import { say } from './run-drill.mjs';
import { longestSilence } from './visitors.mjs';

/** Nothing happens for so long before each strike; milliseconds. */
const calm = 2_000;

/**
 * Strikes while people book, waits until they book again and all is whole, and measures each silence.
 * @param {{ name: string, times: number, silence?: number, found: ReturnType<typeof import('./visitors.mjs').startVisitors>['found'] }} options
 *   `silence`: seconds that nobody may go longer without an answer, where there is a limit
 * @param {{ strike: (time: number) => Promise<void>, untilWhole: () => Promise<unknown> }} acts
 */
export async function strikeAgain({ name, times, silence, found }, { strike, untilWhole }) {
  const silences = [];
  for (let time = 1; time <= times; time += 1) {
    await sleep(calm);
    const before = found.answeredAt.length;
    const promised = found.promised.size;
    await strike(time);
    await untilBooked(found);
    silences.push(longestSilence({ answeredAt: found.answeredAt.slice(before).map(since(found, before)), endedAt: 0 }));
    say(`${name} ${time} of ${times}: ${promised} promised; silence ${silences.at(-1).toFixed(1)} s`);
    await untilWhole();
  }
  await sleep(calm);
  const sorted = silences.toSorted((one, other) => one - other);
  return {
    times,
    'silence in the middle, seconds': sorted[Math.floor(sorted.length / 2)].toFixed(1),
    ...(silence !== undefined && {
      [`silences over ${silence} s, wrong`]: sorted.filter((each) => each > silence).length,
    }),
  };
}

/** Moments counted from the last answer before. */
function since({ answeredAt }, index) {
  const start = answeredAt[index - 1] ?? 0;
  return (moment) => moment - start;
}

/** Until people book again, for long enough to see that they go on. */
async function untilBooked(found) {
  const before = found.promised.size;
  await until(60, 'nobody books any more', async () => found.promised.size > before + 50 || undefined);
}
