import { firstWord, statementLimitMs, statementRowLimit } from '@dehesa/domain/database';
import type { DatabaseLogin, SqlConsole, SqlOutcome, SqlValue } from '@dehesa/services/context';
import net from 'node:net';
import { Client, type Connection, DatabaseError, type FieldDef, Query, type QueryConfig } from 'pg';

const connectTimeoutMs = 5_000;
/** Beyond the limit the database itself ends the statement; this is for one that does not listen. */
const graceMs = 2_000;
const lookEveryMs = 20;
const tooManyConnections = '53300';

interface ConsoleOptions {
  databaseUrl: string;
  limitMs?: number;
  /** What an answer may weigh on its way here, with its notices. */
  maxBytes?: number;
}

const writes = new Set(['insert', 'update', 'delete', 'merge']);
const messages = { time: 'canceling statement due to statement timeout', size: 'the answer is too large' };

/**
 * Each statement has a connection of its own, so that nothing that it sets outlives it; all of them are the console's
 * role's, and what that role may do decides what a statement can (B40).
 */
export class PostgresSqlConsole implements SqlConsole {
  readonly #options: Required<ConsoleOptions>;

  constructor(options: ConsoleOptions) {
    this.#options = { limitMs: statementLimitMs, maxBytes: 4 * 1024 * 1024, ...options };
  }

  async run(login: DatabaseLogin, statement: string): Promise<SqlOutcome> {
    const socket = new net.Socket();
    const client = this.#client(login, socket);
    // The errors that matter come with the statement; without a listener a lost connection would end the process.
    client.on('error', () => undefined);
    try {
      await client.connect();
    } catch (error) {
      socket.destroy();
      // As many as the role may have are at it: that is the database's answer, not a fault.
      if (error instanceof DatabaseError && error.code === tooManyConnections) return failed(error);
      throw error;
    }
    const guard = this.#guard(socket);
    try {
      await client.query('begin');
      const reads = !writes.has(firstWord(statement));
      const query = client.query(new LimitedQuery(statement, { limit: statementRowLimit, reads }));
      const answer = await query.answer();
      // Everybody may make large objects, and only a superuser can forbid it.
      if ((await client.query(ownLargeObjects)).rowCount !== 0) return refused('permission denied for large objects');
      await client.query('commit');
      return { ok: true, ...presented(answer) };
    } catch (error) {
      const broken = guard.reason();
      if (broken !== null) return refused(messages[broken]);
      if (!(error instanceof DatabaseError)) throw error;
      return failed(error);
    } finally {
      guard.stop();
      socket.destroy();
    }
  }

  #client({ user, password }: DatabaseLogin, socket: net.Socket): Client {
    const url = new URL(this.#options.databaseUrl);
    url.username = user;
    url.password = password;
    return new Client({
      connectionString: url.href,
      stream: () => socket,
      application_name: 'dehesa-console',
      connectionTimeoutMillis: connectTimeoutMs,
      statement_timeout: this.#options.limitMs,
      lock_timeout: 3_000,
      idle_in_transaction_session_timeout: this.#options.limitMs + graceMs,
      options: '-c search_path=public -c TimeZone=Europe/Madrid',
    });
  }

  /** Ends the connection of a statement that takes too long or says too much. */
  #guard(socket: net.Socket) {
    const { limitMs, maxBytes } = this.#options;
    let broken: 'time' | 'size' | null = null;
    const end = (reason: 'time' | 'size') => {
      broken ??= reason;
      socket.destroy(new Error(messages[reason]));
    };
    const timer = setTimeout(() => end('time'), limitMs + graceMs);
    const look = setInterval(() => socket.bytesRead > maxBytes && end('size'), lookEveryMs);
    return {
      reason: () => broken,
      stop: () => {
        clearTimeout(timer);
        clearInterval(look);
      },
    };
  }
}

const ownLargeObjects = `select from pg_catalog.pg_largeobject_metadata m
  join pg_catalog.pg_roles r on r.oid = m.lomowner where r.rolname = session_user limit 1`;

function failed({ message, code, position }: DatabaseError): SqlOutcome {
  return { ok: false, message, code: code ?? null, position: position === undefined ? null : Number(position) };
}

function refused(message: string): SqlOutcome {
  return { ok: false, message, code: null, position: null };
}

function presented({ fields, rows, rowCount }: LimitedAnswer) {
  const truncated = rows.length > statementRowLimit;
  const kept = truncated ? rows.slice(0, statementRowLimit) : rows;
  return {
    columns: fields.map(({ name }) => name),
    rows: kept.map((row) => row.map((value, index) => valueOf(value, fields[index]?.dataTypeID))),
    rowCount: rowCount ?? kept.length,
    truncated,
  };
}

const booleanType = 16;
/** int8, int2, int4, oid, float4, float8: what JSON can say without losing a digit. */
const numberTypes = new Set([20, 21, 23, 26, 700, 701]);

function valueOf(text: string | null, type: number | undefined): SqlValue {
  if (text === null || type === undefined) return text;
  if (type === booleanType) return text === 't';
  if (!numberTypes.has(type)) return text;
  const number = Number(text);
  return Number.isFinite(number) && (!Number.isInteger(number) || Number.isSafeInteger(number)) ? number : text;
}

interface LimitedAnswer {
  fields: FieldDef[];
  /** As PostgreSQL writes the values. */
  rows: (string | null)[][];
  /** What the statement says that it read or changed; null where it was cut short. */
  rowCount: number | null;
}

/**
 * One statement by the extended protocol, which refuses several in one text. Of what it reads no more than `limit` rows
 * and one are fetched; what it writes is written in full, and of its answer no more is kept.
 */
class LimitedQuery extends Query {
  readonly #limit: number;
  readonly #rows: (string | null)[][] = [];

  constructor(text: string, { limit, reads }: { limit: number; reads: boolean }) {
    // `rows` makes the driver fetch by portions; it is not in its types.
    const config: QueryConfig & { queryMode: 'extended'; rows?: number } = { text, queryMode: 'extended' };
    if (reads) config.rows = limit + 1;
    super(config);
    this.#limit = limit;
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (this.#rows.length <= this.#limit) this.#rows.push(fields);
  }

  handlePortalSuspended(connection: Connection): void {
    connection.close({ type: 'P' }, false);
    connection.sync();
  }

  answer(): Promise<LimitedAnswer> {
    return new Promise((resolve, reject) => {
      this.on('error', reject);
      this.on('end', ({ fields, rowCount }) => resolve({ fields: fields ?? [], rows: this.#rows, rowCount }));
    });
  }
}
