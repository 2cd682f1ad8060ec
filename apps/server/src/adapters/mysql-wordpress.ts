import type { WordpressFailure } from '@dehesa/domain/configuration';
import type { WordpressAccess, WordpressClient } from '@dehesa/services/context';
import type { Connection, RowDataPacket } from 'mysql2';
import { Outgoing } from './outgoing/outgoing';
import { outgoingRefusal } from './outgoing/outgoing-refused';

const defaultLimitMs = 8_000;
/** Tables that are told; a WordPress has a dozen, with all its plug-ins some hundred. */
const mostTables = 1_000;

const reasons: Readonly<Record<string, WordpressFailure>> = {
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  ERR_SOCKET_BAD_PORT: 'unreachable',
  PROTOCOL_CONNECTION_LOST: 'unreachable',
  ETIMEDOUT: 'timeLimit',
  ER_ACCESS_DENIED_ERROR: 'credentials',
  ER_ACCESS_DENIED_NO_PASSWORD_ERROR: 'credentials',
  ER_DBACCESS_DENIED_ERROR: 'credentials',
  ER_BAD_DB_ERROR: 'noDatabase',
};

/** WordPress databases over MySQL; one limit for the whole look, however the server dawdles. */
export class MysqlWordpress implements WordpressClient {
  readonly #limitMs: number;
  readonly #outgoing: Outgoing;

  constructor({ limitMs = defaultLimitMs, outgoing = new Outgoing() }: { limitMs?: number; outgoing?: Outgoing } = {}) {
    this.#limitMs = limitMs;
    this.#outgoing = outgoing;
  }

  async listTables(access: WordpressAccess): Promise<{ tables: string[] } | { failed: WordpressFailure }> {
    const begun = performance.now();
    // Only where a WordPress is looked at.
    const { default: mysql } = await import('mysql2');
    let connection: Connection;
    try {
      const socket = await this.#outgoing.connect(access, this.#limitMs);
      // The driver's own limits are for parts of the way; ours is for all of it.
      connection = mysql.createConnection({
        ...access,
        stream: () => socket,
        charset: 'utf8mb4',
        connectTimeout: this.#limitMs * 2,
        authPlugins: { mysql_clear_password: neverInClear },
      });
    } catch (error) {
      // A port that there is not is refused before anything is asked.
      return { failed: reasonOf(error) };
    }
    // Also what comes after the answer, so that it ends no process.
    const failure = new Promise<never>((_resolve, reject) => connection.on('error', reject));
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<{ failed: 'timeLimit' }>((resolve) => {
      timer = setTimeout(() => resolve({ failed: 'timeLimit' }), this.#limitMs - (performance.now() - begun));
    });
    try {
      return await Promise.race([namesOf(connection, access.database), limit, failure]);
    } catch (error) {
      return { failed: reasonOf(error) };
    } finally {
      clearTimeout(timer);
      connection.destroy();
    }
  }
}

async function namesOf(connection: Connection, database: string): Promise<{ tables: string[] }> {
  const [rows] = await connection
    .promise()
    .query<(RowDataPacket & { name: unknown })[]>(
      'select table_name as name from information_schema.tables where table_schema = ? order by table_name limit ?',
      [database, mostTables],
    );
  return { tables: rows.map(({ name }) => String(name)) };
}

/** A server that wants the password as it is does not get it: others could read it on the way. */
const neverInClear = () => {
  throw Object.assign(new Error('the password is not sent in clear'), { code: 'ER_ACCESS_DENIED_ERROR' });
};

function reasonOf(error: unknown): WordpressFailure {
  if (outgoingRefusal(error) !== undefined) return 'notAllowed';
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return (typeof code === 'string' ? reasons[code] : undefined) ?? 'other';
}
