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

/** The longest time in which the event loop had no turn while something was done, in milliseconds of this thread. */
export async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = threadMs();
  let done = false;
  const turns = (async () => {
    while (!done) {
      await new Promise((resolve) => setImmediate(resolve));
      const now = threadMs();
      longest = Math.max(longest, now - last);
      last = now;
    }
  })();
  try {
    await work();
  } finally {
    done = true;
    await turns;
  }
  return longest;
}
