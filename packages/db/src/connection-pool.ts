import { Connection, type DriverOptions, type DriverTypes } from './connection';
import { DatabaseAwayError } from './database-away-error';
import type { DatabaseWatch } from './database-watch';

/** A connection is not kept for ever: the memory of its backend grows with what it was asked. */
const lifetimeMs = 45 * 60_000;

interface Waiting {
  take: (connection: Connection) => void;
  refuse: (error: Error) => void;
}

export interface PoolOptions {
  url: string;
  max: number;
  driver: DriverOptions;
  types: DriverTypes;
  watch: DatabaseWatch | undefined;
}

export interface PoolLoad {
  waiting: number;
  busy: number;
}

/**
 * Connections that are opened when needed, kept, and given to one after the other. While the database is away nobody
 * waits for one: what is asked then, waits or is under way fails at once.
 */
export class ConnectionPool {
  readonly #options: PoolOptions;
  readonly #all = new Set<Connection>();
  readonly #idle: Connection[] = [];
  readonly #waiting: Waiting[] = [];
  readonly #stopWatching: (() => void) | undefined;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#stopWatching = options.watch?.onChange((since) => since !== null && this.#dropAll());
  }

  /** How many pieces of work wait for a connection, and how many have one. */
  load(): PoolLoad {
    return { waiting: this.#waiting.length, busy: this.#all.size - this.#idle.length };
  }

  /** Lends a connection for a piece of work. */
  async use<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const connection = this.#idle.pop() ?? (await this.#acquire());
    try {
      return await work(connection);
    } catch (error) {
      if (isReadOnly(error)) connection.destroy();
      throw error;
    } finally {
      this.#giveBack(connection);
    }
  }

  /** Ends the connections, each after what it is at, in `seconds` at the most. */
  async close(seconds: number): Promise<void> {
    this.#closed = true;
    this.#stopWatching?.();
    for (const { refuse } of this.#waiting.splice(0)) refuse(new DatabaseAwayError('the pool was closed'));
    await Promise.all([...this.#all].map((connection) => connection.end(seconds)));
  }

  #acquire(): Connection | Promise<Connection> {
    const { max, watch } = this.#options;
    if (this.#closed) throw new DatabaseAwayError('the pool was closed');
    if (watch !== undefined && watch.awaySince !== null) throw new DatabaseAwayError();
    if (this.#all.size < max) return this.#open();
    return new Promise((take, refuse) => this.#waiting.push({ take, refuse }));
  }

  #open(): Connection {
    const connection = new Connection(this.#options, () => this.#forget(connection));
    this.#all.add(connection);
    return connection;
  }

  #giveBack(connection: Connection): void {
    if (connection.lost || this.#closed) return;
    if (Date.now() - connection.openedAt > lifetimeMs) {
      this.#forget(connection);
      void connection.end(0);
      return;
    }
    const next = this.#waiting.shift();
    if (next) next.take(connection);
    else this.#idle.push(connection);
  }

  /** Whoever waits for a connection gets a new one in its place. */
  #forget(connection: Connection): void {
    if (!this.#all.delete(connection)) return;
    const at = this.#idle.indexOf(connection);
    if (at >= 0) this.#idle.splice(at, 1);
    if (!this.#closed) this.#waiting.shift()?.take(this.#open());
  }

  #dropAll(): void {
    for (const { refuse } of this.#waiting.splice(0)) refuse(new DatabaseAwayError());
    for (const connection of this.#all) connection.destroy();
  }
}

/** Of a connection to a primary that has become a standby meanwhile: the next one leads to the new primary. */
function isReadOnly(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '25006') || isReadOnly(error.cause);
}
