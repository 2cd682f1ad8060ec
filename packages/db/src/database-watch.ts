import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { Connection } from './connection';
import { driverOptions, pooledOptions } from './driver-options';

/** Knows whether the database answers. */
export interface DatabaseWatch {
  /** Since when the database does not answer; null while it does. */
  readonly awaySince: Date | null;
  /** Told of each change; answers the function that ends it. */
  onChange(listener: (awaySince: Date | null) => void): () => void;
}

export interface WatchOptions {
  /** From one answer to the next question. */
  everyMs?: number;
  /** A database that takes longer to answer counts as away. */
  deadlineMs?: number;
  /** From a failed question to the next while it is away. */
  againMs?: number;
  /** The address is a pooler's in transaction mode. */
  viaPooler?: boolean;
}

const asked = 'select pg_is_in_recovery() as follows';
/** No connection is left for us: the database says so itself, and those that are open go on. */
const tooManyConnections = '53300';
/** A deadline is counted in steps, and a step at twice its length at most: our own process's deafness is no outage. */
const stepMs = 50;
const watching = (driver: typeof driverOptions) => ({
  ...driver,
  fetch_types: false,
  connection: { ...driver.connection, application_name: 'dehesa-watch' },
});

/**
 * The one place that asks: a cheap statement, again and again, on a connection of its own. Away is what does not answer
 * in time, what cannot be connected to, and a standby, which takes no writes; a single connection that was cut is not.
 */
export class PostgresWatch implements DatabaseWatch {
  readonly #url: string;
  readonly #options: Required<Omit<WatchOptions, 'viaPooler'>>;
  readonly #driver: typeof driverOptions;
  readonly #listeners = new Set<(awaySince: Date | null) => void>();
  #stopped = false;
  #awaySince: Date | null = null;
  #connection: Connection | undefined;
  #wake: (() => void) | undefined;
  #running: Promise<void> | undefined;

  constructor(url: string, { viaPooler = false, ...options }: WatchOptions = {}) {
    this.#url = url;
    this.#driver = watching(viaPooler ? pooledOptions : driverOptions);
    this.#options = { everyMs: 400, deadlineMs: 1_000, againMs: 200, ...options };
  }

  get awaySince(): Date | null {
    return this.#awaySince;
  }

  onChange(listener: (awaySince: Date | null) => void): () => void {
    // A function of its own, so that the same listener may be told twice.
    const own = (awaySince: Date | null) => listener(awaySince);
    this.#listeners.add(own);
    return () => void this.#listeners.delete(own);
  }

  start(): void {
    this.#running ??= this.#run();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#wake?.();
    this.#connection?.destroy();
    await this.#running;
    this.#connection?.destroy();
  }

  async #run(): Promise<void> {
    const { everyMs, againMs } = this.#options;
    while (!this.#stopped) {
      const answers = await this.#answers();
      if (this.#stopped) return;
      this.#tell(answers);
      await this.#pause(answers ? everyMs : againMs);
    }
  }

  /** A connection that was lost, also while it was being opened, is opened again at once: that may be all there is to it. */
  async #answers(): Promise<boolean> {
    const first = await this.#ask();
    // Who stops the watch loses its connection by that, and wants no other.
    const again = first === 'lost' && !this.#stopped;
    return (again ? await this.#ask() : first) === 'answered';
  }

  async #ask(): Promise<'answered' | 'late' | 'lost'> {
    const connection = (this.#connection ??= this.#open());
    const settled = new AbortController();
    const answer = connection.run((sql) => sql.unsafe(asked)).then(readAnswer);
    try {
      const outcome = await Promise.race([answer, this.#deadline(settled.signal)]);
      if (outcome !== 'answered') connection.destroy();
      return outcome;
    } catch (error) {
      connection.destroy();
      return codeOf(error) === tooManyConnections ? 'answered' : 'lost';
    } finally {
      settled.abort();
      answer.catch(() => undefined);
    }
  }

  #open(): Connection {
    const connection = new Connection({ url: this.#url, driver: this.#driver }, () => {
      if (this.#connection === connection) this.#connection = undefined;
      this.#wake?.();
    });
    return connection;
  }

  async #deadline(settled: AbortSignal): Promise<'late'> {
    for (let waited = 0; waited < this.#options.deadlineMs && !settled.aborted;) {
      const began = performance.now();
      await sleep(stepMs, undefined, { ref: false });
      waited += Math.min(performance.now() - began, 2 * stepMs);
    }
    // An answer that has arrived is read before it counts as late.
    await nextTurn();
    await nextTurn();
    return 'late';
  }

  /** Ends early when the connection is lost meanwhile. */
  async #pause(milliseconds: number): Promise<void> {
    const woken = new AbortController();
    this.#wake = () => woken.abort();
    await sleep(milliseconds, undefined, { signal: woken.signal, ref: false }).catch(() => undefined);
    this.#wake = undefined;
  }

  #tell(answers: boolean): void {
    if (answers === (this.#awaySince === null)) return;
    this.#awaySince = answers ? null : new Date();
    for (const listener of this.#listeners) listener(this.#awaySince);
  }
}

/** A connection to one that follows another is of no use: the next may lead to the primary. */
function readAnswer(rows: readonly Record<string, unknown>[]): 'answered' | 'lost' {
  return rows[0]?.['follows'] === true ? 'lost' : 'answered';
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
