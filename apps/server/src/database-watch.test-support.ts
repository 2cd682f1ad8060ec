import type { DatabaseWatch } from '@dehesa/db';

export interface FakeDatabaseWatch extends DatabaseWatch {
  goAway(since: Date): void;
  comeBack(): void;
}

/** For tests: a watch that is told what it sees. */
export function fakeDatabaseWatch(): FakeDatabaseWatch {
  const listeners = new Set<(awaySince: Date | null) => void>();
  let awaySince: Date | null = null;
  const change = (to: Date | null) => {
    awaySince = to;
    for (const listener of listeners) listener(to);
  };
  return {
    get awaySince() {
      return awaySince;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    goAway: change,
    comeBack: () => change(null),
  };
}
