import type { ServiceContext } from '../context';

type Queries = ServiceContext['db'];

/** A statement of Drizzle's that is prepared. */
interface Prepared<Rows> {
  execute(values?: Record<string, unknown>): Promise<Rows>;
}

/**
 * Asks a statement that is built once for each key, with other values each time: to build a large one takes longer than
 * PostgreSQL takes to answer it. What differs from time to time stands in it as a placeholder.
 */
export function builtOnce<Rows, Key = void>(
  build: (db: Queries, key: Key) => Prepared<Rows>,
): (db: Queries, key: Key, values?: Record<string, unknown>) => Promise<Rows> {
  // A transaction has statements of its own, which go with it.
  const built = new WeakMap<Queries, Map<Key, Prepared<Rows>>>();
  return (db, key, values) => {
    const known = built.get(db) ?? new Map<Key, Prepared<Rows>>();
    built.set(db, known);
    const statement = known.get(key) ?? build(db, key);
    known.set(key, statement);
    // Raw: by its name alone; what is sent was built by Drizzle.
    return statement.execute(values);
  };
}
