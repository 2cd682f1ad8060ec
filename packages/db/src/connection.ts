import net from 'node:net';
import postgres from 'postgres';
import { DatabaseAwayError } from './database-away-error';
import { noteStatement } from './statement-spans';

export type DriverOptions = Parameters<typeof postgres>[1] & object;
/** How values are read and written, by the number of their type. */
export type DriverTypes = Pick<postgres.ParsedOptions, 'parsers' | 'serializers'>;

export interface ConnectionOptions {
  url: string;
  driver: DriverOptions;
  types?: DriverTypes;
}

type Transaction = postgres.TransactionSql;
type Work<T> = (sql: postgres.Sql) => PromiseLike<T>;

/**
 * Drizzle asks for a prepared statement only where one is named; without, the driver describes each query anew, which is
 * a second round trip. The driver's cache goes by the SQL text.
 */
export const preparing = { prepare: true };

const lostWords = 'the connection to the database was lost';

/**
 * One connection: a client of the driver of its own, which is thrown away with it. The driver (3.4.9) opens lost
 * connections again, but keeps half of what it was about to send, lets what is left of a broken transaction run on the
 * new one, and writes to the missing socket, which ends the process. A client that is never opened twice does none of it.
 */
export class Connection {
  readonly sql: postgres.Sql;
  readonly openedAt = Date.now();
  readonly #onLost: (connection: Connection) => void;
  #socket: net.Socket | undefined;
  #giveUp: ((error: Error) => void) | undefined;
  #lost = false;
  #savepoints = 0;
  /** Of the statements of the transaction that is under way. */
  #firstError: unknown;

  /** `onLost` is told once, when it cannot be used any more. */
  constructor({ url, driver, types }: ConnectionOptions, onLost: (connection: Connection) => void) {
    this.#onLost = onLost;
    const own = { max: 1, max_lifetime: null, onclose: () => this.#lose() };
    // `socket` is missing in the driver's types; it takes a function that answers a socket.
    const sockets = { socket: (parsed: SocketOptions) => this.#open(parsed) };
    this.sql = postgres(url, { ...driver, ...own, ...sockets });
    Object.assign(this.sql.options.parsers, types?.parsers);
    Object.assign(this.sql.options.serializers, types?.serializers);
  }

  get lost(): boolean {
    return this.#lost;
  }

  /** One piece of work at a time; it fails as soon as the connection is lost, whatever it waits for. */
  run<T>(work: Work<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#lost) return reject(new DatabaseAwayError(lostWords));
      this.#giveUp = reject;
      void Promise.resolve(work(this.sql)).then(resolve, reject);
    });
  }

  /**
   * `begin` goes out together with the first statements, which saves a trip. Of statements that were sent together the
   * error is the first one's, of which the others only say that it had failed; whoever swallowed it hears of it in the end.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.run(async (sql) => {
      this.#firstError = undefined;
      // Raw: how a transaction begins and ends is the driver's matter, below Drizzle.
      const begun = sql.unsafe('begin').execute();
      begun.catch(() => undefined);
      let value: T;
      try {
        value = await this.#whileOpen(sql, work);
        await begun;
      } catch (error) {
        if (!this.#lost) await sql.unsafe('rollback');
        throw isAborted(error) ? this.#firstError : error;
      }
      const { command } = await sql.unsafe('commit');
      if (command !== 'COMMIT') throw this.#firstError;
      return value;
    });
  }

  /** Ends it without a goodbye: a peer that is silent would not hear it. */
  destroy(): void {
    this.#lose();
    this.#socket?.destroy();
  }

  /** Ends it after what it is at, in `seconds` at the most. */
  async end(seconds: number): Promise<void> {
    await this.sql.end({ timeout: seconds });
  }

  /**
   * What is left of a transaction whose connection is gone: its statements fail, and its end is never told to the driver,
   * which would send `commit` or `rollback` for it.
   */
  #whileOpen<T>(sql: postgres.Sql, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const guarded = {
      unsafe: (...[text, values]: Parameters<typeof sql.unsafe>) => {
        if (this.#lost) return refusedQuery();
        const query = sql.unsafe(text, values, preparing);
        query.catch((error: unknown) => (this.#firstError ??= error));
        noteStatement(text, query);
        return query;
      },
      savepoint: (inner: (tx: Transaction) => Promise<unknown>) => this.#savepoint(sql, inner),
    };
    return new Promise((resolve, reject) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that drizzle asks of a transaction
      work(guarded as unknown as Transaction).then(
        (value) => this.#lost || resolve(value),
        (error: Error) => this.#lost || reject(error),
      );
    });
  }

  async #savepoint<T>(sql: postgres.Sql, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const name = `s${(this.#savepoints += 1)}`;
    await sql.unsafe(`savepoint ${name}`);
    try {
      return await this.#whileOpen(sql, work);
    } catch (error) {
      if (!this.#lost) await sql.unsafe(`rollback to ${name}`);
      throw error;
    }
  }

  /** The driver asks a second time where the first attempt ended without a word; it would go on for ever. */
  #open({ host, port, path }: SocketOptions): net.Socket {
    const again = this.#socket !== undefined;
    const socket = new net.Socket();
    this.#socket = socket;
    socket.on('error', (error) => this.#lose(error)).on('close', () => this.#lose());
    // What is written before would be lost, and so would an error before the driver listens.
    setImmediate(() => {
      if (again || this.#lost) socket.destroy(new DatabaseAwayError(lostWords));
      else if (typeof path === 'string') socket.connect(path);
      else socket.connect(port[0] ?? 5432, host[0] ?? 'localhost');
    });
    return Object.assign(socket, { host: host[0], port: port[0] });
  }

  #lose(error: Error = new DatabaseAwayError(lostWords)): void {
    if (this.#lost) return;
    this.#lost = true;
    this.#giveUp?.(error);
    this.#onLost(this);
    // Its timers; there is nothing left to wait for.
    void this.sql.end({ timeout: 0 });
  }
}

/** Whether a statement failed for no other reason than that one before it had. */
function isAborted(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '25P02') || isAborted(error.cause);
}

interface SocketOptions {
  host: readonly string[];
  port: readonly number[];
  /** Of a Unix socket. */
  path?: string | false;
}

function refusedQuery() {
  const refused = Promise.reject(new DatabaseAwayError(lostWords));
  return Object.assign(refused, { values: () => refused });
}
