import { type SQL, sql } from 'drizzle-orm';

/** What an extension brings comes back with the extension. */
export const notOfAnExtension = (classid: string, oid: string): SQL =>
  sql.raw(`not exists (select from pg_catalog.pg_depend e where e.classid = 'pg_catalog.${classid}'::regclass
    and e.objid = ${oid} and e.deptype = 'e')`);

/** Schemas that are not the server's own; `n` is pg_namespace. */
export const ownSchema = sql.raw(`n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`);
