export interface QueueLimits {
  /** Works at a time. */
  running: number;
  /** Works that wait for one of these to end. */
  waiting: number;
  /** For so long each of them waits. */
  patienceMs: number;
}

/** Runs a work as soon as it may, in the order in which they came. */
export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** A short queue before work that is dear: who finds it full, or waits in vain, gets `busy`'s error. */
export function workQueue({ running, waiting, patienceMs }: QueueLimits, busy: () => Error): WorkQueue {
  let free = running;
  /** What lets each of those who wait begin, the longest wait first. */
  const queue = new Set<() => void>();

  const begin = async (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (queue.size >= waiting) throw busy();
    await new Promise<void>((resolve, reject) => {
      const giveUp = setTimeout(() => {
        queue.delete(start);
        reject(busy());
      }, patienceMs);
      const start = () => {
        clearTimeout(giveUp);
        resolve();
      };
      queue.add(start);
    });
  };

  /** Hands the place on, so that nobody who comes just now gets in before who waits. */
  const end = (): void => {
    const [next] = queue;
    if (next === undefined) {
      free += 1;
      return;
    }
    queue.delete(next);
    next();
  };

  return async (work) => {
    await begin();
    try {
      return await work();
    } finally {
      end();
    }
  };
}
