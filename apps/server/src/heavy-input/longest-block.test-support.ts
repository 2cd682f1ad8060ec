import { readFileSync } from 'node:fs';

/**
 * Runs a work and answers the longest time in ms that the event loop was not free meanwhile: processor time of this
 * thread within one turn, so that other programs on the machine do not count.
 */
export async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = threadMs();
  let running = true;
  const look = () => {
    const now = threadMs();
    longest = Math.max(longest, now - last);
    last = now;
    if (running) setImmediate(look).unref();
  };
  setImmediate(look).unref();
  try {
    await work();
  } finally {
    running = false;
  }
  return Math.max(longest, threadMs() - last);
}

/** Linux counts the nanoseconds of each thread; elsewhere time that passes has to do. */
const threadMs: () => number = (() => {
  const path = '/proc/thread-self/schedstat';
  try {
    readFileSync(path);
  } catch {
    return () => performance.now();
  }
  return () => Number(readFileSync(path, 'latin1').split(' ', 1)[0]) / 1e6;
})();
