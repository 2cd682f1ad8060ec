import { domainFailure } from '../error-message';

const firstLookMs = 2_000;
const longestPauseMs = 10_000;

interface Surroundings {
  /** Asks the server whether its database answers. */
  isBack: () => Promise<boolean>;
  /** It answers again: what is on screen may be old. */
  onBack: () => void;
}

/** Since when the back office is only to be read, learnt from what its calls are answered, until the server is well again (B50). */
export class DatabaseAway {
  readonly #surroundings: Surroundings;
  readonly #listeners = new Set<() => void>();
  #since: Date | null = null;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /** For `useSyncExternalStore`; null while the database answers. */
  readonly get = (): Date | null => this.#since;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Looks at the failure of any call. */
  note(error: unknown): void {
    const failed = domainFailure(error);
    if (failed?.code !== 'service.databaseAway' || this.#since !== null) return;
    const { since } = failed.params;
    this.#change(since === null ? new Date() : new Date(since));
    this.#lookIn(firstLookMs);
  }

  #lookIn(ms: number): void {
    setTimeout(() => void this.#look(ms), ms * (0.8 + Math.random() * 0.4));
  }

  async #look(waited: number): Promise<void> {
    if (!(await this.#surroundings.isBack())) return this.#lookIn(Math.min(waited * 1.5, longestPauseMs));
    this.#change(null);
    this.#surroundings.onBack();
  }

  #change(since: Date | null): void {
    this.#since = since;
    for (const listener of this.#listeners) listener();
  }
}

/** What `/api/health` says (B49); no answer is as bad as a bad one. */
export async function askHealth(): Promise<boolean> {
  try {
    return (await fetch('/api/health', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
