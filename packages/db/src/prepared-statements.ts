import { PostgresJsSession } from 'drizzle-orm/postgres-js';

type PrepareQuery = (this: unknown, query: unknown, fields: unknown, name?: string, ...rest: unknown[]) => unknown;

let installed = false;

/**
 * Makes drizzle use prepared statements for every query. Over postgres.js it otherwise describes each query anew (two
 * round trips) unless `.prepare(name)` is called; any name switches the driver's own statement cache on. The cache goes
 * by the SQL text, so one name serves all.
 */
export function prepareEveryQuery(): void {
  if (installed) return;
  installed = true;
  const prototype = preparable(PostgresJsSession.prototype);
  const original = prototype.prepareQuery;
  prototype.prepareQuery = function prepareQuery(query, fields, name, ...rest) {
    return original.call(this, query, fields, name ?? 'cached', ...rest);
  };
}

/** The method is public at run time and only missing in drizzle's published types; a test in packages/testing watches it. */
function preparable(prototype: object): { prepareQuery: PrepareQuery } {
  if (!('prepareQuery' in prototype) || typeof prototype.prepareQuery !== 'function') {
    throw new Error('drizzle-orm changed: PostgresJsSession has no prepareQuery');
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked above that it is there and a function
  return prototype as { prepareQuery: PrepareQuery };
}
