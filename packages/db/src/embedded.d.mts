export interface EmbeddedOptions {
  /** The data folder; it is made when missing. */
  root: string;
  /** Receives one line per thing worth telling. */
  log?: (line: string) => void;
  /** PostgreSQL settings over the defaults, such as `{ fsync: 'off' }` for tests. */
  settings?: Record<string, string>;
  /** Told once, with the reason, when it has ended five times within a minute, or did not start within one, and is given up. */
  onGiveUp?: (reason: Error) => void;
}

export interface EmbeddedPostgres {
  /** Connection string of the application's role, which is no superuser, on 127.0.0.1 and a random free port. */
  url: string;
  /** The same of the superuser: for migrations. */
  ownerUrl: string;
  /** After migrations: gives what they made to the application's role, but for the audit log (decision 0052). */
  handOver: () => Promise<void>;
  /** Of the server that runs now: one that was killed is started again, at the same address. */
  readonly pid: number;
  dataDir: string;
  /** Stops PostgreSQL after its running transactions were ended, and gives the folder back. */
  stop: () => Promise<void>;
}

/**
 * Starts a real PostgreSQL 18 on a data folder. One process owns a folder: a second start is refused while the first
 * lives; what a killed owner left behind is taken over. Errors with `expected: true` are for the reader as they stand.
 */
export function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres>;

/**
 * The connection string of the application's role at a database that another process runs on a data folder; undefined
 * where none does. Throws an error with `expected: true` while it starts or stops, and where its files cannot be read.
 */
export function joinEmbedded(options: Pick<EmbeddedOptions, 'root' | 'log'>): string | undefined;

/** Ends the PostgreSQL that a killed owner left running on a data folder and removes the folder, its data with it; no other's. */
export function removeAbandoned(options: Pick<EmbeddedOptions, 'root' | 'log'>): Promise<void>;
