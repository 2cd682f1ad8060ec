import { readFileSync } from 'node:fs';

/**
 * Milliseconds for which the calling thread has had a processor: other programs of the machine do not count. Where the
 * system does not tell (it is no Linux), those of the whole process.
 */
export function threadMs(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ', 1)[0]) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  }
}

/** No input holds the event loop up for as long (B51). */
export const limitMs = 100;
const looks = 3;

/**
 * For how long something holds the event loop up at the most: the least of three times, where the first is not `within`
 * it. The first may pay for what is compiled, and the collector of garbage comes when it likes.
 */
export async function heldUpMs(work: () => Promise<unknown>, within = limitMs): Promise<number> {
  let least = Infinity;
  for (let look = 0; look < looks && least >= within; look += 1) least = Math.min(least, await longestBlock(work));
  return least;
}

/**
 * How often is looked, in milliseconds: what several turns take between two looks counts as one block, and looking in each
 * turn would take more than what is looked at.
 */
const everyMs = 2;

/** The longest time in which the event loop had no turn while something was done, in milliseconds of this thread. */
async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = threadMs();
  const look = () => {
    const now = threadMs();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const looking = setInterval(look, everyMs);
  try {
    await work();
  } finally {
    clearInterval(looking);
    look();
  }
  return longest;
}
