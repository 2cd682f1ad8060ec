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

/** What reading 20 MB of JSON takes in ms on a machine as installations have them. */
const usualReadingMs = 30;

/**
 * A limit in ms for what one turn may take, on this machine: where the bare reading of such a body already takes several times
 * what is usual, as on one whose memory is lent out, that many times as long.
 */
export function limitHere(limitMs: number): number {
  const body = JSON.stringify({ file: 'A'.repeat(20_000_000) });
  const takes = Array.from({ length: 5 }, () => {
    const before = threadMs();
    JSON.parse(body);
    return threadMs() - before;
  });
  const reading = takes.toSorted((one, other) => one - other)[2] ?? usualReadingMs;
  return limitMs * Math.max(1, reading / usualReadingMs);
}
