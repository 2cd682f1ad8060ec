import { setImmediate } from 'node:timers/promises';

/**
 * Works through many items in batches. Between them everything else that the process has to do gets its turn: a list of
 * hundreds may take long, but holds nobody up.
 */
export async function inBatches<T, R>(
  items: readonly T[],
  size: number,
  work: (batch: readonly T[]) => R[],
): Promise<R[]> {
  const results: R[] = [];
  for (let from = 0; from < items.length; from += size) {
    if (from > 0) await setImmediate();
    results.push(...work(items.slice(from, from + size)));
  }
  return results;
}
