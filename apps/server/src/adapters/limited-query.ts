import { type Connection, type FieldDef, Query, type QueryConfig } from 'pg';

export interface LimitedAnswer {
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
export class LimitedQuery extends Query {
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
